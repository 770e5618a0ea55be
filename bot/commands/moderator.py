"""/doctor: exactly which permission is missing where."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.controls import layout
from bot.ui.panel import clip
from bot.ui.text import Words
from bot.ui.translator import phrase
from bot.ui.visit import Visit, answered
from storage import games, outbox

NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files")


@app_commands.command(name=phrase("command-doctor"), description=phrase("about-doctor"))
@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
async def doctor(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await visit.show(layout(clip(await findings(visit), 3800)))


async def findings(visit: Visit) -> list[str]:
    words = visit.words
    here = _missing(visit.interaction.app_permissions, words, f"<#{visit.channel}>")
    elsewhere = [line for line in await _other_tables(visit) if line]
    failed = await visit.bot.database.read(outbox.failed)
    lines = [*filter(None, [here, *elsewhere]), *_undelivered(words, failed)] or [words.say("ui-doctor-well")]
    return [*lines, words.say("ui-doctor-latency", ms=round(visit.bot.latency * 1000))]


def _missing(permissions: discord.Permissions, words: Words, place: str) -> str | None:
    missing = [name for name in NEEDED if not getattr(permissions, name)]
    if not missing:
        return None
    names = ", ".join(words.say(f"ui-permission-{name.replace('_', '-')}") for name in missing)
    return words.say("ui-doctor-missing", place=place, missing=names)


async def _other_tables(visit: Visit) -> list[str | None]:
    """The other channels of this server in which a table stands."""
    guild = visit.interaction.guild
    if guild is None or guild.me is None:
        return []
    number = guild.id
    channels = await visit.bot.database.read(lambda connection: games.channels_of(connection, number))
    lines: list[str | None] = []
    for channel_id in channels:
        channel = guild.get_channel_or_thread(channel_id)
        if channel_id == visit.channel:
            continue
        if channel is None:
            lines.append(visit.words.say("ui-doctor-unseen", place=f"<#{channel_id}>"))
        else:
            lines.append(_missing(channel.permissions_for(guild.me), visit.words, f"<#{channel_id}>"))
    return lines


def _undelivered(words: Words, failed: int) -> list[str]:
    return [words.say("ui-doctor-undelivered", count=failed)] if failed else []
