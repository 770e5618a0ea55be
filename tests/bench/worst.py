"""What anybody is shown or proposed: how long the dearest step of each game holds up the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from time import perf_counter

from games import GAMES
from games.kernel.hosting import AnyTable
from tests.bench.harness import Cost, Figure, later
from tests.steps import crammed, dearest, forget, played

_MS = 0.001


def _seconds(tables: Callable[[], Iterable[AnyTable]]) -> tuple[Cost, Cost]:
    """Return what the step takes that makes the most calls; the anchor is a millisecond."""
    step = dearest(tables()).step

    def seconds(number: int) -> float:
        forget()
        began = perf_counter()
        step()
        return perf_counter() - began

    return seconds, lambda number: _MS


def figures(quick: bool, stack: ExitStack) -> Iterator[Figure]:
    for key in GAMES:
        costs = later(partial(_seconds, partial(played, key)))
        yield Figure(f"worst step: {key} / 1 ms", *costs, at_most=50)
        costs = later(partial(_seconds, partial(crammed, key)))
        yield Figure(f"worst step: {key}, laid out by hand / 1 ms", *costs, at_most=50)
