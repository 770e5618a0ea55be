"""How a final reckoning is shown: the piece that each of its lines is about, and what decides a tie."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from games.kernel.showing.text import Text


class Reckoned(NamedTuple):
    """Says what a game's final scores are about.

    `pieces`: of the art, by the keys of the lines, in the order in which they are shown. `ties`: what each
    number of a score's order is called, None where it is never said; all further ones have the last name.
    """

    pieces: Mapping[str, str] = MappingProxyType({})
    ties: tuple[Text | None, ...] = ()
    worth: Text | None = None  # what is followed over the game afterwards, if it is not the score

    def decider(self, at: int) -> Text | None:
        """Return what a number of the order is called."""
        return self.ties[min(at, len(self.ties) - 1)] if self.ties else None


UNNAMED = Reckoned()
