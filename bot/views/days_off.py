"""A person's days off, chosen from the days of the week."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import discord
from discord import ui

from bot.clock.availability import DAYS_OFF, MOST_DAYS_OFF
from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.views.build import layout, option, select
from bot.views.custom_id import Control
from bot.words.words import Words


def weekday(words: Words, day: int) -> str:
    return words.say(f"ui-weekday-{day}")


def days_in_words(words: Words, days: Iterable[int]) -> str:
    return ", ".join(weekday(words, day) for day in sorted(days))


def days_off_view(words: Words, chosen: Iterable[int]) -> ui.LayoutView:
    days = frozenset(chosen)
    options = [option(weekday(words, day), str(day), chosen=day in days) for day in range(7)]
    lines = words.say("ui-me-days-off", days=days_in_words(words, days), count=len(days))
    return layout(
        lines,
        select(Control("daysoff", 0), words.say("ui-me-choose-days"), options, least=0, most=MOST_DAYS_OFF),
    )


@verb("daysoff")
async def choose_days_off(visit: Visit, control: Control, given: Given) -> None:
    days = sorted({int(day) for day in given.chosen})
    changed = await visit.host.choose_hours(visit.user, DAYS_OFF, days or None)
    await visit.show(days_off_view(visit.words, days))
    await show_anew(visit, changed)


async def show_anew(visit: Visit, games: Iterable[int]) -> None:
    """These tables wait until another time now. One that cannot be reached shows it later."""
    for game in games:
        with suppress(discord.HTTPException):
            await visit.bot.boards.show(game, again=True)
