"""A finished game as a short film of what everybody could see."""

from __future__ import annotations

import io
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from bot.render.changes import changes
from bot.render.giving_way import GiveWay
from bot.render.history.course import Played, evenly_spaced
from bot.render.history.reel import Moment, drawn_frames
from bot.render.layout.marks import Area, Bar, Block, Box, Page
from bot.render.layout.page import BETWEEN, page
from bot.render.paint.fonts import UNIT, WIDTH
from bot.render.paint.palette import DARK, Theme
from bot.render.painter import Painter
from bot.words.words import Words
from games.kernel.hosting import Scene, Text

if TYPE_CHECKING:
    from PIL.Image import Image

_MOST_FRAMES, _MOST_BYTES = 60, 8_000_000
_SHOWN, _A_LETTER, _LONGEST, _LAST = 900, 25, 3000, 5000  # milliseconds that a frame stays, to be read
_FOOT = 4 * UNIT  # for the bar that tells how far the game has come


def film(played: Played, words: Words, theme: Theme = DARK, most_bytes: int = _MOST_BYTES) -> bytes:
    """Make a GIF with what changed from frame to frame marked; with fewer frames if it would be too large."""
    frames = _MOST_FRAMES
    while True:
        made = _as_gif(list(moments(played, words, frames)), theme, played.give_way)
        if len(made) <= most_bytes or frames <= 2:
            return made
        frames //= 2


def moments(played: Played, words: Words, count: int) -> Iterator[Moment]:
    """Yield the public table after each turn; if they are too many, so many of them, evenly spread."""
    ends = _ends_of_turns(played)
    shown = {ends[at] for at in evenly_spaced(len(ends) - 1, count)}
    turn: tuple[Text, ...] = ()
    for number, (table, told) in enumerate(played.told()):
        turn = turn if told is None else (*turn, told)
        if number in shown:
            scene = table.game.board(table.game.view(table, None))
            yield Moment(scene, played.words_then(words, number), turn)
        if number in ends:
            turn = ()


def _ends_of_turns(played: Played) -> list[int]:
    """Return after how many moves somebody else moved, from none to all of them."""
    moves = played.moves
    changes_hands = [at for at in range(1, len(moves)) if moves[at].seat != moves[at - 1].seat]
    return [0, *changes_hands, len(moves)]


def _pages(shown: Iterable[Moment]) -> list[Columns]:
    """Lay out each moment, with what has changed since the one before marked."""
    found: list[Columns] = []
    before: Scene | None = None
    for scene, words, _ in shown:
        laid = page(scene, words, () if before is None else changes(before, scene))
        found.append(columns(laid, {panel.key for panel in scene.panels if panel.seat is not None}))
        before = scene
    return found


class Columns(NamedTuple):
    """What is common and what belongs to players, line by line: a film is wider than it is high."""

    head: Area
    common: list[list[Area]]
    players: list[list[Area]]

    @property
    def h(self) -> int:
        return self.head.box.h + max(_height(self.common), _height(self.players))


def columns(laid: Page, players: Collection[str]) -> Columns:
    """Part a page into what is common and what belongs to players."""
    head, *areas = laid.areas
    lines = [list(some) for _, some in groupby(areas, key=lambda area: area.box.y)]
    own = [line for line in lines if line[0].key in players]
    return Columns(head, [line for line in lines if line not in own], own)


def _height(lines: Sequence[Sequence[Area]]) -> int:
    return sum(max(area.box.h for area in line) + BETWEEN for line in lines)


def frame(shown: Columns, tall: int, share: float) -> Page:
    """Lay out one frame.

    Both columns reach down to where those of the highest frame end; below them, how far the game has come.
    """
    wide, top = 2 * WIDTH - BETWEEN, shown.head.box.h
    areas = [
        *_stacked(shown.common, 0, top, tall - top),
        *_stacked(shown.players, WIDTH - BETWEEN, top, tall - top),
    ]
    foot = Area("film", Box(0, tall, wide, _FOOT), Block(wide, _FOOT, Bar(share)))
    return Page(wide, tall + _FOOT, (shown.head, *areas, foot))


def _stacked(lines: Sequence[Sequence[Area]], right: int, top: int, room: int) -> Iterator[Area]:
    """Place lines below each other; room that is left is shared out among them."""
    more = (room - _height(lines)) // max(1, len(lines))
    for line in lines:
        tall = max(area.box.h for area in line) + more
        for area in line:
            yield replace(area, box=area.box._replace(x=area.box.x + right, y=top, h=tall))
        top += tall + BETWEEN


def _as_gif(shown: Sequence[Moment], theme: Theme, give_way: GiveWay) -> bytes:
    """Paint the frames and join them to a GIF: of the drawn boards, or of panels where there are none."""
    drawn = all(moment.scene.drawing is not None for moment in shown)
    made = drawn_frames(shown, theme, give_way) if drawn else _frames(_pages(shown), theme)
    first, *rest = made
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=rest, duration=times(shown), loop=0, optimize=False)
    return out.getvalue()


def times(shown: Sequence[Moment]) -> list[int]:
    """Return how long each frame stays, so that what happened can be read."""
    return [min(_SHOWN + _A_LETTER * len(moment.said()), _LONGEST) for moment in shown[:-1]] + [_LAST]


def _frames(pages: Sequence[Columns], theme: Theme) -> Iterator[Image]:
    tall, painter = max(shown.h for shown in pages), Painter(theme)
    for number, shown in enumerate(pages):
        yield painter.canvas(frame(shown, tall, number / max(1, len(pages) - 1)))
