"""Who leads, and what became of somebody's games: questions about games that are over."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bot.host.preferences import Preferences
from storage import Database
from storage.rating import standings
from storage.rating.pool import read_pool
from storage.rating.standings import Change, Leader, Opponent, Outing


class Career(NamedTuple):
    """What became of somebody's games. `rated` are all of them, for the rating is one for all servers."""

    outings: list[Outing]  # those that the asker may know of
    opponents: list[Opponent]
    rated: list[Outing]


class Ratings:
    """Answer questions about ratings. Whoever hides their results is in no answer but their own."""

    def __init__(self, database: Database, preferences: Preferences, games: Collection[str]) -> None:
        """Answer about these games. A file may know of others, which this program has no words for."""
        self._database, self._preferences, self._games = database, preferences, games

    async def leaders(self, guild: int) -> list[Leader]:
        """Return everybody who has finished a game on a server, by pools, the best first."""
        found = await self._database.browse(lambda connection: standings.leaders(connection, guild))
        return [leader for leader in found if read_pool(leader.pool).key in self._games]

    async def career(self, person: int, guild: int | None = None) -> Career:
        """Return what became of somebody's games: on one server, or on all of them."""
        outings, opponents = await self._database.browse(
            lambda connection: (
                standings.outings(connection, person),
                standings.opponents(connection, person, guild),
            )
        )
        known = [outing for outing in outings if read_pool(outing.pool).key in self._games]
        return Career([one for one in known if guild in (None, one.guild)], opponents, known)

    async def changes(self, game: int) -> dict[int, Change]:
        """Return what a game made of the ratings of those who sat there at its end, by seats."""
        return await self._database.read(lambda connection: standings.changes(connection, game))

    async def last_counted(self, channel: int) -> int | None:
        """Return the last game of a channel that is over, if people are rated for it, or None."""
        return await self._database.read(lambda connection: standings.last_counted(connection, channel))

    async def hides(self, person: int) -> bool:
        """Return whether somebody wants to be in no list."""
        return await self._preferences.hides_results(person)
