"""Who sits where."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from storage import rows


class Player(NamedTuple):
    """Somebody at a table; the place in the list is the seat."""

    user: int | None  # None: nobody sits here
    name: str


class Former(NamedTuple):
    """Who had a seat before, and the last version of the game at which they had it."""

    seat: int
    until: int
    player: Player


def read(connection: sqlite3.Connection, game: int) -> tuple[Player, ...]:
    found = connection.execute("SELECT user, name FROM seat WHERE game = ? ORDER BY seat", (game,))
    return tuple(Player(*row) for row in found)


def former(connection: sqlite3.Connection, game: int) -> tuple[Former, ...]:
    """In order. Most games have none."""
    found = connection.execute(
        "SELECT seat, until, user, name FROM former WHERE game = ? ORDER BY until, seat", (game,)
    )
    return tuple(Former(seat, until, Player(*player)) for seat, until, *player in found)


def at_version(players: Sequence[Player], before: Sequence[Former], seat: int, version: int) -> Player | None:
    """Who had that seat then. None: there is no such seat."""
    for one in before:
        if one.seat == seat and one.until >= version:
            return one.player
    return players[seat] if 0 <= seat < len(players) else None


def write(connection: sqlite3.Connection, game: int, players: Sequence[Player], until: int) -> None:
    """The whole table anew: seats are numbered without gaps. `until`: the last version that had the old one.

    Whoever has another seat now, or none, is remembered with it.
    """
    gone = [
        (game, seat, until, *player)
        for seat, player in enumerate(read(connection, game))
        if seat >= len(players) or players[seat] != player
    ]
    rows.insert(connection, "INSERT INTO former (game, seat, until, user, name)", gone)
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
