"""Looks at the clocks again and again, and sees to what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.host.errors import meaning
from storage import clocks
from storage.clocks import Due

if TYPE_CHECKING:
    from bot.app import Dockside

log = logging.getLogger(__name__)
_LONGEST_REST = 30.0  # seconds: a clock that has started meanwhile is seen then


class Ticker:
    def __init__(self, bot: Dockside) -> None:
        self.bot, self.host = bot, bot.host
        self._running: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    def start(self) -> None:
        self._running = asyncio.create_task(self._run(), name="clock")

    async def stop(self) -> None:
        """What was begun is saved as a whole or not at all; the rest is due again at the next start."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                following = await self.tick()
            except Exception:
                log.exception("the clock stumbled and goes on")
                following = None
            left = _LONGEST_REST if following is None else following - self.host.now()
            await asyncio.sleep(min(max(left, 1.0), _LONGEST_REST))

    async def tick(self) -> int | None:
        """All that is due now; gives when the next thing will be."""
        async with self._one_at_a_time:
            due, unfinished = await self._due(), self.host.unfinished_now()
            for game in unfinished:
                await self._see_to(self.host.go_on_again, game)
            for game in due.ends:
                await self._see_to(self.host.say_that_time_is_up, game)
            for game in due.games:
                await self._see_to(self.host.ring, game)
            if not due.games and not due.ends and not unfinished:
                return due.next
            return (await self._due()).next

    async def _due(self) -> Due:
        now = self.host.now()
        return await self.bot.database.read(lambda connection: clocks.due(connection, now))

    async def _see_to(self, what: Callable[[int], Awaitable[None]], game: int) -> None:
        """One table's trouble is not the others'."""
        try:
            await what(game)
        except Exception as error:
            meaning(error, game, None)  # into the log file
