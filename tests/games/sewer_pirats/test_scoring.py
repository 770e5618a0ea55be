"""8 Scoring: every example of the rulebook, and the tie."""

from __future__ import annotations

from random import Random

import pytest

from games.kernel.hosting import winners
from games.sewer_pirats.components import PRIZES, Components
from games.sewer_pirats.rules.scoring import Reckoning, gain, prize_gains, worth
from games.sewer_pirats.state import Trophy
from tests.games.sewer_pirats.hand import deal, tokens, told, trophy


def points(treasure: str, box: Components | None = None) -> int:
    return sum(worth(box or Components(), *tokens(treasure)))


@pytest.mark.parametrize(
    ("treasure", "expected"),
    [("fries-2 fries-3", 5), ("fries-2 fries-3 +ketchup", 15), ("fries-2 fries-3 +ketchup +ketchup", 25)],
)
def test_8_1_example_sergeis_fries(treasure: str, expected: int) -> None:
    assert points(treasure) == expected


def test_8_2_example_anyas_noodles_with_both_chilis_and_with_one() -> None:
    assert points("noodles-8 noodles-7 noodles-5 +chili +chili") == 44
    assert points("noodles-8 noodles-7 noodles-5 +chili") == 32
    assert points("noodles-8 noodles-7 noodles-5") == 20


def test_8_3_example_maxims_burgers() -> None:
    assert points("burger-5 burger-6 burger-8 +milkshake") == 28


def test_8_3_two_milkshakes_add_up() -> None:
    assert points("burger-5 burger-6 burger-8 +milkshake +milkshake") == 37


def test_8_6_example_sergeis_milkshake_alone_is_worth_nothing() -> None:
    assert points("+milkshake") == 0


def test_8_6_ketchup_and_chili_alone_are_worth_nothing_and_season_nothing_else() -> None:
    assert points("+ketchup +chili") == 0
    assert points("noodles-5 +ketchup") == 5
    assert points("burger-5 +chili") == 5


def test_8_4_without_a_parrot_toys_are_worth_nothing() -> None:
    assert points("doll-14 teddy-12") == 0


def test_8_4_example_lubas_toys_with_one_parrot_and_with_two() -> None:
    assert points("doll-14 doll-11 teddy-12 +parrot") == 26
    assert points("doll-14 doll-11 teddy-12 +parrot +parrot") == 39


def test_8_4_faq_a_teddy_two_dolls_and_a_parrot_are_22() -> None:
    assert points("teddy-7 doll-10 doll-11 +parrot") == 22
    assert points("teddy-7 +parrot") == 8


def test_8_4_more_parrots_than_kinds_are_worth_a_point_each() -> None:
    assert points("doll-14 +parrot +parrot +parrot") == 17


def test_8_5_example_maxims_cans() -> None:
    assert points("can-13 can-13 can-12 +can_opener +can_opener") == 30


def test_8_5_an_opener_opens_the_dearest_can() -> None:
    assert points("can-12 can-15 +can_opener") == 17
    assert points("can-12 can-15") == 0


def test_8_5_an_opener_without_a_can_is_still_worth_two() -> None:
    assert points("+can_opener +can_opener") == 4
    assert points("can-12 +can_opener +can_opener") == 16


def test_8_5_the_table_may_say_that_an_opener_needs_its_can() -> None:
    box = Components(opener_always=False)
    assert points("+can_opener", box) == 0
    assert points("can-12 +can_opener +can_opener", box) == 14


def test_8_what_one_more_token_would_add() -> None:
    trophies, prizes = tokens("fries-2 doll-8 can-12 can-15 +parrot")
    box = Components()
    assert prize_gains(box, trophies, prizes) == {
        "ketchup": 5,
        "chili": 0,
        "milkshake": 0,
        "parrot": 1,
        "can_opener": 17,
    }
    more = [trophy("teddy-7"), trophy("teddy-11"), trophy("doll-10")]
    assert [gain(box, trophies, prizes, token) for token in more] == [0, 3, 10]


def test_8_a_gain_is_the_difference_of_two_scores() -> None:
    dice, box = Random(8), Components()
    every = [Trophy(kind, value) for kind, values in box.trophies.items() for value in values]
    for always in (True, False):
        table = Components(opener_always=always)
        for _ in range(200):
            trophies, prizes = dice.sample(every, 8), dice.choices(PRIZES, k=4)
            more = trophies.pop()
            before, after = worth(table, trophies, prizes), worth(table, [*trophies, more], prizes)
            assert gain(table, trophies, prizes, more) == sum(after) - sum(before)


def test_8_7_the_most_points_win() -> None:
    table = deal(Reckoning(), treasures=("burger-5", "burger-6"))
    assert table.scores is not None
    assert [table.scores[seat].total for seat in (0, 1)] == [5, 6]
    assert winners(table) == (1,)


def test_8_7_the_lines_of_a_score_add_up_to_its_total() -> None:
    everything = "fries-2 noodles-8 burger-5 doll-14 can-13 +ketchup +parrot +can_opener"
    table = deal(Reckoning(), treasures=(everything, ""))
    assert table.scores is not None
    score = table.scores[0]
    assert {line.label.key: line.amount for line in score.lines} == {
        "line-fries": 7,
        "line-noodles": 8,
        "line-burgers": 5,
        "line-toys": 14,
        "line-parrots": 1,
        "line-cans": 13,
        "line-openers": 2,
    }
    assert sum(line.amount for line in score.lines) == score.total


def test_8_7_among_equals_the_crew_spaces_under_the_figures_decide() -> None:
    aboard = {"cat": {1: (0, "rat"), 2: (1, "rat")}, "fish": {3: (1, "rat")}}
    table = deal(Reckoning(), treasures=("burger-5", "burger-5"), aboard=aboard)
    assert table.scores is not None
    assert [table.scores[seat].order for seat in (0, 1)] == [(5, 1), (5, 5)]
    assert winners(table) == (1,)
    assert told(table) == ["tie-broken"]


def test_8_7_the_captains_space_and_home_count_nothing() -> None:
    aboard = {"cat": {4: (0, "rat"), 1: (1, "rat")}}
    table = deal(Reckoning(), treasures=("burger-5", "burger-5"), aboard=aboard)
    assert winners(table) == (1,)


def test_8_7_spaces_do_not_matter_without_a_tie() -> None:
    table = deal(Reckoning(), treasures=("burger-6", "burger-5"), aboard={"cat": {3: (1, "rat")}})
    assert winners(table) == (0,)
    assert told(table) == []


def test_8_8_those_who_are_equal_in_both_share_the_victory() -> None:
    aboard = {"cat": {2: (0, "rat"), 1: (2, "rat")}, "fish": {2: (1, "rat")}}
    table = deal(Reckoning(), seats=3, treasures=("burger-5",) * 3, aboard=aboard)
    assert winners(table) == (0, 1)
