"""Channels in which the bot may attach no files: their tables are shown in words.

That is found out when Discord refuses a picture, and kept in memory only: after a restart the first picture
is refused again. Pictures come back when somebody presses something in the channel, for every press says what
the bot may do there; and if nobody does, they are tried again now and then.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cachetools import TTLCache

_AGAIN = 3600.0  # seconds until a picture is tried again
_MOST = 10_000  # channels that are remembered


class Wordless:
    """Remember where no files may be attached, and whether somebody there has been told."""

    def __init__(self, timer: Callable[[], float] = time.monotonic) -> None:
        self._told: TTLCache[int, bool] = TTLCache(_MOST, _AGAIN, timer)

    def __contains__(self, channel: int) -> bool:
        return channel in self._told

    def add(self, channel: int) -> None:
        """Remember that files were refused in this channel."""
        self._told.setdefault(channel, False)

    def discard(self, channel: int) -> None:
        """Forget a channel: files may be attached there."""
        self._told.pop(channel, None)

    def to_tell(self, channel: int) -> bool:
        """Return whether somebody in this channel has yet to be told, and count them as told."""
        if self._told.get(channel, True):
            return False
        self._told[channel] = True
        return True
