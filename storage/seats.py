"""Who sits where."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple


class Player(NamedTuple):
    """Somebody at a table; the place in the list is the seat."""

    user: int | None  # None: nobody sits here
    name: str


def read(connection: sqlite3.Connection, game: int) -> tuple[Player, ...]:
    found = connection.execute("SELECT user, name FROM seat WHERE game = ? ORDER BY seat", (game,))
    return tuple(Player(*row) for row in found)


def write(connection: sqlite3.Connection, game: int, players: Sequence[Player]) -> None:
    """The whole table anew: seats are numbered without gaps."""
    connection.execute("DELETE FROM seat WHERE game = ?", (game,))
    connection.executemany(
        "INSERT INTO seat (game, seat, user, name) VALUES (?, ?, ?, ?)",
        [(game, seat, *player) for seat, player in enumerate(players)],
    )


def games_of(connection: sqlite3.Connection, user: int) -> list[int]:
    """The live games at which this person sits."""
    found = connection.execute(
        "SELECT game.id FROM seat JOIN game ON game.id = seat.game"
        " WHERE seat.user = ? AND game.status IN ('lobby', 'running') ORDER BY game.id",
        (user,),
    )
    return [number for (number,) in found]
