"""Who sees which channel: nobody is told of a table in a place that is hidden from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import discord

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread
Overwrites: TypeAlias = Mapping[int, discord.PermissionOverwrite]  # by the ids of roles and members


def sees(member: discord.Member, number: int) -> bool:
    """Return whether a member sees a channel. One that the library does not know counts as hidden.

    Who was taken into a private thread is not told to the bot, so it is hidden from all who do not manage
    threads.
    """
    place = _known(member.guild, number)
    if place is None:
        return False
    rights = place.permissions_for(member)
    return rights.view_channel and (rights.manage_threads or not _is_private(place))


class Audience:
    """Those who see a channel, and what they all see besides."""

    def __init__(self, guild: discord.Guild, here: Place) -> None:
        self._guild, self._here = guild, here

    def sees(self, number: int) -> bool:
        """Return whether all who see this channel see another one, too.

        In doubt they do not: there, who is let in is said of roles and people who do not matter here.
        """
        if number == self._here.id:
            return True
        place, here = _known(self._guild, number), _around(self._here)
        if place is None or here is None or _is_private(place):
            return False
        there = _around(place)
        return there is not None and (there.id == here.id or self._all_see(here, there))

    def _all_see(self, here: discord.abc.GuildChannel, there: discord.abc.GuildChannel) -> bool:
        ours, theirs = _overwrites(here), _overwrites(there)
        everybody = there.permissions_for(self._guild.default_role).view_channel
        others = [one for one in ours if one != self._guild.me.id and self._guild.get_role(one) is None]
        let_in = [one for one in others if _allows(ours, one)]
        shut_out = [one for one in theirs if _forbids(theirs, one)]
        return (
            all(everybody or _allows(theirs, one) for one in let_in)
            and all(one == self._guild.id or _forbids(ours, one) for one in shut_out)
            and all(
                there.permissions_for(role).view_channel
                for role in self._guild.roles
                if here.permissions_for(role).view_channel
            )
        )


def _known(guild: discord.Guild, number: int) -> Place | None:
    """Return a channel that the library knows; a thread only with the channel around it."""
    place = guild.get_channel_or_thread(number)
    return None if isinstance(place, discord.Thread) and place.parent is None else place


def _around(place: Place) -> discord.abc.GuildChannel | None:
    """Return a channel, or the one around a thread."""
    return place.parent if isinstance(place, discord.Thread) else place


def _is_private(place: Place) -> bool:
    return isinstance(place, discord.Thread) and place.is_private()


def _overwrites(place: discord.abc.GuildChannel) -> Overwrites:
    return {target.id: over for target, over in place.overwrites.items()}


def _allows(overwrites: Overwrites, one: int) -> bool:
    return one in overwrites and overwrites[one].view_channel is True


def _forbids(overwrites: Overwrites, one: int) -> bool:
    return one in overwrites and overwrites[one].view_channel is False
