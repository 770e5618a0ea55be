"""Who meets whom in a league: a thousand leagues of chance, and small ones beside a search of everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from bot.host.league.pairing import Pair, meetings, pair, repeats, seat, shape
from bot.host.league.points import points
from bot.host.league.strangers import tables_of_strangers

LEAGUES, SMALL = 1_000, 100
GAMES = [(3, 4, 5), (2, 3, 4, 5), (2, 3, 4, 5, 6, 7, 8)]  # how many can play


class Played:
    """A league in which chance decides who wins."""

    def __init__(self, seed: int, most: int = 13) -> None:
        dice = Random(seed)
        self.possible = dice.choice(GAMES)
        self.wanted = dice.choice(self.possible)
        self.count = dice.randint(2, most)
        self.rounds: list[tuple[tuple[int, ...], ...]] = []
        self.met, self.had = Counter[Pair](), Counter[tuple[int, int]]()
        self.sizes = shape(self.count, self.wanted, self.possible).people
        for number in range(dice.randint(1, 4)):
            people = list(range(self.count))
            dice.shuffle(people)
            self._play(people, f"{seed}/{number}")

    def _play(self, people: Sequence[int], seed: str) -> None:
        self.before = Counter(self.met)
        tables = tuple(seat(table, self.had) for table in pair(people, self.sizes, self.met, seed))
        self.rounds.append(tables)
        self.met += meetings(tables)
        self.begun_least = getattr(self, "begun_least", True) and all(
            self.had[table[0], 0] == min(self.had[who, 0] for who in table) for table in tables
        )
        self.had.update((who, at) for table in tables for at, who in enumerate(table))


@pytest.fixture(scope="module")
def leagues() -> list[Played]:
    return [Played(seed) for seed in range(LEAGUES)]


def test_everybody_sits_at_one_table_of_every_round(leagues: list[Played]) -> None:
    for league in leagues:
        for tables in league.rounds:
            assert sorted(who for table in tables for who in table) == list(range(league.count))


def test_tables_are_of_a_size_that_the_game_allows_with_bots_only_where_people_are_too_few(
    leagues: list[Played],
) -> None:
    for league in leagues:
        people, bots = shape(league.count, league.wanted, league.possible)
        assert sum(people) == league.count
        assert max(people) - min(people) <= 1
        assert all(size + more in league.possible for size, more in zip(people, bots, strict=True))
        if any(bots):
            assert not [
                n for n in range(1, league.count) if set(even(league.count, n)) <= set(league.possible)
            ]


def even(count: int, tables: int) -> list[int]:
    return [count // tables + (at < count % tables) for at in range(tables)]


def test_nobody_meets_again_in_a_second_round_that_could_avoid_it(leagues: list[Played]) -> None:
    """With as many tables as the largest has seats, each table of the second round takes one of each."""
    tried = 0
    for league in leagues:
        if len(league.rounds) > 1 and len(league.sizes) >= max(league.sizes):
            tried += 1
            first = meetings(league.rounds[0])
            assert repeats(league.rounds[1], first) == 0, (league.count, league.sizes)
    assert tried > 100


@pytest.mark.parametrize("part", range(4))
def test_repeats_of_small_leagues_are_as_few_as_any_search_can_find(part: int) -> None:
    for seed in range(part, SMALL, 4):
        league = Played(10_000 + seed, most=9)
        tables = league.rounds[-1]
        least = min(repeats(other, league.before) for other in every_split(range(league.count), league.sizes))
        assert repeats(tables, league.before) == least, (seed, league.count, league.sizes)


@pytest.mark.parametrize("seed", [0, 4, 5])  # which swapping alone does not bring so far
def test_twenty_four_at_tables_of_four_meet_nobody_twice_in_five_rounds(seed: int) -> None:
    met, dice = Counter[Pair](), Random(seed)
    for number in range(5):
        people = dice.sample(range(24), 24)
        tables = pair(people, (4,) * 6, met, f"{seed}/{number}")
        assert repeats(tables, met) == 0, number
        met += meetings(tables)


def test_tables_of_strangers_are_found_whenever_there_are_any() -> None:
    dice, found_none = Random(3), 0
    for _ in range(200):
        sizes = dice.choice([(3, 3), (3, 3, 3), (4, 4), (3, 2, 2), (4, 3)])
        count = sum(sizes)
        met: list[set[int]] = [set() for _ in range(count)]
        for one, other in combinations(range(count), 2):
            if dice.random() < 0.45:
                met[one].add(other)
                met[other].add(one)
        known = {(one, other): 1 for one in range(count) for other in met[one] if one < other}
        possible = any(not repeats(tables, known) for tables in every_split(range(count), sizes))
        found = tables_of_strangers(met, sizes, dice)
        assert (found is not None) == possible
        if found is None:
            found_none += 1
        else:
            assert sorted(who for table in found for who in table) == list(range(count))
            assert sorted(map(len, found)) == sorted(sizes)
            assert repeats(found, known) == 0
    assert 20 < found_none < 180


def every_split(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to seat these people at tables of these sizes."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        for others in every_split([who for who in people if who not in table], sizes[1:]):
            yield [table, *others]


def test_those_who_stand_close_together_meet_where_nobody_has_met() -> None:
    assert pair(range(12), (4, 4, 4), {}, "x") == ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11))
    assert pair((5, 3, 1, 4, 2, 0), (3, 3), {}, "x") == ((5, 3, 1), (4, 2, 0))


def test_the_seats_of_a_table_are_dealt_out_as_well_as_any_order_could() -> None:
    dice = Random(1)
    for _ in range(300):
        table = dice.sample(range(30), dice.randint(2, 5))
        had = {(who, at): dice.randint(0, 3) for who in table for at in range(len(table))}
        found = seat(table, had)
        assert cost(found, had) == min(cost(order, had) for order in permutations(table))


def cost(order: Sequence[int], had: dict[tuple[int, int], int]) -> int:
    return sum(had[who, at] ** 2 * (1_000 if at == 0 else 1) for at, who in enumerate(order))


def test_whoever_begins_has_begun_no_more_often_than_anybody_else_at_the_table(
    leagues: list[Played],
) -> None:
    assert all(league.begun_least for league in leagues)


def test_seats_are_even_over_a_league(leagues: list[Played]) -> None:
    """In four rounds nobody has a seat three times more often than somebody else, and few twice."""
    spans = []
    for league in leagues:
        for at in range(min(league.sizes)):
            times = [league.had[who, at] for who in range(league.count)]
            spans.append(max(times) - min(times))
    assert max(spans) <= 3
    assert sum(span > 2 for span in spans) < len(spans) / 50
    assert sum(span > 1 for span in spans) < len(spans) / 2


def test_the_same_league_is_paired_in_the_same_way_again() -> None:
    met = {(0, 1): 1, (2, 5): 2}
    assert pair(range(11), (4, 4, 3), met, "x") == pair(range(11), (4, 4, 3), met, "x")


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ({0: 1, 1: 2}, {0: 100, 1: 20}),
        ({0: 3, 1: 1, 2: 2}, {0: 20, 1: 100, 2: 60}),
        ({0: 1, 1: 2, 2: 3, 3: 4, 4: 5}, {0: 100, 1: 80, 2: 60, 3: 40, 4: 20}),
        ({0: 1, 1: 1, 2: 3}, {0: 80, 1: 80, 2: 20}),
        ({0: 2, 1: 1, 2: 2}, {0: 40, 1: 100, 2: 40}),
        ({0: 1, 1: 1, 2: 1, 3: 1}, {0: 60, 1: 60, 2: 60, 3: 60}),
    ],
)
def test_places_are_worth_points_and_equals_share_them(places: dict[int, int], worth: dict[int, int]) -> None:
    assert points(places) == worth
