"""A Discord on this machine, for trying and for testing.

    async with Sandbox() as sandbox:
        with sandbox.point_discord_py_here():
            ...  # start any discord.py bot with sandbox.token
            anna = sandbox.person("Anna").at("table-one")
            answer = await anna.slash("ping")

Only this machine can reach it, and it does not start beside a token of the real Discord.
"""

from .journal import RulesBroken, Violation
from .people.player import NoAnswer, Player
from .people.screen import Answer, Form, Seen
from .redirect import RealTokenError, Redirect, follow_environment
from .web.server import Sandbox
from .wire.errors import NotPossible
from .world.clock import Clock, HandClock, SystemClock
from .world.permissions import Overwrite, Permission

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
