"""The tables of a server at which somebody may sit down, and who wants to be told of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, NamedTuple

from games.kernel.hosting import Game, Seat
from storage import Database, open_tables, wishes
from storage.games import Status
from storage.open_tables import Found
from storage.seats import Player


class OpenTable(NamedTuple):
    """What everybody may know of a table at which somebody may sit down."""

    game: int
    key: str
    guild: int
    channel: int
    status: Status
    since: int  # when it was opened, or the game has begun
    policy: str  # the name of the clock that was agreed on
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    free: tuple[Seat, ...]  # of a running game

    @property
    def running(self) -> bool:
        """Whether the game has begun."""
        return self.status == "running"


class OpenTables:
    """Find open tables, and keep who wants to be told of them."""

    def __init__(self, database: Database, games: Mapping[str, Game]) -> None:
        self._database, self._games = database, games

    async def find(self, guild: int, key: str | None = None) -> list[OpenTable]:
        """Return the tables of a server with room for somebody; those that wait for players come first."""
        found = await self._database.browse(partial(open_tables.find, guild=guild, key=key))
        tables = (_open(one) for one in found if one.key in self._games)
        return sorted(filter(self._has_room, tables), key=lambda table: table.running)

    def _has_room(self, table: OpenTable) -> bool:
        """Return whether a seat is free; in a lobby a bot gets up for a person."""
        if table.running:
            return bool(table.free)
        people = sum(player.user is not None for player in table.players)
        return people < self._games[table.key].seats[-1]

    async def wishes(self, user: int) -> dict[int, list[str]]:
        """Return of which games somebody wants to be told, by servers."""
        found = await self._database.read(partial(wishes.read, user=user))
        known = {guild: [key for key in self._games if key in keys] for guild, keys in found.items()}
        return {guild: keys for guild, keys in known.items() if keys}

    async def choose(self, user: int, guild: int, keys: Collection[str]) -> None:
        """Save of which games somebody wants to be told in a server; of no others."""
        await self._database.write(partial(wishes.choose, user=user, guild=guild, keys=list(keys)))

    async def want_none(self, user: int) -> None:
        """Save that somebody wants to be told of no table any more, wherever it is."""
        await self._database.write(partial(wishes.give_up, user=user))


def _open(found: Found) -> OpenTable:
    """Return a table with the seats that somebody who does not play there may take: see `Seats.free`."""
    bots = {seat for seat, player in enumerate(found.players) if player.user is None}
    taken = range(len(found.players)) if found.status == "running" else ()
    free = tuple(seat for seat in taken if seat in bots | found.away | found.offered)
    return OpenTable(*found[:9], free)
