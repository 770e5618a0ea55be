"""One file, one thread, one transaction for all the changes that are waiting.

A change costs one hop to the thread of the connection. While the disk is busy with one transaction
the next changes queue up and share the next one. Nobody is told of success before the COMMIT.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from storage.errors import NotSaved, not_saved
from storage.schema import Migration, open_file

T = TypeVar("T")


class Ticket:
    """One job in the queue, and what became of it."""

    __slots__ = ("error", "future", "job", "result", "writes")

    def __init__(
        self, job: Callable[[sqlite3.Connection], Any], writes: bool, future: asyncio.Future[Any]
    ) -> None:
        self.job, self.writes, self.future = job, writes, future
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class GroupCommit(sqlite3.Connection):
    """A connection whose commit() does all the work that lies in its tray, in one transaction."""

    def __init__(self, tray: list[Ticket], *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._tray = tray

    def commit(self) -> None:
        """Changes first, so that whoever reads sees all that was asked for before."""
        if writes := [ticket for ticket in self._tray if ticket.writes]:
            self._write(writes)
        for ticket in self._tray:
            if not ticket.writes:
                self._run(ticket)

    def _write(self, tickets: list[Ticket]) -> None:
        """Together, which is cheap; if one of them is refused, all of them once more, each apart."""
        try:
            self.execute("BEGIN IMMEDIATE")
            if not self._together(tickets):
                self.execute("ROLLBACK")
                self.execute("BEGIN IMMEDIATE")
                for ticket in tickets:
                    self._run_apart(ticket)
            self.execute("COMMIT")
        except Exception as error:
            self._give_up(tickets, error)

    def _together(self, tickets: list[Ticket]) -> bool:
        """One refused change must not spoil the others; a failing disk spoils them all."""
        for ticket in tickets:
            self._run(ticket)
            if ticket.error is not None:
                if len(tickets) == 1 or isinstance(ticket.error, NotSaved):
                    raise ticket.error
                return False
        return True

    def _run_apart(self, ticket: Ticket) -> None:
        self.execute("SAVEPOINT apart")
        self._run(ticket)
        if ticket.error is not None:
            if isinstance(ticket.error, NotSaved):
                raise ticket.error
            self.execute("ROLLBACK TO apart")
        self.execute("RELEASE apart")

    def _run(self, ticket: Ticket) -> None:
        ticket.error = None
        try:
            ticket.result = ticket.job(self)
        except Exception as error:
            ticket.error = _named(error)

    def _give_up(self, tickets: list[Ticket], error: Exception) -> None:
        for ticket in tickets:
            ticket.error = ticket.error or _named(error)
        if self.in_transaction:
            self.execute("ROLLBACK")


def _named(error: Exception) -> Exception:
    return (isinstance(error, sqlite3.Error) and not_saved(error)) or error


class Database:
    """What the rest of the program holds. Jobs are plain functions of a connection."""

    def __init__(self, connection: aiosqlite.Connection, tray: list[Ticket]) -> None:
        self._connection, self._tray = connection, tray
        self._queue: list[Ticket] = []
        self._busy = False
        self._rest: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration] | None = None) -> Database:
        tray: list[Ticket] = []
        connect = partial(sqlite3.connect, factory=partial(GroupCommit, tray))
        return cls(await aiosqlite.Connection(partial(open_file, path, steps, connect), 64), tray)

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """All of the job is saved when this returns. If it raises, nothing of it is.

        It may be run twice, the first time in vain, when another that shares its transaction is refused:
        what it does it does to the connection, and what it finds out it returns.
        """
        return await self._do(job, writes=True)

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self._do(job, writes=False)

    async def _do(self, job: Callable[[sqlite3.Connection], T], writes: bool) -> T:
        """Whoever comes while the connection is idle takes all who wait along; the others wait their turn."""
        ticket = Ticket(job, writes, asyncio.get_running_loop().create_future())
        self._queue.append(ticket)
        try:
            if not self._busy:
                await self._hop()
            return cast(T, await ticket.future)
        except asyncio.CancelledError:
            ticket.future.cancel()
            raise

    async def _hop(self) -> None:
        self._busy = True
        self._tray[:], self._queue = self._queue, []
        try:
            await self._connection.commit()
        except asyncio.CancelledError:
            self._rest = asyncio.create_task(self._arrive())
            raise
        except Exception as error:
            for ticket in self._tray:
                ticket.error = ticket.error or error
        self._settle()

    async def _arrive(self) -> None:
        """The one who took the others along has gone, but the hop goes on."""
        await self._connection.rollback()  # nothing to roll back: it only comes after the commit
        self._settle()

    def _settle(self) -> None:
        for ticket in self._tray:
            ticket.settle()
        self._busy = bool(self._queue)
        if self._busy:
            self._rest = asyncio.create_task(self._hop())

    async def close(self) -> None:
        """After what is still waiting has been saved."""
        await self.read(lambda _: None)
        await self._connection.close()
