"""After the game: the moves that cost somebody most, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from games.expert.candidates import WIDE, candidates, wishes
from games.expert.search import Budget, Estimate, fitted, gain, shortlist, usual_lead, weigh
from games.kernel.hosting import AnyTable, Deal, Pick, Seat, load

WORST = 3  # so many moves are worth somebody's time
SUSPECTS = 6  # so many are looked at closely
CLOSELY = Budget(rollouts=240, seconds=3.0)  # for one of these
_GLANCE = Budget(rollouts=12)  # for each of all moves, if there is time for it
_GLANCES = 8.0  # seconds of the processor, for all of them together
_SURE = 1.5  # standard errors: below that nobody is told to have been wrong


class Moment(NamedTuple):
    """Holds a move of somebody, and the table as it was saved before it."""

    number: int  # of the move in the game, from 0 on
    position: str
    seat: Seat
    pick: Pick


class Slip(NamedTuple):
    """Tells of one move what it was expected to lead to, and what another one would have."""

    number: int
    played: Estimate
    better: Estimate
    cost: float  # in games: 1.0 is a game won that is lost now


def glance_at(moves: int) -> Budget:
    """Return how long one may look at each of so many moves, to find those that deserve a closer look."""
    return _GLANCE._replace(seconds=_GLANCES / max(1, moves))


def suspects(deal: Deal, moments: Iterable[Moment], dice: Random, budget: Budget) -> list[Slip]:
    """Return what may have been slips, by a glance at each of these moves.

    What a club player might have done too is not looked at: the time is better spent on the rest.
    """
    found: list[Slip] = []
    for moment in moments:
        table = load(deal, moment.position)
        if moment.pick not in wishes(table, moment.seat, dice):
            found += _compared(table, moment, _others(table, moment, dice), dice, budget, 0.0)
    return found


def slips(deal: Deal, moments: Iterable[Moment], dice: Random, budget: Budget) -> list[Slip]:
    """Return which of these moves were surely worse than another one. The budget is for each.

    They are judged by what the seat could see then: luck that came later is nobody's mistake. What seemed
    best in some imagined games has to be better in others too: of many moves one always has luck.
    """
    half, found = Budget(budget.rollouts // 2, budget.seconds / 2), list[Slip]()
    for moment in moments:
        table = load(deal, moment.position)
        for rough in _compared(table, moment, _others(table, moment, dice), dice, half, 0.0):
            found += _compared(table, moment, [rough.better.pick], dice, half, _SURE, whole=True)
    return found


def worst(found: Iterable[Slip], most: int = WORST) -> list[Slip]:
    """Return those that cost most, the worst first."""
    return sorted(found, key=lambda slip: -slip.cost)[:most]


def _others(table: AnyTable, moment: Moment, dice: Random) -> list[Pick]:
    """Return what else was worth thinking about."""
    return [pick for pick in candidates(table, moment.seat, dice, WIDE) if pick != moment.pick]


def _compared(
    table: AnyTable,
    moment: Moment,
    others: Sequence[Pick],
    dice: Random,
    budget: Budget,
    doubt: float,
    *,
    whole: bool = False,
) -> Sequence[Slip]:
    """Compare a move with others; nothing, if none of them was better by so many standard errors."""
    number, _, seat, played = moment
    if not others:
        return ()
    budget = fitted(table, seat, played, dice, budget, whole=whole)
    picks = shortlist(table, seat, [played, *others], dice, budget)
    ranked = weigh(table, seat, picks, dice, budget, doubt, whole=whole)
    mine, best = next(trial for trial in ranked if trial.pick is played), ranked[0]
    if best is mine:
        return ()
    return (Slip(number, mine.estimate(), best.estimate(), gain(best, mine, usual_lead(ranked), doubt)),)
