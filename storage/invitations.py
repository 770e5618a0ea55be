"""Counts who was invited by whom: an invitation is a message that nobody has asked for."""

from __future__ import annotations

from storage.engine.connection import Connection

_HOUR, _DAY = 3600, 86400
_FROM_ONE = 1  # in an hour, from the same person
_IN_ALL = 5  # in a day


def allow(connection: Connection, user: int, by_user: int, now: int) -> bool:
    """Return whether somebody may be invited by this person now; if so, it counts as done."""
    connection.execute(
        'DELETE FROM invitation WHERE "user" = ? AND at NOT BETWEEN ? AND ?', (user, now - _DAY + 1, now)
    )
    found = connection.execute('SELECT by_user, at FROM invitation WHERE "user" = ?', (user,)).fetchall()
    recent = [sender for sender, at in found if at > now - _HOUR]
    if len(found) >= _IN_ALL or recent.count(by_user) >= _FROM_ONE:
        return False
    connection.execute('INSERT INTO invitation ("user", by_user, at) VALUES (?, ?, ?)', (user, by_user, now))
    return True
