"""/doctor: exactly which permission is missing where, and how the program is doing."""

from __future__ import annotations

import asyncio
import math

import discord
from discord import app_commands

from bot.clock.pace import duration_in_words
from bot.front.declare import command
from bot.front.permissions import locked, missing
from bot.front.visit import Visit, answers
from bot.views.league import lost_line
from bot.views.parts.build import layout
from bot.views.parts.paging import clip
from bot.words.words import Words
from games.kernel.hosting import say
from storage.care import figures, size

_MOST = 3800  # characters


@command("doctor")
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_channels=True)
@answers
async def doctor(visit: Visit) -> None:
    """Show what is wrong here, and how the program is doing."""
    await visit.show(layout(clip(await findings(visit), _MOST)))


async def findings(visit: Visit) -> list[str]:
    """Return what is missing where, what was not delivered, and how the program is doing."""
    words, here = visit.words, visit.interaction
    lines = [_trouble(here.app_permissions, here.channel, words, visit.channel), *await _other_tables(visit)]
    lines += [await _paused_dms(visit), *await _undelivered(visit), *await _lost(visit), *await _lists(visit)]
    lines += await _leagues(visit)
    found = [*filter(None, lines)] or [words.say("ui-doctor-well")]
    return [*found, *await _program(visit), *_latency(visit)]


def _trouble(permissions: discord.Permissions, channel: object, words: Words, number: int) -> str | None:
    """Return what the bot lacks in a channel that it knows."""
    if lacking := missing(permissions, channel):
        return words(say("ui-doctor-missing", place=f"<#{number}>", missing=lacking))
    return words.say("ui-doctor-locked", place=f"<#{number}>") if locked(permissions, channel) else None


async def _other_tables(visit: Visit) -> list[str | None]:
    """Return what is wrong in the other channels that one moderates and in which a table stands."""
    guild = visit.interaction.guild
    if guild is None or guild.me is None:
        return []
    moderates = (await visit.caller()).moderates
    channels = await visit.host.queries.channels_of(guild.id)
    own = (found for found in channels if found != visit.channel and moderates(found))
    others = (_channel_trouble(guild, found, visit.words) for found in own)
    return await asyncio.gather(*others)


async def _channel_trouble(guild: discord.Guild, number: int, words: Words) -> str | None:
    """Return what is wrong with a channel; Discord is asked for one that the library does not know."""
    place = f"<#{number}>"
    try:
        channel = guild.get_channel_or_thread(number) or await guild.fetch_channel(number)
    except discord.Forbidden:
        return words.say("ui-doctor-unseen", place=place)
    except discord.NotFound:
        return words.say("ui-doctor-gone", place=place)
    if trouble := _trouble(channel.permissions_for(guild.me), channel, words, number):
        return trouble
    asleep = isinstance(channel, discord.Thread) and channel.archived
    return words.say("ui-doctor-archived", place=place) if asleep else None


async def _program(visit: Visit) -> list[str]:
    """Return what is nobody's secret: messages that wait, the size of the file, the last backup."""
    words, now = visit.words, visit.host.now()
    known, grown = await visit.host.database.read(lambda c: (figures.read(c, now), size.growth(c, now)))
    waiting, games = known.due, sum(known.size.games.values())
    age = figures.age(known, now)
    lines = [
        words(say("ui-doctor-waiting", count=waiting, minutes=age // 60, age=duration_in_words(age)))
        if waiting
        else words.say("ui-doctor-nothing-waits"),
        words.say("ui-doctor-database", size=_megabytes(known.size.file), games=games),
        grown and words.say("ui-doctor-growth", size=_megabytes(grown.bytes), days=grown.days),
        _last_backup(visit),
    ]
    return [f"-# {line}" for line in lines if line]


def _latency(visit: Visit) -> list[str]:
    """Return how long Discord takes to answer; nothing before the first heartbeat."""
    seconds = visit.services.vitals.latency()
    if not math.isfinite(seconds):
        return []
    return [visit.words.say("ui-doctor-latency", ms=round(seconds * 1000))]


def _last_backup(visit: Visit) -> str | None:
    if (backups := visit.services.vitals.backups) is None or visit.host.database.on_server:
        return None
    last = backups.last_backup()
    if last is None:
        return visit.words.say("ui-doctor-no-backup")
    return visit.words.say("ui-doctor-backup", when=str(last))


def _megabytes(number: int) -> float:
    return round(number / 1_000_000, 1)


async def _paused_dms(visit: Visit) -> str | None:
    """Return until when no DM is sent, if Discord wants none."""
    until = await visit.services.dms.channels.paused_until()
    return None if until is None else visit.words.say("ui-doctor-dms-paused", until=str(until))


async def _undelivered(visit: Visit) -> list[str]:
    """Return what was not delivered at the tables that one moderates, and to people, but not to whom."""
    guild = visit.interaction.guild_id
    if guild is None:
        return []
    failed, moderates = await visit.host.queries.undelivered_in(guild), (await visit.caller()).moderates
    own = [(channel, count) for channel, count in failed if channel is None or moderates(channel)]
    return [_failures(visit.words, channel, count) for channel, count in own]


async def _lost(visit: Visit) -> list[str]:
    """Return where moves are missing that had been made."""
    guild = visit.interaction.guild_id
    losses = [] if guild is None else await visit.host.losses.of_server(guild)
    return [
        visit.words.say("ui-doctor-lost", place=f"<#{one.channel}>", at=str(one.since), count=one.move)
        for one in losses
    ]


async def _lists(visit: Visit) -> list[str]:
    """Return which lists of open tables were given up, of the channels that one moderates."""
    guild, moderates = visit.interaction.guild_id, (await visit.caller()).moderates
    found = [] if guild is None else await visit.host.listings.of_server(guild)
    return [
        visit.words.say(f"ui-doctor-listing-{one.trouble}", place=f"<#{one.channel}>")
        for one in found
        if one.trouble is not None and moderates(one.channel)
    ]


async def _leagues(visit: Visit) -> list[str]:
    """Return which leagues have lost their channels and wait for others."""
    guild = visit.interaction.guild
    if guild is None or not (await visit.caller()).moderates(visit.channel):
        return []
    found = [league for league in await visit.host.leagues.live_in(guild.id) if league.lost is not None]
    return [lost_line(league, Words(visit.language, league.key), guild.name) for league in found]


def _failures(words: Words, channel: int | None, count: int) -> str:
    if channel is None:
        return words.say("ui-doctor-unsent", count=count)
    return words.say("ui-doctor-undelivered", place=f"<#{channel}>", count=count)
