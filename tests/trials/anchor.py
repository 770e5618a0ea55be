"""How much slower than alone this machine is just now, by work that is always the same.

What people wait for is judged in seconds. Where other programs take the processor, seconds say more of them
than of the bot; so the same run measures how long a piece of work takes against the processor time that it
needs, and what is allowed grows by as much.
"""

from __future__ import annotations

import hashlib
import threading
from statistics import median
from time import perf_counter, thread_time
from types import TracebackType
from typing import Self

_WORK = bytes(1 << 20)
_BURST, _PAUSE = 0.03, 0.5  # seconds of the processor, and between two pieces of work


class Anchor:
    """Measures while it is entered: `with Anchor() as anchor: …` and then `anchor.slower`."""

    def __init__(self) -> None:
        self._found: list[float] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._measure, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    @property
    def slower(self) -> float:
        """Return by what factor everything takes longer; 1 on a machine that has nothing else to do."""
        return max(1.0, median(self._found)) if self._found else 1.0

    def _measure(self) -> None:
        while not self._over.wait(_PAUSE):
            began, used = perf_counter(), thread_time()
            while thread_time() - used < _BURST:
                hashlib.sha256(_WORK)  # without the interpreter's lock
            self._found.append((perf_counter() - began) / (thread_time() - used))
