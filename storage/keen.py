"""Keeps who would like to play, too, when those of a finished game play once more."""

from __future__ import annotations

from storage.engine.connection import Connection
from storage.seats import Player


def read(connection: Connection, game: int) -> list[Player]:
    """Return who would like to play, too, the first one first."""
    found = connection.execute('SELECT "user", name FROM keen WHERE game = ? ORDER BY at, "user"', (game,))
    return [Player(*row) for row in found]


def add(connection: Connection, game: int, player: Player, now: int) -> None:
    """Note that somebody would like to play, too."""
    connection.execute(
        'INSERT INTO keen (game, "user", name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        (game, player.user, player.name, now),
    )


def remove(connection: Connection, game: int, user: int) -> None:
    """Note that somebody would rather not."""
    connection.execute('DELETE FROM keen WHERE game = ? AND "user" = ?', (game, user))


def clear(connection: Connection, game: int) -> None:
    """Forget who wanted to: they play."""
    connection.execute("DELETE FROM keen WHERE game = ?", (game,))
