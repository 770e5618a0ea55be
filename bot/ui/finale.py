"""Pictures at the end of a game: the result to post, its course, and a film of it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.look import Look
from bot.render.alt import alt_text
from bot.render.chart import Series, chart
from bot.render.film import course, film
from bot.render.page import seat_colours
from bot.render.result import result_scene
from bot.ui.pictures import Shot
from bot.ui.text import Words
from games.kernel import Deal, Entry, load_deal
from storage import actions

if TYPE_CHECKING:
    from bot.client import Dockside

log = logging.getLogger(__name__)


async def finale(bot: Dockside, seen: Look, words: Words) -> list[Shot]:
    """None of them, if one fails: the result is told in words anyway."""
    if bot.studio is None or not seen.scores:
        return []
    dealt, entries = await bot.database.read(lambda connection: _played(connection, seen))
    scene = result_scene(seen.scores)
    try:
        card = await bot.studio.picture(scene, words)
        lines = await bot.studio.beside(partial(_course, seen, dealt, entries, words))
        moving = await bot.studio.beside(partial(film, dealt, entries, words))
    except Exception:
        log.exception("game %s: no pictures of its end", seen.record.id)
        return []
    number = seen.record.id
    return [
        Shot(f"result-{number}.png", card, alt_text(scene, words)),
        Shot(f"course-{number}.png", lines, words.say("picture-course")),
        Shot(f"film-{number}.gif", moving, words.say("picture-film")),
    ]


def _played(connection: sqlite3.Connection, seen: Look) -> tuple[Deal, list[Entry]]:
    rows = actions.in_force(actions.log(connection, seen.record.id))
    return load_deal(seen.game, seen.record.deal), [actions.entry(row) for row in rows]


def _course(seen: Look, dealt: Deal, entries: Sequence[Entry], words: Words) -> bytes:
    assert seen.scene is not None
    colours = seat_colours(seen.scene)
    lines = [
        Series(seen.players[seat].name, values, colours[seat])
        for seat, values in enumerate(course(dealt, entries))
    ]
    return chart(words.say("picture-course"), lines)
