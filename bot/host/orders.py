"""Giving, withdrawing and clearing away standing orders: in no log, and seen by nobody but their owner."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.host.errors import Refused, refuse
from bot.host.guards import playing
from bot.host.lobby import Lobby
from bot.host.open_games import Held, Live, held_orders
from games.kernel import Illegal, Order, Seat, Table, ended, give, pack, void
from storage import orders, outbox
from storage.actions import Key
from storage.outbox import Message

MOST = 15  # of one player at one table


class Ordering(Lobby):
    async def order(
        self, game: int, user: int, kind: str, values: Mapping[str, Any], key: Key | None = None
    ) -> None:
        """Takes an order in place of older ones about the same. It may be carried out at once."""
        async with self.tables.at(game) as live:
            try:
                seat, order = _given(live, user, kind, values)
            except Refused:
                if not await self._counted(game, key):
                    raise
                return
            old = [held.id for held in live.orders if held.seat == seat and order.replaces(held.order)]

            def job(connection: sqlite3.Connection) -> None:
                if orders.clicked(connection, game, key):
                    orders.remove(connection, game, old)
                    orders.add(connection, game, seat, user, kind, order.model_dump(), self.now())

            await self._file(live, job)
            await self.go_on(live)

    async def withdraw(self, game: int, user: int, number: int) -> None:
        """To withdraw what is gone already changes nothing, so the same click may come twice."""
        async with self.tables.at(game) as live:
            _, seat = playing(live, user)
            own = [held.id for held in live.orders if held.seat == seat and held.id == number]
            await self._file(live, lambda connection: orders.remove(connection, game, own))

    async def tend(self, live: Live) -> None:
        """Orders that are past go; of one that cannot be carried out its owner is told."""
        if not live.orders or live.table is None:
            return
        past, failed = _done_with(live, ended), _done_with(live, void)
        if not past and not failed:
            return

        letters = await self.considerate(_letters(live, failed))

        def job(connection: sqlite3.Connection) -> None:
            orders.remove(connection, live.record.id, [held.id for held in (*past, *failed)])
            outbox.enqueue(connection, letters, self.now())

        await self._file(live, job)

    async def _file(self, live: Live, job: Callable[[sqlite3.Connection], None]) -> None:
        """One transaction, and the table knows what stands after it."""

        def change(connection: sqlite3.Connection) -> tuple[orders.StoredOrder, ...]:
            job(connection)
            return orders.read(connection, live.record.id)

        live.orders = held_orders(live.deal.game, await self.database.write(change))

    async def _counted(self, game: int, key: Key | None) -> bool:
        """Has this click been accepted before?"""
        if key is None:
            return False
        return await self.database.read(lambda connection: orders.counted(connection, game, key))


def _given(live: Live, user: int, kind: str, values: Mapping[str, Any]) -> tuple[Seat, Order]:
    table, seat = playing(live, user)
    try:
        order = give(table, seat, kind, values)
    except Illegal as refusal:
        raise Refused(refusal.text) from refusal
    others = [held for held in live.orders if held.seat == seat and not order.replaces(held.order)]
    if len(others) >= MOST:
        raise refuse("orders-too-many", most=MOST)
    return seat, order


def _done_with(live: Live, judge: Callable[[Table[Any], Seat, Iterable[Order]], list[Order]]) -> list[Held]:
    """Those of all seats that this finds, seat by seat: to look at the table takes time."""
    assert live.table is not None
    found: list[Held] = []
    for seat in sorted({held.seat for held in live.orders}):
        own = [held for held in live.orders if held.seat == seat]
        gone = judge(live.table, seat, [held.order for held in own])
        found += [held for held in own if held.order in gone]
    return found


def _letters(live: Live, failed: Iterable[Held]) -> Iterable[Message]:
    """Which order it was, but none of its values: a letter may lie about undelivered."""
    for held in failed:
        about = {"game": live.record.id, "version": live.version, "order": pack(held.order.label())}
        yield Message("order", about, user=live.players[held.seat].user)
