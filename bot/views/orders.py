"""Standing orders by touch: those that stand, to be withdrawn, and those that can be given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.front.play.draft import Draft, keep_draft
from bot.front.routes import Given, Outdated, verb
from bot.front.visit import Visit
from bot.host.errors import Refused
from bot.perspective import Glance, Look
from bot.views.build import Press, button, layout, rows
from bot.views.custom_id import ORDER, Control
from bot.views.panel import clip, control_for, heading, must_be_asked
from bot.words.words import Words
from games.kernel.hosting import Offer, order_offer, say

_MOST_LINES, _MOST_ORDERS = 600, 2400


def order_control(seen: Glance) -> Control:
    """An order is given whatever is asked: its controls hold as long as the seat does."""
    return control_for(seen)._replace(decision=ORDER)


def orders_panel(seen: Look, language: str, lines: Sequence[str] = ()) -> ui.LayoutView:
    words, labels = seen.words(language), seen.labels(language)
    return layout(
        heading(seen, words),
        clip(lines, _MOST_LINES),
        words.say(_stand(seen)),
        clip(_standing(seen, words), _MOST_ORDERS),
        *rows(_withdrawals(seen, labels)),
        words.say("ui-order-give") if seen.order_offers else words.say("no-orders-now"),
        *rows(_offers(seen, labels)),
        *rows([button(control_for(seen), labels.say("ui-back"))]),
    )


def _stand(seen: Look) -> str:
    if seen.orders:
        return "ui-orders-yours"
    return "ui-orders-none" if seen.order_offers else "ui-orders-none-yet"


def _standing(seen: Look, words: Words) -> list[str]:
    return [
        words.say("ui-order-line", number=number, order=held.order.text(seen.view))
        for number, held in enumerate(seen.orders, start=1)
    ]


def _withdrawals(seen: Look, labels: Words) -> list[Press]:
    base = order_control(seen)
    return [
        button(base.to("unorder", extra=held.id), labels.say("ui-order-withdraw", number=number))
        for number, held in enumerate(seen.orders, start=1)
    ]


def _offers(seen: Look, labels: Words) -> list[Press]:
    base = order_control(seen)
    return [
        button(base.to("act", offer.kind), labels(offer.label), disabled=offer.blocked is not None)
        for offer in seen.order_offers[:20]
    ]


async def show_orders(visit: Visit, game: int, lines: Sequence[str] = ()) -> None:
    seen = await visit.look(game)
    must_be_asked(seen)
    await visit.show(orders_panel(seen, visit.language, lines))


async def order_meant(visit: Visit, control: Control) -> tuple[Look, Offer]:
    """The table and the order whose form this is."""
    seen = await visit.look(control.game)
    must_be_asked(seen)
    if control.seat != seen.seat:
        raise Outdated()
    return seen, order_offer(seen.order_offers, control.kind)


async def give_order(visit: Visit, game: int, kind: str, values: dict[str, Any]) -> None:
    await visit.host.order(game, visit.user, kind, values, visit.key)
    await keep_draft(visit.notes, visit.user, game, kind, Draft())
    await show_orders(visit, game, [visit.words.say("ui-order-given")])


async def withdraw_order(visit: Visit, game: int, number: int) -> None:
    seen = await visit.look(game)
    must_be_asked(seen)
    if number not in {held.id for held in seen.orders}:
        raise Refused(say("ui-order-gone"))
    await visit.host.withdraw(game, visit.user, number)
    await show_orders(visit, game)


@verb("orders")
async def my_orders(visit: Visit, control: Control, given: Given) -> None:
    await show_orders(visit, control.game)


@verb("unorder")
async def withdraw(visit: Visit, control: Control, given: Given) -> None:
    await withdraw_order(visit, control.game, int(control.extra))
