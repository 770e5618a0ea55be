"""1.1 Cargo: nine kinds and the wild, counted in that order; a combination written as a word of letters."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from games.kernel import Text, say

KINDS = ("alcohol", "weapons", "art", "cars", "cigars", "ivory", "jewels", "gold", "uranium", "wild")
LETTERS = "AWRCSIJGU*"  # R for art, S for cigars: A and C were taken
WILD = len(KINDS) - 1
ORDINARY = range(WILD)
NAMES = tuple(say(f"cargo-{kind}") for kind in KINDS)
NUMBERS = {kind: number for number, kind in enumerate(KINDS)}

Hold: TypeAlias = list[int]  # how many of each kind, wilds last
_NOTHING = (say("nothing"),)


def empty() -> Hold:
    return [0] * len(KINDS)


def counted(tokens: Iterable[int]) -> Hold:
    hold = empty()
    for kind in tokens:
        hold[kind] += 1
    return hold


def held(hold: Sequence[int]) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind, count in enumerate(hold) if count]


@cache
def _tokens(kind: int, count: int) -> Text:
    return say("tokens", count=count, kind=NAMES[kind])


def listed(hold: Sequence[int]) -> tuple[Text, ...]:
    """As the argument of a message."""
    return tuple(_tokens(kind, count) for kind, count in enumerate(hold) if count) or _NOTHING


@lru_cache(maxsize=1 << 12)
def lot_listed(lot: tuple[int, ...]) -> tuple[Text, ...]:
    """The kinds in the slots of a port, as the argument of a message."""
    return listed(counted(lot))


@lru_cache(maxsize=1 << 13)
def spelt(combination: str) -> tuple[int, ...]:
    """The tokens of a combination written as a word, a letter for each: GGG* is three gold and a wild."""
    counts = Counter(combination)
    return tuple(counts[letter] for letter in LETTERS)
