"""Tokens, drawn once for each shape, colour and letter: large, then reduced, so that edges are smooth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.render.paint.fonts import UNIT, Style, mask, width
from bot.render.paint.palette import RGB, TOKENS, Theme, between, ink_on

HEIGHT = 18 * UNIT
_FINE = 3  # how much larger a token is drawn
_Point = tuple[float, float]

# Room left and right of the letter, which must not touch the edge of its shape.
_SIDES = {"square": 3, "round": 4, "ship": 6, "card": 3, "star": 7, "house": 3, "gear": 5}


def token_width(letter: str, shape: str) -> int:
    """Return how wide a token is: its letter must not touch the edge of its shape."""
    least = HEIGHT if shape != "card" else HEIGHT * 5 // 6
    return max(least, width(letter, Style.LETTER) + 2 * _SIDES.get(shape, 3) * UNIT)


@lru_cache(2_000)
def token(letter: str, colour: str, shape: str, theme: Theme, zoom: float = 1.0) -> Image.Image:
    """Draw a token with an alpha channel, to be pasted over anything."""
    size = (token_width(letter, shape), HEIGHT)
    fill = TOKENS.get(colour, TOKENS["neutral"])
    image = _outlined(size, shape, fill, edge_of(fill, theme), zoom)
    text = mask(letter, Style.LETTER, zoom)
    image.paste(ink_on(fill), ((image.width - text.width) // 2, round(_letter_top(shape) * zoom)), text)
    return image


def edge_of(fill: RGB, theme: Theme) -> RGB:
    """Return the colour of a token's rim: a black one shows on black by it, and a white one on white."""
    return between(fill, theme.ink, 0.55)


def _letter_top(shape: str) -> int:
    centred = (HEIGHT - Style.LETTER.height) // 2
    return centred + {"house": 2, "ship": 1, "star": 1}.get(shape, 0) * UNIT


def _outlined(size: tuple[int, int], shape: str, fill: RGB, edge: RGB, zoom: float) -> Image.Image:
    """Draw a shape with its rim."""
    large = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE), (*edge, 0))
    draw = _SHAPES.get(shape, _square)
    pen = ImageDraw.Draw(large)
    draw(pen, large.width, large.height, 0, edge)
    draw(pen, large.width, large.height, UNIT * _FINE, fill)
    return large.resize((round(size[0] * zoom), round(size[1] * zoom)), Image.Resampling.BOX)


_Draw = Callable[[ImageDraw.ImageDraw, int, int, int, RGB], None]


def _square(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    pen.rounded_rectangle((rim, rim, w - 1 - rim, h - 1 - rim), 3 * UNIT * _FINE - rim, fill)


def _round(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    pen.rounded_rectangle((rim, rim, w - 1 - rim, h - 1 - rim), h // 2 - rim, fill)


def _card(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    """Draw a card with a cut corner."""
    cut = 5 * UNIT * _FINE
    corners = [(0, 0), (w - cut, 0), (w, cut), (w, h), (0, h)]
    pen.polygon(_inset(corners, w, h, rim), fill)


def _ship(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    corners = [(0, h * 0.24), (w * 0.2, h * 0.24), (w * 0.2, 0), (w * 0.8, 0), (w * 0.8, h * 0.24)]
    pen.polygon(_inset([*corners, (w, h * 0.24), (w * 0.86, h), (w * 0.14, h)], w, h, rim), fill)


def _house(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    pen.polygon(_inset([(0, h * 0.34), (w / 2, 0), (w, h * 0.34), (w, h), (0, h)], w, h, rim), fill)


def _gear(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    """Draw a gear. Inside its rim the teeth are narrower too, or the rim would be broken at their sides."""
    points, less = [], 0.07 if rim else 0.0
    for tooth in range(10):
        for turn, reach in ((less, 0.84), (0.18 + less, 1.0), (0.5 - less, 1.0), (0.68 - less, 0.84)):
            angle = 2 * pi * (tooth + turn) / 10
            points.append((w / 2 + (w / 2) * reach * cos(angle), h / 2 + (h / 2) * reach * sin(angle)))
    pen.polygon(_inset(points, w, h, rim), fill)


def _star(pen: ImageDraw.ImageDraw, w: int, h: int, rim: int, fill: RGB) -> None:
    points = []
    for point in range(16):
        reach, angle = (1.0 if point % 2 == 0 else 0.78), pi * point / 8
        points.append((w / 2 + (w / 2) * reach * sin(angle), h / 2 - (h / 2) * reach * cos(angle)))
    pen.polygon(_inset(points, w, h, rim), fill)


def _inset(points: Sequence[_Point], w: int, h: int, rim: int) -> list[_Point]:
    """Move the corners towards the centre, to leave a rim."""
    across, down = (w - 2 * rim) / w, (h - 2 * rim) / h
    return [(rim + x * across - (x >= w), rim + y * down - (y >= h)) for x, y in points]


_SHAPES: dict[str, _Draw] = {
    "square": _square,
    "round": _round,
    "card": _card,
    "ship": _ship,
    "house": _house,
    "gear": _gear,
    "star": _star,
}
