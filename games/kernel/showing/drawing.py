"""A table as a drawing: which piece lies at which place of the game's art, and which number stands where.

The art lies beside the game, in art/. How it is drawn, and where a place is, the host reads there.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from games.kernel.showing.text import Seat, Text, Who


class Put(NamedTuple):
    """Puts one piece at a place, in the colours of a seat if it is somebody's.

    What has a name is known by it wherever it lies: if it was elsewhere it leaves a wake, and if it was
    nowhere it is outlined. `holds` is what lies on the piece, at places of the piece itself.
    """

    place: str
    piece: str
    tint: Seat | None = None
    name: str = ""
    holds: tuple[Thing, ...] = ()


class Pile(NamedTuple):
    """Lays several pieces at a place: each of them, or if they are too many one of a kind with its number."""

    place: str
    pieces: tuple[tuple[str, int], ...]  # piece, how many


class Write(NamedTuple):
    """Writes a message, a number or a player's name at a place.

    `number` is the one in it, if a change of that number is told by a chip.
    """

    place: str
    text: Text | int | Who
    number: int | None = None


Thing: TypeAlias = Put | Pile | Write
Near: TypeAlias = tuple[tuple[str, ...], ...]  # rows of places of a board, and of things that have a name


class Drawing(NamedTuple):
    """Draws a whole table: one of the game's boards, and all that lies on it, from below to the top."""

    board: str
    things: tuple[Thing, ...]
    asked: tuple[Seat, ...] = ()  # who is waited for
    note: Text | None = None  # for what, in a word or two
    near: Near = ()  # if only some of it is shown, enlarged
    won: tuple[Seat, ...] = ()  # when the game is over


def figure(place: str, number: int) -> Write:
    """Write a number whose change is told."""
    return Write(place, number, number)


def badge(place: str, seat: Seat) -> Put:
    """Put the badge of a seat at a place: its number on its colour."""
    return Put(place, "badge", seat, holds=(Write("number", seat + 1),))
