"""3.27 Finds payments that leave as much of the hold as possible, with a bounded number of tries.

It is a search with a bound: what is still to be paid and what will be left cannot come to more than the hold
is worth. The most promising position is always looked at first, so the first complete payment is the best.
Combinations of one kind are taken first, the longest first; then those of different kinds, the widest first.

A large hold has more positions than anybody may wait for. So every combination that is tried is counted: when
the tries run out, the search goes for the nearest payment in place of the best, and soon after that it ends.
"""

from collections.abc import Iterator
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import product
from math import isqrt
from typing import NamedTuple

from games.cargo_noir.rules.combinations import Counts, alike, best_total, different, tidy

_MOST_PAYMENTS = 4
_FURTHER = 200  # tries, after which only the best payment is still searched for
_MOST_TRIES = 9_000  # for all searches of one bill together
_WILD_TRIES = (
    3  # as many as each wild of a position counts for: it takes the longer to value the more there are
)
_DIVE = 0.7  # the part of a search's tries after which it goes for the nearest payment


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


class Effort:
    """Counts the tries of all searches for one bill. Each of them may use up half of what is left."""

    def __init__(self, tries: int = _MOST_TRIES) -> None:
        self.left = tries

    def share(self) -> int:
        """Return how many tries the next search has."""
        return self.left // 2


class Terms(NamedTuple):
    """Says what a payment must keep to."""

    longest: int
    floor: int = 0  # 3.17 no combination may be worth this or less
    above: int = -1  # what is left, less the coins that it is short of, must be more than this
    short: int = 0  # 4.2 so many coins may be missing; where any may, more than is due may be paid, too


def thriftiest(start: Position, terms: Terms, effort: Effort) -> dict[int, list[Payment]]:
    """Return the payments that leave most, best first, by what they are short of; negative: what they waste.

    Among equals fewest wilds, then fewest tokens, decide.
    """
    search = _Search(start, terms, effort.share())
    while search.goes_on():
        position, taken = search.next()
        if position.due <= terms.short:
            search.keep(position, taken)
        if position.due > 0:
            search.expand(position, taken)
    effort.left -= search.tries
    return {due: list(payments.values()) for due, payments in search.found.items()}


_Queued = tuple[tuple[int, ...], Position, tuple[Taken, ...]]


class _Search:
    """Keeps the positions to look at, the most promising first, those seen already, and what was found."""

    def __init__(self, start: Position, terms: Terms, most: int) -> None:
        self.start, self.terms, self.most, self.tries = start, terms, most, 0
        self.queue: list[_Queued] = []
        self.seen: set[Position] = set()
        self.found: dict[int, dict[tuple[Counts, int], Payment]] = {}
        self.diving = False
        self._add(start, ())

    def goes_on(self) -> bool:
        """Return whether to look further. Where tries run short, the nearest payment comes first."""
        if not self.queue or self.tries > self.most:
            return False
        if self.found:
            return bool(self.terms.short) or (self.tries < _FURTHER and len(self.found[0]) < _MOST_PAYMENTS)
        if self.tries > _DIVE * self.most and not self.diving:
            self.diving = True
            self.queue = [((entry[1].due, *entry[0]), *entry[1:]) for entry in self.queue]
            heapify(self.queue)
        return True

    def next(self) -> tuple[Position, tuple[Taken, ...]]:
        """Return the position to look at, and how it was come to."""
        return heappop(self.queue)[1:]

    def keep(self, position: Position, taken: tuple[Taken, ...]) -> None:
        """Keep the payment that has led to this position."""
        counts, wilds_left, due = position[:3]
        wilds = self.start.wilds - wilds_left
        tokens = sum(self.start.counts) - sum(counts) + wilds
        left = best_total(counts, wilds_left, self.terms.longest)
        payments = self.found.setdefault(due, {})
        payments.setdefault((counts, wilds_left), Payment(taken, left, wilds, tokens))

    def expand(self, position: Position, taken: tuple[Taken, ...]) -> None:
        """Queue the positions after one more combination from which the total may still be reached."""
        longest, floor, _, short = self.terms
        for after, combination in _next_positions(position, self.terms):
            self.tries += 1
            if after.due < 0 and min(map(worth_of, (*taken, combination))) <= -after.due:
                continue  # 3.17
            if short or _may_reach_total(after, floor, longest):
                self._add(after, (*taken, combination))

    def _add(self, position: Position, taken: tuple[Taken, ...]) -> None:
        """Queue a position that is new and could leave enough."""
        if position in self.seen:
            return
        counts, wilds, due = position[:3]
        self.tries += _WILD_TRIES * wilds
        bound = best_total(counts, wilds, self.terms.longest) - max(due, 0)
        if bound > self.terms.above:
            self.seen.add(position)
            rank = (-bound, -wilds, -sum(counts), len(self.seen))
            heappush(self.queue, ((due, *rank) if self.diving else rank, position, taken))


def worth_of(taken: Taken) -> int:
    """3.15 Return what a combination is worth."""
    counts, each, wilds = taken
    return alike(each + wilds) if len(counts) < 2 else different(len(counts) + wilds)


def _next_positions(position: Position, terms: Terms) -> Iterator[tuple[Position, Taken]]:
    """Go through the positions after one more combination, those of one kind first."""
    most = 1 << 10 if terms.short else position.due
    yield from _take_alike(position, terms.floor, terms.longest, most)
    yield from _take_different(position, terms.floor, terms.longest, most)


def _take_alike(position: Position, floor: int, longest: int, worth: int) -> Iterator[tuple[Position, Taken]]:
    """Take out one combination of one kind worth at most so much, in every way, the longest first."""
    counts, wilds_held, due, most_alike, most_kinds = position
    most = min(most_alike, max(counts, default=0) + wilds_held, longest, isqrt(worth))
    for size in range(most, isqrt(floor), -1):
        for wilds in range(min(wilds_held, size) + 1):
            number, rest = size - wilds, (wilds_held - wilds, due - alike(size), size, most_kinds)
            if not number:
                yield Position(counts, *rest), Taken((), 0, wilds)
                continue
            for count, left in _without_some(counts, number):
                yield Position(left, *rest), Taken((count,), number, wilds)


def _take_different(
    position: Position, floor: int, longest: int, most: int
) -> Iterator[tuple[Position, Taken]]:
    """3.15 Take out one combination of at least two ordinary kinds: with one it would count as alike."""
    counts, wilds_held, due, _, most_kinds = position
    for kinds in range(min(most_kinds, longest, len(counts)), 1, -1):
        for wilds in range(min(wilds_held, longest - kinds) + 1):
            if floor < (worth := different(kinds + wilds)) <= most:
                for taken_from, left in _without_one_each(counts, kinds):
                    after = Position(left, wilds_held - wilds, due - worth, 0, kinds)
                    yield after, Taken(taken_from, 1, wilds)


def best_split(start: Position, longest: int) -> Iterator[Taken]:
    """Go through the combinations of a split that is worth most, the most valuable first."""
    counts, wilds = start[:2]
    terms = Terms(longest, short=1)
    while counts or wilds:
        now = best_total(counts, wilds, longest)
        takes = _next_positions(Position(counts, wilds, 0, longest, longest), terms)
        counts, wilds, taken = max(
            (
                (after.counts, after.wilds, taken)
                for after, taken in takes
                if best_total(after.counts, after.wilds, longest) == now + after.due
            ),
            key=lambda take: worth_of(take[2]),
        )
        yield taken


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
