"""Giving and withdrawing standing orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.host.autoplay.autoplay import Autoplay
from bot.host.autoplay.order_book import OrderBook
from bot.host.errors import Refused, refuse
from bot.host.guards import playing
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Illegal, Order, Seat, give
from storage import Database, orders
from storage.actions import Key
from storage.engine.connection import Connection

MOST = 15  # of one player at one table


class Orders:
    """Take and withdraw the orders of players."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        order_book: OrderBook,
        autoplay: Autoplay,
        now: Callable[[], int],
    ) -> None:
        self._database, self._open_games = database, open_games
        self._order_book, self._autoplay, self._now = order_book, autoplay, now

    async def give(
        self, game: int, user: int, kind: str, values: Mapping[str, Any], key: Key | None = None
    ) -> None:
        """Take an order in place of older ones about the same. It may be carried out at once."""
        async with self._open_games.at(game) as open_game:
            await self.give_in(open_game, user, kind, values, key)

    async def give_in(
        self, open_game: OpenGame, user: int, kind: str, values: Mapping[str, Any], key: Key | None
    ) -> None:
        """Take an order, for a caller who holds the lock."""
        game = open_game.record.id
        try:
            seat, order = _given(open_game, user, kind, values)
        except Refused:
            if not await self._counted(game, key):
                raise
            return
        old = [
            standing.id
            for standing in open_game.orders
            if standing.seat == seat and order.replaces(standing.order)
        ]

        def job(connection: Connection) -> None:
            if orders.clicked(connection, game, key):
                orders.remove(connection, game, old)
                orders.add(connection, game, seat, user, kind, order.model_dump(), self._now())

        await self._order_book.save(open_game, job)
        await self._autoplay.run(open_game)

    async def withdraw(self, game: int, user: int, number: int) -> None:
        """Withdraw an order. One that is gone already changes nothing, so the same click may come twice."""
        async with self._open_games.at(game) as open_game:
            _, seat = playing(open_game, user)
            own = [
                standing.id
                for standing in open_game.orders
                if standing.seat == seat and standing.id == number
            ]
            await self._order_book.save(open_game, lambda connection: orders.remove(connection, game, own))

    async def _counted(self, game: int, key: Key | None) -> bool:
        """Return whether this click has been accepted before."""
        if key is None:
            return False
        return await self._database.read(lambda connection: orders.counted(connection, game, key))


def _given(open_game: OpenGame, user: int, kind: str, values: Mapping[str, Any]) -> tuple[Seat, Order]:
    """Return whose order it is, and the order as the rules take it."""
    table, seat = playing(open_game, user)
    try:
        order = give(table, seat, kind, values)
    except Illegal as refusal:
        raise Refused(refusal.text) from refusal
    others = [
        standing
        for standing in open_game.orders
        if standing.seat == seat and not order.replaces(standing.order)
    ]
    if len(others) >= MOST:
        raise refuse("orders-too-many", most=MOST)
    return seat, order
