"""While a game runs: seats are offered, taken over, and left to stand-ins. The game itself goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import replace

from bot.host.errors import refuse
from bot.host.guards import not_ended, playing, table_of
from bot.host.ledger import Accepted
from bot.host.notices import announce, hand, parted, post
from bot.host.open_games import Live
from bot.host.stand_in import newcomer
from bot.host.undo import TakingBack
from games.kernel.hosting import AnyTable, Event, Seat, Text, Was, Who, say, waiting
from storage import seats
from storage.actions import Change, Key, Line, Row, Saved
from storage.outbox import Message
from storage.seats import Player


class Seating(TakingBack):
    async def offer_seat(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Whoever offers a seat plays on until somebody takes it."""

        async def do(live: Live) -> Saved:
            _, seat = _owned(live, user)
            if seat in await self._offered(live):
                raise refuse("host-seat-offered-already")
            return await self._note(live, "/offer", seat, user, say("host-seat-offered", place=seat + 1), key)

        return await self.once(game, user, key, do)

    async def keep_seat(self, game: int, user: int, key: Key | None = None) -> Accepted:
        async def do(live: Live) -> Saved:
            _, seat = playing(live, user)
            if seat not in await self._offered(live):
                raise refuse("host-seat-not-offered")
            return await self._note(live, "/keep", seat, user, say("host-seat-kept", place=seat + 1), key)

        return await self.once(game, user, key, do)

    async def leave_seat(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """A stand-in plays on from here, until somebody takes the seat."""

        async def do(live: Live) -> Saved:
            _, seat = _owned(live, user)
            told = say("host-seat-left-by", who=Was(seat, live.version), place=seat + 1)
            line = Line("/seat", self.now(), seat, user, events=[Event(told)], key=key)
            return await self.change_hands(live, seat, newcomer(live.players), line, offered=True)

        return await self.once(game, user, key, do)

    async def take_seat(
        self, game: int, user: int, name: str, seat: Seat | None = None, key: Key | None = None
    ) -> Accepted:
        """None: the only seat that is free."""

        async def do(live: Live) -> Saved:
            not_ended(live)
            if live.table is None:
                raise refuse("host-seat-not-begun")
            if live.seat_of(user) is not None:
                raise refuse("host-seat-one-each")
            place = await self._open_to(live, user, seat)
            before = Was(place, live.version)
            told = say("host-seat-taken-from", who=Who(place), before=before, place=place + 1)
            line = Line("/seat", self.now(), place, user, events=[Event(told)], key=key)
            return await self.change_hands(live, place, Player(user, name), line)

        return await self.once(game, user, key, do)

    async def _open_to(self, live: Live, user: int, seat: Seat | None) -> Seat:
        """Nobody sees the secrets of two seats: whoever had one before has only that one to come back to."""
        free, own = await self._free(live), await self.seat_had_by(live, user)
        if seat is None and own in free:
            seat = own
        if own is not None and free and seat != own:
            raise refuse("host-seat-another", place=own + 1)
        return _chosen(live, seat, free)

    async def seat_had_by(self, live: Live, user: int | None) -> Seat | None:
        """The seat whose secrets somebody knows who has left it. In the lobby no seat has any."""
        had = [one for one in live.former if user is not None and one.player.user == user]
        if not had:
            return None
        begun = next(row.seq for row in await self._log(live, after=0) if row.line.kind == "/start")
        return next((one.seat for one in reversed(had) if one.until >= begun), None)

    async def change_hands(
        self, live: Live, seat: Seat, player: Player, line: Line, *, offered: bool = False
    ) -> Saved:
        """The one place where a seat gets another owner; for those who hold the table.

        The new owner gets all that the seat may see. What was the old owner's alone goes: `partings`.
        """
        if live.seat_of(player.user) is not None:
            raise refuse("host-seat-one-each")
        players = (*live.players[:seat], player, *live.players[seat + 1 :])
        letters = [*_letters(replace(live, players=players), seat, line), *parted(live, seat, line.actor)]
        messages = await self.considerate(letters)
        if offered:
            messages.append(post(live))
        change = Change(live.record.id, live.version, line, messages=messages)

        def also(connection: sqlite3.Connection) -> None:
            seats.write(connection, change.game, players, change.expected)
            for part in self.partings:
                part(connection, change.game, seat)

        return await self.tables.save(live, change, also)

    async def free_seats(self, game: int) -> tuple[Seat, ...]:
        """The seats that somebody who does not play here may take."""
        async with self.tables.at(game) as live:
            return () if live.table is None or not live.record.live else await self._free(live)

    async def _free(self, live: Live) -> tuple[Seat, ...]:
        offered = await self._offered(live)
        every = range(len(live.players))
        return tuple(s for s in every if s in offered or any(vacant(live, s) for vacant in self.vacancies))

    async def _offered(self, live: Live) -> set[Seat]:
        return offered_in(await self._log(live, after=0))

    async def _note(self, live: Live, kind: str, seat: Seat, user: int, told: Text, key: Key | None) -> Saved:
        line = Line(kind, self.now(), None, user, {"seat": seat}, [Event(told)], key)
        messages = announce(live, line.events)
        if kind == "/offer":
            messages.append(post(live))
        return await self.tables.save(live, Change(live.record.id, live.version, line, messages=messages))


def _owned(live: Live, user: int) -> tuple[AnyTable, Seat]:
    """Before the game begins nobody needs a substitute to get up."""
    if live.record.status == "lobby" and live.seat_of(user) is not None:
        raise refuse("host-seat-only-lobby")
    return playing(live, user)


def offered_in(rows: Iterable[Row]) -> set[Seat]:
    """The seats whose players want to get up. A new owner has not offered anything."""
    found: set[Seat] = set()
    for row in rows:
        match row.line.kind:
            case "/offer":
                found.add(row.line.picked["seat"])
            case "/keep":
                found.discard(row.line.picked["seat"])
            case "/seat":
                found.discard(row.line.seat if row.line.seat is not None else -1)
    return found


def _chosen(live: Live, seat: Seat | None, free: tuple[Seat, ...]) -> Seat:
    if not free:
        raise refuse("host-seat-none-free", who=tuple(map(Who, range(len(live.players)))))
    if seat is None and len(free) > 1:
        raise refuse("host-seat-which", who=tuple(map(Who, free)))
    if seat is not None and seat not in free:
        raise refuse("host-seat-not-free", who=tuple(map(Who, free)))
    return free[0] if seat is None else seat


def _letters(live: Live, seat: Seat, line: Line) -> Iterable[Message]:
    """To the table what was told, to the new owner the hand and the question that is open."""
    asked = [seat] if seat in waiting(table_of(live)) else []
    yield from hand(live, seat)
    yield from announce(live, line.events, asked)
