"""A board as data: drawn as a picture or written as text by the host, which knows no game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeAlias

from games.kernel.showing.drawing import Drawing, Near
from games.kernel.showing.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Token:
    """Draws a piece. Colour never stands alone: the letter says it too, in the reader's language."""

    colour: str  # a palette name
    letter: Text
    name: Text
    count: int = 1
    shape: str = "square"  # square, round, ship, card, star, house, gear
    seat: Seat | None = None  # whose it is, if that shows
    piece: str = ""  # what it is in the art of the game: close up it is drawn so


@dataclass(frozen=True, slots=True)
class Label:
    """Shows a few words."""

    text: Text
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """Marks a place and what lies in it: a price with its goods, a space with its figure."""

    title: Text
    tokens: tuple[Token, ...] = ()
    room: int | None = None  # how many fit in all, if that is limited


@dataclass(frozen=True, slots=True)
class Track:
    """Shows a number on its way to another: a round, a supply, a price ladder."""

    title: Text
    at: int
    of: int
    token: Token | None = None  # drawn in place of the title, which says the same


Piece: TypeAlias = Token | Label | Slot | Track


@dataclass(frozen=True, slots=True)
class Row:
    """Puts pieces beside each other, perhaps under a title."""

    title: Text | None
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """Shows one area: a player's mat, a port, a ship. `key` names it for a close-up."""

    key: str
    title: Text
    rows: tuple[Row, ...]
    seat: Seat | None = None
    active: bool = False
    aside: bool = False  # looked up now and then: in words and close up, not in the picture of the table
    more: tuple[Row, ...] = field(default=(), repr=False)  # shown close up only
    parts: tuple[Panel, ...] = field(default=(), repr=False)  # within it, and looked at alone: ports, brokers
    near: Near = field(default=(), repr=False)  # what a close-up shows of the drawing, row by row

    def close_up(self) -> Panel:
        """Return it with all that is known of it."""
        return replace(self, rows=self.rows + self.more, aside=False)


@dataclass(frozen=True, slots=True)
class Scene:
    """Shows the whole table, area by area. A game with art of its own has it drawn as well."""

    title: Text
    panels: tuple[Panel, ...]
    drawing: Drawing | None = None
    colours: tuple[str, ...] = ()  # of the seats, where players have their own; else the usual ones

    @property
    def areas(self) -> tuple[Panel, ...]:
        """Return all that can be looked at alone: every panel, followed by its parts."""
        return tuple(area for panel in self.panels for area in (panel, *panel.parts))

    @property
    def has_pieces(self) -> bool:
        """Tell whether something in it is a piece of the game's art."""
        rows = (row for panel in self.panels for row in panel.rows)
        return any(token.piece for row in rows for shown in row.pieces for token in _tokens(shown))


def _tokens(shown: Piece) -> tuple[Token, ...]:
    match shown:
        case Token():
            return (shown,)
        case Slot():
            return shown.tokens
        case Track(token=Token() as token):
            return (token,)
    return ()


class Gauge(NamedTuple):
    """Holds a number that everybody sees of every player, as money. Over the game it makes a chart."""

    title: Text
    values: tuple[int, ...]  # by seat
