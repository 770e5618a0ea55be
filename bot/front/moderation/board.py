"""/mod board: a channel for the list of open tables."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.front.declare import command, named, worded
from bot.front.moderation.ruling import must_moderate, ruling
from bot.front.moderation.why import Reason, why
from bot.front.permissions import missing, must_reach_here
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from bot.words.words import Words, language_of
from games.kernel.hosting import Text
from storage import audit


@command("mod-board")
@named(change="listing")
@app_commands.choices(change=worded("listing-", ("on", "off")))
@why
@answers
async def board(visit: Visit, why: Reason, change: str | None = None) -> None:
    """Begin to list the open tables in this channel, or end it; without a choice, whichever is possible."""
    await must_moderate(visit, visit.channel)
    guild, channel = visit.interaction.guild_id or 0, visit.channel
    listing = await visit.host.listings.of_channel(channel)
    begins = change == "on" or (change is None and (listing is None or listing.trouble is not None))
    if begins:
        await _may_list(visit.interaction)
    by = await ruling(visit, why)
    act = visit.host.listings.begin if begins else visit.host.listings.end
    await announce_here(visit, await act(guild, channel, by))


async def _may_list(interaction: discord.Interaction[discord.Client]) -> None:
    """Refuse a channel in which nothing can be listed."""
    if lacking := missing(interaction.app_permissions, interaction.channel, files=False):
        raise refuse("listing-cannot-write", missing=lacking)
    await must_reach_here(interaction)


async def announce_here(visit: Visit, told: Text) -> None:
    """Tell everybody in this channel what a moderator did that is about no game."""
    known = await visit.preferences.known_channel_language(visit.channel)
    words = Words(known or language_of(str(visit.interaction.guild_locale)))
    await visit.interaction.response.send_message(words(audit.sign(told, visit.called)))
