"""The names of things as messages, made once."""

from collections.abc import Iterable, Mapping

from examples.morning_catch.components import KINDS
from games.kernel import Text, names, say

FISH, OF, LETTER = names("fish", KINDS), names("of", KINDS), names("letter", KINDS)


def coins(number: int) -> Text:
    """3 coins, as something that is paid."""
    return say("coins", n=number)


def crates(kind: str, number: int) -> Text:
    """2 crates of cod, as something that is brought or sold."""
    return say("crates", n=number, of=OF[kind])


def catch(quay: Iterable[str]) -> tuple[Text, ...]:
    """What lies on the quay, counted by kind."""
    lying = list(quay)
    return tuple(crates(kind, lying.count(kind)) for kind in KINDS if kind in lying)


def price_list(prices: Mapping[str, int]) -> tuple[Text, ...]:
    """What a crate of each kind brings now."""
    return tuple(say("price-of", fish=FISH[kind], price=price) for kind, price in prices.items())
