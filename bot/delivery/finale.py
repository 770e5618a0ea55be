"""Pictures at the end of a game: the result to post, its course, and a film of it."""

from __future__ import annotations

import logging
from functools import partial

from bot.delivery.pictures import Pictures, shots_of
from bot.delivery.replay import draw_chart, replay
from bot.host.host import Host
from bot.perspective import Perspective
from bot.render.history.course import Played, true_worth
from bot.render.history.result import result_scene
from bot.render.paint.palette import Theme
from bot.views.charts import chart_in_words
from bot.views.shots import Shot
from bot.words.names import names_of
from bot.words.words import Words

log = logging.getLogger(__name__)


async def finale(pictures: Pictures, host: Host, seen: Perspective, words: Words) -> list[Shot]:
    """Return the pictures of a game's end; none if one fails or the channel wants words.

    The result is told in words anyway.
    """
    studio, theme = pictures.studio, await pictures.theme("channel", seen.record.channel)
    if studio is None or theme is None or not seen.scores:
        return []
    game = await replay(host, seen)
    scene, title = result_scene(seen.scores, seen.colours), words.say("picture-course")
    try:
        card = await studio.pictures(scene, words, theme)
        worth = await studio.beside(partial(true_worth, game))
        names = names_of(seen.players, words.language)
        lines = await studio.beside(partial(draw_chart, seen, names, title, worth, theme))
        moving = await studio.beside(partial(_film, game, words, theme))
    except Exception:
        log.exception("game %s: no pictures of its end", seen.record.id)
        return []
    number = seen.record.id
    return [
        *shots_of(card, scene, words, f"result-{number}"),
        Shot(f"course-{number}.png", lines, chart_in_words(title, worth, words)),
        Shot(f"film-{number}.gif", moving, words.say("picture-film")),
    ]


def _film(game: Played, words: Words, theme: Theme) -> bytes:
    from bot.render.history.film import film

    return film(game, words, theme)
