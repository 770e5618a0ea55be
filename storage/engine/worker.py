"""A thread that has a connection, and the only place that knows aiosqlite.

aiosqlite runs one statement at a time on its thread. We want one hop for a whole batch, so we hand it a
function: the method for that is not among its documented ones, and tests/storage/test_worker.py pins it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from storage.engine.connection import Connection
from storage.schema import Migration, open_file, open_to_read

T = TypeVar("T")
_ROWS = 64  # that aiosqlite would fetch at a time, if it were asked for rows


class Worker:
    """Runs functions of the connection on its thread, one after another."""

    def __init__(self, thread: aiosqlite.Connection, connection: Connection) -> None:
        self._thread, self._connection = thread, connection

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration] | None = None) -> Worker:
        """Open the file on a new thread: a connection may be used only where it was made."""
        return await cls._open(partial(open_file, path, steps, partial(sqlite3.connect, factory=Connection)))

    @classmethod
    async def open_to_read(cls, path: Path) -> Worker:
        """Open a file that is there on a new thread, for those who change nothing."""
        return await cls._open(partial(open_to_read, path, any_version=True))

    @classmethod
    async def _open(cls, connect: Callable[[], sqlite3.Connection]) -> Worker:
        made: list[sqlite3.Connection] = []

        def connected() -> sqlite3.Connection:
            made.append(connect())
            return made[0]

        thread = await aiosqlite.Connection(connected, _ROWS)
        return cls(thread, cast(Connection, made[0]))

    async def run(self, function: Callable[[Connection], T]) -> T:
        """Return what the function returns; raise what it raises, or ValueError after close()."""
        return cast(T, await self._thread._execute(function, self._connection))  # type: ignore[no-untyped-call]

    async def close(self) -> None:
        """Close the connection and end its thread."""
        await self._thread.close()
