"""1.1 Counts cargo, nine kinds and the wild, in that order, and reads combinations written in letters."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from games.kernel import Text, say

KINDS = ("alcohol", "weapons", "art", "cars", "cigars", "ivory", "jewels", "gold", "uranium", "wild")
LETTERS = "AWRCSIJGU*"  # R is art and S is cigars, because A is alcohol and C is cars
WILD = len(KINDS) - 1
ORDINARY = range(WILD)
NAMES = tuple(say(f"cargo-{kind}") for kind in KINDS)
NUMBERS = {kind: number for number, kind in enumerate(KINDS)}

Hold: TypeAlias = list[int]  # how many of each kind, wilds last
_NOTHING = (say("nothing"),)


def empty_hold() -> Hold:
    """Return a hold without any tokens."""
    return [0] * len(KINDS)


def counted(tokens: Iterable[int]) -> Hold:
    """Return the hold that these tokens make, each given by its kind."""
    hold = empty_hold()
    for kind in tokens:
        hold[kind] += 1
    return hold


def kinds_in(hold: Sequence[int]) -> list[int]:
    """Return the kinds of which there is at least one."""
    return [kind for kind, count in enumerate(hold) if count]


@lru_cache(maxsize=1024)
def _tokens(kind: int, count: int) -> Text:
    return say("tokens", count=count, kind=NAMES[kind])


def listed(hold: Sequence[int]) -> tuple[Text, ...]:
    """Return the tokens of a hold as the argument of a message."""
    return tuple(_tokens(kind, count) for kind, count in enumerate(hold) if count) or _NOTHING


@lru_cache(maxsize=1 << 12)
def lot_listed(lot: tuple[int, ...]) -> tuple[Text, ...]:
    """Return the tokens in the slots of a port as the argument of a message."""
    return listed(counted(lot))


@lru_cache(maxsize=1 << 13)
def tokens_of(combination: str) -> tuple[int, ...]:
    """Count the tokens of a combination written as a word: GGG* is three gold and a wild."""
    counts = Counter(combination)
    return tuple(counts[letter] for letter in LETTERS)
