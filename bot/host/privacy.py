"""A person's own data: to read, and to be forgotten."""

from __future__ import annotations

from typing import Any

from bot.host.lobby.lobby import Lobby
from bot.host.open_games import OpenGames
from bot.host.preferences import Preferences
from bot.host.queries import Queries
from bot.host.seats import Seats
from storage import Database, people


class Privacy:
    """Show and forget what is stored about a person."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        preferences: Preferences,
        queries: Queries,
        lobby: Lobby,
        seats: Seats,
    ) -> None:
        self._database, self._open_games, self._preferences = database, open_games, preferences
        self._queries, self._lobby, self._seats = queries, lobby, seats

    async def about(self, user: int) -> dict[str, Any]:
        """Return all that is stored about a person."""
        return await self._database.read(lambda connection: people.about(connection, user))

    async def forget(self, user: int) -> None:
        """Take a person out of every game and forget them.

        Games in memory still know the name, so they are opened anew.
        """
        await self._leave_every_table(user)
        games = await self._database.write(lambda connection: people.forget(connection, user))
        for game in games:
            await self._open_games.renew(game)
        self._preferences.forget(user)

    async def _leave_every_table(self, user: int) -> None:
        """Leave running games to stand-ins, give seats in lobbies back, and close those left empty."""
        for game in await self._queries.games_of(user):
            if (await self._queries.status(game)).status == "running":
                await self._seats.leave(game, user)
            else:
                await self._lobby.leave(game, user)
        for game in await self._queries.lobbies_opened_by(user):
            if all(player.user is None for player in (await self._queries.status(game)).players):
                await self._lobby.cancel(game, user)
