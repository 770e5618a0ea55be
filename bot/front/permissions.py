"""What the bot must be allowed to do and see where it keeps a table, and no more; and who moderates.

An interaction tells what its member may do in its channel, with all that this channel allows them alone. What
holds elsewhere, or in the whole server, is told by the roles.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread

from bot.delivery.sight import sees
from bot.host.errors import refuse
from games.kernel.hosting import Text, say

TableChannel: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.Thread


def missing(permissions: discord.Permissions, channel: object, *, files: bool = True) -> tuple[Text, ...]:
    """Return the names of the permissions that the bot needs in this channel and does not have.

    `files`: it will attach some, as to a table.
    """
    write = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    needed = ("view_channel", write, *(("attach_files",) if files else ()))
    lacking = [name for name in needed if not getattr(permissions, name)]
    return tuple(say(f"ui-permission-{name.replace('_', '-')}") for name in lacking)


def moderates_here(interaction: discord.Interaction[Any], role: int | None) -> bool:
    """Return whether somebody moderates the channel in which they act; `role` is the one that was chosen."""
    return interaction.permissions.manage_channels or has_role(interaction.user, role)


def moderates_in(member: discord.Member, role: int | None, channel: int) -> bool:
    """Return whether a member may manage a channel; or sees it, and has the role that was chosen.

    One that is gone, or unknown to the library, may have been hidden from most, or be a private thread that
    sleeps. It is looked after by those who may manage all channels and all threads; the role is not enough.
    """
    place = member.guild.get_channel_or_thread(channel)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return member.guild_permissions.manage_channels and member.guild_permissions.manage_threads
    manages = place.permissions_for(member).manage_channels
    return sees(member, channel) and (manages or has_role(member, role))


def moderates_somewhere(member: discord.Member, role: int | None) -> bool:
    """Return whether a member moderates any channel of their server, whichever it is."""
    manages = (channel.permissions_for(member).manage_channels for channel in member.guild.channels)
    return has_role(member, role) or member.guild_permissions.manage_channels or any(manages)


def manages_server(member: discord.User | discord.Member) -> bool:
    """Return whether somebody may manage the whole server, by their roles: no channel can allow that."""
    return isinstance(member, discord.Member) and member.guild_permissions.manage_guild


def has_role(member: discord.User | discord.Member, role: int | None) -> bool:
    """Return whether somebody has the role that a server has chosen for its moderators."""
    return isinstance(member, discord.Member) and role is not None and member.get_role(role) is not None


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
