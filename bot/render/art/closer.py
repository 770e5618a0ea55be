"""Parts of a drawn board, enlarged: drawn larger, not stretched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.render.art.marks import Layout, Letters, Mark, Outline, Pill, Placed, Wake
from bot.render.art.near import Part, Sheet, arranged, near_area
from bot.render.art.picture import laid_out
from bot.render.art.stamp import pasted
from bot.render.giving_way import GiveWay, keep_going
from bot.render.paint.box import Box
from bot.render.paint.palette import Theme
from bot.render.sketches.raster import parts_of_board
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Scene

if TYPE_CHECKING:
    from PIL.Image import Image


def closer_picture(
    scene: Scene, words: Words, theme: Theme, area: str = "", give_way: GiveWay = keep_going
) -> Image | None:
    """Return an area of a scene as a picture in a palette; None if panels show more of it.

    Without an area: what the drawing itself says is to be shown.
    """
    if scene.drawing is None or words.game is None:
        return None
    laid, board = laid_out(scene, words), source_of(words.game).boards[scene.drawing.board]
    panels = [panel for panel in scene.areas if panel.key == area]
    sheet = near_area(panels[0], board, laid) if panels else arranged(scene.drawing.near, board, laid)
    return None if sheet is None else _drawn(words.game, scene.drawing.board, theme, laid, sheet, give_way)


def _drawn(
    game: str, board: str, theme: Theme, laid: Layout, sheet: Sheet, give_way: GiveWay = keep_going
) -> Image:
    """Draw the parts of a board, and on each what lies there."""
    canvas = parts_of_board(game, board, theme.name, sheet.parts, (sheet.w, sheet.h)).copy()
    for part in sheet.parts:
        x, y, w, h = part.to
        ground = canvas.crop((x, y, x + w, y + h)).convert("RGB")
        canvas.paste(pasted(ground, enlarged(laid, part), game, theme.name, give_way), (x, y))
    return canvas


def enlarged(laid: Layout, part: Part) -> Layout:
    """Return what lies in a part, as large as it is drawn there. Of a frame around more nothing is seen."""
    shown = [
        Placed(_moved(one.box, part.area).enlarged(part.zoom), _larger(one.mark, part), one.said)
        for one in laid.marks
        if one.box.meets(part.area) and (not isinstance(one.mark, Outline) or part.area.holds(one.box))
    ]
    return Layout(part.to.w, part.to.h, tuple(shown))


def _moved(box: Box, area: Box) -> Box:
    return box._replace(x=box.x - area.x, y=box.y - area.y)


def _larger(mark: Mark, part: Part) -> Mark:
    area, zoom = part.area, part.zoom
    match mark:
        case Letters():
            return mark._replace(size=int(mark.size * zoom))
        case Pill() | Outline():
            return mark._replace(rim=round(mark.rim * zoom))
        case Wake():
            moved = [(round((x - area.x) * zoom), round((y - area.y) * zoom)) for x, y in mark.points]
            return Wake(tuple(moved))
    return mark
