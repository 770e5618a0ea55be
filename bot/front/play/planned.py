"""The rest of a plan that stopped: each move opens its form, filled in as it was planned."""

from __future__ import annotations

from bot.front.play.panel import still_valid
from bot.front.play.sheet import Sheet, show
from bot.front.router import Outdated, Payload, number_carried, verb
from bot.front.visit import Visit
from bot.host.autoplay.deputies import plan_of
from bot.host.guards import not_paused
from bot.views.choosing.draft import Draft
from bot.views.parts.custom_id import Control
from games.kernel.hosting import Illegal


@verb("planned", enters=True)
async def propose_planned(visit: Visit, control: Control, payload: Payload) -> None:
    """Open the form of a move that was planned, filled in."""
    await visit.have_a_turn()
    async with visit.at_table(control.game) as table:
        asked = await still_valid(visit, table, control)
        not_paused(table.open_game.clocks.agreed)
        assert table.seat is not None
        standing, at = plan_of(table.open_game, table.seat), number_carried(control.extra)
        if standing is None or at >= len(standing.plan.moves):
            raise Outdated()
        move = standing.plan.moves[at]
        offer = asked.offer(move.kind)
        if offer.blocked is not None:
            raise Illegal(offer.blocked)
        sheet = Sheet(visit, table, offer, Draft(picked=dict(move.values)))
        shown = await sheet.show()
    await show(sheet, shown)
