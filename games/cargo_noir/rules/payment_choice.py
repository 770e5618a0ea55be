"""3.27 Lists the best ways to pay for a deal; any other legal one may be spelt out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from games.cargo_noir.cargo import LETTERS, listed, tokens_of
from games.cargo_noir.rules.combinations import Counts, value
from games.cargo_noir.rules.payment_ways import COINS_ONLY, Way, ways
from games.cargo_noir.words import combinations_in_short
from games.kernel import Choice, Illegal, OneOf, Text, say

_SMALL = 8  # tokens; the payments of so few are searched for in no time
_COUNTLESS = 10_000


class Payments(OneOf):
    """Lets a payment be chosen. One not on the list is judged by the rules: no log depends on the list.

    The list is searched for when somebody looks at it: a payment is judged, and passed on, without it.
    """

    __slots__ = ("_found", "coins", "cost", "hold", "longest")

    def __init__(self, hold: Counts, cost: int, coins: int, longest: int) -> None:
        self.hold, self.cost, self.coins, self.longest = hold, cost, coins, longest
        self._found: dict[int | str, Way] | None = None

    @property
    def found(self) -> dict[int | str, Way]:
        """Return the best payments, by what is typed for them."""
        if self._found is None:
            best = ways(self.hold, self.cost, self.coins, self.longest)
            self._found = {way.key: way for way in best}
        return self._found

    @property
    def values(self) -> tuple[int | str, ...]:
        """Return what is typed for the best payments."""
        return tuple(self.found)

    @property
    def closed(self) -> None:
        """There is none that exists but not now."""

    def describe(self, key: int | str) -> Choice:
        """Return a payment with what it wastes and leaves."""
        way = self.found[key]
        return Choice(key, _label(way), _note(way, self.cost, self.coins))

    def ways(self) -> int:
        """Return how many payments there are at most: of a large hold so many that nobody counts them."""
        return len(self.values) if sum(self.hold) <= _SMALL else _COUNTLESS

    def check(self, answer: Any) -> int | str:
        if answer == COINS_ONLY and self.cost <= self.coins:
            return COINS_ONLY
        words = answer.split(" ") if isinstance(answer, str) else ()
        if not words or not all(words) or set(answer) - {*LETTERS, " "}:
            return OneOf.check(self, answer)
        if (why := self._why_not(words)) is not None:
            raise Illegal(why)
        return str(answer)

    def _why_not(self, words: Sequence[str]) -> Text | None:
        """Return why these combinations are no legal payment; None: they are."""
        spent = tokens_of("".join(words))
        missing = [max(gone - count, 0) for gone, count in zip(spent, self.hold, strict=True)]
        if any(missing):
            return say("payment-not-held", tokens=listed(missing))
        for word in words:
            if value(word) == 0 or len(word) > self.longest:
                return say("payment-no-combination", word=word, most=self.longest)
        return self._why_not_worth(sorted(map(value, words)))

    def _why_not_worth(self, values: Sequence[int]) -> Text | None:
        """3.16 Say that these values, lowest first, are too low, or 3.17 one superfluous; None: neither."""
        paid = sum(values)
        if paid + self.coins < self.cost:
            return say("payment-short", paid=paid, cost=self.cost)
        if paid - values[0] >= self.cost:
            return say("payment-superfluous", cost=self.cost)
        return None


@lru_cache(maxsize=1 << 12)
def ways_to_pay(hold: Counts, cost: int, coins: int, longest: int) -> Payments:
    """Return the payments with this cargo and these coins, as a choice."""
    return Payments(hold, cost, coins, longest)


def _label(way: Way) -> Text:
    if not way.words:
        return say("way-coins", n=way.coins)
    sets = combinations_in_short(way.words)
    return say("way-with-coins", sets=sets, n=way.coins) if way.coins else say("way", sets=sets)


def _note(way: Way, cost: int, coins: int) -> Text:
    """Say what is wasted and what is left, 4.2 with the coins where they count."""
    wasted = max(way.paid - cost, 0)
    if coins:
        return say("way-note-last", wasted=wasted, left=way.left + coins - way.coins)
    return say("way-note", wasted=wasted, left=way.left)
