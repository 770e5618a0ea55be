"""Copies a whole bot into another database, of whichever engine, and proves that both hold the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from typing import Any

from storage.care.alone import alone
from storage.clicks import clicked
from storage.engine.connection import Session
from storage.errors import StorageError
from storage.opening import open_place, read_place
from storage.place import Place

BY_GAME = (  # in an order in which each row finds those that it refers to, and its guards are content
    "game", "seat", "former", "action", "archive", "snapshot", "base", "waypoint", "clock", "seat_clock",
    "time_given", "left_clock", "standing_order", "order_click", "mark", "contest", "result",
    "tip", "keen",
)  # fmt: skip
_LEAGUES = ("league", "league_entry", "league_round", "league_table", "league_seat")
WHOLE = ("audit", "outbox", "setting", "invitation", "dm_channel", "wish", "listing", "salt", *_LEAGUES)
_NUMBERED = ("game", "standing_order", "audit", "outbox", "league")
_CLICKS = ("action", "order_click")  # which have the key of a click
_AT_ONCE = 200  # games whose rows are held in memory
_PACKED = ("whole_logs_of_ended_games_are_packed", "archive")  # a guard that wants to see the log unpacked

Part = tuple[str, str, tuple[int, ...]]  # a table, which rows of it, and the values for that
Row = tuple[Any, ...]
Watch = Callable[[list[Part]], Iterable[Part]]


def copy(source: Place, target: Place, watch: Watch = iter) -> None:
    """Copy all that is stored into an empty database, whole or not at all, and compare both row by row.

    The bot must not be running: what it saves meanwhile would be left behind.
    """
    with ExitStack() as stack:
        for place in (source, target):
            stack.enter_context(alone(place))
        old = stack.enter_context(closing(read_place(source)))
        new = stack.enter_context(closing(open_place(target)))
        _must_be_empty(new)
        old.begin_reading()
        parts = _parts(old)
        _fill(old, new, parts, watch)
        if differing := [part[0] for part in parts if _digest(old, part) != _digest(new, part)]:
            raise StorageError(f"The copy is not the same in {', '.join(dict.fromkeys(differing))}.")


def _must_be_empty(new: Session) -> None:
    """Raise StorageError if something is stored already: nothing is ever written over."""
    for table in (*BY_GAME, *WHOLE):
        if table != "salt" and new.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:
            raise StorageError("Something is stored there already: copy into an empty database.")


def _parts(old: Session) -> list[Part]:
    """Return all that is to be copied, in parts that fit into memory."""
    (last,) = old.execute("SELECT coalesce(max(id), 0) FROM game").fetchone()
    blocks = [(first, first + _AT_ONCE - 1) for first in range(1, last + 1, _AT_ONCE)]
    return [
        *((table, f"WHERE {_game(table)} BETWEEN ? AND ?", block) for block in blocks for table in BY_GAME),
        *((table, "", ()) for table in WHOLE),
    ]


def _game(table: str) -> str:
    """Return the column that has the number of a game."""
    return "id" if table == "game" else "game"


def _fill(old: Session, new: Session, parts: list[Part], watch: Watch) -> None:
    """Write all rows in one transaction; what is numbered goes on from the same number."""
    new.begin()
    try:
        new.execute("DELETE FROM salt")
        with new.unguarded(*_PACKED):
            for part in watch(parts):
                _write(new, part[0], *_read(old, part))
        for table in _NUMBERED:
            new.go_on_after(table, old.last_number(table))
        new.commit()
    except Exception as error:
        new.rollback()
        raise new.named(error) from error


def _read(connection: Session, part: Part) -> tuple[list[str], list[Row]]:
    """Return the names of the columns of a table, and a part of its rows."""
    table, which, values = part
    found = connection.execute(f"SELECT * FROM {table} {which}", values)
    return [column[0] for column in found.description or ()], found.fetchall()


def _write(new: Session, table: str, columns: list[str], rows: list[Row]) -> None:
    """Add rows to a table of the copy."""
    if not rows:
        return
    if table in _CLICKS:
        at = columns.index("key")
        rows = [(*row[:at], clicked(row[at]), *row[at + 1 :]) for row in rows]
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    new.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)


def _digest(connection: Session, part: Part) -> str:
    """Return what a part of a table is known by, in whatever order its rows and columns are stored."""
    columns, rows = _read(connection, part)
    lines = sorted(repr(sorted(zip(columns, row, strict=True))) for row in rows)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
