"""Sends what was saved with each move: in order in each channel, coalesced, until it is there.

All that waits for one channel, or for one person, is one lane, and lanes do not hold up each other. Words
are put in when a message is sent, so a lane in which ten boards wait shows the newest, once.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from bot.delivery import Elsewhere, Lost, deliver, lane_of, parcels
from bot.letters import TROUBLE
from storage import outbox
from storage.outbox import Pending

if TYPE_CHECKING:
    from bot.client import Dockside

log = logging.getLogger(__name__)
_LONGEST_WAIT, _TRIES = 300, 40
_TRIES_BY_DM = 5  # within half a minute; whoever is waited for is then called at the table
_AT_ONCE = 20  # lanes that are being served
_LONGEST_HOLD = 1.0  # seconds that a message gives way to answers
_DAY = 86_400
_FAILURES_KEPT = 30 * _DAY


class Lane(NamedTuple):
    channel: int | None
    user: int | None


class Outbox:
    def __init__(self, bot: Dockside, now: Callable[[], float] = time.time) -> None:
        self.bot, self._now = bot, now
        self.hold = _LONGEST_HOLD
        self._next_sweep = 0.0
        self._awake = asyncio.Event()
        self._busy: dict[Lane, asyncio.Task[None]] = {}
        self._running: asyncio.Task[None] | None = None

    def wake(self) -> None:
        self._awake.set()

    def start(self) -> None:
        self._running = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """What is under way is finished; the rest waits in the file for the next start."""
        if self._running is not None:
            self._running.cancel()
        tasks = [task for task in (self._running, *self._busy.values()) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            try:
                pause = await self._send_what_is_due()
            except Exception:
                log.exception("the outbox stumbled and goes on")
                pause = 5.0
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):  # wait_for() can miss that it is cancelled
                    await self._awake.wait()

    async def _send_what_is_due(self) -> float:
        """Starts a task for each lane that is free; gives the seconds until the next one is due.

        A lane that was busy before the reading may have sent since then what was read: it is read anew.
        """
        await self._answers_first()
        await self._sweep()
        busy = set(self._busy)
        lanes = await self._lanes(await self._waiting())
        now = self._now()
        soonest = min(self._next_sweep, await self._held_until()) - now
        for lane, letters in lanes.items():
            if lane in busy or lane in self._busy or len(self._busy) >= _AT_ONCE:
                continue
            wait = letters[0].not_before - now
            if wait <= 0:
                self._serve(lane, letters)
                continue
            soonest = min(wait, soonest)
            if lane.user is not None and letters[0].attempts > _TRIES_BY_DM:
                await self._call_in_the_channel(lane.user, letters)
        return soonest

    async def _sweep(self) -> None:
        """Once a day what failed long ago is forgotten."""
        now = int(self._now())
        if now >= self._next_sweep:
            await self.bot.database.write(lambda c: outbox.prune(c, now - _FAILURES_KEPT))
            self._next_sweep = now + _DAY

    async def _waiting(self) -> list[Pending]:
        now = int(self._now())
        return await self.bot.database.read(lambda connection: outbox.pending(connection, now=now))

    async def _held_until(self) -> float:
        """When the first of those is due that must not be sent yet, for somebody sleeps."""
        now = int(self._now())
        found = await self.bot.database.read(lambda connection: outbox.held_until(connection, now))
        return math.inf if found is None else found

    async def _lanes(self, waiting: Sequence[Pending]) -> dict[Lane, list[Pending]]:
        lanes: dict[Lane, list[Pending]] = {}
        for letter in waiting:
            lanes.setdefault(Lane(*await lane_of(self.bot, letter)), []).append(letter)
        return lanes

    def _serve(self, lane: Lane, letters: list[Pending]) -> None:
        self._busy[lane] = task = asyncio.create_task(self._send(lane, letters), name=f"outbox {lane}")
        task.add_done_callback(lambda _: self._served(lane))

    def _served(self, lane: Lane) -> None:
        self._busy.pop(lane, None)
        self.wake()

    async def _send(self, lane: Lane, letters: list[Pending]) -> None:
        """One message after the other; what has to be tried again holds up those behind it."""
        for parcel in parcels(letters, to_person=lane.user is not None):
            if not await self._attempt(lane, parcel):
                return

    async def _answers_first(self) -> None:
        """Whoever has pressed something waits for it; the channel can wait a moment."""
        if self.bot.busy:
            await asyncio.wait(set(self.bot.busy), timeout=self.hold)

    async def _attempt(self, lane: Lane, parcel: list[Pending]) -> bool:
        await self._answers_first()
        try:
            await deliver(self.bot, parcel, to_person=lane.user is not None)
        except Elsewhere:
            await self._file(outbox.redirect, parcel)
            return True
        except TROUBLE as error:
            return await self._try_later(lane, parcel, error)
        except Exception as error:
            return await self._give_up(lane, parcel, error)
        await self._file(outbox.delivered, parcel)
        return True

    async def _try_later(self, lane: Lane, parcel: list[Pending], error: Exception) -> bool:
        attempts = max(letter.attempts for letter in parcel)
        if attempts >= _TRIES:
            return await self._give_up(lane, parcel, error)
        after = int(self._now()) + min(2**attempts, _LONGEST_WAIT)
        log.info("not sent to %s, again later: %s", lane, type(error).__name__)
        await self._file(lambda connection, number: outbox.try_later(connection, number, after), parcel)
        return False

    async def _call_in_the_channel(self, user: int, letters: Sequence[Pending]) -> None:
        """What can be read there anyway waits on; what somebody is waited for does not."""
        calls = [letter for letter in letters if letter.message.kind == "turn"]
        if calls:
            await self.bot.letters.note(user, closed=False)
            await self._file(outbox.redirect, calls)
            self.wake()

    async def _give_up(self, lane: Lane, parcel: list[Pending], error: Exception) -> bool:
        """It stays in the file as failed, /doctor shows it, and the next one has its turn."""
        reason = str(error) if isinstance(error, Lost) else type(error).__name__
        log.warning("given up: %s for %s (%s)", parcel[0].message.kind, lane, reason)
        if lane.user is None:
            await self._file(outbox.redirect, parcel)  # a call, too, was to be made in the channel
        await self._file(outbox.give_up, parcel)
        return True

    async def _file(self, note: Callable[[sqlite3.Connection, int], None], parcel: list[Pending]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for letter in parcel:
                note(connection, letter.id)

        await self.bot.database.write(job)

    async def drained(self) -> None:
        """Returns when nothing waits any more."""
        while self._busy or await self._waiting():
            if self._busy:
                await asyncio.wait(self._busy.values())
            else:
                self.wake()
                await asyncio.sleep(0.005)
