"""Taking back: one's own last move while it concerns nobody else, or everything after a version."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.clock.seat_clock import absent_seats
from bot.host.access import movers
from bot.host.errors import Refused, Stale, refuse
from bot.host.guards import moving, table_of
from bot.host.ledger import Accepted
from bot.host.lobby import Lobby
from bot.host.notices import announce
from bot.host.open_games import Live
from bot.host.standing_orders import by_orders
from games.kernel.hosting import (
    AnyTable,
    Event,
    Seat,
    Who,
    load,
    locked,
    only_sealed,
    play,
    prompt,
    save,
    say,
    waiting,
    why_not_undo,
)
from storage import actions, orders, past
from storage.actions import Change, Key, Line, Row, Saved
from storage.past import Past


class Stands(Refused):
    """The move stands, unless the others agree to take it back."""


class Return(NamedTuple):
    """A position from before, and the lines of the log that are not in it."""

    table: AnyTable
    gone: Sequence[int]


class TakingBack(Lobby):
    async def undo(
        self, game: int, user: int, key: Key | None = None, version: int | None = None
    ) -> Accepted:
        """Takes the asker's last move back, if nobody has learnt anything by it. What others did stays.

        With a version it is refused when the table has moved on since then.
        """

        async def do(live: Live) -> Saved:
            table, seat = moving(live, user)
            if version is not None and version != live.version:
                raise Stale(say("host-moved-on"))
            gone_by = await self._past(live)
            last = last_of(seat, gone_by)
            sealed = last is not gone_by.moves[-1]
            found = _withdrawn(live, table, gone_by, last) if sealed else _undone(live, table, gone_by, last)
            told = say("host-recalled" if sealed else "host-undone", who=Who(seat))
            line = Line("/undo", self.now(), seat, events=[Event(told)], key=key)
            return await self._return_to(live, found, line)

        return await self.once(game, user, key, do)

    async def back_to(self, live: Live, version: int, line: Line) -> Saved:
        """The position after that version again: this line takes all later moves back.

        For those who hold the table. Who sits where, and the lines of the host, stay as they are.
        """
        table, gone_by = table_of(live), await self._past(live)
        if not any(row.seq > version for row in gone_by.moves):
            raise refuse("host-undo-nothing" if gone_by.base is None else "host-undo-too-old")
        return await self._return_to(live, _replayed(live, table, gone_by, version), line)

    async def _past(self, live: Live) -> Past:
        return await self.database.read(lambda connection: past.read(connection, live.record.id))

    async def _return_to(self, live: Live, found: Return, line: Line) -> Saved:
        """What is taken back must not be played again by itself: orders that would do so are withdrawn."""
        game, now = live.record.id, table_of(live)
        again = [seat for seat in waiting(found.table) if _would_answer(live, found.table, seat)]
        line = line._replace(events=[*line.events, *(Event(say("host-orders-gone"), seat) for seat in again)])
        here = [seat for seat in waiting(found.table) if seat not in absent_seats(live.clocks)]
        new = [seat for seat in here if seat != line.seat and _asked_anew(now, found.table, seat)]
        notices = await self.considerate(announce(live, line.events, new, reader=line.seat))
        change = Change(
            game,
            live.version,
            line,
            save(found.table),
            undoes=found.gone,
            messages=notices,
            waits=await self.waits_before(live, found.table, found.gone, line.at),
        )

        def withdraw(connection: sqlite3.Connection) -> None:
            for seat in again:
                orders.clear(connection, game, seat)

        saved = await self.tables.save(live, change, withdraw)
        live.table = found.table
        return saved


def _would_answer(live: Live, table: AnyTable, seat: Seat) -> bool:
    asked = prompt(table, seat)
    assert asked is not None
    return by_orders(replace(live, table=table), seat, asked) is not None


def _asked_anew(now: AnyTable, then: AnyTable, seat: Seat) -> bool:
    """Not waited for now, or for something else."""
    asked, instead = prompt(now, seat), prompt(then, seat)
    return seat not in waiting(now) or asked is None or instead is None or asked.text != instead.text


def last_of(seat: Seat, gone_by: Past) -> Row:
    """The last move of this seat that is in force."""
    own = [row for row in gone_by.moves if row.line.seat == seat]
    if own:
        return own[-1]
    if gone_by.base is not None:
        raise refuse("host-undo-too-old")
    raise refuse("host-undo-nothing-of-yours" if gone_by.moves else "host-undo-nothing")


def _undone(live: Live, table: AnyTable, gone_by: Past, last: Row) -> Return:
    """Before the very last move; or why that one stands."""
    found = _replayed(live, table, gone_by, last.seq - 1)
    assert last.line.seat is not None
    if (why := why_not_undo(found.table, table, last.line.seat)) is not None:
        raise Stands(why)
    return found


def _replayed(live: Live, table: AnyTable, gone_by: Past, version: int) -> Return:
    """The position after that version, found by a log that still leads to where the table is."""
    later = [row for row in gone_by.moves if row.seq > version]
    if version < gone_by.begins:
        raise refuse("host-undo-too-old")
    try:
        before = gone_by.position(live.deal, upto=version)
        same = save(_played_on(before, later)) == save(table)
    except Exception as error:  # whatever corrected rules make of an old game
        raise refuse("host-undo-too-old") from error
    if not same:
        raise refuse("host-undo-too-old")
    return Return(before, [row.seq for row in later])


def _played_on(table: AnyTable, rows: Sequence[Row]) -> AnyTable:
    """A copy of the table, and these moves on it."""
    copy = load(table.deal, save(table))
    for row in rows:
        play(copy, *actions.entry(row))
    return copy


def _withdrawn(live: Live, table: AnyTable, gone_by: Past, last: Row) -> Return:
    """A sealed answer, unless it was locked; else it stands, because others have moved since."""
    if (found := _recalled(live, table, gone_by, last)) is not None:
        if locked(table, actions.entry(last).seat):
            raise Stands(say("undo-locked"))
        return found
    later = [row for row in gone_by.moves if row.seq > last.seq]
    raise Stands(say("host-undo-moved-since", who=movers(later, live.players, live.former)))


def _recalled(live: Live, table: AnyTable, gone_by: Past, last: Row) -> Return | None:
    """All but this one move, where that is a sealed answer which nobody has seen; those of others stay."""
    try:
        others = gone_by._replace(moves=[row for row in gone_by.moves if row is not last])
        without = others.position(live.deal, upto=live.version)
        same = save(_played_on(without, [last])) == save(table)
    except Exception:  # what others did since depends on it
        return None
    sealed = same and only_sealed(without, table, actions.entry(last).seat)
    return Return(without, [last.seq]) if sealed else None


def taken_back(live: Live, gone_by: Past, last: Row) -> Return:
    """What it takes to undo this move where the others allow it: their own sealed answers stay even then."""
    table = table_of(live)
    return _recalled(live, table, gone_by, last) or _replayed(live, table, gone_by, last.seq - 1)
