"""6.2-6.8: cockroach, rat, raccoon, toad, and the captain of whom there is only one."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Step, say, waiting
from games.sewer_pirats.rules.turn import Turn
from games.sewer_pirats.state import Here
from tests.games.sewer_pirats.hand import (
    Pirats,
    act,
    asked,
    cards,
    hand_of,
    kinds,
    legal,
    on,
    treasure,
    trophy,
    why_blocked,
)
from tests.games.sewer_pirats.hand import deal as deal_any
from tests.games.sewer_pirats.test_sailing import BACK, FRONT, PILES
from tests.kit import refusal

FULL = {1: (1, "rat"), 2: (1, "rat"), 3: (1, "rat")}


def deal(at: Step[Here, Any], **position: Any) -> Pirats:
    return deal_any(at, variant="abilities", **position)


# ── 6.2 Cockroach ──


@pytest.mark.parametrize("space", [1, 2, 3])
def test_6_2_a_cockroach_boards_for_one_card_less(space: int) -> None:
    table = deal(Turn(0), hands=("cc", ""), home=("cockroach", ""))
    act(table, "Board", figure="cockroach", place=f"cat-{space}")
    assert len(hand_of(table, 0)) == 2 - (space - 1)


def test_6_2_a_cockroach_boards_with_an_empty_hand() -> None:
    table = deal(Turn(0), home=("cockroach", ""))
    assert legal(table, "Board") == [
        {"figure": "cockroach", "place": "cat-1"},
        {"figure": "cockroach", "place": "bird-1"},
        {"figure": "cockroach", "place": "fish-1"},
    ]


def test_6_2_a_cockroach_becomes_captain_from_home_for_two() -> None:
    table = deal(Turn(0), hands=("cc", ""), home=("cockroach", ""), aboard={"cat": FULL})
    act(table, "BecomeCaptain", figure="cockroach", ship="cat")
    assert hand_of(table, 0) == ""


def test_6_2_a_cockroach_becomes_captain_from_aboard_for_nothing() -> None:
    table = deal(Turn(0), home=("", ""), aboard={"cat": {3: (0, "cockroach")}})
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    assert on(table, "cat") == {4: (0, "cockroach")}


def test_6_2_moving_aboard_has_no_discount() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("", ""), aboard={"cat": {1: (0, "cockroach")}})
    assert legal(table, "Advance") == [{"figure": "cat-1", "place": "cat-2"}]
    act(table, "Advance", figure="cat-1", place="cat-2")
    assert hand_of(table, 0) == ""


def test_6_2_the_option_gives_the_discount_aboard_too() -> None:
    table = deal(
        Turn(0), hands=("c", ""), home=("", ""), aboard={"cat": {1: (0, "cockroach")}}, cockroach_aboard=True
    )
    act(table, "Advance", figure="cat-1", place="cat-3")
    assert hand_of(table, 0) == ""


def test_6_2_only_cockroaches_have_it() -> None:
    table = deal(Turn(0), home=("rat toad", ""))
    assert why_blocked(table, "Board") == "too-few-cards"


def test_6_2_faq_a_cockroach_that_moves_free_over_a_raccoon_still_gives_a_card() -> None:
    table = deal(
        Turn(0), hands=("c", ""), home=("cockroach", ""), aboard={"cat": {1: (1, "raccoon"), 2: (1, "rat")}}
    )
    act(table, "Board", figure="cockroach", place="cat-3")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("", "c")
    assert table.state.discard == []


def test_6_2_the_discount_never_reaches_the_toll() -> None:
    table = deal(Turn(0), home=("cockroach", ""), aboard={"cat": {1: (1, "raccoon"), 2: (1, "rat")}})
    assert {"figure": "cockroach", "place": "cat-3"} not in legal(table, "Board")


# ── 6.4 Rat ──


def test_6_4_a_rat_may_take_two_trophies() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail"), 3: (1, "rat")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "GrabTwo", trophy="noodles-8", another="fries-2")
    assert treasure(table, 1) == ["fries-2", "noodles-8"]


@pytest.mark.parametrize(
    ("held", "lying", "first", "second", "points"),
    [
        ("", "can-13 can-12 fries-2 +can_opener", "can-13", "can-12", 0),  # one opener opens one can
        ("doll-14", "teddy-9 teddy-13 fries-1 +parrot", "teddy-13", "teddy-9", 8),  # 13 + 9 instead of 14
    ],
)
def test_6_4_what_the_second_adds_counts_the_first(
    held: str, lying: str, first: str, second: str, points: int
) -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, treasures=(held, ""), piles={"cat": (lying, BACK)})
    found = asked(table).offer("GrabTwo").next_field({"trophy": first})
    assert found is not None
    notes = {choice.value: choice.note for choice in found[1].choices}  # type: ignore[union-attr]
    assert notes[second] == say("adds-points", points=points)


def test_6_4_a_rat_may_take_only_one() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail"), 3: (1, "rat")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert treasure(table, 1) == ["noodles-8"]
    assert table.state.lost == [trophy("fries-2")]


def test_6_4_a_rat_has_to_be_content_with_the_last_one() -> None:
    table = deal(
        Turn(0), aboard={"cat": {4: (0, "snail"), 3: (0, "snail"), 2: (1, "rat")}}, piles=PILES, home=("", "")
    )
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert treasure(table, 1) == ["fries-2"]


def test_6_4_faq_a_rat_as_captain_takes_three_treasures() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES)
    act(table, "GrabTwo", trophy="can-13", another="noodles-8")
    assert treasure(table, 0) == ["+ketchup", "can-13", "noodles-8"]


def test_6_4_one_trophy_cannot_be_taken_twice_but_two_equal_ones_can() -> None:
    piles = {"cat": ("fries-2 fries-2 can-13 +ketchup", BACK)}
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=piles)
    assert refusal(table, 0, "GrabTwo", trophy="can-13", another="can-13").key == "choose-one"
    act(table, "GrabTwo", trophy="fries-2", another="fries-2")
    assert treasure(table, 0) == ["+ketchup", "fries-2", "fries-2"]


def test_6_4_a_rat_before_two_equal_trophies_still_chooses_how_many() -> None:
    piles = {"cat": ("fries-2 fries-2 can-13 +ketchup", BACK)}
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail"), 3: (1, "rat")}}, piles=piles)
    act(table, "Grab", trophy="can-13")
    assert (waiting(table), kinds(table)) == ((1,), ["Grab", "GrabTwo"])


def test_6_4_nobody_but_a_rat_takes_two() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "snail")}}, piles=PILES)
    assert kinds(table) == ["Grab"]


def test_6_4_whoever_is_left_without_a_trophy_by_a_rat_moves_up() -> None:
    crew = {4: (0, "rat"), 3: (1, "snail"), 2: (1, "weasel")}
    table = deal(Turn(0), aboard={"cat": crew}, piles=PILES)
    act(table, "GrabTwo", trophy="can-13", another="noodles-8")
    assert on(table, "cat") == {3: (1, "weasel")}


# ── 6.5 Raccoon ──

GUARDED = {1: (1, "raccoon")}


def test_6_5_stepping_over_somebody_elses_raccoon_costs_a_card_for_its_owner() -> None:
    table = deal(Turn(0), hands=("cc", ""), home=("rat", ""), aboard={"cat": GUARDED})
    act(table, "Board", figure="rat", place="cat-2")
    assert (hand_of(table, 0), hand_of(table, 1), table.state.discard) == ("", "c", cards("c"))


def test_6_5_faq_whoever_cannot_pay_the_toll_cannot_go() -> None:
    table = deal(Turn(0), hands=("cbf", ""), home=("rat", ""), aboard={"cat": GUARDED})
    assert [values["place"] for values in legal(table, "Board")] == ["bird-1", "fish-1"]
    assert refusal(table, 0, "Board", figure="rat", place="cat-2").key == "way-too-dear"


def test_6_5_the_toll_is_a_card_of_the_ships_talisman() -> None:
    table = deal(Turn(0), hands=("ccbbb", ""), home=("rat", ""), aboard={"cat": GUARDED})
    act(table, "Board", figure="rat", place="cat-2")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("bbb", "c")


def test_6_5_every_raccoon_takes_its_own_toll() -> None:
    crew = {1: (1, "raccoon"), 2: (2, "raccoon")}
    table = deal(Turn(0), seats=3, hands=("ccc", "", ""), home=("rat", "", ""), aboard={"cat": crew})
    act(table, "Board", figure="rat", place="cat-3")
    assert [hand_of(table, seat) for seat in range(3)] == ["", "c", "c"]
    assert table.state.discard == cards("c")


def test_6_5_the_price_is_shown_with_its_tolls() -> None:
    crew = {1: (1, "raccoon"), 2: (2, "raccoon")}
    table = deal(Turn(0), seats=3, hands=("ccc", "", ""), home=("rat", "", ""), aboard={"cat": crew})
    offer = asked(table).offer("Board")
    found = offer.next_field({"figure": "rat"})
    assert found is not None
    (choice,) = found[1].choices  # type: ignore[union-attr]
    assert choice.note is not None
    assert (choice.note.args["cost"], choice.note.args["tolls"]) == (1, 2)


def test_6_5_moving_aboard_pays_the_toll_too() -> None:
    crew = {1: (0, "rat"), 2: (1, "raccoon")}
    table = deal(Turn(0), hands=("cc", ""), home=("", ""), aboard={"cat": crew})
    act(table, "Advance", figure="cat-1", place="cat-3")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("", "c")


def test_6_5_becoming_captain_from_home_passes_all_three_spaces() -> None:
    crew = {1: (1, "raccoon"), 2: (1, "rat"), 3: (1, "raccoon")}
    table = deal(Turn(0), hands=("ccccc", ""), home=("rat", ""), aboard={"cat": crew})
    act(table, "BecomeCaptain", figure="rat", ship="cat")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("", "cc")
    assert table.state.discard == cards("ccc")


def test_6_5_becoming_captain_from_aboard_pays_for_the_raccoons_ahead_only() -> None:
    crew = {1: (1, "raccoon"), 2: (0, "rat"), 3: (1, "raccoon")}
    table = deal(Turn(0), hands=("cc", ""), home=("", ""), aboard={"cat": crew})
    act(table, "BecomeCaptain", figure="cat-2", ship="cat")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("", "c")


def test_6_5_a_captaincy_that_the_tolls_make_too_dear_is_not_offered() -> None:
    crew = {1: (1, "raccoon"), 2: (1, "rat"), 3: (1, "raccoon")}
    table = deal(Turn(0), hands=("cccc", ""), home=("rat", ""), aboard={"cat": crew})
    assert why_blocked(table, "BecomeCaptain") == "too-few-cards"


def test_6_5_ones_own_raccoons_are_free() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("rat", ""), aboard={"cat": {1: (0, "raccoon")}})
    act(table, "Board", figure="rat", place="cat-2")
    assert hand_of(table, 0) == ""
    assert table.state.discard == cards("c")


def test_6_5_ones_own_raccoons_are_free_on_the_way_to_the_captains_space_too() -> None:
    crew = {1: (0, "raccoon"), 2: (1, "rat"), 3: (0, "raccoon")}
    table = deal(Turn(0), hands=("ccc", ""), home=("rat", ""), aboard={"cat": crew})
    act(table, "BecomeCaptain", figure="rat", ship="cat")
    assert (hand_of(table, 0), table.state.discard) == ("", cards("ccc"))


def test_6_5_ending_behind_a_raccoon_is_no_stepping_over() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("rat", ""), aboard={"cat": {2: (1, "raccoon")}})
    act(table, "Board", figure="rat", place="cat-1")
    assert hand_of(table, 1) == ""


def test_6_5_the_toll_goes_into_the_hand_whatever_its_size() -> None:
    table = deal(Turn(0), hands=("cc", "bbbbbb"), home=("rat", ""), aboard={"cat": GUARDED})
    act(table, "Board", figure="rat", place="cat-2")
    assert hand_of(table, 1) == "cbbbbbb"
    assert waiting(table) == (1,)
    assert "TakeCard" in kinds(table)


def test_6_5_a_raccoon_captain_collects_nothing() -> None:
    table = deal(Turn(0), hands=("ccc", ""), home=("rat", ""), aboard={"cat": {4: (1, "raccoon")}})
    act(table, "Board", figure="rat", place="cat-3")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("", "")


# ── 6.6 Toad ──


def test_6_6_faq_a_toad_may_leave_the_trophies_and_become_captain() -> None:
    table = deal(Turn(0), home=("", ""), aboard={"cat": {4: (0, "rat"), 3: (1, "toad")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert kinds(table) == ["Grab", "StayAboard"]
    act(table, "StayAboard")
    assert on(table, "cat") == {4: (1, "toad")}
    assert treasure(table, 1) == ["+parrot"]  # and sails on its owner's turn, to the pile it wanted


def test_6_6_a_toad_may_grab_like_everybody() -> None:
    table = deal(Turn(0), home=("", ""), aboard={"cat": {4: (0, "rat"), 3: (1, "toad")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="fries-2")
    assert (treasure(table, 1), on(table, "cat")) == (["fries-2"], {})


def test_6_6_a_toad_that_is_captain_has_to_grab() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "toad")}}, piles=PILES)
    assert kinds(table) == ["Grab"]


def test_6_6_what_a_toad_leaves_is_for_those_behind_it() -> None:
    crew = {4: (0, "snail"), 3: (1, "toad"), 2: (0, "weasel")}
    table = deal(Turn(0), home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    assert [values["trophy"] for values in legal(table, "Grab")] == ["fries-2", "noodles-8"]
    act(table, "Grab", trophy="noodles-8")
    assert table.state.lost == [trophy("fries-2")]


def test_6_6_even_a_single_trophy_may_be_left() -> None:
    crew = {4: (0, "rat"), 3: (1, "toad")}
    table = deal(Turn(0), home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "GrabTwo", trophy="can-13", another="noodles-8")
    act(table, "StayAboard")
    assert table.state.lost == [trophy("fries-2")]


def test_6_6_a_toad_may_stay_even_if_it_cannot_move() -> None:
    crew = {4: (0, "snail"), 3: (1, "toad")}
    table = deal(Turn(0), aboard={"cat": crew, "bird": {4: (1, "rat")}}, piles={"cat": (FRONT, BACK)})
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    assert on(table, "cat") == {3: (1, "toad")}


def test_6_6_only_toads_may_stay() -> None:
    table = deal(Turn(0), home=("", ""), aboard={"cat": {4: (0, "snail"), 3: (1, "raccoon")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert kinds(table) == ["Grab"]


def test_6_6_a_toad_without_a_trophy_left_is_not_asked() -> None:
    crew = {4: (0, "rat"), 3: (0, "snail"), 2: (1, "toad")}
    table = deal(Turn(0), home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "GrabTwo", trophy="can-13", another="noodles-8")
    assert on(table, "cat") == {3: (1, "toad")}


# ── 6.8 One captain ──


def test_6_8_a_weasel_may_not_become_a_second_captain() -> None:
    crew = {4: (0, "weasel"), 3: (0, "toad")}
    table = deal(
        Turn(0), hands=("cccbbb", ""), home=("", ""), aboard={"cat": crew, "bird": FULL}, piles=PILES
    )
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    assert on(table, "cat") == {4: (0, "toad")}
    assert why_blocked(table, "BecomeCaptain") == "captain-already"
    assert "Board" in kinds(table)
