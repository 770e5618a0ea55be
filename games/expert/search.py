"""The choice: every candidate is tried in the same imagined games, and the worse half drops out each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from games.expert.candidates import WIDE, candidates
from games.expert.rollout import Outcome, World, world
from games.kernel.hosting import AnyTable, Pick, Seat

LEAD = 0.5  # how much the points before the others count beside the win itself
DOUBT = 1.5  # standard errors by which another move has to be better than a club player's
_GLANCES, _GLANCE = 3, 8  # worlds, and moves in each, by which it is seen what is worth trying to the end
_GLANCED = 3  # times as many moves are looked at as are tried
_EACH = 6  # imagined games that a move is given at the least, one with another
_MOST = 10  # more cannot be told apart in the time there is
_TICK = 1e-6  # seconds: no clock is finer
_FAR = 2.0  # usual leads: one that is larger counts no more


class Budget(NamedTuple):
    """Says how long one may think: so many imagined games, and no more seconds of the processor than that."""

    rollouts: int = 120
    seconds: float = inf

    @property
    def candidates(self) -> int:
        """Return how many moves can be told apart with it."""
        return max(2, min(_MOST, self.rollouts // _EACH))


class Estimate(NamedTuple):
    """Tells what a move is expected to lead to, by so many imagined games."""

    pick: Pick
    win: float  # from 0 to 1; a win that is shared by two counts half
    score: float
    lead: float  # before the mean of the others
    games: int


class Choice(NamedTuple):
    """Holds the move that is thought best, with what is expected of it and of the next best."""

    pick: Pick
    best: Estimate | None = None  # None: there is nothing else to do
    second: Estimate | None = None  # None: nor was there time to try anything else


@dataclass(eq=False)
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


def choose(table: AnyTable, seat: Seat, dice: Random, budget: Budget | None = None) -> Choice:
    """Return what this seat had best do, by what it sees and nothing else."""
    began, allowed = process_time(), budget or Budget()
    picks = candidates(table, seat, dice, WIDE)
    if len(picks) == 1:
        return Choice(picks[0])
    fitted = _fitted(table, seat, picks[0], dice, allowed)
    few = likely(table, seat, picks, dice, fitted.candidates)
    left = fitted._replace(seconds=allowed.seconds - (process_time() - began))
    best, *others = weigh(table, seat, few, dice, left)
    return Choice(best.pick, best.estimate(), others[0].estimate() if others else None)


def _fitted(table: AnyTable, seat: Seat, pick: Pick, dice: Random, budget: Budget) -> Budget:
    """Return what can really be tried in the time, by how long one imagined game takes."""
    if budget.seconds == inf:
        return budget
    began = process_time()
    world(table, seat, dice).after(pick)
    each = max(process_time() - began, _TICK)
    return budget._replace(rollouts=min(budget.rollouts, int(budget.seconds / each)))


def likely(table: AnyTable, seat: Seat, picks: list[Pick], dice: Random, most: int) -> list[Pick]:
    """Return the first of many moves, and those that stand best a few moves later: that is quickly seen."""
    picks = picks[: _GLANCED * most]
    if len(picks) <= most:
        return picks
    worlds = [world(table, seat, dice) for _ in range(_GLANCES)]
    leads = {
        place: fmean([here.after(pick, _GLANCE).lead for here in worlds]) for place, pick in enumerate(picks)
    }
    best = sorted(range(1, len(picks)), key=lambda place: -leads[place])
    return [picks[place] for place in (0, *best[: most - 1])]


def weigh(table: AnyTable, seat: Seat, picks: Sequence[Pick], dice: Random, budget: Budget) -> list[Trial]:
    """Return what was tried to the last, the best first. The first pick never drops out.

    It stays the best, too, unless another is better by more than chance explains.
    """
    trials, began = [Trial(pick) for pick in picks], process_time()
    first, plan = trials[0], rounds(len(trials), budget.rollouts)
    for number, worlds in enumerate(plan, start=1):
        until = began + budget.seconds * number / len(plan)
        for _ in range(worlds):
            if not _try(trials, world(table, seat, dice), began + budget.seconds):
                return _settled(_alike(trials), first)
            if process_time() > until:
                break
        trials = _better_half(trials, first)
    return _settled(trials, first)


def _try(trials: list[Trial], here: World, until: float) -> bool:
    """Try every move in the same world; False: the time was up before all were through."""
    for trial in trials:
        trial.seen.append(here.after(trial.pick))
        if process_time() > until:
            return False
    return True


def _alike(trials: list[Trial]) -> list[Trial]:
    """Leave out what not all have seen, and those that have seen nothing yet."""
    tried = [trial for trial in trials if trial.seen]
    least = min(len(trial.seen) for trial in tried)
    for trial in tried:
        del trial.seen[least:]
    return tried


def rounds(trials: int, rollouts: int) -> list[int]:
    """Return how many worlds each round of halving has: every round costs about the same."""
    sizes = [trials]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    return [max(1, rollouts // (len(sizes) * size)) for size in sizes]


def _better_half(trials: list[Trial], first: Trial) -> list[Trial]:
    better = _ranked(trials)[: max(2, (len(trials) + 1) // 2)]
    return better if first in better else [*better, first]


def _ranked(trials: list[Trial]) -> list[Trial]:
    """Sort by what they are worth, the best first; who stood first stays first among equals."""
    usual = usual_lead(trials)
    return sorted(trials, key=lambda trial: -fmean(trial.values(usual)))


def usual_lead(trials: Sequence[Trial]) -> float:
    """Return by how many points it is usually decided, in what was tried."""
    return fmean([abs(one.lead) for trial in trials for one in trial.seen]) or 1.0


def _settled(trials: list[Trial], first: Trial) -> list[Trial]:
    """Sort them, with the first in front, if no other is surely better."""
    ranked = _ranked(trials)
    if gain(ranked[0], first, usual_lead(trials), DOUBT) <= 0:
        ranked.remove(first)
        ranked.insert(0, first)
    return ranked


def gain(one: Trial, other: Trial, usual: float, doubt: float) -> float:
    """Return how much better it is, less so many standard errors. Both were tried in the same worlds."""
    gains = [here - there for here, there in zip(one.values(usual), other.values(usual), strict=True)]
    if len(gains) < 2:
        return 0.0
    return fmean(gains) - doubt * stdev(gains) / sqrt(len(gains))
