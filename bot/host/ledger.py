"""What every request to the host has in common: one table, one click that counts once, one answer."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, TypeAlias

from pydantic import BaseModel

from bot.host.deputies import Deputy
from bot.host.errors import Refused
from bot.host.open_games import Live, Tables
from bot.host.stand_in import absent, stand_in, vacant
from bot.host.standing_orders import by_orders
from games import GAMES
from games.kernel.hosting import Event, Game, Seat
from storage import Database, actions, audit, events
from storage.actions import Key, Row, Saved

Vacancy: TypeAlias = Callable[[Live, Seat], bool]  # may somebody take this seat without being offered it?
Parting: TypeAlias = Callable[[sqlite3.Connection, int, Seat], None]  # what goes with the owner of a seat


class Accepted(NamedTuple):
    """It is done and saved. The same click again gets the same version and the same events."""

    game: int
    version: int
    events: tuple[Event, ...]  # those that the asker may read


class Desk:
    """Where requests come in."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, Game] = GAMES,
        *,
        components: Mapping[str, BaseModel] | None = None,
        now: Callable[[], float] = time.time,
        room: int = 500,
    ) -> None:
        """`components` are the tables of whoever owns the box; `room` is how many games stay in memory."""
        self.database, self.games, self.components = database, games, components or {}
        self.tables = Tables(database, games, room)
        self.deputies: list[Deputy] = [by_orders, stand_in]
        self.vacancies: list[Vacancy] = [vacant, absent]
        self.partings: list[Parting] = []
        self._now = now
        self._channels: dict[int, int] = {}  # the game that was last found in each

    def now(self) -> int:
        return int(self._now())

    async def once(
        self, game: int, user: int, key: Key | None, do: Callable[[Live], Awaitable[Saved]]
    ) -> Accepted:
        """A click that was accepted before is answered as it was then, whatever is possible now."""
        async with self.tables.at(game) as live:
            try:
                row = (await do(live)).row
            except Refused:
                if (first := await self._answered(game, key)) is None:
                    raise
                row = first
            answer = accepted(live, row, user)
            if self.deputies:
                await self.go_on(live)
            return answer

    async def go_on(self, live: Live) -> None:
        """What follows by itself from what was just saved."""

    async def _log(self, live: Live, after: int) -> list[Row]:
        """All lines after that version, with the names of moderators in them."""
        return await self.database.read(lambda connection: _signed_log(connection, live.record.id, after))

    async def _answered(self, game: int, key: Key | None) -> Row | None:
        if key is None:
            return None
        return await self.database.read(lambda connection: actions.by_key(connection, game, key))


def _signed_log(connection: sqlite3.Connection, game: int, after: int) -> list[Row]:
    return audit.signed(connection, actions.log(connection, game, after))


def accepted(live: Live, row: Row, user: int) -> Accepted:
    """Somebody who has left the table may still read what their leaving told them."""
    seat = row.line.seat if row.line.actor == user else live.seat_of(user)
    return Accepted(live.record.id, row.seq, events.seen_by(seat, row.line.events))
