"""The deputy of whoever has ordered something beforehand."""

from __future__ import annotations

from bot.host.deputies import Deputed
from bot.host.open_games import Live
from games.kernel.hosting import Order, Prompt, Seat, ordered


def by_orders(live: Live, seat: Seat, asked: Prompt) -> Deputed | None:
    """What comes of an order looks like any other answer."""
    if live.table is None or not (own := orders_of(live, seat)):
        return None
    pick = ordered(live.table, seat, own)
    return None if pick is None else Deputed(pick)


def orders_of(live: Live, seat: Seat) -> list[Order]:
    """The oldest first."""
    return [held.order for held in live.orders if held.seat == seat]
