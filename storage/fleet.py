"""Several processes on one database: which games are in use elsewhere, who sends what, who does the chores.

All of it are locks that PostgreSQL keeps for a connection and that go with the process, however that ends.
A game is held by one process at a time, and whoever gets it learns whether another has changed it since.
The messages of a shard are sent by the process that serves it. If that is gone for a while, another one sends
them until it is back. What is done once for all is done by the process that leads.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import uniform
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from cachetools import LRUCache

from storage.engine.reader import NOBODY, asker
from storage.errors import NotSaved, Served, StorageError
from storage.place import Server
from storage.shards import Shards

if TYPE_CHECKING:
    from storage.postgres.line import Beat, Exchanged, Line, Listener

log = logging.getLogger(__name__)
T = TypeVar("T")
BEAT = 2.0  # seconds from one look at the locks to the next
VALID = 6.0  # seconds for which a look holds: who cannot look again sends nothing and leads nobody
GRACE = 10.0  # seconds that a shard may be without its process before another one sends for it
_LINGER = 0.02  # seconds that a game is kept, for most people do several things in a row
_LONGEST, _REST = 0.25, 0.05  # seconds of use without a gap, and those after which it is asked for again then
_PATIENCE = 20.0  # seconds for a game that another process holds
_OF_PEOPLE = 1.5  # seconds, where somebody waits for an answer: Discord takes none after three
_FIRST_PAUSE, _LONGEST_PAUSE = 0.002, 0.04  # seconds until such a game is asked for again
_AT_THE_START = 3.0  # seconds for the locks of a process that was here before and has just ended
_APART = 5.5  # seconds from the session of one process to that of the next: Discord asks for five
_TURN_AGAIN = 0.25  # seconds until it is asked again whether it is our turn
_REMEMBERED = 5_000  # games whose marks are known


class Fleet:
    """Share a database with other processes."""

    def __init__(
        self, line: Line, listener: Callable[[Callable[[Collection[int]], None]], Listener], shards: Shards
    ) -> None:
        self.shards = shards
        self.on_mail: Callable[[], None] = lambda: None  # something may wait that is ours to send
        self.is_serving: Callable[[int], bool] = lambda shard: False  # is something of it on its way?
        self.gained_at = 0.0  # when it last began to send for a shard
        self._line, self._listener = line, listener(self._hear)
        self._thread = ThreadPoolExecutor(1, "fleet")
        self._epoch = 0
        self._held: dict[int, asyncio.TimerHandle | None] = {}  # games; those that linger have a timer
        self._marks: LRUCache[int, str] = LRUCache(_REMEMBERED)  # of games that were let go
        self._since: dict[int, float] = {}  # when each of these was taken
        self._gone: set[int] = set()  # games to be let go
        self._going: dict[int, asyncio.Future[None]] = {}  # until they can be asked for again
        self._wanted: dict[int, asyncio.Future[str | None]] = {}
        self._exchanging: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._valid_until, self._leads = 0.0, False
        self._mine, self._yielding = set[int](), set[int]()  # shards for which it sends
        self._served = set[int]()  # shards of living processes
        self._missing: dict[int, float] = {}  # shards of no process, and since when
        self._turns: dict[int, float] = {}  # to begin sessions: until when they are ours
        self._ending: set[asyncio.Task[None]] = set()
        self._departed = True  # whether a process has ended since somebody asked

    @classmethod
    async def open(cls, server: Server, shards: Shards) -> Fleet:
        """Join the others; raise Served if one of these shards is served by another process."""
        from storage.postgres.line import Line, Listener  # a library that few need

        fleet = cls(Line(server), partial(Listener, server), shards)
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
        await self._listener.open()

    async def close(self) -> None:
        """Leave: whatever this process held, another one can have."""
        for task in filter(None, (self._beating, self._exchanging, *self._ending)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._listener.close()
        for timer in filter(None, self._held.values()):
            timer.cancel()
        await asyncio.to_thread(self._thread.shutdown)
        self._line.close()

    async def _on_thread(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    # games

    async def hold(self, game: int) -> bool:
        """Hold a game until it is let go; return whether nobody else has changed it since that was last so.

        Of one process only one task at a time may hold a game. Raise NotSaved if it cannot be had.
        """
        if game in self._held:
            if (timer := self._held[game]) is not None:
                timer.cancel()
            self._held[game] = None
            return True
        until = monotonic() + (_PATIENCE if asker.get() == NOBODY else _OF_PEOPLE)
        while (going := self._going.get(game)) is not None:
            await _done(going, until)
        mark = await self._locked(game, until)
        self._held[game], self._since[game] = None, monotonic()
        return self._marks.pop(game, None) == mark

    def let_go(self, game: int) -> bool:
        """Let a game go, in a moment; return whether it was held until now. If not, memory may be wrong."""
        if game not in self._held:
            return False
        if monotonic() - self._since[game] > _LONGEST:
            self._go(game)
        else:
            self._held[game] = asyncio.get_running_loop().call_later(_LINGER, self._go, game)
        return True

    def _go(self, game: int) -> None:
        self._held.pop(game, None)
        self._gone.add(game)
        self._going[game] = asyncio.get_running_loop().create_future()
        self._exchange_soon()

    async def _locked(self, game: int, until: float) -> str:
        pause = _FIRST_PAUSE
        while (mark := await self._ask(game, until)) is None:
            await asyncio.sleep(pause * uniform(0.5, 1.0))
            pause = min(pause * 2, _LONGEST_PAUSE)
        return mark

    async def _ask(self, game: int, until: float) -> str | None:
        """Return the mark of a game that is held from now on; None if another process holds it."""
        asked: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._wanted[game] = asked
        self._exchange_soon()
        try:
            await _done(asked, until)
        except (asyncio.CancelledError, NotSaved):
            self._going[game] = asyncio.get_running_loop().create_future()
            asked.add_done_callback(partial(self._let_go_unseen, game))
            raise
        return asked.result()

    def _let_go_unseen(self, game: int, asked: asyncio.Future[str | None]) -> None:
        """Let a game go that was being taken for somebody who does not want it any more."""
        if asked.exception() is None and asked.result() is not None:
            self._gone.add(game)
            self._exchange_soon()
        else:
            self._gone_now(game)

    def _exchange_soon(self) -> None:
        if self._exchanging is None:
            self._exchanging = asyncio.create_task(self._exchange_all(), name="fleet: games")

    async def _exchange_all(self) -> None:
        """Let go and take what has come together, by one hop, again and again."""
        try:
            while self._wanted or self._gone:
                await self._exchange_once()
        finally:
            self._exchanging = None

    async def _exchange_once(self) -> None:
        wanted, self._wanted = self._wanted, {}
        gone, self._gone = self._gone, set()
        try:
            told = await self._on_thread(partial(self._line.exchange, list(gone), list(wanted)))
        except Exception as error:
            self._lost()
            _fail(wanted, error)
        else:
            self._note(told)
            for game, asked in wanted.items():
                asked.set_result(told.held.get(game))
        for game in gone:
            self._begin_anew(game)

    def _begin_anew(self, game: int) -> None:
        """Let the game be asked for again: in a moment, if it was in use for so long that others may wait."""
        rest = _REST if monotonic() - self._since.pop(game, monotonic()) > _LONGEST else 0.0
        asyncio.get_running_loop().call_later(rest, self._gone_now, game)

    def _gone_now(self, game: int) -> None:
        self._going.pop(game).set_result(None)

    def _note(self, told: Exchanged) -> None:
        """Remember the marks of games that were let go, if they were held until then."""
        if not self._same(told.epoch):
            return
        self._marks.update(told.left)

    def _same(self, epoch: int) -> bool:
        """Return whether the connection is the one that it was; if not, nothing is held any more."""
        if epoch == self._epoch:
            return True
        self._lost()
        self._epoch = epoch
        return False

    def _lost(self) -> None:
        for timer in filter(None, self._held.values()):
            timer.cancel()
        self._held.clear()
        self._since.clear()
        self._marks.clear()

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
                    await self._listener.open()
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
        self._same(beat.epoch)
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

    def _hear(self, shards: Collection[int]) -> None:
        if self._mine & {*shards}:
            self.on_mail()


def _fail(asked: dict[int, asyncio.Future[str | None]], error: Exception) -> None:
    told = error if isinstance(error, StorageError) else NotSaved("unreachable")
    for one in asked.values():
        one.set_exception(told)
        with suppress(Exception):
            one.exception()  # whoever asked may be gone


async def _done(what: asyncio.Future[Any], until: float) -> None:
    """Wait for something; raise NotSaved if that takes too long."""
    if monotonic() > until or not (await asyncio.wait({what}, timeout=until - monotonic()))[0]:
        raise NotSaved("busy")
