"""6.1 Moving up after a sailing."""

from __future__ import annotations

from games.sewer_pirats.rules.sailing import Ashore
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import act, deal, on
from tests.games.sewer_pirats.test_sailing import PILES

Crew = dict[int, tuple[int, str]]


def shifted(crew: Crew, **aboard: Crew) -> Crew:
    """Where everybody stands when the grabbers have gone and the rest has moved up."""
    table = deal(
        (Ashore("cat", 0), Turn(0)), variant="abilities", seats=3, aboard={"cat": crew, **aboard}, piles=PILES
    )
    return on(table, "cat")


def test_6_1_everybody_goes_one_space_ahead_the_foremost_first() -> None:
    assert shifted({1: (0, "rat"), 2: (1, "snail")}) == {2: (0, "rat"), 3: (1, "snail")}


def test_6_1_a_single_space_and_no_more() -> None:
    assert shifted({1: (0, "rat")}) == {2: (0, "rat")}


def test_6_1_a_toad_on_3_becomes_captain() -> None:
    assert shifted({3: (1, "toad")}) == {4: (1, "toad")}


def test_6_1_a_toad_on_3_whose_owner_has_a_captain_stays_there() -> None:
    assert shifted({3: (1, "toad")}, bird={4: (1, "rat")}) == {3: (1, "toad")}


def test_6_1_whoever_finds_a_stuck_toad_ahead_goes_over_it_to_captain() -> None:
    crew = {3: (1, "toad"), 2: (2, "toad")}
    assert shifted(crew, bird={4: (1, "rat")}) == {3: (1, "toad"), 4: (2, "toad")}


def test_6_1_a_toad_goes_from_1_over_two_stuck_ones_to_captain() -> None:
    crew = {3: (1, "toad"), 2: (1, "toad"), 1: (2, "toad")}
    assert shifted(crew, bird={4: (1, "rat")}) == {2: (1, "toad"), 3: (1, "toad"), 4: (2, "toad")}


def test_6_1_toads_that_may_not_be_captain_stay_put_on_2_and_1_too() -> None:
    crew = {3: (1, "toad"), 2: (1, "toad"), 1: (1, "toad")}
    assert shifted(crew, bird={4: (1, "rat")}) == crew


def test_6_1_behind_a_stuck_toad_a_free_space_is_still_taken() -> None:
    crew = {3: (1, "toad"), 1: (1, "toad")}
    assert shifted(crew, bird={4: (1, "rat")}) == {3: (1, "toad"), 2: (1, "toad")}


def test_6_1_of_two_toads_of_one_player_only_the_foremost_becomes_captain() -> None:
    assert shifted({3: (1, "toad"), 2: (1, "toad")}) == {4: (1, "toad"), 3: (1, "toad")}


def test_6_1_a_toad_of_the_captain_who_has_just_sailed_may_follow_as_captain() -> None:
    table = deal(Turn(0), variant="abilities", aboard={"cat": {4: (0, "snail"), 3: (0, "toad")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    assert on(table, "cat") == {4: (0, "toad")}


def test_6_1_nobody_moves_before_the_last_has_grabbed() -> None:
    crew = {4: (0, "snail"), 3: (1, "toad"), 2: (0, "raccoon")}
    table = deal(Turn(0), variant="abilities", home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    assert on(table, "cat") == {3: (1, "toad"), 2: (0, "raccoon")}


def test_6_1_moving_up_crosses_no_raccoon_and_pays_no_toll() -> None:
    table = deal(
        (Ashore("cat", 0), Turn(0)),
        variant="abilities",
        hands=("ccc", ""),
        aboard={"cat": {1: (0, "rat"), 2: (1, "raccoon")}},
    )
    assert on(table, "cat") == {2: (0, "rat"), 3: (1, "raccoon")}
    assert len(table.state.players[0].hand) == 3


def test_6_1_example_anna_s_toad_is_stuck_on_3_and_maxim_s_goes_past_it_to_captain() -> None:
    anna, luba, maxim = 0, 1, 2
    table = deal(
        Turn(luba),
        variant="abilities",
        seats=3,
        home=("", "", ""),
        aboard={
            "bird": {4: (anna, "snail")},
            "cat": {4: (luba, "weasel"), 3: (anna, "toad"), 2: (maxim, "toad")},
        },
        piles=PILES,
    )
    act(table, "Grab", trophy="can-13")
    act(table, "StayAboard")
    act(table, "StayAboard")
    assert on(table, "cat") == {3: (anna, "toad"), 4: (maxim, "toad")}
