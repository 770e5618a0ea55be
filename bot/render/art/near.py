"""What a close-up shows of a board, and where: parts of it in rows, each row as wide as the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.render.art.marks import Layout
from bot.render.paint.box import Box
from bot.render.sketches.places import Place
from bot.render.sketches.source import Sketch
from games.kernel.hosting import Near, Panel

_AIR, _LITTLE = 8, 4  # around an area; around a thing that may lie anywhere
_FEWEST = 3  # places of one name that make an area
_WIDE = 720  # pixels across at most
_LEAST, _LARGEST = 1.25, 3.0  # how much larger: else panels show more
_GAP = 8  # between parts


class Part(NamedTuple):
    """A part of the board, and where it is in the close-up."""

    area: Box
    to: Box

    @property
    def zoom(self) -> float:
        return self.to.w / self.area.w


class Sheet(NamedTuple):
    """A whole close-up: its size, and its parts."""

    w: int
    h: int
    parts: tuple[Part, ...]


def near_area(panel: Panel, board: Sketch, laid: Layout) -> Sheet | None:
    """Arrange an area of the table as its game says; else as it stands on the board, if that is narrow."""
    if panel.near:
        return arranged(panel.near, board, laid)
    boxes = _boxes(board.places, panel)
    if not boxes:
        return None
    area = _within(_around(boxes), board)
    return _sheet([[area]]) if area.w * _LEAST <= _WIDE else None


def arranged(near: Near, board: Sketch, laid: Layout) -> Sheet:
    """Arrange what is named, row by row: places of the board, and things wherever they lie."""
    return _sheet([[_within(_box(name, board, laid), board) for name in row] for row in near])


def _box(name: str, board: Sketch, laid: Layout) -> Box:
    """Return a place as it is drawn in the art, or what lies on the board under a name, with some air."""
    if name in board.places:
        return board.places[name].box
    return _around([one.box for one in laid.marks if one.said.split(".")[0] == name], _LITTLE)


def _boxes(places: Mapping[str, Place], panel: Panel) -> list[Box]:
    """Return what an area holds: what is framed when it is a player's turn, or all places of its name."""
    if panel.seat is not None:
        return [places[name].box for name in (f"seat-{panel.seat}.turn",) if name in places]
    own = [place.box for name, place in places.items() if name.startswith(f"{panel.key}.")]
    return own if len(own) >= _FEWEST else []


def _around(boxes: Sequence[Box], air: int = _AIR) -> Box:
    """Return the smallest box that holds all these, with some air."""
    left, top = min([box.x for box in boxes]) - air, min([box.y for box in boxes]) - air
    right, bottom = max([box.x + box.w for box in boxes]), max([box.y + box.h for box in boxes])
    return Box(left, top, right + air - left, bottom + air - top)


def _within(box: Box, board: Sketch) -> Box:
    """Return the part of a box that is on the board."""
    x, y = max(box.x, 0), max(box.y, 0)
    right, bottom = min(box.x + box.w, round(board.w)), min(box.y + box.h, round(board.h))
    return Box(x, y, right - x, bottom - y)


def _sheet(rows: Sequence[Sequence[Box]]) -> Sheet:
    """Put rows below each other. The picture is as wide as the widest; the others stand in its middle."""
    wide = max(_width(row, _height(row)) for row in rows)
    parts, top = list[Part](), 0
    for row in rows:
        placed = list(_placed(row, top, wide))
        parts += placed
        top = placed[0].to.y + placed[0].to.h + _GAP
    return Sheet(wide, top - _GAP, tuple(parts))


def _height(row: Sequence[Box]) -> int:
    """Return how high a row is if it is as wide as can be, and nothing in it too large."""
    shape = sum(box.w / box.h for box in row)
    full = (_WIDE - _GAP * (len(row) - 1)) / shape
    return int(min(full, _LARGEST * min(box.h for box in row)))


def _width(row: Sequence[Box], high: int) -> int:
    return sum(round(box.w * high / box.h) for box in row) + _GAP * (len(row) - 1)


def _placed(row: Sequence[Box], top: int, wide: int) -> Iterator[Part]:
    high = _height(row)
    left = (wide - _width(row, high)) // 2
    for box in row:
        across = round(box.w * high / box.h)
        yield Part(box, Box(left, top, across, high))
        left += across + _GAP
