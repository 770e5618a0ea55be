"""The colours of both themes, and what can be computed about them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

RGB = tuple[int, int, int]
BLACK, WHITE = (18, 18, 20), (255, 255, 255)


def rgb(code: str) -> RGB:
    """Read a colour from its six digits."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


TOKENS: dict[str, RGB] = {
    "red": rgb("c62f3b"),
    "orange": rgb("f08c1e"),
    "yellow": rgb("f7d447"),
    "green": rgb("35a856"),
    "blue": rgb("2560bf"),
    "purple": rgb("7b3fa8"),
    "pink": rgb("f59fc0"),
    "brown": rgb("7a4a24"),
    "beige": rgb("e3cfa4"),
    "gray": rgb("8c949c"),
    "white": rgb("f5f5f2"),
    "black": rgb("26272b"),
    "neutral": rgb("c9d3de"),
}
SEATS = ("blue", "red", "yellow", "green", "purple", "orange", "white", "brown")


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours, named by what they are for.

    Text is drawn in ink, dim, accent or fresh, on page, panel or slot.
    """

    name: str
    page: RGB
    panel: RGB
    slot: RGB
    edge: RGB
    ink: RGB
    dim: RGB
    accent: RGB  # whose turn it is
    fresh: RGB  # what has changed

    def texts(self) -> tuple[tuple[RGB, RGB], ...]:
        """Return every colour of text with every ground it is drawn on."""
        inks, grounds = (self.ink, self.dim, self.accent, self.fresh), (self.page, self.panel, self.slot)
        on_tokens = tuple((ink_on(fill), fill) for fill in TOKENS.values())
        return (*product(inks, grounds), *on_tokens, (ink_on(self.accent), self.accent))


DARK = Theme(
    "dark",
    page=rgb("17191d"),
    panel=rgb("25282e"),
    slot=rgb("31353d"),
    edge=rgb("5a616c"),
    ink=rgb("f8f9fb"),
    dim=rgb("b9c0ca"),
    accent=rgb("ffc24a"),
    fresh=rgb("6fd3f2"),
)
LIGHT = Theme(
    "light",
    page=rgb("dfe4ea"),
    panel=rgb("ffffff"),
    slot=rgb("eef1f5"),
    edge=rgb("8a929d"),
    ink=rgb("16181c"),
    dim=rgb("474d57"),
    accent=rgb("8a4b00"),
    fresh=rgb("005f86"),
)
THEMES = {theme.name: theme for theme in (DARK, LIGHT)}


def luminance(colour: RGB) -> float:
    """Compute how bright a colour is, as WCAG defines it."""
    shares = [part / 255 for part in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """Compute how well one colour is seen on another, as WCAG defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=1024)
def ink_on(fill: RGB) -> RGB:
    """Return black or white, whichever is read better on this colour."""
    return max((BLACK, WHITE), key=lambda ink: contrast(ink, fill))


def between(one: RGB, other: RGB, share: float) -> RGB:
    """Mix two colours."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
