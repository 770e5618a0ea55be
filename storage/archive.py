"""Packs the logs of ended games into a tenth of the room; they read as before."""

from __future__ import annotations

import json
import zlib
from typing import Any

from storage.clicks import clicked
from storage.engine.connection import Connection

COLUMNS = "seq, undone_by, kind, at, seat, actor, picked, events, key"
Raw = tuple[Any, ...]  # an action as its table holds it
_ACTOR = COLUMNS.split(", ").index("actor")


def pack(connection: Connection, game: int) -> None:
    """Pack the log of a game. Its actions leave their table only when they can be read out of the pack."""
    found = connection.execute(f"SELECT {COLUMNS} FROM action WHERE game = ? ORDER BY seq", (game,))
    rows: list[Raw] = found.fetchall()
    actors = [[row[0], row[_ACTOR]] for row in rows if row[_ACTOR] is not None]
    connection.execute(
        "INSERT INTO archive (game, lines, log, actors) VALUES (?, ?, ?, ?)",
        (game, len(rows), _squeeze(rows), json.dumps(actors)),
    )
    assert read(connection, game) == rows, game
    connection.execute("DELETE FROM action WHERE game = ?", (game,))


def unpack(connection: Connection, game: int) -> None:
    """Put the actions of a packed log back into their table, for a game that goes on."""
    rows = read(connection, game)
    marks = ", ".join("?" * (1 + len(COLUMNS.split(", "))))
    connection.executemany(
        f"INSERT INTO action (game, {COLUMNS}) VALUES ({marks})",
        [(game, *row[:-1], clicked(row[-1])) for row in rows],
    )
    connection.execute("DELETE FROM archive WHERE game = ?", (game,))


def read(connection: Connection, game: int) -> list[Raw]:
    """Return all actions of a packed game; none, if it is not packed."""
    found = connection.execute("SELECT log, actors FROM archive WHERE game = ?", (game,)).fetchone()
    return [] if found is None else _spread(*found)


def forget(connection: Connection, game: int, user: int) -> None:
    """Take a person out of a packed game. The log stays as it is: who did what stands beside it."""
    (actors,) = connection.execute("SELECT actors FROM archive WHERE game = ?", (game,)).fetchone()
    others = [pair for pair in json.loads(actors) if pair[1] != user]
    connection.execute("UPDATE archive SET actors = ? WHERE game = ?", (json.dumps(others), game))


def unpacked(connection: Connection, ended_before: int, limit: int) -> list[int]:
    """Return games that ended before a time and are not packed yet."""
    found = connection.execute(
        "SELECT id FROM game WHERE status IN ('over', 'void') AND ended < ?"
        " AND NOT EXISTS (SELECT 1 FROM archive WHERE game = game.id) ORDER BY id LIMIT ?",
        (ended_before, limit),
    )
    return [number for (number,) in found]


def _squeeze(rows: list[Raw]) -> bytes:
    """Compress actions column by column: what is alike lies together, and is written once."""
    columns = list(zip(*(row[:_ACTOR] + row[_ACTOR + 1 :] for row in rows), strict=True))
    return zlib.compress(json.dumps(columns, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def _spread(log: bytes, actors: str) -> list[Raw]:
    """Return compressed actions as their table held them."""
    who = dict(json.loads(actors))
    columns = json.loads(zlib.decompress(log))
    return [(*row[:_ACTOR], who.get(row[0]), *row[_ACTOR:]) for row in zip(*columns, strict=True)]
