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
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bot.delivery.dispatch import Elsewhere, Lost, deliver, lane_of, parcels
from bot.delivery.errors import TROUBLE
from bot.host.errors import Unsaved
from storage import outbox
from storage.errors import StorageError
from storage.outbox import Pending

if TYPE_CHECKING:
    from bot.app import Dockside

log = logging.getLogger(__name__)
_LONGEST_WAIT, _TRIES = 300, 40
_TRIES_BY_DM = 5  # within half a minute; whoever is waited for is then called at the table
_LONGEST_REST = 60.0  # seconds that a file is left alone which takes nothing
_AT_ONCE = 20  # lanes that are being served
_LONGEST_HOLD = 1.0  # seconds that a message gives way to answers
_DAY = 86_400
_FAILURES_KEPT = 30 * _DAY


Note: TypeAlias = Callable[[sqlite3.Connection, int], None]


class Lane(NamedTuple):
    channel: int | None
    user: int | None


class Unfiled(NamedTuple):
    """What became of some messages, as it is to be noted in the file."""

    numbers: frozenset[int]
    note: Callable[[sqlite3.Connection], None]


class Outbox:
    def __init__(self, bot: Dockside, now: Callable[[], float] = time.time) -> None:
        self.bot, self._now = bot, now
        self.hold, self.rest = _LONGEST_HOLD, 1.0
        self.next_look = 0.0  # when it looks again for what is due, unless it is woken before
        self._next_sweep = 0.0
        self._awake = asyncio.Event()
        self._busy: dict[Lane, asyncio.Task[None]] = {}
        self._unfiled: dict[Lane, Unfiled] = {}  # of each lane what the file does not know yet
        self._stopping = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def wake(self) -> None:
        self._awake.set()

    def start(self) -> None:
        self._stopping.clear()
        for lane in self._unfiled:
            self._serve(lane, [])
        self._running = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """What is under way is finished; the rest waits in the file for the next start."""
        self._stopping.set()
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
            self.next_look = self._now() + pause
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
            if lane in busy or lane in self._busy or len(self._busy) - len(self._unfiled) >= _AT_ONCE:
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
            self._next_sweep = now + _DAY
            await self.bot.database.write(lambda c: outbox.prune(c, now - _FAILURES_KEPT))

    async def _waiting(self) -> list[Pending]:
        now = int(self._now())
        found = await self.bot.database.read(lambda connection: outbox.pending(connection, now=now))
        dealt_with = frozenset[int]().union(*(unfiled.numbers for unfiled in self._unfiled.values()))
        return [letter for letter in found if letter.id not in dealt_with]

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
        if not await self._filed(lane):
            return
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
            return await self._file(lane, outbox.redirect, parcel)
        except (*TROUBLE, StorageError, Unsaved) as error:
            return await self._try_later(lane, parcel, error)
        except Exception as error:
            return await self._give_up(lane, parcel, error)
        return await self._file(lane, outbox.delivered, parcel)

    async def _try_later(self, lane: Lane, parcel: list[Pending], error: Exception) -> bool:
        attempts = max(letter.attempts for letter in parcel)
        if attempts >= _TRIES:
            return await self._give_up(lane, parcel, error)
        after = int(self._now()) + min(2**attempts, _LONGEST_WAIT)
        log.info("not sent to %s, again later: %s", lane, type(error).__name__)
        await self._file(lane, lambda connection, number: outbox.try_later(connection, number, after), parcel)
        return False

    async def _call_in_the_channel(self, user: int, letters: Sequence[Pending]) -> None:
        """What can be read there anyway waits on; what somebody is waited for does not."""
        calls = [letter for letter in letters if letter.message.kind == "turn"]
        if calls:
            await self.bot.letters.note(user, closed=False)
            await self.bot.database.write(_noting(outbox.redirect, calls))

    async def _give_up(self, lane: Lane, parcel: list[Pending], error: Exception) -> bool:
        """It stays in the file as failed, /doctor shows it, and the next one has its turn."""
        reason = str(error) if isinstance(error, Lost) else type(error).__name__
        log.warning("given up: %s for %s (%s)", parcel[0].message.kind, lane, reason)
        return await self._file(lane, outbox.give_up if lane.user is not None else _lost_here, parcel)

    async def _file(self, lane: Lane, note: Note, parcel: list[Pending]) -> bool:
        """From now on it is not sent again, whether the file takes the note or not."""
        self._unfiled[lane] = Unfiled(frozenset(letter.id for letter in parcel), _noting(note, parcel))
        return await self._filed(lane)

    async def _filed(self, lane: Lane) -> bool:
        """As long as the file takes nothing this lane waits. False: the bot stops before that."""
        rest = self.rest
        while (unfiled := self._unfiled.get(lane)) is not None:
            if await self._saved(unfiled.note):
                del self._unfiled[lane]
            elif await self._stopped_within(rest):
                return False
            rest = min(rest * 2, _LONGEST_REST)
        return True

    async def _saved(self, job: Callable[[sqlite3.Connection], None]) -> bool:
        try:
            await self.bot.database.write(job)
        except Exception as error:
            log.error("what became of a message could not be noted: %s", type(error).__name__)
            return False
        return True

    async def _stopped_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        return self._stopping.is_set()

    async def drained(self) -> None:
        """Returns when nothing waits any more."""
        while self._busy or await self._waiting():
            if self._busy:
                await asyncio.wait(self._busy.values())
            else:
                self.wake()
                await asyncio.sleep(0.005)


def _noting(note: Note, parcel: Sequence[Pending]) -> Callable[[sqlite3.Connection], None]:
    def job(connection: sqlite3.Connection) -> None:
        for letter in parcel:
            note(connection, letter.id)

    return job


def _lost_here(connection: sqlite3.Connection, number: int) -> None:
    """A call to somebody, too, was to be made in the channel."""
    outbox.redirect(connection, number)
    outbox.give_up(connection, number)
