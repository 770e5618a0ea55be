"""Keeps the newest position of each game, and the version that it has."""

from __future__ import annotations

import sqlite3
import zlib
from typing import NamedTuple

from storage.errors import NoSuchGame, Stale


class Snapshot(NamedTuple):
    """Holds a position and the version of the game that it has."""

    version: int
    state: str | None  # None: the game has not started


def create(connection: sqlite3.Connection, game: int) -> None:
    """Begin with version 0 and no position."""
    connection.execute("INSERT INTO snapshot (game, version) VALUES (?, 0)", (game,))


def move_on(connection: sqlite3.Connection, game: int, expected: int, state: str | None, over: bool) -> None:
    """Move a game on to its next version. Raise Stale if another writer was faster."""
    blob = None if state is None else _pack(state, over)
    moved = connection.execute(
        "UPDATE snapshot SET version = version + 1, state = coalesce(?, state)"
        " WHERE game = ? AND version = ?",
        (blob, game, expected),
    )
    if moved.rowcount == 0:
        raise Stale(game, read(connection, game).version)


def read(connection: sqlite3.Connection, game: int) -> Snapshot:
    """Return the newest position of a game; raise NoSuchGame if it is not there."""
    found = connection.execute("SELECT version, state FROM snapshot WHERE game = ?", (game,)).fetchone()
    if found is None:
        raise NoSuchGame(game)
    version, blob = found
    return Snapshot(version, None if blob is None else _unpack(blob))


def base(connection: sqlite3.Connection, game: int) -> Snapshot | None:
    """Return the position from which later actions are replayed, or None if that is the deal."""
    found = connection.execute("SELECT version, state FROM base WHERE game = ?", (game,)).fetchone()
    return None if found is None else Snapshot(found[0], _unpack(found[1]))


def rebase(connection: sqlite3.Connection, game: int) -> None:
    """Replay a game from its newest position from now on: the rules that led to it have changed."""
    connection.execute(
        "INSERT OR REPLACE INTO base SELECT game, version, state FROM snapshot"
        " WHERE game = ? AND state IS NOT NULL",
        (game,),
    )


def _pack(state: str, over: bool) -> bytes:
    """Return a position as bytes: written quickly while the game runs, small when it is over."""
    return zlib.compress(state.encode(), 9) if over else state.encode()


def _unpack(blob: bytes) -> str:
    """Return the position out of what _pack() made."""
    return (blob if blob.startswith(b"{") else zlib.decompress(blob)).decode()
