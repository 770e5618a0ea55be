"""The way to a person's DMs: opened once, never many at a time, and closed for a while when Discord says so.

Discord takes a bot that opens many DMs in a short time for a spammer. So what was opened is kept in the file,
and the next one waits for its turn. When Discord complains all the same, no DM is sent for some minutes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from random import uniform
from typing import Any, NamedTuple

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import GONE_DM, Code, banned
from bot.host.host import Host
from bot.host.notes import Note
from storage import dm_channels
from storage.errors import StorageError

log = logging.getLogger(__name__)
_MINUTE, _LONGEST, _FORGIVEN = 60, 600, 3600  # seconds
_EVERYWHERE = 0  # in place of a server, for a note about all of them


class Paused(Exception):
    """No DM is sent for now, to nobody. What was to be sent waits, or goes to the table."""


class Pause(NamedTuple):
    """Until when no DM is sent, and how often of late they had been opened too fast."""

    until: int = 0
    too_fast: int = 0


class DMChannels:
    """Write to people in DM channels that are opened as seldom and as slowly as Discord likes it."""

    gap = (0.6, 1.0)  # seconds from one opening to the next: any number between these, as with people

    def __init__(self, channels: Channels, host: Host) -> None:
        self._channels, self._database, self._now = channels, host.database, host.now
        self._opening, self._next = asyncio.Lock(), 0.0
        self._pause: Pause | None = None  # as far as it is known; the file knows it after a restart
        self._pause_note = Note[Pause](host.notes, "guild", "dms-paused", Pause)

    async def paused_until(self) -> int | None:
        """Return until when no DM is sent; None: they are sent."""
        until = (await self._last_pause()).until
        return until if until > self._now() else None

    async def unopened(self, users: Collection[int]) -> set[int]:
        """Return those of these people whose DMs have to be opened first."""
        return await self._database.read(partial(dm_channels.unopened, users=users)) if users else set()

    async def send(self, user: int, **message: Any) -> discord.Message:
        """Send a message to a person; raise Paused if that has to wait."""
        await self._not_in_a_pause()
        try:
            return await self._send(user, **message)
        except discord.HTTPException as error:
            await self._pause_if_asked(error)
            raise

    async def _send(self, user: int, **message: Any) -> discord.Message:
        """Send a message. A channel that Discord does not know any more is opened anew, once."""
        known = await self._find(user)
        try:
            return await self._write(await self._open(user) if known is None else known, **message)
        except discord.HTTPException as error:
            if known is None or error.code not in GONE_DM:
                raise
            log.info("a DM channel is gone and is opened anew (%s)", error.code)
            await self._database.write(partial(dm_channels.forget, user=user))
            return await self._write(await self._open(user), **message)

    async def _write(self, channel: int, **message: Any) -> discord.Message:
        for file in message.get("files", ()):
            file.reset()  # it may have been read once, in vain
        return await self._channels.get_partial_messageable(channel).send(**message)

    async def _find(self, user: int) -> int | None:
        return await self._database.read(partial(dm_channels.find, user=user))

    async def _open(self, user: int) -> int:
        """Open the DM channel of a person, one after another and not too fast."""
        loop = asyncio.get_running_loop()
        async with self._opening:
            if (known := await self._find(user)) is not None:  # by somebody who came first
                return known
            await asyncio.sleep(self._next - loop.time())
            gap = uniform(*self.gap)
            await self._wait_for_others(gap)
            await self._not_in_a_pause()
            self._next = loop.time() + gap
            channel = await self._channels.open_dm(user)
            with suppress(StorageError):  # it is open all the same
                await self._database.write(partial(dm_channels.remember, user=user, channel=channel))
        return channel

    async def _wait_for_others(self, gap: float) -> None:
        """Wait until it is the turn of this process: to Discord all of them are one bot."""
        if self._database.fleet is not None:
            with suppress(StorageError):  # then only our own openings are counted
                await asyncio.sleep(
                    await self._database.write(partial(dm_channels.take_turn, now=time.time(), gap=gap))
                )

    async def _last_pause(self) -> Pause:
        noted = await self._pause_note.get(_EVERYWHERE) or Pause()
        if self._pause is None or noted.until > self._pause.until:  # another process may have been told
            self._pause = noted
        return self._pause

    async def _not_in_a_pause(self) -> None:
        if await self.paused_until() is not None:
            raise Paused

    async def _pause_if_asked(self, error: discord.HTTPException) -> None:
        """Pause all DMs and raise Paused, if Discord says that there are too many of them."""
        now, last = self._now(), await self._last_pause()
        if error.code == Code.OPENING_DMS_TOO_FAST:
            count = last.too_fast + 1 if now < last.until + _FORGIVEN else 1
            pause = Pause(now + min(_MINUTE * 2 ** (count - 1), _LONGEST), count)
        elif error.code == Code.FLAGGED or banned(error):
            pause = Pause(now + _LONGEST, last.too_fast)
        else:
            return
        self._pause = pause._replace(until=max(pause.until, last.until))
        log.warning("no DMs for %s s: %s %s", self._pause.until - now, error.status, error.code)
        with suppress(StorageError):
            await self._pause_note.put(_EVERYWHERE, self._pause)
        raise Paused from error
