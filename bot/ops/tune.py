"""How Python itself is set up for a bot: one event loop that nobody may hold up."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from types import TracebackType

_TURN = 0.0005  # seconds that a thread may compute while the event loop waits; Python's own 5 ms are felt
_LITTER = 10_000  # new things, about as many as fifty moves make: they are searched within a few milliseconds
_YOUNG = 5  # such searches, after which what they have left is searched once more
_BY_ITSELF = 1_000_000  # of those: so the whole is never searched while somebody waits
_AT_REST, _WORTH_IT, _AT_LAST = 1, 12, 90  # small searches, after which it is: see Sweeper.sweep
EVERY = 5.0  # seconds between two looks


def tune_interpreter() -> None:
    """Tune Python for a bot that is ready to play: to be called once, when everything is loaded."""
    shorten_turns()
    collect_seldom()


def shorten_turns() -> None:
    """Make threads that draw give way to the event loop sooner."""
    sys.setswitchinterval(min(sys.getswitchinterval(), _TURN))


def collect_seldom() -> None:
    """Spare what is there now, which stays to the end: the collector, for which everybody has to wait, passes
    it by. By itself it only looks through what is new; for the rest see Sweeper."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_LITTER, _YOUNG, _BY_ITSELF)


def give_back() -> None:
    """Give the system back what has been freed, where the C library knows how.

    By itself glibc keeps it, in a heap for each thread that draws: tens of megabytes, and more with time.
    It takes milliseconds after many pictures, and next to nothing where none were drawn.
    """
    trim = getattr(ctypes.pythonapi, "malloc_trim", None)
    if trim is not None:
        trim(0)


class Sweeper:
    """Let the collector search everything at moments when nobody is being answered, and give room back.

    With hundreds of games and pictures in memory that takes up to a fifth of a second: all else waits.
    """

    def __init__(self, is_busy: Callable[[], bool], every: float = EVERY) -> None:
        """`is_busy` tells whether somebody is being answered; `every`: seconds between two looks."""
        self._is_busy, self._every, self._was_busy = is_busy, every, True
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Sweeper:
        """Begin to look for such moments."""
        self._running = asyncio.create_task(self._run(), name="sweeper")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._running is not None
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            self.look()

    def look(self) -> None:
        """Search everything if it is time; give room back unless somebody is being answered."""
        self.sweep()
        if not self._is_busy():
            give_back()

    def sweep(self) -> bool:
        """Search everything, if there is enough to be found and nobody waits, or far too much.

        Where nobody was being answered at the last look either, little is enough: nothing stays at rest.
        """
        busy, was_busy = self._is_busy(), self._was_busy
        self._was_busy = busy
        _, young, old = gc.get_count()
        if young + (_YOUNG + 1) * old < (_AT_LAST if busy else _WORTH_IT if was_busy else _AT_REST):
            return False
        gc.collect()
        return True
