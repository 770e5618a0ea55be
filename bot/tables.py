"""The tables that are being played at: a few in memory, all of them in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from bot.refusals import Refused, meaning
from games.kernel import Deal, Game, Seat, Table, load, load_deal
from storage import Database, actions
from storage.actions import Change, Saved
from storage.games import Filed, Record, fetch
from storage.seats import Player

Also = Callable[[sqlite3.Connection], None]


@dataclass(slots=True)
class Live:
    """One game as it stands."""

    record: Record
    players: tuple[Player, ...]
    version: int
    deal: Deal
    table: Table[Any] | None  # None: still in the lobby, or called off there

    def seat_of(self, user: int | None) -> Seat | None:
        """None for a spectator; an empty seat is nobody's."""
        if user is None:
            return None
        return next((seat for seat, player in enumerate(self.players) if player.user == user), None)


def sit_down(filed: Filed, games: Mapping[str, Game]) -> Live:
    record, players, snapshot = filed
    deal = load_deal(games[record.key], record.deal)
    table = None if snapshot.state is None else load(deal, snapshot.state)
    return Live(record, players, snapshot.version, deal, table)


class Tables:
    """One at a time at each table. What is in memory is only ever a copy of what is saved."""

    def __init__(self, database: Database, games: Mapping[str, Game], room: int) -> None:
        self._database, self._games, self._room = database, games, room
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def at(self, game: int) -> AsyncIterator[Live]:
        """A refusal leaves the table as it is; after anything else it is set up anew from the database."""
        async with self._locks.setdefault(game, asyncio.Lock()):
            live: Live | None = None
            try:
                live = await self.find(game)
                yield live
            except Refused:
                raise
            except Exception as error:
                self._live.pop(game, None)
                raise meaning(error, game, None if live is None else live.version) from error
            except BaseException:
                self._live.pop(game, None)
                raise

    async def find(self, game: int) -> Live:
        """For those who hold the table already."""
        if (live := self._live.get(game)) is not None:
            self._live.move_to_end(game)
            return live
        filed = await self._database.read(lambda connection: fetch(connection, game))
        live = self._live[game] = sit_down(filed, self._games)
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
        if saved.again or also is not None:
            self._live.pop(change.game, None)
        return saved

    def __len__(self) -> int:
        return len(self._live)
