"""What is what: the pieces of a game's art, each with its name."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel.showing.scene import Panel, Row, Token
from games.kernel.showing.text import Seat, Text, say

KEY = "what-is-what"


class Named(NamedTuple):
    """Names a piece. `also`: how the names of pieces begin that mean the same and look alike."""

    piece: str
    name: Text
    seat: Seat | None = None  # in whose colours it is shown, if it is somebody's
    also: tuple[str, ...] = ()

    def names(self, piece: str) -> bool:
        """Tell whether a piece is told by this name."""
        return piece == self.piece or piece.startswith(self.also)

    def token(self) -> Token:
        """Return the piece as it is shown with its name."""
        return Token("neutral", say("legend-letter"), self.name, seat=self.seat, piece=self.piece)


WINNER = Named("crown", say("legend-winner"))  # every game has it, on its last board


class Group(NamedTuple):
    """Names pieces that belong together."""

    title: Text
    pieces: tuple[Named, ...]


def legend_panel(groups: tuple[Group, ...]) -> Panel:
    """Return all pieces with their names, to be looked at alone."""
    rows = tuple(Row(group.title, tuple(one.token() for one in group.pieces)) for group in groups)
    return Panel(KEY, say("what-is-what"), rows, aside=True)
