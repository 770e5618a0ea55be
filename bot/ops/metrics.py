"""How long people wait for the bot."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

_BORDERS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # seconds; after the last one Discord has given up


class Latency:
    """How long people waited for their answers."""

    def __init__(self, borders: Sequence[float] = _BORDERS) -> None:
        self._borders = borders
        self._counts = [0] * (len(borders) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(self._borders, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Each bucket counts those before it too, as the format wants it."""
        so_far = 0
        for border, count in zip((*self._borders, "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{border}"}} {so_far}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {so_far}"
