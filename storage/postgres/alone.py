"""Who may use a database: one program alone, or several of which each serves shards of its own.

The server keeps locks for a connection, as there is one beside a file.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg

from storage.errors import CountedOtherwise, InUse, OtherProgram, Served
from storage.place import Server
from storage.postgres.connection import Raw
from storage.postgres.line import share, take, taken
from storage.postgres.schema import connect
from storage.schema import APPLICATION
from storage.shards import Shards

_WHOLE = b"SELECT pg_try_advisory_lock($1::int, hashtext(current_schema()))"
_PART = b"SELECT pg_try_advisory_lock_shared($1::int, hashtext(current_schema()))"
_PATIENCE = 2.0  # seconds: the server may still be about to find out that a process was killed
_ANEW = 8.0  # seconds for who was here before: whoever starts meanwhile gives up sooner, and starts later


@contextmanager
def alone_on(server: Server, shards: Shards | None = None, program: int = 0) -> Iterator[ServerGuard]:
    """Hold a database for this program, or these shards of it; raise InUse or Served if another one does.

    `program`: a number of the rules and tables that it knows, which all who share a database have in common.
    """
    guard = ServerGuard(server, shards, program)
    try:
        guard.begin()
        yield guard
    finally:
        guard.close()


class ServerGuard:
    """Holds locks by a connection of its own. To be used by one thread at a time."""

    def __init__(self, server: Server, shards: Shards | None, program: int) -> None:
        self._server, self._shards, self._program = server, shards, program
        self._raw: Raw | None = None

    def begin(self) -> None:
        """Take the locks; raise what says who has one of them."""
        self._take(_PATIENCE)

    def hold_on(self) -> None:
        """Take the locks again if the server has lost them; raise if another program was quicker."""
        if self._raw is not None:
            try:
                self._raw.execute(b"SELECT 1")
            except psycopg.Error:
                self.close()
        if self._raw is None:
            self._take(_ANEW)

    def _take(self, patience: float) -> None:
        raw = connect(self._server)
        try:
            _Locks(raw, self._server, patience).take(self._shards, self._program)
        except BaseException:
            raw.close()
            raise
        self._raw = raw

    def close(self) -> None:
        """Give the database to others."""
        if self._raw is not None:
            self._raw.close()
            self._raw = None


class _Locks:
    """Takes what a program holds from its start to its end."""

    def __init__(self, raw: Raw, server: Server, patience: float) -> None:
        self._raw, self._server, self._patience = raw, server, patience

    def take(self, shards: Shards | None, program: int) -> None:
        """Take the whole database, or shards of it."""
        if not self._soon(lambda: self._held(_WHOLE if shards is None else _PART)):
            raise InUse(self._server.name, "another database")
        if shards is None:
            self._nobody_serves()
        else:
            self._join(shards, program)

    def _nobody_serves(self) -> None:
        if not self._soon(lambda: not taken(self._raw, "shard")):
            raise InUse(self._server.name, "another database")

    def _join(self, shards: Shards, program: int) -> None:
        """Take each of the shards; raise if one is taken, or if others count them or play in another way."""
        share(self._raw, "count", shards.count)
        if not self._soon(lambda: taken(self._raw, "count") == {shards.count}):
            others = taken(self._raw, "count") - {shards.count}
            raise CountedOtherwise(min(others, default=shards.count), shards.count)
        share(self._raw, "program", program)
        if not self._soon(lambda: taken(self._raw, "program") == {program}):
            raise OtherProgram
        for shard in shards.ids:
            if not self._soon(lambda: take(self._raw, "start", shard)):  # noqa: B023 - asked before the next one
                raise Served(shard)

    def _held(self, statement: bytes) -> bool:
        found = self._raw.execute(statement, (APPLICATION,)).fetchone()
        return found is not None and bool(found[0])

    def _soon(self, is_so: Callable[[], bool]) -> bool:
        """Return whether something is so, now or in a moment."""
        until = time.monotonic() + self._patience
        while not is_so():
            if time.monotonic() > until:
                return False
            time.sleep(0.05)
        return True
