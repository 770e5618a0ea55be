"""Which channels this process serves: those of the servers that Discord tells it of."""

from __future__ import annotations

import discord
from cachetools import LRUCache

_REMEMBERED = 20_000  # channels, each with its server: the library searches all servers for a channel


class Served:
    """Tell whether a channel is on a server of this process. Of DMs it says no: several may write there."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._servers: LRUCache[int, int] = LRUCache(_REMEMBERED)

    def __call__(self, channel: int) -> bool:
        """Return whether the library knows this channel, or thread, of a server."""
        if (number := self._servers.get(channel)) is not None:
            server = self._client.get_guild(number)
            if server is not None and server.get_channel_or_thread(channel) is not None:
                return True
            del self._servers[channel]
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return False
        self._servers[channel] = found.guild.id
        return True
