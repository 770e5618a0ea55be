"""Taking back: one's own last move while it concerns nobody else, or everything after a version."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.clock.seat_clock import absent_seats
from bot.host.access import movers
from bot.host.autoplay.deputies import by_orders
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
    Who,
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
from storage import Database, actions, orders, past
from storage.actions import Change, HostAction, Key, Line, Row, Saved
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
            gone_by = await self.past(open_game)
            last = last_of(seat, gone_by)
            sealed = last is not gone_by.moves[-1]
            found = (
                _withdrawn(open_game, table, gone_by, last)
                if sealed
                else self._undone(open_game, table, gone_by, last)
            )
            told = say("host-recalled" if sealed else "host-undone", who=Who(seat))
            line = Line(HostAction.UNDO, self._now(), seat, events=[Event(told)], key=key)
            return await self.return_to(open_game, found, line)

        return await self._ledger.exactly_once(game, user, key, do)

    async def back_to(self, open_game: OpenGame, gone_by: Past, version: int, line: Line) -> Saved:
        """Bring back the position after a version: this line takes all later moves back.

        For those who hold the lock. Who sits where, and the lines of the host, stay as they are.
        """
        table = table_of(open_game)
        if not any(row.seq > version for row in gone_by.moves):
            raise refuse("host-undo-nothing" if gone_by.base is None else "host-undo-too-old")
        found = self._position_after(open_game, table, gone_by, version)
        return await self.return_to(open_game, found, line)

    async def past(self, open_game: OpenGame) -> Past:
        """Return the moves that led to where the table is."""
        return await self._database.read(lambda connection: past.read(connection, open_game.record.id))

    def taken_back(self, open_game: OpenGame, gone_by: Past, last: Row) -> Return:
        """Return the position without this move, where the others allow it; their own sealed answers stay."""
        table = table_of(open_game)
        recalled = _recalled(open_game, table, gone_by, last)
        return recalled or self._position_after(open_game, table, gone_by, last.seq - 1)

    def _undone(self, open_game: OpenGame, table: AnyTable, gone_by: Past, last: Row) -> Return:
        """Return the position before the very last move, or say why that one stands."""
        found = self._position_after(open_game, table, gone_by, last.seq - 1)
        assert last.line.seat is not None
        if (why := why_not_undo(found.table, table, last.line.seat)) is not None:
            raise Stands(why)
        return found

    def _position_after(self, open_game: OpenGame, table: AnyTable, gone_by: Past, version: int) -> Return:
        """Return the position after a version: remembered, or found by playing the log again."""
        if version < gone_by.begins:
            raise refuse("host-undo-too-old")
        gone = [row.seq for row in gone_by.moves if row.seq > version]
        last = next((row.seq for row in reversed(gone_by.moves) if row.seq <= version), None)
        known = None if last is None else self._open_games.position_after(open_game.record.id, last)
        if known is not None:
            return Return(load(open_game.deal, known), gone)
        return Return(_replayed(open_game, table, gone_by, version), gone)

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
            announce(open_game, line.events, new, reader=line.seat)
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

        def withdraw(connection: sqlite3.Connection) -> None:
            for seat in again:
                orders.clear(connection, game, seat)

        return await self._open_games.save(open_game, change, withdraw)


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
    """Return whether the seat's orders would answer at this table."""
    asked = prompt(table, seat)
    assert asked is not None
    return by_orders(replace(open_game, table=table), seat, asked) is not None


def _asked_anew(now: AnyTable, then: AnyTable, seat: Seat) -> bool:
    """Return whether a seat is not waited for now, or for something else."""
    asked, instead = prompt(now, seat), prompt(then, seat)
    return seat not in waiting(now) or asked is None or instead is None or asked.text != instead.text


def last_of(seat: Seat, gone_by: Past) -> Row:
    """Return the last move of this seat that is in force, or refuse."""
    own = [row for row in gone_by.moves if row.line.seat == seat]
    if own:
        return own[-1]
    if gone_by.base is not None:
        raise refuse("host-undo-too-old")
    raise refuse("host-undo-nothing-of-yours" if gone_by.moves else "host-undo-nothing")


def _replayed(open_game: OpenGame, table: AnyTable, gone_by: Past, version: int) -> AnyTable:
    """Play the log again up to a version, if it still leads to where the table is."""
    later = [row for row in gone_by.moves if row.seq > version]
    try:
        before = gone_by.position(open_game.deal, upto=version)
        again = _played_on(before, later)
        again.rng.rewinds = table.rng.rewinds
        same = save(again) == save(table)
    except Exception as error:  # whatever corrected rules make of an old game
        raise refuse("host-undo-too-old") from error
    if not same:
        raise refuse("host-undo-too-old")
    return before


def _played_on(table: AnyTable, rows: Sequence[Row]) -> AnyTable:
    """Return a copy of the table with these moves made on it."""
    copy = load(table.deal, save(table))
    for row in rows:
        play_again(copy, actions.entry(row))
    return copy


def _withdrawn(open_game: OpenGame, table: AnyTable, gone_by: Past, last: Row) -> Return:
    """Return the position without a sealed answer, or say why it stands."""
    if (found := _recalled(open_game, table, gone_by, last)) is not None:
        if locked(table, actions.entry(last).seat):
            raise Stands(say("undo-locked"))
        return found
    later = [row for row in gone_by.moves if row.seq > last.seq]
    raise Stands(say("host-undo-moved-since", who=movers(later, open_game.players, open_game.former)))


def _recalled(open_game: OpenGame, table: AnyTable, gone_by: Past, last: Row) -> Return | None:
    """Return the position without one sealed answer that nobody has seen; None if it is not that.

    The answers of others stay.
    """
    try:
        others = gone_by._replace(moves=[row for row in gone_by.moves if row is not last])
        without = others.position(open_game.deal, upto=open_game.version)
        without.rng.rewinds = table.rng.rewinds
        same = save(_played_on(without, [last])) == save(table)
    except Exception:  # what others did since depends on it
        return None
    sealed = same and only_sealed(without, table, actions.entry(last).seat)
    return Return(without, [last.seq]) if sealed else None
