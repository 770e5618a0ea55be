"""1 What is in the box."""

from __future__ import annotations

import pytest

from games.kernel.hosting import WrongTable, override
from games.sewer_pirats.components import CLANS, COLOURS, TALISMANS, Components
from games.sewer_pirats.setup import unpack

BOX = Components()


def test_1_1_there_are_54_cards_18_of_each_talisman() -> None:
    deck = unpack(BOX, 2).deck
    assert [deck.count(talisman) for talisman in TALISMANS] == [18, 18, 18]
    assert len(deck) == 54


def test_1_1_there_are_30_figures_five_of_each_of_six_clans() -> None:
    box = unpack(BOX, 2).box
    assert box == {"rat": 5, "raccoon": 5, "cockroach": 5, "weasel": 5, "snail": 5, "toad": 5}
    assert tuple(box) == CLANS
    assert sum(box.values()) == 30


def test_1_1_there_are_four_bases_in_each_of_five_colours() -> None:
    assert COLOURS == ("red", "green", "yellow", "blue", "black")
    assert BOX.crew == 4


def test_1_1_a_ship_has_three_crew_spaces_and_the_captain_in_front_of_them() -> None:
    assert (BOX.crew_spaces, BOX.captain) == (3, 4)
    assert tuple(unpack(BOX, 2).ships) == ("cat", "bird", "fish")


def test_1_2_there_are_42_trophies_and_14_prizes_in_the_split_that_is_assumed() -> None:
    state = unpack(BOX, 2)
    kinds = [trophy.kind for trophy in state.trophies]
    assert len(kinds) == 42
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "fries": 9,
        "noodles": 9,
        "burger": 8,
        "doll": 5,
        "teddy": 5,
        "can": 6,
    }
    assert len(state.prizes) == 14
    assert BOX.prizes == {"ketchup": 2, "chili": 2, "milkshake": 2, "parrot": 4, "can_opener": 4}


def test_1_2_every_example_of_the_rulebook_can_be_built_at_once() -> None:
    wanted = {
        "fries": [2, 3],
        "noodles": [8, 7, 5],
        "burger": [5, 6, 8],
        "doll": [14, 11, 10, 11],
        "teddy": [12, 7],
        "can": [13, 13, 12],
    }
    for kind, values in wanted.items():
        left = list(BOX.trophies[kind])
        for value in values:
            left.remove(value)


def test_1_2_cans_have_the_highest_value_and_the_highest_average() -> None:
    average = {kind: sum(values) / len(values) for kind, values in BOX.trophies.items()}
    assert max(average, key=average.__getitem__) == "can"
    assert max(max(values) for values in BOX.trophies.values()) == max(BOX.trophies["can"])


def test_1_2_whoever_owns_the_box_may_correct_the_values() -> None:
    box = override(BOX, "[trophies]\ncan = [10, 10, 10, 10, 10, 20]\n")
    assert box.trophies["can"] == (10, 10, 10, 10, 10, 20)
    assert box.trophies["fries"] == BOX.trophies["fries"]


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("[trophies]\ncan = [12]\n", "trophies: 37 are listed, trophy_count is 42"),
        ("[prizes]\nparrot = 5\n", "prizes: 15 are listed, prize_count is 14"),
        ("trophies_per_pile = 2\n", "trophy_count: 42 is not 2 for each prize"),
        ("piles_per_ship = 5\n", "prize_count: 14 is less than the 15 piles of the beginning"),
        ("figures_per_clan = 4\n", "figures_per_clan: 4 is too few for 5 full crews"),
        ("starting_hands = [3, 3]\n", "starting_hands: 2 are given, one for each of 5"),
        ("cards_per_talisman = 10\n", "cards_per_talisman: 30 cards in all, 44 are dealt"),
        ("[prize_points]\nmustard = 3\n", "names can_opener, chili, ketchup, milkshake, mustard, parrot"),
        ("hand_limit = 0\n", "hand_limit: Input should be greater than or equal to 1"),
    ],
)
def test_1_2_a_table_that_does_not_add_up_is_refused_by_name(text: str, figure: str) -> None:
    with pytest.raises(WrongTable) as refused:
        override(BOX, text)
    assert figure in refused.value.reason
