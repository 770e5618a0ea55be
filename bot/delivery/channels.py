"""What delivery uses of the connection to Discord."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.perspective import Overview


class Channels(Protocol):
    """Places to send messages to, by their ids; the connection is one."""

    def get_partial_messageable(
        self,
        id: int,  # noqa: A002 (the library calls it so)
        *,
        guild_id: int | None = None,
        type: discord.ChannelType | None = None,  # noqa: A002
    ) -> discord.PartialMessageable:
        """Return a channel to send to, whether or not the library knows it."""
        ...

    async def fetch_channel(self, channel_id: int, /) -> object:
        """Ask Discord for a channel or thread; raise what it says if there is none."""
        ...

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002
        """Return a server that the bot is on, as the library knows it; None while it is in an outage."""
        ...

    async def open_dm(self, user: int) -> int:
        """Open the DM channel of a user and return its id."""
        ...


def channel_of(channels: Channels, seen: Overview) -> discord.PartialMessageable:
    """Return the channel in which a table stands."""
    return channels.get_partial_messageable(seen.record.channel, guild_id=seen.record.guild)
