"""What nobody may know: which card comes next. All else lies open (A1)."""

from __future__ import annotations

from random import Random

from games.economicus.state import State
from games.kernel import Seat, Table


def imagine(table: Table[State], viewer: Seat | None, dice: Random) -> None:
    """Another order in both decks. A deck is drawn from at random, so its order shows nowhere."""
    dice.shuffle(table.state.events)
    dice.shuffle(table.state.risks)
