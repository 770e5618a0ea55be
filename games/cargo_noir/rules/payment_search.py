"""3.27 Finds payments of exactly a given total that leave as much of the hold as possible.

It is a search with a bound: what is still to be paid and what will be left cannot come to more than the hold
is worth. The most promising position is always looked at first, so the first complete payment is the best.
Combinations of one kind are taken first, the longest first; then those of different kinds, the widest first.
"""

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import product
from math import isqrt
from typing import NamedTuple

from games.cargo_noir.rules.combinations import Counts, alike, best_total, different, tidy

_MOST_PAYMENTS = 4
_MOST_POSITIONS = 200  # after so many only the best payment is still searched for


class Taken(NamedTuple):
    """Holds a combination that is taken out: `each` tokens of each of its kinds, and wilds.

    A kind is given by how many of it were held then, because kinds of which equally many are held are alike.
    """

    counts: Counts
    each: int
    wilds: int


class Position(NamedTuple):
    """Holds what is left and still due; no combination may be longer or have more kinds than the last."""

    counts: Counts
    wilds: int
    due: int
    longest_alike: int
    most_kinds: int


class Payment(NamedTuple):
    """Holds combinations that come to the total, and what they cost and leave."""

    taken: tuple[Taken, ...]
    left: int  # what the rest of the hold is still worth
    wilds: int  # spent
    tokens: int  # spent, with wilds


@lru_cache(maxsize=1 << 14)
def thriftiest(start: Position, floor: int, above: int, longest: int) -> tuple[Payment, ...]:
    """Return the payments that leave most, best first; among equals fewest wilds, then fewest tokens, decide.

    3.17 None of their combinations is worth `floor` or less. If `above` is not negative, a payment must leave
    more than that, and the search stops when it takes long, even if it has found none.
    """
    found: dict[tuple[Counts, int], Payment] = {}
    search = _Search(start, above, longest)
    while search.queue and len(found) < _MOST_PAYMENTS and not (search.takes_long and (found or above >= 0)):
        bound, wilds, tokens_left, _, position, taken = heappop(search.queue)
        if position.due == 0:
            tokens = sum(start.counts) + start.wilds + tokens_left
            payment = Payment(taken, -bound, start.wilds + wilds, tokens)
            found.setdefault((position.counts, position.wilds), payment)
            continue
        for after, combination in _next_positions(position, floor, longest):
            search.add(after, (*taken, combination))
    return tuple(found.values())


class _Search:
    """Keeps the positions to look at, the most promising first, and those seen already."""

    def __init__(self, start: Position, above: int, longest: int) -> None:
        self.above, self.longest = above, longest
        self.queue: list[tuple[int, int, int, int, Position, tuple[Taken, ...]]] = []
        self.seen: set[Position] = set()
        self.add(start, ())

    @property
    def takes_long(self) -> bool:
        return len(self.seen) > _MOST_POSITIONS

    def add(self, position: Position, taken: tuple[Taken, ...]) -> None:
        """Queue a position that is new and could leave enough."""
        if position in self.seen:
            return
        bound = best_total(position.counts, position.wilds, self.longest) - position.due
        if bound > self.above:
            self.seen.add(position)
            tokens = sum(position.counts) + position.wilds
            heappush(self.queue, (-bound, -position.wilds, -tokens, len(self.seen), position, taken))


def _next_positions(position: Position, floor: int, longest: int) -> Iterator[tuple[Position, Taken]]:
    """Go through the positions after one more combination from which the total may still be reached."""
    for after, taken in (*_take_alike(position, floor, longest), *_take_different(position, floor, longest)):
        if _may_reach_total(after, floor, longest):
            yield after, taken


def _take_alike(position: Position, floor: int, longest: int) -> Iterator[tuple[Position, Taken]]:
    """Take out one combination of one kind, in every way, the longest first."""
    counts, wilds_held, due, most_alike, most_kinds = position
    most = min(most_alike, max(counts, default=0) + wilds_held, longest, isqrt(due))
    for size in range(most, isqrt(floor), -1):
        for wilds in range(min(wilds_held, size) + 1):
            number, rest = size - wilds, (wilds_held - wilds, due - alike(size), size, most_kinds)
            if not number:
                yield Position(counts, *rest), Taken((), 0, wilds)
                continue
            for count, left in _without_some(counts, number):
                yield Position(left, *rest), Taken((count,), number, wilds)


def _take_different(position: Position, floor: int, longest: int) -> Iterator[tuple[Position, Taken]]:
    """3.15 Take out one combination of at least two ordinary kinds: with one it would count as alike."""
    counts, wilds_held, due, _, most_kinds = position
    for kinds in range(min(most_kinds, longest, len(counts)), 1, -1):
        for wilds in range(min(wilds_held, longest - kinds) + 1):
            if floor < (worth := different(kinds + wilds)) <= due:
                for taken_from, left in _without_one_each(counts, kinds):
                    after = Position(left, wilds_held - wilds, due - worth, 0, kinds)
                    yield after, Taken(taken_from, 1, wilds)


@lru_cache(maxsize=1 << 12)
def _without_some(counts: Counts, number: int) -> tuple[tuple[int, Counts], ...]:
    """Take so many tokens of one kind: return how many of it there were, and what is left, for each count."""
    enough = [count for count in sorted(set(counts)) if count >= number]
    return tuple((count, _without(counts, (count,), number)) for count in enough)


@lru_cache(maxsize=1 << 12)
def _without_one_each(counts: Counts, kinds: int) -> tuple[tuple[Counts, Counts], ...]:
    """Take one token of each of so many kinds: return how many of each there were, and what is left."""
    sizes = sorted(set(counts))
    every = product(*(range(counts.count(size) + 1) for size in sizes))
    chosen = (
        tuple(size for size, times in zip(sizes, kinds_of_size, strict=True) for _ in range(times))
        for kinds_of_size in every
        if sum(kinds_of_size) == kinds
    )
    return tuple((taken_from, _without(counts, taken_from, 1)) for taken_from in chosen)


def _without(counts: Counts, taken_from: Counts, number: int) -> Counts:
    left = list(counts)
    for count in taken_from:
        left[left.index(count)] -= number
    return tidy(left)


# ── A quick check that leaves out most positions ──


def _may_reach_total(position: Position, floor: int, longest: int) -> bool:
    """Could so many tokens come to exactly what is due? Their kinds only limit how long a set can be."""
    counts, wilds, due, most_alike, most_kinds = position
    most_alike = min(most_alike, max(counts, default=0) + wilds, longest)
    most_different = min(min(most_kinds, len(counts)) + wilds, longest)
    return bool(_totals(most_alike, most_different, floor, sum(counts) + wilds) >> due & 1)


@lru_cache(maxsize=1 << 16)
def _totals(longest_alike: int, longest_different: int, floor: int, tokens: int) -> int:
    """Return the totals that at most so many tokens could make, as the bits of a number."""
    totals = 1
    for size, worth in _sizes(longest_alike, longest_different, floor):
        if size <= tokens:
            totals |= _totals(longest_alike, longest_different, floor, tokens - size) << worth
    return totals


@lru_cache(maxsize=1024)
def _sizes(longest_alike: int, longest_different: int, floor: int) -> tuple[tuple[int, int], ...]:
    """Return the sizes of combinations worth more than the floor, each with its worth."""
    sizes = [(size, alike(size)) for size in range(1, longest_alike + 1)]
    sizes += [(size, different(size)) for size in range(2, longest_different + 1)]
    return tuple((size, worth) for size, worth in sizes if worth > floor)


@lru_cache(maxsize=1024)
def floor_of(waste: int) -> int:
    """3.17 Return the highest worth of a set that so much waste makes superfluous; 0: of none."""
    worths = {0} | {worth(size) for worth in (alike, different) for size in range(1, waste + 1)}
    return max(worth for worth in worths if worth <= waste)
