"""The choice: every candidate is tried in the same imagined games, and the worse half drops out each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from games.expert.candidates import WIDE, candidates
from games.expert.rollout import Outcome, World, horizon, world
from games.kernel.hosting import AnyTable, Pick, Seat

SWAY = 1.5  # how surely a usual lead in the middle of a game becomes a win
LEAD = 0.5  # how much the points before the others count beside the win itself
DOUBT = 1.0  # standard errors by which another move has to be better than a club player's
_GLANCES, _GLANCE = 3, 8  # worlds, and moves in each, by which it is seen what is worth trying to the end
_GLANCED = 3  # times as many moves are looked at as are tried
_EACH = 6  # imagined games that a move is given at the least, one with another
_EACH_AHEAD = 3  # the same where games are cut off: luck has less of a say in them
_FEWEST, _MOST = 2, 10  # more cannot be told apart in the time there is
_CHOOSING, _TOLD = 0.6, 24  # of the time goes into the choice; games to the end that are told of afterwards
_TICK = 1e-6  # seconds: no clock is finer
_FAR = 2.0  # usual leads: one that is larger counts no more


class Budget(NamedTuple):
    """Says how long one may think: so many imagined games, and no more seconds of the processor than that."""

    rollouts: int = 120
    seconds: float = inf

    @property
    def candidates(self) -> int:
        """Return how many moves can be told apart with it."""
        return max(_FEWEST, min(_MOST, self.rollouts // _EACH))


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
    usual: Pick | None = None  # what a club player would do, who tries nothing out


@dataclass(eq=False)
class Trial:
    """Collects what one move led to, world by world."""

    pick: Pick
    seen: list[Outcome] = field(default_factory=list)

    def values(self, usual: float) -> list[float]:
        """Return what each world was worth: a win most of all, and the lead against the usual one."""
        return [_worth(one, max(-_FAR, min(_FAR, one.lead / usual))) for one in self.seen]

    def estimate(self) -> Estimate:
        """Return the means."""
        win, score, lead = (fmean(column) for column in zip(*(one[:3] for one in self.seen), strict=True))
        return Estimate(self.pick, win, score, lead, len(self.seen))


def _worth(one: Outcome, lead: float) -> float:
    """Return what an ending is worth: a win most of all; where the game still goes on, the lead.

    Who is just ahead then has not won yet, and who is just behind has not lost.
    """
    return (one.win if one.over else 1 / (1 + exp(-SWAY * lead))) + LEAD * lead


def choose(
    table: AnyTable, seat: Seat, dice: Random, budget: Budget | None = None, *, told: bool = True
) -> Choice:
    """Return what this seat had best do, by what it sees and nothing else.

    `told`: somebody wants to know where it leads. That takes games to the end, where others did to choose.
    """
    began, allowed = process_time(), budget or Budget()
    picks = candidates(table, seat, dice, WIDE)
    if len(picks) == 1:
        return Choice(picks[0])
    fitting = fitted(table, seat, picks[0], dice, allowed)
    few = shortlist(table, seat, picks, dice, fitting)
    tells = told and horizon(table) is not None
    left = allowed.seconds * (_CHOOSING if tells else 1) - (process_time() - began)
    ranked = weigh(table, seat, few, dice, fitting._replace(seconds=left))[:2]
    if tells:
        games = max(1, min(_TOLD, allowed.rollouts // 2))  # for each of the two best
        ranked = _to_the_end(table, seat, ranked, dice, games, began + allowed.seconds)
    best, *others = (trial.estimate() for trial in ranked)
    return Choice(best.pick, best, others[0] if others else None, picks[0])


def _to_the_end(
    table: AnyTable, seat: Seat, chosen: list[Trial], dice: Random, games: int, until: float
) -> list[Trial]:
    """Return the same moves with how a few games ended after them.

    The second is left out if it had more luck in these few: nobody would understand why it is not the first.
    """
    trials = [Trial(trial.pick) for trial in chosen]
    for _ in range(games):
        if not _try(trials, world(table, seat, dice), until, None):
            break
    best, *others = _alike(trials)
    return [best, *(other for other in others if other.estimate().win <= best.estimate().win)]


def fitted(
    table: AnyTable, seat: Seat, pick: Pick, dice: Random, budget: Budget, *, whole: bool = False
) -> Budget:
    """Return what can really be tried in the time, by how long one imagined game takes."""
    if budget.seconds == inf or budget.candidates <= _FEWEST:
        return budget
    began = process_time()
    world(table, seat, dice).after(pick, None if whole else horizon(table))
    each = max(process_time() - began, _TICK)
    return budget._replace(rollouts=min(budget.rollouts, int(budget.seconds / each)))


def shortlist(table: AnyTable, seat: Seat, picks: list[Pick], dice: Random, budget: Budget) -> list[Pick]:
    """Return the moves that are tried: many, where it is soon told how things stand, else a likely few."""
    if horizon(table) is not None:
        return picks[: max(_FEWEST, budget.rollouts // _EACH_AHEAD)]
    return likely(table, seat, picks, dice, budget.candidates)


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


def weigh(
    table: AnyTable,
    seat: Seat,
    picks: Sequence[Pick],
    dice: Random,
    budget: Budget,
    doubt: float = DOUBT,
    *,
    whole: bool = False,
) -> list[Trial]:
    """Return what was tried to the last, the best first. The first pick never drops out.

    It stays the best, too, unless another is better by more than so many standard errors. `whole`: games are
    imagined to their end, also where less would do.
    """
    trials, began = [Trial(pick) for pick in picks], process_time()
    first, plan = trials[0], rounds(len(trials), budget.rollouts)
    moves = None if whole else horizon(table)
    for number, worlds in enumerate(plan, start=1):
        until = began + budget.seconds * number / len(plan)
        for _ in range(worlds):
            if not _try(trials, world(table, seat, dice), began + budget.seconds, moves):
                return _settled(_alike(trials), first, doubt)
            if process_time() > until:
                break
        trials = _better_half(trials, first)
    return _settled(trials, first, doubt)


def _try(trials: list[Trial], here: World, until: float, moves: int | None) -> bool:
    """Try every move in the same world; False: the time was up before all were through."""
    for trial in trials:
        trial.seen.append(here.after(trial.pick, moves))
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


def _settled(trials: list[Trial], first: Trial, doubt: float) -> list[Trial]:
    """Sort them, with the first in front, if no other is surely better."""
    ranked = _ranked(trials)
    if gain(ranked[0], first, usual_lead(trials), doubt) <= 0:
        ranked.remove(first)
        ranked.insert(0, first)
    return ranked


def gain(one: Trial, other: Trial, usual: float, doubt: float) -> float:
    """Return how much better it is, less so many standard errors. Both were tried in the same worlds."""
    gains = [here - there for here, there in zip(one.values(usual), other.values(usual), strict=True)]
    if not doubt:
        return fmean(gains)
    return 0.0 if len(gains) < 2 else fmean(gains) - doubt * stdev(gains) / sqrt(len(gains))
