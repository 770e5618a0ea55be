"""Answers under the public table, given before everybody's eyes."""

from __future__ import annotations

from bot.front.at_table import AtTable
from bot.front.play.panel import must_be_asked, still_valid
from bot.front.play.sheet import Sheet, Shown, show
from bot.front.router import Outdated, Payload, verb
from bot.front.visit import Visit
from bot.host.access import not_seated
from bot.host.errors import Refused
from bot.host.guards import not_paused
from bot.host.play import can_be_undone
from bot.views.choosing.draft import Draft
from bot.views.openly import answer_meant
from bot.views.parts.custom_id import Control
from games.kernel.hosting import Who, open_answers, say


@verb("openly", enters=True)
async def answer_openly(visit: Visit, control: Control, payload: Payload) -> None:
    """Make the move of a button under the table, if it is the turn of whoever pressed it."""
    await visit.have_a_turn()
    async with visit.at_table(control.game) as table:
        _must_be_waited_for(table)
        await still_valid(visit, table, control)
        not_paused(table.open_game.clocks.agreed)
        sheet, shown = await _answer(visit, table, control)
    await show(sheet, shown)


def _must_be_waited_for(table: AtTable) -> None:
    """Refuse everybody else, and say whose turn it is."""
    if table.seat is None:
        raise not_seated(table.open_game.record.status, table.open_game.players)
    if table.prompt is None:
        must_be_asked(table.overview)
    waiting = table.outline.waiting
    if table.seat not in waiting:
        raise Refused(say("ui-turn-of", who=tuple(map(Who, waiting)), count=len(waiting)))


async def _answer(visit: Visit, table: AtTable, control: Control) -> tuple[Sheet, Shown]:
    """Make the move at once if it can be undone; else ask once, for it is easily pressed by mistake."""
    assert table.open_game.table is not None
    if (meant := answer_meant(open_answers(table.open_game.table), control)) is None:
        raise Outdated()
    values = dict(meant.values)
    sheet = Sheet(visit, table, meant.offer, Draft(picked=values))
    if not sheet.clear(values):
        return sheet, await sheet.show()
    if not can_be_undone(table.open_game, meant.seat, meant.offer.kind, values):
        return sheet, await sheet.show(why=say("ui-no-undo-after"))
    return sheet, await sheet.submit(values)
