"""/mod rewind: back to a point of the game, chosen by what everybody read then."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import command, named
from bot.front.moderation.ruling import Request, put_question, table_to_look_after
from bot.front.moderation.why import Reason, why
from bot.front.visit import Visit, answered
from bot.host.errors import refuse
from bot.host.moderation.corrections import Point, points
from bot.views.panel import clip
from bot.words.suggest import shorten
from bot.words.words import Words
from storage.audit import TOLD

_MOST_LOST = 2500


async def _complete_points(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    """The newest first; the last move itself is where the table is now."""
    visit = Visit(interaction)
    number = await visit.host.in_channel(visit.channel)
    if number is None or not (await visit.caller()).moderates(visit.channel):
        return []
    words = (await visit.look(number)).labels(visit.language)
    found = [(str(point.version), _label(point, words)) for point in (await points(visit.host, number))[:-1]]
    hits = [(value, name) for value, name in reversed(found) if current.casefold() in name.casefold()]
    return [Choice(name=shorten(name, 100), value=value) for value, name in hits[:25]]


def _label(point: Point, words: Words) -> str:
    """What was played; that a moderator had it played is no part of it."""
    played = [text for text in point.told if text.key != TOLD]
    then = words.at(point.version)
    return f"{point.version} · {' '.join(then(text) for text in played[-2:])}"


@command("mod-rewind")
@named(to="rewind-to")
@app_commands.autocomplete(to=_complete_points)
@why
async def rewind(interaction: discord.Interaction, to: str, why: Reason) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        seen = await table_to_look_after(visit)
        every = await points(visit.host, seen.record.id)
        if not every or to not in {str(point.version) for point in every[:-1]}:
            raise refuse("mod-no-such-point")
        lost = [point for point in every if point.version > int(to)]
        lines = [f"- {visit.words.at(point.version)(text)}" for point in lost for text in point.told]
        await put_question(visit, seen, Request("rewind", why, int(to)), clip(lines, _MOST_LOST))
