"""A move or a standing order by slash command."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.front.play.draft import Draft, Filled, ahead, read_draft, refused_ahead, settle
from bot.front.play.sheet import Sheet, play
from bot.front.visit import Visit
from bot.host.errors import Refused
from bot.host.guards import not_paused
from bot.perspective import Glance
from bot.views.form import key_of
from bot.views.orders import give_order
from bot.views.panel import must_be_asked
from bot.words.fingerprint import mark
from bot.words.words import Words
from games.kernel.hosting import Illegal, Offer, Order, order_offer, say


async def propose(visit: Visit, game: int, kind: str, typed: dict[str, str | int]) -> None:
    """Made at once when it is complete, else the form asks for the rest."""
    await visit.have_a_turn()
    if (values := await _complete(visit, game, kind, typed)) is not None:
        await play(visit, game, kind, values, None, brief=True)
        return
    seen = await visit.glance(game)
    asked = must_be_asked(seen)
    not_paused(seen.agreed)
    await _carry_on(visit, seen, asked.offer(kind), typed)


async def _complete(visit: Visit, game: int, kind: str, typed: dict[str, str | int]) -> dict[str, Any] | None:
    """What was typed, if nothing has to be said about it. Mostly that is so, and then it is quickly done."""
    try:
        return await visit.host.at_offer(game, visit.user, kind, partial(_read, visit, typed))
    except Refused:
        return None


def _read(visit: Visit, typed: dict[str, str | int], offer: Offer) -> dict[str, Any] | None:
    if offer.blocked is not None or not typed.keys() <= offer.fields.keys():
        return None
    filled = _understood(offer, Draft(typed=typed), visit.labels())
    if filled.field is not None or (offer.confirm is not None and offer.confirm(filled.picked) is not None):
        return None
    return filled.picked


def _understood(offer: Offer, draft: Draft, words: Sequence[Words]) -> Filled:
    """What can be refused is refused at once. The rest of what was typed waits for what is missing."""
    filled = settle(offer, draft, words)
    why = filled.refused or refused_ahead(offer, ahead(draft, filled), words)
    if why is not None:
        raise Illegal(why)
    return filled


async def propose_order(visit: Visit, game: int, kind: str, typed: dict[str, str | int]) -> None:
    seen = await visit.look(game)
    must_be_asked(seen)
    await _carry_on(visit, seen, order_offer(seen.order_offers, kind), typed)


async def _carry_on(visit: Visit, seen: Glance, offer: Offer, typed: dict[str, str | int]) -> None:
    if offer.blocked is not None:
        raise Illegal(offer.blocked)
    if stray := sorted(typed.keys() - offer.fields.keys()):
        names = tuple(say(f"field-{key_of(name)}") for name in stray)
        raise Illegal(say("stray-fields", label=offer.label, fields=names))
    sheet = Sheet(visit, seen, offer, Draft(typed=typed))
    filled = _understood(offer, sheet.draft, sheet.labels)
    if filled.field is not None:
        await sheet.show()
    elif await doubtful(sheet, filled):
        await sheet.show(why=say("ui-repeat-to-confirm"))
    elif issubclass(offer.action, Order):
        await give_order(visit, seen.record.id, offer.kind, filled.picked)
    else:
        await play(visit, seen.record.id, offer.kind, filled.picked, None, brief=True)


async def doubtful(sheet: Sheet, filled: Filled) -> bool:
    """Is there a warning that has not been given yet? The same command once more goes through."""
    remark = sheet.offer.confirm and sheet.offer.confirm(filled.picked)
    kept = await read_draft(sheet.visit.notes, sheet.visit.user, sheet.seen.record.id, sheet.offer.kind)
    sheet.draft.warned = mark(filled.picked)
    return remark is not None and kept.warned != sheet.draft.warned
