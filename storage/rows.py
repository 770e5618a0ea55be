"""Inserts several rows at a time: a statement costs more than a row, and every move writes some."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any


def insert(connection: sqlite3.Connection, into: str, rows: Sequence[Sequence[Any]]) -> None:
    """Insert rows with one statement. `into` names the table and its columns."""
    if rows:
        connection.execute(_statement(into, len(rows[0]), len(rows)), tuple(chain.from_iterable(rows)))


@lru_cache(maxsize=1024)
def _statement(into: str, columns: int, rows: int) -> str:
    """Return the statement that inserts so many rows."""
    row = f"({', '.join('?' * columns)})"
    return f"{into} VALUES {', '.join([row] * rows)}"
