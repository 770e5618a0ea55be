"""Letters in any size: how wide a text is, how much of it fits, and its mask."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from bot.render.paint.box import Box

_STEPS = [round(round(grey / 255 * 3) / 3 * 255) for grey in range(256)]  # few greys: a smaller file
_CAPITALS = 0.711  # of the size: how high a capital letter of Roboto is


@lru_cache(maxsize=128)
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    name = "Roboto-Bold.ttf" if bold else "Roboto-Black.ttf"
    file = files("font_roboto") / "files" / name
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4_000)
def width(text: str, size: int, bold: bool = False) -> int:
    """Measure a text, in pixels."""
    return -int(-_font(size, bold).getlength(text) // 1)


@lru_cache(maxsize=4_000)
def fitted(text: str, most: int, size: int, least: int, bold: bool = False) -> tuple[str, int]:
    """Return as much of a text as fits, and its size: it shrinks first, and then ends in dots."""
    while size > least and width(text, size, bold) > most:
        size -= 1
    if width(text, size, bold) <= most:
        return text, size
    while text and width(text.rstrip() + "…", size, bold) > most:
        text = text[:-1]
    return text.rstrip() + "…", size


def capitals(size: int) -> int:
    """Return how high a capital letter is."""
    return round(size * _CAPITALS)


def aligned(text: str, size: int, bold: bool, box: Box, anchor: str) -> Box:
    """Return the box of a text within another: from the top of its capitals to its line."""
    w, h = width(text, size, bold), capitals(size)
    left = {"start": 0, "middle": (box.w - w) // 2, "end": box.w - w}[anchor]
    return Box(box.x + left, box.y + (box.h - h) // 2, w, h)


@lru_cache(maxsize=1_500)
def mask(text: str, size: int, bold: bool = False) -> Image.Image:
    """Draw a text, for a colour to be pasted through; the top of its capitals is `above(size)` down."""
    font = _font(size, bold)
    image = Image.new("L", (max(1, width(text, size, bold)), above(size) + capitals(size) + below(size)))
    ImageDraw.Draw(image).text((0, above(size) + capitals(size)), text, 255, font, anchor="ls")
    return image.point(_STEPS)


def above(size: int) -> int:
    """Return the room for accents above capitals."""
    return -(-size * 22 // 100)


def below(size: int) -> int:
    """Return the room for tails below the line."""
    return -(-size * 25 // 100)
