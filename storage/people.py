"""Tells what is stored about one person, and forgets it.

A game belongs to all who played it, so its log stays; who they were is another matter. People stand only in
the places named here, beside the log and never in it, and there they can be replaced by nobody.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from storage import actions, archive, dm_channels, settings

GONE = "gone"  # the name of a seat whose player is forgotten; put into words when it is shown
NOBODY = 0

# Every column that holds a person, and what is done with it.
COLUMNS = {
    ("game", "opener"): f"UPDATE game SET opener = {NOBODY} WHERE opener = ?",
    ("seat", "user"): f"UPDATE seat SET user = NULL, name = '{GONE}' WHERE user = ?",
    ("former", "user"): f"UPDATE former SET user = NULL, name = '{GONE}' WHERE user = ?",
    ("action", "actor"): "UPDATE action SET actor = NULL WHERE actor = ?",
    ("outbox", "user"): "DELETE FROM outbox WHERE user = ?",
    ("audit", "moderator"): f"UPDATE audit SET moderator = {NOBODY} WHERE moderator = ?",
    ("standing_order", "user"): "DELETE FROM standing_order WHERE user = ?",
    ("dm_channel", "user"): "DELETE FROM dm_channel WHERE user = ?",
}


def about(connection: sqlite3.Connection, user: int) -> dict[str, Any]:
    """Return all that is stored about a person, as they may read it: choices, games, what they did there."""
    return {
        "person": user,
        "settings": settings.read(connection, "player", user),
        "games": [_game(connection, *row) for row in _games(connection, user)],
        "opened": [number for (number,) in connection.execute(_OPENED, (user,))],
        "done": _done(connection, user),
        "moderated": [list(row) for row in connection.execute(_MODERATED, (user,))],
        "orders": [list(row) for row in connection.execute(_ORDERS, (user,))],
        "letters": [list(row) for row in connection.execute(_LETTERS, (user,))],
        "dm_channel": dm_channels.find(connection, user),
    }


_GAMES = """
    WITH held AS (
        SELECT game, seat, name, NULL AS until FROM seat WHERE user = ?1
        UNION ALL SELECT game, seat, name, until FROM former WHERE user = ?1
    )
    SELECT game.id, (
        SELECT coalesce(max(former.until), 0) FROM former
        WHERE former.game = held.game AND former.seat = held.seat
            AND (held.until IS NULL OR former.until < held.until)
    ), key, guild, channel, status, created, started, ended, seat, name, until
    FROM held JOIN game ON game.id = held.game ORDER BY game.id, until IS NULL, until
"""
_OPENED = "SELECT id FROM game WHERE opener = ? ORDER BY id"
_ORDERS = "SELECT game, seat, kind, picked, created FROM standing_order WHERE user = ? ORDER BY id"
_MODERATED = "SELECT guild, game, at, told FROM audit WHERE moderator = ? ORDER BY id"
_LETTERS = "SELECT kind, created, state FROM outbox WHERE user = ? ORDER BY id"


def _games(connection: sqlite3.Connection, user: int) -> list[tuple[Any, ...]]:
    """Return the games at which a person sits or sat, a row for each time that they had a seat."""
    return connection.execute(_GAMES, (user,)).fetchall()


def _game(connection: sqlite3.Connection, number: int, after: int, *rest: Any) -> dict[str, Any]:
    """Return a game with the moves of the time in which the person had the seat."""
    names = ("game", "server", "channel", "status", "created", "started", "ended", "seat", "name", "until")
    seat, _, until = rest[-3:]
    own = [row for row in actions.log(connection, number, after) if row.line.seat == seat]
    rows = [row for row in own if until is None or row.seq <= until]
    moves = [[row.seq, row.line.at, row.line.kind, dict(row.line.picked)] for row in rows]
    return {"number": number, **dict(zip(names, rest, strict=True)), "moves": moves}


def _done(connection: sqlite3.Connection, user: int) -> list[list[Any]]:
    """Return what stands under a person's own number: opening, joining, leaving, looking after a table."""
    loose = connection.execute(
        "SELECT game, seq, at, kind FROM action WHERE actor = ? ORDER BY game, seq", (user,)
    )
    found = [list(row) for row in loose]
    for game in _packed_with(connection, user):
        found += [
            [game, row.seq, row.line.at, row.line.kind]
            for row in actions.log(connection, game)
            if row.line.actor == user
        ]
    return sorted(found)


def _packed_with(connection: sqlite3.Connection, user: int) -> list[int]:
    """Return the packed games in which a person did something under their own number."""
    found = connection.execute(
        "SELECT DISTINCT archive.game FROM archive, json_each(archive.actors) AS pair"
        " WHERE json_extract(pair.value, '$[1]') = ?",
        (user,),
    )
    return [game for (game,) in found]


def forget(connection: sqlite3.Connection, user: int) -> list[int]:
    """Forget a person; return the games in which they had a name. Running ones must have been left."""
    games = sorted({row[0] for row in _games(connection, user)})
    for game in _packed_with(connection, user):
        archive.forget(connection, game, user)
    for change in COLUMNS.values():
        connection.execute(change, (user,))
    connection.execute("DELETE FROM setting WHERE scope = 'player' AND id = ?", (user,))
    connection.execute("DELETE FROM setting WHERE scope = 'channel' AND value = ?", (json.dumps(user),))
    return games
