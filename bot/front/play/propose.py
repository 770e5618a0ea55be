"""A move or a standing order by slash command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.front.at_table import AtTable
from bot.front.play.panel import must_be_asked
from bot.front.play.sheet import Sheet, Shown, show
from bot.front.visit import Visit
from bot.front.which_table import must_play_there
from bot.host.guards import not_paused
from bot.views.choosing.draft import Draft, Filled, ahead, refused_ahead, settle
from bot.views.field import key_of
from bot.words.fingerprint import mark
from bot.words.words import Words
from games.kernel.hosting import Illegal, Offer, order_offer, say

Typed = dict[str, str | int]


async def propose(visit: Visit, key: str, game: int, named: bool, kind: str, typed: Typed) -> None:
    """Make a typed move at once when it is complete; else open its form, which asks for the rest.

    `named`: the person has said which table is meant.
    """
    await visit.have_a_turn()
    async with visit.at_table(game) as table:
        must_play_there(visit, table.open_game.record, key, named)
        sheet = _open(visit, table, kind, typed)
        shown = await _carry_on(sheet, typed)
    await show(sheet, shown)


def _open(visit: Visit, table: AtTable, kind: str, typed: Typed) -> Sheet:
    asked = table.prompt
    if asked is None or table.seat is None:
        asked = must_be_asked(table.overview)
    not_paused(table.open_game.clocks.agreed)
    return Sheet(visit, table, asked.offer(kind), Draft(typed=dict(typed)))


async def propose_order(visit: Visit, game: int, typed: Typed, meant: Any) -> None:
    """Give a typed order at once when it is complete; else open its form.

    `meant` returns the kind of the order, as this person has named it.
    """
    async with visit.at_table(game) as table:
        seen = table.perspective
        must_be_asked(seen)
        sheet = Sheet(visit, table, order_offer(seen.order_offers, meant(seen)), Draft(typed=dict(typed)))
        shown = await _carry_on(sheet, typed)
    await show(sheet, shown)


async def _carry_on(sheet: Sheet, typed: Typed) -> Shown:
    offer = sheet.offer
    if offer.blocked is not None:
        raise Illegal(offer.blocked)
    if stray := sorted(typed.keys() - offer.fields.keys()):
        names = tuple(say(f"field-{key_of(name)}") for name in stray)
        raise Illegal(say("stray-fields", label=offer.label, fields=names))
    filled = _understood(offer, sheet.draft, sheet.labels)
    if filled.field is not None:
        return await sheet.show()
    if await _doubtful(sheet, filled):
        return await sheet.show(why=say("ui-repeat-to-confirm"))
    return await sheet.submit(filled.picked, brief=True)


def _understood(offer: Offer, draft: Draft, words: Sequence[Words]) -> Filled:
    """Return what is settled. What can be refused is refused at once; the rest waits for what is missing."""
    filled = settle(offer, draft, words)
    why = filled.refused or refused_ahead(offer, ahead(draft, filled), words)
    if why is not None:
        raise Illegal(why)
    return filled


async def _doubtful(sheet: Sheet, filled: Filled) -> bool:
    """Return whether there is something to warn of first. The same command once more goes through."""
    remark = sheet.offer.confirm and sheet.offer.confirm(filled.picked)
    if remark is None:
        return False
    before = await sheet.drafts.read(sheet.offer.kind)
    sheet.draft.warned = mark(filled.picked)
    return before.warned != sheet.draft.warned
