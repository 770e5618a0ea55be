"""A connection to PostgreSQL, as jobs and the engine use it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import Any, TypeAlias

import psycopg
from psycopg import adapt, adapters, pq
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import BytesBinaryDumper

from storage.clicks import Clicked
from storage.engine.connection import Noting, Rows
from storage.errors import Cause, ChannelTaken, Crossed, Lost, NotSaved

Raw: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"

_MARK = re.compile(r"\?(\d*)")
_HINT = re.compile(r" INDEXED BY \w+")  # SQLite has to be told, PostgreSQL finds it
_CAUSES: dict[str, Cause] = {  # by the class of the error, or by the error itself
    "25006": "read-only",
    "40": "busy",
    "42501": "read-only",  # a role that may not write
    "53100": "full",
    "55": "busy",
    "57014": "busy",  # a statement has taken too long
    "XX001": "damaged",
    "XX002": "damaged",
}


_CROSSED = ("40001", "40P01")
NOTES = "dockside_notes"  # where it is told whose notes have changed: first the process, then their owners
_AT_ONCE = 200  # owners in one message, of which PostgreSQL takes 8000 letters


class _ClickDumper(adapt.Dumper):
    """Writes the key of a click as JSON, which tells the number 5 from the word "5"."""

    oid = adapters.types["jsonb"].oid

    def dump(self, obj: Clicked) -> bytes:
        """Return the key as the server reads it."""
        return json.dumps(obj.key).encode()


def _adapters() -> adapt.AdaptersMap:
    """Return how values are written: all whole numbers alike, so that a statement is prepared but once."""
    made = adapt.AdaptersMap(adapters)
    made.register_dumper(int, Int8BinaryDumper)
    made.register_dumper(bool, Int8BinaryDumper)
    made.register_dumper(bytes, BytesBinaryDumper)
    made.register_dumper(Clicked, _ClickDumper)
    return made


class _Adapted:
    """Is what psycopg asks for adapters when it connects."""

    adapters, connection = _adapters(), None


OPTIONS: dict[str, Any] = {  # of every connection
    "autocommit": True,
    "context": _Adapted,
    "cursor_factory": psycopg.RawCursor,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
    "application_name": "dockside",
}


WATCHED = (  # by the server: a machine that is gone without a word keeps its locks no longer than this
    b"SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3;"
    b" SET tcp_user_timeout = 12000; SET idle_in_transaction_session_timeout = '5min'"
)


@lru_cache(maxsize=1024)
def translated(sql: str) -> bytes:
    """Return a statement as PostgreSQL numbers its values: $1 for the first `?`, and for `?1`."""
    numbers = count(1)
    return _MARK.sub(lambda mark: f"${mark[1] or next(numbers)}", _HINT.sub("", sql)).encode()


class PostgresConnection(Noting):
    """Is a connection of psycopg that begins its transactions itself."""

    shared = True

    def __init__(self, raw: Raw, end: Callable[[Raw, bytes], None] | None = None, process: str = "") -> None:
        """`end` commits a transaction; without it a plain COMMIT does. `process`: which one writes here."""
        self.raw, self._end, self._process = raw, end or commit, process
        self._changed: set[str] = set()

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Rows:
        """Run a statement."""
        return self.raw.execute(translated(sql), parameters or None, binary=True)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> Rows:
        """Run a statement once for each of these values."""
        cursor = self.raw.cursor()
        cursor.executemany(translated(sql), parameters)
        return cursor

    def begin(self) -> None:
        """Begin a transaction that writes."""
        self._changed.clear()
        self.raw.execute(b"BEGIN", prepare=False)

    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment of the database."""
        self.raw.execute(b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", prepare=False)

    def commit(self) -> None:
        """Save what was done since the beginning, and tell others whose notes it has changed."""
        self._end(self.raw, _telling(self._process, sorted(self._changed)))

    def changed(self, scope: str, owner: int) -> None:
        """Remember whose notes the transaction changes."""
        self._changed.add(f"{scope}/{owner}")

    def one_at_a_time(self, what: str) -> None:
        """Wait until no other process does this, and let none do it before the transaction ends."""
        self.execute("SELECT pg_advisory_xact_lock(hashtext(current_schema() || '/' || ?))", (what,))

    def rollback(self) -> None:
        """Take back what was done since the beginning. A server that is gone has done so already."""
        if not self.raw.closed and self.raw.info.transaction_status != pq.TransactionStatus.IDLE:
            with suppress(psycopg.OperationalError):
                self.raw.execute(b"ROLLBACK", prepare=False)

    def named(self, error: Exception) -> Exception:
        """Return an error as callers know it: what the server refused as NotSaved."""
        return named(error, lost=self.raw.closed) if isinstance(error, psycopg.Error) else error

    def room(self) -> tuple[int, int]:
        """Return how many bytes the database takes; what of them can be filled again is not known."""
        return int(self.execute("SELECT pg_database_size(current_database())").fetchone()[0]), 0

    def is_sound(self) -> bool:
        """Return True: the server looks after its own pages."""
        return True

    @contextmanager
    def unguarded(self, trigger: str, table: str) -> Iterator[None]:
        """Do without a trigger meanwhile, within a transaction."""
        self.execute(f"ALTER TABLE {table} DISABLE TRIGGER {trigger}")
        yield
        self.execute(f"ALTER TABLE {table} ENABLE TRIGGER {trigger}")

    def last_number(self, table: str) -> int:
        """Return the last number that was given to a row of a table; 0 if none was."""
        (sequence,) = self.execute("SELECT pg_get_serial_sequence(?, 'id')", (table,)).fetchone()
        value, given = self.execute(f"SELECT last_value, is_called FROM {sequence}").fetchone()
        return int(value) if given else 0

    def go_on_after(self, table: str, number: int) -> None:
        """Give the next row of a table a higher number than this."""
        if number:
            self.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, number))

    def close(self) -> None:
        """End the connection."""
        self.raw.close()


def _telling(process: str, changed: Sequence[str]) -> bytes:
    """Return the statements that tell other processes whose notes a transaction changes."""
    parts = [changed[first : first + _AT_ONCE] for first in range(0, len(changed), _AT_ONCE)]
    return b"".join(f"SELECT pg_notify('{NOTES}', '{process} {' '.join(part)}'); ".encode() for part in parts)


def commit(raw: Raw, also: bytes = b"") -> None:
    """Commit a transaction; raise NotSaved if the server has rolled it back instead.

    It does so, and says nothing, when a job has swallowed an error. `also` goes before, by the same message.
    """
    cursor = raw.execute(also + b"COMMIT", prepare=False)
    while cursor.nextset():
        pass
    if cursor.statusmessage != "COMMIT":
        raise NotSaved("busy")


def named(error: psycopg.Error, lost: bool = False) -> Exception:
    """Return an error of psycopg as callers know it."""
    if lost or (error.sqlstate or "").startswith(("08", "57P")):
        return Lost()
    if error.sqlstate in _CROSSED:
        return Crossed()
    if error.diag.constraint_name == "one_live_game_per_channel":
        return ChannelTaken()
    code = error.sqlstate or ""
    cause = _CAUSES.get(code) or _CAUSES.get(code[:2])
    return error if cause is None else NotSaved(cause)
