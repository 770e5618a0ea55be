"""4.7-4.14: onto crew spaces, and onto the captain's."""

from __future__ import annotations

import pytest

from games.kernel import waiting
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import (
    Pirats,
    act,
    asked,
    cards,
    deal,
    hand_of,
    kinds,
    legal,
    on,
    told,
    why_blocked,
)
from tests.kit import refusal


def places(table: Pirats, kind: str, figure: str) -> list[str]:
    return [values["place"] for values in legal(table, kind) if values["figure"] == figure]


def price(table: Pirats, kind: str, **values: str) -> int:
    """What a move costs, tolls included, measured by making it."""
    (seat,) = waiting(table)
    before = len(hand_of(table, seat))
    act(table, kind, **values)
    return before - len(hand_of(table, seat))


def test_4_7_a_figure_goes_from_home_aboard() -> None:
    table = deal(Turn(0), hands=("f", ""))
    act(table, "Board", figure="rat", place="fish-1")
    assert on(table, "fish") == {1: (0, "rat")}
    assert table.state.players[0].home == ["rat"] * 3
    assert (hand_of(table, 0), table.state.discard) == ("", cards("f"))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_4_9_example_anna_plays_one_to_three_cards_on_an_empty_ship(count: int) -> None:
    table = deal(Turn(0), hands=("fff", ""))
    assert price(table, "Board", figure="rat", place=f"fish-{count}") == count
    assert on(table, "fish") == {count: (0, "rat")}


def test_4_9_the_cards_must_show_the_talisman_of_the_ship() -> None:
    table = deal(Turn(0), hands=("ffb", ""))
    assert places(table, "Board", "rat") == ["bird-1", "fish-1", "fish-2"]
    assert refusal(table, 0, "Board", figure="rat", place="cat-1").args["held"] == 0


def test_4_8_example_luba_moves_from_1_to_3_over_a_taken_space_for_one_card() -> None:
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": {1: (0, "rat"), 2: (1, "cockroach")}})
    assert price(table, "Advance", figure="cat-1", place="cat-3") == 1
    assert on(table, "cat") == {2: (1, "cockroach"), 3: (0, "rat")}


def test_4_9_example_sergei_comes_from_home_to_3_over_two_taken_spaces_for_one_card() -> None:
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": {1: (1, "rat"), 2: (1, "cockroach")}})
    assert price(table, "Board", figure="rat", place="cat-3") == 1


def test_4_9_own_figures_are_crossed_free_too() -> None:
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": {1: (0, "rat")}})
    assert price(table, "Board", figure="rat", place="cat-2") == 1


def test_4_9_every_empty_space_on_the_way_costs_a_card() -> None:
    table = deal(Turn(0), hands=("cc", ""), aboard={"cat": {2: (1, "rat")}})
    assert price(table, "Board", figure="rat", place="cat-3") == 2


def test_4_8_moving_aboard_counts_from_where_the_figure_stands() -> None:
    table = deal(Turn(0), hands=("cc", ""), aboard={"cat": {1: (0, "rat")}})
    assert places(table, "Advance", "cat-1") == ["cat-2", "cat-3"]
    assert price(table, "Advance", figure="cat-1", place="cat-3") == 2


def test_4_10_a_taken_space_is_no_place_to_end() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": {2: (1, "rat")}})
    assert [place for place in places(table, "Board", "rat") if "cat" in place] == ["cat-1", "cat-3"]


def test_4_10_nobody_boards_or_moves_onto_the_captains_space() -> None:
    table = deal(Turn(0), hands=("cccccc", ""), aboard={"cat": {3: (0, "rat")}})
    assert "cat-4" not in places(table, "Board", "rat")
    assert refusal(table, 0, "Board", figure="rat", place="cat-4").key == "choose-one"
    assert why_blocked(table, "Advance") == "nobody-can-advance"


def test_4_10_nobody_moves_backwards_or_to_another_ship() -> None:
    table = deal(Turn(0), hands=("cccbbb", ""), aboard={"cat": {2: (0, "rat")}})
    assert legal(table, "Advance") == [{"figure": "cat-2", "place": "cat-3"}]


def test_4_10_nobody_moves_the_figures_of_others() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": {1: (1, "rat")}})
    assert why_blocked(table, "Advance") == "nobody-can-advance"


def test_4_10_a_captain_aboard_makes_no_difference() -> None:
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": {4: (1, "rat")}})
    act(table, "Board", figure="rat", place="cat-1")
    assert on(table, "cat") == {1: (0, "rat"), 4: (1, "rat")}


def test_4_10_several_figures_of_one_player_may_be_on_one_ship() -> None:
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": {1: (0, "rat"), 3: (0, "rat")}})
    act(table, "Board", figure="rat", place="cat-2")
    assert on(table, "cat") == {1: (0, "rat"), 2: (0, "rat"), 3: (0, "rat")}


def test_4_10_a_full_ship_takes_nobody_on_board() -> None:
    crew = {1: (1, "rat"), 2: (1, "rat"), 3: (1, "rat")}
    table = deal(Turn(0), hands=("cccb", ""), aboard={"cat": crew})
    assert places(table, "Board", "rat") == ["bird-1"]


def test_4_11_what_cannot_be_paid_is_greyed_out_with_the_price() -> None:
    table = deal(Turn(0), hands=("", ""))
    blocked = asked(table).offer("Board").blocked
    assert blocked is not None
    assert (blocked.key, blocked.args["price"], blocked.args["held"]) == ("too-few-cards", 1, 0)
    assert refusal(table, 0, "Board", figure="rat", place="cat-1").key == "too-few-cards"


def test_4_11_nobody_at_home_is_said_too() -> None:
    table = deal(Turn(0), hands=("ccc", ""), home=("", "rat"))
    assert why_blocked(table, "Board") == "nobody-can-board"


FULL = {1: (1, "raccoon"), 2: (1, "raccoon"), 3: (1, "raccoon")}


def test_4_12_from_home_all_three_spaces_must_be_taken() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": FULL})
    act(table, "BecomeCaptain", figure="rat", ship="cat")
    assert on(table, "cat") == {**FULL, 4: (0, "rat")}


def test_4_12_faq_with_1_and_3_taken_and_2_free_nobody_comes_straight_to_captain() -> None:
    table = deal(Turn(0), hands=("cccccc", ""), aboard={"cat": {1: (1, "rat"), 3: (1, "rat")}})
    assert why_blocked(table, "BecomeCaptain") == "nobody-can-command"
    assert places(table, "Board", "rat") == ["cat-2"]


def test_4_12_the_captains_space_must_be_free() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": {3: (0, "rat"), 4: (1, "rat")}})
    assert why_blocked(table, "BecomeCaptain") == "nobody-can-command"


def test_4_12_from_space_3_nothing_else_is_required() -> None:
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": {3: (0, "rat")}})
    assert legal(table, "BecomeCaptain") == [{"figure": "cat-3", "ship": "cat"}]


@pytest.mark.parametrize(("space", "taken"), [(2, (3,)), (1, (2, 3))])
def test_4_12_from_further_back_every_space_ahead_must_be_taken(space: int, taken: tuple[int, ...]) -> None:
    crew = {space: (0, "rat"), **dict.fromkeys(taken, (1, "rat"))}
    table = deal(Turn(0), hands=("c", ""), aboard={"cat": crew})
    assert legal(table, "BecomeCaptain") == [{"figure": f"cat-{space}", "ship": "cat"}]
    del crew[taken[0]]
    gap = deal(Turn(0), hands=("c", ""), aboard={"cat": crew})
    assert why_blocked(gap, "BecomeCaptain") == "nobody-can-command"


def test_4_13_from_home_it_costs_three_cards() -> None:
    table = deal(Turn(0), hands=("cccc", ""), aboard={"cat": FULL})
    assert price(table, "BecomeCaptain", figure="rat", ship="cat") == 3
    assert table.state.discard == cards("ccc")
    poor = deal(Turn(0), hands=("ccbbff", ""), aboard={"cat": FULL})
    assert why_blocked(poor, "BecomeCaptain") == "too-few-cards"


def test_4_13_from_aboard_it_costs_one_card() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": {**FULL, 1: (0, "rat")}})
    assert price(table, "BecomeCaptain", figure="cat-1", ship="cat") == 1
    assert on(table, "cat") == {2: (1, "raccoon"), 3: (1, "raccoon"), 4: (0, "rat")}


def test_4_14_faq_a_new_captain_sails_on_its_owners_next_turn_and_not_at_once() -> None:
    table = deal(Turn(0), hands=("c", ""), deck="cccccccc", aboard={"cat": {3: (0, "rat")}})
    act(table, "BecomeCaptain", figure="cat-3", ship="cat")
    assert "sails" not in told(table)
    assert waiting(table) == (1,)
    act(table, "TakeCard", card="deck")
    act(table, "TakeCard", card="deck")
    assert "sails" in told(table)
    assert (waiting(table), kinds(table)) == ((0,), ["Grab"])


def test_5_in_the_base_game_clans_have_no_abilities() -> None:
    crew = {1: (1, "raccoon"), 2: (0, "weasel")}
    table = deal(Turn(0), hands=("c", ""), home=("cockroach", ""), aboard={"cat": crew})
    assert price(table, "Board", figure="cockroach", place="cat-3") == 1
    assert hand_of(table, 1) == ""
    table = deal(Turn(0), hands=("c", ""), home=("weasel", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    assert waiting(table) == (1,)
    table = deal(Turn(0), hands=("c", ""), home=("snail", ""))
    act(table, "Board", figure="snail", place="cat-1")
    assert waiting(table) == (1,)
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat"), 3: (1, "toad")}})
    assert kinds(table) == ["Grab"]
    act(table, "Grab", trophy="burger-5")
    assert kinds(table) == ["Grab"]
