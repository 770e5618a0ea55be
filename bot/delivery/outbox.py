"""Sending what was saved with each move: in order in each channel, coalesced, until it is there.

All that waits for one channel, or for one person, is one lane, and lanes do not hold up each other. Words
are put in when a message is sent, so a lane in which ten boards wait shows the newest, once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from bot.delivery.dispatch import Dispatch, Elsewhere, Lane, Lost, parcels
from bot.delivery.dm_channels import Paused
from bot.delivery.errors import TROUBLE
from bot.delivery.share import Look, Share
from bot.host.errors import Unsaved
from storage import Database, outbox
from storage.engine.connection import Connection
from storage.errors import StorageError
from storage.outbox import Pending

log = logging.getLogger(__name__)
_LONGEST_WAIT, _TRIES = 300, 40
_TRIES_BY_DM = 5  # within half a minute; whoever is waited for is then called at the table
_LONGEST_REST = 60.0  # seconds that a file is left alone which takes nothing
_AT_ONCE = 20  # lanes that are being served
_OPENING = 2  # of them, those of people whose DMs have to be opened: they wait long and must not fill all
_LONGEST_HOLD = 1.0  # seconds that a message gives way to answers
_LONGEST_GOODBYE = 3.0  # seconds that a message under way has left when the bot stops
_DAY = 86_400
_FAILURES_KEPT = 30 * _DAY


Settle: TypeAlias = Callable[[Connection, int], None]  # notes what became of one message


class Unfiled(NamedTuple):
    """What became of some messages, as it is to be noted in the file."""

    numbers: frozenset[int]
    note: Callable[[Connection], None]


class Outbox:
    """Send what waits in the file, lane by lane, and note what became of it."""

    def __init__(
        self,
        database: Database,
        dispatch: Dispatch,
        busy: Set[asyncio.Task[Any]],
        now: Callable[[], float] = time.time,
    ) -> None:
        """Send what waits in the file. `busy`: tasks of people who are being answered; they go first."""
        self._database, self._dispatch, self._people, self._now = database, dispatch, busy, now
        self._share = Share(database.fleet)
        self.hold, self.rest = _LONGEST_HOLD, 1.0
        self.next_look = 0.0  # when it looks again for what is due, unless it is woken before
        self._next_sweep = 0.0
        self._awake = asyncio.Event()
        self._busy: dict[Lane, asyncio.Task[None]] = {}
        self._opening: set[Lane] = set()  # of those, the lanes of people whose DMs are being opened
        self._unfiled: dict[Lane, Unfiled] = {}  # of each lane what the file does not know yet
        self._stopping = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        if database.fleet is not None:
            database.fleet.on_mail, database.fleet.is_serving = self.wake, self._is_serving

    def wake(self) -> None:
        """Look for what is due, behind the answer that is just going out."""
        asyncio.get_running_loop().call_soon(self._awake.set)

    def start(self) -> None:
        """Begin to send."""
        self._stopping.clear()
        for lane in self._unfiled:
            self._serve(lane, [])
        self._running = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finish what is under way, if that is soon done; the rest waits in the file for the next start."""
        self._stopping.set()
        if self._running is not None:
            self._running.cancel()
        if tasks := {task for task in (self._running, *self._busy.values()) if task is not None}:
            _, late = await asyncio.wait(tasks, timeout=_LONGEST_GOODBYE)
            for task in late:  # Discord is slow: what it has taken all the same, it knows by the nonce
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            try:
                pause = await self._send_what_is_due()
            except StorageError as error:
                log.warning("the outbox waits: %s", error)
                pause = 5.0
            except Exception:
                log.exception("the outbox stumbled and goes on")
                pause = 5.0
            self.next_look = self._now() + pause
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):  # wait_for() can miss that it is cancelled
                    await self._awake.wait()

    async def _send_what_is_due(self) -> float:
        """Start a task for each lane that is free; return the seconds until the next one is due.

        A lane that was busy before the reading may have sent since then what was read: it is read anew.
        """
        await self._answers_first()
        await self._sweep()
        busy = set(self._busy)
        look = await self._look()
        lanes = await self._without_pause(await self._lanes(look.ours))
        unopened = await self._dispatch.unopened(lanes)
        now = self._now()
        soonest = min(min(self._next_sweep, look.held_until) - now, self._share.longest_pause)
        for lane, letters in lanes.items():
            opens = lane.user in unopened
            if lane in busy or lane in self._busy or not self._has_room(opens):
                continue
            wait = letters[0].not_before - now
            if wait <= 0:
                self._serve(lane, letters, opens)
                continue
            soonest = min(wait, soonest)
            if lane.user is not None and letters[0].attempts > _TRIES_BY_DM:
                await self._call_in_the_channel(lane.user, letters)
        return soonest

    def _has_room(self, opens: bool) -> bool:
        """Return whether one more lane can be served. `opens`: that of somebody whose DMs must be opened."""
        if opens and len(self._opening) >= _OPENING:
            return False
        return len(self._busy) - len(self._unfiled) < _AT_ONCE

    async def _without_pause(self, lanes: dict[Lane, list[Pending]]) -> dict[Lane, list[Pending]]:
        """Return the lanes that can be served, and hold back all DMs if Discord wants none for a while."""
        if not any(lane.user is not None for lane in lanes):
            return lanes
        if (until := await self._dispatch.dms_paused_until()) is None:
            return lanes
        held = [
            letter
            for lane, letters in lanes.items()
            if lane.user is not None and lane not in self._busy
            for letter in letters
        ]
        if held:
            await self._saved(_settling(partial(outbox.hold_back, until=until), held))
        return {lane: letters for lane, letters in lanes.items() if lane.user is None}

    async def _sweep(self) -> None:
        """Forget once a day what failed long ago."""
        now = int(self._now())
        if now >= self._next_sweep:
            self._next_sweep = now + _DAY
            await self._database.write(lambda c: outbox.prune(c, now - _FAILURES_KEPT))

    async def _waiting(self) -> list[Pending]:
        return (await self._look()).ours

    async def _look(self) -> Look:
        """Return what waits and is ours, and when more of it may be due. Others are told what is theirs."""
        now = int(self._now())
        look = await self._database.read(lambda connection: self._share.look(connection, now), apart=True)
        await self._share.tell_others(look)
        dealt_with = frozenset[int]().union(*(unfiled.numbers for unfiled in self._unfiled.values()))
        return look._replace(ours=[letter for letter in look.ours if letter.id not in dealt_with])

    async def _lanes(self, waiting: Sequence[Pending]) -> dict[Lane, list[Pending]]:
        lanes: dict[Lane, list[Pending]] = {}
        for letter in waiting:
            lane = await self._dispatch.lane_of(letter)
            if self._share.is_ours(letter, lane):
                lanes.setdefault(lane, []).append(letter)
            else:
                by_dm = lane.user is not None
                await self._database.write(partial(outbox.hand_over, number=letter.id, by_dm=by_dm))
        return lanes

    def _serve(self, lane: Lane, letters: list[Pending], opens: bool = False) -> None:
        if opens:
            self._opening.add(lane)
        self._share.begin(lane, letters)
        self._busy[lane] = task = asyncio.create_task(self._send(lane, letters), name=f"outbox {lane}")
        task.add_done_callback(lambda _: self._served(lane))

    def _served(self, lane: Lane) -> None:
        self._busy.pop(lane, None)
        self._share.end(lane)
        self._opening.discard(lane)
        self.wake()

    async def _send(self, lane: Lane, letters: list[Pending]) -> None:
        """Send one message after the other; what has to be tried again holds up those behind it."""
        if not await self._filed(lane):
            return
        for parcel in parcels(letters, to_person=lane.user is not None):
            if not self._share.is_still_ours(parcel) or not await self._attempt(lane, parcel):
                return

    async def _answers_first(self) -> None:
        """Wait for those who have pressed something and are being answered; the channel can wait a moment."""
        if self._people:
            await asyncio.wait(set(self._people), timeout=self.hold)

    async def _attempt(self, lane: Lane, parcel: list[Pending]) -> bool:
        await self._answers_first()
        try:
            await self._dispatch.deliver(parcel, to_person=lane.user is not None)
        except Elsewhere:
            return await self._file(lane, outbox.redirect, parcel)
        except Paused:  # it waits, and whoever is waited for is called at the table
            return False
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
        """Send calls to move to the channel instead; what can be read there anyway waits on."""
        calls = [letter for letter in letters if letter.message.kind == "turn"]
        if calls:
            await self._dispatch.not_reached(user)
            await self._database.write(_settling(outbox.redirect, calls))

    async def _give_up(self, lane: Lane, parcel: list[Pending], error: Exception) -> bool:
        """Leave a message in the file as failed, where /doctor shows it; the next one has its turn."""
        reason = str(error) if isinstance(error, Lost) else type(error).__name__
        log.warning("given up: %s for %s (%s)", parcel[0].message.kind, lane, reason)
        return await self._file(lane, outbox.give_up if lane.user is not None else _lost_here, parcel)

    async def _file(self, lane: Lane, settle: Settle, parcel: list[Pending]) -> bool:
        """Note what became of messages. They are not sent again, whether the file takes the note or not."""
        self._unfiled[lane] = Unfiled(frozenset(letter.id for letter in parcel), _settling(settle, parcel))
        return await self._filed(lane)

    async def _filed(self, lane: Lane) -> bool:
        """Wait until the file has taken the note of this lane; return False if the bot stops before that."""
        rest = self.rest
        while (unfiled := self._unfiled.get(lane)) is not None:
            if await self._saved(unfiled.note):
                del self._unfiled[lane]
            elif await self._stopped_within(rest):
                return False
            rest = min(rest * 2, _LONGEST_REST)
        return True

    async def _saved(self, job: Callable[[Connection], None]) -> bool:
        try:
            await self._database.write(job)
        except Exception as error:
            log.error("what became of a message could not be noted: %s", type(error).__name__)
            return False
        return True

    async def _stopped_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        return self._stopping.is_set()

    def _is_serving(self, shard: int) -> bool:
        """Return whether something of a shard is on its way, or was sent and is not noted yet."""
        return self._share.is_serving(shard)

    def is_sending(self) -> bool:
        """Return whether something is on its way."""
        return bool(self._busy)

    async def drained(self) -> None:
        """Return when nothing waits any more."""
        while self._busy or await self._waiting():
            if self._busy:
                await asyncio.wait(self._busy.values())
            else:
                self.wake()
                await asyncio.sleep(0.005)


def _settling(settle: Settle, parcel: Sequence[Pending]) -> Callable[[Connection], None]:
    """Return the job that notes what became of these messages."""

    def job(connection: Connection) -> None:
        for letter in parcel:
            settle(connection, letter.id)

    return job


def _lost_here(connection: Connection, number: int) -> None:
    """Note a message to a channel as failed; a call to somebody, too, was to be made there."""
    outbox.redirect(connection, number)
    outbox.give_up(connection, number)
