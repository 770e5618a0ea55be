"""Who leads, as a picture: a list for each game, with places, names and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.render.paint.palette import DARK, Theme

if TYPE_CHECKING:
    from PIL.Image import Image

_MEDALS = {1: "yellow", 2: "neutral", 3: "orange"}


class Rung(NamedTuple):
    """One line of a list."""

    rank: int  # 0: too few games to have a place
    name: str
    amount: str
    note: str


class Ladder(NamedTuple):
    """The list of one game, the best first."""

    title: str
    rungs: tuple[Rung, ...]
    rest: str = ""  # how many are not shown


def ladders_png(title: str, ladders: Sequence[Ladder], theme: Theme = DARK) -> bytes:
    """Draw lists below each other. What draws is loaded only here: until then it takes no memory."""
    from PIL import Image

    from bot.render.paint.inks import palette_of
    from bot.render.painter import as_pngs

    parts = [_head(title, theme), *(_drawn(ladder, theme) for ladder in ladders)]
    canvas = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)), theme.page)
    top = 0
    for part in parts:
        canvas.paste(part, (0, top))
        top += part.height
    return as_pngs([canvas.quantize(palette=palette_of(theme), dither=Image.Dither.NONE)])[0]


def _head(title: str, theme: Theme) -> Image:
    from PIL import Image

    from bot.render.paint.fonts import UNIT, WIDTH, Style, drawable, fitted, mask

    part = Image.new("RGB", (WIDTH, 34 * UNIT), theme.page)
    text = mask(fitted(drawable(title), Style.TITLE, WIDTH - 24 * UNIT), Style.TITLE)
    part.paste(theme.ink, (12 * UNIT, (part.height - text.height) // 2), text)
    return part


def _drawn(ladder: Ladder, theme: Theme) -> Image:
    """Draw the list of one game on a panel of its own."""
    from PIL import Image

    from bot.render.paint.fonts import UNIT, WIDTH, Style, drawable, fitted, mask

    side, head, high = 8 * UNIT, 26 * UNIT, 26 * UNIT
    foot = 20 * UNIT if ladder.rest else 6 * UNIT
    part = Image.new("RGB", (WIDTH, head + high * len(ladder.rungs) + foot + side), theme.page)
    part.paste(theme.panel, (side, 0, WIDTH - side, part.height - side))
    title = mask(fitted(drawable(ladder.title), Style.HEAD, WIDTH - 4 * side), Style.HEAD)
    part.paste(theme.accent, (2 * side, (head - title.height) // 2), title)
    for at, rung in enumerate(ladder.rungs):
        row = _rung(rung, (WIDTH - 2 * side, high), theme.slot if at % 2 == 0 else theme.panel, theme)
        part.paste(row, (side, head + at * high))
    if ladder.rest:
        rest = mask(drawable(ladder.rest), Style.BODY)
        part.paste(theme.dim, (2 * side, head + high * len(ladder.rungs) + 3 * UNIT), rest)
    return part


def _rung(rung: Rung, size: tuple[int, int], ground: tuple[int, int, int], theme: Theme) -> Image:
    """Draw a line: the place, the name, and at the right the rating, before it what it comes from."""
    from PIL import Image

    from bot.render.paint.fonts import UNIT, Style, drawable, fitted, mask
    from bot.render.paint.sprites import token

    row, left = Image.new("RGB", size, ground), 8 * UNIT
    colour = _MEDALS.get(rung.rank, "beige" if rung.rank else "gray")
    place = token(str(rung.rank or "–"), colour, "star", theme)
    row.paste(place, (left, (size[1] - place.height) // 2), place)
    amount, note = mask(rung.amount, Style.STRONG), mask(drawable(rung.note), Style.BODY)
    right = size[0] - left - amount.width
    row.paste(theme.ink, (right, (size[1] - amount.height) // 2), amount)
    right = min(right, size[0] - left - 52 * UNIT) - note.width
    row.paste(theme.dim, (right, (size[1] - note.height) // 2), note)
    start = left + 30 * UNIT
    name = mask(fitted(drawable(rung.name), Style.STRONG, right - start - 6 * UNIT), Style.STRONG)
    row.paste(theme.ink if rung.rank else theme.dim, (start, (size[1] - name.height) // 2), name)
    return row
