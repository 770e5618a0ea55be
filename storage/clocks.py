"""Keeps the clocks: whose time runs, how much is left, and what is due next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from storage.engine.connection import Connection
from storage.rows import insert, replacing


class Agreed(NamedTuple):
    """Holds the clock that a game has agreed on, the same for all of its seats."""

    policy: str = "none"
    bank: int = 0
    top_up: int = 0
    paused: int | None = None  # since when
    ends: int | None = None  # when the host says that time is up


NO_CLOCK = Agreed()


class Wait(NamedTuple):
    """Holds the clock of one seat."""

    seat: int
    bank: int  # seconds left at `since`, or since it stopped
    asked: int | None = None  # since when it is waited for
    since: int | None = None  # from when on the bank runs
    reminded: int = 0
    due: int | None = None
    away: bool = False
    hours: str | None = None  # by which this question runs; None: by those that the player has
    gained: int = 0  # seconds that come back with the very answer that stops it


class Clocks(NamedTuple):
    """Holds all clocks of a game."""

    agreed: Agreed
    seats: dict[int, Wait]

    def after(self, waits: Iterable[Wait], agreed: Agreed | None = None) -> Clocks:
        """Return the clocks after some of them have changed."""
        changed = {wait.seat: wait._replace(gained=0) for wait in waits}
        return Clocks(agreed or self.agreed, self.seats | changed)


class Gain(NamedTuple):
    """Holds what came back to a seat with the answer that led to a version."""

    version: int
    seat: int
    seconds: int


class Due(NamedTuple):
    """Names what has to be looked at: games in which a seat's time is due, and games that end by time."""

    games: list[int]
    ends: list[int]
    next: int | None  # when the next thing after these is due


_SEAT = "seat, bank, asked, since, reminded, due, away, hours"
_INTO_CLOCKS = f"INSERT INTO seat_clock (game, {_SEAT})"
_LEFT_ANEW = replacing("game, mark, seat", "bank", "away")
_AGREED_ANEW = replacing("game", *Agreed._fields)
_ANEW = replacing("game, seat", *_SEAT.split(", ")[1:])


def read(connection: Connection, game: int) -> Clocks:
    """Return the clocks of a game. One from before there were clocks has agreed on none."""
    found = connection.execute(
        "SELECT policy, bank, top_up, paused, ends FROM clock WHERE game = ?", (game,)
    ).fetchone()
    rows = connection.execute(f"SELECT {_SEAT} FROM seat_clock WHERE game = ?", (game,))
    waits = (Wait(*row)._replace(away=bool(row[6])) for row in rows)
    return Clocks(NO_CLOCK if found is None else Agreed(*found), {wait.seat: wait for wait in waits})


def agree(connection: Connection, game: int, agreed: Agreed) -> None:
    """Save the clock that a game has agreed on."""
    connection.execute(
        "INSERT INTO clock (game, policy, bank, top_up, paused, ends) VALUES (?, ?, ?, ?, ?, ?)"
        f" {_AGREED_ANEW}",
        (game, *agreed),
    )


def write(
    connection: Connection,
    game: int,
    waits: Iterable[Wait],
    agreed: Agreed | None = None,
    version: int | None = None,
) -> None:
    """Save clocks that have changed, and by which version of the game. It is cheap: every move does it."""
    if agreed is not None:
        agree(connection, game, agreed)
    changed = tuple(waits)
    insert(connection, _INTO_CLOCKS, [(game, *wait[:-1]) for wait in changed], _ANEW)
    if version is not None:
        gains = [(game, version, wait.seat, wait.gained) for wait in changed if wait.gained]
        insert(connection, "INSERT INTO time_given (game, version, seat, seconds)", gains)


def gained(connection: Connection, game: int, versions: Iterable[int]) -> list[Gain]:
    """Return the seconds that came back to seats with the answers that led to these versions."""
    found: list[Gain] = []
    for version in versions:
        rows = connection.execute(
            "SELECT version, seat, seconds FROM time_given WHERE game = ? AND version = ?", (game, version)
        )
        found += [Gain(*row) for row in rows]
    return found


def due(connection: Connection, now: int) -> Due:
    """Return what is due now. An index finds it, however many games are running."""
    seats = connection.execute("SELECT game FROM seat_clock WHERE due <= ? ORDER BY due", (now,))
    ends = connection.execute(
        "SELECT game FROM clock WHERE ends <= ? AND paused IS NULL ORDER BY ends", (now,)
    )
    each = dict.fromkeys(game for (game,) in seats)
    return Due([*each], [game for (game,) in ends], _next(connection, now))


def _next(connection: Connection, now: int) -> int | None:
    """Return when the first thing after now is due, or None."""
    (found,) = connection.execute(
        "SELECT min(at) FROM (SELECT min(due) AS at FROM seat_clock WHERE due > ?1"
        " UNION ALL SELECT min(ends) FROM clock WHERE ends > ?1 AND paused IS NULL) AS all_of_them",
        (now,),
    ).fetchone()
    return None if found is None else int(found)


def newest(connection: Connection) -> int:
    """Return the latest moment at which a clock that runs was started, or a message left that waits."""
    (found,) = connection.execute(
        "SELECT max(at) FROM (SELECT max(since) AS at FROM seat_clock WHERE due IS NOT NULL"
        " UNION ALL SELECT max(created) FROM outbox WHERE state = 'waiting') AS all_of_them"
    ).fetchone()
    return 0 if found is None else int(found)


def set_back(connection: Connection, seconds: int) -> None:
    """Take all clocks along when that of the machine is set back: each has run for as long as before."""
    connection.execute(
        "UPDATE seat_clock SET asked = asked - ?1, since = since - ?1, due = due - ?1"
        " WHERE asked IS NOT NULL",
        (seconds,),
    )
    connection.execute("UPDATE clock SET paused = paused - ?1, ends = ends - ?1", (seconds,))
    connection.execute("UPDATE outbox SET created = created - ? WHERE state = 'waiting'", (seconds,))
    connection.execute("UPDATE league SET starts = starts - ?1, lost = lost - ?1", (seconds,))
    connection.execute(
        "UPDATE league_round SET begun = begun - ?1, due = due - ?1 WHERE closed IS NULL", (seconds,)
    )


def forget(connection: Connection, game: int, seat: int) -> None:
    """Remove the clock of a seat: somebody else sits there now, whose clock begins anew."""
    connection.execute("DELETE FROM seat_clock WHERE game = ? AND seat = ?", (game, seat))


def leave(connection: Connection, game: int, mark: str, wait: Wait) -> None:
    """Keep the clock of somebody who leaves a seat, under their mark."""
    connection.execute(
        f"INSERT INTO left_clock (game, mark, seat, bank, away) VALUES (?, ?, ?, ?, ?) {_LEFT_ANEW}",
        (game, mark, wait.seat, wait.bank, wait.away),
    )


def left(connection: Connection, game: int, mark: str, seat: int) -> Wait | None:
    """Return the clock that somebody has left at this seat; None if they have never had it."""
    found = connection.execute(
        "SELECT bank, away FROM left_clock WHERE game = ? AND mark = ? AND seat = ?", (game, mark, seat)
    ).fetchone()
    return None if found is None else Wait(seat, found[0], away=bool(found[1]))


def stop(connection: Connection, game: int, for_good: bool) -> None:
    """Stop all clocks of a game. One closed in a pause may come back, and its limit by time with it."""
    if for_good:
        connection.execute("DELETE FROM time_given WHERE game = ?", (game,))
    connection.execute("UPDATE seat_clock SET asked = NULL, since = NULL, due = NULL WHERE game = ?", (game,))
    connection.execute("UPDATE clock SET ends = NULL WHERE game = ? AND paused IS NULL", (game,))
