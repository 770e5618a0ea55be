"""What a picture is made of, as data: every mark has its place before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.render.paint.box import Box as Box
from bot.render.paint.fonts import Style


class TextLine(NamedTuple):
    """A line of text. `ink` is the name of a colour of the theme."""

    text: str
    style: Style
    ink: str


class TokenMark(NamedTuple):
    """A token with its letter."""

    letter: str
    colour: str
    shape: str


class PieceMark(NamedTuple):
    """A piece in the art of its game, in a seat's colour if it is somebody's."""

    game: str
    piece: str
    tint: str | None


class Frame(NamedTuple):
    """A rounded box: a panel, a slot, an empty place in it."""

    fill: str
    corner: int
    edge: str = ""
    rim: int = 0


class Bar(NamedTuple):
    """How far a number has come."""

    share: float


class Arrow(NamedTuple):
    """Points right, at what matters now."""

    ink: str


Mark: TypeAlias = TextLine | TokenMark | PieceMark | Frame | Bar | Arrow


@dataclass(frozen=True, slots=True)
class Block:
    """Things that keep together: a mark of its own, and others at their distance from its top left."""

    w: int
    h: int
    mark: Mark | None = None
    parts: tuple[tuple[int, int, Block], ...] = ()

    def placed(self, x: int = 0, y: int = 0) -> Iterator[tuple[Box, Mark]]:
        """Yield every mark with its box; what lies on top comes later."""
        if self.mark is not None:
            yield Box(x, y, self.w, self.h), self.mark
        for right, down, part in self.parts:
            yield from part.placed(x + right, y + down)


@dataclass(frozen=True, slots=True)
class Area:
    """A panel on the page. Its frame may be higher than what stands in it; the head has none."""

    key: str
    box: Box
    block: Block
    frame: Frame | None = None

    def placed(self) -> Iterator[tuple[Box, Mark]]:
        return self.block.placed(self.box.x, self.box.y)


@dataclass(frozen=True, slots=True)
class Page:
    """A scene laid out at the usual size; `zoom`: how much larger it is drawn."""

    w: int
    h: int
    areas: tuple[Area, ...]
    zoom: float = 1.0
    art: str = ""  # of which game pieces are drawn on it
