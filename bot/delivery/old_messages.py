"""Messages that are older than an hour: Discord takes only a few edits of them in a row.

It says nowhere how many; people have counted three in six seconds, for each channel. The library would wait
for the next one, and all that comes behind waits with it. So whoever edits such a message asks here first:
if it cannot be done at once, a board is posted anew, and what has time is left for the next time.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from discord.utils import snowflake_time

_HOUR = 3600 - 60.0  # seconds; Discord's clock and ours never quite agree
_MOST, _WITHIN = 3, 10.0  # edits in a channel, and within how many seconds
_PATIENCE = 3.0  # seconds, should Discord take fewer than that


class NotNow(TimeoutError):
    """An old message cannot be edited at once."""


class _Edit(NamedTuple):
    at: float
    channel: int


class OldMessages:
    """Count the edits of old messages in each channel."""

    def __init__(self) -> None:
        self._edits: deque[_Edit] = deque()  # of the last seconds, in all channels

    @asynccontextmanager
    async def editing(self, channel: int, message: int, *, spare: int = 0) -> AsyncIterator[None]:
        """Let a message be edited inside; raise NotNow if it is old, and that would have to wait.

        `spare`: how many edits are left for others.
        """
        if time.time() - snowflake_time(message).timestamp() < _HOUR:
            yield
            return
        self._count(channel, spare)
        try:
            async with asyncio.timeout(_PATIENCE):
                yield
        except TimeoutError as error:
            raise NotNow from error

    def _count(self, channel: int, spare: int) -> None:
        now = time.monotonic()
        while self._edits and self._edits[0].at < now - _WITHIN:
            self._edits.popleft()
        if sum(edit.channel == channel for edit in self._edits) >= _MOST - spare:
            raise NotNow
        self._edits.append(_Edit(now, channel))
