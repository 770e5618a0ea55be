"""Money, stars or points over the course of a game, as everybody could see them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.delivery.replay import draw_chart, replay
from bot.front.drawn import theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.router import Payload, number_carried, verb
from bot.front.visit import Visit
from bot.host.errors import refuse
from bot.perspective import Perspective, look
from bot.render.history.course import Course, Played, public_course
from bot.views.charts import chart_in_words, other_charts
from bot.views.parts.build import layout, rows
from bot.views.parts.custom_id import Control
from bot.views.shots import Shot
from games.kernel.hosting import say

log = logging.getLogger(__name__)


class Told(NamedTuple):
    """A chart in words: its title, and all of it."""

    title: str
    words: str


@verb("chart")
async def see_chart(visit: Visit, control: Control, payload: Payload) -> None:
    """Show a chart."""
    await show_chart(visit, control.game, number_carried(control.extra or "0"))


async def show_chart(visit: Visit, game: int, which: int = 0) -> None:
    """Show a chart privately, in one's own language. Other numbers are a press away."""
    seen = await look(visit.host, game)
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    game_so_far = await replay(visit.host, seen)
    if not game_so_far.moves:
        raise refuse("chart-too-early")
    meanwhile = partial(layout, visit.words.say("chart-drawing"))
    await show_in_time(visit, _chart(visit, seen, game_so_far, which), meanwhile)


async def _chart(visit: Visit, seen: Perspective, game_so_far: Played, which: int) -> Made:
    courses = await _courses(visit, seen, game_so_far)
    if not courses:
        raise refuse("chart-none")
    return await _made(visit, seen, courses, min(which, len(courses) - 1), len(game_so_far.moves))


async def _courses(visit: Visit, seen: Perspective, game_so_far: Played) -> tuple[Course, ...]:
    """Return what can be followed, played through again once for each version of the table."""
    job = partial(public_course, game_so_far)
    return await visit.services.pictures.once(("course", seen.record.id, seen.version), job)


async def _made(visit: Visit, seen: Perspective, courses: Sequence[Course], which: int, moves: int) -> Made:
    words, chosen = seen.labels(visit.language), courses[which]
    count = words.say("chart-moves", count=moves)
    title = words(say("chart-title", title=chosen.title, moves=count))
    told = chart_in_words(title, chosen.values, words)
    shot = await _shot(visit, seen, chosen, moves, Told(title, told))
    controls = rows(other_charts(seen, courses, which, words))
    if shot is None:
        return Made(layout(told, *controls))
    return Made(layout(shot.gallery(), *controls), [shot])


async def _shot(visit: Visit, seen: Perspective, chosen: Course, moves: int, told: Told) -> Shot | None:
    """Return the chart as a picture; None if it is shown in words."""
    pictures, theme, words = visit.services.pictures, await theme_for(visit), seen.labels(visit.language)
    if theme is None:
        return None
    key = ("chart", seen.record.id, seen.version, told.title, theme.name, tuple(words.names.now))
    try:
        data = await pictures.once(key, partial(draw_chart, seen, words, chosen, told.title, moves, theme))
    except Exception:
        log.exception("game %s: no chart", seen.record.id)
        return None
    return Shot(f"chart-{seen.record.id}-{seen.version}.png", data, told.words)
