"""Tables that end without anybody's doing: their place is gone, nobody comes to them, or all have left."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.clocks import Clocks
from bot.host.notices import announce, place_gone, post
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Event, say
from storage import Database, games, outbox
from storage.actions import HostAction, Line
from storage.engine.connection import Connection

_DAY = 86_400  # seconds
_IDLE = 3 * _DAY  # after which a lobby ends
_NOTICE = 7 * _DAY  # before a game ends that all have left


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

    async def deserted(self) -> dict[int, bool]:
        """Return the games that all have left and that are to be seen to; whether their time is up."""
        since = self._now() - _NOTICE
        return dict(await self._database.read(lambda connection: games.deserted(connection, since)))

    async def see_to_deserted(self, game: int) -> None:
        """Give notice in the channel of a game that all have left; a week later, put it into the archive."""
        async with self._open_games.at(game) as open_game:
            if (time_is_up := (await self.deserted()).get(game)) is None:
                return
            if time_is_up:
                await self._abandon(open_game)
            else:
                await self._give_notice(open_game)

    async def _give_notice(self, open_game: OpenGame) -> None:
        now = self._now()
        told = [Event(say("host-deserted", when=str(now + _NOTICE)))]
        messages = [*announce(open_game, told), post(open_game)]
        change = open_game.change(Line(HostAction.DESERTED, now, events=told), messages=messages)
        await self._open_games.save(open_game, change)

    async def _abandon(self, open_game: OpenGame) -> None:
        now, game = self._now(), open_game.record.id
        told = [Event(say("host-abandoned"))]
        messages = [*announce(open_game, told), post(open_game)]
        waits, agreed = await self._clocks.at_rest(open_game, now)
        line = Line(HostAction.ABANDONED, now, events=told)
        change = open_game.change(line, messages=messages, waits=waits, agreed=agreed)
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

            def also(connection: Connection) -> None:
                games.end(connection, game, "void", now)
                outbox.forget_channel(connection, channel)

            told = say("host-server-gone" if server else "host-channel-gone")
            letters = await self._clocks.respect_quiet_hours(place_gone(open_game, server))
            waits, agreed = await self._clocks.at_rest(open_game, now)
            line = Line(HostAction.GONE, now, events=[Event(told)])
            change = open_game.change(line, messages=letters, waits=waits, agreed=agreed)
            await self._open_games.save(open_game, change, also)
