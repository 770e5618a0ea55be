"""3.27 Computes the best ways to pay: those that waste least first, then those that leave most.

The kinds are first put in order of how many are held, so that one solution serves all holds with the same
numbers. It is then written in the letters of the kinds that are held; of kinds of which equally many are
held either may stand for the other.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from games.cargo_noir.cargo import LETTERS, ORDINARY, WILD
from games.cargo_noir.rules.combinations import Counts, best_total, tidy
from games.cargo_noir.rules.payment_search import Payment, Position, Taken, floor_of, thriftiest

COINS_ONLY = "coins"  # how a way without any cargo is written
_MORE_WASTE = 5  # how far beyond the least waste other payments are looked for
_MOST_NAMINGS = 4  # of the best payment, in the letters of kinds of which equally many are held
_MOST_WAYS = 24


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

    def payments(self, total: int, above: int = -1) -> tuple[Payment, ...]:
        """Return the best payments of exactly this total that leave cargo worth more than `above`."""
        start = Position(self.counts, self.wilds, total, self.longest, self.longest)
        return thriftiest(start, floor_of(max(total - self.cost, 0)), above, self.longest)


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
    by_total = dict(_without_coins(bill))
    by_total |= _with_coins(bill, by_total.get(bill.cost, ()))
    found = [(total, payment) for total, payments in by_total.items() for payment in _unbeaten(payments)]
    return tuple(sorted(found, key=lambda way: _rank(bill, *way)))


def _rank(bill: Bill, total: int, payment: Payment) -> tuple[int, ...]:
    """Return what payments are sorted by: the waste, 4.2 but where coins count what is left to spend."""
    wasted, coins = max(total - bill.cost, 0), max(bill.cost - total, 0)
    lost = coins - payment.left
    return (*((lost, wasted) if bill.coins else (wasted, lost)), coins, payment.wilds, payment.tokens)


def _without_coins(bill: Bill) -> Iterator[tuple[int, tuple[Payment, ...]]]:
    """Find the payments with the least waste; with a little more, or 4.2 any, only if they leave more."""
    left, end, more_waste = -1, bill.most + 1, bill.most if bill.coins else _MORE_WASTE
    for total in range(bill.cost, end):
        if total >= end or bill.most - total <= left:
            return
        if payments := bill.payments(total, above=left):
            end = min(end, total + more_waste) if left < 0 else end
            left = payments[0].left
            yield total, payments


def _with_coins(bill: Bill, exact: Sequence[Payment]) -> dict[int, tuple[Payment, ...]]:
    """4.2 Find payments with coins: the fewest that leave more, the one that leaves most, the most coins."""
    totals = range(max(bill.cost - bill.coins, 0), min(bill.cost, bill.most + 1))
    better = list(_better(bill, totals, exact[0].left + bill.cost if exact else -1))
    most = islice(((total, found) for total in totals if (found := bill.payments(total))), 1)
    return dict((*better[:1], *better[-1:], *most))


def _better(bill: Bill, totals: Sequence[int], kept: int) -> Iterator[tuple[int, tuple[Payment, ...]]]:
    """Go through payments with more and more coins that leave more than before, coins and hold together."""
    for total in reversed(totals):
        if payments := bill.payments(total, above=max(kept - total, -1)):
            kept = payments[0].left + total
            yield total, payments


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
