"""While a game runs: seats are offered, taken over, and left to stand-ins. The game itself goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.host.autoplay.stand_in import newcomer
from bot.host.clocks import Clocks
from bot.host.errors import Refused, refuse
from bot.host.guards import not_ended, playing, table_of
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import announce, hand, parted, post
from bot.host.open_games import OpenGame, OpenGames
from bot.host.tips import tell
from games.kernel.hosting import HOST, AnyTable, Event, Seat, Text, Was, Who, say, waiting
from storage import clocks, seats
from storage.actions import HostAction, Key, Line, Saved
from storage.engine.connection import Connection
from storage.outbox import Message
from storage.seats import Player, mark_of

Vacancy: TypeAlias = Callable[[OpenGame, Seat], bool]  # may somebody take this seat without being offered it?
Parting: TypeAlias = Callable[[Connection, int, Seat], None]  # what goes with the owner of a seat


class NeedsConsent(Refused):
    """Whoever moderates the table gets this seat only if all who play agree."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(say("host-claim-first"))
        self.seat = seat


class Seats:
    """Offer, take over and leave seats while the game goes on."""

    def __init__(
        self,
        open_games: OpenGames,
        ledger: Ledger,
        clocks: Clocks,
        vacancies: Sequence[Vacancy],
        partings: Sequence[Parting],
        now: Callable[[], int],
    ) -> None:
        self._open_games, self._ledger, self._clocks = open_games, ledger, clocks
        self.vacancies, self.partings = list(vacancies), list(partings)
        self._now = now

    async def offer(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Offer one's seat. Whoever offers it plays on until somebody takes it."""

        async def do(open_game: OpenGame) -> Saved:
            _, seat = _owned(open_game, user)
            if seat in await self._ledger.offered(open_game.record.id):
                raise refuse("host-seat-offered-already")
            return await self._note(
                open_game, HostAction.OFFER, seat, user, say("host-seat-offered", place=seat + 1), key
            )

        return await self._ledger.exactly_once(game, user, key, do)

    async def keep(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Withdraw the offer of one's seat."""

        async def do(open_game: OpenGame) -> Saved:
            _, seat = playing(open_game, user)
            if seat not in await self._ledger.offered(open_game.record.id):
                raise refuse("host-seat-not-offered")
            return await self._note(
                open_game, HostAction.KEEP, seat, user, say("host-seat-kept", place=seat + 1), key
            )

        return await self._ledger.exactly_once(game, user, key, do)

    async def leave(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Leave one's seat to a stand-in, until somebody takes it."""

        async def do(open_game: OpenGame) -> Saved:
            _, seat = _owned(open_game, user)
            told = say("host-seat-left-by", who=Was(seat, open_game.version), place=seat + 1)
            line = Line(HostAction.SEAT, self._now(), seat, user, events=[Event(told)], key=key)
            return await self.change_hands(open_game, seat, newcomer(open_game.players), line, offered=True)

        return await self._ledger.exactly_once(game, user, key, do)

    async def take(
        self,
        game: int,
        user: int,
        name: str,
        seat: Seat | None = None,
        key: Key | None = None,
        *,
        moderates: bool = False,
    ) -> Accepted:
        """Take over a free seat; None: the only one that is free. Raise NeedsConsent to whoever moderates."""

        async def do(open_game: OpenGame) -> Saved:
            not_ended(open_game)
            if open_game.table is None:
                raise refuse("host-seat-not-begun")
            if open_game.seat_of(user) is not None:
                raise refuse("host-seat-one-each")
            place = await self.open_to(open_game, user, seat)
            if await self.needs_consent(open_game, user, place, moderates):
                raise NeedsConsent(place)
            before = Was(place, open_game.version)
            told = say("host-seat-taken-from", who=Who(place), before=before, place=place + 1)
            line = Line(HostAction.SEAT, self._now(), place, user, events=[Event(told)], key=key)
            return await self.change_hands(open_game, place, Player(user, name), line)

        return await self._ledger.exactly_once(game, user, key, do)

    async def needs_consent(self, open_game: OpenGame, user: int, seat: Seat, moderates: bool) -> bool:
        """Return whether those who play have to agree to somebody's getting this seat.

        It is so for whoever moderates the table, or has done so in this game: a moderator can make a seat
        free, and lay down the office for a moment. Their own seat tells them nothing new.
        """
        if await self.had_by(open_game, user) == seat:
            return False
        return moderates or await self._has_ruled(open_game, user)

    async def _has_ruled(self, open_game: OpenGame, user: int) -> bool:
        return HOST in _marked(open_game, user) or await self._ledger.has_ruled(open_game.record.id, user)

    async def open_to(self, open_game: OpenGame, user: int, seat: Seat | None) -> Seat:
        """Return the free seat that is meant, or refuse.

        Nobody sees the secrets of two seats: whoever had one before has only that one to come back to.
        """
        free, own = await self._free(open_game), await self.had_by(open_game, user)
        if seat is None and own in free:
            seat = own
        if own is not None and free and seat != own:
            raise refuse("host-seat-another", place=own + 1)
        return _chosen(open_game, seat, free)

    async def had_by(self, open_game: OpenGame, user: int | None) -> Seat | None:
        """Return the seat whose secrets somebody knows who has left it. In the lobby no seat has any.

        Whoever was forgotten since is known by a mark that names nobody.
        """
        if user is None:
            return None
        had = [one for one in open_game.former if one.player.user == user]
        begun = await self._ledger.begun(open_game.record.id) if had else 0
        left = [one.seat for one in reversed(had) if one.until >= begun]
        return next((seat for seat in (*left, *_marked(open_game, user)) if seat != HOST), None)

    async def change_hands(
        self, open_game: OpenGame, seat: Seat, player: Player, line: Line, *, offered: bool = False
    ) -> Saved:
        """Give a seat another owner; for those who hold the lock. This is the one place where it happens.

        The new owner gets all that the seat may see. What was the old owner's alone goes: `partings`. Only a
        clock waits for its owner to come back.
        """
        if open_game.seat_of(player.user) is not None:
            raise refuse("host-seat-one-each")
        players = (*open_game.players[:seat], player, *open_game.players[seat + 1 :])
        letters = [
            *_letters(replace(open_game, players=players), seat, line),
            *parted(open_game, seat, line.actor),
        ]
        messages = await self._clocks.respect_quiet_hours(letters, open_game.table)
        if offered:
            messages.append(post(open_game))
        change, old = open_game.change(line, messages=messages), open_game.players[seat].user
        left = await self._clocks.left(open_game, seat, self._now())
        back = player.user and await self._clocks.old_clock(open_game, seat, player.user)

        def also(connection: Connection) -> None:
            seats.write(connection, change.game, players, change.expected)
            if left is not None and old is not None:
                clocks.leave(connection, change.game, mark_of(open_game.deal.seed, old), left)
            for part in self.partings:
                part(connection, change.game, seat)
            if back:
                clocks.write(connection, change.game, [back])
            if offered:
                tell(connection, change.game, line.at)

        return await self._open_games.save(open_game, change, also)

    async def free(self, game: int) -> tuple[Seat, ...]:
        """Return the seats that somebody who does not play here may take."""
        async with self._open_games.at(game) as open_game:
            return () if open_game.table is None or not open_game.record.live else await self._free(open_game)

    async def _free(self, open_game: OpenGame) -> tuple[Seat, ...]:
        offered = await self._ledger.offered(open_game.record.id)
        every = range(len(open_game.players))
        return tuple(
            s for s in every if s in offered or any(vacant(open_game, s) for vacant in self.vacancies)
        )

    async def _note(
        self, open_game: OpenGame, kind: HostAction, seat: Seat, user: int, told: Text, key: Key | None
    ) -> Saved:
        line = Line(kind, self._now(), None, user, {"seat": seat}, [Event(told)], key)
        messages = announce(open_game, line.events)
        if kind != HostAction.OFFER:
            return await self._open_games.save(open_game, open_game.change(line, messages=messages))
        messages.append(post(open_game))
        tips = partial(tell, game=open_game.record.id, now=line.at)
        return await self._open_games.save(open_game, open_game.change(line, messages=messages), tips)


def _marked(open_game: OpenGame, user: int) -> list[Seat]:
    """Return the seats that somebody knows who was forgotten since; HOST, if they have moderated the game."""
    if not open_game.marks:
        return []
    own = mark_of(open_game.deal.seed, user)
    return [seat for mark, seat in open_game.marks if mark == own]


def _owned(open_game: OpenGame, user: int) -> tuple[AnyTable, Seat]:
    """Return the table and one's seat. Before the game begins nobody needs a substitute to get up."""
    if open_game.record.status == "lobby" and open_game.seat_of(user) is not None:
        raise refuse("host-seat-only-lobby")
    return playing(open_game, user)


def _chosen(open_game: OpenGame, seat: Seat | None, free: tuple[Seat, ...]) -> Seat:
    if not free:
        raise refuse("host-seat-none-free", who=tuple(map(Who, range(len(open_game.players)))))
    if seat is None and len(free) > 1:
        raise refuse("host-seat-which", who=tuple(map(Who, free)))
    if seat is not None and seat not in free:
        raise refuse("host-seat-not-free", who=tuple(map(Who, free)))
    return free[0] if seat is None else seat


def _letters(open_game: OpenGame, seat: Seat, line: Line) -> Iterable[Message]:
    """Write to the table what was told, to the new owner the hand and the question that is open."""
    asked = [seat] if seat in waiting(table_of(open_game)) else []
    yield from hand(open_game, seat)
    yield from announce(open_game, line.events, asked)
