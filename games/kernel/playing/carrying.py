"""Orders at a table: which may be given, what they answer, and which are past."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from games.kernel.asking.offer import Offer, Pick
from games.kernel.asking.prompt import Prompt
from games.kernel.errors import Illegal
from games.kernel.orders import Order, Wake
from games.kernel.playing.game import Game
from games.kernel.playing.table import AnyTable
from games.kernel.showing.text import Seat, say


def order_offers(game: Game, view: Any, seat: Seat) -> tuple[Offer, ...]:
    """Return the orders that this seat may give now: out of its own view, so they tell nothing else."""
    found = (order.offer(view, seat) for order in game.orders)
    return tuple(offer for offer in found if offer is not None)


def order_offer(offers: Iterable[Offer], kind: str) -> Offer:
    """Return the one that is meant, or raise Illegal with those that are possible."""
    labels = []
    for offer in offers:
        if offer.kind == kind:
            return offer
        labels.append(offer.label)
    raise Illegal(say("order-not-now", can=tuple(labels)) if labels else say("no-orders-now"))


def give(table: AnyTable, seat: Seat, kind: str, values: Mapping[str, Any]) -> Order:
    """Return the order filled in, or raise Illegal with the reason."""
    offers = order_offers(table.game, table.game.view(table, seat), seat)
    order = order_offer(offers, kind).accept(values)
    assert isinstance(order, Order)
    return order


def load_order(game: Game, kind: str, values: Mapping[str, Any]) -> Order | None:
    """Return an order as it was given; None: the game knows no such order any more."""
    try:
        return next((order(**values) for order in game.orders if order.__name__ == kind), None)
    except ValidationError:
        return None


def ordered(table: AnyTable, seat: Seat, orders: Iterable[Order]) -> Pick | None:
    """Return the answer of the newest order that has one. None: the player is waited for."""
    for _, answer, legal in _answers(table, seat, orders):
        if legal:
            return answer if isinstance(answer, Pick) else None
    return None


def ended(table: AnyTable, seat: Seat, orders: Iterable[Order]) -> list[Order]:
    """Return those that are past, with nothing to tell their owner."""
    view = table.game.view(table, seat)
    return [order for order in orders if not order.lasts(view)]


def void(table: AnyTable, seat: Seat, orders: Iterable[Order]) -> list[Order]:
    """Return those that are asked what they were given for, while the rules do not allow their answer."""
    return [order for order, _, legal in _answers(table, seat, orders) if not legal]


def _answers(
    table: AnyTable, seat: Seat, orders: Iterable[Order]
) -> Iterator[tuple[Order, Pick | Wake, bool]]:
    """Go through what these orders say to the open question, the newest first, and whether that is legal."""
    if (asked := _asked(table, seat)) is None:
        return
    view = table.game.view(table, seat)
    for order in reversed(tuple(orders)):
        answer = order.answer(view, asked) if order.lasts(view) else None
        if answer is not None:
            yield order, answer, _legal(asked, answer)


def _asked(table: AnyTable, seat: Seat) -> Prompt | None:
    """Return the question and what may cut in; None: this seat is not asked."""
    if not table.agenda:
        return None
    frame = table.agenda[0]
    if seat not in frame.step.asks(table) or seat in frame.answers:
        return None
    return frame.step.prompt(table, seat).at(table, seat, table.game.anytime)


def _legal(asked: Prompt, answer: Pick | Wake) -> bool:
    """Is it legal? An order only answers: what is possible at any time it does not begin."""
    if isinstance(answer, Wake):
        return True
    try:
        offer, cuts_in = asked.find(answer.kind)
        offer.accept(answer.values)
    except Illegal:
        return False
    return not cuts_in
