"""1.4, 3.14, 3.15 Combinations, and the most a hold is worth in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from games.cargo_noir.rules.combinations import best_total, tidy, value, worth
from tests.games.cargo_noir.hand import hold


@pytest.mark.parametrize(
    ("word", "points"),
    [
        ("G", 1),
        ("GGGG", 16),
        ("JJJJ*", 25),
        ("GGGG*****", 81),
        ("ARC", 6),
        ("AWRCSIJGU", 45),
        ("ARC**", 15),
        ("AWRCSIJG*", 45),
    ],
)
def test_3_14_all_of_one_kind_or_all_different_with_wilds_or_without(word: str, points: int) -> None:
    assert value(word) == points


@pytest.mark.parametrize("word", ["GGA", "GGA*", "AAGG", "AWRCSIJGUU"])
def test_3_14_a_mixed_bag_with_repeats_is_no_combination(word: str) -> None:
    assert value(word) == 0


@pytest.mark.parametrize(("word", "points"), [("***", 9), ("*", 1), ("G**", 9), ("G*", 4), ("GA*", 6)])
def test_3_15_where_both_readings_fit_the_higher_counts_a26(word: str, points: int) -> None:
    assert value(word) == points


@pytest.mark.parametrize(
    ("cargo", "points"),
    [
        ("", 0),
        ("GGGGGGGGGG", 81 + 1),  # 3.14: ten of a kind are nine and one
        ("AWRCSIJGU*", 45 + 1),  # nine kinds and a wild do not make ten
        ("GGGGA*", 25 + 1),
        ("AWRCSI**", 36),
        ("GGGGAWRCSIJU", 45 + 9),  # one gold is worth more in the different set
        ("GGGGGAWRC", 25 + 10),
        ("*****", 25),
    ],
)
def test_3_14_the_best_total_of_a_hold_a13(cargo: str, points: int) -> None:
    assert worth(tuple(hold(cargo)), 9) == points


@pytest.mark.parametrize("longest", [9, 4])
def test_the_best_total_is_exact_for_every_hold_of_up_to_eleven_tokens(longest: int) -> None:
    for size in range(12):
        for counts in shapes(size, 14, 9):
            for wilds in range(4 if size < 9 else 2):
                assert best_total(counts, wilds, longest) == tried_out(counts, wilds, longest), (
                    counts,
                    wilds,
                )


@pytest.mark.parametrize(
    ("counts", "wilds"), [((14, 10, 1), 0), ((12, 9, 2, 2), 0), ((11, 3, 3, 1, 1), 1), ((10, 10), 2)]
)
def test_the_best_total_is_exact_for_kinds_too_long_for_one_combination(
    counts: tuple[int, ...], wilds: int
) -> None:
    assert best_total(counts, wilds, 9) == tried_out(counts, wilds, 9)


def shapes(tokens: int, most: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many tokens can be of different kinds."""
    if tokens == 0:
        yield ()
    elif kinds:
        for first in range(min(tokens, most), 0, -1):
            for rest in shapes(tokens - first, first, kinds - 1):
                yield (first, *rest)


@cache
def tried_out(counts: tuple[int, ...], wilds: int, longest: int) -> int:
    """By taking out every combination that holds a token of the first kind, one after another."""
    if not counts:
        full, rest = divmod(wilds, longest)
        return full * longest**2 + rest**2
    best = 0
    for left, size, used, kinds in first_taken(counts, wilds, longest):
        worth_now = size**2 if kinds == 1 else size * (size + 1) // 2
        best = max(best, worth_now + tried_out(tidy(left), wilds - used, longest))
    return best


def first_taken(
    counts: tuple[int, ...], wilds: int, longest: int
) -> Iterator[tuple[tuple[int, ...], int, int, int]]:
    for used in range(min(wilds, longest) + 1):
        for number in range(1, min(counts[0], longest - used) + 1):
            yield (counts[0] - number, *counts[1:]), number + used, used, 1
        for more in range(1, min(len(counts), longest - used)):
            for chosen in combinations(range(1, len(counts)), more):
                left = tuple(count - (place in (0, *chosen)) for place, count in enumerate(counts))
                yield left, 1 + more + used, used, 1 + more
