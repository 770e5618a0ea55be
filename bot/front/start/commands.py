"""/start: what can be played here, and how to begin."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, allowed, command
from bot.front.lobby.opening import may_keep_a_table
from bot.front.visit import Visit, answers
from bot.front.watch.help import show_help
from bot.host.errors import refuse


@command("start")
@answers
async def start(visit: Visit) -> None:
    """Greet whoever wants to play; where something is played already, tell what they can do there."""
    if visit.in_dm:
        raise refuse("ui-start-in-dm")
    await may_keep_a_table(visit)
    await show_help(visit, small_print=False)


def start_command() -> app_commands.Command[Any, ..., Any]:
    """Return /start, which can be typed anywhere."""
    return allowed(start, EVERYWHERE)  # type: ignore[no-any-return]
