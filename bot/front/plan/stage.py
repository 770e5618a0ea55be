"""The stage on which one's next turn is planned: each move is noted, and the next one asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.front.at_table import AtTable
from bot.front.drawn import draw_own
from bot.front.in_time import Made, show_in_time
from bot.front.visit import Visit
from bot.views.plan import plan_panel
from games.kernel.hosting import Offer, Pick, Whole


class PlanStage:
    """Note moves that are planned, and show the plan."""

    async def take(self, visit: Visit, table: AtTable, offer: Offer, values: Mapping[str, Any]) -> Any:
        """Plan a move, and return what shows the plan with it."""
        assert table.staged is not None
        number = table.staged.number
        gone = await visit.host.plans.add(visit.user, number, Pick(offer.kind, dict(values)))
        return partial(self.show, visit, number, gone=gone)

    async def show(
        self, visit: Visit, number: int, lines: Sequence[str] = (), gone: Sequence[Whole] = ()
    ) -> None:
        """Show the plan, and the controls of the move that comes next. `gone`: what just fell out of it."""
        seen = await visit.look(number)
        planned = await visit.host.plans.of(visit.user, number)
        if gone:
            moves = tuple(whole.label for whole in gone)
            lines = [*lines, seen.words(visit.language).say("ui-plan-fell-out", moves=moves)]
        view = partial(plan_panel, seen, visit.language, planned, lines)

        async def drawn() -> Made:
            shots = await draw_own(visit, seen)
            return Made(view(shots), shots)

        await show_in_time(visit, drawn(), view)
