"""Lines over the course of a game, in its own art: with badges on them, the moves, and who led when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from bot.render.art.lay import layout_badge, written
from bot.render.art.letters import aligned, fitted, width
from bot.render.art.marks import Layout, Letters, Placed
from bot.render.art.stamp import pasted
from bot.render.giving_way import GiveWay, keep_going
from bot.render.history.chart import Scale, Series, round_steps, spread
from bot.render.paint.box import Box
from bot.render.paint.fonts import drawable
from bot.render.paint.palette import Theme
from bot.render.sketches.colours import Colours, colours_of
from bot.render.sketches.places import Place
from bot.render.sketches.raster import card
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Seat, say

if TYPE_CHECKING:
    from PIL.Image import Image

_FINE = 2
_THICK, _CASING = 5, 9  # of a line, and with its outline
_APART = 2  # lines that would lie on each other
_ROOM = 16  # around the plot, for lines that lie at its edge
_BADGE, _ON_LINE = 32, 24  # at the end of a line, and on it
_FEW = 5  # lines, which have three badges each; more have two
_CAPTION, _NAME = 18, 22  # sizes of letters
_RIM = 2  # of the ribbon of those who led
_NARROW = 26  # a stretch of leading that has no room for a badge


class Story(NamedTuple):
    """What a chart shows: its title, a line for each seat, and after how many moves it ends."""

    title: str
    lines: Sequence[Series]
    moves: int


def has_chart(game: str | None) -> bool:
    """Tell whether the art of a game has a sheet for its charts."""
    return game is not None and "chart" in source_of(game).cards


def drawn_chart(story: Story, words: Words, theme: Theme, give_way: GiveWay = keep_going) -> Image:
    """Return a chart as a picture in a palette, not yet packed as a file."""
    assert words.game is not None
    canvas, colours = card(words.game, "chart", theme.name).convert("RGB"), colours_of(words.game, theme.name)
    sheet = _Sheet(story, words)
    sheet.rule(canvas, colours)
    for seat, line in enumerate(story.lines):
        sheet.draw_line(canvas, seat, line, colours)
        give_way()
    sheet.draw_leads(canvas, colours)
    return pasted(canvas, sheet.layout(), words.game, theme.name, give_way)


def chart_layout(story: Story, words: Words) -> Layout:
    """Return where all texts and badges of a chart are."""
    return _Sheet(story, words).layout()


class Lead(NamedTuple):
    """A stretch of the game in which one player led; None: nobody alone."""

    seat: Seat | None
    first: int
    last: int


def leads(lines: Sequence[Series]) -> list[Lead]:
    """Return who led when, from the beginning to the end."""
    moments = list(zip(*(line.values for line in lines), strict=True))
    found = [_leader(amounts) for amounts in moments]
    runs = [list(run) for _, run in groupby(range(len(found)), found.__getitem__)]
    return [Lead(found[run[0]], run[0], run[-1]) for run in runs]


def _leader(amounts: Sequence[int]) -> Seat | None:
    best = max(amounts)
    return amounts.index(best) if amounts.count(best) == 1 else None


class _Sheet:
    """Draws on the sheet of paper that the art has for charts."""

    def __init__(self, story: Story, words: Words) -> None:
        assert words.game is not None
        self._story, self._words, self._source = story, words, source_of(words.game)
        self._places = self._source.cards["chart"].places
        amounts = [amount for line in story.lines for amount in line.values] or [0]
        least, most = min(0, *amounts), max(1, *amounts)
        turns = max((len(line.values) for line in story.lines), default=1)
        self._scale = Scale(self._places["plot"].box, turns, least, most)

    # ── what is painted below everything ──

    def rule(self, canvas: Image, colours: Colours) -> None:
        """Rule the sheet."""
        plot, grid = self._scale.plot, colours[self._places["grid"].ink]
        for amount in self._scale.steps():
            y = self._scale.at(0, amount)[1]
            canvas.paste(grid, (plot.x, y - 1, plot.x + plot.w, y + (2 if amount == 0 else 1)))
        for _, x in self._ticks():
            canvas.paste(grid, (x, plot.y + plot.h, x + 2, plot.y + plot.h + 6))

    def draw_line(self, canvas: Image, seat: Seat, line: Series, colours: Colours) -> None:
        """Draw a line larger, and reduce it, so that slopes are smooth."""
        from PIL import Image, ImageDraw

        plot = self._scale.plot
        left, top = plot.x - _ROOM, plot.y - _ROOM
        points = [((x - left) * _FINE, (y - top) * _FINE) for x, y in self._points(seat, line)]
        size = (plot.w + 2 * _ROOM) * _FINE, (plot.h + 2 * _ROOM) * _FINE
        for ink, thick in (("ink", _CASING), (line.colour, _THICK)):
            layer = Image.new("L", size)
            ImageDraw.Draw(layer).line(points, 255, thick * _FINE, joint="curve")
            canvas.paste(colours[ink], (left, top), layer.reduce(_FINE))

    def draw_leads(self, canvas: Image, colours: Colours) -> None:
        """Draw who led when, as a ribbon below the moves."""
        x, y, w, h = self._places["leads"].box
        canvas.paste(colours["ink"], (x - _RIM, y - _RIM, x + w + _RIM, y + h + _RIM))
        for lead, box in self._ribbon():
            name = self._places["grid"].ink if lead.seat is None else self._story.lines[lead.seat].colour
            canvas.paste(colours[name], (box.x, box.y, box.x + box.w, box.y + box.h))

    def _points(self, seat: Seat, line: Series) -> list[tuple[int, int]]:
        aside = (2 * seat - len(self._story.lines) + 1) * _APART // 2
        return [(x, y + aside) for x, y in (self._scale.at(*one) for one in enumerate(line.values))]

    def _ribbon(self) -> Iterator[tuple[Lead, Box]]:
        y, h = self._places["leads"].box.y, self._places["leads"].box.h
        for lead in leads(self._story.lines):
            left = self._scale.at(lead.first, 0)[0]
            right = self._scale.at(min(lead.last + 1, self._scale.turns - 1), 0)[0]
            if right > left:
                yield lead, Box(left, y, right - left, h)

    # ── what is laid on it ──

    def layout(self) -> Layout:
        """Return all texts and badges."""
        sketch = self._source.cards["chart"]
        marks = [
            *self._heads(),
            *self._amounts(),
            *self._moves(),
            *self._on_lines(),
            *self._ends(),
            *self._leaders(),
        ]
        return Layout(round(sketch.w), round(sketch.h), tuple(marks))

    def _heads(self) -> Iterator[Placed]:
        yield written(drawable(self._words.say("game-title")), self._places["title"], "title")
        yield written(drawable(self._story.title), self._places["about"], "about")
        yield written(drawable(self._words(say("chart-axis"))), self._places["moves"], "moves")
        yield written(drawable(self._words(say("chart-lead"))), self._places["lead"], "lead")

    def _amounts(self) -> Iterator[Placed]:
        column, size = self._places["amounts"], _CAPTION
        for amount in self._scale.steps():
            said, y = str(amount).replace("-", "−"), self._scale.at(0, amount)[1]
            box = aligned(said, size, True, Box(column.box.x, y - 12, column.box.w, 24), "end")
            yield Placed(box, Letters(said, size, column.ink, True), f"amount-{amount}")

    def _moves(self) -> Iterator[Placed]:
        row = self._places["axis"]
        for move, x in self._ticks():
            box = aligned(str(move), _CAPTION, True, Box(x - 40, row.box.y, 80, row.box.h), "middle")
            yield Placed(box, Letters(str(move), _CAPTION, row.ink, True), f"move-{move}")

    def _ticks(self) -> Iterator[tuple[int, int]]:
        """Yield round numbers of moves, and where each of them is."""
        for move in round_steps(0, self._story.moves):
            yield move, self._scale.plot.x + round(self._scale.plot.w * move / max(1, self._story.moves))

    def _on_lines(self) -> Iterator[Placed]:
        """Yield badges on the lines, each at moves of its own: none lies on another."""
        count = len(self._story.lines)
        each = 3 if count <= _FEW else 2
        for seat, line in enumerate(self._story.lines):
            points = self._points(seat, line)
            for number in range(each):
                yield from self._badge(seat, *_on(points, (number + (seat + 0.5) / count) / each), _ON_LINE)

    def _badge(self, seat: Seat, x: int, y: int, side: int) -> Iterator[Placed]:
        box = Box(x - side // 2, y - side // 2, side, side)
        return layout_badge(self._source, seat, self._story.lines[seat].colour, box, f"seat-{seat}")

    def _ends(self) -> Iterator[Placed]:
        """Yield who each line is of, and the last amount, beside its end."""
        column, half = self._places["names"], _BADGE // 2
        wanted = [self._scale.at(0, line.values[-1])[1] for line in self._story.lines]
        least, most = column.box.y + half, column.box.y + column.box.h - half
        for seat, y in enumerate(spread(wanted, _BADGE + 6, least, most)):
            yield from self._badge(seat, column.box.x + _BADGE // 2, y, _BADGE)
            yield from self._end(seat, y, column)

    def _end(self, seat: Seat, y: int, column: Place) -> Iterator[Placed]:
        line = self._story.lines[seat]
        amount = str(line.values[-1]).replace("-", "−")
        left, room = column.box.x + _BADGE + 6, column.box.w - _BADGE - 6
        name, size = fitted(drawable(line.name), room - width(amount, _NAME) - 8, _NAME - 2, _CAPTION, True)
        row = Box(left, y - 14, room, 28)
        yield Placed(
            aligned(name, size, True, row, "start"), Letters(name, size, column.ink, True), f"name-{seat}"
        )
        yield Placed(
            aligned(amount, _NAME, False, row, "end"), Letters(amount, _NAME, column.ink), f"end-{seat}"
        )

    def _leaders(self) -> Iterator[Placed]:
        for lead, box in self._ribbon():
            if lead.seat is not None and box.w >= _NARROW:
                yield from self._badge(lead.seat, box.x + box.w // 2, box.y + box.h // 2, _ON_LINE)


def _on(points: Sequence[tuple[int, int]], share: float) -> tuple[int, int]:
    """Return the point of a line that is so far along it."""
    at = share * (len(points) - 1)
    (x1, y1), (x2, y2) = points[int(at)], points[min(int(at) + 1, len(points) - 1)]
    return round(x1 + (x2 - x1) * (at % 1)), round(y1 + (y2 - y1) * (at % 1))
