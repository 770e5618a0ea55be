"""A person's days off, chosen from the days of the week."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.clock.availability import MOST_DAYS_OFF
from bot.views.parts.build import layout, option, select
from bot.views.parts.custom_id import Control
from bot.words.words import Words


def weekday(words: Words, day: int) -> str:
    """Return the name of a day; 0: Monday."""
    return words.say(f"ui-weekday-{day}")


def days_in_words(words: Words, days: Iterable[int]) -> str:
    """Return the names of these days, in the order of the week."""
    return ", ".join(weekday(words, day) for day in sorted(days))


def days_off_view(words: Words, chosen: Iterable[int]) -> ui.LayoutView:
    """Return the days of the week to choose from, with those that are chosen."""
    days = frozenset(chosen)
    options = [option(weekday(words, day), str(day), chosen=day in days) for day in range(7)]
    lines = words.say("ui-me-days-off", days=days_in_words(words, days), count=len(days))
    return layout(
        lines,
        select(Control("daysoff", 0), words.say("ui-me-choose-days"), options, least=0, most=MOST_DAYS_OFF),
    )
