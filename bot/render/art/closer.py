"""One area of a drawn board, enlarged: drawn larger, not stretched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.render.art.marks import Layout, Letters, Mark, Outline, Pill, Placed, Wake
from bot.render.art.picture import laid_out
from bot.render.art.stamp import pasted
from bot.render.giving_way import GiveWay, keep_going
from bot.render.paint.box import Box
from bot.render.paint.palette import Theme
from bot.render.sketches.places import Place
from bot.render.sketches.raster import part_of_board
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Scene, Seat

if TYPE_CHECKING:
    from PIL.Image import Image

_AIR = 8  # around an area
_FEWEST = 3  # places of one name that make an area
_WIDE = 720  # pixels across at most
_LEAST, _LARGEST = 1.25, 2.0  # how much larger: else panels show more


def area_of(scene: Scene, words: Words, key: str) -> Box | None:
    """Return where the art has an area, if it can be drawn much larger than it is on the whole board."""
    if scene.drawing is None or words.game is None:
        return None
    board = source_of(words.game).boards[scene.drawing.board]
    boxes = _boxes(board.places, key, next(panel.seat for panel in scene.areas if panel.key == key))
    if not boxes:
        return None
    area = _within(_around(boxes), Box(0, 0, round(board.w), round(board.h)))
    return area if area.w * _LEAST <= _WIDE else None


def _boxes(places: Mapping[str, Place], key: str, seat: Seat | None) -> list[Box]:
    """Return what an area holds: what is framed when it is a player's turn, or all places of its name."""
    if seat is not None:
        return [places[name].box for name in (f"seat-{seat}.turn",) if name in places]
    own = [place.box for name, place in places.items() if name.startswith(f"{key}.")]
    return own if len(own) >= _FEWEST else []


def _around(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all these, with some air."""
    left, top = min([box.x for box in boxes]) - _AIR, min([box.y for box in boxes]) - _AIR
    right, bottom = max([box.x + box.w for box in boxes]), max([box.y + box.h for box in boxes])
    return Box(left, top, right + _AIR - left, bottom + _AIR - top)


def area_picture(
    scene: Scene, words: Words, theme: Theme, area: Box, give_way: GiveWay = keep_going
) -> Image:
    """Return an area of a scene's drawing as a picture in a palette."""
    assert scene.drawing is not None
    assert words.game is not None
    zoom = min(_LARGEST, _WIDE / area.w)
    laid = _enlarged(laid_out(scene, words), area, zoom)
    canvas = part_of_board(words.game, scene.drawing.board, theme.name, area, (laid.w, laid.h))
    return pasted(canvas.convert("RGB"), laid, words.game, theme.name, give_way)


def _within(box: Box, whole: Box) -> Box:
    """Return the part of a box that is in the picture."""
    x, y = max(box.x, 0), max(box.y, 0)
    return Box(x, y, min(box.x + box.w, whole.w) - x, min(box.y + box.h, whole.h) - y)


def _enlarged(laid: Layout, area: Box, zoom: float) -> Layout:
    """Return what lies in an area, as large as it is drawn there."""
    shown = [
        Placed(_moved(one.box, area).enlarged(zoom), _larger(one.mark, area, zoom), one.said)
        for one in laid.marks
        if one.box.meets(area)
    ]
    return Layout(round(area.w * zoom), round(area.h * zoom), tuple(shown))


def _moved(box: Box, area: Box) -> Box:
    return box._replace(x=box.x - area.x, y=box.y - area.y)


def _larger(mark: Mark, area: Box, zoom: float) -> Mark:
    match mark:
        case Letters():
            return mark._replace(size=int(mark.size * zoom))
        case Pill() | Outline():
            return mark._replace(rim=round(mark.rim * zoom))
        case Wake():
            moved = [(round((x - area.x) * zoom), round((y - area.y) * zoom)) for x, y in mark.points]
            return Wake(tuple(moved))
    return mark
