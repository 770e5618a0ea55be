"""A file with very many games in it, made quickly out of one."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

_SERIES = "WITH RECURSIVE series (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM series WHERE n < ?2)"
_COPIES = (
    "INSERT INTO game SELECT n, key, guild, n, opener, 'over', deal, created, started, started, hints"
    " FROM series, game WHERE id = ?3",
    "INSERT INTO seat SELECT n, seat, user + n * 10, name, level, invited FROM series, seat WHERE game = ?3",
    "INSERT INTO snapshot SELECT n, version, state, turn FROM series, snapshot WHERE game = ?3",
    "INSERT INTO action SELECT n, seq, at, seat, actor, kind, picked, events, key, undone_by"
    " FROM series, action WHERE game = ?3",
)


def crowd(path: Path, model: int, number: int) -> None:
    """So many more games like the model, over and filed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (last,) = connection.execute("SELECT max(id) FROM game").fetchone()
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for copy in _COPIES:
            connection.execute(f"{_SERIES} {copy}", (last + 1, last + number, model))
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("rb+") as file:  # or the system would write it out while something else is measured
        os.fsync(file)
