"""Watches over the line to Discord: whether it is open, how often it is opened, what cannot be read on it."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any

import discord

from bot.delivery.errors import TROUBLE
from bot.host.errors import place_of

log = logging.getLogger(__name__)
_APART = 5.0  # seconds from one session to the next, as Discord asks
_FREE = 0.5  # of the sessions of a day: so many are started without a longer pause
_UNKNOWN = 100.0  # seconds, if Discord does not say how many are left: 864 a day
_INDISPENSABLE = "READY"  # without it there is no session


def is_connected(client: discord.AutoShardedClient) -> bool:
    """Return whether events come in. The library calls itself ready even when every line is down."""
    if not client.is_ready() or not math.isfinite(client.latency):
        return False
    return not any(shard.is_closed() for shard in client.shards.values())


class SessionBrake:
    """Holds back new sessions: Discord takes the token from whoever starts more than 1,000 on one day.

    Discord itself counts them, so those of a process that has ended are counted too.
    """

    def __init__(self, limits: Callable[[], Awaitable[discord.SessionStartLimits]]) -> None:
        self._limits = limits
        self.at_once = 1  # so many shards may begin sessions together, if Discord says so
        self._due: dict[int | None, float] = {}  # when a shard may start its next session

    async def wait(self, shard: int | None, *, first: bool) -> None:
        """Return when a shard may start a session. Whoever is cancelled waits for the rest the next time."""
        if shard not in self._due:
            self._due[shard] = monotonic() + await self._pause(first)
        left = self._due[shard] - monotonic()
        if left > _APART:
            log.warning("too many sessions for one day: the next one starts in %d s", left)
        await asyncio.sleep(left)
        del self._due[shard]

    async def _pause(self, first: bool) -> float:
        try:
            limits = await self._limits()
            self.at_once = max(limits.max_concurrency, 1)
            return pause_before(limits, first=first)
        except (discord.DiscordException, *TROUBLE) as error:
            log.warning("Discord does not say how many sessions are left: %s", type(error).__name__)
            return _UNKNOWN


def pause_before(limits: discord.SessionStartLimits, *, first: bool = False) -> float:
    """Return the seconds to wait: when half of a day's sessions are gone, the rest is spread over the day."""
    if limits.remaining > limits.total * _FREE:
        return 0.0 if first else _APART
    return max(_APART, limits.reset_after / 1000 / max(limits.remaining, 1))


def log_unreadable_events(client: discord.Client) -> None:
    """Let an event that cannot be read be logged and left out, where the library would end the program.

    Its parsers are in an attribute that is not documented: tests/play/ops/test_gateway.py pins it.
    """
    parsers = client._connection.parsers
    for name, parse in parsers.items():
        parsers[name] = partial(_parse, name, parse)


def _parse(name: str, parse: Callable[[Any], None], data: Any) -> None:
    try:
        parse(data)
    except Exception as error:
        log.error("an event of Discord cannot be read: %s (%s)", name, place_of(error))
        if name == _INDISPENSABLE:
            raise
