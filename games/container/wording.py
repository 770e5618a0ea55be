"""How containers are named in messages and in the lines of a form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from games.container.goods import OLD, each, listed, parse
from games.kernel import Item, Seat, Text, Who, say


@cache
def colour_name(colour: str) -> Text:
    return say(f"colour-{colour}")


@cache
def some(key: str, number: int = 1) -> Text:
    colour, price = parse(key)
    if price:
        return say("goods-priced", count=number, colour=colour_name(colour), price=price)
    return say("goods", count=number, colour=colour_name(colour))


def words(pile: Mapping[str, int]) -> tuple[Text, ...]:
    return _words(tuple(pile.items()))


@lru_cache(maxsize=4096)
def _words(pile: tuple[tuple[str, int], ...]) -> tuple[Text, ...]:
    held = dict(pile)
    return tuple(some(key, held[key]) for key in listed(held))


def player_name(seat: Seat) -> Text:
    return _PLAYERS[seat]


def store_note(pile: Mapping[str, int]) -> Text:
    return _store_note(tuple(pile.items()))


@lru_cache(maxsize=4096)
def _store_note(pile: tuple[tuple[str, int], ...]) -> Text:
    return say("store-shows", goods=_words(pile)) if pile else say("store-empty")


def count_items(pile: Mapping[str, int], origin: str = "") -> tuple[Item, ...]:
    """How many of each? With an origin, the name says from which store."""
    return _count_items(tuple(pile.items()), origin)


@lru_cache(maxsize=4096)
def _count_items(pile: tuple[tuple[str, int], ...], origin: str) -> tuple[Item, ...]:
    held = dict(pile)
    prefix = f"{origin}-" if origin else ""
    return tuple(
        Item(prefix + key, _from(some(key), origin), 0, held[key], cost=parse(key)[1]) for key in listed(held)
    )


def _from(label: Text, origin: str) -> Text:
    return say(f"from-{origin}", goods=label) if origin else label


def new_price_items(pile: Mapping[str, int], prices: tuple[int, ...]) -> tuple[Item, ...]:
    """A container that has no price here yet must be given one."""
    return _new_price_items(tuple(pile.items()), prices)


@lru_cache(maxsize=4096)
def _new_price_items(pile: tuple[tuple[str, int], ...], prices: tuple[int, ...]) -> tuple[Item, ...]:
    return tuple(
        Item(name, say("new-price", goods=colour_name(parse(key)[0]), nth=nth), prices[0], prices[-1], None)
        for name, key, nth in each(dict(pile))
    )


def old_price_items(pile: Mapping[str, int], prices: tuple[int, ...], prefix: str = "") -> tuple[Item, ...]:
    """One that has a price keeps it if it is not named."""
    return _old_price_items(tuple(pile.items()), prices, prefix)


@lru_cache(maxsize=4096)
def _old_price_items(
    pile: tuple[tuple[str, int], ...], prices: tuple[int, ...], prefix: str
) -> tuple[Item, ...]:
    origin = prefix.rstrip("-") if prefix != OLD else ""
    return tuple(
        Item(name, _from(_standing(key, nth), origin), prices[0], prices[-1], parse(key)[1])
        for name, key, nth in each(dict(pile), prefix)
    )


def _standing(key: str, nth: int) -> Text:
    return say("old-price", goods=some(key), nth=nth)


_PLAYERS = [say("player", who=Who(seat)) for seat in range(8)]
