"""A finished game as a short film of what everybody could see."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.render.changes import changes
from bot.render.course import Played, spread
from bot.render.fonts import UNIT
from bot.render.marks import Area, Bar, Block, Box, Page
from bot.render.page import page
from bot.render.palette import DARK, Theme
from bot.render.picture import Easel
from bot.ui.text import Words
from games.kernel import Scene

if TYPE_CHECKING:
    from PIL.Image import Image

_MOST_FRAMES, _MOST_BYTES = 60, 8_000_000
_SHOWN, _LAST = 700, 4000  # milliseconds
_FOOT = 4 * UNIT  # for the bar that tells how far the game has come


def film(played: Played, words: Words, theme: Theme = DARK, most_bytes: int = _MOST_BYTES) -> bytes:
    """A GIF with what changed from frame to frame marked; with fewer frames if it would be too large."""
    frames = _MOST_FRAMES
    while True:
        made = _developed(_pages(_scenes(played, frames), words), theme)
        if len(made) <= most_bytes or frames <= 2:
            return made
        frames //= 2


def _scenes(played: Played, count: int) -> Iterator[Scene]:
    """The public table at so many moments, evenly spread, the first and the last among them."""
    moments = spread(len(played.moves), count)
    for number, table in enumerate(played.tables()):
        if number in moments:
            yield table.game.board(table.game.view(table, None))


def _pages(scenes: Iterable[Scene], words: Words) -> list[Page]:
    found: list[Page] = []
    before: Scene | None = None
    for scene in scenes:
        found.append(page(scene, words, () if before is None else changes(before, scene)))
        before = scene
    return found


def frame(laid: Page, tall: int, share: float) -> Page:
    """Its last panels reach down to where those of the longest frame end; below them, how far it has come."""
    more = tall - laid.h
    last = max(area.box.y for area in laid.areas)
    areas = [_stretched(area, more) if area.box.y == last else area for area in laid.areas]
    foot = Area("film", Box(0, tall, laid.w, _FOOT), Block(laid.w, _FOOT, Bar(share)))
    return Page(laid.w, tall + _FOOT, (*areas, foot))


def _stretched(area: Area, more: int) -> Area:
    return replace(area, box=area.box._replace(h=area.box.h + more))


def _developed(pages: Sequence[Page], theme: Theme) -> bytes:
    first, *rest = _frames(pages, theme)
    times = [_SHOWN] * len(rest) + [_LAST]
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=False)
    return out.getvalue()


def _frames(pages: Sequence[Page], theme: Theme) -> Iterator[Image]:
    tall, easel = max(laid.h for laid in pages), Easel(theme)
    for number, laid in enumerate(pages):
        yield easel.canvas(frame(laid, tall, number / max(1, len(pages) - 1)))
