"""One file, one thread, one transaction for all the changes that are waiting.

A change costs one hop to the thread of the connection. Those that come in the same moment share a
transaction, and while the disk is busy with it the next ones queue up. Nobody is told of success before
the COMMIT.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from storage.connection import Connection
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


class Tray:
    """What the event loop hands to the thread of the connection, and what comes back on it."""

    def __init__(self) -> None:
        self.tickets: list[Ticket] = []
        self.messages_wait = False


class GroupCommit(Connection):
    """A connection whose commit() does all the work that lies in its tray, in one transaction."""

    def __init__(self, tray: Tray, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._tray = tray

    def commit(self) -> None:
        """Changes first, so that whoever reads sees all that was asked for before."""
        self.messages_wait = False
        if writes := [ticket for ticket in self._tray.tickets if ticket.writes]:
            self._write(writes)
        self._tray.messages_wait = self.messages_wait
        for ticket in self._tray.tickets:
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
    """No future takes a StopIteration: as out of a coroutine, another error comes in its place."""
    if isinstance(error, StopIteration):
        return RuntimeError("a job raised StopIteration")
    return (isinstance(error, sqlite3.Error) and not_saved(error)) or error


class Database:
    """What the rest of the program holds. Jobs are plain functions of a connection."""

    def __init__(self, connection: aiosqlite.Connection, tray: Tray) -> None:
        self._connection, self._tray = connection, tray
        self.on_messages: Callable[[], None] | None = None  # called when saved messages wait to be sent
        self._queue: list[Ticket] = []
        self._hopping: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration] | None = None) -> Database:
        tray = Tray()
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
        """All who come in the same moment go together; whoever comes later waits for the next turn."""
        ticket = Ticket(job, writes, asyncio.get_running_loop().create_future())
        self._queue.append(ticket)
        if self._hopping is None:
            self._hopping = asyncio.create_task(self._hop())
        return cast(T, await ticket.future)

    async def _hop(self) -> None:
        """Nobody who waits is part of it, so whoever goes away stops nothing."""
        while self._queue:
            await self._all_are_there()
            tickets, self._queue = self._queue, []
            self._tray.tickets = tickets
            try:
                await self._connection.commit()
            except Exception as error:
                for ticket in tickets:
                    ticket.error = ticket.error or error
            for ticket in tickets:
                ticket.settle()
            if self._tray.messages_wait and self.on_messages is not None:
                self.on_messages()
            await asyncio.sleep(0)  # those who are answered may come again
        self._hopping = None

    async def _all_are_there(self) -> None:
        """As long as others join the queue, the thread would only fight with them for the interpreter."""
        waiting = 0
        while waiting < len(self._queue):
            waiting = len(self._queue)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """After what is still waiting has been saved."""
        await self.read(lambda _: None)
        await self._connection.close()
