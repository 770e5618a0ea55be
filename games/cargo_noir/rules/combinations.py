"""3.14 Values combinations, and finds the most that a hold is worth in them."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from games.cargo_noir.cargo import ORDINARY, WILD, kinds_in, tokens_of

Counts = tuple[int, ...]  # how many tokens of each kind; tidied: of ordinary kinds, most first, without zeros


def alike(size: int) -> int:
    """1.4 Return what tokens of one kind are worth: the square of their number."""
    return size * size


def different(size: int) -> int:
    """1.4 Return what tokens of different kinds are worth: 1 + 2 + ... + their number."""
    return size * (size + 1) // 2


@lru_cache(maxsize=1024)
def value(combination: str) -> int:
    """3.15 Return what a combination is worth; where both readings fit, the higher. 0: it is none."""
    tokens = tokens_of(combination)
    size, kinds = sum(tokens), len(kinds_in(tokens[:WILD]))
    if kinds <= 1:
        return alike(size)
    return different(size) if max(tokens[:WILD]) == 1 else 0


@lru_cache(maxsize=1 << 16)
def worth(hold: Counts, longest: int) -> int:
    """Return the highest total over all ways of splitting this hold into combinations."""
    return best_total(tidy(hold[:WILD]), hold[WILD], longest)


@lru_cache(maxsize=1 << 16)
def best_total(counts: Counts, wilds: int, longest: int) -> int:
    """Return the highest total: all by kind, or a different set and the rest split at best."""
    best = _all_by_kind(counts, wilds, longest)
    all_fit = len(ORDINARY) <= longest and counts[:1] <= (longest,)
    for kinds, left in _without_scarcest(counts) if all_fit else _without_any(counts, longest):
        for used in range(min(wilds, longest - kinds) + 1):
            best = max(best, different(kinds + used) + best_total(left, wilds - used, longest))
    return best


def _all_by_kind(counts: Counts, wilds: int, longest: int) -> int:
    """Return what a hold is worth in combinations of one kind, as long as they may be.

    Squares grow faster the longer they are, so wilds fill up the longest combination, then the next.
    """
    total, short = 0, []
    for count in counts:
        full, rest = divmod(count, longest)
        total += full * alike(longest)
        short.append(rest)
    for size in sorted(short, reverse=True):
        used = min(wilds, longest - size) if size else 0
        total, wilds = total + alike(size + used), wilds - used
    full, rest = divmod(wilds, longest)
    return total + full * alike(longest) + alike(rest)


def _without_scarcest(counts: Counts) -> Iterator[tuple[int, Counts]]:
    """Take one token of each of the scarcest kinds; go through how many kinds that are, and what is left.

    Squares grow faster the longer they are, so a token is missed least where there are few of its kind.
    """
    for kinds in range(2, len(counts) + 1):
        yield kinds, counts[:-kinds] + tuple([count - 1 for count in counts[-kinds:] if count > 1])


def _without_any(counts: Counts, longest: int) -> Iterator[tuple[int, Counts]]:
    """Take one token of each of any kinds where the scarcest need not be best.

    That is so for a kind of which more are held than fit into one combination, and for all kinds where
    not all of them fit into one. Of the others the scarcest are taken.
    """
    any_kind = longest < len(ORDINARY)
    free = [place for place, count in enumerate(counts) if any_kind or count > longest]
    others = [place for place in range(len(counts)) if place not in free]
    for some in _subsets(free):
        for number in range(len(others) + 1):
            chosen = (*some, *others[len(others) - number :])
            if 2 <= len(chosen) <= longest:
                yield len(chosen), tidy(count - (place in chosen) for place, count in enumerate(counts))


def _subsets(places: list[int]) -> Iterator[tuple[int, ...]]:
    return (some for size in range(len(places) + 1) for some in combinations(places, size))


def tidy(counts: Iterable[int]) -> Counts:
    """Return the counts without zeros, the highest first."""
    return tuple(sorted(filter(None, counts), reverse=True))


@lru_cache(maxsize=1 << 12)
def least_missed(hold: Counts, excess: int, longest: int) -> Counts:
    """7.6 Return the tokens whose loss lowers that total least, one by one; wilds last among equals."""
    left, gone = list(hold), [0] * len(hold)
    for _ in range(excess):
        kind = max(kinds_in(left), key=lambda kind: (_left_worth(left, kind, longest), kind != WILD, -kind))
        left[kind] -= 1
        gone[kind] += 1
    return tuple(gone)


def _left_worth(hold: list[int], kind: int, longest: int) -> int:
    return worth((*hold[:kind], hold[kind] - 1, *hold[kind + 1 :]), longest)
