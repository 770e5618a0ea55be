"""Who sits at which table of a round: pure, and the same for the same league.

What comes first: people do not meet again as long as that can be avoided. What one meeting more costs is how
often the two have met before, so nobody meets the same person a third time while others meet for the second.
What comes next: people of about the same standing sit together. Small leagues are searched through to the
end, large ones as far as the steps last, from a good beginning: half a second or so. It counts steps and not
seconds, so the same league is always paired in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeAlias

from bot.host.league.strangers import tables_of_strangers

Pair: TypeAlias = tuple[int, int]  # two people, the lower number first
Tables: TypeAlias = tuple[tuple[int, ...], ...]
_STEPS, _FEW_STEPS = (
    30_000,
    2_000,
)  # of a search; where nobody has to meet again only the standing is at stake
_SWAPS = 10_000  # that are tried from one start, before it
_STARTS, _MORE_STARTS = 4, 8  # more where somebody has to meet again
_BEGINS = 1_000  # how much more it matters who begins than who sits where after that


class Shape(NamedTuple):
    """How many people sit at each table, and how many bots beside them."""

    people: tuple[int, ...]
    bots: tuple[int, ...]


def shape(count: int, wanted: int, possible: Collection[int]) -> Shape:
    """Return the tables for so many people: as near to the wanted size as the game lets them be.

    If people alone make no such tables, they are spread evenly, and bots fill what the game needs.
    """
    even = [_spread(count, tables) for tables in range(1, count // min(possible) + 1)]
    fit = [sizes for sizes in even if set(sizes) <= set(possible)]
    if fit:
        return Shape(best := min(fit, key=lambda sizes: _distance(sizes, wanted)), (0,) * len(best))
    sizes = _spread(count, -(-count // wanted))
    bots = tuple(min(size for size in possible if size >= people) - people for people in sizes)
    return Shape(sizes, bots)


def _spread(count: int, tables: int) -> tuple[int, ...]:
    """Return so many people at so many tables, as evenly as can be, the larger tables first."""
    least, more = divmod(count, tables)
    return (least + 1,) * more + (least,) * (tables - more)


def _distance(sizes: Sequence[int], wanted: int) -> tuple[float, int]:
    """Return how far tables are from the wanted size on the average; of equals the larger ones come first."""
    return sum(abs(size - wanted) for size in sizes) / len(sizes), len(sizes)


def pair(people: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int], seed: str) -> Tables:
    """Return who sits together, at tables of these sizes. `people` are in the order of their standing.

    `met`: how often two have met before. `seed` decides where nothing else does.
    """
    search = _Search(tuple(people), tuple(sizes), met, Random(seed))
    return search.run()


def repeats(tables: Collection[Sequence[int]], met: Mapping[Pair, int]) -> int:
    """Return how often those who sit together have met before, in all."""
    return sum(met.get(_pair(*two), 0) for table in tables for two in combinations(table, 2))


def meetings(tables: Collection[Sequence[int]]) -> Counter[Pair]:
    """Count who meets at tables."""
    return Counter(_pair(*two) for table in tables for two in combinations(table, 2))


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


@dataclass
class _Search:
    """Looks for the tables that cost least."""

    people: tuple[int, ...]
    sizes: tuple[int, ...]
    met: Mapping[Pair, int]
    dice: Random
    best: Tables = ()
    least: int = 0
    steps: int = _STEPS
    cost: list[list[int]] = field(default_factory=list)  # of each two, by their places in the standing

    def run(self) -> Tables:
        """Return the best tables, as the people themselves."""
        self._weigh()
        self._begin()
        self.steps = _STEPS if self._repeats() else _FEW_STEPS
        self._deepen([], list(range(len(self.people))), list(self.sizes), 0)
        return tuple(tuple(self.people[at] for at in sorted(table)) for table in self.best)

    def _weigh(self) -> None:
        """Reckon what it costs that two sit together: one repeat outweighs all distance in the standing."""
        count = len(self.people)
        repeat = count * count * max(self.sizes)
        self.cost = [
            [
                repeat * self.met.get(_pair(one, other), 0) + abs(at - by)
                for by, other in enumerate(self.people)
            ]
            for at, one in enumerate(self.people)
        ]

    def _repeats(self) -> int:
        """Return how many repeats there are in the best that is known."""
        return repeats([[self.people[at] for at in table] for table in self.best], self.met)

    def _cost(self, table: Sequence[int]) -> int:
        cost = self.cost
        return sum(cost[one][other] for one, other in combinations(table, 2))

    # ── a good beginning ──

    def _begin(self) -> None:
        """Find good tables by swapping two people at a time: first as they stand, then from chance."""
        order = list(range(len(self.people)))
        for _ in range(_STARTS):
            self._try(self._cut(order))
            self.dice.shuffle(order)
        if not self._repeats():
            return
        if (found := tables_of_strangers(self._met_at(), self.sizes, self.dice)) is not None:
            self._try([list(table) for table in found])
            return
        for _ in range(_MORE_STARTS):
            self._try(self._cut(order))
            self.dice.shuffle(order)

    def _try(self, tables: list[list[int]]) -> None:
        """Swap people at these tables as long as that helps, and keep what is better than all before."""
        found = self._swapped(tables, _SWAPS)
        total = sum(map(self._cost, found))
        if not self.best or total < self.least:
            self.best, self.least = tuple(map(tuple, found)), total

    def _met_at(self) -> list[set[int]]:
        """Return whom each has met, by their places in the standing."""
        return [
            {by for by, other in enumerate(self.people) if self.met.get(_pair(one, other), 0)}
            for one in self.people
        ]

    def _cut(self, order: Sequence[int]) -> list[list[int]]:
        found, at = [], 0
        for size in self.sizes:
            found.append(list(order[at : at + size]))
            at += size
        return found

    def _swapped(self, tables: list[list[int]], tries: int) -> list[list[int]]:
        """Swap people as long as that helps."""
        better = len(tables) > 1
        while better and tries > 0:
            better = False
            for one, other in combinations(range(len(tables)), 2):
                tries -= len(tables[one]) * len(tables[other])
                better |= self._swap_best(tables[one], tables[other])
        return tables

    def _swap_best(self, one: list[int], other: list[int]) -> bool:
        """Swap those two of two tables whose swap helps most; return whether any does."""
        gain, found = 0, None
        for at, here in enumerate(one):
            for by, there in enumerate(other):
                saved = self._joins(here, one, here) + self._joins(there, other, there)
                saved -= self._joins(there, one, here) + self._joins(here, other, there)
                if saved > gain:
                    gain, found = saved, (at, by)
        if found is None:
            return False
        at, by = found
        one[at], other[by] = other[by], one[at]
        return True

    def _joins(self, who: int, table: Sequence[int], without: int) -> int:
        """Return what it costs that somebody sits with the others of a table."""
        row = self.cost[who]
        return sum(row[other] for other in table if other != without)

    # ── to the end ──

    def _deepen(self, tables: list[tuple[int, ...]], free: list[int], sizes: list[int], spent: int) -> None:
        """Try all tables for whoever stands highest and has none, the cheapest first, as far as it helps."""
        if not free:
            if spent < self.least:
                self.best, self.least = tuple(tables), spent
            return
        first, others = free[0], free[1:]
        for size in sorted(set(sizes), reverse=True):
            left = list(sizes)
            left.remove(size)
            ranked = sorted(others, key=self.cost[first].__getitem__)
            self._seat((first,), ranked, size, tables, free, left, spent)

    def _seat(
        self,
        table: tuple[int, ...],
        ranked: Sequence[int],
        size: int,
        tables: list[tuple[int, ...]],
        free: list[int],
        left: list[int],
        spent: int,
    ) -> None:
        """Fill a table one by one; whatever costs as much as the best that is known is not looked at."""
        if len(table) == size:
            remaining = [one for one in free if one not in table]
            self._deepen([*tables, table], remaining, left, spent)
            return
        for at, one in enumerate(ranked):
            self.steps -= 1
            if self.steps <= 0:
                return
            row = self.cost[one]
            more = spent + sum(row[other] for other in table)
            if more < self.least:
                self._seat((*table, one), ranked[at + 1 :], size, tables, free, left, more)


# ── seats ──


def seat(table: Sequence[int], had: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """Return a table in the order of its seats, so that everybody has each seat about as often.

    `had`: how often somebody has had a seat. The first seat begins: it goes to one who has begun least often.
    """
    people = tuple(table)

    def worth(who: int, place: int) -> int:
        times = had.get((who, place), 0)
        return times * times * (_BEGINS if place == 0 else 1)

    @cache
    def best(place: int, free: frozenset[int]) -> tuple[int, tuple[int, ...]]:
        """Return the cheapest order of those who have no seat yet."""
        if not free:
            return 0, ()
        found = []
        for who in sorted(free, key=people.index):
            cost, order = best(place + 1, free - {who})
            found.append((cost + worth(who, place), (who, *order)))
        return min(found, key=lambda one: one[0])

    return best(0, frozenset(people))[1]
