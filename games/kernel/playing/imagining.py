"""Tables as they might be, for whoever sees only one seat's side: to think ahead on, and to throw away."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from games.kernel.playing.copying import clone
from games.kernel.playing.rng import Rng
from games.kernel.playing.table import AnyTable
from games.kernel.showing.text import Seat


@dataclass(slots=True)
class Luck(Rng):
    """Draws as quickly as it can. Nobody has to check what was only imagined."""

    dice: Random = field(default_factory=Random)

    def below(self, n: int) -> int:
        """Return a number from 0 up to, but not including, n."""
        self.drawn += 1
        return int(self.dice.random() * n)


def imagined(table: AnyTable, seat: Seat, dice: Random) -> AnyTable:
    """Return a quiet copy on which all that this seat cannot know is as the dice have it.

    What others have answered under seal is forgotten: whoever plays on here lets them answer once more. Two
    tables that look the same to the seat give the same copy, so nothing else can have a say in what follows.
    """
    made = clone(table, quiet=True)
    for frame in made.agenda:
        frame.answers = {other: answer for other, answer in frame.answers.items() if other == seat}
    table.game.imagine(made, seat, dice)
    made.rng = Luck("", table.rng.drawn, table.rng.rewinds, Random(dice.random()))
    return made
