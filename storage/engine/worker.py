"""A thread that has a connection, and the only place that knows aiosqlite.

aiosqlite runs one statement at a time on its thread. We want one hop for a whole batch, so we hand it a
function: the method for that is not among its documented ones, and tests/storage/test_worker.py pins it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar, cast

import aiosqlite

from storage.engine.connection import Session
from storage.engine.sqlite import SqliteConnection
from storage.schema import Migration, open_file, open_to_read

T = TypeVar("T")
_ROWS = 64  # that aiosqlite would fetch at a time, if it were asked for rows


class Worker(Protocol):
    """Runs functions of a connection on a thread of its own, one after another."""

    async def run(self, function: Callable[[Session], T]) -> T:
        """Return what the function returns; raise what it raises, or ValueError after close()."""

    async def close(self) -> None:
        """Close the connection and end its thread."""


class SqliteWorker:
    """Runs functions of the connection on its thread, one after another."""

    def __init__(self, thread: aiosqlite.Connection, connection: SqliteConnection) -> None:
        self._thread, self._connection = thread, connection

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration] | None = None) -> SqliteWorker:
        """Open the file on a new thread: a connection may be used only where it was made."""
        return await cls._open(partial(open_file, path, steps))

    @classmethod
    async def open_to_read(cls, path: Path) -> SqliteWorker:
        """Open a file that is there on a new thread, for those who change nothing."""
        return await cls._open(partial(open_to_read, path, any_version=True))

    @classmethod
    async def _open(cls, connect: Callable[[], SqliteConnection]) -> SqliteWorker:
        made: list[SqliteConnection] = []

        def connected() -> SqliteConnection:
            made.append(connect())
            return made[0]

        thread = await aiosqlite.Connection(connected, _ROWS)
        return cls(thread, made[0])

    async def run(self, function: Callable[[Session], T]) -> T:
        """Return what the function returns; raise what it raises, or ValueError after close()."""
        return cast(T, await self._thread._execute(function, self._connection))  # type: ignore[no-untyped-call]

    async def close(self) -> None:
        """Close the connection and end its thread."""
        await self._thread.close()
