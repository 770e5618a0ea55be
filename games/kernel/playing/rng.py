"""Seeded chance that anyone can check after the game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_SPAN = 2**64


def commitment(seed: str) -> str:
    """Return what is published when the game starts; the seed itself follows when it ends."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(slots=True)
class Rng:
    """Draws by a seed. Its whole state is two counters, and it never changes with Python.

    Where draws were taken back, players know them: so `rewinds` is mixed into those that follow, and nobody
    knows what comes. It is published, and only grows, so the commitment to the seed holds for all of them.
    """

    seed: str
    drawn: int = 0
    rewinds: int = 0  # how often draws have been taken back

    def copy(self) -> Rng:
        """Return one that will draw the same."""
        return Rng(self.seed, self.drawn, self.rewinds)

    def below(self, n: int) -> int:
        """Return a number from 0 up to, but not including, n."""
        limit = _SPAN - _SPAN % n
        luck = f"{self.seed}/rewind {self.rewinds}" if self.rewinds else self.seed
        while True:
            digest = hashlib.sha256(f"{luck}/{self.drawn}".encode()).digest()
            self.drawn += 1
            if (number := int.from_bytes(digest[:8], "big")) < limit:
                return number % n

    def draw(self, pool: list[T]) -> T:
        """Take one at random. A deck drawn like this has no hidden order to leak or to undo."""
        return pool.pop(self.below(len(pool)))

    def draw_some(self, pool: list[T], count: int) -> list[T]:
        """Take several out of the pool, one after another."""
        return [self.draw(pool) for _ in range(count)]

    def die(self, sides: int = 6) -> int:
        """Roll a die."""
        return 1 + self.below(sides)
