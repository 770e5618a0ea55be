"""Keeps what guilds, channels and players have chosen."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Literal

Scope = Literal["guild", "channel", "player"]


def read(connection: sqlite3.Connection, scope: Scope, owner: int) -> dict[str, Any]:
    """Return all that somebody has chosen, by name."""
    found = connection.execute("SELECT name, value FROM setting WHERE scope = ? AND id = ?", (scope, owner))
    return {name: json.loads(value) for name, value in found}


def choose(connection: sqlite3.Connection, scope: Scope, owner: int, name: str, value: Any) -> None:
    """Save a choice. None goes back to the default."""
    if value is None:
        connection.execute(
            "DELETE FROM setting WHERE scope = ? AND id = ? AND name = ?", (scope, owner, name)
        )
        return
    connection.execute(
        "INSERT OR REPLACE INTO setting (scope, id, name, value) VALUES (?, ?, ?, ?)",
        (scope, owner, name, json.dumps(value, ensure_ascii=False)),
    )
