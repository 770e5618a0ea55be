"""A high page cut into sheets, each of which a chat shows at its full width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, groupby, pairwise

from bot.render.layout.marks import Area, Page
from bot.render.layout.page import BETWEEN

TALLEST = 1.5  # of the width: what is higher is made smaller by Discord, and cannot be read on a phone


def sheets(laid: Page) -> list[Page]:
    """Cut a page into as few and as even sheets as can be. Panels that stand side by side stay together."""
    lines = [list(some) for _, some in groupby(laid.areas, key=lambda area: area.box.y)]
    lines[:2] = [[area for line in lines[:2] for area in line]]  # the head stays with what is below it
    spans = [(_top(line), max(area.box.y + area.box.h for area in line)) for line in lines]
    for count in range(1, len(lines) + 1):
        ways = ((0, *at, len(lines)) for at in combinations(range(1, len(lines)), count - 1))
        highest, way = min(((_highest(spans, way), way) for way in ways), key=lambda found: found[0])
        if highest <= laid.w * TALLEST:
            break
    return [_sheet(laid, [area for line in lines[a:b] for area in line]) for a, b in pairwise(way)]


def _highest(spans: Sequence[tuple[int, int]], way: Sequence[int]) -> int:
    """Return how high the highest sheet is, if the lines are cut this way."""
    return max(spans[b - 1][1] - spans[a][0] + BETWEEN for a, b in pairwise(way))


def _top(areas: Sequence[Area]) -> int:
    """Return where a sheet begins: with the same edge above the first panels as between panels."""
    return max(0, areas[0].box.y - BETWEEN)


def _sheet(laid: Page, areas: Sequence[Area]) -> Page:
    """Make a page of these areas, moved up to the top."""
    up = _top(areas)
    moved = tuple(replace(area, box=area.box._replace(y=area.box.y - up)) for area in areas)
    return replace(laid, h=max(area.box.y + area.box.h for area in moved) + BETWEEN, areas=moved)
