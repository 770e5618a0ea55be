"""Orders in tests: given as a player gives them, and carried out as the host does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from games.kernel import Pick, waiting
from games.kernel.hosting import AnyTable, Entry, ended, give, order_offers, ordered, play, void
from games.kernel.orders import Order

Book = dict[int, list[Order]]  # the orders of each seat, the oldest first
_ENDLESS = 500


def offers_to(table: AnyTable, seat: int) -> dict[str, Any]:
    """What this seat may order, by kind."""
    view = table.game.view(table, seat)
    return {offer.kind: offer for offer in order_offers(table.game, view, seat)}


def book(table: AnyTable, given: Mapping[int, Sequence[tuple[str, dict[str, Any]]]]) -> Book:
    """Each order must be one that can be given now."""
    return {
        seat: [give(table, seat, kind, values) for kind, values in orders] for seat, orders in given.items()
    }


def tidy(table: AnyTable, orders: Book) -> None:
    """What is past or cannot be carried out is forgotten."""
    for seat, own in orders.items():
        gone = [*ended(table, seat, own), *void(table, seat, own)]
        orders[seat] = [order for order in own if order not in gone]


def carry_out(table: AnyTable, orders: Book) -> list[Entry]:
    """Until somebody has to be waited for."""
    log: list[Entry] = []
    for _ in range(_ENDLESS):
        tidy(table, orders)
        if (found := next_answer(table, orders)) is None:
            return log
        seat, pick = found
        play(table, seat, pick.kind, pick.values)
        log.append(Entry(seat, pick.kind, pick.values))
    raise AssertionError("the orders never stop")


def next_answer(table: AnyTable, orders: Book) -> tuple[int, Pick] | None:
    for seat in waiting(table):
        if (pick := ordered(table, seat, orders.get(seat, ()))) is not None:
            return seat, pick
    return None


def give_any(table: AnyTable, seat: int, orders: Book, dice: Random) -> None:
    """A random order, in place of an older one about the same."""
    found = offers_to(table, seat)
    if not found:
        return
    offer = found[dice.choice(sorted(found))]
    values = offer.sample(dice)
    assert values is not None, f"{offer.kind} is offered and cannot be filled in"
    order = give(table, seat, offer.kind, values)
    orders[seat] = [*(old for old in orders.get(seat, []) if not order.replaces(old)), order]
