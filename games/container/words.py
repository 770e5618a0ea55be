"""How containers and brokers are named in messages and in the lines of a form."""

from collections.abc import Mapping
from functools import cache

from games.container.rules.goods import OLD, listed, names, parse
from games.kernel import Item, Seat, Spread, Text, Who, say

NUMERALS = ("I", "II", "III")  # of the brokers


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
    return tuple([some(key, pile[key]) for key in listed(pile)])


def player_name(seat: Seat) -> Text:
    return _PLAYERS[seat]


def store_note(pile: Mapping[str, int]) -> Text:
    """In letters, because a choice has little room beside it."""
    goods = tuple(_brief(key, pile[key]) for key in listed(pile))
    return say("store-shows", goods=goods) if goods else say("store-empty")


@cache
def _brief(key: str, number: int) -> Text:
    colour, price = parse(key)
    return say("goods-brief", count=number, letter=say(f"letter-{colour}"), price=price)


def count_items(pile: Mapping[str, int], origin: str = "") -> tuple[Item, ...]:
    """How many of each? With an origin, the name says from which store."""
    return tuple([_count_item(origin, key, pile[key]) for key in listed(pile)])


@cache
def _count_item(origin: str, key: str, number: int) -> Item:
    name = f"{origin}-{key}" if origin else key
    return Item(name, _from(origin, some(key)), 0, number, cost=parse(key)[1])


def _from(origin: str, label: Text) -> Text:
    return say(f"from-{origin}", goods=label) if origin else label


def pricing(new: Mapping[str, int], old: Mapping[str, int], prices: tuple[int, ...]) -> Spread:
    """A price for each container that comes into a store and for each that lies there already."""
    return Spread(_new_price_items(new, prices) + old_price_items(old, prices, OLD))


def _new_price_items(pile: Mapping[str, int], prices: tuple[int, ...]) -> tuple[Item, ...]:
    """A container that has no price here yet must be given one."""
    return tuple([item for key in listed(pile) for item in _new_prices(key, pile[key], prices)])


@cache
def _new_prices(key: str, number: int, prices: tuple[int, ...]) -> tuple[Item, ...]:
    colour = colour_name(parse(key)[0])
    return tuple(
        Item(name, say("new-price", goods=colour, nth=nth), prices[0], prices[-1], None)
        for nth, name in enumerate(names("", key, number), start=1)
    )


def old_price_items(pile: Mapping[str, int], prices: tuple[int, ...], prefix: str = "") -> tuple[Item, ...]:
    """One that has a price keeps it if it is not named."""
    return tuple([item for key in listed(pile) for item in _old_prices(key, pile[key], prices, prefix)])


@cache
def _old_prices(key: str, number: int, prices: tuple[int, ...], prefix: str) -> tuple[Item, ...]:
    origin = "" if prefix == OLD else prefix.rstrip("-")
    labels = [_from(origin, say("old-price", goods=some(key), nth=nth)) for nth in range(1, number + 1)]
    every = zip(names(prefix, key, number), labels, strict=True)
    return tuple(Item(name, label, prices[0], prices[-1], parse(key)[1]) for name, label in every)


_PLAYERS = [say("player", who=Who(seat)) for seat in range(8)]


@cache
def broker_name(number: int) -> Text:
    return say("broker", number=NUMERALS[number])
