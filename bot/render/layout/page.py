"""Panels on a page: side by side where that makes the picture lower."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.render.giving_way import GiveWay, keep_going
from bot.render.layout.arrange import PAD, Layout
from bot.render.layout.marks import Area, Block, Box, Frame, Page
from bot.render.layout.typesetter import Typesetter, arrow, below, beside, written
from bot.render.mentioned import names_in
from bot.render.paint.colours import seat_colours
from bot.render.paint.fonts import UNIT, WIDTH, Style, width
from bot.words.words import Words
from games.kernel.hosting import Panel, Scene

BETWEEN = 4 * UNIT
_MOST_ABREAST, _MOST_PLAYERS_ABREAST = 3, 2
_CROWD = 12 * UNIT  # so much lower it must be for three abreast
_EVEN = 4  # room that stays empty beside a higher panel counts a quarter


class Arrangement(NamedTuple):
    """Some panels laid out as lines, and what it costs."""

    cost: int
    lines: tuple[tuple[tuple[Panel, Block], ...], ...]


def page(
    scene: Scene,
    words: Words,
    fresh: Collection[str] = (),
    names: bool = False,
    give_way: GiveWay = keep_going,
    zoom: float = 1.0,
) -> Page:
    """Lay out a whole scene. `names`: for a close-up, where tokens say what they are.

    What is drawn larger has less room, for the picture stays as wide as it is.
    """
    across = round(WIDTH / zoom)
    art = (words.game or "") if names and scene.has_pieces else ""
    setter = Typesetter(words, seat_colours(scene), names, names_in(scene, words), art)
    head = _head(scene, setter, across)
    areas, down = [head], head.box.h
    for abreast in _arranged(scene.panels, setter, fresh, give_way, across):
        tall = max(block.h for _, block in abreast)
        areas += _placed(abreast, down, tall)
        down += tall + BETWEEN
    return Page(across, down, tuple(areas), zoom, art)


def _placed(abreast: Sequence[tuple[Panel, Block]], down: int, tall: int) -> Iterator[Area]:
    """Yield the panels of one line, beside each other and all as high as the highest."""
    for number, (panel, block) in enumerate(abreast):
        left = BETWEEN + number * (block.w + BETWEEN)
        frame = Frame("panel", 6 * UNIT, "accent" if panel.active else "", 2 * UNIT)
        yield Area(panel.key, Box(left, down, block.w, tall), block, frame)


def _head(scene: Scene, setter: Typesetter, across: int) -> Area:
    """Set the name of the game, and whose turn it is."""
    active = [Layout(setter, panel).title for panel in _in_turn(scene)]
    whole, title = across - 2 * PAD, setter.say(scene.title)
    word = max(width(one, Style.TITLE) for one in title.split())
    half = min(max(whole // 2, word), whole * 3 // 4)
    parts = [below(written(title, Style.TITLE, half if active else whole))]
    if active:
        room = whole - parts[0].w - 24 * UNIT
        parts += [
            arrow("accent"),
            below(written(", ".join(active), Style.STRONG, room, "accent")),
        ]
    block = beside(parts, 6 * UNIT)
    tall = block.h + 6 * UNIT
    return Area("", Box(0, 0, across, tall), Block(across, tall, None, ((PAD, 3 * UNIT, block),)))


def _in_turn(scene: Scene) -> list[Panel]:
    """Return the players who are waited for; or what else goes on, if nobody is."""
    active = [panel for panel in scene.panels if panel.active]
    return [panel for panel in active if panel.seat is not None] or active


def _arranged(
    panels: Iterable[Panel],
    setter: Typesetter,
    fresh: Collection[str],
    give_way: GiveWay,
    across: int,
) -> list[tuple[tuple[Panel, Block], ...]]:
    """Arrange panels in lines: players with players in the same number of columns, the rest as is lowest."""
    found: list[tuple[tuple[Panel, Block], ...]] = []
    shown = (panel for panel in panels if not panel.aside)
    for players, some in groupby(shown, key=lambda panel: panel.seat is not None):
        layouts = [Layout.of(setter, panel, fresh, give_way) for panel in some]
        found += (_in_columns(layouts, across) if players else _lowest(layouts, across)).lines
    return found


def _in_one_line(layouts: Sequence[Layout], across: int) -> Arrangement:
    """Arrange these panels in one line."""
    count = len(layouts)
    room = (across - BETWEEN * (count + 1)) // count
    blocks = [layout.cached(room, wide=count == 1 and across == WIDTH) for layout in layouts]
    tall, low = max(block.h for block in blocks), min(block.h for block in blocks)
    cost = tall + BETWEEN + _CROWD * (count == _MOST_ABREAST) + (tall - low) // _EVEN
    panels = tuple(layout.panel for layout in layouts)
    return Arrangement(cost, (tuple(zip(panels, blocks, strict=True)),))


def _in_columns(layouts: Sequence[Layout], across: int) -> Arrangement:
    """Arrange panels in as many columns as cost least."""
    ways = []
    for count in range(1, _MOST_PLAYERS_ABREAST + 1):
        some = [_in_one_line(layouts[at : at + count], across) for at in range(0, len(layouts), count)]
        ways.append(_joined(some))
    return min(ways, key=lambda way: way.cost)


def _lowest(layouts: Sequence[Layout], across: int) -> Arrangement:
    """Arrange panels in lines of any number, where that costs least."""
    best = [Arrangement(0, ())]
    for end in range(1, len(layouts) + 1):
        counts = range(1, min(_MOST_ABREAST, end) + 1)
        ways = [
            _joined([best[end - count], _in_one_line(layouts[end - count : end], across)]) for count in counts
        ]
        best.append(min(ways, key=lambda way: way.cost))
    return best[-1]


def _joined(choices: Sequence[Arrangement]) -> Arrangement:
    return Arrangement(sum(c.cost for c in choices), tuple(abreast for c in choices for abreast in c.lines))
