"""A Discord on this machine, for trying and for testing.

    async with Sandbox() as sandbox:
        with sandbox.point_discord_py_here():
            ...  # start any discord.py bot with sandbox.token
            anna = sandbox.person("Anna").at("table-one")
            answer = await anna.slash("ping")

Only this machine can reach it, and it does not start beside a token of the real Discord.
"""

from bot.sandbox.redirect import RealTokenError, Redirect, follow_environment

from .clock import Clock, HandClock, SystemClock
from .errors import NotPossible
from .journal import RulesBroken, Violation
from .permissions import Overwrite, Permission
from .player import NoAnswer, Player
from .screen import Answer, Form, Seen
from .server import Sandbox

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
