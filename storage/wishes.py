"""Keeps who wants to be told of open tables, and who was told of which: of each once, and of few in a day."""

from __future__ import annotations

from collections.abc import Iterable

from storage.engine.connection import Connection

_DAY = 86_400  # seconds
MOST_A_DAY = 3
_MOST_ASKED = 200  # people of whom it is looked whether they may be called


def read(connection: Connection, user: int) -> dict[int, list[str]]:
    """Return the games of which somebody wants to be told, by the servers in which they are played."""
    found: dict[int, list[str]] = {}
    rows = connection.execute('SELECT guild, key FROM wish WHERE "user" = ? ORDER BY guild, key', (user,))
    for guild, key in rows:
        found.setdefault(guild, []).append(key)
    return found


def choose(connection: Connection, user: int, guild: int, keys: Iterable[str]) -> None:
    """Save of which games somebody wants to be told in a server; of no others, and perhaps of none."""
    connection.execute('DELETE FROM wish WHERE "user" = ? AND guild = ?', (user, guild))
    connection.executemany(
        'INSERT INTO wish (guild, key, "user") VALUES (?, ?, ?)',
        [(guild, key, user) for key in sorted({*keys})],
    )


def give_up(connection: Connection, user: int) -> None:
    """Tell somebody of no table any more, wherever it is."""
    connection.execute('DELETE FROM wish WHERE "user" = ?', (user,))


_WHOM = f"""
    SELECT wish."user" FROM game JOIN wish ON wish.guild = game.guild AND wish.key = game.key
    WHERE game.id = ?1 AND game.opener <> wish."user"
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat."user" = wish."user")
        AND NOT EXISTS (SELECT 1 FROM former WHERE former.game = game.id AND former."user" = wish."user")
        AND NOT EXISTS (SELECT 1 FROM tip WHERE tip.game = game.id AND tip."user" = wish."user")
        AND (SELECT count(*) FROM tip WHERE tip."user" = wish."user" AND at BETWEEN ?2 AND ?3) < {MOST_A_DAY}
    ORDER BY (SELECT coalesce(max(tip.at), 0) FROM tip WHERE tip."user" = wish."user"), wish."user"
    LIMIT {_MOST_ASKED}
"""


def whom(connection: Connection, game: int, now: int) -> list[int]:
    """Return who wants to be told of a table and may be, those first who have not been for the longest time.

    Nobody who has opened it, sits at it or has left it, was told of it before, or of enough tables today.
    """
    return [user for (user,) in connection.execute(_WHOM, (game, now - _DAY + 1, now))]


def wants(connection: Connection, game: int, user: int) -> bool:
    """Return whether somebody still wants to be told of a table, and has not come to it meanwhile."""
    found = connection.execute(
        "SELECT 1 FROM game JOIN wish ON wish.guild = game.guild AND wish.key = game.key"
        ' WHERE game.id = ?1 AND wish."user" = ?2 AND game.opener <> ?2'
        ' AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat."user" = ?2)',
        (game, user),
    )
    return found.fetchone() is not None


def claim(connection: Connection, game: int, user: int, letter: int, now: int) -> bool:
    """Return whether a message may tell somebody of a table now; if so, it counts as done.

    The same message may do so again: it may not have come through. No other ever tells them of that table.
    """
    found = connection.execute(
        'SELECT letter FROM tip WHERE game = ? AND "user" = ?', (game, user)
    ).fetchone()
    if found is not None:
        return bool(found[0] == letter)
    _forget_old(connection, user, now)
    counted = connection.execute(
        'SELECT count(*) FROM tip WHERE "user" = ? AND at BETWEEN ? AND ?', (user, now - _DAY + 1, now)
    )
    if counted.fetchone()[0] >= MOST_A_DAY:
        return False
    connection.execute(
        'INSERT INTO tip (game, "user", letter, at) VALUES (?, ?, ?, ?)', (game, user, letter, now)
    )
    return True


def _forget_old(connection: Connection, user: int, now: int) -> None:
    """Forget what somebody was told of tables at which nobody sits any more, when it is a day old."""
    connection.execute(
        'DELETE FROM tip WHERE "user" = ? AND at NOT BETWEEN ? AND ?'
        " AND game NOT IN (SELECT id FROM game WHERE status IN ('lobby', 'running'))",
        (user, now - _DAY + 1, now),
    )
