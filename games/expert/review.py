"""After the game: the moves that cost somebody most, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from games.expert.candidates import WIDE, candidates
from games.expert.search import Budget, Estimate, gain, likely, usual_lead, weigh
from games.kernel.hosting import AnyTable, Deal, Entry, Pick, Seat, play_again, start

WORST = 3  # so many moves are worth somebody's time
_SURE = 1.0  # standard errors: below that nobody is told to have been wrong


class Slip(NamedTuple):
    """Tells of one move what it was expected to lead to, and what another one would have."""

    number: int  # of the entry in the log, from 0 on: the table was at this version before it
    played: Estimate
    better: Estimate
    cost: float  # in games: 1.0 is a game won that is lost now


def review(deal: Deal, entries: Iterable[Entry], seat: Seat, budget: Budget, seed: str = "") -> list[Slip]:
    """Return the three moves of this seat that cost most, the worst first. The budget is for each move.

    It is judged by what the seat could see then: luck that came later is nobody's mistake.
    """
    found = sorted(_slips(deal, entries, seat, budget, Random(seed)), key=lambda slip: -slip.cost)
    return found[:WORST]


def _slips(deal: Deal, entries: Iterable[Entry], seat: Seat, budget: Budget, dice: Random) -> Iterator[Slip]:
    table = start(deal)
    for number, entry in enumerate(entries):
        if entry.seat == seat and (slip := _slip(table, number, entry, dice, budget)) is not None:
            yield slip
        play_again(table, entry)


def _slip(table: AnyTable, number: int, entry: Entry, dice: Random, budget: Budget) -> Slip | None:
    """Compare a move with all that was worth thinking about; None: nothing was surely better."""
    played = Pick(entry.kind, dict(entry.values))
    others = [pick for pick in candidates(table, entry.seat, dice, WIDE) if pick != played]
    if not others:
        return None
    picks = likely(table, entry.seat, [played, *others], dice, budget.candidates)
    ranked = weigh(table, entry.seat, picks, dice, budget)
    mine = next(trial for trial in ranked if trial.pick is played)
    best = ranked[0]
    cost = 0.0 if best is mine else gain(best, mine, usual_lead(ranked), _SURE)
    return Slip(number, mine.estimate(), best.estimate(), cost) if cost > 0 else None
