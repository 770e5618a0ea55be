"""Splits a hold into the sets that are worth most, and adds to it and takes from it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from games.cargo_noir.cargo import LETTERS, ORDINARY, WILD, kinds_in
from games.cargo_noir.rules.combinations import Counts, different, least_missed, value, worth


@lru_cache(maxsize=1 << 12)
def best_sets(hold: Counts, longest: int) -> tuple[str, ...]:
    """Return a split of the hold that is worth most, as words; the most valuable set comes first."""
    words = _different_first(hold, longest) or _by_kind(hold, longest)
    return tuple(sorted(words, key=lambda word: (-value(word), word)))


def _different_first(hold: Counts, longest: int) -> tuple[str, ...]:
    """Return the split that begins with a set of different kinds; none, if another one is worth more."""
    total = worth(hold, longest)
    scarcest = sorted(kinds_in(hold[:WILD]), key=lambda kind: hold[kind])
    for size in range(min(len(scarcest), longest), 1, -1):
        for wilds in range(min(hold[WILD], longest - size) + 1):
            chosen = [*sorted(scarcest[:size]), *[WILD] * wilds]
            left = without(hold, chosen)
            if different(size + wilds) + worth(left, longest) == total:
                return "".join(LETTERS[kind] for kind in chosen), *best_sets(left, longest)
    return ()


def _by_kind(hold: Counts, longest: int) -> tuple[str, ...]:
    """Return one set of each kind, and further ones where there is more; wilds go to the longest set."""
    words = [LETTERS[kind] * longest for kind in ORDINARY for _ in range(hold[kind] // longest)]
    short = sorted((LETTERS[kind] * (hold[kind] % longest) for kind in ORDINARY), key=len, reverse=True)
    wilds = hold[WILD]
    for word in filter(None, short):
        used = min(wilds, longest - len(word))
        words.append(word + LETTERS[WILD] * used)
        wilds -= used
    return (*words, LETTERS[WILD] * wilds) if wilds else tuple(words)


def without(hold: Sequence[int], kinds: Iterable[int]) -> Counts:
    """Return the hold without these tokens."""
    left = list(hold)
    for kind in kinds:
        left[kind] -= 1
    return tuple(left)


def together(hold: Sequence[int], kinds: Iterable[int]) -> Counts:
    """Return the hold with these tokens."""
    more = list(hold)
    for kind in kinds:
        more[kind] += 1
    return tuple(more)


def stowed(hold: Counts, room: int, longest: int) -> Counts:
    """Return what is kept of a hold when only so much fits: what is missed least goes."""
    excess = sum(hold) - room
    if excess <= 0:
        return hold
    gone = least_missed(hold, excess, longest)
    return tuple(own - lost for own, lost in zip(hold, gone, strict=True))
