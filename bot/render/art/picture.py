"""A scene with a drawing as a picture, in the art of its game."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from bot.render.art.lay import layout
from bot.render.art.marks import Layout
from bot.render.art.stamp import stamped
from bot.render.giving_way import GiveWay, keep_going
from bot.render.paint.box import Box
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import Theme
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Scene

if TYPE_CHECKING:
    from PIL.Image import Image


def laid_out(scene: Scene, words: Words, fresh: Collection[str] = ()) -> Layout:
    """Return where everything in a scene's drawing is. `fresh` is what changes() found."""
    assert scene.drawing is not None
    assert words.game is not None
    return layout(scene.drawing, source_of(words.game), words, seat_colours(scene), fresh)


def areas(scene: Scene, words: Words) -> dict[str, Box]:
    """Return where the art has what a panel tells, by the keys of panels: for whoever points it out."""
    assert scene.drawing is not None
    assert words.game is not None
    places = source_of(words.game).boards[scene.drawing.board].places
    keys = [panel.key for panel in scene.panels if f"{panel.key}.area" in places]
    return {key: places[f"{key}.area"].box for key in keys}


def picture(
    scene: Scene, words: Words, theme: Theme, fresh: Collection[str] = (), give_way: GiveWay = keep_going
) -> Image:
    """Return a scene's drawing as a picture in a palette, not yet packed as a file."""
    laid = laid_out(scene, words, fresh)
    assert scene.drawing is not None
    assert words.game is not None
    return stamped(words.game, scene.drawing.board, theme.name, laid, give_way)
