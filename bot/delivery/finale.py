"""Pictures at the end of a game: the result to post, its course, and a film of it."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from bot.delivery.theme import theme_for
from bot.perspective import Look
from bot.render.history.course import Played, true_worth
from bot.render.history.result import result_scene
from bot.render.paint.palette import Theme
from bot.views.charts import drawn, in_words, played
from bot.views.shots import Shot, shots_of
from bot.words.names import names_of
from bot.words.words import Words

if TYPE_CHECKING:
    from bot.app import Dockside

log = logging.getLogger(__name__)


async def finale(bot: Dockside, seen: Look, words: Words) -> list[Shot]:
    """None of them, if one fails or the channel wants words: the result is told in words anyway."""
    theme = await theme_for(bot.notes, "channel", seen.record.channel)
    if bot.studio is None or theme is None or not seen.scores:
        return []
    game = await bot.database.read(lambda connection: played(connection, seen))
    scene, title = result_scene(seen.scores), words.say("picture-course")
    try:
        card = await bot.studio.sheets(scene, words, theme)
        worth = await bot.studio.beside(partial(true_worth, game))
        names = names_of(seen.players, words.language)
        lines = await bot.studio.beside(partial(drawn, seen, names, title, worth, theme))
        moving = await bot.studio.beside(partial(_film, game, words, theme))
    except Exception:
        log.exception("game %s: no pictures of its end", seen.record.id)
        return []
    number = seen.record.id
    return [
        *shots_of(card, scene, words, f"result-{number}"),
        Shot(f"course-{number}.png", lines, in_words(title, worth, words)),
        Shot(f"film-{number}.gif", moving, words.say("picture-film")),
    ]


def _film(game: Played, words: Words, theme: Theme) -> bytes:
    from bot.render.history.film import film

    return film(game, words, theme)
