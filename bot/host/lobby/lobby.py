"""Before the first move: opening a table, sitting down, getting up, starting."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pydantic import BaseModel

from bot.clock.pace import USUAL, Pace
from bot.host.access import everyone
from bot.host.autoplay.stand_in import newcomer
from bot.host.clocks import Clocks
from bot.host.errors import Refused, refuse, to_refusal
from bot.host.guards import expert_or_not, in_lobby, seated, to_be_agreed
from bot.host.ledger import Accepted, Ledger
from bot.host.lobby.invitations import Invitations
from bot.host.lobby.leading import must_lead
from bot.host.lobby.opening import open_own_table, open_table
from bot.host.lobby.options import check_options
from bot.host.lobby.players import coming, says_yes, together, with_room, without_a_guest, without_a_stand_in
from bot.host.notices import announce, board, hands
from bot.host.open_games import OpenGame, OpenGames
from bot.host.tips import tell
from games.kernel.hosting import (
    Deal,
    Event,
    Game,
    Level,
    Seat,
    Text,
    Who,
    save,
    save_deal,
    say,
    start,
    waiting,
)
from storage import Database, games, keen, seats
from storage.actions import HostAction, Key, Line, Row, Saved
from storage.clocks import Agreed
from storage.engine.connection import Connection
from storage.errors import ChannelTaken
from storage.seats import Player


def random_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(32)


class Lobby:
    """Open tables, seat people at them, agree on options and clocks, and start games."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        ledger: Ledger,
        clocks: Clocks,
        invitations: Invitations,
        games: Mapping[str, Game],
        components: Mapping[str, BaseModel],
        now: Callable[[], int],
        new_seed: Callable[[], str],
    ) -> None:
        """Open tables of these games. `components`: the figures that the owner of a box has corrected."""
        self._database, self._open_games, self._ledger = database, open_games, ledger
        self._clocks, self._invitations = clocks, invitations
        self._games, self._components = games, components
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
        chosen = self._game(game)
        figures = components or self._components.get(game) or chosen.Components()
        deal = Deal(
            chosen, chosen.seats[0], check_options(chosen, options), figures, seed or self._new_seed()
        )
        count = 1 + len(others)
        told = say("host-opened", count=count, least=chosen.seats[0], most=chosen.seats[-1])
        line = Line(HostAction.CREATE, self._now(), 0, user, events=[Event(told, 0)], key=key)
        players, guests = [Player(user, name), *others], await self._invitations.guests(others)
        opens = partial(open_own_table, deal, channel, guild, players, line, Agreed(*pace), guests)

        def job(connection: Connection) -> tuple[int, Row]:
            opened = opens(connection)
            if calls and sum(player.user is not None for player in players) < chosen.seats[-1]:
                tell(connection, opened[0], line.at)
            return opened

        try:
            number, row = await self._database.write(job)
        except ChannelTaken as error:
            raise await self._channel_taken(channel, user) from error
        except Exception as error:
            raise to_refusal(error, 0, None) from error
        return Accepted(number, row.seq, (Event(told, 0),))

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
        chosen = self._game(game)
        figures = self._components.get(game) or chosen.Components()
        deal = Deal(chosen, chosen.seats[0], check_options(chosen, options), figures, self._new_seed())
        told = say("host-opened", count=len(players), least=chosen.seats[0], most=chosen.seats[-1])
        line = Line(HostAction.CREATE, self._now(), 0, players[0].user, events=[Event(told, 0)], key=key)

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
        await self.start(game, first or 0, f"arranged/{game}", first, moderates=True)

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
        return await self.start(opened.game, user, f"{key}/start", first=user)

    async def _channel_taken(self, channel: int, user: int) -> Refused:
        """Return why no table opens here; whoever sits at the one that is there is told just that."""
        number = await self._database.read(lambda connection: games.in_channel(connection, channel))
        if number is None or number not in await self._database.read(lambda c: seats.games_of(c, user)):
            return refuse("host-channel-taken")
        async with self._open_games.at(number) as open_game:
            place, count, span = f"<#{channel}>", len(open_game.players), open_game.deal.game.seats
            if open_game.table is not None:
                return refuse("host-playing-there", place=place)
            return refuse("host-seated-there", place=place, count=count, least=span[0], most=span[-1])

    def _game(self, key: str) -> Game:
        if key not in self._games:
            raise refuse("host-game-unknown", game=str(key), games=tuple(self._games))
        return self._games[key]

    async def join(self, game: int, user: int, name: str, key: Key | None = None) -> Accepted:
        """Seat a person in the lobby."""

        async def do(open_game: OpenGame) -> Saved:
            in_lobby(open_game)
            least, most = open_game.deal.game.seats[0], open_game.deal.game.seats[-1]
            players = says_yes(open_game.players, user)
            if players == open_game.players:
                if open_game.seat_of(user) is not None:
                    raise refuse("host-already-seated", count=len(open_game.players), most=most)
                players = (*with_room(open_game.players, most), Player(user, name))
            if len(players) > most:
                raise refuse("host-table-full", most=most)
            told = say("host-joined", count=len(coming(players)), least=least, most=most)
            return await self._seat(open_game, HostAction.JOIN, players, user, told, key)

        return await self._ledger.exactly_once(game, user, key, do)

    async def add_stand_in(
        self, game: int, user: int, key: Key | None = None, level: Level = Level.CLUB
    ) -> Accepted:
        """Seat a stand-in. Everybody at the table may, so that two can play what needs more."""

        async def do(open_game: OpenGame) -> Saved:
            seated(open_game, user)
            to_be_agreed(open_game)
            expert_or_not(open_game, level)
            players, most = open_game.players, open_game.deal.game.seats[-1]
            if len(players) >= most:
                players = without_a_guest(players)
            if (count := len(players) + 1) > most:
                raise refuse("host-table-full", most=most)
            told = say("host-stand-in-sits", count=count, least=open_game.deal.game.seats[0], most=most)
            more = (*players, newcomer(players, level))
            return await self._seat(open_game, HostAction.STAND_IN, more, user, told, key)

        return await self._ledger.exactly_once(game, user, key, do)

    async def remove_stand_in(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Let the last stand-in get up."""

        async def do(open_game: OpenGame) -> Saved:
            seated(open_game, user)
            to_be_agreed(open_game)
            fewer = without_a_stand_in(open_game.players)
            if fewer == open_game.players:
                raise refuse("host-stand-in-none")
            least, most = open_game.deal.game.seats[0], open_game.deal.game.seats[-1]
            told = say("host-stand-in-gone", count=len(fewer), least=least, most=most)
            return await self._seat(open_game, HostAction.STAND_IN, fewer, user, told, key)

        return await self._ledger.exactly_once(game, user, key, do)

    async def leave(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Let a person get up before the game begins."""

        async def do(open_game: OpenGame) -> Saved:
            seated(open_game, user)
            if open_game.record.status == "running":
                raise refuse("host-leave-running")
            in_lobby(open_game)
            others = tuple(player for player in open_game.players if player.user != user)
            return await self._seat(open_game, HostAction.LEAVE, others, user, say("host-left"), key)

        return await self._ledger.exactly_once(game, user, key, do)

    async def _seat(
        self,
        open_game: OpenGame,
        kind: HostAction,
        players: Sequence[Player],
        user: int,
        told: Text,
        key: Key | None,
    ) -> Saved:
        seat = open_game.seat_of(user)
        seat = len(open_game.players) if seat is None else seat
        line = Line(kind, self._now(), seat, user, events=[Event(told, seat)], key=key)
        notice = board(open_game.record.id, open_game.record.channel, open_game.version + 1)
        change = open_game.change(line, messages=[notice])
        return await self._open_games.save(
            open_game,
            change,
            lambda connection: seats.write(connection, change.game, players, change.expected),
        )

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
        opened = await self.create(
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

    async def configure(
        self, game: int, user: int, options: Mapping[str, Any], key: Key | None = None
    ) -> Accepted:
        """Change some options before the game begins. Everybody at the table may."""

        async def do(open_game: OpenGame) -> Saved:
            seat = seated(open_game, user)
            to_be_agreed(open_game)
            chosen = check_options(
                open_game.deal.game, open_game.deal.options.model_dump(mode="json") | dict(options)
            )
            deal = save_deal(replace(open_game.deal, options=chosen))
            line = Line(HostAction.OPTIONS, self._now(), seat, user, picked=dict(options), key=key)
            notice = board(open_game.record.id, open_game.record.channel, open_game.version + 1)
            change = open_game.change(line, messages=[notice])
            return await self._open_games.save(
                open_game, change, lambda connection: games.redeal(connection, change.game, deal)
            )

        return await self._ledger.exactly_once(game, user, key, do)

    async def agree_clock(self, game: int, user: int, pace: Pace, key: Key | None = None) -> Accepted:
        """Choose how much time everybody has, before the game begins. Everybody at the table may."""

        async def do(open_game: OpenGame) -> Saved:
            seat = seated(open_game, user)
            to_be_agreed(open_game)
            line = Line(HostAction.CLOCK, self._now(), seat, user, picked=pace._asdict(), key=key)
            notice = board(open_game.record.id, open_game.record.channel, open_game.version + 1)
            agreed = Agreed(*pace)
            change = open_game.change(line, messages=[notice], agreed=agreed)
            return await self._open_games.save(open_game, change)

        return await self._ledger.exactly_once(game, user, key, do)

    async def start(
        self,
        game: int,
        user: int,
        key: Key | None = None,
        first: int | None = None,
        *,
        moderates: bool = False,
    ) -> Accepted:
        """Fix the deal and publish the commitment to its seed. `first`: the player who begins."""

        async def do(open_game: OpenGame) -> Saved:
            if not moderates:
                seated(open_game, user)
            in_lobby(open_game)
            await must_lead(self._ledger, open_game, user, moderates, self._now())
            least = open_game.deal.game.seats[0]
            players = coming(says_yes(open_game.players, user))
            if len(players) < least:
                raise refuse("host-too-few", count=len(players), least=least)
            begun = replace(open_game, players=players)
            if first is not None and begun.seat_of(first) is None:
                raise refuse("host-first-not-seated", who=everyone(players))
            return await self._begin(open_game, begun, user, key, begun.seat_of(first))

        return await self._ledger.exactly_once(game, user, key, do)

    async def _begin(
        self, lobby: OpenGame, open_game: OpenGame, user: int, key: Key | None, first: Seat | None
    ) -> Saved:
        """Begin with those who are coming: `open_game`. Not all of the `lobby` may have said yes."""
        dealt = open_game.deal
        deal = replace(dealt, seats=len(open_game.players), first=first, edition=dealt.game.edition)
        table, now = start(deal), self._now()
        opening = say("host-started", who=everyone(open_game.players), commitment=deal.commitment)
        told = [Event(opening), *table.events]
        line = Line(HostAction.START, now, open_game.seat_of(user), user, events=told, key=key)
        notices = await self._clocks.respect_quiet_hours(
            [*announce(open_game, told, waiting(table)), *hands(open_game)], table
        )
        limit = deal.game.limit(deal.options)
        agreed = open_game.clocks.agreed._replace(ends=None if limit is None else now + limit)
        waits = await self._clocks.waits(open_game, table, now)
        change = open_game.change(
            line,
            save(table),
            messages=notices,
            waits=waits,
            agreed=agreed,
        )

        def also(connection: Connection) -> None:
            if open_game.players != lobby.players:
                seats.write(connection, change.game, open_game.players, change.expected)
            games.begin(connection, change.game, save_deal(deal), now)

        return await self._open_games.save(lobby, change, also)

    async def must_close(self, game: int, user: int, *, moderates: bool = False) -> None:
        """Refuse whoever may not close this lobby, before they are asked whether they are sure."""
        async with self._open_games.at(game) as open_game:
            await self._must_close(open_game, user, moderates)

    async def _must_close(self, open_game: OpenGame, user: int, moderates: bool) -> None:
        if user != open_game.record.opener and not moderates:
            seated(open_game, user)
        if open_game.record.status == "running":
            raise refuse("host-cancel-running")
        in_lobby(open_game)
        await must_lead(self._ledger, open_game, user, moderates, self._now())

    async def cancel(
        self, game: int, user: int, key: Key | None = None, *, moderates: bool = False
    ) -> Accepted:
        """Close a lobby. A running game belongs to all who play it."""

        async def do(open_game: OpenGame) -> Saved:
            await self._must_close(open_game, user, moderates)
            now, seat = self._now(), open_game.seat_of(user)
            told = [Event(say("host-cancelled") if seat is None else say("host-cancelled-by", who=Who(seat)))]
            line = Line(HostAction.CANCEL, now, seat, user, events=told, key=key)
            change = open_game.change(line, messages=announce(open_game, told))
            return await self._open_games.save(
                open_game, change, lambda connection: games.end(connection, change.game, "void", now)
            )

        return await self._ledger.exactly_once(game, user, key, do)
