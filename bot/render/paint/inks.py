"""The palette that every picture of a theme is saved with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from PIL import Image

from bot.render.paint.palette import BLACK, RGB, TOKENS, WHITE, Theme, between


@lru_cache(maxsize=8)
def palette_of(theme: Theme, more: tuple[RGB, ...] = ()) -> Image.Image:
    """Return a palette with the theme's own colours and `more` exactly, then steps between those that meet.

    Threads share it. Pillow sets a palette up when it is first used, and if a second thread does so while
    the first is drawing with it, the whole program crashes: so it is set up before anybody has it.
    """
    own = [theme.page, theme.panel, theme.slot, theme.edge, theme.ink, theme.dim, theme.accent, theme.fresh]
    meet = [
        *theme.texts(),
        *((fill, ground) for fill in TOKENS.values() for ground in (theme.panel, theme.slot)),
    ]
    meet += [(theme.edge, theme.panel), (theme.edge, theme.page), (theme.accent, theme.page)]
    steps = [between(*pair, share) for share in (0.5, 0.25, 0.75) for pair in meet]
    return palette_with([*own, *TOKENS.values(), BLACK, WHITE, *more], steps)


def palette_with(exact: list[RGB], steps: Iterable[RGB]) -> Image.Image:
    """Return a palette with some colours exactly, and as many steps between them as there is room for."""
    cells = [(cell, _distance(own, cell)) for own in exact for cell in (_cell(own),)]
    colours = list(dict.fromkeys([*exact, *(step for step in steps if _apart(step, cells))]))[:256]
    image = Image.new("P", (1, 1))
    image.putpalette(list(chain.from_iterable(colours)))
    image.load()
    return image


def _apart(step: RGB, cells: list[tuple[RGB, int]]) -> bool:
    """Tell whether a step takes no exact colour's place.

    Pillow looks colours up in cells of four: a step must not be nearer to the cell of an exact colour than
    that colour is.
    """
    return all(_distance(step, cell) > nearest for cell, nearest in cells)


def _cell(colour: RGB) -> RGB:
    red, green, blue = (part & ~3 for part in colour)
    return red, green, blue


def _distance(one: RGB, other: RGB) -> int:
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return red * red + green * green + blue * blue
