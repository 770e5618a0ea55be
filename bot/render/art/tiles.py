"""A layout in parts that do not touch: after a move most look as they did, and are not painted again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.render.art.letters import above, below
from bot.render.art.marks import Layout, Letters, Placed, Wake
from bot.render.paint.box import Box


class Part(NamedTuple):
    """Marks that belong together, from below to the top, and the box that holds them all."""

    box: Box
    marks: tuple[Placed, ...]


def wakes(laid: Layout) -> list[Wake]:
    """Return the ways that things took: they go through everything."""
    return [one.mark for one in laid.marks if isinstance(one.mark, Wake)]


def parts(laid: Layout) -> list[Part]:
    """Part a layout by what its things are on, and join what overlaps."""
    groups: dict[str, list[int]] = {}
    for number, one in enumerate(laid.marks):
        if not isinstance(one.mark, Wake):
            groups.setdefault(one.said.partition(".")[0], []).append(number)
    found: list[tuple[Box, list[int]]] = []
    for numbers in groups.values():
        box = _around([_inked(laid.marks[number]) for number in numbers])
        while touching := [part for part in found if part[0].meets(box)]:
            found = [part for part in found if part not in touching]
            box = _around([box, *[part[0] for part in touching]])
            numbers = [*numbers, *(number for part in touching for number in part[1])]
        found.append((box, numbers))
    ways = [number for number, one in enumerate(laid.marks) if isinstance(one.mark, Wake)]
    return [_part(laid, box, [*numbers, *_through(laid, ways, box)]) for box, numbers in found]


def _through(laid: Layout, ways: Sequence[int], box: Box) -> list[int]:
    """Return which ways go through a part: they belong to it too."""
    return [number for number in ways if _grown(laid.marks[number].box).meets(box)]


def _part(laid: Layout, box: Box, numbers: list[int]) -> Part:
    marks = tuple([laid.marks[number] for number in sorted(numbers)])
    x, y = max(0, box.x), max(0, box.y)
    return Part(Box(x, y, min(laid.w, box.x + box.w) - x, min(laid.h, box.y + box.h) - y), marks)


def _grown(box: Box) -> Box:
    """Return the box of a way with the dots around its line."""
    return Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6)


def _inked(one: Placed) -> Box:
    """Return the box of all that is painted of a mark: letters have accents and tails."""
    if not isinstance(one.mark, Letters):
        return one.box
    over = above(one.mark.size)
    return Box(one.box.x, one.box.y - over, one.box.w, over + one.box.h + below(one.mark.size))


def _around(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all these."""
    left, top = min([box.x for box in boxes]), min([box.y for box in boxes])
    right, bottom = max([box.x + box.w for box in boxes]), max([box.y + box.h for box in boxes])
    return Box(left, top, right - left, bottom - top)
