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
from storage.errors import StorageError

log = logging.getLogger(__name__)
_AGAIN = 5  # seconds after which a database is asked again that did not answer
_WATCH = 5.0  # seconds from one look to the next where other processes may end
_LONGEST_REST = 30.0  # seconds: a clock that has started meanwhile is seen then


class Ticker:
    """Look at the clocks again and again, and do what is due."""

    def __init__(self, host: Host) -> None:
        self._host, self._fleet = host, host.database.fleet
        self._running: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._latest: int | None = None  # the latest time that is known to have been

    def start(self) -> None:
        """Begin to look at the clocks. What this process finishes at its start needs no second look."""
        if self._fleet is not None:
            self._fleet.departed()
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
            except StorageError as error:
                log.warning("the clock waits: %s", error)
                following = self._host.now() + _AGAIN
            except Exception:
                log.exception("the clock stumbled and goes on")
                following = None
            longest = _LONGEST_REST if self._fleet is None else _WATCH
            left = longest if following is None else following - self._host.now()
            await asyncio.sleep(min(max(left, 1.0), longest))

    async def tick(self) -> int | None:
        """Do all that is due now; return when the next thing will be.

        Of several processes one does so, and the others what they have left unfinished themselves.
        """
        async with self._one_at_a_time:
            if self._fleet is not None and not self._fleet.leads:
                for game in self._host.autoplay.unfinished():
                    await self._see_to(self._host.autoplay.run_again, game)
                return None
            await self._finish_for_others()
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
            for league in await self._host.rounds.due():
                await self._see_to(self._host.rounds.see_to, league)
            if not due.games and not due.ends and not unfinished:
                return due.next
            return (await self._due()).next

    async def _finish_for_others(self) -> None:
        """Do what follows from the last moves of a process that has ended."""
        if self._fleet is not None and self._fleet.departed():
            await self._host.autoplay.catch_up()

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
