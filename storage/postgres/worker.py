"""Threads that have connections of a pool, and what is done when the server goes away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from storage.engine.connection import Session
from storage.errors import NotSaved
from storage.place import Server
from storage.postgres.connection import OPTIONS, WATCHED, PostgresConnection, Raw, commit
from storage.postgres.schema import open_server
from storage.schema import Migration

log = logging.getLogger(__name__)
T = TypeVar("T")
Pool = ConnectionPool[Any]

_MOST = 4  # connections of this process: one that writes, one that reads much, and what is looked after
_WAIT = 1.0  # seconds for a connection; then people are told, for Discord waits no longer than three
_CONNECTING = 5  # seconds for a new connection
_BRIEFLY = 0.1  # seconds, while it is known that there is none
_RECONNECT = 8.0  # seconds after which the pool begins anew to try, and its pauses are short again
_LONGEST = (  # a job that stands still holds rows that others need, and whoever waits for them holds up more
    b"; SET statement_timeout = '30s'; SET lock_timeout = '1s'"
    b"; SET idle_in_transaction_session_timeout = '15s'"
)
_LAST = b"SELECT number FROM last_commit WHERE process = $1 FOR UPDATE"
_KEPT = 86_400  # seconds for which it is kept what processes that are gone saved last


class Connections:
    """Lends the connections of a pool. While the server is away nobody waits long to be told so."""

    def __init__(self, pool: Pool) -> None:
        self._pool, self._away = pool, False

    @contextmanager
    def one(self) -> Iterator[Raw]:
        """Lend a connection; raise NotSaved if there is none. One that was lost is replaced by the pool."""
        try:
            raw = self._pool.getconn(_BRIEFLY if self._away else _WAIT)
        except PoolTimeout as error:
            self._away = True
            raise NotSaved("unreachable") from error
        self._away = False
        try:
            yield raw
        finally:
            lost = raw.closed
            self._pool.putconn(raw)
            if lost:
                self._pool.check()  # the others are as old as this one was

    def close(self) -> None:
        """Close all of them."""
        self._pool.close()


class Commits:
    """Ends transactions so that it is always known whether they were saved.

    A connection can be lost after COMMIT was sent and before it was answered. So each transaction leaves
    its number in a row of this process, and whoever got no answer looks it up with another connection. If
    there is none, people are told that nobody knows, and it is looked up when there is one.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections, self.process, self._number = connections, secrets.token_hex(8), 0
        self._in_doubt = False  # whether nobody knows of the last transaction

    def begin(self) -> None:
        """Make the row of this process, and remove those of processes that are long gone."""
        now = int(time.time())
        with self._connections.one() as raw:
            raw.execute(b"DELETE FROM last_commit WHERE at < $1", (now - _KEPT,))
            raw.execute(self._note(now))

    def _note(self, now: int) -> bytes:
        """Return the statement that leaves the number of the last transaction."""
        return (
            f"INSERT INTO last_commit (process, number, at) VALUES ('{self.process}', {self._number}, {now})"
            " ON CONFLICT (process) DO UPDATE SET number = excluded.number, at = excluded.at"
        ).encode()

    def commit(self, raw: Raw, also: bytes = b"") -> None:
        """Commit a transaction with its number, by one message to the server; raise if it is not saved.

        `also` goes before, by the same message.
        """
        self._number += 1
        try:
            commit(raw, also + self._note(int(time.time())) + b"; ")
        except psycopg.OperationalError:
            if not raw.closed or not self._was_saved():
                raise

    def _was_saved(self) -> bool:
        """Return whether the last transaction was saved, though nobody said so.

        One that the server is still busy with holds the row: it is waited for. Raise NotSaved if nobody can
        be asked.
        """
        for _ in range(_MOST):  # the other connections of the pool may have been cut as well
            with suppress(psycopg.OperationalError, NotSaved), self._connections.one() as raw:
                return self._is_last(raw)
        self._in_doubt = True
        raise NotSaved("unknown")

    def _is_last(self, raw: Raw) -> bool:
        found = raw.execute(_LAST, (self.process,)).fetchone()
        return found is not None and found[0] == self._number

    def look_back(self, raw: Raw) -> None:
        """Tell the log what became of a transaction of which nobody knew."""
        with suppress(psycopg.OperationalError):
            if self._in_doubt:
                became = "was saved" if self._is_last(raw) else "was not saved"
                self._in_doubt = False
                log.warning("what was being saved when the server went away %s", became)


def _configure(raw: Raw) -> None:
    """Let no statement take for ever: whoever waits for it holds up the others."""
    raw.execute(WATCHED + _LONGEST, prepare=False)


class PostgresWorker:
    """Runs functions of a connection on a thread of its own, one after another."""

    def __init__(self, connections: Connections, commits: Commits, owns: bool) -> None:
        self._connections, self._commits, self._owns = connections, commits, owns
        self._thread = ThreadPoolExecutor(1, "postgresql")
        self._closed = False

    @classmethod
    async def open(cls, server: Server, steps: Sequence[Migration] | None = None) -> PostgresWorker:
        """Open the database, with our tables made or brought up to date."""
        return await asyncio.to_thread(cls._open, server, steps)

    @classmethod
    def _open(cls, server: Server, steps: Sequence[Migration] | None) -> PostgresWorker:
        open_server(server, steps).close()
        pool: Pool = ConnectionPool(
            server.address,
            kwargs={**OPTIONS, "connect_timeout": _CONNECTING},
            configure=_configure,
            min_size=1,
            max_size=_MOST,
            reconnect_timeout=_RECONNECT,
            open=True,
        )
        connections = Connections(pool)
        commits = Commits(connections)
        commits.begin()
        return cls(connections, commits, owns=True)

    async def another(self) -> PostgresWorker:
        """Return a second worker with connections of the same pool."""
        return PostgresWorker(self._connections, self._commits, owns=False)

    async def run(self, function: Callable[[Session], T]) -> T:
        """Return what the function returns; raise what it raises, or ValueError after close()."""
        if self._closed:
            raise ValueError("Connection closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(self._run, function))

    def _run(self, function: Callable[[Session], T]) -> T:
        """Run a function with a connection of the pool."""
        with self._connections.one() as raw:
            self._commits.look_back(raw)
            return function(PostgresConnection(raw, self._commits.commit, self.process))

    @property
    def process(self) -> str:
        """The name under which other processes hear of what is saved here."""
        return self._commits.process

    async def close(self) -> None:
        """End the thread; and the pool, if it is ours."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown)
        if self._owns:
            await asyncio.to_thread(self._connections.close)
