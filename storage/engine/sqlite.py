"""A connection to an SQLite file, as jobs and the engine use it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from storage.engine.connection import Noting
from storage.errors import not_saved


class SqliteConnection(Noting, sqlite3.Connection):
    """Is a connection of the standard library that begins its transactions itself."""

    shared = False  # the bot holds its file alone

    def begin(self) -> None:
        """Begin a transaction that writes. Whoever else holds the file is waited for now, and not later."""
        self.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment of the file."""
        self.execute("BEGIN")

    def named(self, error: Exception) -> Exception:
        """Return an error as callers know it: what the file refused as NotSaved."""
        return (isinstance(error, sqlite3.Error) and not_saved(error)) or error

    def room(self) -> tuple[int, int]:
        """Return how many bytes the file takes, and how many of them can be filled again."""
        page, pages, free = (
            self._number(f"PRAGMA {name}") for name in ("page_size", "page_count", "freelist_count")
        )
        return page * pages, page * free

    def _number(self, sql: str) -> int:
        """Return the one number that a statement finds."""
        return int(self.execute(sql).fetchone()[0])

    def is_sound(self) -> bool:
        """Return whether every page of the file can be read, and every index fits its table.

        Half a gigabyte takes half a second, or as long as the disk needs to give it.
        """
        try:
            (found,) = self.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            trouble = not_saved(error)
            if trouble is None or trouble.cause != "damaged":
                raise trouble or error from error
            return False
        return bool(found == "ok")

    @contextmanager
    def unguarded(self, trigger: str, table: str) -> Iterator[None]:
        """Do without a trigger meanwhile, within a transaction. It is made anew as it was written."""
        (made,) = self.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (trigger,)).fetchone()
        self.execute(f"DROP TRIGGER {trigger}")
        yield
        self.execute(made)

    def last_number(self, table: str) -> int:
        """Return the last number that was given to a row of a table, as far as that is kept."""
        kept = self.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        found = kept or self.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()
        return int(found[0])

    def go_on_after(self, table: str, number: int) -> None:
        """Give the next row of a table a higher number than this, where numbers are never given twice."""
        (made,) = self.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        if "AUTOINCREMENT" in made:
            self.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))
