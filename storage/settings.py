"""Keeps what guilds, channels and players have chosen."""

from __future__ import annotations

import json
from typing import Any, Literal

from storage.engine.connection import Connection, note_change
from storage.rows import replacing

Scope = Literal["guild", "channel", "player"]
_ANEW = replacing("scope, id, name", "value")


def read(connection: Connection, scope: Scope, owner: int) -> dict[str, Any]:
    """Return all that somebody has chosen, by name."""
    found = connection.execute("SELECT name, value FROM setting WHERE scope = ? AND id = ?", (scope, owner))
    return {name: json.loads(value) for name, value in found}


def choose(
    connection: Connection, scope: Scope, owner: int, name: str, value: Any, quietly: bool = False
) -> None:
    """Save a choice. None goes back to the default. `quietly`: no other process has to hear of it."""
    if not quietly:
        note_change(connection, scope, owner)
    if value is None:
        connection.execute(
            "DELETE FROM setting WHERE scope = ? AND id = ? AND name = ?", (scope, owner, name)
        )
        return
    connection.execute(
        f"INSERT INTO setting (scope, id, name, value) VALUES (?, ?, ?, ?) {_ANEW}",
        (scope, owner, name, json.dumps(value, ensure_ascii=False)),
    )
