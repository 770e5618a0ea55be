"""Tables that end without anybody's doing: the place in which they stood is gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from bot.host.clocks import Clocks
from bot.host.notices import place_gone
from bot.host.open_games import OpenGames
from games.kernel.hosting import Event, say
from storage import games, outbox
from storage.actions import HostAction, Line


class Closing:
    """Put games into the archive that nobody can play where they are."""

    def __init__(self, open_games: OpenGames, clocks: Clocks, now: Callable[[], int]) -> None:
        self._open_games, self._clocks, self._now = open_games, clocks, now

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
