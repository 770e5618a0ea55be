"""A Discord on this machine, for trying and for testing.

    async with Sandbox() as sandbox:
        with sandbox.point_discord_py_here():
            ...  # start any discord.py bot with sandbox.token
            anna = sandbox.person("Anna").at("table-one")
            answer = await anna.slash("ping")

Only this machine can reach it, and it does not start beside a token of the real Discord.

A name is imported when it is first asked for: a bot that is only pointed here loads no server.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = [
    "Answer",
    "Clock",
    "Form",
    "HandClock",
    "NoAnswer",
    "NotPossible",
    "Overwrite",
    "Permission",
    "Player",
    "RealTokenError",
    "Redirect",
    "RulesBroken",
    "Sandbox",
    "Seen",
    "SystemClock",
    "Violation",
    "follow_environment",
]

if TYPE_CHECKING:
    from .journal import RulesBroken, Violation
    from .people.not_possible import NotPossible
    from .people.player import NoAnswer, Player
    from .people.screen import Answer, Form, Seen
    from .redirect import RealTokenError, Redirect, follow_environment
    from .web.server import Sandbox
    from .world.clock import Clock, HandClock, SystemClock
    from .world.permissions import Overwrite, Permission
else:
    _HOMES = {
        "journal": ("RulesBroken", "Violation"),
        "people.not_possible": ("NotPossible",),
        "people.player": ("NoAnswer", "Player"),
        "people.screen": ("Answer", "Form", "Seen"),
        "redirect": ("RealTokenError", "Redirect", "follow_environment"),
        "web.server": ("Sandbox",),
        "world.clock": ("Clock", "HandClock", "SystemClock"),
        "world.permissions": ("Overwrite", "Permission"),
    }
    _HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

    def __getattr__(name: str) -> object:
        """Import a name of this front from the module that defines it."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
