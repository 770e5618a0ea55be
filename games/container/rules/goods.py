"""5.0.7 Containers of one colour at one price in one place are alike: a pile counts them by colour@price."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.container.components import COLOURS

ORIGINS = ("factory", "harbour")
OLD = "old-"  # what stood in the store before, beside what is new there
_NTH = "abcdefghijklmnopqrstuvwxyz"


@lru_cache(maxsize=1024)
def parse(key: str) -> tuple[str, int]:
    """Return the colour and the price of "beige@2"; the price of a loose "beige" is 0."""
    colour, _, price = key.partition("@")
    return colour, int(price or 0)


@lru_cache(maxsize=1024)
def priced(colour: str, price: int) -> str:
    """Return the key of this colour at this price: "beige@2"."""
    return f"{colour}@{price}"


def put(pile: dict[str, int], key: str, number: int = 1) -> None:
    """Add so many containers to a pile."""
    pile[key] = pile.get(key, 0) + number


def take(pile: dict[str, int], key: str, number: int = 1) -> None:
    """Remove so many containers from a pile, which must hold them."""
    if (left := pile[key] - number) < 0:
        raise ValueError(f"no {number} of {key} in {pile}")
    if left:
        pile[key] = left
    else:
        del pile[key]


def pour(source: dict[str, int], target: dict[str, int]) -> None:
    """Move all containers from one pile to another."""
    for key, number in source.items():
        put(target, key, number)
    source.clear()


# Piles are looked at far more often than they change, so what is read off one is kept.


def listed(pile: Iterable[str]) -> tuple[str, ...]:
    """Sort the keys of a pile: colours as on the first value card, then the lower price."""
    return _listed(tuple(pile))


@lru_cache(maxsize=4096)
def _listed(keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(keys, key=_rank))


@lru_cache(maxsize=1024)
def _rank(key: str) -> tuple[int, int]:
    colour, price = parse(key)
    return COLOURS.index(colour), price


def lowest_price(store: Iterable[str]) -> int:
    """Return the lowest price in a store that is not empty."""
    return _lowest_price(tuple(store))


@lru_cache(maxsize=4096)
def _lowest_price(keys: tuple[str, ...]) -> int:
    return min(parse(key)[1] for key in keys)


def cost(pile: Mapping[str, int]) -> int:
    """Return the sum of all prices in a pile."""
    return sum([parse(key)[1] * number for key, number in pile.items()])


def colours(pile: Mapping[str, int]) -> dict[str, int]:
    """Count the containers of a pile by colour, without their prices."""
    loose: dict[str, int] = {}
    for key in listed(pile):
        put(loose, parse(key)[0], pile[key])
    return loose


def counted(pile: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return how many containers of each colour a pile holds, in the fixed order."""
    return list(colours(pile).items())


def singles(pile: Mapping[str, int], prefix: str = "") -> list[tuple[str, str]]:
    """Return for every single container its own name, "beige@2" or "beige@2-b", and its key."""
    return [(name, key) for key in listed(pile) for name in single_names(prefix, key, pile[key])]


@lru_cache(maxsize=1024)
def single_names(prefix: str, key: str, number: int) -> tuple[str, ...]:
    """Return a name for each of so many alike containers."""
    first = f"{prefix}{key}"
    return first, *(f"{first}-{_NTH[nth]}" for nth in range(1, number))


def repriced(pile: Mapping[str, int], prices: Mapping[str, int], prefix: str = "") -> dict[str, int]:
    """Return the containers of this pile at the prices that are given for each of their names."""
    store: dict[str, int] = {}
    for key in listed(pile):
        colour = parse(key)[0]
        for name in single_names(prefix, key, pile[key]):
            new_key = priced(colour, prices[name])
            store[new_key] = store.get(new_key, 0) + 1
    return store
