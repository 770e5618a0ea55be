"""6.3 and 6.7: the weasel's second action and the snail's luck."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Step, waiting
from games.sewer_pirats.rules.abilities import Creep, SecondAction
from games.sewer_pirats.rules.turn import OneAction, Turn
from games.sewer_pirats.state import Here
from tests.games.sewer_pirats.hand import (
    Pirats,
    act,
    cards,
    hand_of,
    kinds,
    legal,
    on,
    told,
    treasure,
    why_blocked,
)
from tests.games.sewer_pirats.hand import deal as deal_any
from tests.games.sewer_pirats.test_sailing import PILES

FULL = {1: (1, "rat"), 2: (1, "rat"), 3: (1, "rat")}


def deal(at: Step[Here, Any] | tuple[Step[Here, Any], ...], **position: Any) -> Pirats:
    return deal_any(at, variant="abilities", **position)


# ── 6.3 Weasel ──


def test_6_3_after_boarding_a_weasel_may_move_on() -> None:
    table = deal(Turn(0), hands=("ccc", ""), home=("weasel rat", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    assert (waiting(table), type(table.now)) == ((0,), SecondAction)
    act(table, "Advance", figure="cat-1", place="cat-3")
    assert (on(table, "cat"), hand_of(table, 0)) == ({3: (0, "weasel")}, "")
    assert waiting(table) == (1,)


def test_6_3_the_second_action_is_the_same_weasels_alone() -> None:
    table = deal(
        Turn(0), hands=("ccbbff", ""), home=("weasel rat weasel", ""), aboard={"cat": {1: (0, "toad")}}
    )
    act(table, "Board", figure="weasel", place="bird-1")
    assert kinds(table) == ["Advance", "Rest"]
    assert legal(table, "Advance") == [{"figure": "bird-1", "place": "bird-2"}]


def test_6_3_why_the_weasel_cannot_go_on_is_said_of_the_weasel_and_not_of_the_others() -> None:
    table = deal(Turn(0), hands=("fffb", ""), home=("weasel", ""), aboard={"bird": {1: (0, "rat")}})
    act(table, "Board", figure="weasel", place="fish-3")
    assert why_blocked(table, "Advance") == "weasel-cannot-advance"
    table = deal(Turn(0), hands=("fb", ""), home=("weasel rat", ""), aboard={"bird": {3: (0, "rat")}})
    act(table, "Board", figure="weasel", place="fish-1")
    assert why_blocked(table, "BecomeCaptain") == "weasel-cannot-command"


def test_6_3_taking_cards_is_never_the_second_action() -> None:
    table = deal(Turn(0), hands=("cc", ""), home=("weasel", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    assert kinds(table) == ["Advance", "Rest"]


def test_6_3_faq_with_1_and_2_taken_a_weasel_boards_3_and_becomes_captain_at_once() -> None:
    crew = {1: (1, "rat"), 2: (1, "rat")}
    table = deal(Turn(0), hands=("cc", ""), home=("weasel", ""), aboard={"cat": crew})
    act(table, "Board", figure="weasel", place="cat-3")
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    assert on(table, "cat") == {**crew, 4: (0, "weasel")}
    assert hand_of(table, 0) == ""  # one to board, one from aboard


def test_6_3_faq_a_weasel_boards_the_free_2_between_1_and_3_and_becomes_captain() -> None:
    table = deal(
        Turn(0), hands=("cc", ""), home=("weasel", ""), aboard={"cat": {1: (1, "rat"), 3: (1, "rat")}}
    )
    act(table, "Board", figure="weasel", place="cat-2")
    act(table, "BecomeCaptain", figure="cat-2", ship="cat")
    assert on(table, "cat")[4] == (0, "weasel")


def test_6_3_there_is_no_third_action() -> None:
    table = deal(Turn(0), hands=("ccc", ""), home=("weasel", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    act(table, "Advance", figure="cat-1", place="cat-2")
    assert waiting(table) == (1,)


def test_6_3_faq_a_weasel_becomes_captain_and_sails_in_the_same_turn() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("", ""), aboard={"cat": {3: (0, "weasel")}}, piles=PILES)
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    assert kinds(table) == ["SetSail", "Rest"]
    act(table, "SetSail")
    act(table, "Grab", trophy="can-13")
    assert treasure(table, 0) == ["+ketchup", "can-13"]
    assert waiting(table) == (1,)  # the sailing was the second action


def test_6_3_a_weasel_that_rests_as_captain_sails_on_the_next_turn() -> None:
    table = deal(
        Turn(0), hands=("c", ""), home=("", "rat"), aboard={"cat": {3: (0, "weasel")}}, deck="cccccc"
    )
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    act(table, "Rest")
    assert told(table) == ["rests"]
    assert waiting(table) == (1,)


def test_6_3_faq_after_sailing_a_weasel_goes_aboard_another_ship() -> None:
    table = deal(Turn(0), hands=("bb", ""), home=("", ""), aboard={"cat": {4: (0, "weasel")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert waiting(table) == (0,)
    act(table, "Board", figure="weasel", place="bird-2")
    assert on(table, "bird") == {2: (0, "weasel")}
    assert waiting(table) == (1,)


def test_6_3_after_sailing_a_weasel_may_use_the_same_ship_again() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("", ""), aboard={"cat": {4: (0, "weasel")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Board", figure="weasel", place="cat-1")
    assert on(table, "cat") == {1: (0, "weasel")}


def test_6_3_after_sailing_a_weasel_may_become_captain_elsewhere() -> None:
    table = deal(
        Turn(0),
        hands=("bbb", ""),
        home=("", ""),
        aboard={"cat": {4: (0, "weasel")}, "bird": FULL},
        piles=PILES,
    )
    act(table, "Grab", trophy="can-13")
    act(table, "BecomeCaptain", figure="weasel", ship="bird")
    assert on(table, "bird")[4] == (0, "weasel")
    assert waiting(table) == (1,)


def test_6_3_after_sailing_only_the_weasel_and_not_another_figure_at_home() -> None:
    table = deal(
        Turn(0), hands=("b", ""), home=("rat toad", ""), aboard={"cat": {4: (0, "weasel")}}, piles=PILES
    )
    act(table, "Grab", trophy="can-13")
    assert {values["figure"] for values in legal(table, "Board")} == {"weasel"}


def test_6_3_sailing_as_crew_gives_no_second_action() -> None:
    crew = {4: (0, "snail"), 3: (0, "weasel"), 2: (1, "weasel")}
    table = deal(Turn(0), hands=("bbb", "bbb"), home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert type(table.now) is OneAction
    assert waiting(table) == (1,)


def test_6_3_being_moved_up_gives_no_second_action() -> None:
    crew = {4: (0, "rat"), 3: (0, "snail"), 2: (1, "weasel")}
    table = deal(Turn(0), hands=("", "bbb"), home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "GrabTwo", trophy="can-13", another="noodles-8")
    assert on(table, "cat") == {3: (1, "weasel")}
    assert type(table.now) is OneAction


def test_6_3_being_swapped_by_a_snail_gives_no_second_action() -> None:
    table = deal(
        Turn(0), hands=("c", "ccc"), home=("snail", ""), aboard={"cat": {2: (1, "weasel")}}, deck="ccc"
    )
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert on(table, "cat") == {1: (1, "weasel"), 2: (0, "snail")}
    assert type(table.now) is OneAction


def test_6_3_a_weasel_pays_tolls_in_both_actions() -> None:
    crew = {1: (1, "raccoon"), 3: (1, "raccoon")}
    table = deal(Turn(0), hands=("cccc", ""), home=("weasel", ""), aboard={"cat": crew})
    act(table, "Board", figure="weasel", place="cat-2")
    act(table, "BecomeCaptain", figure="cat-2", ship="cat")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("", "cc")


def test_6_3_what_the_hand_cannot_pay_is_not_told_by_an_automatic_rest() -> None:
    table = deal(Turn(0), hands=("cbb", ""), home=("weasel", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    assert waiting(table) == (0,)
    assert kinds(table) == ["Rest"]
    assert why_blocked(table, "Advance") == "too-few-cards"


def test_6_3_a_hand_that_everybody_sees_to_be_too_small_for_the_tolls_rests_by_itself() -> None:
    crew = {"cat": {2: (1, "raccoon")}, "bird": {3: (1, "rat")}, "fish": {3: (1, "rat")}}
    table = deal(Turn(0), hands=("cc", ""), home=("weasel", ""), aboard=crew)
    act(table, "Board", figure="weasel", place="cat-1")
    assert "rests" in told(table)


def test_6_3_two_cards_of_two_kinds_are_asked_like_two_of_one() -> None:
    crew = {"cat": {2: (1, "raccoon")}, "bird": {3: (1, "rat")}, "fish": {3: (1, "rat")}}
    table = deal(Turn(0), hands=("cbf", ""), home=("weasel", ""), aboard=crew)
    act(table, "Board", figure="weasel", place="cat-1")
    assert waiting(table) == (0,)
    assert kinds(table) == ["Rest"]


def test_6_3_a_hand_that_everybody_sees_to_be_empty_rests_by_itself() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("weasel", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    assert told(table) == ["boards", "rests"]
    assert waiting(table) == (1,)


# ── 6.7 Snail ──


def test_6_7_after_boarding_a_matching_card_takes_the_snail_one_space_further() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), deck="ccc")
    act(table, "Board", figure="snail", place="cat-1")
    assert kinds(table) == ["Reveal", "LeaveDeck"]
    act(table, "Reveal")
    assert on(table, "cat") == {2: (0, "snail")}
    assert hand_of(table, 0) == ""
    assert waiting(table) == (1,)


def test_6_7_after_moving_aboard_too() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("", ""), aboard={"cat": {1: (0, "snail")}}, deck="ccc")
    act(table, "Advance", figure="cat-1", place="cat-2")
    act(table, "Reveal")
    assert on(table, "cat") == {3: (0, "snail")}


def test_6_7_another_card_leaves_it_where_it_is() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), deck="bbb")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert on(table, "cat") == {1: (0, "snail")}


def test_6_7_the_card_is_shown_to_all_and_discarded() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), deck="bbb")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert table.state.discard == cards("cb")
    assert [event.only for event in table.events if event.text.key == "reveals"] == [None]


def test_6_7_the_reveal_is_a_free_choice() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), deck="ccc")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "LeaveDeck")
    assert (on(table, "cat"), len(table.state.deck)) == ({1: (0, "snail")}, 3)
    assert waiting(table) == (1,)


def test_6_7_whoever_is_in_the_way_changes_places_with_it() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), aboard={"cat": {2: (1, "rat")}}, deck="ccc")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert on(table, "cat") == {1: (1, "rat"), 2: (0, "snail")}


def test_6_7_faq_a_raccoon_that_is_swapped_gets_no_card() -> None:
    table = deal(
        Turn(0), hands=("cc", ""), home=("snail", ""), aboard={"cat": {2: (1, "raccoon")}}, deck="ccc"
    )
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert on(table, "cat") == {1: (1, "raccoon"), 2: (0, "snail")}
    assert (hand_of(table, 0), hand_of(table, 1)) == ("c", "")


@pytest.mark.parametrize("captain", [{}, {4: (1, "rat")}])
def test_6_7_from_3_it_becomes_captain_whether_the_space_is_taken_or_not(captain: Any) -> None:
    crew = {1: (1, "toad"), 2: (1, "weasel"), **captain}
    table = deal(
        Turn(0), seats=3, hands=("c", "", ""), home=("snail", "", ""), aboard={"cat": crew}, deck="ccc"
    )
    act(table, "Board", figure="snail", place="cat-3")
    act(table, "Reveal")
    assert on(table, "cat")[4] == (0, "snail")
    assert on(table, "cat").get(3) == (captain[4] if captain else None)


def test_6_7_a_displaced_captain_need_not_sail_and_the_snail_has_to() -> None:
    crew = {1: (1, "toad"), 2: (1, "weasel"), 4: (1, "rat")}
    table = deal(Turn(0), hands=("c", ""), home=("snail", "raccoon"), aboard={"cat": crew}, deck="cccccc")
    act(table, "Board", figure="snail", place="cat-3")
    act(table, "Reveal")
    assert (waiting(table), "TakeCard" in kinds(table)) == ((1,), True)
    act(table, "TakeCard", card="deck")
    act(table, "TakeCard", card="deck")
    assert "sails" in told(table)
    assert waiting(table) == (0,)


def test_6_7_there_is_one_card_at_most() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), deck="cccc")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert len(table.state.deck) == 3
    assert waiting(table) == (1,)


def test_6_7_becoming_captain_gives_no_card() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("", "rat"), aboard={"cat": {3: (0, "snail")}})
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    assert waiting(table) == (1,)


def test_6_7_being_moved_up_gives_no_card() -> None:
    crew = {4: (0, "rat"), 3: (0, "weasel"), 2: (1, "snail")}
    table = deal(Turn(0), home=("", "rat"), aboard={"cat": crew}, piles=PILES)
    act(table, "GrabTwo", trophy="can-13", another="noodles-8")
    assert on(table, "cat") == {3: (1, "snail")}
    assert type(table.now) is OneAction


def test_6_7_a_swapped_snail_gets_no_card() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), aboard={"cat": {2: (1, "snail")}}, deck="ccc")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert on(table, "cat") == {1: (1, "snail"), 2: (0, "snail")}
    assert type(table.now) is OneAction


def test_6_7_the_cards_just_paid_are_in_the_deck_that_is_made_anew_for_it() -> None:
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""), deck="")
    act(table, "Board", figure="snail", place="cat-1")
    act(table, "Reveal")
    assert "deck-reshuffled" in told(table)
    assert on(table, "cat") == {2: (0, "snail")}


def test_6_7_a_toll_paid_on_the_way_is_not_in_that_deck() -> None:
    crew = {1: (1, "raccoon")}
    table = deal(Turn(0), hands=("cc", ""), home=("snail", ""), aboard={"cat": crew}, deck="")
    act(table, "Board", figure="snail", place="cat-2")
    assert hand_of(table, 1) == "c"
    act(table, "Reveal")
    assert (table.state.deck, table.state.discard) == ([], cards("c"))


def test_6_7_with_no_card_anywhere_there_is_no_luck() -> None:
    steps = (Creep(0, "cat", 1), Turn(1))
    table = deal(steps, home=("", "rat"), aboard={"cat": {1: (0, "snail")}}, deck="", row="c")
    assert type(table.now) is OneAction
    assert on(table, "cat") == {1: (0, "snail")}
