"""The tables that are being played at: a few in memory, all of them in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bot.host.errors import Refused, meaning
from games.kernel import Deal, Game, Order, Seat, Table, load, load_deal, load_order
from storage import Database, actions
from storage.actions import Change, Saved
from storage.clocks import Clocks
from storage.games import Filed, Record, fetch
from storage.orders import StoredOrder
from storage.seats import Former, Player

Also = Callable[[sqlite3.Connection], None]


class Held(NamedTuple):
    """An order that a seat has given."""

    id: int
    seat: Seat
    order: Order


@dataclass(slots=True)
class Live:
    """One game as it stands."""

    record: Record
    players: tuple[Player, ...]
    version: int
    deal: Deal
    table: Table[Any] | None  # None: still in the lobby, or called off there
    clocks: Clocks
    orders: tuple[Held, ...] = ()  # the oldest first
    mover: Seat | None = None  # who made the last move that is in force
    former: tuple[Former, ...] = ()  # who had a seat before

    @property
    def people(self) -> list[Seat]:
        """The seats in which a person sits."""
        return [seat for seat, player in enumerate(self.players) if player.user is not None]

    def seat_of(self, user: int | None) -> Seat | None:
        """None for a spectator; an empty seat is nobody's."""
        if user is not None:
            for seat, player in enumerate(self.players):
                if player.user == user:
                    return seat
        return None


def sit_down(filed: Filed, games: Mapping[str, Game]) -> Live:
    record, players, snapshot, clocks, orders, former = filed
    deal = load_deal(games[record.key], record.deal)
    table = None if snapshot.state is None else load(deal, snapshot.state)
    held = held_orders(deal.game, orders)
    return Live(record, players, snapshot.version, deal, table, clocks, held, former=former)


def held_orders(game: Game, given: Iterable[StoredOrder]) -> tuple[Held, ...]:
    """What a newer program no longer understands is left alone."""
    found = ((one, load_order(game, one.kind, one.picked)) for one in given)
    return tuple(Held(one.id, one.seat, order) for one, order in found if order is not None)


class Tables:
    """One at a time at each table. What is in memory is only ever a copy of what is saved."""

    def __init__(self, database: Database, games: Mapping[str, Game], room: int) -> None:
        self._database, self._games, self._room = database, games, room
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def at(self, game: int) -> Sitting:
        """A refusal leaves the table as it is; after anything else it is set up anew from the database."""
        if (lock := self._locks.get(game)) is None:
            lock = self._locks[game] = asyncio.Lock()
        return Sitting(self, game, lock)

    def in_memory(self, game: int | None) -> Record | None:
        """What is known of it without asking the database. Whoever ends a game drops its table."""
        live = None if game is None else self._live.get(game)
        return None if live is None else live.record

    async def find(self, game: int) -> Live:
        """For those who hold the table already."""
        if (live := self._live.get(game)) is not None:
            self._live.move_to_end(game)
            return live
        filed, mover = await self._database.read(
            lambda connection: (fetch(connection, game), actions.last_mover(connection, game))
        )
        live = self._live[game] = sit_down(filed, self._games)
        live.mover = mover
        if len(self._live) > self._room:
            self._live.popitem(last=False)
        return live

    async def save(self, live: Live, change: Change, also: Also | None = None) -> Saved:
        """Where more than the position changed, or where nothing did, the table is set up anew."""

        def job(connection: sqlite3.Connection) -> Saved:
            saved = actions.append(connection, change)
            if also is not None and not saved.again:
                also(connection)
            return saved

        saved = await self._database.write(job)
        live.version = saved.row.seq
        live.clocks = live.clocks.after(change.waits, change.agreed)
        if not change.line.kind.startswith("/"):
            live.mover = change.line.seat
        if saved.again or also is not None:
            self.drop(change.game)
        return saved

    def drop(self, game: int) -> None:
        self._live.pop(game, None)

    def __len__(self) -> int:
        return len(self._live)


class Sitting:
    """The time during which one request has a table to itself."""

    __slots__ = ("_game", "_live", "_lock", "_tables")

    def __init__(self, tables: Tables, game: int, lock: asyncio.Lock) -> None:
        self._tables, self._game, self._lock = tables, game, lock
        self._live: Live | None = None

    async def __aenter__(self) -> Live:
        await self._lock.acquire()
        try:
            self._live = await self._tables.find(self._game)
        except BaseException as error:
            self._lock.release()
            if isinstance(error, Exception):
                raise meaning(error, self._game, None) from error
            raise
        return self._live

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._lock.release()
        if error is None or isinstance(error, Refused):
            return
        self._tables.drop(self._game)
        if isinstance(error, Exception):
            raise meaning(error, self._game, None if self._live is None else self._live.version) from error
