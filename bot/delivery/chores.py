"""Work that is begun when something is heard of, and goes on beside the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.host.errors import log_mistake


class Chores:
    """Keep what is under way, so that it can be waited for and stopped. A mistake in one stops no other."""

    def __init__(self, name: str) -> None:
        """Call the work by this name, for whoever looks at what runs."""
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something, and log if it fails."""
        task = asyncio.create_task(work, name=self._name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def idle(self) -> None:
        """Return when everything is done that was begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            log_mistake(error, 0)
