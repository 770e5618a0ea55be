"""SVG made into pixels, each thing once: pieces here, whole boards in a process of their own."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.render.paint.box import Box
from bot.render.sketches.child import FINE, flattened
from bot.render.sketches.colours import Colours, coloured, colours_of, inks_of
from bot.render.sketches.source import Sketch, source_of

_MOST_BOARDS, _MOST_CARDS, _MOST_SPRITES = 8, 8, 1500
_MOST_PARTS = 8  # close-ups: up to a megabyte each


@lru_cache(maxsize=_MOST_BOARDS)
def board(game: str, name: str, theme: str) -> Image.Image:
    """Return a board without anything on it, in the game's palette."""
    sketch, colours = source_of(game).boards[name], colours_of(game, theme)
    size = round(sketch.w), round(sketch.h)
    svg = _document(sketch, *size, coloured(sketch.svg, colours))
    return flattened([(svg, (0, 0))], inks_of(game, theme), size, colours["ink"])


def card(game: str, name: str, theme: str) -> Image.Image:
    """Return what a part of the end of a game is shown on, in the game's palette."""
    top = 0
    for other, sketch in source_of(game).cards.items():
        if other == name:
            return _cards(game, theme).crop((0, top, round(sketch.w), top + round(sketch.h)))
        top += round(sketch.h)
    raise KeyError(name)


@lru_cache(maxsize=_MOST_CARDS)
def _cards(game: str, theme: str) -> Image.Image:
    """Return all of these under each other: one process draws them."""
    drawn, top = "", 0
    for sketch in source_of(game).cards.values():
        drawn += f'<svg y="{top}" width="{sketch.w:g}" height="{sketch.h:g}">{sketch.svg}</svg>'
        top += round(sketch.h)
    size = max(round(sketch.w) for sketch in source_of(game).cards.values()), top
    colours = colours_of(game, theme)
    whole = document(*size, coloured(drawn, colours))
    return flattened([(whole, (0, 0))], inks_of(game, theme), size, colours["ink"])


@lru_cache(maxsize=_MOST_PARTS)
def parts_of_board(
    game: str, name: str, theme: str, parts: Sequence[tuple[Box, Box]], size: tuple[int, int]
) -> Image.Image:
    """Return parts of an empty board, each in a size of its own: where it is on the board, and where here."""
    colours = colours_of(game, theme)
    svg = coloured(source_of(game).boards[name].svg, colours)
    drawn = [(document(*to[2:], svg, " ".join(map(str, area))), to[:2]) for area, to in parts]
    return flattened(drawn, inks_of(game, theme), size, colours["ink"])


@lru_cache(maxsize=_MOST_SPRITES)
def sprite(game: str, piece: str, size: tuple[int, int], tint: str | None, theme: str) -> Image.Image:
    """Return a piece in a size, with an alpha channel; it is kept."""
    return piece_of(game, piece, size, tint, theme)


def piece_of(game: str, piece: str, size: tuple[int, int], tint: str | None, theme: str) -> Image.Image:
    """Return a piece in a size, with an alpha channel."""
    return tinted(source_of(game).pieces[piece], size, colours_of(game, theme), tint)


def tinted(sketch: Sketch, size: tuple[int, int], colours: Colours, tint: str | None) -> Image.Image:
    """Return something drawn in a size and in somebody's colours, with an alpha channel."""
    return shape(_document(sketch, *size, coloured(sketch.svg, colours, tint)))


def shape(svg: str) -> Image.Image:
    """Return a small drawing, with an alpha channel."""
    import resvg_py

    drawn = _opened(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return drawn.convert("RGBa").reduce(FINE).convert("RGBA")


def _document(sketch: Sketch, w: int, h: int, inside: str) -> str:
    """Return a whole file of what is to be w by h pixels."""
    return document(w, h, inside, f"0 0 {sketch.w:g} {sketch.h:g}")


def document(w: int, h: int, inside: str, box: str = "") -> str:
    """Return a whole SVG file for something that is to be w by h pixels."""
    head = f'xmlns="http://www.w3.org/2000/svg" width="{w * FINE}" height="{h * FINE}"'
    view = f'viewBox="{box or f"0 0 {w} {h}"}" preserveAspectRatio="none" shape-rendering="crispEdges"'
    return f"<svg {head} {view}>{inside}</svg>"


def _opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image
