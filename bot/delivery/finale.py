"""What is sent at the end of a game: the result to post, its course, a film of it, and a replay to keep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial

from bot.delivery.pictures import Pictures, shots_of
from bot.delivery.replay import draw_chart, replay
from bot.host.host import Host
from bot.perspective import Perspective
from bot.render.giving_way import give_way
from bot.render.history.course import Course, Played, true_worth
from bot.render.history.result import result_scene
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import Theme
from bot.render.studio import Picture, pictures_of
from bot.views.charts import chart_in_words
from bot.views.result import agreed, notes
from bot.views.shots import Shot
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Scene, Seat, say

log = logging.getLogger(__name__)
_PATIENCE = 60.0  # seconds: then the result is told without a replay


async def finale(
    pictures: Pictures, host: Host, seen: Perspective, words: Words, rated: Mapping[Seat, str]
) -> list[Shot]:
    """Return the pictures of a game's end; none if one fails or the channel wants words.

    The result is told in words anyway.
    """
    studio, theme = pictures.studio, await pictures.theme("channel", seen.record.channel)
    if studio is None or theme is None or not seen.scores:
        return []
    game = await replay(host, seen)
    scene, title = result_scene(seen.scores, seen.colours), seen.game.reckoned.worth or say("picture-course")
    try:
        card = await studio.beside(partial(_card, seen, scene, game, words, theme, rated))
        worth = Course(title, tuple(map(tuple, await studio.beside(partial(true_worth, game)))))
        told, moves = words(title), len(game.moves)
        lines = await studio.beside(partial(draw_chart, seen, words, worth, told, moves, theme))
        moving = await studio.beside(partial(_film, game, words, theme))
    except Exception:
        log.exception("game %s: no pictures of its end", seen.record.id)
        return []
    number = seen.record.id
    return [
        *shots_of(card, scene, words, f"result-{number}"),
        Shot(f"course-{number}.png", lines, chart_in_words(told, worth.values, words)),
        Shot(f"film-{number}.gif", moving, words.say("picture-film")),
    ]


async def kept_replay(pictures: Pictures, host: Host, seen: Perspective, language: str) -> bytes | None:
    """Return a finished game as a page to keep, in all languages; None if it fails or takes too long."""
    if pictures.studio is None or not seen.scores:
        return None
    game = (await replay(host, seen))._replace(give_way=give_way)
    every = [seen.labels(one) for one in sorted(LANGUAGES, key=lambda one: one != language)]
    try:
        async with asyncio.timeout(_PATIENCE):
            return await pictures.studio.beside(partial(_keepsake, game, every))
    except Exception:
        log.exception("game %s: no replay to keep", seen.record.id)
        return None


def _card(
    seen: Perspective, scene: Scene, game: Played, words: Words, theme: Theme, rated: Mapping[Seat, str]
) -> tuple[Picture, ...]:
    """Draw the result in the art of the game, or in panels if it has none."""
    from bot.render.history.card import Ending, card_png, has_card

    if not has_card(seen.game.key):
        return pictures_of(scene, words, theme)
    told = notes(seen, game.moves, words), agreed(seen, words)
    borne = {seat: seen.game.winner(seen.view, seat) for rank, seat in seen.ranking() if rank == 1}
    ending = Ending(seen.scores or {}, seat_colours(scene), *told, rated, borne=borne)
    data = card_png(ending, words, theme, give_way)
    return (Picture(data, tuple(panel.key for panel in scene.panels)),)


def _keepsake(game: Played, every: Sequence[Words]) -> bytes:
    from bot.render.keepsake.file import keepsake

    return keepsake(game, every)


def _film(game: Played, words: Words, theme: Theme) -> bytes:
    from bot.render.history.film import film

    return film(game, words, theme)
