"""3.14 Combinations, and the most that a hold is worth in them."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations

from games.cargo_noir.cargo import ORDINARY, WILD, held, spelt

Counts = tuple[int, ...]  # tokens of the ordinary kinds, most first, none left out but zeros


def alike(size: int) -> int:
    """1.4 Tokens of one kind: the square of their number."""
    return size * size


def different(size: int) -> int:
    """1.4 Tokens of pairwise different kinds: 1 + 2 + ... + their number."""
    return size * (size + 1) // 2


@cache
def value(combination: str) -> int:
    """3.15 What a word of letters is worth; where both readings fit, the higher. 0: no combination."""
    tokens = spelt(combination)
    size, kinds = sum(tokens), len(held(tokens[:WILD]))
    if kinds <= 1:
        return alike(size)
    return different(size) if max(tokens[:WILD]) == 1 else 0


@lru_cache(maxsize=1 << 16)
def worth(hold: Counts, longest: int) -> int:
    """The highest total over all ways of splitting this hold into combinations."""
    return best_total(tidy(hold[:WILD]), hold[WILD], longest)


@lru_cache(maxsize=1 << 16)
def best_total(counts: Counts, wilds: int, longest: int) -> int:
    """A wild is as good as one more token of whichever kind suits best."""
    if not wilds:
        return _best_split(counts, longest)
    return max(best_total(grown, wilds - 1, longest) for grown in _with_one_more(counts))


def _with_one_more(counts: Counts) -> Iterator[Counts]:
    for place, count in enumerate(counts):
        if place == 0 or counts[place - 1] > count:  # one of each height is enough, and stays in order
            yield (*counts[:place], count + 1, *counts[place + 1 :])
    if len(counts) < len(ORDINARY):
        yield (*counts, 1)


@lru_cache(maxsize=1 << 16)
def _best_split(counts: Counts, longest: int) -> int:
    """Without wilds: everything by kind, or one different set out and the rest split as well as can be."""
    best = sum(by_kind(count, longest) for count in counts)
    short = len(ORDINARY) <= longest and counts[:1] <= (longest,)
    for kinds, left in _without_scarcest(counts) if short else _without_any(counts, longest):
        best = max(best, different(kinds) + _best_split(left, longest))
    return best


def by_kind(count: int, longest: int) -> int:
    full, rest = divmod(count, longest)
    return full * alike(longest) + alike(rest)


def _without_scarcest(counts: Counts) -> Iterator[tuple[int, Counts]]:
    """Squares grow faster the longer they are, so a token is missed least where there are few of its kind."""
    for kinds in range(2, len(counts) + 1):
        yield kinds, counts[:-kinds] + tuple([count - 1 for count in counts[-kinds:] if count > 1])


def _without_any(counts: Counts, longest: int) -> Iterator[tuple[int, Counts]]:
    """That does not hold for a kind too long for one combination, nor where not all kinds fit into one."""
    every = longest < len(ORDINARY)
    free = [place for place, count in enumerate(counts) if every or count > longest]
    bound = [place for place in range(len(counts)) if place not in free]
    for some in _subsets(free):
        for few in range(len(bound) + 1):
            chosen = (*some, *bound[len(bound) - few :])
            if 2 <= len(chosen) <= longest:
                yield len(chosen), tidy(count - (place in chosen) for place, count in enumerate(counts))


def _subsets(places: list[int]) -> Iterator[tuple[int, ...]]:
    return (some for size in range(len(places) + 1) for some in combinations(places, size))


def tidy(counts: Iterable[int]) -> Counts:
    return tuple(sorted(filter(None, counts), reverse=True))


@lru_cache(maxsize=1 << 12)
def least_missed(hold: Counts, excess: int, longest: int) -> Counts:
    """7.6 The tokens whose loss lowers that total least, one after another; wilds last among equals."""
    left, gone = list(hold), [0] * len(hold)
    for _ in range(excess):
        kind = max(held(left), key=lambda kind: (_without(left, kind, longest), kind != WILD, -kind))
        left[kind] -= 1
        gone[kind] += 1
    return tuple(gone)


def _without(hold: list[int], kind: int, longest: int) -> int:
    return worth((*hold[:kind], hold[kind] - 1, *hold[kind + 1 :]), longest)
