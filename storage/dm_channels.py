"""Keeps the DM channels that have been opened: one that is known need not be opened again."""

from __future__ import annotations

from collections.abc import Collection

from storage import settings
from storage.engine.connection import Connection, one_at_a_time
from storage.rows import numbers, replacing

_EVERYWHERE = 0  # in place of a server
_NEXT = "next-dm-opening"  # the setting that says when
_LONGEST = 10.0  # seconds: the clocks of two machines may differ
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


def take_turn(connection: Connection, now: float, gap: float) -> float:
    """Return in how many seconds one more may be opened, of all processes together; it counts as done.

    `gap`: the seconds from that one to the next.
    """
    one_at_a_time(connection, "opening of DMs")
    free: float = settings.read(connection, "guild", _EVERYWHERE).get(_NEXT, 0.0)
    wait = min(max(free - now, 0.0), _LONGEST)
    settings.choose(connection, "guild", _EVERYWHERE, _NEXT, now + wait + gap)
    return wait


def remember(connection: Connection, user: int, channel: int) -> None:
    """Save the DM channel of a person."""
    connection.execute(f'INSERT INTO dm_channel ("user", channel) VALUES (?, ?) {_ANEW}', (user, channel))


def forget(connection: Connection, user: int) -> None:
    """Forget a DM channel that Discord does not know any more."""
    connection.execute('DELETE FROM dm_channel WHERE "user" = ?', (user,))
