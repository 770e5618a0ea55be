"""Says what many statements say: several rows, a row in the place of an older one, one of these numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from storage.engine.connection import Connection


def insert(connection: Connection, into: str, rows: Sequence[Sequence[Any]], end: str = "") -> None:
    """Insert rows with one statement: it costs more than a row, and every move writes some.

    `into` names the table and its columns, `end` says what is done with rows that are there already.
    """
    if rows:
        connection.execute(_statement(into, len(rows[0]), len(rows), end), tuple(chain.from_iterable(rows)))


@lru_cache(maxsize=1024)
def _statement(into: str, columns: int, rows: int, end: str) -> str:
    """Return the statement that inserts so many rows."""
    row = f"({', '.join('?' * columns)})"
    return f"{into} VALUES {', '.join([row] * rows)} {end}"


def replacing(key: str, *columns: str) -> str:
    """Return the end of an INSERT whose row takes the place of the one that has the same key."""
    return f"ON CONFLICT ({key}) DO UPDATE SET {', '.join(f'{one} = excluded.{one}' for one in columns)}"


def numbers(values: Collection[int]) -> str:
    """Return the place for these numbers after IN or NOT IN. There may be none: no number of ours is -1."""
    return f"(-1{', ?' * len(values)})"
