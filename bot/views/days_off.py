"""A person's days off, chosen from the days of the week; and from when on chosen hours count."""

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


def chosen_hours(words: Words, told: str, waited_for: bool) -> str:
    """Return what was chosen; with a line for whoever is waited for, whose clock runs on as it did."""
    return f"{told}\n{words.say('ui-settings-hours-next')}" if waited_for else told


def days_off_view(words: Words, chosen: Iterable[int], waited_for: bool = False) -> ui.LayoutView:
    """Return the days of the week to choose from, with those that are chosen."""
    days = frozenset(chosen)
    options = [option(weekday(words, day), str(day), chosen=day in days) for day in range(7)]
    lines = words.say("ui-settings-days-off", days=days_in_words(words, days), count=len(days))
    return layout(
        chosen_hours(words, lines, waited_for),
        select(
            Control("daysoff", 0), words.say("ui-settings-choose-days"), options, least=0, most=MOST_DAYS_OFF
        ),
    )
