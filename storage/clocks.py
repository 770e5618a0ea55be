"""Whose time runs, how much is left, and what is due next."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import NamedTuple


class Agreed(NamedTuple):
    """The clock of a game, the same for all of its seats."""

    policy: str = "none"
    bank: int = 0
    top_up: int = 0
    paused: int | None = None  # since when
    ends: int | None = None  # when the host says that time is up


NO_CLOCK = Agreed()


class Wait(NamedTuple):
    """The clock of a seat."""

    seat: int
    bank: int  # seconds left at `since`, or since it stopped
    asked: int | None = None  # since when it is waited for
    since: int | None = None  # from when on the bank runs
    reminded: int = 0
    due: int | None = None
    away: bool = False
    gained: int = 0  # seconds that came back with the last answer


class Clocks(NamedTuple):
    agreed: Agreed
    seats: dict[int, Wait]

    def after(self, waits: Iterable[Wait], agreed: Agreed | None = None) -> Clocks:
        return Clocks(agreed or self.agreed, self.seats | {wait.seat: wait for wait in waits})


class Due(NamedTuple):
    """What has to be looked at: games in which a seat's time is due, and games that end by time."""

    games: list[int]
    ends: list[int]
    next: int | None  # when the next thing after these is due


_SEAT = "seat, bank, asked, since, reminded, due, away, gained"


def read(connection: sqlite3.Connection, game: int) -> Clocks:
    """A game from before there were clocks has agreed on none."""
    found = connection.execute(
        "SELECT policy, bank, top_up, paused, ends FROM clock WHERE game = ?", (game,)
    ).fetchone()
    rows = connection.execute(f"SELECT {_SEAT} FROM seat_clock WHERE game = ?", (game,))
    waits = (Wait(*row)._replace(away=bool(row[6])) for row in rows)
    return Clocks(NO_CLOCK if found is None else Agreed(*found), {wait.seat: wait for wait in waits})


def agree(connection: sqlite3.Connection, game: int, agreed: Agreed) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO clock (game, policy, bank, top_up, paused, ends) VALUES (?, ?, ?, ?, ?, ?)",
        (game, *agreed),
    )


def write(
    connection: sqlite3.Connection, game: int, waits: Iterable[Wait], agreed: Agreed | None = None
) -> None:
    """What has changed. Cheap, for it is done with every move."""
    if agreed is not None:
        agree(connection, game, agreed)
    for wait in waits:
        connection.execute(
            f"INSERT OR REPLACE INTO seat_clock (game, {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (game, *wait),
        )


def due(connection: sqlite3.Connection, now: int) -> Due:
    """Found by an index, however many games are running."""
    seats = connection.execute("SELECT DISTINCT game FROM seat_clock WHERE due <= ? ORDER BY due", (now,))
    ends = connection.execute(
        "SELECT game FROM clock WHERE ends <= ? AND paused IS NULL ORDER BY ends", (now,)
    )
    return Due([game for (game,) in seats], [game for (game,) in ends], _next(connection, now))


def _next(connection: sqlite3.Connection, now: int) -> int | None:
    (found,) = connection.execute(
        "SELECT min(at) FROM (SELECT min(due) AS at FROM seat_clock WHERE due > ?1"
        " UNION ALL SELECT min(ends) FROM clock WHERE ends > ?1 AND paused IS NULL)",
        (now,),
    ).fetchone()
    return None if found is None else int(found)


def forget(connection: sqlite3.Connection, game: int, seat: int) -> None:
    """Somebody else sits there now, whose clock begins anew."""
    connection.execute("DELETE FROM seat_clock WHERE game = ? AND seat = ?", (game, seat))


def stop(connection: sqlite3.Connection, game: int) -> None:
    """Nobody is waited for. A game that is closed in a pause may come back, and its limit by time with it."""
    connection.execute("UPDATE seat_clock SET asked = NULL, since = NULL, due = NULL WHERE game = ?", (game,))
    connection.execute("UPDATE clock SET ends = NULL WHERE game = ? AND paused IS NULL", (game,))
