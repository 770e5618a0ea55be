"""/plan: one's next turn, planned beforehand."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, allowed, command
from bot.front.plan.controls import show_plan
from bot.front.visit import Visit, answers
from bot.front.which_table import table_for


@command("plan")
@answers
async def plan(visit: Visit) -> None:
    """Plan one's next turn at the table of this channel, in a DM at one's own."""
    await show_plan(visit, await table_for(visit, None))


def plan_command() -> app_commands.Command[Any, ..., Any]:
    """Return /plan, which can be typed anywhere."""
    return allowed(plan, EVERYWHERE)  # type: ignore[no-any-return]
