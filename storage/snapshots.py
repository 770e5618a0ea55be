"""Keeps the newest position of each game, the version that it has, and some positions on the way there."""

from __future__ import annotations

import zlib
from typing import NamedTuple

from storage.engine.connection import Connection
from storage.errors import NoSuchGame, Stale
from storage.rows import replacing

_EVERY = 50  # versions from one position on the way to the next
_LOOK = 5  # versions after which it is looked whether one is due: every move would pay for the question
_BASE_ANEW = replacing("game", "version", "state")


class Snapshot(NamedTuple):
    """Holds a position and the version of the game that it has."""

    version: int
    state: str | None  # None: the game has not started
    turn: int = 0  # the version since which the same seats are waited for


def create(connection: Connection, game: int) -> None:
    """Begin with version 0 and no position."""
    connection.execute("INSERT INTO snapshot (game, version) VALUES (?, 0)", (game,))


def move_on(
    connection: Connection,
    game: int,
    expected: int,
    state: str | None,
    over: bool,
    turn: int | None = None,
) -> None:
    """Move a game on to its next version. Raise Stale if another writer was faster.

    `turn`: the version since which the same seats are waited for, if that is another one now.
    """
    blob = None if state is None else _pack(state, over)
    moved = connection.execute(
        "UPDATE snapshot SET version = version + 1, state = coalesce(?, state), turn = coalesce(?, turn)"
        " WHERE game = ? AND version = ?",
        (blob, turn, game, expected),
    )
    if moved.rowcount == 0:
        raise Stale(game, read(connection, game).version)


def touch(connection: Connection, game: int) -> None:
    """Write a position as it is, so that whoever has the game in memory finds that it was changed."""
    connection.execute("UPDATE snapshot SET version = version WHERE game = ?", (game,))


def read(connection: Connection, game: int) -> Snapshot:
    """Return the newest position of a game; raise NoSuchGame if it is not there."""
    found = connection.execute("SELECT version, state, turn FROM snapshot WHERE game = ?", (game,)).fetchone()
    if found is None:
        raise NoSuchGame(game)
    version, blob, turn = found
    return Snapshot(version, None if blob is None else _unpack(blob), turn)


def keep_on_the_way(connection: Connection, game: int, version: int, state: str) -> None:
    """Keep a position to go back to, if the last one that is kept lies far enough behind."""
    if version % _LOOK:
        return
    (last,) = connection.execute("SELECT max(version) FROM waypoint WHERE game = ?", (game,)).fetchone()
    if version - (last or 0) >= _EVERY:
        connection.execute(
            "INSERT INTO waypoint (game, version, state) VALUES (?, ?, ?)",
            (game, version, _pack(state, small=True)),
        )


def leave_the_way(connection: Connection, game: int, version: int) -> None:
    """Remove the positions from a version on: a move that led to them was taken back."""
    connection.execute("DELETE FROM waypoint WHERE game = ? AND version >= ?", (game, version))


def before(connection: Connection, game: int, version: int) -> Snapshot | None:
    """Return the last position that is kept up to a version, or None if that is the deal."""
    found = _on_the_way(connection, "version <= ? ORDER BY version DESC", game, version)
    return base(connection, game) if found is None else found


def after(connection: Connection, game: int, version: int) -> Snapshot | None:
    """Return the first position that is kept after a version, or None if that is the newest one."""
    return _on_the_way(connection, "version > ? ORDER BY version", game, version)


def _on_the_way(connection: Connection, which: str, game: int, version: int) -> Snapshot | None:
    """Return a position that is kept on the way of a game, or None."""
    found = connection.execute(
        f"SELECT version, state FROM waypoint WHERE game = ? AND {which} LIMIT 1", (game, version)
    ).fetchone()
    return None if found is None else Snapshot(found[0], _unpack(found[1]))


def base(connection: Connection, game: int) -> Snapshot | None:
    """Return the position from which later actions are replayed, or None if that is the deal."""
    found = connection.execute("SELECT version, state FROM base WHERE game = ?", (game,)).fetchone()
    return None if found is None else Snapshot(found[0], _unpack(found[1]))


def rebase(connection: Connection, game: int) -> None:
    """Replay a game from its newest position from now on: the rules that led to it have changed."""
    connection.execute(
        "INSERT INTO base (game, version, state) SELECT game, version, state FROM snapshot"
        f" WHERE game = ? AND state IS NOT NULL {_BASE_ANEW}",
        (game,),
    )
    leave_the_way(connection, game, 0)


def _pack(state: str, small: bool) -> bytes:
    """Return a position as bytes: written quickly, or small when it is to be kept."""
    return zlib.compress(state.encode(), 9) if small else state.encode()


def _unpack(blob: bytes) -> str:
    """Return the position out of what _pack() made."""
    return (blob if blob.startswith(b"{") else zlib.decompress(blob)).decode()
