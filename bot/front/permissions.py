"""What the bot must be allowed to do and to see where it keeps a table, and no more."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread

from bot.host.errors import refuse
from games.kernel.hosting import Text, say

TableChannel: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.Thread


def missing(permissions: discord.Permissions, channel: object) -> tuple[Text, ...]:
    """Return the names of the permissions that the bot needs in this channel and does not have."""
    write = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    lacking = [name for name in ("view_channel", write, "attach_files") if not getattr(permissions, name)]
    return tuple(say(f"ui-permission-{name.replace('_', '-')}") for name in lacking)


def locked(permissions: discord.Permissions, channel: object) -> bool:
    """Return whether a thread is locked to the bot: only those write there who manage threads."""
    return isinstance(channel, discord.Thread) and channel.locked and not permissions.manage_threads


async def must_reach_here(interaction: discord.Interaction[Any]) -> None:
    """Refuse to keep a table in a thread that is locked, or private and hidden from the bot.

    Commands come from such threads, too.
    """
    channel = interaction.channel
    if locked(interaction.app_permissions, channel):
        raise refuse("ui-locked-here")
    if isinstance(channel, discord.Thread) and channel.is_private():
        try:
            await interaction.client.fetch_channel(channel.id)
        except discord.Forbidden as error:
            raise refuse("ui-unseen-here") from error


async def seen_there(channel: AppCommandChannel | AppCommandThread) -> TableChannel:
    """Return a channel that was chosen, or refuse a private thread that the bot does not see.

    Discord is asked for a private one, which the bot may have been sent out of, and for one that the library
    does not know: it may only be archived.
    """
    private = channel.type is discord.ChannelType.private_thread
    try:
        return cast(TableChannel, (None if private else channel.resolve()) or await channel.fetch())
    except discord.Forbidden as error:
        raise refuse("mod-unseen-there", place=channel.mention) from error


class TableChannels(app_commands.Transformer):
    """An option that takes a channel in which a table can stand, whether or not the library knows it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The kind of the option, as Discord names it."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that can be chosen: all that take messages."""
        kinds = discord.ChannelType
        channels = [kinds.text, kinds.news, kinds.voice]
        return [*channels, kinds.public_thread, kinds.private_thread, kinds.news_thread]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Any:
        """Return what was chosen as Discord names it."""
        return value
