"""Tables at which nobody has met anybody before, if there are such: pure, and the same for the same dice.

Whoever has fewest left to sit with is seated first. That finds its way to the end soon, or sees soon that
there is none; where it takes long it begins anew in another order, for bad luck lies in the first few.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random

_TRIES = (5_000, 10_000, 10_000, 20_000)  # steps of each


def tables_of_strangers(
    met: Sequence[Collection[int]], sizes: Sequence[int], dice: Random
) -> list[tuple[int, ...]] | None:
    """Return who sits together so that nobody meets again; None if there is no such way, or none is found.

    `met`: whom each has met, by numbers from 0 on.
    """
    order = list(range(len(met)))
    for steps in _TRIES:
        search = _Search(
            [set(range(len(met))) - {one, *known} for one, known in enumerate(met)], order, steps
        )
        if search.fill(set(order), sorted(sizes, reverse=True)):
            return search.tables
        if search.steps > 0:
            return None  # all was tried
        dice.shuffle(order)
    return None


class _Search:
    """Fills one table after the other."""

    def __init__(self, strangers: Sequence[set[int]], order: Sequence[int], steps: int) -> None:
        self._strangers, self.steps = strangers, steps
        self._rank = {one: at for at, one in enumerate(order)}
        self.tables: list[tuple[int, ...]] = []

    def fill(self, free: set[int], sizes: list[int]) -> bool:
        """Seat all who are free at tables of these sizes; return whether that can be."""
        if not free:
            return True
        first = min(free, key=lambda one: (len(self._strangers[one] & free), self._rank[one]))
        for size in sorted(set(sizes), reverse=True):
            left = list(sizes)
            left.remove(size)
            if self._seat((first,), self._strangers[first] & free, size, free - {first}, left):
                return True
        return False

    def _seat(
        self, table: tuple[int, ...], possible: set[int], size: int, free: set[int], sizes: list[int]
    ) -> bool:
        """Add to a table those who have met nobody at it, one by one; then fill the others."""
        if len(table) == size:
            self.tables.append(table)
            if self.fill(free, sizes):
                return True
            self.tables.pop()
            return False
        untried = set(possible)
        for one in sorted(possible, key=self._near(table[0])):
            self.steps -= 1
            if self.steps <= 0 or len(table) + len(untried) < size:
                return False
            untried.discard(one)
            if self._seat((*table, one), untried & self._strangers[one], size, free - {one}, sizes):
                return True
        return False

    def _near(self, first: int) -> Callable[[int], tuple[int, int]]:
        """Return what sorts those first who stand close to somebody."""
        rank = self._rank
        return lambda one: (abs(rank[one] - rank[first]), rank[one])
