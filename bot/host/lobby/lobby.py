"""Before the first move: sitting down, getting up, starting, closing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.host.access import everyone
from bot.host.autoplay.stand_in import newcomer
from bot.host.clocks import Clocks
from bot.host.errors import refuse
from bot.host.guards import expert_or_not, in_lobby, seated, to_be_agreed
from bot.host.ledger import Accepted, Ledger
from bot.host.lobby.leading import must_lead
from bot.host.lobby.players import coming, says_yes, with_room, without_a_guest, without_a_stand_in
from bot.host.notices import announce, board_after, hands
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Event, Level, Seat, Text, Who, save, save_deal, say, start, waiting
from storage import games, seats
from storage.actions import HostAction, Key, Line, Saved
from storage.engine.connection import Connection
from storage.seats import Player


class Lobby:
    """Seat people, start games, and close tables at which nobody has begun."""

    def __init__(self, open_games: OpenGames, ledger: Ledger, clocks: Clocks, now: Callable[[], int]) -> None:
        self._open_games, self._ledger = open_games, ledger
        self._clocks, self._now = clocks, now

    async def join(self, game: int, user: int, name: str, key: Key | None = None) -> Accepted:
        """Seat a person in the lobby."""

        async def do(open_game: OpenGame) -> Saved:
            in_lobby(open_game)
            least, most = open_game.deal.game.seats[0], open_game.deal.game.seats[-1]
            players = says_yes(open_game.players, user)
            if players == open_game.players:
                if open_game.seat_of(user) is not None:
                    raise refuse("host-already-seated", count=len(coming(players)), most=most)
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
                players = without_a_guest(players, but=user)
            if len(players) >= most:
                raise refuse("host-table-full", most=most)
            more = (*players, newcomer(players, level))
            least, count = open_game.deal.game.seats[0], len(coming(more))
            told = say("host-stand-in-sits", count=count, least=least, most=most)
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
            told = say("host-stand-in-gone", count=len(coming(fewer)), least=least, most=most)
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
        change = open_game.change(line, messages=[board_after(open_game)])
        return await self._open_games.save(
            open_game,
            change,
            lambda connection: seats.write(connection, change.game, players, change.expected),
        )

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
        self, lobby: OpenGame, begun: OpenGame, user: int, key: Key | None, first: Seat | None
    ) -> Saved:
        """Deal, and save the lobby as the game that has begun. There only those sit who have said yes."""
        dealt = begun.deal
        deal = replace(dealt, seats=len(begun.players), first=first, edition=dealt.game.edition)
        table, now = start(deal), self._now()
        opening = say("host-started", who=everyone(begun.players), commitment=deal.commitment)
        told = [Event(opening), *table.events]
        line = Line(HostAction.START, now, begun.seat_of(user), user, events=told, key=key)
        notices = await self._clocks.respect_quiet_hours(
            [*announce(begun, told, waiting(table)), *hands(begun)], table
        )
        limit = deal.game.limit(deal.options)
        agreed = begun.clocks.agreed._replace(ends=None if limit is None else now + limit)
        waits = await self._clocks.waits(begun, table, now)
        change = begun.change(line, save(table), messages=notices, waits=waits, agreed=agreed)

        def also(connection: Connection) -> None:
            if begun.players != lobby.players:
                seats.write(connection, change.game, begun.players, change.expected)
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
