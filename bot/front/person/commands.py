"""/me: a person's own time zone, quiet hours, days off and the way they are called."""

from __future__ import annotations

from typing import Any, Optional

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clock import timezones
from bot.clock.availability import (
    LONGEST_QUIET,
    NOTICE,
    NOTICES,
    QUIET,
    ZONE,
    clock_face,
    hours_of,
    notices_of,
    quiet_length,
)
from bot.clock.hours import Quiet, time_of_day
from bot.front.declare import EVERYWHERE, command, group, named, worded
from bot.front.person.privacy import data, forget
from bot.front.person.snooze import snooze
from bot.front.visit import Visit, answered
from bot.host.errors import refuse
from bot.views.build import layout
from bot.views.clock import stamp
from bot.views.days_off import days_in_words, days_off_view, show_anew
from bot.views.dms import try_again
from bot.words.numbers import read_time
from bot.words.words import Words, shorten
from games.kernel.hosting import say

Time = Optional[str]  # noqa: UP045 (the library reads annotations at run time)


def me_group() -> app_commands.Group:
    every = [show, zone, quiet, days_off, notices, later, dms, data, forget]
    return group("me", EVERYWHERE, every)


@command("me-show")
async def show(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await visit.show(layout("\n".join(_chosen(await visit.notes.read("player", visit.user), visit))))


def _chosen(settings: dict[str, Any], visit: Visit) -> list[str]:
    words, hours = visit.words, hours_of(settings)
    rest = [] if hours.quiet is None else [_quiet_line(words, hours.quiet)]
    if hours.days_off:
        days = days_in_words(words, hours.days_off)
        rest.append(words.say("ui-me-days-off", days=days, count=len(hours.days_off)))
    return [
        words.say("ui-me-zone", zone=hours.zone, time=time_of_day(hours, visit.host.now())),
        *(rest or [words.say("ui-me-always")]),
        words.say(f"ui-me-notices-{notices_of(settings)}"),
        words.say("ui-me-hint"),
    ]


def _quiet_line(words: Words, quiet: Quiet) -> str:
    return words.say("ui-me-quiet", start=clock_face(quiet.start), end=clock_face(quiet.end))


async def _complete_zone(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    visit = Visit(interaction)
    now = visit.host.now()
    return [
        Choice(name=shorten(f"{city} · {time_of_day(hours_of({ZONE: name}), now)} · {name}", 100), value=name)
        for name, city in timezones.find_zones(current, visit.language)[:25]
    ]


@command("me-zone")
@named(name="zone")
@app_commands.autocomplete(name=_complete_zone)
async def zone(interaction: discord.Interaction, name: str) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        if (chosen := timezones.zone_named(name, visit.language)) is None:
            raise refuse("ui-me-zone-unknown", typed=shorten(name, 60))
        changed = await visit.host.choose_hours(visit.user, ZONE, chosen)
        time = time_of_day(hours_of({ZONE: chosen}), visit.host.now())
        await visit.tell(say("ui-me-zone", zone=chosen, time=time))
        await show_anew(visit, changed)


async def _complete_time(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    typed = read_time(current)
    near = range(typed, typed + 60, 15) if typed is not None else range(0, 24 * 60, 60)
    return [Choice(name=clock_face(at), value=clock_face(at)) for at in near if at < 24 * 60]


@command("me-quiet")
@named(start="from", end="to")
@app_commands.autocomplete(start=_complete_time, end=_complete_time)
async def quiet(interaction: discord.Interaction, start: Time = None, end: Time = None) -> None:
    """With neither time they are switched off."""
    visit = Visit(interaction)
    async with answered(visit):
        chosen = None if start is None and end is None else _quiet(start, end)
        if chosen is not None and await visit.notes.get("player", visit.user, ZONE) is None:
            raise refuse("ui-me-zone-first")
        value = None if chosen is None else list(chosen)
        changed = await visit.host.choose_hours(visit.user, QUIET, value)
        told = visit.words.say("ui-me-quiet-off") if chosen is None else _quiet_line(visit.words, chosen)
        await visit.say(told)
        await show_anew(visit, changed)


def _quiet(start: str | None, end: str | None) -> Quiet:
    if start is None or end is None:
        raise refuse("ui-me-quiet-both")
    read = [read_time(typed) for typed in (start, end)]
    for typed, minute in zip((start, end), read, strict=True):
        if minute is None:
            raise refuse("ui-me-time-unknown", typed=shorten(typed, 40))
    chosen = Quiet(*(minute for minute in read if minute is not None))
    if not 0 < quiet_length(chosen) <= LONGEST_QUIET:
        raise refuse("ui-me-quiet-length", most=LONGEST_QUIET // 60)
    return chosen


@command("me-days-off")
async def days_off(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        settings = await visit.notes.read("player", visit.user)
        if ZONE not in settings:
            raise refuse("ui-me-zone-first")
        await visit.show(days_off_view(visit.words, hours_of(settings).days_off))


@command("me-later")
async def later(interaction: discord.Interaction) -> None:
    """Wherever they are waited for."""
    visit = Visit(interaction)
    async with answered(visit):
        until = await snooze(visit, await visit.host.games_of(visit.user))
        await visit.tell(say("ui-snoozed", when=stamp(until, "f")))


@command("me-notices")
@named(way="notices")
@app_commands.choices(way=worded("ui-notices-", NOTICES))
async def notices(interaction: discord.Interaction, way: str) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await visit.notes.put("player", visit.user, NOTICE, way)
        await visit.tell(say(f"ui-me-notices-{way}"))


@command("me-dms")
async def dms(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await try_again(visit)
