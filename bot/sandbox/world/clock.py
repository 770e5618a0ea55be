"""The sandbox's time: the machine's clock for people, a clock moved by hand for tests."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What the sandbox needs of a clock."""

    by_hand: bool

    def now(self) -> float:
        """Return the seconds since 1970, UTC."""

    async def sleep(self, seconds: float) -> None:
        """Return when that much time has passed on this clock."""


class SystemClock:
    """Follows the machine's clock."""

    by_hand = False

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class HandClock:
    """Stands still until somebody moves it, so a test of "after fifteen minutes" takes no time.

    It starts at the real time: discord.py compares ids, which hold a time, with the machine's clock.
    """

    by_hand = True

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, wake))
        await wake

    @property
    def sleepers(self) -> int:
        """Return how many wait for this clock to be moved."""
        return sum(not wake.done() for _, wake in self._sleepers)

    def advance(self, seconds: float) -> None:
        """Move the clock, and wake those whose time has come."""
        self._now += seconds
        due = [wake for at, wake in self._sleepers if at <= self._now]
        self._sleepers = [(at, wake) for at, wake in self._sleepers if at > self._now]
        for wake in due:
            if not wake.done():
                wake.set_result(None)
