"""The games that one of several processes holds: locks that PostgreSQL keeps for its connection.

A game is held by one process at a time, and whoever gets it learns whether another has changed it since.
It stays with its process for a while after it was used, for most of what happens at a table comes that way,
until another one says that it wants it. Whoever cannot hear that keeps nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from random import uniform
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from cachetools import LRUCache

from storage.engine.reader import NOBODY, asker
from storage.errors import NotSaved, StorageError

if TYPE_CHECKING:
    from storage.postgres.line import Exchanged, Line

VALID = 6.0  # seconds for which a look at the connection holds: after them nobody knows what it still has
_KEPT = 10.0  # seconds that a game is kept after its use
_LONGEST = 10.0  # seconds after which it is asked for again all the same: somebody may not have been heard
_MOST_KEPT = 300  # games; PostgreSQL has room for a few thousand locks of all processes together
_REST = 0.05  # seconds until a game is asked for again that others wanted
_PATIENCE = 20.0  # seconds for a game that another process holds
_OF_PEOPLE = 1.5  # seconds, where somebody waits for an answer: Discord takes none after three
_FIRST_PAUSE, _LONGEST_PAUSE = 0.002, 0.04  # seconds until such a game is asked for again
_REMEMBERED = 5_000  # games whose marks are known


class OnThread(Protocol):
    """Runs a job on the thread of the line."""

    def __call__(self, job: Callable[[], Exchanged], /) -> Awaitable[Exchanged]:
        """Return what the job returns."""


class Holding:
    """Hold games before all other processes."""

    def __init__(self, line: Line, on_thread: OnThread, can_hear: Callable[[], bool]) -> None:
        """Hold games by a line. `can_hear`: whether others can say that they want one."""
        self._line, self._on_thread, self._can_hear = line, on_thread, can_hear
        self.epoch = 0  # of the connection: with another one nothing is held any more
        self._sure_until = 0.0
        self._held: dict[int, asyncio.TimerHandle | None] = {}  # those that are not in use have a timer
        self._marks: LRUCache[int, str] = LRUCache(_REMEMBERED)  # of games that were let go
        self._since: dict[int, float] = {}  # when each of these was taken
        self._asked_for: set[int] = set()  # those that another process wants
        self._gone: set[int] = set()  # games to be let go
        self._going: dict[int, asyncio.Future[None]] = {}  # until they can be asked for again
        self._wanted: dict[int, asyncio.Future[str | None]] = {}
        self._exchanging: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Hold nothing any more: the connection is about to end."""
        if self._exchanging is not None:
            self._exchanging.cancel()
            await asyncio.gather(self._exchanging, return_exceptions=True)
        for timer in filter(None, self._held.values()):
            timer.cancel()

    async def hold(self, game: int) -> bool:
        """Hold a game until it is let go; return whether nobody else has changed it since that was last so.

        Of one process only one task at a time may hold a game. Raise NotSaved if it cannot be had.
        """
        if game in self._held:
            if (timer := self._held[game]) is not None:
                timer.cancel()
            if self._is_sure():
                self._held[game] = None
                return True
            self._go(game)
        until = monotonic() + (_PATIENCE if asker.get() == NOBODY else _OF_PEOPLE)
        while (going := self._going.get(game)) is not None:
            await _done(going, until)
        mark = await self._locked(game, until)
        self._held[game], self._since[game] = None, monotonic()
        return self._marks.pop(game, None) == mark

    def _is_sure(self) -> bool:
        """Return whether the connection is the one that it was, as far as can be said without asking."""
        line, now = self._line, monotonic()
        return line.epoch == self.epoch and now < self._sure_until and not line.is_cut()

    def let_go(self, game: int) -> bool:
        """Let others have a game; return whether it was held until now. If not, memory may be wrong.

        Where nobody wants it, it is kept for a while.
        """
        if game not in self._held:
            return False
        if game in self._asked_for or not self._may_keep(game):
            self._go(game)
        else:
            self._held[game] = asyncio.get_running_loop().call_later(_KEPT, self._go, game)
        return True

    def _may_keep(self, game: int) -> bool:
        is_new = monotonic() - self._since[game] < _LONGEST
        return is_new and self._can_hear() and len(self._held) <= _MOST_KEPT

    def leave(self, games: Iterable[int]) -> None:
        """Let games go that another process wants, as soon as they are not in use."""
        for game in games:
            if game in self._held:
                self._asked_for.add(game)
                self._go_if_kept(game)

    def leave_all(self) -> None:
        """Let all games go that are not in use."""
        for game in list(self._held):
            self._go_if_kept(game)

    def _go_if_kept(self, game: int) -> None:
        if (timer := self._held[game]) is not None:
            timer.cancel()
            self._go(game)

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
        began = monotonic()
        try:
            told = await self._on_thread(partial(self._line.exchange, list(gone), list(wanted)))
        except Exception as error:
            self.lost()
            _fail(wanted, error)
        else:
            if self.is_there(told.epoch, began):
                self._marks.update(told.left)  # they were held until then
            for game, asked in wanted.items():
                asked.set_result(told.held.get(game))
        for game in gone:
            self._begin_anew(game)

    def _begin_anew(self, game: int) -> None:
        """Let the game be asked for again: in a moment, if others may wait for it."""
        is_wanted = game in self._asked_for
        self._since.pop(game, None)
        self._asked_for.discard(game)
        asyncio.get_running_loop().call_later(_REST if is_wanted else 0.0, self._gone_now, game)

    def _gone_now(self, game: int) -> None:
        self._going.pop(game).set_result(None)

    def is_there(self, epoch: int, at: float) -> bool:
        """Note which connection there was at a time; return whether it is the one that it was."""
        is_same = epoch == self.epoch
        if not is_same:
            self.lost()
            self.epoch = epoch
        self._sure_until = max(self._sure_until, at + VALID)
        return is_same

    def lost(self) -> None:
        """Forget what was held: the connection is gone, or nobody knows."""
        for timer in filter(None, self._held.values()):
            timer.cancel()
        self._held.clear()
        self._since.clear()
        self._asked_for.clear()
        self._marks.clear()


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
