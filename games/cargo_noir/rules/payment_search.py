"""3.27 Exactly a given total out of a hold, so that as much as possible is left behind.

A search with a bound: what is still to be paid and what will be left cannot come to more than the hold is
worth. The most promising position is always looked at first, so the first complete payment is the best one.
Words of one kind are taken out first, the longest first; then the words of different kinds, the widest first.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import product
from math import isqrt
from typing import NamedTuple

from games.cargo_noir.rules.combinations import Counts, alike, best_total, different, tidy

_FEW, _PATIENCE = 4, 200  # the best one is always found, others only as long as they come quickly


class Taken(NamedTuple):
    """A combination: from kinds of which so many were still there, so many tokens of each, and wilds."""

    heights: Counts
    each: int
    wilds: int


class Position(NamedTuple):
    """What is still held and still to be paid; no combination may be longer or wider than the last."""

    counts: Counts
    wilds: int
    due: int
    longest_alike: int
    most_kinds: int


class Payment(NamedTuple):
    taken: tuple[Taken, ...]
    left: int
    wilds: int
    tokens: int


@lru_cache(maxsize=1 << 14)
def thriftiest(start: Position, floor: int, above: int, longest: int) -> tuple[Payment, ...]:
    """The payments that leave most, the best first; among equals fewest wilds, then fewest tokens, decide.

    3.17 None of their combinations is worth `floor` or less. If `above` is not negative, only more than that
    is worth leaving, and a payment that takes long to find is not worth finding.
    """
    found: dict[tuple[Counts, int], Payment] = {}
    search = _Search(start, above, longest)
    while search.queue and len(found) < _FEW and not (search.tired and (found or above >= 0)):
        bound, wilds, held, _, position, taken = heappop(search.queue)
        if position.due == 0:
            tokens = sum(start.counts) + start.wilds + held
            payment = Payment(taken, -bound, start.wilds + wilds, tokens)
            found.setdefault((position.counts, position.wilds), payment)
            continue
        for after, one in _one_more(position, floor, longest):
            search.reach(after, (*taken, one))
    return tuple(found.values())


class _Search:
    """Positions to look at, the most promising first, and those seen already."""

    def __init__(self, start: Position, above: int, longest: int) -> None:
        self.above, self.longest = above, longest
        self.queue: list[tuple[int, int, int, int, Position, tuple[Taken, ...]]] = []
        self.seen: set[Position] = set()
        self.reach(start, ())

    @property
    def tired(self) -> bool:
        return len(self.seen) > _PATIENCE

    def reach(self, position: Position, taken: tuple[Taken, ...]) -> None:
        if position in self.seen:
            return
        bound = best_total(position.counts, position.wilds, self.longest) - position.due
        if bound > self.above:
            self.seen.add(position)
            held = sum(position.counts) + position.wilds
            heappush(self.queue, (-bound, -position.wilds, -held, len(self.seen), position, taken))


def _one_more(position: Position, floor: int, longest: int) -> Iterator[tuple[Position, Taken]]:
    for after, taken in (*_one_alike(position, floor, longest), *_one_different(position, floor, longest)):
        if _within_reach(after, floor, longest):
            yield after, taken


def _one_alike(position: Position, floor: int, longest: int) -> Iterator[tuple[Position, Taken]]:
    counts, held, due, top, kinds = position
    for size in range(min(top, max(counts, default=0) + held, longest, isqrt(due)), isqrt(floor), -1):
        for wilds in range(min(held, size) + 1):
            number, rest = size - wilds, (held - wilds, due - alike(size), size, kinds)
            if not number:
                yield Position(counts, *rest), Taken((), 0, wilds)
                continue
            for height, left in _lowered(counts, number):
                yield Position(left, *rest), Taken((height,), number, wilds)


def _one_different(position: Position, floor: int, longest: int) -> Iterator[tuple[Position, Taken]]:
    """3.15 At least two ordinary kinds, or it would count as alike."""
    counts, held, due, _, most_kinds = position
    for kinds in range(min(most_kinds, longest, len(counts)), 1, -1):
        for wilds in range(min(held, longest - kinds) + 1):
            if floor < (worth := different(kinds + wilds)) <= due:
                for heights, left in _choices(counts, kinds):
                    yield Position(left, held - wilds, due - worth, 0, kinds), Taken(heights, 1, wilds)


@lru_cache(maxsize=1 << 12)
def _lowered(counts: Counts, number: int) -> tuple[tuple[int, Counts], ...]:
    """So many tokens of one kind taken out: of how many, and what is left. Kinds of one height are alike."""
    heights = [height for height in sorted(set(counts)) if height >= number]
    return tuple((height, _without(counts, (height,), number)) for height in heights)


@lru_cache(maxsize=1 << 12)
def _choices(counts: Counts, kinds: int) -> tuple[tuple[Counts, Counts], ...]:
    """One token of each of so many kinds taken out, and what is left. Kinds of one height are alike."""
    heights = sorted(set(counts))
    every = product(*(range(counts.count(height) + 1) for height in heights))
    chosen = (
        tuple(height for height, times in zip(heights, some, strict=True) for _ in range(times))
        for some in every
        if sum(some) == kinds
    )
    return tuple((some, _without(counts, some, 1)) for some in chosen)


def _without(counts: Counts, heights: Counts, number: int) -> Counts:
    left = list(counts)
    for height in heights:
        left[left.index(height)] -= number
    return tidy(left)


# ── A quick look ahead: could so many tokens come to that total, whatever their kinds? ──


def _within_reach(position: Position, floor: int, longest: int) -> bool:
    counts, wilds, due, top, kinds = position
    top = min(top, max(counts, default=0) + wilds, longest)
    wide = min(min(kinds, len(counts)) + wilds, longest)
    return bool(_reach(top, wide, floor, sum(counts) + wilds) >> due & 1)


@lru_cache(maxsize=1 << 16)
def _reach(longest_alike: int, longest_different: int, floor: int, tokens: int) -> int:
    """The totals that at most so many tokens could make, as the bits of a number."""
    totals = 1
    for size, worth in _sizes(longest_alike, longest_different, floor):
        if size <= tokens:
            totals |= _reach(longest_alike, longest_different, floor, tokens - size) << worth
    return totals


@cache
def _sizes(longest_alike: int, longest_different: int, floor: int) -> tuple[tuple[int, int], ...]:
    sizes = [(size, alike(size)) for size in range(1, longest_alike + 1)]
    sizes += [(size, different(size)) for size in range(2, longest_different + 1)]
    return tuple((size, worth) for size, worth in sizes if worth > floor)


@cache
def floor_of(waste: int) -> int:
    """3.17 A combination worth no more than the waste is superfluous. Rounded down to the worth of a set."""
    steps = {0} | {worth(size) for worth in (alike, different) for size in range(1, waste + 1)}
    return max(step for step in steps if step <= waste)
