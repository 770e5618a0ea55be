"""Taking back: one's own last move while it concerns nobody else, or everything after a version."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.clock.seat_clock import absent_seats
from bot.host.access import movers
from bot.host.autoplay.deputies import GIVEN_BEFOREHAND
from bot.host.clocks import Clocks
from bot.host.errors import Refused, Stale, refuse
from bot.host.guards import moving, table_of
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import announce
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import (
    AnyTable,
    Event,
    Seat,
    Text,
    Who,
    has_answered,
    load,
    locked,
    only_sealed,
    play_again,
    prompt,
    save,
    say,
    waiting,
    why_not_undo,
)
from storage import Database, actions, events, orders, past
from storage.actions import Change, HostAction, Key, Line, Row, Saved
from storage.engine.connection import Connection
from storage.past import Past


class Stands(Refused):
    """The move stands, unless the others agree to take it back."""


class Return(NamedTuple):
    """A position from before, and the lines of the log that are not in it."""

    table: AnyTable
    gone: Sequence[int]


class Undo:
    """Take moves back."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        ledger: Ledger,
        clocks: Clocks,
        now: Callable[[], int],
    ) -> None:
        self._database, self._open_games = database, open_games
        self._ledger, self._clocks, self._now = ledger, clocks, now

    async def take_back(
        self, game: int, user: int, key: Key | None = None, version: int | None = None
    ) -> Accepted:
        """Take the asker's last move back, if nobody has learnt anything by it. What others did stays.

        With a version it is refused when the table has moved on since then.
        """

        async def do(open_game: OpenGame) -> Saved:
            table, seat = moving(open_game, user)
            if version is not None and version != open_game.version:
                raise Stale(say("host-moved-on"))
            await self._must_not_go_on_for_ever(open_game, seat)
            last, newest = await self.last_moves(open_game, seat)
            sealed = last.seq != newest
            found = await (self._withdrawn if sealed else self._undone)(open_game, table, last)
            told = say("host-recalled", who=Who(seat)) if sealed else await self.told_of(open_game, last)
            line = Line(HostAction.UNDO, self._now(), seat, events=[Event(told)], key=key)
            return await self.return_to(open_game, found, line)

        return await self._ledger.exactly_once(game, user, key, do)

    async def _must_not_go_on_for_ever(self, open_game: OpenGame, seat: Seat) -> None:
        """Refuse to whoever has taken back very many moves since anybody else has made one."""
        game, most = open_game.record.id, open_game.deal.game.longest_turn
        count = await self._database.read(lambda connection: actions.taken_back_by(connection, game, seat))
        if count >= most:
            raise refuse("host-undo-enough", count=count)

    async def last_moves(self, open_game: OpenGame, seat: Seat) -> tuple[Row, int]:
        """Return the last move of this seat that is in force, and the version after anybody's; or refuse."""
        game = open_game.record.id

        def job(connection: Connection) -> tuple[int, Row | None, Row | None]:
            begin = past.earliest(connection, game)
            own = actions.last_move(connection, game, seat, begin)
            return begin, own, actions.last_move(connection, game, after=begin)

        begin, own, newest = await self._database.read(job)
        if own is not None and newest is not None:
            return own, newest.seq
        if begin:
            raise refuse("host-undo-too-old")
        raise refuse("host-undo-nothing" if newest is None else "host-undo-nothing-of-yours")

    async def told_of(self, open_game: OpenGame, last: Row) -> Text:
        """Return who undoes what, in the words in which everybody was told of it first."""
        who = Who(actions.entry(last).seat)
        (moved,) = await self._ledger.log(open_game.record.id, last.seq - 1, last.seq)
        public = events.seen_by(None, moved.line.events)
        return (
            say("host-undone-move", who=who, what=public[0].text) if public else say("host-undone", who=who)
        )

    async def standing(self, open_game: OpenGame) -> list[int]:
        """Return what stays the same as long as nothing moves: the count of moves in force, and the last."""
        game = open_game.record.id
        found = await self._database.read(
            lambda connection: actions.numbers_in_force(connection, game, past.earliest(connection, game))
        )
        return [len(found), found[-1] if found else 0]

    async def after_version(self, open_game: OpenGame, version: int) -> Return:
        """Return the position after a version, without all later moves, to whoever holds the lock.

        Who sits where, and the lines of the host, stay as they are.
        """
        found = await self._position_after(open_game, table_of(open_game), version)
        if not found.gone:
            raise refuse("host-undo-nothing")
        return found

    async def taken_back(self, open_game: OpenGame, last: Row) -> Return:
        """Return the position without this move, where the others allow it; their own sealed answers stay."""
        table = table_of(open_game)
        recalled = await self._recalled(open_game, table, last)
        return recalled or await self._position_after(open_game, table, last.seq - 1)

    async def _undone(self, open_game: OpenGame, table: AnyTable, last: Row) -> Return:
        """Return the position before the very last move, or say why that one stands."""
        found = await self._position_after(open_game, table, last.seq - 1)
        if (why := why_not_undo(found.table, table, actions.entry(last).seat)) is not None:
            raise Stands(why)
        return found

    async def _withdrawn(self, open_game: OpenGame, table: AnyTable, last: Row) -> Return:
        """Return the position without a sealed answer, or say why it stands."""
        if (found := await self._recalled(open_game, table, last)) is not None:
            if locked(table, actions.entry(last).seat):
                raise Stands(say("undo-locked"))
            return found
        game = open_game.record.id
        later = await self._database.read(lambda c: actions.hands_since(c, game, last.seq, in_force=True))
        raise Stands(say("host-undo-moved-since", who=movers(later, open_game.players, open_game.former)))

    async def _position_after(self, open_game: OpenGame, table: AnyTable, version: int) -> Return:
        """Return the position after a version: remembered, or found by playing a part of the log again."""
        game = open_game.record.id

        def job(connection: Connection) -> tuple[int, Past, list[int]]:
            gone = actions.numbers_in_force(connection, game, version)
            return past.earliest(connection, game), past.around(connection, game, version), gone

        begin, part, gone = await self._database.read(job)
        if version < begin:
            raise refuse("host-undo-too-old")
        last = next((row.seq for row in reversed(part.moves) if row.seq <= version), None)
        known = None if last is None else self._open_games.position_after(game, last)
        if known is not None:
            return Return(load(open_game.deal, known), gone)
        return Return(await asyncio.to_thread(_replayed, open_game, table, part, version), gone)

    async def _recalled(self, open_game: OpenGame, table: AnyTable, last: Row) -> Return | None:
        """Return the position without one sealed answer that nobody has seen; None if it is not that.

        The answers of others stay.
        """
        if not has_answered(table, actions.entry(last).seat):
            return None
        game = open_game.record.id
        part = await self._database.read(lambda connection: past.since(connection, game, last.seq - 1))
        without = await asyncio.to_thread(_without, open_game, table, part, last)
        return None if without is None else Return(without, [last.seq])

    async def return_to(self, open_game: OpenGame, found: Return, line: Line) -> Saved:
        """Save a position from before.

        What is taken back must not be played again by itself: orders that would do so are withdrawn.
        """
        game, now = open_game.record.id, table_of(open_game)
        line = _with_fresh_chance(now, found.table, line)
        again = [seat for seat in waiting(found.table) if _would_answer(open_game, found.table, seat)]
        line = line._replace(events=[*line.events, *(Event(say("host-orders-gone"), seat) for seat in again)])
        here = [seat for seat in waiting(found.table) if seat not in absent_seats(open_game.clocks)]
        new = [seat for seat in here if seat != line.seat and _asked_anew(now, found.table, seat)]
        notices = await self._clocks.respect_quiet_hours(
            announce(open_game, line.events, new, reader=line.seat), found.table
        )
        change = Change(
            game,
            open_game.version,
            line,
            save(found.table),
            undoes=found.gone,
            messages=notices,
            waits=await self._clocks.waits_before(open_game, found.table, found.gone, line.at),
        )

        def withdraw(connection: Connection) -> None:
            for seat in again:
                orders.clear(connection, game, seat)

        saved = await self._open_games.save(open_game, change, withdraw)
        self._clocks.questions_gone(open_game, set(waiting(now)) - set(waiting(found.table)))
        return saved


def _with_fresh_chance(now: AnyTable, then: AnyTable, line: Line) -> Line:
    """Return the line that takes moves back, and let other draws follow where some are taken back with them.

    Players know those. The count that is mixed in is told to everybody, stands in the log, and only grows.
    """
    then.rng.rewinds = now.rng.rewinds
    if now.rng.drawn == then.rng.drawn:
        return line
    then.rng.rewinds += 1
    told = Event(say("host-chance-renewed", count=then.rng.rewinds))
    return line._replace(
        picked={**line.picked, actions.REWINDS: then.rng.rewinds}, events=[*line.events, told]
    )


def _would_answer(open_game: OpenGame, table: AnyTable, seat: Seat) -> bool:
    """Return whether the seat's orders, or its plan, would answer at this table."""
    asked, there = prompt(table, seat), replace(open_game, table=table)
    assert asked is not None
    return any(answer(there, seat, asked) is not None for answer in GIVEN_BEFOREHAND)


def _asked_anew(now: AnyTable, then: AnyTable, seat: Seat) -> bool:
    """Return whether a seat is not waited for now, or for something else."""
    asked, instead = prompt(now, seat), prompt(then, seat)
    return seat not in waiting(now) or asked is None or instead is None or asked.text != instead.text


def _replayed(open_game: OpenGame, table: AnyTable, part: Past, version: int) -> AnyTable:
    """Play a part of the log again up to a version, if it still leads to where it led then."""
    later = [row for row in part.moves if row.seq > version]
    try:
        before = part.position(open_game.deal, upto=version)
        then = table if part.end is None else load(open_game.deal, str(part.end.state))
        same = _same(_played_on(before, later), then)
    except Exception as error:  # whatever corrected rules make of an old game
        raise refuse("host-undo-too-old") from error
    if not same:
        raise refuse("host-undo-too-old")
    return before


def _same(one: AnyTable, other: AnyTable) -> bool:
    """Return whether two positions are the same, however often draws were taken back on the way there."""
    one.rng.rewinds = other.rng.rewinds
    return save(one) == save(other)


def _played_on(table: AnyTable, rows: Sequence[Row]) -> AnyTable:
    """Return a copy of the table with these moves made on it."""
    copy = load(table.deal, save(table))
    for row in rows:
        play_again(copy, actions.entry(row))
    return copy


def _without(open_game: OpenGame, table: AnyTable, part: Past, last: Row) -> AnyTable | None:
    """Return the position without one sealed answer; None if it is not that."""
    try:
        others = part._replace(moves=[row for row in part.moves if row.seq != last.seq])
        without = others.position(open_game.deal, upto=open_game.version)
        without.rng.rewinds = table.rng.rewinds
        same = _same(_played_on(without, [last]), table)
    except Exception:  # what others did since depends on it
        return None
    return without if same and only_sealed(without, table, actions.entry(last).seat) else None
