"""3.27 The best ways to pay: the least wasted first, then what leaves most behind. Computed, not guessed.

The kinds are first put in order of how many are held, so that a hold is solved once for all holds of its
shape: every way is then named for the kinds at hand; kinds of which equally many are held may change places.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from games.cargo_noir.cargo import LETTERS, ORDINARY, WILD
from games.cargo_noir.rules.combinations import Counts, best_total, tidy
from games.cargo_noir.rules.payment_search import Payment, Position, Taken, floor_of, thriftiest

COINS_ONLY = "coins"  # how a way without any cargo is written
_LITTLE = 5  # so much more waste is looked at, at most
_NAMINGS, _SHOWN = 4, 24


class Way(NamedTuple):
    """Combinations as words, and what they come to."""

    words: tuple[str, ...]
    paid: int
    coins: int
    left: int  # what the rest of the hold is still worth

    @property
    def key(self) -> str:
        """GGGG* ARC: short enough to be typed, logged and read."""
        return " ".join(self.words) or COINS_ONLY


class Bill(NamedTuple):
    """What is to be paid, and from what."""

    counts: Counts
    wilds: int
    cost: int
    coins: int
    longest: int

    @property
    def most(self) -> int:
        return best_total(self.counts, self.wilds, self.longest)

    def payments(self, total: int, above: int = -1) -> tuple[Payment, ...]:
        start = Position(self.counts, self.wilds, total, self.longest, self.longest)
        return thriftiest(start, floor_of(max(total - self.cost, 0)), above, self.longest)


def ways(hold: Counts, cost: int, coins: int, longest: int) -> tuple[Way, ...]:
    """Empty only if hold and coins together are not worth the cost."""
    bill = Bill(tidy(hold[:WILD]), hold[WILD], cost, coins, longest)
    return tuple(islice(_in_order(hold, bill), _SHOWN))


def _in_order(hold: Counts, bill: Bill) -> Iterator[Way]:
    """The best payment in the names of all kinds that would do as well, the others once."""
    orders = _orders(hold)
    for total, payment in _payments(bill):
        for words in dict.fromkeys(_words(hold, order, payment.taken) for order in orders):
            yield Way(words, total, max(bill.cost - total, 0), payment.left)
        orders = orders[:1]


@lru_cache(maxsize=1 << 14)
def _payments(bill: Bill) -> tuple[tuple[int, Payment], ...]:
    levels = dict(_without_coins(bill))
    levels |= _with_coins(bill, levels.get(bill.cost, ()))
    found = [(total, payment) for total, payments in levels.items() for payment in _unbeaten(payments)]
    return tuple(sorted(found, key=lambda way: _rank(bill, *way)))


def _rank(bill: Bill, total: int, payment: Payment) -> tuple[int, ...]:
    """4.2 Where coins count too, what is left to buy with comes first: there is no other use for it."""
    wasted, coins = max(total - bill.cost, 0), max(bill.cost - total, 0)
    lost = coins - payment.left
    return (*((lost, wasted) if bill.coins else (wasted, lost)), coins, payment.wilds, payment.tokens)


def _without_coins(bill: Bill) -> Iterator[tuple[int, tuple[Payment, ...]]]:
    """The least waste there can be; a little more of it, or 4.2 any, only where that leaves more behind."""
    left, end, little = -1, bill.most + 1, bill.most if bill.coins else _LITTLE
    for total in range(bill.cost, end):
        if total >= end or bill.most - total <= left:
            return
        if payments := bill.payments(total, above=left):
            end = min(end, total + little) if left < 0 else end
            left = payments[0].left
            yield total, payments


def _with_coins(bill: Bill, exact: Sequence[Payment]) -> dict[int, tuple[Payment, ...]]:
    """4.2 In the last round also: the fewest coins that are of use, the best use of them, and the most."""
    totals = range(max(bill.cost - bill.coins, 0), min(bill.cost, bill.most + 1))
    better = list(_better(bill, totals, exact[0].left + bill.cost if exact else -1))
    most = islice(((total, found) for total in totals if (found := bill.payments(total))), 1)
    return dict((*better[:1], *better[-1:], *most))


def _better(bill: Bill, totals: Sequence[int], kept: int) -> Iterator[tuple[int, tuple[Payment, ...]]]:
    """More coins only where that leaves more, coins and hold together."""
    for total in reversed(totals):
        if payments := bill.payments(total, above=max(kept - total, -1)):
            kept = payments[0].left + total
            yield total, payments


def _unbeaten(payments: Sequence[Payment]) -> list[Payment]:
    """Without those that leave no more than another and spend no fewer wilds and tokens, but more of one."""
    return [one for one in payments if not any(_beats(other, one) for other in payments)]


def _beats(one: Payment, other: Payment) -> bool:
    mine, theirs = (-one.left, one.wilds, one.tokens), (-other.left, other.wilds, other.tokens)
    return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


# ── From numbers of tokens to words ──


def _orders(hold: Counts) -> list[list[int]]:
    """The kinds from the most frequent to the scarcest; each time another one of equals is the first."""
    heights = sorted({hold[kind] for kind in ORDINARY if hold[kind]}, reverse=True)
    groups = [[kind for kind in ORDINARY if hold[kind] == height] for height in heights]
    turns = range(min(_NAMINGS, max(map(len, groups), default=1)))
    return [[kind for group in groups for kind in _turned(group, turn)] for turn in turns]


def _turned(group: list[int], turn: int) -> list[int]:
    at = turn % len(group)
    return group[at:] + group[:at]


def _words(hold: Counts, order: Sequence[int], payment: Sequence[Taken]) -> tuple[str, ...]:
    left = list(hold)
    return tuple(_word(left, order, taken) for taken in payment)


def _word(left: list[int], order: Sequence[int], taken: Taken) -> str:
    kinds: list[int] = []
    for height in taken.heights:
        kinds.append(next(kind for kind in order if left[kind] == height and kind not in kinds))
    for kind in kinds:
        left[kind] -= taken.each
    left[WILD] -= taken.wilds
    return "".join(LETTERS[kind] * taken.each for kind in sorted(kinds)) + LETTERS[WILD] * taken.wilds
