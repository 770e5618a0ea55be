"""What is still to be sent, saved together with what it tells of."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple

_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class Message(NamedTuple):
    """To a channel or to a person. Of those with the same `newest` only the last is sent."""

    kind: str
    payload: Any
    channel: int | None = None
    user: int | None = None
    newest: str | None = None


_FIRST = "id IN (SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY channel, user)"


class Waiting(NamedTuple):
    id: int
    message: Message
    created: int
    attempts: int


def enqueue(connection: sqlite3.Connection, messages: Sequence[Message], now: int) -> None:
    for kind, payload, channel, user, newest in messages:
        connection.execute(
            "INSERT OR REPLACE INTO outbox (kind, payload, channel, user, newest, created)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (kind, _json(payload), channel, user, newest, now),
        )


def due(connection: sqlite3.Connection, now: int, limit: int = 100) -> list[Waiting]:
    """The first message of each channel and person, unless it has to be left alone for a while."""
    found = connection.execute(
        "SELECT id, kind, payload, channel, user, newest, created, attempts FROM outbox"
        f" WHERE not_before <= ? AND {_FIRST} ORDER BY id LIMIT ?",
        (now, limit),
    )
    return [_waiting(*row) for row in found]


def _waiting(
    number: int,
    kind: str,
    payload: str,
    channel: int | None,
    user: int | None,
    newest: str | None,
    created: int,
    attempts: int,
) -> Waiting:
    return Waiting(number, Message(kind, json.loads(payload), channel, user, newest), created, attempts)


def delivered(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("DELETE FROM outbox WHERE id = ?", (number,))


def try_later(connection: sqlite3.Connection, number: int, not_before: int) -> None:
    connection.execute(
        "UPDATE outbox SET attempts = attempts + 1, not_before = ? WHERE id = ?", (not_before, number)
    )


def give_up(connection: sqlite3.Connection, number: int) -> None:
    """It stays, so that the failure can be shown, and holds up nobody."""
    connection.execute("UPDATE outbox SET attempts = attempts + 1, state = 'failed' WHERE id = ?", (number,))


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next message may be sent; None: nothing waits."""
    (soonest,) = connection.execute(f"SELECT min(not_before) FROM outbox WHERE {_FIRST}").fetchone()
    return None if soonest is None else int(soonest)
