"""Money, stars or points over the course of a game, as everybody could see them."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from functools import partial

from bot.delivery.theme import theme_for
from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host.errors import refuse
from bot.perspective import Look, look
from bot.render.alt import MOST
from bot.render.giving_way import give_way
from bot.render.history.course import Course, Played, public_course
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import Theme
from bot.views.build import Press, button, layout, rows
from bot.views.custom_id import Control
from bot.views.panel import clip
from bot.views.shots import Shot
from bot.words.names import names_of
from bot.words.words import Words
from games.kernel.hosting import Who, load_deal, say
from storage import actions, past

log = logging.getLogger(__name__)


def played(connection: sqlite3.Connection, seen: Look) -> Played:
    """The game as far as it can be played through again."""
    gone_by = past.read(connection, seen.record.id)
    opening = partial(gone_by.opening, load_deal(seen.game, seen.record.deal))
    versions = [row.seq for row in gone_by.moves]
    return Played(opening, [actions.entry(row) for row in gone_by.moves], versions, give_way)


@verb("chart")
async def see_chart(visit: Visit, control: Control, given: Given) -> None:
    await show_chart(visit, control.game, int(control.extra or 0))


async def show_chart(visit: Visit, game: int, which: int = 0) -> None:
    """Privately, in one's own language. Other numbers that can be followed are a press away."""
    seen = await look(visit.host, game)
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    game_so_far = await visit.bot.database.read(lambda connection: played(connection, seen))
    if not game_so_far.moves:
        raise refuse("chart-too-early")
    courses = await _courses(visit, seen, game_so_far)
    if not courses:
        raise refuse("chart-none")
    await _show(visit, seen, courses, min(which, len(courses) - 1), len(game_so_far.moves))


async def _courses(visit: Visit, seen: Look, game_so_far: Played) -> tuple[Course, ...]:
    """Played through again beside the event loop, once for each version of the table."""
    job = partial(public_course, game_so_far)
    if visit.bot.studio is None:
        return job()
    return await visit.bot.studio.once(("course", seen.record.id, seen.version), job)


async def _show(visit: Visit, seen: Look, courses: Sequence[Course], which: int, moves: int) -> None:
    words, chosen = seen.labels(visit.language), courses[which]
    count = words.say("chart-moves", count=moves)
    title = words(say("chart-title", title=chosen.title, moves=count))
    told = in_words(title, chosen.values, words)
    shot = await _shot(visit, seen, chosen, title, told)
    controls = rows(_others(seen, courses, which, words))
    if shot is None:
        await visit.show(layout(told, *controls))
    else:
        await visit.show(layout(shot.gallery(), *controls), [shot.file()])


def in_words(title: str, values: Sequence[Sequence[int]], words: Words) -> str:
    """What each player had at first, and what at last."""
    lines = [
        words(say("chart-line", who=Who(seat), first=line[0], last=line[-1]))
        for seat, line in enumerate(values)
    ]
    return clip([title, *lines], MOST)


def _others(seen: Look, courses: Sequence[Course], which: int, words: Words) -> list[Press]:
    base = Control("chart", seen.record.id)
    return [
        button(base.to("chart", extra=number), words(course.title), disabled=number == which)
        for number, course in enumerate(courses)
    ]


async def _shot(visit: Visit, seen: Look, chosen: Course, title: str, told: str) -> Shot | None:
    """None: in words."""
    studio, theme = visit.bot.studio, await theme_for(visit.notes, "player", visit.user)
    if studio is None or theme is None:
        return None
    names = names_of(seen.players, visit.language)
    key = ("chart", seen.record.id, seen.version, title, theme.name, names)
    try:
        data = await studio.once(key, partial(drawn, seen, names, title, chosen.values, theme))
    except Exception:
        log.exception("game %s: no chart", seen.record.id)
        return None
    return Shot(f"chart-{seen.record.id}-{seen.version}.png", data, told)


def drawn(
    seen: Look, names: Sequence[str], title: str, values: Sequence[Sequence[int]], theme: Theme
) -> bytes:
    """Each player's line in the colour of the player's pieces."""
    from bot.render.history.chart import Series, chart

    assert seen.scene is not None
    colours = seat_colours(seen.scene)
    named = enumerate(zip(names, values, strict=True))
    return chart(title, [Series(name, line, colours[seat]) for seat, (name, line) in named], theme)
