"""A loop that looks at the clocks and does what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.host.errors import log_mistake
from bot.host.host import Host
from bot.ops.set_back import take_clocks_along
from storage import clocks
from storage.clocks import Due

log = logging.getLogger(__name__)
_LONGEST_REST = 30.0  # seconds: a clock that has started meanwhile is seen then


class Ticker:
    """Look at the clocks again and again, and do what is due."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._running: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._latest: int | None = None  # the latest time that is known to have been

    def start(self) -> None:
        """Begin to look at the clocks."""
        self._running = asyncio.create_task(self._run(), name="clock")

    async def stop(self) -> None:
        """Stop looking. What was begun is saved wholly or not at all; the rest is due at the next start."""
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
            left = _LONGEST_REST if following is None else following - self._host.now()
            await asyncio.sleep(min(max(left, 1.0), _LONGEST_REST))

    async def tick(self) -> int | None:
        """Do all that is due now; return when the next thing will be."""
        async with self._one_at_a_time:
            await self._see_whether_it_is_earlier()
            due, unfinished = await self._due(), self._host.autoplay.unfinished()
            for game in unfinished:
                await self._see_to(self._host.autoplay.run_again, game)
            for game in due.ends:
                await self._see_to(self._host.alarm.end_by_time, game)
            for game in due.games:
                await self._see_to(self._host.alarm.ring, game)
            for game in await self._host.closing.idle_lobbies():
                await self._see_to(self._host.closing.close_idle, game)
            for game in await self._host.closing.deserted():
                await self._see_to(self._host.closing.see_to_deserted, game)
            if not due.games and not due.ends and not unfinished:
                return due.next
            return (await self._due()).next

    async def _see_whether_it_is_earlier(self) -> None:
        """Take all clocks along if that of the machine was set back, now or before the start."""
        if self._latest is None:
            self._latest = await self._host.database.read(clocks.newest)
        if await take_clocks_along(self._host, self._latest):
            self._latest = 0
        self._latest = max(self._latest, self._host.now())

    async def _due(self) -> Due:
        now = self._host.now()
        return await self._host.database.read(lambda connection: clocks.due(connection, now))

    async def _see_to(self, what: Callable[[int], Awaitable[None]], game: int) -> None:
        """Do what is due at one table; log what goes wrong, so that the others have their turn."""
        try:
            await what(game)
        except Exception as error:
            log_mistake(error, game)
