"""A second connection, for what reads much: nobody who saves waits for it, and each person has a turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import TypeVar, cast

from storage.engine.batch import Ticket, run_reading
from storage.engine.connection import Session
from storage.engine.worker import Worker
from storage.errors import Lost

T = TypeVar("T")
NOBODY = 0
asker: ContextVar[int] = ContextVar("asker", default=NOBODY)  # the person for whom is read, who waits


class Reader:
    """Runs jobs that change nothing, one after another. The connection is opened with the first of them."""

    def __init__(self, open_worker: Callable[[], Awaitable[Worker]]) -> None:
        self._open_worker = open_worker
        self._worker: Worker | None = None
        self._lines: dict[int, deque[Ticket]] = {}  # of each person; whose turn it is stands in front
        self._reading: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, job: Callable[[Session], T]) -> T:
        """Run a job when its turn comes. It sees all that had been saved when it was asked for."""
        if self._closed:
            raise ValueError("Connection closed")
        ticket = Ticket(job, False, asyncio.get_running_loop().create_future())
        self._lines.setdefault(asker.get(), deque()).append(ticket)
        if self._reading is None:
            self._reading = asyncio.create_task(self._run_all())
        return cast(T, await ticket.future)

    async def _run_all(self) -> None:
        """Run what waits, in a task of its own, so that cancelling a caller cancels nothing."""
        while self._lines:
            ticket = self._next()
            if not ticket.future.done():  # they still wait
                await self._run(ticket)
                ticket.settle()
        self._reading = None

    def _next(self) -> Ticket:
        """Return a job of whoever has the turn. If they have more, they queue up again behind the others."""
        person, line = next(iter(self._lines.items()))
        ticket = line.popleft()
        del self._lines[person]
        if line:
            self._lines[person] = line
        return ticket

    async def _run(self, ticket: Ticket) -> None:
        try:
            if self._worker is None:
                self._worker = await self._open_worker()
            await self._worker.run(lambda connection: run_reading(connection, ticket))
            if isinstance(ticket.error, Lost):
                await self._worker.run(lambda connection: run_reading(connection, ticket))
        except Exception as error:
            ticket.error = error

    async def close(self) -> None:
        """Close the connection, after what is still waiting has been read."""
        self._closed = True
        if self._reading is not None:
            await self._reading
        if self._worker is not None:
            await self._worker.close()
