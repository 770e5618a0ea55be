"""3.27 Lists the best ways to pay for a deal; any other legal one may be spelt out."""

from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from typing import Any

from games.cargo_noir.cargo import LETTERS, listed, tokens_of
from games.cargo_noir.rules.combinations import Counts, value
from games.cargo_noir.rules.payment_ways import Way, ways
from games.cargo_noir.words import combinations_in_short
from games.kernel import Choice, Illegal, OneOf, Text, frozen, say


@frozen
class Payments(OneOf):
    """Lets a payment be chosen. One not on the list is judged by the rules: no log depends on the list."""

    cargo: Counts = field(kw_only=True)
    cost: int = field(kw_only=True)
    coins: int = field(kw_only=True)
    longest: int = field(kw_only=True)

    def check(self, answer: Any) -> int | str:
        if not isinstance(answer, str) or answer in self.values:
            return OneOf.check(self, answer)
        words = answer.split(" ")
        if not all(words) or set(answer) - {*LETTERS, " "}:
            return OneOf.check(self, answer)
        if (why := self._why_not(words)) is not None:
            raise Illegal(why)
        return answer

    def _why_not(self, words: Sequence[str]) -> Text | None:
        """Return why these combinations are no legal payment; None: they are."""
        spent = tokens_of("".join(words))
        missing = [max(gone - count, 0) for gone, count in zip(spent, self.cargo, strict=True)]
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
def ways_to_pay(cargo: Counts, cost: int, coins: int, longest: int) -> Payments:
    """Return the best payments with this cargo and these coins, as a choice."""
    found = {way.key: way for way in ways(cargo, cost, coins, longest)}

    def shown(key: str) -> Choice:
        return Choice(key, _label(found[key]), _note(found[key], cost, coins))

    return Payments(tuple(found), shown, cargo=cargo, cost=cost, coins=coins, longest=longest)


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
