"""The standing orders of a game: in no log, and seen by nobody but their owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.host.clocks import Clocks
from bot.host.open_games import OpenGame, StandingOrder, standing_orders, standing_plans
from games.kernel.hosting import AnyTable, Order, Seat, ended, pack, void
from storage import Database, orders, outbox
from storage.engine.connection import Connection
from storage.outbox import Message


class OrderBook:
    """Save orders and clear away those that are past."""

    def __init__(self, database: Database, clocks: Clocks, now: Callable[[], int]) -> None:
        self._database, self._clocks, self._now = database, clocks, now

    async def save(self, open_game: OpenGame, job: Callable[[Connection], None]) -> None:
        """Run a job in one transaction, and let the game know what stands after it."""

        def change(connection: Connection) -> tuple[orders.StoredOrder, ...]:
            job(connection)
            return orders.read(connection, open_game.record.id)

        saved = await self._database.write(change)
        open_game.orders = standing_orders(open_game.deal.game, saved)
        open_game.plans = standing_plans(saved)

    async def clear(self, open_game: OpenGame) -> None:
        """Take away the orders that are past; tell the owner of one that cannot be carried out."""
        if not open_game.orders or open_game.table is None:
            return
        past, failed = _found_by(ended, open_game), _found_by(void, open_game)
        if not past and not failed:
            return
        letters = await self._clocks.respect_quiet_hours(_letters(open_game, failed))

        def job(connection: Connection) -> None:
            gone = [standing.id for standing in (*past, *failed)]
            orders.remove(connection, open_game.record.id, gone)
            outbox.enqueue(connection, letters, self._now())

        await self.save(open_game, job)


def _found_by(
    judge: Callable[[AnyTable, Seat, Iterable[Order]], list[Order]], open_game: OpenGame
) -> list[StandingOrder]:
    """Return the orders of all seats that `judge` finds, seat by seat: to look at the table takes time."""
    assert open_game.table is not None
    found: list[StandingOrder] = []
    for seat in sorted({standing.seat for standing in open_game.orders}):
        own = [standing for standing in open_game.orders if standing.seat == seat]
        gone = judge(open_game.table, seat, [standing.order for standing in own])
        found += [standing for standing in own if standing.order in gone]
    return found


def _letters(open_game: OpenGame, failed: Iterable[StandingOrder]) -> Iterable[Message]:
    """Write to the owners which order it was, but none of its values: a letter may lie about undelivered."""
    for standing in failed:
        order = pack(standing.order.label())
        about = {"game": open_game.record.id, "version": open_game.version, "order": order}
        yield Message("order", about, user=open_game.players[standing.seat].user)
