"""Tables as they might be, for whoever sees only one seat's side: to think ahead on, and to throw away."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from games.kernel.playing.copying import clone
from games.kernel.playing.rng import Rng
from games.kernel.playing.table import AnyTable
from games.kernel.showing.text import Seat

_SPAN = 2**64
_STEP, _ONE, _TWO = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # SplitMix64's


@dataclass(slots=True)
class Luck(Rng):
    """Draws as quickly as it can, by SplitMix64. Nobody has to check what was only imagined."""

    spot: int = 0

    def copy(self) -> Luck:
        return Luck(self.seed, self.drawn, self.rewinds, self.spot)

    def below(self, n: int) -> int:
        self.drawn += 1
        mixed = (self.spot + self.drawn * _STEP) % _SPAN
        mixed = (mixed ^ mixed >> 30) * _ONE % _SPAN
        mixed = (mixed ^ mixed >> 27) * _TWO % _SPAN
        return (mixed ^ mixed >> 31) * n >> 64


def imagined(table: AnyTable, seat: Seat, dice: Random) -> AnyTable:
    """Return a quiet copy on which all that this seat cannot know is as the dice have it.

    What others have answered under seal is forgotten: whoever plays on here lets them answer once more. Two
    tables that look the same to the seat give the same copy, so nothing else can have a say in what follows.
    """
    made = clone(table, quiet=True)
    for frame in made.agenda:
        frame.answers = {other: answer for other, answer in frame.answers.items() if other == seat}
    table.game.imagine(made, seat, dice)
    made.rng = Luck("", table.rng.drawn, table.rng.rewinds, dice.getrandbits(64))
    return made
