"""Chapter 5: the only secret is what chance will bring."""

from __future__ import annotations

from random import Random

from games.cargo_noir.state import Here
from games.kernel import Rng, Seat


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """5.2 Other draws to come, for everybody alike."""
    table.rng = Rng(f"imagined {dice.random()}", table.rng.drawn)
