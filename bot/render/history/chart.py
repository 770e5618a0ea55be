"""Lines over the course of a game: one for each player, with the player's number at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.render.paint.box import Box
from bot.render.paint.fonts import UNIT, WIDTH, Style, drawable, fitted, mask, width
from bot.render.paint.inks import palette_of
from bot.render.paint.palette import DARK, TOKENS, Theme
from bot.render.paint.sprites import HEIGHT, token
from bot.render.painter import as_pngs

_TALL = 220 * UNIT
_FINE = 2
_MARKS = 6  # on each line
_SHAPES = ((0, 0), (4, 0), (3, 0), (4, 45), (3, 180), (6, 0), (5, 0), (5, 180))  # corners and turn; 0: a disc
_TOP, _BOTTOM, _LEFT = 30 * UNIT, 14 * UNIT, 8 * UNIT
_NAMES = 110 * UNIT  # at most, for a name and an amount beside the end of its line
_AMOUNTS = 8 * UNIT  # between the amounts and the first marks
_APART = UNIT  # between lines that would lie on each other


class Series(NamedTuple):
    """One player's line."""

    name: str
    values: Sequence[int]
    colour: str
    room: int = _NAMES  # at most, for the name and the amount


class Scale(NamedTuple):
    """Turns moves and amounts into pixels."""

    plot: Box
    turns: int
    least: int
    most: int

    def at(self, turn: int, amount: int) -> tuple[int, int]:
        across = self.plot.x + round(self.plot.w * turn / max(1, self.turns - 1))
        return across, self.plot.y + self.plot.h - round(self.plot.h * (amount - self.least) / self.span)

    @property
    def span(self) -> int:
        return max(1, self.most - self.least)

    def steps(self) -> list[int]:
        """Return round amounts for lines across, four or five of them."""
        return round_steps(self.least, self.most)


def round_steps(least: int, most: int) -> list[int]:
    """Return round numbers from one to another, four or five of them."""
    wide = next(step for step in _STEPS if max(1, most - least) / step <= 5)
    first = -(-least // wide) * wide
    return list(range(first, most + 1, wide))


_STEPS = [base * 10**power for power in range(12) for base in (1, 2, 5)]


def chart(title: str, lines: Sequence[Series], theme: Theme = DARK, *, from_zero: bool = True) -> bytes:
    """Draw a chart as a PNG. `from_zero`: whether amounts that are all far from nothing are shown so."""
    scale = scale_for(lines, from_zero)
    canvas = Image.new("RGB", (WIDTH, _TALL), theme.panel)
    canvas.paste(
        theme.ink, (_LEFT, 4 * UNIT), mask(fitted(drawable(title), Style.HEAD, WIDTH - 2 * _LEFT), Style.HEAD)
    )
    _draw_steps(canvas, scale, theme)
    _draw_lines(canvas, scale, lines)
    _draw_ends(canvas, scale, lines, theme)
    return as_pngs([canvas.quantize(palette=palette_of(theme), dither=Image.Dither.NONE)])[0]


def scale_for(lines: Sequence[Series], from_zero: bool = True) -> Scale:
    """Return the scale on which all lines, amounts and names have room."""
    amounts = [amount for line in lines for amount in line.values] or [0]
    least, most = min(0, *amounts) if from_zero else min(amounts), max(1, *amounts)
    left = _LEFT + max(width(str(n), Style.BODY) for n in (least, most)) + _AMOUNTS
    names = max((width(_told(line), Style.BODY) for line in lines), default=0)
    room = names + HEIGHT + 8 * UNIT
    plot = Box(left, _TOP, WIDTH - left - room - _LEFT, _TALL - _TOP - _BOTTOM)
    return Scale(plot, max((len(line.values) for line in lines), default=1), least, most)


def _told(line: Series) -> str:
    """Return what stands at the end of a line: the name, cut if it is long, and the amount."""
    amount = f" {line.values[-1]}" if line.values else ""
    return fitted(drawable(line.name), Style.BODY, line.room - width(amount, Style.BODY)) + amount


def _draw_steps(canvas: Image.Image, scale: Scale, theme: Theme) -> None:
    for amount in scale.steps():
        y = scale.at(0, amount)[1]
        canvas.paste(
            theme.edge if amount == 0 else theme.slot,
            (scale.plot.x, y, scale.plot.x + scale.plot.w, y + UNIT),
        )
        text = mask(str(amount), Style.BODY)
        canvas.paste(theme.dim, (scale.plot.x - _AMOUNTS - text.width, y - text.height // 2), text)


def _draw_lines(canvas: Image.Image, scale: Scale, lines: Sequence[Series]) -> None:
    """Draw the lines larger and reduce them, so that slopes are smooth.

    Each has marks of a shape of its own.
    """
    for seat, line in enumerate(lines):
        layer = Image.new("L", (WIDTH * _FINE, _TALL * _FINE))
        pen = ImageDraw.Draw(layer)
        points = [scale.at(turn, amount) for turn, amount in enumerate(line.values)]
        aside = (2 * seat - len(lines) + 1) * _APART * _FINE // 2
        fine = [(x * _FINE, y * _FINE + aside) for x, y in points]
        if len(fine) > 1:
            pen.line(fine, 255, 2 * UNIT * _FINE, joint="curve")
        for point in fine[:: max(1, len(fine) // _MARKS)]:
            _draw_mark(pen, point, *_SHAPES[seat % len(_SHAPES)])
        canvas.paste(TOKENS[line.colour], (0, 0), layer.resize(canvas.size, Image.Resampling.BOX))


def _draw_mark(pen: ImageDraw.ImageDraw, at: tuple[int, int], sides: int, turned: int) -> None:
    size = 5 * UNIT * _FINE
    if sides:
        pen.regular_polygon((at, size), sides, turned, 255)
    else:
        pen.circle(at, size - UNIT, 255)


def label_tops(scale: Scale, lines: Sequence[Series]) -> list[int]:
    """Return how high the number of each player stands: at the end of the line, but no two on each other."""
    wanted = [scale.at(0, line.values[-1] if line.values else 0)[1] - HEIGHT // 2 for line in lines]
    return spread(wanted, HEIGHT + UNIT, _TOP - HEIGHT // 2, _TALL - HEIGHT - UNIT)


def spread(wanted: Sequence[int], apart: int, least: int, most: int) -> list[int]:
    """Return numbers near to these, in the same order, so far apart and between two others."""
    found, order = list(wanted), sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    for place, at in enumerate(order):
        found[at] = max(found[at], found[order[place - 1]] + apart if place else least)
    for at in reversed(order):
        found[at] = min(found[at], most)
        most = found[at] - apart
    return found


def _draw_ends(canvas: Image.Image, scale: Scale, lines: Sequence[Series], theme: Theme) -> None:
    x = scale.plot.x + scale.plot.w + 4 * UNIT
    for seat, (line, y) in enumerate(zip(lines, label_tops(scale, lines), strict=True)):
        badge = token(str(seat + 1), line.colour, "round", theme)
        canvas.paste(badge, (x, y), badge)
        name = mask(_told(line), Style.BODY)
        canvas.paste(theme.ink, (x + badge.width + 3 * UNIT, y + (HEIGHT - name.height) // 2), name)
