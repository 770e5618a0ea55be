"""Stages: what is done with a move on a table that is only rehearsed, and how its owner goes on there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from bot.front.at_table import AtTable
from bot.front.learn.stage import LessonStage
from bot.front.plan.stage import PlanStage
from bot.front.visit import Visit
from bot.host.lessons import LESSON
from bot.host.plans import KIND as PLAN
from games.kernel.hosting import Offer

Later: TypeAlias = Callable[[], Awaitable[None]]  # shows something, when the table is free again


class Stage(Protocol):
    """Takes moves on the tables of one kind of rehearsal, and shows them."""

    async def take(self, visit: Visit, table: AtTable, offer: Offer, values: Mapping[str, Any]) -> Later:
        """Take a whole and legal move while the table is held; return what shows what came of it."""
        ...

    async def show(self, visit: Visit, number: int, lines: Sequence[str] = ()) -> None:
        """Show the table of this number, and what can be done there; first these lines."""
        ...


STAGES: Mapping[str, Stage] = {LESSON: LessonStage(), PLAN: PlanStage()}


async def show_rehearsal(visit: Visit, number: int, lines: Sequence[str] = ()) -> None:
    """Show a rehearsal of this person, whatever kind it is."""
    rehearsal = await visit.host.rehearsals.find(visit.user, number)
    await STAGES[rehearsal.kind].show(visit, number, lines)
