"""Looks whether this program still has its database for itself, and stops it if another one has it."""

from __future__ import annotations

import asyncio
import logging
from types import TracebackType

from storage.care.alone import Guard
from storage.errors import CountedOtherwise, InUse, OtherProgram, Served, StorageError

log = logging.getLogger(__name__)
_BEAT = 2.0  # seconds from one look to the next
_ANOTHER = (CountedOtherwise, InUse, OtherProgram, Served)


class Guarding:
    """Holds on to a database. A server that is restarted forgets who had it, and might let in another."""

    def __init__(self, guard: Guard, stop: asyncio.Event) -> None:
        """`stop` is set when another program has the database; what says so is raised at the end."""
        self._guard, self._stop = guard, stop
        self._watching: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guarding:
        """Begin to look."""
        self._watching = asyncio.create_task(self._watch(), name="guarding")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Look no more; raise what it was stopped for."""
        assert self._watching is not None
        self._watching.cancel()
        await asyncio.wait({self._watching})
        if not self._watching.cancelled():
            self._watching.result()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await asyncio.to_thread(self._guard.hold_on)
            except _ANOTHER as error:
                log.error("stops: %s", error)
                self._stop.set()
                raise
            except StorageError as error:
                log.warning("the database cannot be held on to: %s", error)
