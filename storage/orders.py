"""Keeps what players have ordered beforehand: no part of the log, and gone when it is done."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from pydantic_core import to_json

from storage.clicks import Clicked, Key
from storage.engine.connection import Connection


class StoredOrder(NamedTuple):
    """Holds a standing order as its player gave it."""

    id: int
    seat: int
    kind: str
    picked: Mapping[str, Any]


def read(connection: Connection, game: int) -> tuple[StoredOrder, ...]:
    """Return the orders of a game, the oldest first."""
    found = connection.execute(
        "SELECT id, seat, kind, picked FROM standing_order WHERE game = ? ORDER BY id", (game,)
    )
    return tuple(StoredOrder(number, seat, kind, json.loads(picked)) for number, seat, kind, picked in found)


def clicked(connection: Connection, game: int, key: Key | None) -> bool:
    """Count a click; return False if it has counted before."""
    if key is None:
        return True
    added = connection.execute(
        "INSERT INTO order_click (game, key) VALUES (?, ?) ON CONFLICT DO NOTHING", (game, Clicked(key))
    )
    return added.rowcount > 0


def counted(connection: Connection, game: int, key: Key) -> bool:
    """Return whether a click has counted before."""
    found = connection.execute("SELECT 1 FROM order_click WHERE game = ? AND key = ?", (game, Clicked(key)))
    return found.fetchone() is not None


def add(
    connection: Connection,
    game: int,
    seat: int,
    user: int,
    kind: str,
    picked: Mapping[str, Any],
    now: int,
) -> None:
    """Save an order that a player gave for a seat."""
    connection.execute(
        'INSERT INTO standing_order (game, seat, "user", kind, picked, created) VALUES (?, ?, ?, ?, ?, ?)',
        (game, seat, user, kind, to_json(dict(picked)).decode(), now),
    )


def change(connection: Connection, game: int, number: int, picked: Mapping[str, Any]) -> None:
    """Save what has become of an order."""
    connection.execute(
        "UPDATE standing_order SET picked = ? WHERE game = ? AND id = ?",
        (to_json(dict(picked)).decode(), game, number),
    )


def remove(connection: Connection, game: int, numbers: Iterable[int]) -> None:
    """Remove orders of a game by their numbers."""
    connection.executemany(
        "DELETE FROM standing_order WHERE game = ? AND id = ?", [(game, number) for number in numbers]
    )


def clear(connection: Connection, game: int, seat: int) -> None:
    """Remove all orders of a seat."""
    connection.execute("DELETE FROM standing_order WHERE game = ? AND seat = ?", (game, seat))
