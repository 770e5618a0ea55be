"""New tables: of whoever wants to play, against bots, and for people who have agreed to play."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from bot.clock.pace import USUAL, Pace
from bot.host.autoplay.stand_in import newcomer
from bot.host.errors import Refused, refuse, to_refusal
from bot.host.ledger import Accepted
from bot.host.lobby.invitations import Invitations
from bot.host.lobby.lobby import Lobby
from bot.host.lobby.opening import open_own_table, open_table
from bot.host.lobby.options import check_options
from bot.host.lobby.players import coming
from bot.host.open_games import OpenGames
from bot.host.tips import tell
from games.kernel.hosting import Deal, Event, Game, say
from storage import Database, games, seats
from storage.actions import HostAction, Key, Line, Row
from storage.clocks import Agreed
from storage.engine.connection import Connection
from storage.errors import ChannelTaken
from storage.seats import Player


def random_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(32)


class NewTables:
    """Open tables in channels; those that wait for nobody begin at once."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        lobby: Lobby,
        invitations: Invitations,
        games: Mapping[str, Game],
        components: Mapping[str, BaseModel],
        now: Callable[[], int],
        new_seed: Callable[[], str],
    ) -> None:
        """Open tables of these games. `components`: the figures that the owner of a box has corrected."""
        self._database, self._open_games, self._lobby = database, open_games, lobby
        self._invitations, self._games, self._components = invitations, games, components
        self._now, self._new_seed = now, new_seed

    async def create(
        self,
        game: str,
        channel: int,
        user: int,
        name: str,
        *,
        guild: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: BaseModel | None = None,
        seed: str | None = None,
        others: Sequence[Player] = (),
        pace: Pace = USUAL,
        key: Key | None = None,
        calls: bool = True,
    ) -> Accepted:
        """Open a table and seat whoever opens it, and for a rematch the others who were there before.

        Those who want to know of it are told, unless the game begins at once and nobody is waited for.
        """
        deal = self._new_deal(game, options, components, seed)
        players, guests = [Player(user, name), *others], await self._invitations.guests(others)
        line, agreed = _first_line(deal.game, players, self._now(), key), Agreed(*pace)

        def job(connection: Connection) -> tuple[int, Row]:
            number, row = open_own_table(deal, channel, guild, players, line, agreed, guests, connection)
            if calls and sum(player.user is not None for player in players) < deal.game.seats[-1]:
                tell(connection, number, line.at)
            return number, row

        try:
            number, row = await self._database.write(job)
        except ChannelTaken as error:
            raise await self._channel_taken(channel, user) from error
        except Exception as error:
            raise to_refusal(error, 0, None) from error
        return Accepted(number, row.seq, tuple(line.events))

    async def arrange(
        self,
        game: str,
        channel: int,
        guild: int,
        players: Sequence[Player],
        options: Mapping[str, Any],
        pace: Pace,
        key: Key,
        also: Callable[[Connection, int], None],
    ) -> int:
        """Open a table for people who have agreed to play, in these seats, and begin.

        Whoever has the first seat has the first turn. `also` is saved with the table, whose number it gets.
        The same key again opens no second one there.
        """
        deal = self._new_deal(game, options)
        line = _first_line(deal.game, players, self._now(), key)

        def job(connection: Connection) -> int:
            number, _ = open_table(deal, channel, guild, players, line, Agreed(*pace), (), connection)
            also(connection, number)
            return number

        try:
            number = await self._database.write(job)
        except Exception as error:
            raise to_refusal(error, 0, None) from error
        await self.begin_arranged(number)
        return number

    async def begin_arranged(self, game: int) -> None:
        """Begin at a table that was arranged; the person in the first seat has the first turn."""
        async with self._open_games.at(game) as open_game:
            first = open_game.players[0].user
        await self._lobby.start(game, first or 0, f"arranged/{game}", first, moderates=True)

    async def play_now(
        self, game: str, channel: int, user: int, name: str, *, guild: int | None, key: Key
    ) -> Accepted:
        """Open a table with bots in all other seats, and begin; the person has the first turn.

        The start counts once for each click, as the opening does, by a key of its own.
        """
        bots: list[Player] = []
        while len(bots) + 1 < self._game(game).usual_seats:
            bots.append(newcomer(bots))
        opened = await self.create(game, channel, user, name, guild=guild, others=bots, key=key, calls=False)
        return await self._lobby.start(opened.game, user, f"{key}/start", first=user)

    async def _channel_taken(self, channel: int, user: int) -> Refused:
        """Return why no table opens here; whoever sits at the one that is there is told just that."""
        number = await self._database.read(lambda connection: games.in_channel(connection, channel))
        if number is None or number not in await self._database.read(lambda c: seats.games_of(c, user)):
            return refuse("host-channel-taken")
        async with self._open_games.at(number) as open_game:
            place, count, span = f"<#{channel}>", len(coming(open_game.players)), open_game.deal.game.seats
            if open_game.table is not None:
                return refuse("host-playing-there", place=place)
            return refuse("host-seated-there", place=place, count=count, least=span[0], most=span[-1])

    def _new_deal(
        self,
        key: str,
        options: Mapping[str, Any] | None,
        components: BaseModel | None = None,
        seed: str | None = None,
    ) -> Deal:
        game = self._game(key)
        figures = components or self._components.get(key) or game.Components()
        return Deal(game, game.seats[0], check_options(game, options), figures, seed or self._new_seed())

    def _game(self, key: str) -> Game:
        if key not in self._games:
            raise refuse("host-game-unknown", game=str(key), games=tuple(self._games))
        return self._games[key]


def _first_line(game: Game, players: Sequence[Player], now: int, key: Key | None) -> Line:
    """Return the line that opens a table: by whoever sits there first, and for how many."""
    told = say("host-opened", count=len(coming(players)), least=game.seats[0], most=game.seats[-1])
    return Line(HostAction.CREATE, now, 0, players[0].user, events=[Event(told, 0)], key=key)
