"""Writes and reads the log of a game: everything that was done to it, in order. It only grows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from pydantic_core import to_json

from games.kernel.hosting import Entry, Event
from storage import archive, audit, clicks, clocks, listings, outbox, snapshots
from storage import events as filing
from storage.clicks import Clicked, clicked
from storage.engine.connection import Connection
from storage.errors import Stale

Key = clicks.Key
_IS_MOVE = "substr(kind, 1, 1) <> '/'"  # is_move() as SQL says it
_IN_FORCE = "action INDEXED BY moves_in_force"
REWINDS = "rewinds"  # what a line of the host carries since which draws are fresh: how often they were
LAST = 2**62  # after the last line of any log
_NO_EVENTS = "[]"  # in place of what an action told, for whoever does not read it
_NOTHING: Mapping[str, Any] = MappingProxyType({})


class HostAction(StrEnum):
    """Names what the host itself writes into the log. The values are in every file: they never change.

    All begin with a stroke, which the name of no move can.
    """

    CREATE = "/create"
    JOIN = "/join"
    LEAVE = "/leave"
    STAND_IN = "/stand-in"
    OPTIONS = "/options"
    CLOCK = "/clock"
    START = "/start"
    CANCEL = "/cancel"
    GONE = "/gone"  # its channel, thread or server
    IDLE = "/idle"  # a lobby in which nothing has happened for long
    DESERTED = "/deserted"  # nobody plays here any more: notice is given
    ABANDONED = "/abandoned"  # and nobody came back
    UNDO = "/undo"
    ASK = "/ask"  # whether a move may be taken back
    AGREE = "/agree"
    DECLINE = "/decline"
    OFFER = "/offer"  # a seat to whoever wants it
    KEEP = "/keep"  # a seat that was offered
    SEAT = "/seat"  # it has another player now
    AWAY = "/away"
    LATE = "/late"  # the time of a league's round is up: bots play the rest
    BACK = "/back"
    PAUSE = "/pause"
    RESUME = "/resume"
    MOD = "/mod"
    CLAIM = "/claim"  # of a moderator to a seat
    HINT = "/hint"  # somebody has asked for one
    LOST = "/lost"  # moves that were saved are missing in the file


_UNLISTED = frozenset(  # lines after which the list of open tables says the same
    (HostAction.UNDO, HostAction.ASK, HostAction.AGREE, HostAction.DECLINE, HostAction.CLAIM, HostAction.HINT)
)


def is_move(kind: str) -> bool:
    """Return whether an action is a move of the game, and not one of the host's own."""
    return not kind.startswith("/")


class Line(NamedTuple):
    """Holds one action as it happened."""

    kind: str  # the name of a move, or a HostAction
    at: int
    seat: int | None = None
    actor: int | None = None  # who did it, where it was not the seat's own player
    picked: Mapping[str, Any] = _NOTHING
    events: Sequence[Event] = ()
    key: Key | None = None  # of the click, so that it counts once


class Row(NamedTuple):
    """Holds a line of the log with its number, which is the version of the game after it."""

    seq: int
    line: Line
    undone_by: int | None = None
    rewinds: int = 0  # how often draws had been taken back before it, by what was read of the log


class Change(NamedTuple):
    """Holds an accepted action with all that changes by it, to be saved as a whole or not at all."""

    game: int
    expected: int  # the version of the game that it was made on
    line: Line
    state: str | None = None  # the position after it; None: unchanged
    over: bool = False
    undoes: Sequence[int] = ()  # numbers of the lines that it takes back
    messages: Sequence[outbox.Message] = ()
    waits: Sequence[clocks.Wait] = ()  # the clocks of seats that changed with it
    agreed: clocks.Agreed | None = None  # the clock of the game after it; None: unchanged
    turn: int | None = None  # the version since which the same seats are waited for; None: unchanged


class Saved(NamedTuple):
    """Tells which line of the log an action has."""

    row: Row
    again: bool = False  # the same click had been saved before; nothing was added


def append(connection: Connection, change: Change) -> Saved:
    """Save an action; return its line. The same click again gets the line that it made the first time."""
    row = Row(change.expected + 1, change.line)
    if not _insert(connection, change.game, row):
        return Saved(_first(connection, change), again=True)
    snapshots.move_on(connection, change.game, change.expected, change.state, change.over, change.turn)
    if change.undoes:
        snapshots.leave_the_way(connection, change.game, min(change.undoes))
    for seq in change.undoes:
        _mark_undone(connection, change.game, seq, row.seq)
    if change.state is not None and not change.over:
        snapshots.keep_on_the_way(connection, change.game, row.seq, change.state)
    clocks.write(connection, change.game, change.waits, change.agreed, row.seq)
    outbox.enqueue(connection, change.messages, change.line.at)
    audit.file(connection, change.game, row.seq, change.line.at, change.line.actor, change.line.events)
    if change.over or not (is_move(change.line.kind) or change.line.kind in _UNLISTED):
        listings.changed(connection, change.game, change.line.at)
    return Saved(row)


def _insert(connection: Connection, game: int, row: Row) -> bool:
    """Add a line to the log of a game that is at the version before it; return False if it cannot be."""
    kind, at, seat, actor, picked, events, key = row.line
    told = to_json(dict(picked)).decode(), filing.write(events)
    added = connection.execute(
        "INSERT INTO action (game, seq, kind, at, seat, actor, picked, events, key)"
        " SELECT game, ?, ?, ?, ?, ?, ?, ?, ? FROM snapshot WHERE game = ? AND version = ?"
        " ON CONFLICT DO NOTHING",
        (row.seq, kind, at, seat, actor, *told, clicked(key), game, row.seq - 1),
    )
    return added.rowcount > 0


def _first(connection: Connection, change: Change) -> Row:
    """Return the line that the same click made before; raise Stale if somebody else was faster."""
    key = change.line.key
    if key is not None and (first := by_key(connection, change.game, key)) is not None:
        return first
    raise Stale(change.game, snapshots.read(connection, change.game).version)


def _mark_undone(connection: Connection, game: int, seq: int, by: int) -> None:
    """Note which line took another one back. The first that did stays noted."""
    connection.execute(
        "UPDATE action SET undone_by = ? WHERE game = ? AND seq = ? AND undone_by IS NULL", (by, game, seq)
    )


_SELECT = f"SELECT {archive.COLUMNS} FROM action "


def by_key(connection: Connection, game: int, key: Key) -> Row | None:
    """Return the line that a click made, or None."""
    found = connection.execute(_SELECT + "WHERE game = ? AND key = ?", (game, Clicked(key))).fetchone()
    if found is None:
        return next((row for row in _packed(connection, game) if row.line.key == key), None)
    return read_row(*found)


def log(connection: Connection, game: int, after: int = 0, upto: int = LAST) -> list[Row]:
    """Return all lines after a version, those taken back among them, packed or not."""
    return list(_counted(read_row(*row) for row in _filed(connection, game, after, upto)))


def moves(connection: Connection, game: int, after: int = 0, upto: int = LAST) -> list[Row]:
    """Return the moves after a version that made the position, without what they told."""
    found = _filed(connection, game, after, upto)
    wanted = (row for row in found if row[1] is None and (is_move(row[2]) or REWINDS in row[6]))
    return in_force(_counted(read_row(*row[:7], _NO_EVENTS, row[8]) for row in wanted))


def _counted(rows: Iterable[Row]) -> Iterator[Row]:
    """Go through lines of a log, each with the rewinds that went before it."""
    rewinds = 0
    for row in rows:
        if not is_move(row.line.kind):
            rewinds = row.line.picked.get(REWINDS, rewinds)
        yield row._replace(rewinds=rewinds) if rewinds else row


def moments(
    connection: Connection, game: int, limit: int, after: int = 0, *, newest: bool = False
) -> list[Row]:
    """Return the start and the moves in force after a version, in order.

    Of too many the first are returned, or the newest. The key of the table finds them, and the rest of the
    log is not read. A packed log has none.
    """
    found = connection.execute(
        _SELECT + f"WHERE game = ? AND seq > ? AND undone_by IS NULL AND ({_IS_MOVE} OR kind = ?)"
        f" ORDER BY seq {'DESC' if newest else 'ASC'} LIMIT ?",
        (game, after, HostAction.START, limit),
    )
    rows = [read_row(*row) for row in found]
    return rows[::-1] if newest else rows


def _filed(connection: Connection, game: int, after: int, upto: int) -> list[archive.Raw]:
    """Return the lines of a log after a version and up to another as they are filed, packed or not."""
    found = connection.execute(
        _SELECT + "WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq", (game, after, upto)
    ).fetchall()
    if found and found[0][0] == after + 1:
        return found
    return [*(row for row in archive.read(connection, game) if after < row[0] <= upto), *found]


def _packed(connection: Connection, game: int) -> list[Row]:
    """Return the lines of a packed log; none, if it is not packed."""
    return [read_row(*row) for row in archive.read(connection, game)]


def read_row(seq: int, undone_by: int | None, kind: str, at: int, *rest: Any) -> Row:
    """Return a line of the log out of the columns of its table."""
    seat, actor, picked, events, key = rest
    told = () if events is _NO_EVENTS else filing.read(events)
    return Row(seq, Line(kind, at, seat, actor, json.loads(picked), told, key), undone_by)


def timed(connection: Connection, game: int) -> list[tuple[int, str, int, int, bool]]:
    """Return all lines in force with their times and seats, and whether a player made the move by hand.

    Lines of no seat have -1. A move that others made for a seat has no click, or names who did it.
    """
    columns = "seq, undone_by, kind, at, seat, actor, key"
    found = connection.execute(
        f"SELECT {columns} FROM action WHERE game = ? ORDER BY seq", (game,)
    ).fetchall()
    rows = found or [(*row[:6], row[8]) for row in archive.read(connection, game)]
    return [
        (seq, kind, at, -1 if seat is None else seat, is_move(kind) and key is not None and actor is None)
        for seq, undone_by, kind, at, seat, actor, key in rows
        if undone_by is None
    ]


def last_move(connection: Connection, game: int, seat: int | None = None, after: int = 0) -> Row | None:
    """Return the last move in force after a version, of one seat or of any, without what it told."""
    found = connection.execute(
        f"SELECT {archive.COLUMNS} FROM {_IN_FORCE} WHERE game = ? AND seq > ? AND undone_by IS NULL"
        f" AND {_IS_MOVE}{'' if seat is None else ' AND seat = ?'} ORDER BY seq DESC LIMIT 1",
        (game, after) if seat is None else (game, after, seat),
    ).fetchone()
    return None if found is None else read_row(*found[:7], _NO_EVENTS, found[8])


def numbers_in_force(connection: Connection, game: int, after: int) -> list[int]:
    """Return the versions that the moves in force after a version led to."""
    found = connection.execute(
        f"SELECT seq FROM action WHERE game = ? AND seq > ? AND undone_by IS NULL AND {_IS_MOVE}"
        " ORDER BY seq",
        (game, after),
    )
    return [seq for (seq,) in found]


def hands_since(
    connection: Connection, game: int, after: int, in_force: bool = False
) -> list[tuple[int, int]]:
    """Return the lines of a log after a version that a seat has made, each as its number and the seat.

    `in_force`: only moves, and none that was taken back.
    """
    which = f" AND undone_by IS NULL AND {_IS_MOVE}" if in_force else ""
    return connection.execute(
        f"SELECT seq, seat FROM action WHERE game = ? AND seq > ? AND seat >= 0{which} ORDER BY seq",
        (game, after),
    ).fetchall()


def made_by(connection: Connection, game: int, seat: int, after: int) -> int:
    """Count the moves that a seat has made after a version, those taken back among them."""
    (count,) = connection.execute(
        f"SELECT count(*) FROM action WHERE game = ? AND seq > ? AND seat = ? AND {_IS_MOVE}",
        (game, after, seat),
    ).fetchone()
    return int(count)


def taken_back_by(connection: Connection, game: int, seat: int) -> int:
    """Count how often a seat has taken a move back since another seat has made one that is in force."""
    (count,) = connection.execute(
        "SELECT count(*) FROM action WHERE game = ?1 AND seat = ?2 AND kind = ?3 AND seq > coalesce("
        f" (SELECT seq FROM action WHERE game = ?1 AND seat <> ?2 AND undone_by IS NULL AND {_IS_MOVE}"
        " ORDER BY seq DESC LIMIT 1), 0)",
        (game, seat, HostAction.UNDO),
    ).fetchone()
    return int(count)


def last_mover(connection: Connection, game: int) -> int | None:
    """Return the seat that made the last move in force, or None."""
    found = connection.execute(
        f"SELECT seat FROM {_IN_FORCE} WHERE game = ? AND undone_by IS NULL AND {_IS_MOVE}"
        " ORDER BY seq DESC LIMIT 1",
        (game,),
    ).fetchone()
    return None if found is None else found[0]


def last_moved(connection: Connection, game: int) -> int | None:
    """Return when the last move in force was made, or when the game started; None before that."""
    found = connection.execute(
        "SELECT at FROM action WHERE game = ?1 AND seq = coalesce("
        f" (SELECT max(seq) FROM {_IN_FORCE} WHERE game = ?1 AND undone_by IS NULL AND {_IS_MOVE}),"
        " (SELECT max(seq) FROM action INDEXED BY lines_of_the_host"
        " WHERE game = ?1 AND substr(kind, 1, 1) = '/' AND kind = ?2))",
        (game, HostAction.START),
    ).fetchone()
    return None if found is None else int(found[0])


def moves_in_force(connection: Connection, game: int) -> int:
    """Count the moves that made the position of a game that is not packed."""
    (count,) = connection.execute(
        f"SELECT count(*) FROM action WHERE game = ? AND undone_by IS NULL AND {_IS_MOVE}", (game,)
    ).fetchone()
    return int(count)


def in_force(rows: Iterable[Row]) -> list[Row]:
    """Return the moves that made the position: neither the host's own lines nor those taken back."""
    return [row for row in rows if row.undone_by is None and is_move(row.line.kind)]


def entry(row: Row) -> Entry:
    """Return a move as the rules replay it."""
    assert row.line.seat is not None
    return Entry(row.line.seat, row.line.kind, row.line.picked, row.rewinds)
