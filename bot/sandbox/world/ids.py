"""Snowflakes: ids that grow with time. https://discord.com/developers/docs/reference#snowflakes"""

from __future__ import annotations

from .clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes new ids, each greater than the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id."""
        now_ms = int(self._clock.now() * 1000) - EPOCH_MS
        self._last = max(self._last + 1, now_ms << 22)
        return str(self._last)
