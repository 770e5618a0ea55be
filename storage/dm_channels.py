"""Keeps the DM channels that have been opened: one that is known need not be opened again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection


def find(connection: sqlite3.Connection, user: int) -> int | None:
    """Return the DM channel of a person; None if we have never opened it."""
    found = connection.execute("SELECT channel FROM dm_channel WHERE user = ?", (user,)).fetchone()
    return None if found is None else int(found[0])


def unopened(connection: sqlite3.Connection, users: Collection[int]) -> set[int]:
    """Return those of these people whose DM channel has to be opened first."""
    known = connection.execute(
        "SELECT user FROM dm_channel WHERE user IN (SELECT value FROM json_each(?))",
        (json.dumps(list(users)),),
    )
    return {*users} - {user for (user,) in known}


def remember(connection: sqlite3.Connection, user: int, channel: int) -> None:
    """Save the DM channel of a person."""
    connection.execute("INSERT OR REPLACE INTO dm_channel (user, channel) VALUES (?, ?)", (user, channel))


def forget(connection: sqlite3.Connection, user: int) -> None:
    """Forget a DM channel that Discord does not know any more."""
    connection.execute("DELETE FROM dm_channel WHERE user = ?", (user,))
