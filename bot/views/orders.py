"""Standing orders by touch: those that stand, to be withdrawn, and those that can be given."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.perspective import Overview, Perspective
from bot.views.choosing.beginning import Beginning
from bot.views.panel import control_for, heading
from bot.views.parts.build import Button, button, layout, rows
from bot.views.parts.custom_id import ORDER, Control
from bot.views.parts.limits import BUTTONS_IN_A_ROW, MOST_BUTTONS
from bot.views.parts.paging import clip
from bot.words.words import Words

_MOST_LINES, _MOST_ORDERS = 600, 2400
_MOST_OFFERS = MOST_BUTTONS - BUTTONS_IN_A_ROW  # the last row leads back


def order_control(seen: Overview) -> Control:
    """Return what all controls of orders have in common: they hold whatever is asked, as orders do."""
    return control_for(seen)._replace(decision=ORDER)


def orders_panel(seen: Perspective, language: str, lines: Sequence[str] = ()) -> ui.LayoutView:
    """Return a player's orders, to be withdrawn, and those that can be given."""
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


def _stand(seen: Perspective) -> str:
    if seen.orders:
        return "ui-orders-yours"
    return "ui-orders-none" if seen.order_offers else "ui-orders-none-yet"


def _standing(seen: Perspective, words: Words) -> list[str]:
    return [
        words.say("ui-order-line", number=number, order=standing.order.text(seen.view))
        for number, standing in enumerate(seen.orders, start=1)
    ]


def _withdrawals(seen: Perspective, labels: Words) -> list[Button]:
    base = order_control(seen)
    return [
        button(base.to("unorder", extra=standing.id), labels.say("ui-order-withdraw", number=number))
        for number, standing in enumerate(seen.orders, start=1)
    ]


def _offers(seen: Perspective, labels: Words) -> list[Button]:
    base = order_control(seen)
    return [
        button(Beginning(offer).control(base, "act"), labels(offer.label), disabled=offer.blocked is not None)
        for offer in seen.order_offers[:_MOST_OFFERS]
    ]
