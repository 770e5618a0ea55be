"""One file, one thread, one transaction for all the changes that are waiting.

A change costs one hop to the thread of the connection. Those that come in the same moment share a
transaction, and while the disk is busy with it the next ones queue up. Nobody is told of success before
the COMMIT. What reads much has a thread of its own, and nobody who saves waits for it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from storage.engine.batch import Meanwhile, Ticket, get_ready, run_batch
from storage.engine.reader import Reader
from storage.engine.worker import Worker
from storage.schema import Migration

T = TypeVar("T")


class Database:
    """Reads and writes the file for the rest of the program. Jobs are plain functions of a connection."""

    def __init__(self, worker: Worker, reader: Reader) -> None:
        self._worker, self._reader = worker, reader
        self.on_messages: Callable[[], None] | None = None  # called when saved messages wait to be sent
        self._queue: list[Ticket] = []
        self._committing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration] | None = None) -> Database:
        """Open the file, made when it is missing and brought up to date when it is older."""
        return cls(await Worker.open(path, steps), Reader(path))

    async def write(self, job: Callable[[sqlite3.Connection], T], meanwhile: Meanwhile | None = None) -> T:
        """Run a job that changes the file. All of it is saved when this returns; if it raises, nothing is.

        It may be run twice, the first time in vain, when another that shares its transaction is refused:
        what it does it does to the connection, and what it finds out it returns. `meanwhile` may be called
        while the disk is busy with it, to get ready what is wanted afterwards; whether it has been saved is
        not known then.
        """
        return await self._do(job, writes=True, meanwhile=meanwhile)

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that changes nothing, after all changes that were asked for before."""
        return await self._do(job, writes=False)

    async def browse(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that changes nothing and may read much, such as a whole log.

        It sees all that had been saved when it was asked for. Neither those who save nor those who `read`
        wait for it, and of those who browse each person has a turn.
        """
        return await self._reader.run(job)

    async def _do(
        self, job: Callable[[sqlite3.Connection], T], writes: bool, meanwhile: Meanwhile | None = None
    ) -> T:
        """Put a job into the queue and wait for it. All who come in the same moment go together."""
        ticket = Ticket(job, writes, asyncio.get_running_loop().create_future(), meanwhile)
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
            if messages_wait and self.on_messages is not None:
                self.on_messages()
            await asyncio.sleep(0)  # those who are answered may come again
        self._committing = None

    async def _commit(self, tickets: list[Ticket]) -> bool:
        """Run a batch on the thread; return whether messages wait to be sent now."""
        busy = [ticket for ticket in tickets if ticket.meanwhile is not None]
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
        """Close the file, after what is still waiting has been saved."""
        await self._reader.close()
        await self.read(lambda _: None)
        await self._worker.close()
