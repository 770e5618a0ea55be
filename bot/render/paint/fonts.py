"""Roboto in a few sizes: how wide a text is, and its mask, each computed once."""

from __future__ import annotations

import unicodedata
from enum import Enum
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

UNIT = 2  # pixels of the picture for one pixel of a phone that shows it 360 wide
WIDTH = 360 * UNIT
_LETTERS = "LMN"  # the categories of letters, of what stands on them, of digits
_GRAIN = 40  # sizes of a font between its own and twice that
_STEPS = [round(round(grey / 255 * 4) / 4 * 255) for grey in range(256)]  # few greys: a smaller file


class Style(Enum):
    """A size on the phone, in its pixels, and a weight."""

    TITLE = (14, True)
    HEAD = (13, True)
    STRONG = (12, True)
    BODY = (11, False)
    LETTER = (11, True)

    @property
    def size(self) -> int:
        return self.value[0] * UNIT

    @property
    def height(self) -> int:
        """The height of a line, with accents above and tails below."""
        return self.ascent + self.descent

    @property
    def ascent(self) -> int:
        return -(-self.size * 93 // 100)

    @property
    def descent(self) -> int:
        return -(-self.size * 25 // 100)


@lru_cache(maxsize=256)
def _font(style: Style, zoom: float = 1.0) -> ImageFont.FreeTypeFont:
    name = "Roboto-Bold.ttf" if style.value[1] else "Roboto-Regular.ttf"
    file, size = files("font_roboto") / "files" / name, style.size * zoom
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(20_000)
def width(text: str, style: Style) -> int:
    """Measure a text, in pixels."""
    return -int(-_font(style).getlength(text) // 1)


@lru_cache(4_000)
def mask(text: str, style: Style, zoom: float = 1.0) -> Image.Image:
    """Draw a text on a line of its own height, for a colour to be pasted through."""
    room = round(width(text, style) * zoom)
    image = Image.new("L", (room, round(style.height * zoom)))
    font = _font(style, _drawn_at(text, style, zoom, room))
    ImageDraw.Draw(image).text((0, round(style.ascent * zoom)), text, 255, font, anchor="ls")
    return image.point(_STEPS)


def _drawn_at(text: str, style: Style, zoom: float, room: int) -> float:
    """Return the zoom at which a text fits.

    A font rounds each letter, so a larger one may need a little more.
    """
    over = _font(style, zoom).getlength(text) / max(1, room)
    return zoom if over <= 1 else int(zoom / over * _GRAIN) / _GRAIN


@lru_cache(4_000)
def _has(character: str) -> bool:
    """Tell whether the font can draw a character: what it cannot looks like the one thing no font has."""
    font = _font(Style.BODY)
    return character.isspace() or bytes(font.getmask(character)) != bytes(font.getmask("\uffff"))


@lru_cache(4_000)
def _drawn_as(character: str) -> str:
    """Return what is drawn of a character: another script in Latin letters, and of a sign nothing."""
    if _has(character):
        return character
    if unicodedata.category(character)[0] not in _LETTERS:
        return ""
    from anyascii import anyascii  # until a name needs it, it takes no memory

    return "".join(letter for letter in anyascii(character) if _has(letter))


@lru_cache(20_000)
def drawable(text: str, otherwise: str = "·") -> str:
    """Put a text on one line, without signs that the font lacks: names may have any.

    `otherwise`: for what would have nothing left.
    """
    kept = "".join(map(_drawn_as, text)).replace("\n", " ")
    return " ".join(filter(None, kept.split(" "))) or otherwise


@lru_cache(20_000)
def fitted(text: str, style: Style, most: int) -> str:
    """Keep as much of a text as fits, with dots for the rest."""
    if width(text, style) <= most:
        return text
    while text and width(text.rstrip() + "…", style) > most:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(20_000)
def lines(text: str, style: Style, most: int) -> tuple[str, ...]:
    """Break a text between words; a word too long for a line ends in dots."""
    found = [""]
    for word in text.split(" "):
        longer = f"{found[-1]} {word}".strip(" ")
        if found[-1] and width(longer, style) > most:
            found.append(word)
        else:
            found[-1] = longer
    return tuple(fitted(line, style, most) for line in found)
