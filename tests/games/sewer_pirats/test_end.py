"""7 The end of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.kernel import Step, waiting
from games.sewer_pirats import words
from games.sewer_pirats.rules.turn import Turn
from games.sewer_pirats.state import Here
from tests.games.sewer_pirats.hand import Pirats, act, begin, kinds, legal, on, ship_of, told, treasure
from tests.games.sewer_pirats.hand import deal as deal_any
from tests.kit import walk

LAST = "fries-2 noodles-8 can-13 +ketchup"
TWO = (LAST, "burger-5 burger-6 burger-7 +milkshake")


def deal(at: Step[Here, Any], **position: Any) -> Pirats:
    """The stacks are empty and the cat has its last pile before it."""
    position = {"variant": "abilities", "stacks": 0, "piles": {"cat": (LAST,)}, **position}
    return deal_any(at, **position)


def sailings(table: Pirats) -> list[Any]:
    return [event.text.args["who"].seat for event in table.events if event.text.key == "sails"]


def test_7_5_a_ship_without_a_pile_after_its_sailing_ends_the_game() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail")}})
    act(table, "Grab", trophy="can-13")
    assert "end-is-here" in told(table)
    assert table.scores is not None


def test_7_5_a_pile_left_before_that_ship_means_going_on() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail")}}, piles={"cat": TWO})
    act(table, "Grab", trophy="can-13")
    assert table.scores is None
    assert waiting(table) == (1,)


def test_7_5_empty_stacks_alone_do_not_end_it() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("rat", ""))
    act(table, "Board", figure="rat", place="cat-1")
    assert waiting(table) == (1,)


def test_7_1_every_other_ship_with_a_captain_sails_once_more() -> None:
    aboard = {"cat": {4: (0, "snail")}, "fish": {4: (1, "toad"), 3: (0, "rat")}, "bird": {3: (1, "rat")}}
    table = deal(Turn(0), aboard=aboard, home=("", ""))
    act(table, "Grab", trophy="can-13")
    assert "end-is-near" in told(table)
    assert (sailings(table), waiting(table)) == ([1], (1,))
    act(table, "Grab", trophy="burger-5")
    act(table, "GrabTwo", trophy="burger-6", another="burger-7")
    assert table.scores is not None
    assert treasure(table, 1) == ["+milkshake", "burger-5"]
    assert on(table, "bird") == {3: (1, "rat")}  # without a captain it stays where it is


def test_7_1_the_ship_that_has_no_flotsam_left_is_named_and_no_more_is_claimed() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail")}, "bird": {4: (1, "rat")}})
    act(table, "Grab", trophy="can-13")
    (end,) = [event.text for event in table.events if event.text.key == "end-is-near"]
    assert (end.args["ship"], end.args["ships"]) == (words.SHIP["cat"], (words.SHIP["bird"],))


def test_7_1_no_more_turns_are_played() -> None:
    table = deal(Turn(0), seats=3, hands=("", "ccc", "ccc"), aboard={"cat": {4: (0, "snail")}})
    act(table, "Grab", trophy="can-13")
    assert table.scores is not None


def test_7_3_the_ships_sail_by_owner_clockwise_from_the_left_of_whoever_triggered_it() -> None:
    aboard = {"cat": {4: (1, "snail")}, "bird": {4: (0, "toad")}, "fish": {4: (2, "rat")}}
    table = deal(Turn(1), seats=3, home=("", "", ""), aboard=aboard)
    act(table, "Grab", trophy="can-13")
    assert table.state.final == ["fish", "bird"]
    assert waiting(table) == (2,)
    act(table, "Grab", trophy="burger-5")
    assert waiting(table) == (0,)
    act(table, "Grab", trophy="burger-5")
    assert table.scores is not None


def test_7_3_a_last_sailing_is_a_sailing_with_everything_but_new_piles() -> None:
    aboard = {"cat": {4: (0, "snail")}, "bird": {4: (1, "rat"), 3: (0, "toad"), 2: (0, "weasel")}}
    table = deal(Turn(0), home=("", ""), aboard=aboard)
    act(table, "Grab", trophy="can-13")
    assert kinds(table) == ["Grab", "GrabTwo"]
    act(table, "GrabTwo", trophy="burger-5", another="burger-6")
    act(table, "Grab", trophy="burger-7")
    assert on(table, "bird") == {3: (0, "weasel")}
    assert len(ship_of(table, "bird").piles) == 1
    assert table.scores is not None


def test_7_3_a_last_sailing_triggers_nothing_more() -> None:
    aboard = {"cat": {4: (0, "snail")}, "bird": {4: (1, "toad")}, "fish": {4: (2, "toad")}}
    table = deal(Turn(0), seats=3, home=("", "", ""), aboard=aboard, piles={"cat": (LAST,), "bird": (LAST,)})
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="can-13")
    assert table.state.final == ["bird", "fish"]
    act(table, "Grab", trophy="burger-5")
    assert table.scores is not None


def test_7_2_a_weasel_that_triggers_the_end_has_its_second_action_first() -> None:
    aboard = {"cat": {4: (0, "weasel")}, "bird": {4: (1, "snail")}}
    table = deal(Turn(0), hands=("bbb", ""), home=("", ""), aboard=aboard)
    act(table, "Grab", trophy="can-13")
    assert (waiting(table), kinds(table)) == ((0,), ["Board", "Rest"])
    act(table, "Board", figure="weasel", place="bird-3")
    assert sailings(table) == [1]
    act(table, "Grab", trophy="burger-7")
    act(table, "Grab", trophy="burger-6")  # it grabs as crew of the ship that sails once more
    assert treasure(table, 0) == ["+ketchup", "burger-6", "can-13"]
    assert table.scores is not None


def test_7_2_a_weasel_whose_sailing_was_its_second_action_gets_no_third() -> None:
    table = deal(Turn(0), hands=("cbbb", ""), home=("", ""), aboard={"cat": {3: (0, "weasel")}})
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    act(table, "SetSail")
    act(table, "Grab", trophy="can-13")
    assert table.scores is not None


def test_7_3_a_weasel_that_sails_at_the_last_may_still_change_ships() -> None:
    aboard = {"cat": {4: (0, "snail")}, "bird": {4: (1, "weasel")}}
    table = deal(Turn(0), hands=("", "fff"), home=("", ""), aboard=aboard)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="burger-5")
    assert waiting(table) == (1,)
    act(table, "Board", figure="weasel", place="fish-3")
    assert table.scores is not None
    assert table.scores[1].order[1] == 3  # it grabs nothing there and counts for the tie alone


def test_7_6_a_weasel_that_becomes_captain_after_the_list_is_fixed_does_not_sail() -> None:
    aboard = {"cat": {4: (0, "weasel")}, "bird": {1: (1, "rat"), 2: (1, "toad"), 3: (1, "snail")}}
    table = deal(Turn(0), hands=("bbb", ""), home=("", ""), aboard=aboard)
    act(table, "Grab", trophy="can-13")
    act(table, "BecomeCaptain", figure="weasel", ship="bird")
    assert table.scores is not None
    assert sailings(table) == []
    assert table.scores[0].order[1] == 0


def test_7_6_a_toad_that_becomes_captain_in_the_triggering_sailing_does_not_sail() -> None:
    table = deal(Turn(0), home=("", ""), aboard={"cat": {4: (0, "snail"), 3: (1, "toad")}})
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    assert on(table, "cat") == {4: (1, "toad")}
    assert table.state.final == []
    assert table.scores is not None


def test_7_6_a_toad_that_becomes_captain_in_a_last_sailing_does_not_sail_again() -> None:
    aboard = {"cat": {4: (0, "snail")}, "bird": {4: (1, "rat"), 3: (0, "toad")}}
    table = deal(Turn(0), home=("", ""), aboard=aboard)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="burger-5")
    act(table, "StayAboard")
    assert on(table, "bird") == {4: (0, "toad")}
    assert table.scores is not None


def test_7_2_the_second_action_may_even_go_aboard_the_ship_that_has_no_pile() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("", ""), aboard={"cat": {4: (0, "weasel")}})
    act(table, "Grab", trophy="can-13")
    assert {"figure": "weasel", "place": "cat-1"} in legal(table, "Board")
    act(table, "Board", figure="weasel", place="cat-1")
    assert table.scores is not None
    assert table.scores[0].order[1] == 1


@pytest.mark.parametrize(
    ("aboard", "verdict"), [({}, "tie-stays"), ({"bird": {2: (1, "rat")}}, "tie-broken")]
)
def test_8_8_it_is_told_whether_the_spaces_decide_a_tie(aboard: dict[str, Any], verdict: str) -> None:
    """A can that nobody opens is worth nothing."""
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail")}, **aboard})
    act(table, "Grab", trophy="can-13")
    assert [key for key in told(table) if key.startswith("tie")] == [verdict]


def test_7_4_then_all_treasures_are_shown() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail")}}, treasures=("", "can-12 +can_opener"))
    act(table, "Grab", trophy="can-13")
    seen = table.game.view(table, None)
    assert [mat.treasure.points for mat in seen.mats] == [0, 14]


@pytest.mark.parametrize("variant", ["base", "abilities", "auction"])
def test_7_5_the_trigger_is_the_tenth_to_the_twelfth_sailing_and_at_most_two_follow(variant: str) -> None:
    for seed in range(8):
        table, dice = begin(variant, seats=3, seed=f"count-{seed}"), Random(seed)
        story: list[str] = []
        for _ in walk(table, dice):
            story += told(table)
        end = next(place for place, key in enumerate(story) if key in ("end-is-near", "end-is-here"))
        assert 10 <= story[:end].count("sails") <= 12
        assert story[end:].count("sails") <= 2
