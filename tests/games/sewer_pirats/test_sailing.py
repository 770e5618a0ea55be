"""4.15-4.22: sailing."""

from __future__ import annotations

from games.kernel import waiting
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import (
    act,
    asked,
    deal,
    kinds,
    legal,
    on,
    pile,
    ship_of,
    told,
    treasure,
    trophy,
)
from tests.kit import refusal

FRONT, BACK = "fries-2 noodles-8 can-13 +ketchup", "doll-14 teddy-7 burger-5 +parrot"
PILES = {"cat": (FRONT, BACK)}
FULL = {4: (0, "rat"), 3: (1, "rat"), 2: (2, "rat"), 1: (0, "rat")}


def test_4_15_the_sailing_starts_by_itself_and_goes_to_the_front_pile() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES)
    assert [values["trophy"] for values in legal(table, "Grab")] == ["fries-2", "noodles-8", "can-13"]


def test_4_16_the_captain_takes_the_prize_and_a_trophy_of_choice() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES)
    assert treasure(table, 0) == ["+ketchup"]
    act(table, "Grab", trophy="can-13")
    assert treasure(table, 0) == ["+ketchup", "can-13"]


def test_4_16_the_captain_may_not_do_without_the_trophy() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES)
    assert [offer.kind for offer in asked(table).offers] == ["Grab"]
    assert refusal(table, 0, "Grab", trophy="doll-14").key == "choose-one"


def test_4_17_then_space_3_then_2_each_owner_choosing_from_what_is_left() -> None:
    table = deal(Turn(0), seats=3, aboard={"cat": FULL}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert waiting(table) == (1,)
    assert [values["trophy"] for values in legal(table, "Grab")] == ["fries-2", "noodles-8"]
    act(table, "Grab", trophy="noodles-8")
    assert (treasure(table, 1), treasure(table, 2)) == (["noodles-8"], ["fries-2"])


def test_4_17_empty_spaces_are_passed_over() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat"), 1: (1, "rat")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert waiting(table) == (1,)
    act(table, "Grab", trophy="fries-2")
    assert treasure(table, 1) == ["fries-2"]


def test_4_17_the_prompt_shows_what_is_left_and_what_each_trophy_would_add() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES, treasures=("+can_opener",))
    (offer,) = asked(table).offers
    notes = {choice.value: choice.note.args["points"] for choice in offer.fields["trophy"].choices}  # type: ignore[union-attr]
    assert notes == {"fries-2": 7, "noodles-8": 8, "can-13": 13}


def test_4_17_several_figures_of_one_player_grab_separately() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat"), 3: (0, "rat"), 2: (0, "rat")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert treasure(table, 0) == ["+ketchup", "can-13", "fries-2", "noodles-8"]


def test_4_17_two_equal_trophies_are_one_choice_and_taken_without_asking() -> None:
    piles = {"cat": ("fries-2 fries-2 can-13 +ketchup", BACK)}
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat"), 3: (1, "rat")}}, piles=piles)
    act(table, "Grab", trophy="can-13")
    assert treasure(table, 1) == ["fries-2"]


def test_4_18_what_nobody_took_goes_to_the_box() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert table.state.lost == [trophy("fries-2"), trophy("noodles-8")]
    assert "trophies-lost" in told(table)


def test_4_19_whoever_has_grabbed_goes_home() -> None:
    table = deal(Turn(0), seats=3, home=("", "", ""), aboard={"cat": FULL}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert [player.home for player in table.state.players] == [["rat"], ["rat"], ["rat"]]


def test_4_20_whoever_got_nothing_moves_up_one_space() -> None:
    table = deal(Turn(0), seats=3, aboard={"cat": FULL}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert on(table, "cat") == {2: (0, "rat")}
    assert "moves-up" in told(table)


def test_4_21_the_back_pile_comes_to_the_bow_and_a_new_one_behind_it() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES, stacks=2)
    act(table, "Grab", trophy="can-13")
    assert ship_of(table, "cat").piles == [pile(BACK), pile("fries-1 fries-1 fries-1 +chili")]
    assert (len(table.state.trophies), len(table.state.prizes)) == (3, 1)


def test_4_21_with_the_stacks_empty_no_new_pile_comes() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=PILES, stacks=0)
    act(table, "Grab", trophy="can-13")
    assert ship_of(table, "cat").piles == [pile(BACK)]


def test_4_21_the_other_ships_keep_their_piles() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles={**PILES, "fish": (FRONT, BACK)})
    act(table, "Grab", trophy="can-13")
    assert ship_of(table, "fish").piles == [pile(FRONT), pile(BACK)]


def test_4_22_after_the_sailing_the_next_player_is_on_turn() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat"), 3: (0, "rat")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="fries-2")
    assert waiting(table) == (1,)
    assert "TakeCard" in kinds(table)
