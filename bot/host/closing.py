"""Tables that end without anybody's doing: their place is gone, or nobody comes to sit at them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from bot.host.clocks import Clocks
from bot.host.notices import announce, place_gone, post
from bot.host.open_games import OpenGames
from games.kernel.hosting import Event, say
from storage import Database, games, outbox
from storage.actions import HostAction, Line

_IDLE = 3 * 86_400  # seconds after which a lobby ends


class Closing:
    """Put games into the archive that nobody can play where they are, or that nobody begins."""

    def __init__(
        self, database: Database, open_games: OpenGames, clocks: Clocks, now: Callable[[], int]
    ) -> None:
        self._database, self._open_games = database, open_games
        self._clocks, self._now = clocks, now

    async def idle_lobbies(self) -> list[int]:
        """Return the lobbies in which nothing has happened for three days."""
        since = self._now() - _IDLE
        return await self._database.read(lambda connection: games.idle_lobbies(connection, since))

    async def close_idle(self, game: int) -> None:
        """Close a lobby in which nothing has happened for three days, and say so in its channel."""
        async with self._open_games.at(game) as open_game:
            if game not in await self.idle_lobbies():
                return
            now, told = self._now(), [Event(say("host-lobby-idle"))]
            messages = [*announce(open_game, told), post(open_game)]
            change = open_game.change(Line(HostAction.IDLE, now, events=told), messages=messages)
            await self._open_games.save(
                open_game, change, lambda connection: games.end(connection, game, "void", now)
            )

    async def place_gone(self, game: int, channel: int, *, server: bool = False) -> None:
        """Archive a game whose channel is gone, or with `server` whose server is; its players are told.

        One that has moved meanwhile, or was archived before, is left alone.
        """
        async with self._open_games.at(game) as open_game:
            if not open_game.record.live or open_game.record.channel != channel:
                return
            now = self._now()

            def also(connection: sqlite3.Connection) -> None:
                games.end(connection, game, "void", now)
                outbox.forget_channel(connection, channel)

            told = say("host-server-gone" if server else "host-channel-gone")
            letters = await self._clocks.respect_quiet_hours(place_gone(open_game, server))
            waits, agreed = await self._clocks.at_rest(open_game, now)
            line = Line(HostAction.GONE, now, events=[Event(told)])
            change = open_game.change(line, messages=letters, waits=waits, agreed=agreed)
            await self._open_games.save(open_game, change, also)
