"""Taking back: one's own last move while it concerns nobody else, or everything after a version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.announce import announce
from bot.desk import Accepted
from bot.lobby import Lobby, playing, table_of
from bot.refusals import Refused, Stale, refuse
from bot.tables import Live
from games.kernel import (
    HOST,
    Event,
    Seat,
    Table,
    Who,
    load,
    only_sealed,
    play,
    save,
    say,
    waiting,
    why_not_undo,
)
from storage import actions, past
from storage.actions import Change, Key, Line, Row, Saved
from storage.past import Past


class Stands(Refused):
    """The move stands, unless the others agree to take it back."""


class Return(NamedTuple):
    """A position from before, and the lines of the log that are not in it."""

    table: Table[Any]
    gone: Sequence[int]


class TakingBack(Lobby):
    async def undo(
        self, game: int, user: int, key: Key | None = None, version: int | None = None
    ) -> Accepted:
        """Takes the asker's last move back, if nobody has learnt anything by it. What others did stays.

        With a version it is refused when the table has moved on since then.
        """

        async def do(live: Live) -> Saved:
            table, seat = playing(live, user)
            if version is not None and version != live.version:
                raise Stale(say("host-moved-on"))
            gone_by = await self._past(live)
            last = last_of(seat, gone_by)
            sealed = last is not gone_by.moves[-1]
            found = _recalled(live, table, gone_by, last) if sealed else _undone(live, table, gone_by, last)
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
        before = waiting(table_of(live))
        new = [seat for seat in waiting(found.table) if seat not in before and seat != line.seat]
        notices = await self.considerate(announce(live, line.events, new, reader=line.seat))
        change = Change(
            live.record.id,
            live.version,
            line,
            save(found.table),
            undoes=found.gone,
            messages=notices,
            waits=await self.waits(live, found.table, line.at, line.seat),
        )
        saved = await self.tables.save(live, change)
        live.table = found.table
        return saved


def last_of(seat: Seat, gone_by: Past) -> Row:
    """The last move of this seat that is in force."""
    own = [row for row in gone_by.moves if row.line.seat == seat]
    if own:
        return own[-1]
    if gone_by.base is not None:
        raise refuse("host-undo-too-old")
    raise refuse("host-undo-nothing-of-yours" if gone_by.moves else "host-undo-nothing")


def _undone(live: Live, table: Table[Any], gone_by: Past, last: Row) -> Return:
    """Before the very last move; or why that one stands."""
    found = _replayed(live, table, gone_by, last.seq - 1)
    assert last.line.seat is not None
    if (why := why_not_undo(found.table, table, last.line.seat)) is not None:
        raise Stands(why)
    return found


def _replayed(live: Live, table: Table[Any], gone_by: Past, version: int) -> Return:
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


def _played_on(table: Table[Any], rows: Sequence[Row]) -> Table[Any]:
    """A copy of the table, and these moves on it."""
    copy = load(table.deal, save(table))
    for row in rows:
        play(copy, *actions.entry(row))
    return copy


def _recalled(live: Live, table: Table[Any], gone_by: Past, last: Row) -> Return:
    """All but this one move, where that is a sealed answer which nobody has seen; those of others stay."""
    seat = last.line.seat
    assert seat is not None
    later = {actions.entry(row).seat for row in gone_by.moves if row.seq > last.seq}
    stands = Stands(say("host-undo-moved-since", who=tuple(Who(s) for s in sorted(later - {HOST}))))
    try:
        others = gone_by._replace(moves=[row for row in gone_by.moves if row is not last])
        without = others.position(live.deal, upto=live.version)
        same = save(_played_on(without, [last])) == save(table)
    except Exception as error:  # what others did since depends on it
        raise stands from error
    if not same or not only_sealed(without, table, seat):
        raise stands
    return Return(without, [last.seq])
