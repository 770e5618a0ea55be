"""Keeps the DM channels that have been opened: one that is known need not be opened again."""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.connection import Connection
from storage.rows import numbers, replacing

_ANEW = replacing('"user"', "channel")


def find(connection: Connection, user: int) -> int | None:
    """Return the DM channel of a person; None if we have never opened it."""
    found = connection.execute('SELECT channel FROM dm_channel WHERE "user" = ?', (user,)).fetchone()
    return None if found is None else int(found[0])


def unopened(connection: Connection, users: Collection[int]) -> set[int]:
    """Return those of these people whose DM channel has to be opened first."""
    known = connection.execute(
        f'SELECT "user" FROM dm_channel WHERE "user" IN {numbers(users)}', tuple(users)
    )
    return {*users} - {user for (user,) in known}


def remember(connection: Connection, user: int, channel: int) -> None:
    """Save the DM channel of a person."""
    connection.execute(f'INSERT INTO dm_channel ("user", channel) VALUES (?, ?) {_ANEW}', (user, channel))


def forget(connection: Connection, user: int) -> None:
    """Forget a DM channel that Discord does not know any more."""
    connection.execute('DELETE FROM dm_channel WHERE "user" = ?', (user,))
