"""A high page cut into sheets, each of which a chat shows at its full width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, groupby, pairwise

from bot.render.fonts import WIDTH
from bot.render.marks import Area, Page
from bot.render.page import BETWEEN

TALLEST = WIDTH * 3 // 2  # what is higher is made smaller by Discord, and cannot be read on a phone


def sheets(laid: Page, most: int = TALLEST) -> list[Page]:
    """As few as can be, as even as can be. Panels that stand side by side stay together."""
    lines = [list(some) for _, some in groupby(laid.areas, key=lambda area: area.box.y)]
    lines[:2] = [[area for line in lines[:2] for area in line]]  # the head stays with what is below it
    for count in range(1, len(lines) + 1):
        cut = min((_cut(lines, at) for at in combinations(range(1, len(lines)), count - 1)), key=_highest)
        if _highest(cut) <= most:
            break
    return cut


def _cut(lines: Sequence[Sequence[Area]], at: Sequence[int]) -> list[Page]:
    return [_sheet([area for line in lines[a:b] for area in line]) for a, b in pairwise((0, *at, len(lines)))]


def _sheet(areas: Sequence[Area]) -> Page:
    """Moved up to the top, with the same edge above the first panels as between panels."""
    top = areas[0].box.y
    up = max(0, top - BETWEEN)
    moved = tuple(replace(area, box=area.box._replace(y=area.box.y - up)) for area in areas)
    return Page(WIDTH, max(area.box.y + area.box.h for area in moved) + BETWEEN, moved)


def _highest(cut: Sequence[Page]) -> int:
    return max(sheet.h for sheet in cut)
