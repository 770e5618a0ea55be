"""The same players once more: at a new table, with those who would like to play, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.clock.pace import Pace
from bot.host.errors import refuse
from bot.host.guards import seated
from bot.host.ledger import Accepted
from bot.host.lobby.new_tables import NewTables
from bot.host.lobby.players import together
from bot.host.open_games import OpenGames
from storage import Database, games, keen
from storage.actions import Key
from storage.seats import Player


class Rematches:
    """Open tables anew, and remember who waits for that."""

    def __init__(
        self, database: Database, open_games: OpenGames, new_tables: NewTables, now: Callable[[], int]
    ) -> None:
        self._database, self._open_games = database, open_games
        self._new_tables, self._now = new_tables, now

    async def again(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Open a new table in the same channel with the same players, stand-ins, options and components.

        The others are invited: a seat is kept for them, and they play only if they say yes.
        Whoever has asked for it sits there, too, as far as there is room; bots get up for them.
        """
        async with self._open_games.at(game) as open_game:
            seat = seated(open_game, user)
            if open_game.record.status == "running":
                raise refuse("host-again-running")
            record, deal, players = open_game.record, open_game.deal, open_game.players
        others = [one._replace(invited=one.user is not None) for one in players if one.user != user]
        waiting = await self.waiting_for_rematch(game)
        opened = await self._new_tables.create(
            record.key,
            record.channel,
            user,
            players[seat].name,
            guild=record.guild,
            options=deal.options.model_dump(mode="json"),
            components=deal.components,
            others=together(others, [one for one in waiting if one.user != user], deal.game.seats[-1] - 1),
            pace=Pace(*open_game.clocks.agreed[:3]),
            key=key,
        )
        if waiting:
            await self._database.write(partial(keen.clear, game=game))
        if record.hints is not None:
            await self._database.write(partial(games.allow_hints, game=opened.game, hints=record.hints))
            self._open_games.drop(opened.game)
        return opened

    async def invited_to(self, channel: int, user: int) -> int | None:
        """Return the table of a channel at which somebody has not said yes to a seat; or None."""
        number = await self._database.read(lambda connection: games.in_channel(connection, channel))
        if number is None:
            return None
        async with self._open_games.at(number) as open_game:
            seat = open_game.seat_of(user)
            return number if seat is not None and open_game.players[seat].invited else None

    async def waiting_for_rematch(self, game: int) -> list[Player]:
        """Return who would like to play, too, when those of a game play again; the first one first."""
        return await self._database.read(partial(keen.read, game=game))

    async def no_longer_waits(self, game: int, user: int) -> None:
        """Note that somebody does not wait for that any more."""
        await self._database.write(partial(keen.remove, game=game, user=user))

    async def ask_to_play_too(self, game: int, user: int, name: str) -> bool:
        """Note that somebody would like to play, too, when these play again; asked once more, they would not.

        Return whether they wait for it now.
        """
        async with self._open_games.at(game) as open_game:
            if open_game.record.status == "running":
                raise refuse("host-again-running")
            if open_game.seat_of(user) is not None:
                raise refuse("rematch-yours")
            most = open_game.deal.game.seats[-1]
        if await self._database.read(lambda c: games.in_channel(c, open_game.record.channel)) is not None:
            raise refuse("rematch-open")
        waiting = await self.waiting_for_rematch(game)
        if any(one.user == user for one in waiting):
            await self.no_longer_waits(game, user)
            return False
        if len(waiting) >= most:
            raise refuse("rematch-enough", count=len(waiting))
        now = self._now()
        await self._database.write(partial(keen.add, game=game, player=Player(user, name), now=now))
        return True
