"""5.0.7 Containers of one colour at one price in one place are alike: named colour@price and counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from games.container.components import COLOURS
from games.kernel import Item, Text, say

ORIGINS = ("factory", "harbour")
OLD = "old-"  # what stood in the store before, beside what is new there
_NTH = "abcdefghijklmnopqrstuvwxyz"


@cache
def parse(key: str) -> tuple[str, int]:
    """The colour and the price of "beige@2", or of a loose "beige" at no price."""
    colour, _, price = key.partition("@")
    return colour, int(price or 0)


@cache
def at(colour: str, price: int) -> str:
    return f"{colour}@{price}"


@cache
def _rank(key: str) -> tuple[int, int]:
    colour, price = parse(key)
    return COLOURS.index(colour), price


def listed(pile: Iterable[str]) -> list[str]:
    """In the fixed order: colours as on the first value card, then the lower price."""
    return sorted(pile, key=_rank)


def put(pile: dict[str, int], key: str, number: int = 1) -> None:
    pile[key] = pile.get(key, 0) + number


def take(pile: dict[str, int], key: str, number: int = 1) -> None:
    if (left := pile[key] - number) < 0:
        raise ValueError(f"no {number} of {key} in {pile}")
    if left:
        pile[key] = left
    else:
        del pile[key]


def pour(source: dict[str, int], target: dict[str, int]) -> None:
    """All of it changes its place."""
    for key, number in source.items():
        put(target, key, number)
    source.clear()


def colours(pile: Mapping[str, int]) -> dict[str, int]:
    """The same containers without their prices."""
    loose: dict[str, int] = {}
    for key in listed(pile):
        put(loose, parse(key)[0], pile[key])
    return loose


def cost(pile: Mapping[str, int]) -> int:
    return sum(parse(key)[1] * number for key, number in pile.items())


def each(pile: Mapping[str, int], prefix: str = "") -> Iterator[tuple[str, str, int]]:
    """A name for every single container, "beige@2" and "beige@2-b", what it is, and the how-manieth."""
    for key in listed(pile):
        for nth in range(1, pile[key] + 1):
            yield _name(prefix, key, nth), key, nth


@cache
def _name(prefix: str, key: str, nth: int) -> str:
    return f"{prefix}{key}" if nth == 1 else f"{prefix}{key}-{_NTH[nth - 1]}"


# ── words ──


@cache
def colour_name(colour: str) -> Text:
    return say(f"colour-{colour}")


@cache
def _words(key: str, number: int) -> Text:
    colour, price = parse(key)
    if price:
        return say("goods-priced", count=number, colour=colour_name(colour), price=price)
    return say("goods", count=number, colour=colour_name(colour))


def words(pile: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(_words(key, pile[key]) for key in listed(pile))


def one(key: str) -> Text:
    return _words(key, 1)


# ── lines of a form ──


@cache
def count_item(key: str, number: int) -> Item:
    """How many of these?"""
    return Item(key, one(key), 0, number, cost=parse(key)[1])


@cache
def _new_price_item(name: str, key: str, nth: int, prices: tuple[int, ...]) -> Item:
    label = say("new-price", goods=colour_name(parse(key)[0]), nth=nth)
    return Item(name, label, prices[0], prices[-1], None)


@cache
def _old_price_item(name: str, key: str, nth: int, prices: tuple[int, ...]) -> Item:
    label = say("old-price", goods=one(key), nth=nth)
    return Item(name, label, prices[0], prices[-1], parse(key)[1])


def new_price_items(pile: Mapping[str, int], prices: tuple[int, ...]) -> list[Item]:
    """A container that has no price here yet must be given one."""
    return [_new_price_item(name, key, nth, prices) for name, key, nth in each(pile)]


def old_price_items(pile: Mapping[str, int], prices: tuple[int, ...], prefix: str = "") -> list[Item]:
    """One that has a price keeps it if it is not named."""
    return [_old_price_item(name, key, nth, prices) for name, key, nth in each(pile, prefix)]


def repriced(pile: Mapping[str, int], prices: Mapping[str, int], prefix: str = "") -> dict[str, int]:
    """The containers of this pile at the prices named for them."""
    store: dict[str, int] = {}
    for name, key, _ in each(pile, prefix):
        put(store, at(parse(key)[0], prices[name]))
    return store
