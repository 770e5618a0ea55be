"""The newest position of each game, and the version that it has."""

from __future__ import annotations

import sqlite3
import zlib
from typing import NamedTuple

from storage.errors import NoSuchGame, Stale


class Snapshot(NamedTuple):
    version: int
    state: str | None  # None: the game has not started


def create(connection: sqlite3.Connection, game: int) -> None:
    connection.execute("INSERT INTO snapshot (game, version) VALUES (?, 0)", (game,))


def move_on(connection: sqlite3.Connection, game: int, expected: int, state: str | None, over: bool) -> None:
    """From the expected version to the next. Of two writers, the second is too late."""
    blob = None if state is None else _pack(state, over)
    moved = connection.execute(
        "UPDATE snapshot SET version = version + 1, state = coalesce(?, state)"
        " WHERE game = ? AND version = ?",
        (blob, game, expected),
    )
    if moved.rowcount == 0:
        raise Stale(game, read(connection, game).version)


def read(connection: sqlite3.Connection, game: int) -> Snapshot:
    found = connection.execute("SELECT version, state FROM snapshot WHERE game = ?", (game,)).fetchone()
    if found is None:
        raise NoSuchGame(game)
    version, blob = found
    return Snapshot(version, None if blob is None else _unpack(blob))


def base(connection: sqlite3.Connection, game: int) -> Snapshot | None:
    """The position from which its later actions are replayed; None: from the deal on."""
    found = connection.execute("SELECT version, state FROM base WHERE game = ?", (game,)).fetchone()
    return None if found is None else Snapshot(found[0], _unpack(found[1]))


def rebase(connection: sqlite3.Connection, game: int) -> None:
    """The rules have changed since: the position stands, and what led to it is not replayed any more."""
    connection.execute(
        "INSERT OR REPLACE INTO base SELECT game, version, state FROM snapshot"
        " WHERE game = ? AND state IS NOT NULL",
        (game,),
    )


def _pack(state: str, over: bool) -> bytes:
    """A running game is written at every action, so quickly; a finished one stays, so small."""
    return zlib.compress(state.encode(), 9) if over else state.encode()


def _unpack(blob: bytes) -> str:
    return (blob if blob.startswith(b"{") else zlib.decompress(blob)).decode()
