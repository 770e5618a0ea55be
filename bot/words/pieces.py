"""Pieces of games in the midst of words: which emoji stands beside which name.

The emojis are those of the application, of which a program has one. Until they are uploaded, and wherever
they cannot be had, the words stand alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel.hosting import Text


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
_shown: dict[str, Pieces] = {}  # by the keys of games


def show_pieces(found: Mapping[str, Pieces]) -> None:
    """Let these emojis, and no others, stand beside words from now on."""
    _shown.clear()
    _shown.update(found)


def pieces_of(game: str | None) -> Pieces:
    """Return the emojis of a game by the names of messages; none if they are not uploaded."""
    return NO_PIECES if game is None else _shown.get(game, NO_PIECES)


def own_piece(text: Text, pieces: Pieces) -> Emoji | None:
    """Return the emoji of a thing itself: by its name, or by that with the first thing that it is made of."""
    if not pieces:
        return None
    for arg in text.args.values():
        if isinstance(arg, Text):
            return pieces.get(f"{text.key} {arg.key}") or pieces.get(text.key)
    return pieces.get(text.key)


def first_piece(text: Text, pieces: Pieces) -> Emoji | None:
    """Return the emoji of a thing, else of the first thing that is named in what is said of it."""
    if not pieces:
        return None
    if (own := own_piece(text, pieces)) is not None:
        return own
    inner = (first_piece(arg, pieces) for arg in text.args.values() if isinstance(arg, Text))
    return next((found for found in inner if found is not None), None)
