"""What the bot must be allowed to do where it keeps a table, and no more; and who of the members moderates.

An interaction tells what its member may do in its channel, with all that this channel allows them alone. What
holds elsewhere, or in the whole server, is told by the roles.
"""

from __future__ import annotations

from typing import Any

import discord

from games.kernel.hosting import Text, say


def missing(permissions: discord.Permissions, channel: object) -> tuple[Text, ...]:
    """Return the names of the permissions that the bot needs in this channel and does not have."""
    write = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    lacking = [name for name in ("view_channel", write, "attach_files") if not getattr(permissions, name)]
    return tuple(say(f"ui-permission-{name.replace('_', '-')}") for name in lacking)


def moderates_here(interaction: discord.Interaction[Any], role: int | None) -> bool:
    """Return whether somebody moderates the channel in which they act; `role` is the one that was chosen."""
    return interaction.permissions.manage_channels or has_role(interaction.user, role)


def moderates_in(member: discord.Member, role: int | None, channel: int) -> bool:
    """Return whether a member may manage a channel; or sees it, and has the role that was chosen.

    One that is gone, or unknown to the library, is looked after by those who may manage all channels.
    """
    place = member.guild.get_channel_or_thread(channel)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return member.guild_permissions.manage_channels or has_role(member, role)
    rights = place.permissions_for(member)
    private = isinstance(place, discord.Thread) and place.is_private()
    sees = rights.view_channel and (rights.manage_threads or not private)
    return sees and (rights.manage_channels or has_role(member, role))


def manages_server(member: discord.User | discord.Member) -> bool:
    """Return whether somebody may manage the whole server, by their roles: no channel can allow that."""
    return isinstance(member, discord.Member) and member.guild_permissions.manage_guild


def has_role(member: discord.User | discord.Member, role: int | None) -> bool:
    """Return whether somebody has the role that a server has chosen for its moderators."""
    return isinstance(member, discord.Member) and role is not None and member.get_role(role) is not None
