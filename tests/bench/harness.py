"""Figures as ratios: something of ours and its anchor, measured in turns in the same run.

Only ratios are worth keeping: the machine and its load cancel out. A module of tests/bench has one function

    def figures(quick: bool, stack: ExitStack) -> Iterable[Figure]

that describes its figures. `ours` and `anchor` are functions of the number of the round that give what one
unit costs in seconds, or in bytes; what they need is closed through the stack, and set up with later() if it
is expensive. All figures are measured in every round, in shuffled order, ours and anchor by turns: what
disturbs one disturbs the other. What is printed is the median of the rounds' ratios.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from storage.care.progress import progress_bar

Cost = Callable[[int], float]


class Figure(NamedTuple):
    name: str
    ours: Cost
    anchor: Cost
    at_most: float | None = None  # target for ours / anchor: how much dearer it may be; none: only reported
    at_least: float | None = None  # target for anchor / ours: how much faster it has to be
    turns: int = 1  # how often both are measured in a round; their medians count

    def ratio(self, ours: float, anchor: float) -> float:
        return ours / anchor if self.at_least is None else anchor / ours


class Result(NamedTuple):
    name: str
    ratio: float
    low: float  # a quarter of the rounds were below this
    high: float  # and a quarter above this
    target: str
    met: bool | None  # None: there is no target
    ours: float
    anchor: float

    def line(self) -> str:
        mark = {True: "met", False: "missed", None: ""}[self.met]
        spread = f"[{self.low:.2f}..{self.high:.2f}]"
        return f"{self.name:<58} {self.ratio:6.2f}x {spread:>15}  target {self.target:<7} {mark}"

    def data(self) -> dict[str, Any]:
        return self._asdict()


def later(prepare: Callable[[], tuple[Cost, Cost]]) -> tuple[Cost, Cost]:
    """Ours and the anchor, set up only when they are measured for the first time."""
    ready = cache(prepare)
    return lambda number: ready()[0](number), lambda number: ready()[1](number)


def measure(figures: Iterable[Figure], rounds: int, *, warm_up: bool = True) -> list[Result]:
    order, dice = list(figures), Random(0)
    numbers = range(0 if warm_up else 1, rounds + 1)
    costs: dict[str, list[tuple[float, float]]] = {figure.name: [] for figure in order}
    with progress_bar(len(numbers) * len(order), "measurements") as bar:
        for number in numbers:
            _sweep()
            for figure in dice.sample(order, len(order)):
                pair = _by_turns(figure.ours, figure.anchor, number, figure.turns)
                bar.update()
                if number:  # the first round only warms up
                    costs[figure.name].append(pair)
    return [_result(figure, costs[figure.name]) for figure in order]


def _sweep() -> None:
    """What one figure needs must not be searched for litter while another is measured."""
    gc.collect()
    gc.freeze()


def _by_turns(ours: Cost, anchor: Cost, number: int, turns: int) -> tuple[float, float]:
    """Each second time the anchor comes first."""
    pairs = []
    for turn in range(turns):
        if (number + turn) % 2:
            before, cost = anchor(number), ours(number)
            pairs.append((cost, before))
        else:
            pairs.append((ours(number), anchor(number)))
    return median(cost for cost, _ in pairs), median(cost for _, cost in pairs)


def _result(figure: Figure, costs: list[tuple[float, float]]) -> Result:
    low, ratio, high = _quartiles([figure.ratio(ours, anchor) for ours, anchor in costs])
    sign, target = ("<=", figure.at_most) if figure.at_least is None else (">=", figure.at_least)
    ours, anchor = (_quartiles(list(column))[1] for column in zip(*costs, strict=True))
    if target is None:
        return Result(figure.name, ratio, low, high, "none", None, ours, anchor)
    met = ratio <= target if sign == "<=" else ratio >= target
    return Result(figure.name, ratio, low, high, f"{sign} {target:g}", met, ours, anchor)


def _quartiles(values: list[float]) -> list[float]:
    return quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
