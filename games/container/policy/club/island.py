"""Values sections of the island: what a lot adds, with the colour that is thrown away in mind."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from games.container.components import COLOURS, ValueCard

Counts: TypeAlias = tuple[float, ...]  # of each colour, in the order of COLOURS or of a value card
STEERED = 0.5  # how far a player can choose what still comes
BULK = 0.3  # of what is still to come is of one colour, nobody knows which


class Values(NamedTuple):
    """Holds what the colours of a value card count, and the second one in a full set."""

    each: tuple[int, ...]
    full: int


def counts_of(pile: Mapping[str, int]) -> Counts:
    """Return how many of each colour lie in a pile without prices."""
    return tuple([pile.get(colour, 0) for colour in COLOURS])


def together(one: Counts, other: Counts) -> Counts:
    """Return the two piles as one."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


@lru_cache(maxsize=256)
def _places(card: ValueCard) -> tuple[int, ...]:
    return tuple(COLOURS.index(colour) for colour in card)


def plain_worth(section: Counts, card: ValueCard, values: Values) -> float:
    """Return what a section would count by a card if no colour were lost and no set complete."""
    return sum([value * section[place] for value, place in zip(values.each, _places(card), strict=True)])


@lru_cache(maxsize=4096)
def points(section: Counts, card: ValueCard, values: Values) -> float:
    """9.3, 9.4 Return what a section counts without the colour there is most of.

    A part of a container that may still come counts as a part of what it would.
    """
    counts = [section[place] for place in _places(card)]
    complete = 1.0
    for count in counts:
        if count < 1:
            complete *= count
    each, full = values
    worth: list[float] = [*each]
    worth[1] = each[1] + (full - each[1]) * complete
    most = max(counts)
    lost = (
        1
        if counts[1] == most
        else min((slot for slot in range(len(counts)) if counts[slot] == most), key=worth.__getitem__)
    )
    return sum([w * n for w, n in zip(worth, counts, strict=True)]) - worth[lost] * counts[lost]


@lru_cache(maxsize=1024)
def _futures(coming: int) -> tuple[Counts, ...]:
    """Return five ways in which the section may still grow: in each of them mostly by another colour."""
    if coming <= 0:
        return (_NOTHING,)
    each, bulk = coming * (1 - BULK) / len(COLOURS), coming * BULK
    return tuple(
        tuple(each + bulk * (colour == most) for colour in range(len(COLOURS)))
        for most in range(len(COLOURS))
    )


@lru_cache(maxsize=4096)
def added(section: Counts, lot: Counts, cards: tuple[ValueCard, ...], coming: int, values: Values) -> Counts:
    """Return what a lot adds to a section by each of these cards, with an eye on how it may still grow."""
    whole = together(section, lot)
    return tuple(
        [prospect(whole, card, coming, values) - prospect(section, card, coming, values) for card in cards]
    )


@lru_cache(maxsize=4096)
def prospect(section: Counts, card: ValueCard, coming: int, values: Values) -> float:
    """Return what a section will count: between the average and the best, for its owner can steer it."""
    counted = [points(together(section, future), card, values) for future in _futures(coming)]
    return STEERED * max(counted) + (1 - STEERED) * sum(counted) / len(counted)


_NOTHING: Counts = (0,) * len(COLOURS)
