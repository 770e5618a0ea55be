"""Choosing one's time zone, by whatever people call it."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.app_commands import Choice

from bot.clock import timezones
from bot.clock.availability import ZONE, hours_of
from bot.clock.hours import time_of_day
from bot.front.declare import command, named
from bot.front.visit import Visit, answers, completes
from bot.host.errors import refuse
from bot.views.days_off import chosen_hours
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.words.words import shorten

_MOST_NAMED = 5  # zones in one sentence


@completes
async def _complete_zone(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose time zones by their cities, with the time there."""
    now = visit.host.now()
    found = await asyncio.to_thread(
        timezones.find_zones, current, visit.language
    )  # the first time it reads much
    return [
        Choice(
            name=shorten(f"{city} · {time_of_day(hours_of({ZONE: name}), now)} · {name}", SUGGESTION),
            value=name,
        )
        for name, city in found[:MOST_SUGGESTIONS]
    ]


@command("settings-zone")
@named(name="zone")
@app_commands.autocomplete(name=_complete_zone)
@answers
async def zone(visit: Visit, name: str) -> None:
    """Choose one's time zone."""
    chosen = await zone_typed(visit, name)
    waited_for = await visit.host.clocks.choose_hours(visit.user, ZONE, chosen)
    time = time_of_day(hours_of({ZONE: chosen}), visit.host.now())
    told = visit.words.say("ui-settings-zone", zone=chosen, time=time)
    await visit.say(chosen_hours(visit.words, told, waited_for))


async def zone_typed(visit: Visit, typed: str) -> str:
    """Return the zone that is meant by what was typed, or refuse with those that could be."""
    found = await asyncio.to_thread(timezones.zones_meant, typed, visit.language)
    if not found:
        raise refuse("ui-zone-unknown", typed=shorten(typed, 60))
    if len(found) > 1:
        several = tuple(f"{city} ({name})" for name, city in found[:_MOST_NAMED])
        raise refuse("ui-zone-several", typed=shorten(typed, 60), zones=several)
    return found[0].name
