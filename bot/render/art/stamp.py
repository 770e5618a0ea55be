"""A drawing's layout as a picture: pieces and letters pasted on a board that was drawn before."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from bot.render.art.letters import above, mask
from bot.render.art.marks import Layout, Letters, Outline, Pill, Placed, Sprite, Wake
from bot.render.art.tiles import Part, parts, wakes
from bot.render.giving_way import GiveWay, keep_going
from bot.render.paint.box import Box
from bot.render.paint.palette import RGB
from bot.render.sketches.colours import Colours, colours_of, inks_of
from bot.render.sketches.raster import board, document, shape, sprite

_DOT, _BETWEEN_DOTS = 2, 12  # the radius of a dot, and how far apart they are
_MOST_PARTS = 64  # a tenth of a megabyte each


def stamped(game: str, name: str, theme: str, laid: Layout, give_way: GiveWay = keep_going) -> Image.Image:
    """Paint a layout on a board, in the game's palette; `give_way` is called between its parts."""
    canvas, palette = board(game, name, theme).copy(), inks_of(game, theme)
    fresh = _index(palette, colours_of(game, theme)["fresh"])
    for way in wakes(laid):
        _draw_dots(canvas, way.points, fresh)
    for part in parts(laid):
        canvas.paste(_painted(game, name, theme, part), part.box[:2])
        give_way()
    return canvas


def pasted(canvas: Image.Image, laid: Layout, game: str, theme: str, give_way: GiveWay) -> Image.Image:
    """Paste a layout on any ground, and return it in the game's palette."""
    pasting = _Pasting(canvas, (0, 0), game, theme)
    for placed in laid.marks:
        pasting.paste(placed)
        give_way()
    return canvas.quantize(palette=inks_of(game, theme), dither=Image.Dither.NONE)


def _index(palette: Image.Image, colour: RGB) -> int:
    """Return the number of a colour that a palette has exactly."""
    flat = palette.getpalette() or []
    return next(at for at in range(len(flat) // 3) if tuple(flat[3 * at : 3 * at + 3]) == colour)


@lru_cache(maxsize=_MOST_PARTS)
def _painted(game: str, name: str, theme: str, part: Part) -> Image.Image:
    """Paint a part, or return it from the picture before if it looks the same."""
    x, y, w, h = part.box
    canvas = board(game, name, theme).crop((x, y, x + w, y + h)).convert("RGB")
    pasting = _Pasting(canvas, (x, y), game, theme)
    for placed in part.marks:
        pasting.paste(placed)
    painted = canvas.quantize(palette=inks_of(game, theme), dither=Image.Dither.NONE)
    painted.load()  # its palette is set up before another thread has it
    return painted


class _Pasting:
    """Pastes marks on a canvas that begins at some point of the picture."""

    def __init__(self, canvas: Image.Image, origin: tuple[int, int], game: str, theme: str) -> None:
        self._canvas, self._origin, self._game, self._theme = canvas, origin, game, theme
        self._colours: Colours = colours_of(game, theme)

    def paste(self, placed: Placed) -> None:
        mark, (left, top) = placed.mark, self._origin
        box = placed.box._replace(x=placed.box.x - left, y=placed.box.y - top)
        match mark:
            case Sprite():
                drawn = sprite(self._game, mark.piece, (box.w, box.h), mark.tint, self._theme)
                self._canvas.paste(drawn, box[:2], drawn)
            case Letters():
                letters = mask(mark.text, mark.size, mark.bold)
                self._canvas.paste(self._colours[mark.ink], (box.x, box.y - above(mark.size)), letters)
            case Pill():
                drawn = _pill(box.w, box.h, self._colours[mark.fill], self._colours[mark.edge], mark.rim)
                self._canvas.paste(drawn, box[:2], drawn)
            case Outline(dashed=True):
                drawn = _dashes(box.w, box.h, self._colours[mark.ink], mark.rim, mark.round)
                self._canvas.paste(drawn, box[:2], drawn)
            case Outline():
                _draw_outline(self._canvas, box, self._colours[mark.ink], mark)
            case Wake():
                points = tuple([(x - left, y - top) for x, y in mark.points])
                _draw_dots(self._canvas, points, self._colours["fresh"])


def _draw_outline(canvas: Image.Image, box: Box, ink: RGB, mark: Outline) -> None:
    corners = (box.x, box.y, box.x + box.w - 1, box.y + box.h - 1)
    if mark.round:
        ImageDraw.Draw(canvas).ellipse(corners, outline=ink, width=mark.rim)
    else:
        ImageDraw.Draw(canvas).rounded_rectangle(corners, 2 * mark.rim, outline=ink, width=mark.rim)


def _draw_dots(canvas: Image.Image, points: tuple[tuple[int, int], ...], ink: RGB | int) -> None:
    pen = ImageDraw.Draw(canvas)
    for x, y in _dots(points):
        pen.ellipse((x - _DOT, y - _DOT, x + _DOT, y + _DOT), ink)


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


@lru_cache(maxsize=256)
def _dashes(w: int, h: int, ink: RGB, rim: int, round_: bool) -> Image.Image:
    corner = min(w, h) / 2 if round_ else 4 * rim
    inside = f'x="{rim / 2}" y="{rim / 2}" width="{w - rim}" height="{h - rim}" rx="{corner}"'
    line = f'fill="none" stroke="rgb{ink}" stroke-width="{rim}" stroke-dasharray="{3 * rim} {2 * rim}"'
    return shape(document(w, h, f"<rect {inside} {line}/>"))
