"""7 The end: the last sailings, and the reckoning."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Action, Seat, Step, Who, clockwise, say
from games.sewer_pirats import words
from games.sewer_pirats.rules.scoring import score
from games.sewer_pirats.state import Here, State, captain_of


def call_last_sailings(table: Here, trigger: str, seat: Seat) -> None:
    """7.1 Every other ship with a captain now sails once more, by owner from the left of `seat`."""
    if table.state.final is not None:
        return  # 7.3 a final sailing triggers nothing
    found = [captain_of(table, other) for other in clockwise(table, after=seat)]
    table.state.final = [ship for ship in found if ship is not None and ship != trigger]
    ships = tuple(words.SHIP[ship] for ship in table.state.final)
    last = words.SHIP[trigger]
    table.tell("end-is-near", ship=last, ships=ships) if ships else table.tell("end-is-here", ship=last)


@dataclass(frozen=True)
class Reckoning(Step[State, Action]):
    """7.4 All treasures are turned up and counted."""

    def run(self, table: Here) -> None:
        scores = {seat: score(table, seat) for seat in range(table.seats)}
        best = max(found.total for found in scores.values())
        tied = [seat for seat, found in scores.items() if found.total == best]
        if len(tied) > 1:
            spaces = {seat: scores[seat].order[1] for seat in tied}
            sums = tuple(say("space-sum", who=Who(seat), spaces=count) for seat, count in spaces.items())
            broken = len(set(spaces.values())) > 1
            table.tell("tie-broken" if broken else "tie-stays", points=best, sums=sums)
        table.finish(scores)
