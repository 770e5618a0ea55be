"""Money, stars or points over the course of a game, as everybody could see them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.perspective import Perspective
from bot.render.alt import MOST
from bot.render.history.course import Course
from bot.views.parts.build import Button, button
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import clip
from bot.words.words import Words
from games.kernel.hosting import Who, say


def chart_in_words(title: str, values: Sequence[Sequence[int]], words: Words) -> str:
    """Return a line for each player: what they had at first, and what at last."""
    lines = [
        words(say("chart-line", who=Who(seat), first=line[0], last=line[-1]))
        for seat, line in enumerate(values)
    ]
    return clip([title, *lines], MOST)


def other_charts(seen: Perspective, courses: Sequence[Course], which: int, words: Words) -> list[Button]:
    """Return a button for every number that can be followed; the one that is shown cannot be pressed."""
    base = Control("chart", seen.record.id)
    return [
        button(base.to("chart", extra=number), words(course.title), disabled=number == which)
        for number, course in enumerate(courses)
    ]


def chart_button(seen: Perspective, words: Words) -> list[Button]:
    """Return the button to the chart, where there is something to follow over the game."""
    if seen.public is None or not seen.game.gauges(seen.public):
        return []
    return [button(Control("chart", seen.record.id), words.say("chart-button"))]
