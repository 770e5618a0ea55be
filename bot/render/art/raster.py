"""SVG made into pixels, each thing once. A whole board is made in a process of its own.

resvg holds everything up while it draws: a piece takes less than a thousandth of a second, but a board a
quarter of one, in which nobody would be answered.
"""

from __future__ import annotations

import io
import subprocess
import sys
from functools import lru_cache

from PIL import Image

from bot.render.art.colours import coloured, colours_of, inks_of
from bot.render.art.source import Sketch, source_of

_FINE = 2  # how much larger everything is drawn before it is reduced
_PATIENCE = 60  # seconds
_MOST_BOARDS, _MOST_SPRITES = 8, 1500
_PROGRAM = (
    "import sys, resvg_py\n"
    "sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=sys.stdin.read(), skip_system_fonts=True))"
)


@lru_cache(maxsize=_MOST_BOARDS)
def board(game: str, name: str, theme: str) -> Image.Image:
    """Return a board without anything on it, in the game's palette."""
    sketch = source_of(game).boards[name]
    svg = _document(sketch, round(sketch.w), round(sketch.h), coloured(sketch.svg, colours_of(game, theme)))
    asked = [sys.executable, "-c", _PROGRAM]
    made = subprocess.run(asked, input=svg.encode(), stdout=subprocess.PIPE, check=True, timeout=_PATIENCE)
    drawn = _opened(made.stdout).convert("RGB").reduce(_FINE)
    return drawn.quantize(palette=inks_of(game, theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=_MOST_SPRITES)
def sprite(game: str, piece: str, size: tuple[int, int], tint: str | None, theme: str) -> Image.Image:
    """Return a piece in a size, with an alpha channel."""
    sketch = source_of(game).pieces[piece]
    return shape(_document(sketch, *size, coloured(sketch.svg, colours_of(game, theme), tint)))


def shape(svg: str) -> Image.Image:
    """Return a small drawing, with an alpha channel."""
    import resvg_py

    drawn = _opened(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return drawn.convert("RGBa").reduce(_FINE).convert("RGBA")


def _document(sketch: Sketch, w: int, h: int, inside: str) -> str:
    """Return a whole file of what is to be w by h pixels."""
    return document(w, h, inside, f"0 0 {sketch.w:g} {sketch.h:g}")


def document(w: int, h: int, inside: str, box: str = "") -> str:
    """Return a whole SVG file for something that is to be w by h pixels."""
    head = f'xmlns="http://www.w3.org/2000/svg" width="{w * _FINE}" height="{h * _FINE}"'
    view = f'viewBox="{box or f"0 0 {w} {h}"}" preserveAspectRatio="none" shape-rendering="crispEdges"'
    return f"<svg {head} {view}>{inside}</svg>"


def _opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image
