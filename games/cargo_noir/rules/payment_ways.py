"""3.27 Computes the best ways to pay: those that waste least first, then those that leave most.

The kinds are first put in order of how many are held, so that one solution serves all holds with the same
numbers. It is then written in the letters of the kinds that are held; of kinds of which equally many are
held either may stand for the other.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from games.cargo_noir.cargo import LETTERS, ORDINARY, WILD
from games.cargo_noir.rules.combinations import Counts, best_total, tidy
from games.cargo_noir.rules.payment_search import (
    Effort,
    Payment,
    Position,
    Taken,
    Terms,
    best_split,
    floor_of,
    thriftiest,
    worth_of,
)

COINS_ONLY = "coins"  # how a way without any cargo is written
_MORE_WASTE = 5  # how far beyond the least waste other payments are looked for
_MOST_NAMINGS = 4  # of the best payment, in the letters of kinds of which equally many are held
_MOST_WAYS = 24
_MOST_PAYMENTS = 4  # of one total


class Way(NamedTuple):
    """Holds the combinations of a payment as words, and what they come to."""

    words: tuple[str, ...]
    paid: int
    coins: int
    left: int  # what the rest of the hold is still worth

    @property
    def key(self) -> str:
        """Return the words in a line, such as GGGG* ARC: as they are typed, logged and read."""
        return " ".join(self.words) or COINS_ONLY


class Bill(NamedTuple):
    """Holds what is to be paid, and from what."""

    counts: Counts
    wilds: int
    cost: int
    coins: int
    longest: int

    @property
    def most(self) -> int:
        """Return the most that the cargo is worth."""
        return best_total(self.counts, self.wilds, self.longest)

    def due(self, total: int) -> Position:
        """Return the position in which so much is due."""
        return Position(self.counts, self.wilds, total, self.longest, self.longest)

    def payments(self, total: int, effort: Effort, above: int = -1) -> list[Payment]:
        """Return the best payments of exactly this total that leave cargo worth more than `above`."""
        floor = floor_of(max(total - self.cost, 0))
        return thriftiest(self.due(total), Terms(self.longest, floor, above), effort).get(0, [])


def ways(hold: Counts, cost: int, coins: int, longest: int) -> tuple[Way, ...]:
    """Return the best ways to pay. There is none only if hold and coins together are not worth the cost."""
    bill = Bill(tidy(hold[:WILD]), hold[WILD], cost, coins, longest)
    return tuple(islice(_in_order(hold, bill), _MOST_WAYS))


def _in_order(hold: Counts, bill: Bill) -> Iterator[Way]:
    """Go through the payments, best first; the very best in the letters of all kinds that do as well."""
    orders = _orders_of_kinds(hold)
    for total, payment in _payments(bill):
        for words in dict.fromkeys(_words(hold, order, payment.taken) for order in orders):
            yield Way(words, total, max(bill.cost - total, 0), payment.left)
        orders = orders[:1]


@lru_cache(maxsize=1 << 14)
def _payments(bill: Bill) -> tuple[tuple[int, Payment], ...]:
    """Return the payments that are worth showing, best first, each with its total."""
    if bill.most + bill.coins < bill.cost:
        return ()
    by_total = dict(_with_coins(bill, Effort()) if bill.coins else _without_coins(bill, Effort()))
    by_total = by_total or _most_valuable_sets(bill)
    found = [(total, payment) for total, payments in by_total.items() for payment in _unbeaten(payments)]
    return tuple(sorted(found, key=lambda way: _rank(bill, *way)))


def _rank(bill: Bill, total: int, payment: Payment) -> tuple[int, ...]:
    """Return what payments are sorted by: the waste, 4.2 but where coins count what is left to spend."""
    wasted, coins = max(total - bill.cost, 0), max(bill.cost - total, 0)
    lost = coins - payment.left
    return (*((lost, wasted) if bill.coins else (wasted, lost)), coins, payment.wilds, payment.tokens)


def _without_coins(bill: Bill, effort: Effort) -> Iterator[tuple[int, list[Payment]]]:
    """Find the payments with the least waste; with a little more only if they leave more."""
    left, end = -1, bill.most + 1
    for total in range(bill.cost, end):
        if total >= end or bill.most - total <= left:
            return
        if payments := bill.payments(total, effort, above=left):
            end = min(end, total + _MORE_WASTE) if left < 0 else end
            left = payments[0].left
            yield total, payments


def _with_coins(bill: Bill, effort: Effort) -> Iterator[tuple[int, list[Payment]]]:
    """4.2 Find the exact payment, those that leave more by waste or by coins, and the one with most coins.

    Of payments with coins those are shown that use the fewest, and those that leave most.
    """
    exact = bill.payments(bill.cost, effort) if bill.cost <= bill.most else []
    if exact:
        yield bill.cost, exact
    kept = exact[0].left if exact else -bill.coins - 1
    found = thriftiest(bill.due(bill.cost), Terms(bill.longest, above=kept, short=bill.coins), effort)
    better = list(_better(bill, kept, [(short, found[short]) for short in sorted(found) if short > 0]))
    yield from (*better[:1], *better[-1:])
    yield from _better(
        bill, kept, [(short, found[short]) for short in sorted(found, reverse=True) if short < 0]
    )
    totals = range(max(bill.cost - bill.coins, 0), min(bill.cost, bill.most + 1))
    yield from islice(((total, few) for total in totals if (few := bill.payments(total, effort))), 1)


def _better(
    bill: Bill, kept: int, found: Iterable[tuple[int, list[Payment]]]
) -> Iterator[tuple[int, list[Payment]]]:
    """Go through payments that are short of more and more, or waste it, and leave more than those before."""
    for short, payments in found:
        if (now := payments[0].left - max(short, 0)) > kept:
            kept = now
            yield bill.cost - short, payments[:_MOST_PAYMENTS]


def _most_valuable_sets(bill: Bill) -> dict[int, list[Payment]]:
    """Pay with the sets that are worth most, as many as it takes: never best, but always possible."""
    taken: list[Taken] = []
    total, split = 0, best_split(bill.due(0), bill.longest)
    while total < bill.cost - bill.coins:
        taken.append(next(split))
        total += worth_of(taken[-1])
    wilds, tokens = (
        sum(one.wilds for one in taken),
        sum(one.each * len(one.counts) + one.wilds for one in taken),
    )
    return {total: [Payment(tuple(taken), bill.most - total, wilds, tokens)]}


def _unbeaten(payments: Sequence[Payment]) -> list[Payment]:
    """Drop each payment that another one beats."""
    return [one for one in payments if not any(_beats(other, one) for other in payments)]


def _beats(one: Payment, other: Payment) -> bool:
    """Is one as good in what is left, in wilds and in tokens, and better in one of them?"""
    mine, theirs = (-one.left, one.wilds, one.tokens), (-other.left, other.wilds, other.tokens)
    return mine != theirs and all(own <= its for own, its in zip(mine, theirs, strict=True))


# ── From numbers of tokens to words ──


def _orders_of_kinds(hold: Counts) -> list[list[int]]:
    """Return the kinds, most frequent first, several times: each time another of equals comes first."""
    counts = sorted({hold[kind] for kind in ORDINARY if hold[kind]}, reverse=True)
    groups = [[kind for kind in ORDINARY if hold[kind] == count] for count in counts]
    turns = range(min(_MOST_NAMINGS, max(map(len, groups), default=1)))
    return [[kind for group in groups for kind in _rotated(group, turn)] for turn in turns]


def _rotated(group: list[int], turn: int) -> list[int]:
    start = turn % len(group)
    return group[start:] + group[:start]


def _words(hold: Counts, order: Sequence[int], payment: Sequence[Taken]) -> tuple[str, ...]:
    """Write the combinations of a payment in letters, with the kinds in this order."""
    left = list(hold)
    return tuple(_word(left, order, taken) for taken in payment)


def _word(left: list[int], order: Sequence[int], taken: Taken) -> str:
    """Write one combination in letters and take its tokens out of what is left."""
    kinds: list[int] = []
    for count in taken.counts:
        kinds.append(next(kind for kind in order if left[kind] == count and kind not in kinds))
    for kind in kinds:
        left[kind] -= taken.each
    left[WILD] -= taken.wilds
    return "".join(LETTERS[kind] * taken.each for kind in sorted(kinds)) + LETTERS[WILD] * taken.wilds
