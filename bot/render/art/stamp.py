"""A drawing's layout as a picture: pieces and letters pasted on a board that was drawn before."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from bot.render.art.colours import Colours, colours_of, inks_of
from bot.render.art.letters import above, mask
from bot.render.art.marks import Layout, Letters, Outline, Pill, Placed, Sprite, Wake
from bot.render.art.raster import board, document, shape, sprite
from bot.render.giving_way import GiveWay, keep_going
from bot.render.layout.marks import Box
from bot.render.paint.palette import RGB

_DOT, _BETWEEN_DOTS = 5, 12
_STRETCH = 40  # marks that are pasted before others may have their turn


class Stamper:
    """Pastes the drawings of one game in one theme."""

    def __init__(self, game: str, theme: str, give_way: GiveWay = keep_going) -> None:
        self._game, self._theme, self._give_way = game, theme, give_way
        self._colours: Colours = colours_of(game, theme)

    def canvas(self, name: str, laid: Layout) -> Image.Image:
        """Paint a layout on a board, in the game's palette."""
        canvas = board(self._game, name, self._theme).convert("RGB")
        for number, placed in enumerate(laid.marks):
            self._paste(canvas, placed)
            if number % _STRETCH == 0:
                self._give_way()
        return canvas.quantize(palette=inks_of(self._game, self._theme), dither=Image.Dither.NONE)

    def _paste(self, canvas: Image.Image, placed: Placed) -> None:
        box, mark = placed.box, placed.mark
        match mark:
            case Sprite():
                drawn = sprite(self._game, mark.piece, (box.w, box.h), mark.tint, self._theme)
                canvas.paste(drawn, box[:2], drawn)
            case Letters():
                letters = mask(mark.text, mark.size, mark.bold)
                canvas.paste(self._colours[mark.ink], (box.x, box.y - above(mark.size)), letters)
            case Pill():
                drawn = _pill(box.w, box.h, self._colours[mark.fill], self._colours[mark.edge], mark.rim)
                canvas.paste(drawn, box[:2], drawn)
            case Outline():
                _outline(canvas, box, self._colours[mark.ink], mark.rim)
            case Wake():
                self._wake(canvas, mark)

    def _wake(self, canvas: Image.Image, mark: Wake) -> None:
        pen, ink = ImageDraw.Draw(canvas), self._colours["fresh"]
        for x, y in _dots(mark.points):
            pen.ellipse((x - _DOT // 2, y - _DOT // 2, x + _DOT // 2, y + _DOT // 2), ink)


def _outline(canvas: Image.Image, box: Box, ink: RGB, rim: int) -> None:
    corners = (box.x, box.y, box.x + box.w - 1, box.y + box.h - 1)
    ImageDraw.Draw(canvas).rounded_rectangle(corners, 2 * rim, outline=ink, width=rim)


def _dots(points: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Return where the dots of a way are, evenly spread along it."""
    found, left = [], 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        long = hypot(x2 - x1, y2 - y1)
        while left < long:
            share = left / long
            found.append((round(x1 + (x2 - x1) * share), round(y1 + (y2 - y1) * share)))
            left += _BETWEEN_DOTS
        left -= long
    return found


@lru_cache(maxsize=256)
def _pill(w: int, h: int, fill: RGB, edge: RGB, rim: int) -> Image.Image:
    inside = f'x="{rim / 2}" y="{rim / 2}" width="{w - rim}" height="{h - rim}" rx="{(h - rim) / 2}"'
    inks = f'fill="rgb{fill}" stroke="rgb{edge}" stroke-width="{rim}"'
    return shape(document(w, h, f"<rect {inside} {inks}/>"))
