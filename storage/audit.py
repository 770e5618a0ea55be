"""What moderators did: filed in the same moment as what they did, so nothing is done unseen."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from games.kernel import Event, Text, pack, unpack

TOLD = "host-mod"  # the message with which a moderator's action is announced


class Entry(NamedTuple):
    id: int
    game: int | None
    at: int
    moderator: int
    told: Text


def file(
    connection: sqlite3.Connection, game: int, at: int, moderator: int | None, told: Iterable[Event]
) -> None:
    """Whatever is announced as a moderator's action stands in the audit of its server."""
    for event in told:
        if event.text.key == TOLD and moderator is not None:
            connection.execute(
                "INSERT INTO audit (guild, game, at, moderator, told)"
                " SELECT coalesce(guild, 0), id, ?, ?, ? FROM game WHERE id = ?",
                (at, moderator, json.dumps(pack(event.text), ensure_ascii=False), game),
            )


def note(connection: sqlite3.Connection, guild: int, at: int, moderator: int, told: Text) -> None:
    """About no game."""
    connection.execute(
        "INSERT INTO audit (guild, at, moderator, told) VALUES (?, ?, ?, ?)",
        (guild, at, moderator, json.dumps(pack(told), ensure_ascii=False)),
    )


def read(connection: sqlite3.Connection, guild: int, limit: int = 200) -> list[Entry]:
    """The newest first."""
    found = connection.execute(
        "SELECT id, game, at, moderator, told FROM audit WHERE guild = ? ORDER BY id DESC LIMIT ?",
        (guild, limit),
    )
    return [_entry(*row) for row in found]


def _entry(number: int, game: int | None, at: int, moderator: int, told: str) -> Entry:
    return Entry(number, game, at, moderator, unpack(json.loads(told)))
