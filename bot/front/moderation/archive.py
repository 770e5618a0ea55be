"""/mod archive: games that were closed, and how they are opened again."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import SERVERS, command, group, named
from bot.front.moderation.ruling import done, look_after, must_moderate, ruling
from bot.front.moderation.why import Reason, why
from bot.front.visit import Visit, answered
from bot.host.errors import refuse
from bot.host.moderation import lifecycle
from bot.perspective import look
from bot.views.build import layout
from bot.views.panel import clip
from bot.words.names import names_of
from bot.words.suggest import shorten
from storage import games
from storage.games import Record

_LONGEST_NUMBER = 18  # digits


def archive_group() -> app_commands.Group:
    return group("mod-archive", SERVERS, [list_, restore])


async def _closed(visit: Visit) -> list[Record]:
    guild = visit.interaction.guild_id or 0
    return await visit.bot.database.read(lambda connection: games.closed_in(connection, guild))


async def _described(visit: Visit, record: Record) -> str:
    """Who played what, and how far it was: nothing that lay hidden."""
    seen = await look(visit.host, record.id)
    words, names = seen.labels(visit.language), names_of(seen.players, visit.language)
    title = words.say("game-title")
    return words.say("mod-archived", game=record.id, title=title, who=", ".join(names), count=seen.version)


@command("mod-archive-list")
async def list_(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await must_moderate(visit, visit.channel)
        found = await _closed(visit)
        lines = [
            f"<t:{record.ended}:d> <#{record.channel}> {await _described(visit, record)}" for record in found
        ]
        await visit.show(layout(clip(lines, 3800) or visit.words.say("mod-archive-empty")))


async def _complete_closed(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    visit = Visit(interaction)
    if not (await visit.caller()).moderates(visit.channel):
        return []
    found = [(str(record.id), await _described(visit, record)) for record in await _closed(visit)]
    hits = [(value, name) for value, name in found if current.casefold() in name.casefold()]
    return [Choice(name=shorten(name, 100), value=value) for value, name in hits[:25]]


@command("mod-archive-restore")
@named(game="archived")
@app_commands.autocomplete(game=_complete_closed)
@why
async def restore(interaction: discord.Interaction, game: str, why: Reason) -> None:
    """Into the channel in which it is typed."""
    visit = Visit(interaction)
    async with answered(visit):
        await must_moderate(visit, visit.channel)
        if not game.isdecimal() or len(game) > _LONGEST_NUMBER:
            raise refuse("mod-not-in-archive")
        seen = await look_after(visit, int(game))
        by = await ruling(visit, why)
        restore = partial(lifecycle.restore, visit.host, int(game), by, visit.channel)
        await visit.bot.boards.carry_over(seen, visit.channel, restore)
        await done(visit)
