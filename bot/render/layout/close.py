"""A close-up: it shows less than the whole table, so its letters can be larger."""

from __future__ import annotations

from bot.render.giving_way import GiveWay, keep_going
from bot.render.layout.marks import Page, TextLine
from bot.render.layout.page import page
from bot.render.layout.sheets import TALLEST, sheets
from bot.words.words import Words
from games.kernel.hosting import Scene

_ZOOMS = (1.5, 1.25)


def close_up(scene: Scene, words: Words, give_way: GiveWay = keep_going) -> list[Page]:
    """Lay a scene out as large as can be without a word cut short for it, and not too high to be shown so."""
    usual = page(scene, words, names=True, give_way=give_way)
    for zoom in _ZOOMS:
        laid = page(scene, words, names=True, give_way=give_way, zoom=zoom)
        cut = sheets(laid)
        if _cut_short(laid) <= _cut_short(usual) and all(one.h <= one.w * TALLEST for one in cut):
            return cut
    return sheets(usual)


def _cut_short(laid: Page) -> int:
    """Count the lines that end in dots."""
    marks = (mark for area in laid.areas for _, mark in area.placed())
    return sum(isinstance(mark, TextLine) and mark.text.endswith("…") for mark in marks)
