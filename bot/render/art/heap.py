"""Several pieces at one place: each of them, or if they are too many one of a kind with its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.render.art.letters import aligned, capitals, width
from bot.render.art.marks import Letters, Placed, Sprite
from bot.render.paint.box import Box
from bot.render.sketches.places import Place
from bot.render.sketches.source import Sketch

_COUNT, _SHARE = 16, 0.45  # the size of the number on a piece: at least, and of how wide the piece is


class _Grid(NamedTuple):
    """Pieces of one size in rows, filled from the ground up."""

    w: int
    h: int
    columns: int
    rows: int

    @property
    def room(self) -> int:
        return self.columns * self.rows


def heap(
    stacks: Sequence[tuple[str, int]], place: Place, pieces: Mapping[str, Sketch], key: str
) -> list[Placed]:
    """Lay pieces as large as they all fit; if they are too many even when small, one of a kind."""
    each = [piece for piece, number in stacks for _ in range(number)]
    if not each:
        return []
    sketch, sizes = pieces[each[0]], place.sizes or (round(place.h),)
    for size in sizes:
        if (grid := _grid(size, sketch, place)).room >= len(each):
            boxes = _boxes(len(each), grid, place)
            return [Placed(box, Sprite(piece), key) for box, piece in zip(boxes, each, strict=True)]
    return list(
        _grouped([stack for stack in stacks if stack[1]], _grid(sizes[-1], sketch, place), place, key)
    )


def _grid(size: int, sketch: Sketch, place: Place) -> _Grid:
    high = round(size * sketch.h / sketch.w)
    return _Grid(size, high, round(place.w) // size, max(1, round(place.h) // high))


def _boxes(count: int, grid: _Grid, place: Place) -> Iterator[Box]:
    """Yield a box for each piece, row by row from the lowest."""
    box = place.box
    for at in range(count):
        row, column = divmod(at, grid.columns)
        spare = box.w - min(grid.columns, count) * grid.w
        left = {"start": 0, "middle": spare // 2, "end": spare}[place.anchor]
        yield Box(box.x + left + column * grid.w, box.y + box.h - (row + 1) * grid.h, grid.w, grid.h)


def _grouped(stacks: Sequence[tuple[str, int]], grid: _Grid, place: Place, key: str) -> Iterator[Placed]:
    boxes = list(_boxes(len(stacks), grid, place))
    yield from (Placed(box, Sprite(piece), key) for box, (piece, _) in zip(boxes, stacks, strict=True))
    for box, (_, number) in zip(boxes, stacks, strict=True):
        if number > 1:
            yield from _count(number, box, key)


def _count(number: int, box: Box, key: str) -> Iterator[Placed]:
    """Yield a number on the lower right corner of a piece."""
    text, size = str(number), max(_COUNT, int(box.w * _SHARE))
    side = max(width(text, size), capitals(size)) + 4
    disc = Box(box.x + box.w - side, box.y + box.h - side, side, side)
    yield Placed(disc, Sprite("count"), key)
    yield Placed(aligned(text, size, False, disc, "middle"), Letters(text, size, "ink"), key)
