"""Places that are gone: deleted channels and threads, and servers that have sent the bot away.

The gateway tells of them while the bot listens. What was deleted meanwhile is looked for whenever it connects
anew. Only Discord's own word counts: a server in an outage, a channel that is hidden, and a Discord that does
not answer end no game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot.delivery.chores import Chores
from bot.delivery.errors import TROUBLE, Code
from bot.host.errors import log_mistake
from bot.host.host import Host
from bot.host.notes import Note
from storage.games import Record

log = logging.getLogger(__name__)
FoundAsleep: TypeAlias = Callable[[int, discord.Thread], Awaitable[None]]  # and the game in it
_EVERYWHERE = 0  # in place of a server, for a note about all of them


class Places:
    """Archive the games whose places are gone."""

    def __init__(self, client: discord.Client, host: Host, found_asleep: FoundAsleep) -> None:
        """Look after the places of a host. `found_asleep` is told of threads that are archived."""
        self._client, self._host, self._found_asleep = client, host, found_asleep
        self._application = Note[int](host.notes, "guild", "application", int)
        self._next: set[int] = set()  # servers that are looked at when this one is done
        self._one_at_a_time = asyncio.Lock()
        self._looked = asyncio.Event()
        self._chores = Chores("places")

    def channel_deleted(self, guild: discord.Guild, channel: int) -> None:
        """Archive the game of a deleted channel; of its threads the gateway names only those it knows."""
        self._chores.begin(self._channel_deleted(guild, channel))

    def thread_deleted(self, guild: int, channel: int) -> None:
        """Archive the game of a deleted thread."""
        self._chores.begin(self._thread_deleted(guild, channel))

    def doubt(self, game: int) -> None:
        """Ask Discord for the channel of a game to which nothing could be sent."""
        self._chores.begin(self._doubt(game))

    def sent_away(self, guild: int) -> None:
        """Archive the games of a server that is gone, or on which the bot is no longer."""
        self._chores.begin(self._archive_all_of(guild))

    def connected(self) -> None:
        """Look for all that was deleted while nobody listened."""
        self._chores.begin(self._look_everywhere())

    def back(self, guild: discord.Guild) -> None:
        """Look at a server that is back after an outage. At the start all are looked at anyway."""
        if self._looked.is_set():
            self._chores.begin(self._look_again_at(guild))

    async def idle(self) -> None:
        """Return when the first look is done, and everything that was heard of has been seen to."""
        await self._looked.wait()
        await self._chores.idle()

    async def stop(self) -> None:
        """Stop looking. What was not seen to is found at the next start."""
        await self._chores.stop()

    async def _channel_deleted(self, guild: discord.Guild, channel: int) -> None:
        await self._thread_deleted(guild.id, channel)
        await self._look_again_at(guild)

    async def _thread_deleted(self, guild: int, channel: int) -> None:
        await self._archive_in(channel)
        await self._host.leagues.lose_channel(guild, channel)

    async def _look_again_at(self, guild: discord.Guild) -> None:
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
        await self._ask_for(game, await self._host.queries.channel_of(game))

    async def _archive_all_of(self, guild: int) -> None:
        for record in await self._host.queries.live_in(guild):
            await self._archive(record.id, record.channel, server=True)

    async def _archive(self, game: int, channel: int, *, server: bool = False) -> None:
        """Archive a game; log what goes wrong, so that the others have their turn."""
        log.info("game %s: its %s is gone", game, "server" if server else "channel")
        try:
            await self._host.closing.place_gone(game, channel, server=server)
        except Exception as error:
            log_mistake(error, game)

    async def _look_everywhere(self) -> None:
        by_server: dict[int, list[Record]] = {}
        for record in await self._host.queries.live():
            if record.guild is not None and self._is_ours(record.guild):
                by_server.setdefault(record.guild, []).append(record)
        known_here = await self._same_application()
        for number, records in by_server.items():
            if (guild := self._client.get_guild(number)) is not None:
                await self._look_at(guild, records)
            elif known_here:
                await self._archive_all_of(number)
        self._looked.set()

    def _is_ours(self, guild: int) -> bool:
        """Return whether Discord tells this process of a server: of all others it knows nothing."""
        fleet = self._host.database.fleet
        return fleet is None or fleet.shards.serve(guild)

    async def _same_application(self) -> bool:
        """Return whether this bot was here before. One that was made anew has to be invited first."""
        before, now = await self._application.get(_EVERYWHERE), self._client.application_id
        await self._application.put(_EVERYWHERE, now)
        return before == now

    async def _look_at(self, guild: discord.Guild, records: list[Record]) -> None:
        """Ask Discord for each place of these games that the library does not know."""
        for record in records:
            if not guild.unavailable and guild.get_channel_or_thread(record.channel) is None:
                await self._ask_for(record.id, record.channel)

    async def _ask_for(self, game: int, channel: int) -> None:
        """Archive a game if Discord says that there is no such channel."""
        try:
            found = await self._client.fetch_channel(channel)
        except discord.NotFound as error:
            if error.code == Code.UNKNOWN_CHANNEL:
                await self._archive(game, channel)
        except (*TROUBLE, discord.InvalidData) as error:
            log.info("game %s: its channel cannot be asked for: %s", game, type(error).__name__)
        else:
            if isinstance(found, discord.Thread) and found.archived:
                await self._found_asleep(game, found)
