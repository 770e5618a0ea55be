"""Places that are gone: deleted channels and threads, and servers that have sent the bot away.

The gateway tells of them while the bot listens. What was deleted meanwhile is looked for whenever it connects
anew. Only Discord's own word counts: a server in an outage, a channel that is hidden, and a Discord that does
not answer end no game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord

from bot.delivery.errors import TROUBLE, Code
from bot.host.errors import log_mistake
from bot.host.host import Host
from bot.host.notes import Note
from storage.games import Record

log = logging.getLogger(__name__)
_EVERYWHERE = 0  # in place of a server, for a note about all of them


class Places:
    """Archive the games whose places are gone."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client, self._host = client, host
        self._application = Note[int](host.notes, "guild", "application", int)
        self._next: set[int] = set()  # servers that are looked at when this one is done
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def channel_deleted(self, guild: discord.Guild, channel: int) -> None:
        """Archive the game of a deleted channel; of its threads the gateway names only those it knows."""
        self._begin(self._channel_deleted(guild, channel))

    def thread_deleted(self, channel: int) -> None:
        """Archive the game of a deleted thread."""
        self._begin(self._archive_in(channel))

    def doubt(self, game: int) -> None:
        """Ask Discord for the channel of a game to which nothing could be sent."""
        self._begin(self._doubt(game))

    def sent_away(self, guild: int) -> None:
        """Archive the games of a server that is gone, or on which the bot is no longer."""
        self._begin(self._archive_all_of(guild))

    def connected(self) -> None:
        """Look for all that was deleted while nobody listened."""
        self._begin(self._look_everywhere())

    async def idle(self) -> None:
        """Return when everything that was heard of has been seen to."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """Stop looking. What was not seen to is found at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="places")
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            log_mistake(error, 0)

    async def _channel_deleted(self, guild: discord.Guild, channel: int) -> None:
        await self._archive_in(channel)
        if guild.id in self._next:  # many are deleted at once, and looked for together
            return
        self._next.add(guild.id)
        async with self._one_at_a_time:
            self._next.discard(guild.id)
            await self._look_at(guild, await self._host.queries.live_in(guild.id))

    async def _archive_in(self, channel: int) -> None:
        if (game := await self._host.queries.in_channel(channel)) is not None:
            await self._archive(game, channel)

    async def _doubt(self, game: int) -> None:
        channel = await self._host.queries.channel_of(game)
        if await self._is_gone(channel):
            await self._archive(game, channel)

    async def _archive_all_of(self, guild: int) -> None:
        for record in await self._host.queries.live_in(guild):
            await self._archive(record.id, record.channel, server=True)

    async def _archive(self, game: int, channel: int, *, server: bool = False) -> None:
        log.info("game %s: its %s is gone", game, "server" if server else "channel")
        await self._host.closing.place_gone(game, channel, server=server)

    async def _look_everywhere(self) -> None:
        by_server: dict[int, list[Record]] = {}
        for record in await self._host.queries.live():
            if record.guild is not None:
                by_server.setdefault(record.guild, []).append(record)
        known_here = await self._same_application()
        for number, records in by_server.items():
            if (guild := self._client.get_guild(number)) is not None:
                await self._look_at(guild, records)
            elif known_here:
                await self._archive_all_of(number)

    async def _same_application(self) -> bool:
        """Return whether this bot was here before. One that was made anew has to be invited first."""
        before, now = await self._application.get(_EVERYWHERE), self._client.application_id
        await self._application.put(_EVERYWHERE, now)
        return before == now

    async def _look_at(self, guild: discord.Guild, records: list[Record]) -> None:
        """Ask Discord for each place of these games that the library does not know."""
        for record in records:
            known = guild.unavailable or guild.get_channel_or_thread(record.channel) is not None
            if not known and await self._is_gone(record.channel):
                await self._archive(record.id, record.channel)

    async def _is_gone(self, channel: int) -> bool:
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound as error:
            return error.code == Code.UNKNOWN_CHANNEL
        except (*TROUBLE, discord.InvalidData) as error:
            log.info("channel %s cannot be asked for: %s", channel, type(error).__name__)
        return False
