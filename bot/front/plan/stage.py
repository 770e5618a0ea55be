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
from games.kernel.hosting import Offer, Pick


class PlanStage:
    """Note moves that are planned, and show the plan."""

    async def take(self, visit: Visit, table: AtTable, offer: Offer, values: Mapping[str, Any]) -> Any:
        """Plan a move, and return what shows the plan with it."""
        assert table.staged is not None
        number = table.staged.number
        await visit.host.plans.add(visit.user, number, Pick(offer.kind, dict(values)))
        return partial(self.show, visit, number)

    async def show(self, visit: Visit, number: int, lines: Sequence[str] = ()) -> None:
        """Show the plan, and the controls of the move that comes next."""
        seen = await visit.look(number)
        planned = await visit.host.plans.of(visit.user, number)
        view = partial(plan_panel, seen, visit.language, planned, lines)

        async def drawn() -> Made:
            shots = await draw_own(visit, seen)
            return Made(view(shots), shots)

        await show_in_time(visit, drawn(), view)
