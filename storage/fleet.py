"""Several processes on one database: who sends what, who does the chores, and what they tell each other.

All of it are locks that PostgreSQL keeps for a connection and that go with the process, however that ends;
games are among them, see `storage.holding`. The messages of a shard are sent by the process that serves it.
If that is gone for a while, another one sends them until it is back. What is done once for all is done by the
process that leads.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from storage.errors import NotSaved, Served, StorageError
from storage.holding import VALID, Holding
from storage.place import Server
from storage.shards import Shards

if TYPE_CHECKING:
    from storage.postgres.line import Beat, Hearer, Line, Listener

log = logging.getLogger(__name__)
T = TypeVar("T")
BEAT = 2.0  # seconds from one look at the locks to the next
GRACE = 10.0  # seconds that a shard may be without its process before another one sends for it
_AT_THE_START = 3.0  # seconds for the locks of a process that was here before and has just ended
_APART = 5.5  # seconds from the session of one process to that of the next: Discord asks for five
_TURN_AGAIN = 0.25  # seconds until it is asked again whether it is our turn


class Fleet:
    """Share a database with other processes."""

    def __init__(
        self, line: Line, listener: Callable[[Hearer], Listener], shards: Shards, process: str
    ) -> None:
        self.shards = shards
        self.on_mail: Callable[[], None] = lambda: None  # something may wait that is ours to send
        self.on_note: Callable[[str], None] = lambda owner: None  # another process has changed notes about it
        self.is_serving: Callable[[int], bool] = lambda shard: False  # is something of it on its way?
        self.gained_at = 0.0  # when it last began to send for a shard
        self._ears, self._process = _Ears(self), process
        self._line, self._listener = line, listener(self._ears)
        self._heard_since = inf  # from then on it has heard all that others have told
        self._thread = ThreadPoolExecutor(1, "fleet")
        self.games = Holding(line, self._on_thread, lambda: self._listener.listens)
        self._beating: asyncio.Task[None] | None = None
        self._valid_until, self._leads = 0.0, False
        self._mine, self._yielding = set[int](), set[int]()  # shards for which it sends
        self._served = set[int]()  # shards of living processes
        self._missing: dict[int, float] = {}  # shards of no process, and since when
        self._turns: dict[int, float] = {}  # to begin sessions: until when they are ours
        self._ending: set[asyncio.Task[None]] = set()
        self._departed = True  # whether a process has ended since somebody asked

    @classmethod
    async def open(cls, server: Server, shards: Shards, process: str) -> Fleet:
        """Join the others; raise Served if one of these shards is served by another process.

        `process`: the name under which others hear of what this one saves.
        """
        from storage.postgres.line import Line, Listener  # a library that few need

        fleet = cls(Line(server), partial(Listener, server), shards, process)
        try:
            await fleet._join()
        except BaseException:
            await fleet.close()
            raise
        fleet._beating = asyncio.create_task(fleet._run(), name="fleet")
        return fleet

    async def _join(self) -> None:
        until = monotonic() + _AT_THE_START
        while refused := await self._beat():
            if monotonic() > until:
                raise Served(min(refused))
            await asyncio.sleep(0.1)
        await self._listen()

    async def _listen(self) -> None:
        await self._listener.open()
        self._heard_since = monotonic()

    async def close(self) -> None:
        """Leave: whatever this process held, another one can have."""
        for task in filter(None, (self._beating, *self._ending)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.games.close()
        self._listener.close()
        await asyncio.to_thread(self._thread.shutdown)
        self._line.close()

    async def _on_thread(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    # what is sent, and what is done once for all

    @property
    def leads(self) -> bool:
        """Whether this process does what is done once for all."""
        return self._leads and monotonic() < self._valid_until

    async def leading(self) -> None:
        """Return as soon as this process leads."""
        while not self.leads:  # noqa: ASYNC110 - it ends by itself when nobody has looked for a while
            await asyncio.sleep(BEAT)

    def sending(self) -> frozenset[int]:
        """Return the shards for whose servers this process sends what waits; for DMs that is shard 0."""
        return frozenset(self._mine - self._yielding if monotonic() < self._valid_until else ())

    async def tell(self, shards: Collection[int]) -> None:
        """Tell whoever sends for these shards that something waits. They look by themselves if that fails."""
        with suppress(NotSaved):
            await self._on_thread(partial(self._line.tell, shards))

    def departed(self) -> bool:
        """Return whether a process has ended since this was last asked, in the midst of whatever it did."""
        found, self._departed = self._departed, False
        return found

    async def begin_session(self, turn: int) -> None:
        """Wait until no process has begun a session for a moment, of those shards that take turns.

        Where nobody can be asked, Discord itself refuses what comes too soon, and it is tried again.
        """
        with suppress(NotSaved):
            while not await self._on_thread(partial(self._line.take_turn, turn)):  # noqa: ASYNC110
                await asyncio.sleep(_TURN_AGAIN)
            is_ours = turn in self._turns
            self._turns[turn] = monotonic() + _APART
            if not is_ours:
                self._ending.add(task := asyncio.create_task(self._end_turn(turn), name="fleet: session"))
                task.add_done_callback(self._ending.discard)

    async def _end_turn(self, turn: int) -> None:
        while (left := self._turns[turn] - monotonic()) > 0:  # noqa: ASYNC110 - it may have moved meanwhile
            await asyncio.sleep(left)
        del self._turns[turn]
        with suppress(NotSaved):
            await self._on_thread(partial(self._line.end_turn, turn))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if refused := await self._beat():
                    log.error("another process serves shard %s too", min(refused))
                if not self._listener.listens:
                    await self._listen()
            except StorageError as error:
                log.warning("the other processes are out of sight: %s", error)
            except Exception:
                log.exception("the look at the other processes failed and will be repeated")

    async def _beat(self) -> set[int]:
        """Look which processes there are, and what is ours; return the shards that another one serves."""
        began, own = monotonic(), self.shards.ids
        orphaned = {shard for shard, since in self._missing.items() if began - since >= GRACE}
        given = {shard for shard in self._yielding if not self.is_serving(shard)}
        wanted = {*own, *orphaned} - self._yielding
        beat = await self._on_thread(partial(self._line.beat, own, wanted, given))
        self._valid_until = began + VALID
        self._take_in(beat, began)
        return beat.refused

    def _take_in(self, beat: Beat, now: float) -> None:
        self.games.is_there(beat.epoch, now)
        served, before = beat.served, self._mine
        if (beat.leads and not self._leads) or self._served - served:
            self._departed = True
        self._served, self._mine, self._leads = served, beat.mine, beat.leads
        every = range(self.shards.count)
        self._missing = {shard: self._missing.get(shard, now) for shard in every if shard not in served}
        self._yielding = {shard for shard in beat.mine if shard in served and shard not in self.shards.ids}
        if taken := beat.mine - before - {*self.shards.ids}:
            log.warning("sending for shards %s, which no process serves", sorted(taken))
        if beat.mine - before:
            self.gained_at = now
            self.on_mail()

    # what others say

    @property
    def all_told_since(self) -> float:
        """Since when what is known of notes is what others have told: what is older was perhaps not heard of.

        Whoever begins to send for a shard has to know what was saved until then.
        """
        return max(self._heard_since, self.gained_at) if self._listener.listens else inf


class _Ears:
    """Hears what other processes say."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet

    def on_mail(self, shards: Collection[int]) -> None:
        if self._fleet._mine & {*shards}:
            self._fleet.on_mail()

    def on_notes(self, process: str, owners: Sequence[str]) -> None:
        if process != self._fleet._process:
            for owner in owners:
                self._fleet.on_note(owner)

    def on_wanted(self, games: Collection[int]) -> None:
        self._fleet.games.leave(games)

    def on_silence(self) -> None:
        self._fleet.games.leave_all()
