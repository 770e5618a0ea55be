"""5.0.7 Containers of one colour at one price in one place are alike: named colour@price and counted."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from games.container.components import COLOURS

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


# Piles are looked at far more often than they change, so what is read off one is kept.


def listed(pile: Iterable[str]) -> tuple[str, ...]:
    """In the fixed order: colours as on the first value card, then the lower price."""
    return _listed(tuple(pile))


@lru_cache(maxsize=4096)
def _listed(keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(keys, key=_rank))


@cache
def _rank(key: str) -> tuple[int, int]:
    colour, price = parse(key)
    return COLOURS.index(colour), price


def cheapest(store: Iterable[str]) -> int:
    """The lowest price in a store that is not empty."""
    return _cheapest(tuple(store))


@lru_cache(maxsize=4096)
def _cheapest(keys: tuple[str, ...]) -> int:
    return min(parse(key)[1] for key in keys)


def cost(pile: Mapping[str, int]) -> int:
    return sum([parse(key)[1] * number for key, number in pile.items()])


def colours(pile: Mapping[str, int]) -> dict[str, int]:
    """The same containers without their prices."""
    loose: dict[str, int] = {}
    for key in listed(pile):
        put(loose, parse(key)[0], pile[key])
    return loose


def counted(pile: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return how many containers of each colour a pile holds, in the fixed order."""
    return list(colours(pile).items())


def each(pile: Mapping[str, int], prefix: str = "") -> list[tuple[str, str]]:
    """A name for every single container, "beige@2" and "beige@2-b", and what it is."""
    return [(name, key) for key in listed(pile) for name in names(prefix, key, pile[key])]


@cache
def names(prefix: str, key: str, number: int) -> tuple[str, ...]:
    first = f"{prefix}{key}"
    return first, *(f"{first}-{_NTH[nth]}" for nth in range(1, number))


def repriced(pile: Mapping[str, int], prices: Mapping[str, int], prefix: str = "") -> dict[str, int]:
    """The containers of this pile at the prices named for them."""
    store: dict[str, int] = {}
    for key in listed(pile):
        colour = parse(key)[0]
        for name in names(prefix, key, pile[key]):
            priced = at(colour, prices[name])
            store[priced] = store.get(priced, 0) + 1
    return store
