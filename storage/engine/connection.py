"""What jobs are given: a connection to the database, whichever engine keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol


class Rows(Protocol):
    """Holds what a statement has found, or how many rows it has changed."""

    @property
    def description(self) -> Sequence[Any] | None:
        """Return a description of each column, which begins with its name."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""

    def fetchone(self) -> Any:
        """Return the next row; None if there is none."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Go through all rows that are left."""


class Connection(Protocol):
    """Runs statements with `?` or `?1` in place of values, in SQL that every engine understands."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Rows:
        """Run a statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Rows:
        """Run a statement once for each of these values."""


class Session(Connection, Protocol):
    """Is the connection as the engine itself uses it: with transactions, and with errors by their names."""

    shared: bool  # others may write at the same time: whoever reads has to hold on to one moment
    messages_wait: bool  # something was left to be sent since this was last set to False

    def begin(self) -> None:
        """Begin a transaction that writes."""

    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment, though others save meanwhile."""

    def commit(self) -> None:
        """Save what was done since the beginning."""

    def rollback(self) -> None:
        """Take back what was done since the beginning, if there was one."""

    def named(self, error: Exception) -> Exception:
        """Return an error as callers know it: what the database itself refused as NotSaved."""

    def room(self) -> tuple[int, int]:
        """Return how many bytes the database takes, and how many of them can be filled again."""

    def is_sound(self) -> bool:
        """Return whether all of it can be read, as far as it can be asked."""

    def unguarded(self, trigger: str, table: str) -> AbstractContextManager[None]:
        """Do without a trigger meanwhile, within a transaction."""

    def last_number(self, table: str) -> int:
        """Return the last number that was given to a row of a table."""

    def go_on_after(self, table: str, number: int) -> None:
        """Give the next row of a table a higher number than this."""

    def close(self) -> None:
        """End it."""


class Noting:
    """Remembers whether messages were left to be sent since it was last asked, and whose notes have changed.

    What saves a message need not know who sends it, and cannot forget to tell them (see Database).
    """

    messages_wait = False

    def changed(self, scope: str, owner: int) -> None:
        """Do nothing: nobody else has these notes in memory. An engine that others share overrides it."""

    def one_at_a_time(self, what: str) -> None:
        """Do nothing: whoever writes holds the whole database. An engine that others share overrides it."""


def note_messages(connection: Connection) -> None:
    """Note that something waits to be sent now, or waits for another time than before."""
    if isinstance(connection, Noting):
        connection.messages_wait = True


def note_change(connection: Connection, scope: str, owner: int) -> None:
    """Note that the notes about somebody change with this transaction, for those who remember them."""
    if isinstance(connection, Noting):
        connection.changed(scope, owner)


def one_at_a_time(connection: Connection, what: str) -> None:
    """Wait until no other process does this, and let none do it before the transaction ends."""
    if isinstance(connection, Noting):
        connection.one_at_a_time(what)
