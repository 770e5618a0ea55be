"""Pieces of games in the midst of words: which emoji stands beside which name.

The emojis are those of the application, of which a program has one. Until they are uploaded, and wherever
they cannot be had, the words stand alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from games.kernel.hosting import Seat, Text


class Emoji(NamedTuple):
    """One emoji of the application."""

    name: str
    id: int

    def __str__(self) -> str:
        """Return what stands for it in a text."""
        return f"<:{self.name}:{self.id}>"

    @property
    def part(self) -> dict[str, str]:
        """What stands for it in a button or an option."""
        return {"id": str(self.id), "name": self.name}


Pieces = Mapping[str, Emoji]  # by the names of messages
NO_PIECES: Pieces = {}
BADGES = ""  # in place of a game: every game has the same badges
_TIE = "\u00a0"  # no line ends between a piece and its name
_MARKS = re.compile(rf"<:\w+:\d+>{_TIE}")
_shown: dict[str, Pieces] = {}  # by the keys of games


def show_pieces(found: Mapping[str, Pieces]) -> None:
    """Let these emojis, and no others, stand beside words from now on."""
    _shown.clear()
    _shown.update(found)


def pieces_of(game: str | None) -> Pieces:
    """Return the emojis of a game by the names of messages; none if they are not uploaded."""
    return NO_PIECES if game is None else _shown.get(game, NO_PIECES)


def badge_of(seat: Seat, colour: str) -> Emoji | None:
    """Return the badge of a seat in its colour, as it is on boards; None if it is not uploaded."""
    return pieces_of(BADGES).get(badge_name(seat, colour))


def badge_name(seat: Seat, colour: str) -> str:
    """Return by what name the badge of a seat is known among the emojis."""
    return f"{seat + 1}-{colour}"


def own_piece(text: Text, pieces: Pieces) -> Emoji | None:
    """Return the emoji of a thing itself: by its name, or by that with the first thing that it is made of."""
    if not pieces:
        return None
    for arg in text.args.values():
        if isinstance(arg, Text):
            return pieces.get(f"{text.key} {arg.key}") or pieces.get(text.key)
    return pieces.get(text.key)


def only_piece(text: Text | None, pieces: Pieces) -> Emoji | None:
    """Return the emoji of all that is named in a text, if it is one and the same."""
    found = set() if text is None or not pieces else set(_all_in(text, pieces))
    return found.pop() if len(found) == 1 else None


def _all_in(said: object, pieces: Pieces) -> Iterator[Emoji]:
    """Yield the emojis of a thing, or of those that it is made of."""
    if isinstance(said, Text):
        if (own := own_piece(said, pieces)) is not None:
            yield own
        else:
            yield from _all_in(tuple(said.args.values()), pieces)
    elif isinstance(said, tuple):
        for one in said:
            yield from _all_in(one, pieces)


def beside(piece: Emoji | str, words: str) -> str:
    """Return words beside the emoji of what they name, on the same line."""
    return f"{piece}{_TIE}{words}"


def without_pieces(text: str) -> str:
    """Return a text with its words alone: for where both do not fit."""
    return _MARKS.sub("", text) if "<:" in text else text
