"""/doctor: exactly which permission is missing where."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.permissions import missing
from bot.ui.controls import layout
from bot.ui.panel import clip
from bot.ui.text import Words
from bot.ui.translator import phrase
from bot.ui.visit import Visit, answered
from games.kernel import say
from storage import games, outbox


@app_commands.command(name=phrase("command-doctor"), description=phrase("about-doctor"))
@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
async def doctor(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await visit.show(layout(clip(await findings(visit), 3800)))


async def findings(visit: Visit) -> list[str]:
    words, here = visit.words, visit.interaction
    lines = [_missing(here.app_permissions, here.channel, words, visit.channel), *await _other_tables(visit)]
    failed = await visit.bot.database.read(outbox.failed)
    found = [*filter(None, lines), *_undelivered(words, failed)] or [words.say("ui-doctor-well")]
    return [*found, words.say("ui-doctor-latency", ms=round(visit.bot.latency * 1000))]


def _missing(permissions: discord.Permissions, channel: object, words: Words, number: int) -> str | None:
    if not (lacking := missing(permissions, channel)):
        return None
    return words(say("ui-doctor-missing", place=f"<#{number}>", missing=lacking))


async def _other_tables(visit: Visit) -> list[str | None]:
    """The other channels of this server in which a table stands."""
    guild = visit.interaction.guild
    if guild is None or guild.me is None:
        return []
    number = guild.id
    channels = await visit.bot.database.read(lambda connection: games.channels_of(connection, number))
    return [_seen_from_afar(guild, found, visit.words) for found in channels if found != visit.channel]


def _seen_from_afar(guild: discord.Guild, number: int, words: Words) -> str | None:
    channel = guild.get_channel_or_thread(number)
    if channel is None:
        return words.say("ui-doctor-unseen", place=f"<#{number}>")
    return _missing(channel.permissions_for(guild.me), channel, words, number)


def _undelivered(words: Words, failed: int) -> list[str]:
    return [words.say("ui-doctor-undelivered", count=failed)] if failed else []
