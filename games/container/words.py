"""Names containers, players and brokers in messages and in the lines of a form."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from games.container.rules.goods import OLD, colours, listed, parse, single_names
from games.kernel import Choice, Item, Seat, Sense, Spread, Text, Who, say

NUMERALS = ("I", "II", "III")  # of the brokers
SENSE = Sense(
    may_differ={  # to a plan: what else lies there, and how much money is left
        "store-shows": "any",
        "store-empty": "any",
        "quay-shows": "any",
        "quay-empty": "any",
        "costs-leaves.left": "any",
        "costs-leaves.cost": "less",
        "produce-costs.left": "any",
    }
)
_FEW = 5  # kinds of containers that a remark has room for, each with its price


@lru_cache(maxsize=1024)
def colour_name(colour: str) -> Text:
    return say(f"colour-{colour}")


@lru_cache(maxsize=1024)
def goods_text(key: str, number: int = 1) -> Text:
    """Return so many containers of one kind in words, with their price if they have one."""
    colour, price = parse(key)
    if price:
        return say("goods-priced", count=number, colour=colour_name(colour), price=price)
    return say("goods", count=number, colour=colour_name(colour))


def in_words(pile: Mapping[str, int]) -> tuple[Text, ...]:
    """Return a pile in words, a text for each kind of container, in the fixed order."""
    return tuple([goods_text(key, pile[key]) for key in listed(pile)])


def by_colour(*piles: Mapping[str, int]) -> tuple[Text, ...]:
    """Return piles in words without prices: of each colour, how many there are in all of them."""
    loose = Counter[str]()
    for pile in piles:
        loose.update(colours(pile))
    return in_words(loose)


def player_name(seat: Seat) -> Text:
    return _PLAYERS[seat]


def store_note(pile: Mapping[str, int]) -> Text:
    """Return what a store holds; of many kinds only how many of each colour, as a choice has little room."""
    if len(pile) > _FEW:
        prices = sorted(parse(goods)[1] for goods in pile)
        return say("store-shows", goods=(*by_colour(pile), _prices(prices[0], prices[-1])))
    goods = tuple(_brief(goods, pile[goods]) for goods in listed(pile))
    return say("store-shows", goods=goods) if goods else say("store-empty")


@lru_cache(maxsize=1024)
def _prices(low: int, high: int) -> Text:
    return say("goods-prices", low=low, high=high)


@lru_cache(maxsize=1024)
def _brief(goods: str, number: int) -> Text:
    colour, price = parse(goods)
    return say("goods-brief", count=number, letter=say(f"letter-{colour}"), price=price)


def count_items(pile: Mapping[str, int], origin: str = "", most: int | None = None) -> tuple[Item, ...]:
    """Return a line of a form for each kind of container: how many of it? An origin names the store too.

    `most`: what a container may cost.
    """
    keys = listed(pile) if most is None else [key for key in listed(pile) if parse(key)[1] <= most]
    return tuple([_count_item(origin, key, pile[key]) for key in keys])


def dear_choices(pile: Mapping[str, int], cash: int) -> tuple[Choice, ...]:
    """5.0.5 Return the containers of a store that cost more than so much, each with the reason."""
    return tuple(_dear(key, cash) for key in listed(pile) if parse(key)[1] > cash)


@lru_cache(maxsize=1024)
def _dear(key: str, cash: int) -> Choice:
    return Choice(key, goods_text(key), too_dear(parse(key)[1], cash))


@lru_cache(maxsize=1024)
def too_dear(price: int, cash: int) -> Text:
    """5.0.5 What a player cannot pay in cash is refused: nobody is lent money unasked [A-24]."""
    return say("too-dear", cost=price, cash=cash)


@lru_cache(maxsize=1024)
def dollars(amount: int) -> Text:
    return say("worth", value=amount)


@lru_cache(maxsize=1024)
def _count_item(origin: str, key: str, number: int) -> Item:
    name = f"{origin}-{key}" if origin else key
    return Item(
        name,
        _from_store(origin, goods_text(key)),
        0,
        number,
        cost=parse(key)[1],
        like=f"{origin}{parse(key)[0]}",
    )


def _from_store(origin: str, label: Text) -> Text:
    return say(f"from-{origin}", goods=label) if origin else label


def pricing(new: Mapping[str, int], old: Mapping[str, int], prices: tuple[int, ...]) -> Spread:
    """Ask a price for each container that comes into a store and for each that stands there already."""
    items = _new_price_items(new, old, prices) + old_price_items(old, prices, OLD)
    return Spread(items, called=dollars, loose=True)


def _new_price_items(
    pile: Mapping[str, int], old: Mapping[str, int], prices: tuple[int, ...]
) -> tuple[Item, ...]:
    """Return a line for each container that has no price here yet: it must be given one.

    What stands there is the price of the same colour in this store, else one in the middle.
    """
    known = dict(map(parse, old))
    every = ((key, known.get(parse(key)[0], prices[len(prices) // 2])) for key in listed(pile))
    return tuple([item for key, usual in every for item in _new_prices(key, pile[key], prices, usual)])


@lru_cache(maxsize=1024)
def _new_prices(key: str, number: int, prices: tuple[int, ...], usual: int) -> tuple[Item, ...]:
    colour = colour_name(parse(key)[0])
    return tuple(
        Item(name, say("new-price", goods=colour, nth=nth), prices[0], prices[-1], None, usual=usual)
        for nth, name in enumerate(single_names("", key, number), start=1)
    )


def old_price_items(pile: Mapping[str, int], prices: tuple[int, ...], prefix: str = "") -> tuple[Item, ...]:
    """Return a line for each container that has a price: it keeps that if nothing else is named."""
    return tuple([item for key in listed(pile) for item in _old_prices(key, pile[key], prices, prefix)])


@lru_cache(maxsize=1024)
def _old_prices(key: str, number: int, prices: tuple[int, ...], prefix: str) -> tuple[Item, ...]:
    origin, price = "" if prefix == OLD else prefix.rstrip("-"), parse(key)[1]
    goods = goods_text(key)
    return tuple(
        Item(name, _from_store(origin, say("old-price", goods=goods, nth=nth)), prices[0], prices[-1], price)
        for nth, name in enumerate(single_names(prefix, key, number), start=1)
    )


_PLAYERS = [say("player", who=Who(seat)) for seat in range(8)]


@lru_cache(maxsize=1024)
def broker_name(number: int) -> Text:
    return say("broker", number=NUMERALS[number])
