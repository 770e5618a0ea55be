"""How much one person may do in a short time. Nobody who plays, however fast, ever notices."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

AT_ONCE = 120  # presses and commands in one go
A_SECOND = 4.0  # and so many more with every second that passes
KEYSTROKES_A_SECOND = 5.0  # that get suggestions; nobody reads faster
_ROOM = 10_000  # people who are remembered


class _Bucket(NamedTuple):
    left: float
    at: float


class Limits:
    """Count what each person does, in a bucket that the clock fills again."""

    def __init__(
        self,
        at_once: int = AT_ONCE,
        a_second: float = A_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._at_once, self._a_second, self._now = at_once, a_second, now
        self._buckets: LRUCache[int, _Bucket] = LRUCache(_ROOM)  # whoever was quiet the longest is forgotten

    def wait(self, user: int) -> int:
        """Return 0 and count it, if this person may act now; else the seconds after which they may."""
        left = self._left(user)
        if left < 1:
            return math.ceil((1 - left) / self._a_second)
        self._buckets[user] = _Bucket(left - 1, self._now())
        return 0

    def _left(self, user: int) -> float:
        if (bucket := self._buckets.get(user)) is None:
            return float(self._at_once)
        since = self._now() - bucket.at
        return min(bucket.left + since * self._a_second, self._at_once)


class _Waiting:
    """One person's requests: the number of the newest, and a lock for the one that is answered."""

    __slots__ = ("__weakref__", "lock", "newest")

    def __init__(self) -> None:
        self.lock, self.newest = asyncio.Lock(), 0


class NewestFirst:
    """Answer one request of each person at a time. Of those that come meanwhile only the newest counts."""

    def __init__(self) -> None:
        self._people: WeakValueDictionary[int, _Waiting] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[bool]:
        """Wait for a turn; yield whether the request is still wanted, or a newer one has come."""
        if (own := self._people.get(user)) is None:
            own = self._people[user] = _Waiting()
        own.newest += 1
        number = own.newest
        async with own.lock:
            yield number == own.newest
