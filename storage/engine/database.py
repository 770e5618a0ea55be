"""One database, one thread, one transaction for all the changes that are waiting.

A change costs one hop to the thread of the connection. Those that come in the same moment share a
transaction, and while the disk is busy with it the next ones queue up. Nobody is told of success before
the COMMIT. What reads much has a thread of its own, and nobody who saves waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar, cast

from storage.engine.batch import Meanwhile, Ticket, get_ready, run_batch
from storage.engine.connection import Session
from storage.engine.reader import Reader
from storage.engine.worker import SqliteWorker, Worker
from storage.errors import Lost, NotSaved
from storage.fleet import Fleet
from storage.place import Place, Server
from storage.schema import Migration
from storage.shards import Shards

T = TypeVar("T")
_AGAIN = 1.0  # seconds until a server that went away is asked again
_AWAY = ("unreachable", "unknown")


class Database:
    """Reads and writes the database for the rest of the program. Jobs are plain functions of a connection."""

    def __init__(self, worker: Worker, reader: Reader) -> None:
        self._worker, self._reader = worker, reader
        self.on_server = False  # which looks after its own backups
        self.fleet: Fleet | None = None  # the other processes on this database; None: there can be none
        self.on_messages: Callable[[], None] | None = None  # called when saved messages wait to be sent
        self._queue: list[Ticket] = []
        self._committing: asyncio.Task[None] | None = None
        self._waiting: asyncio.Task[None] | None = None  # until a server that went away is back

    @classmethod
    async def open(
        cls, place: Place, steps: Sequence[Migration] | None = None, shards: Shards | None = None
    ) -> Database:
        """Open a database, made when it is missing and brought up to date when it is older.

        `shards`: the part of Discord that this process serves, where others serve the rest of it.
        """
        if isinstance(place, Server):
            from storage.postgres.worker import PostgresWorker  # a library that few need

            worker = await PostgresWorker.open(place, steps)
            database = cls(worker, Reader(worker.another))
            database.on_server = True
            if shards is not None:
                await database._join(place, shards, worker.process)
            return database
        return cls(await SqliteWorker.open(place, steps), Reader(partial(SqliteWorker.open_to_read, place)))

    async def _join(self, server: Server, shards: Shards, process: str) -> None:
        try:
            self.fleet = await Fleet.open(server, shards, process)
        except BaseException:
            await self.close()
            raise

    async def write(self, job: Callable[[Session], T], meanwhile: Meanwhile | None = None) -> T:
        """Run a job that changes the file. All of it is saved when this returns; if it raises, nothing is.

        It may be run twice, the first time in vain, when another that shares its transaction is refused:
        what it does it does to the connection, and what it finds out it returns. `meanwhile` may be called
        while the disk is busy with it, to get ready what is wanted afterwards; whether it has been saved is
        not known then.
        """
        return await self._do(job, writes=True, meanwhile=meanwhile)

    async def read(self, job: Callable[[Session], T], apart: bool = False) -> T:
        """Run a job that changes nothing, after all changes that were asked for before.

        It sees one moment of the database. `apart`: each of its statements may see a moment of its own.
        """
        return await self._do(job, writes=False, apart=apart)

    async def browse(self, job: Callable[[Session], T]) -> T:
        """Run a job that changes nothing and may read much, such as a whole log.

        It sees all that had been saved when it was asked for. Neither those who save nor those who `read`
        wait for it, and of those who browse each person has a turn.
        """
        return await self._reader.run(job)

    async def _do(
        self,
        job: Callable[[Session], T],
        writes: bool,
        meanwhile: Meanwhile | None = None,
        apart: bool = False,
    ) -> T:
        """Put a job into the queue and wait for it. All who come in the same moment go together."""
        ticket = Ticket(job, writes, asyncio.get_running_loop().create_future(), meanwhile, apart)
        self._queue.append(ticket)
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        return cast(T, await ticket.future)

    async def _commit_all(self) -> None:
        """Commit batch after batch, in a task of its own, so that cancelling a caller cancels nothing."""
        while self._queue:
            await self._all_are_there()
            tickets, self._queue = self._queue, []
            messages_wait = await self._commit(tickets)
            for ticket in tickets:
                ticket.settle()
            if messages_wait:
                self._tell()
            if self._waiting is None and any(_is_away(ticket.error) for ticket in tickets):
                self._waiting = asyncio.create_task(self._until_it_is_back(), name="database")
            await asyncio.sleep(0)  # those who are answered may come again
        self._committing = None

    def _tell(self) -> None:
        if self.on_messages is not None:
            self.on_messages()

    async def _until_it_is_back(self) -> None:
        """Wait for a server that went away. Messages may wait that were saved, though nobody knew."""
        try:
            while True:
                await asyncio.sleep(_AGAIN)
                with suppress(NotSaved):
                    await self.read(lambda _: None)
                    return self._tell()
        finally:
            self._waiting = None

    async def _commit(self, tickets: list[Ticket]) -> bool:
        """Run a batch, and again what a server was lost over; return whether messages wait to be sent now."""
        messages_wait = await self._run(tickets, [one for one in tickets if one.meanwhile is not None])
        if lost := [ticket for ticket in tickets if isinstance(ticket.error, Lost)]:
            messages_wait |= await self._run(lost)
        return messages_wait

    async def _run(self, tickets: list[Ticket], busy: Sequence[Ticket] = ()) -> bool:
        """Run a batch on the thread; return whether messages wait to be sent now.

        `busy`: those who get something ready meanwhile. They do so once.
        """
        tell = partial(asyncio.get_running_loop().call_soon_threadsafe, get_ready, busy)
        try:
            return await self._worker.run(
                partial(run_batch, tickets=tickets, at_the_disk=tell if busy else None)
            )
        except Exception as error:
            for ticket in tickets:
                ticket.error = ticket.error or error
            return False

    async def _all_are_there(self) -> None:
        """Wait while others join the queue: the thread would only fight with them for the interpreter."""
        waiting = 0
        while waiting < len(self._queue):
            waiting = len(self._queue)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Close the database, after what is still waiting has been saved, or could not be."""
        await self._reader.close()
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.wait({self._waiting})
        with suppress(NotSaved):
            await self.read(lambda _: None)
        if self.fleet is not None:
            await self.fleet.close()
        await self._worker.close()


def _is_away(error: Exception | None) -> bool:
    """Return whether the database could not be reached, so that what waits there may not be known."""
    return isinstance(error, NotSaved) and error.cause in _AWAY
