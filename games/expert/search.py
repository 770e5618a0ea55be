"""The choice: every candidate is tried in the same imagined games, and the worse half drops out each time."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from games.expert.candidates import candidates
from games.expert.rollout import Outcome, world
from games.kernel.hosting import AnyTable, Pick, Seat

LEAD = 0.5  # how much the points before the others count beside the win itself
DOUBT = 0.5  # standard errors by which another move has to be better than a club player's
_FAR = 2.0  # usual leads: one that is larger counts no more


class Budget(NamedTuple):
    """Says how long one may think: so many imagined games, and no more seconds of the processor than that."""

    rollouts: int = 120
    seconds: float = inf


_USUAL = Budget()


class Estimate(NamedTuple):
    """Tells what a move is expected to lead to, by so many imagined games."""

    pick: Pick
    win: float
    score: float
    lead: float
    games: int


class Choice(NamedTuple):
    """Holds the move that is thought best, and the next best; None: nothing had to be thought about."""

    pick: Pick
    best: Estimate | None = None
    second: Estimate | None = None


@dataclass
class Trial:
    """Collects what one move led to, world by world."""

    pick: Pick
    seen: list[Outcome] = field(default_factory=list)

    def values(self, usual: float) -> list[float]:
        """Return what each world was worth: a win most of all, and the lead against the usual one."""
        return [one.win + LEAD * max(-_FAR, min(_FAR, one.lead / usual)) for one in self.seen]

    def estimate(self) -> Estimate:
        """Return the means."""
        win, score, lead = map(fmean, zip(*self.seen, strict=True))
        return Estimate(self.pick, win, score, lead, len(self.seen))


def choose(table: AnyTable, seat: Seat, dice: Random, budget: Budget = _USUAL) -> Choice:
    """Return what this seat had best do, by what it sees and nothing else."""
    picks = candidates(table, seat, dice)
    if len(picks) == 1:
        return Choice(picks[0])
    trials, until = [Trial(pick) for pick in picks], process_time() + budget.seconds
    club = trials[0]
    for worlds in rounds(len(trials), budget.rollouts):
        for _ in range(worlds):
            here = world(table, seat, dice)
            for trial in trials:
                trial.seen.append(here.after(trial.pick))
            if process_time() > until:
                return _decide(trials, club)
        ranked = _ranked(trials)
        trials = ranked[: max(2, (len(ranked) + 1) // 2)]
        trials += [] if club in trials else [club]
    return _decide(trials, club)


def rounds(trials: int, rollouts: int) -> list[int]:
    """Return how many worlds each round of halving has: every round costs about the same."""
    sizes = [trials]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    return [max(1, rollouts // (len(sizes) * size)) for size in sizes]


def _usual_lead(trials: list[Trial]) -> float:
    return fmean([abs(one.lead) for trial in trials for one in trial.seen]) or 1.0


def _ranked(trials: list[Trial]) -> list[Trial]:
    """Sort by what they are worth, the best first; a club player's wishes stand first among equals."""
    usual = _usual_lead(trials)
    return sorted(trials, key=lambda trial: -fmean(trial.values(usual)))


def _decide(trials: list[Trial], club: Trial) -> Choice:
    """Return the best, unless a club player's own move may be as good."""
    ranked = _ranked(trials)
    if not _surely_better(ranked[0], club, _usual_lead(trials)):
        ranked.remove(club)
        ranked.insert(0, club)
    return Choice(ranked[0].pick, ranked[0].estimate(), ranked[1].estimate())


def _surely_better(one: Trial, club: Trial, usual: float) -> bool:
    """Is it better by more than chance explains? Both were tried in the same worlds."""
    gains = [better - worse for better, worse in zip(one.values(usual), club.values(usual), strict=True)]
    if len(gains) < 2:
        return False
    return fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains))
