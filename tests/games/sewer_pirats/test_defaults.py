"""10 What the clock plays, and what is answered by itself."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Pick, waiting
from games.sewer_pirats.rules.abilities import Creep, SecondAction
from games.sewer_pirats.rules.auction import Bidding, Hiring, Opening
from games.sewer_pirats.rules.cards import HandLimit, NextCard
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import act, asked, begin, deal, default, kinds, told, treasure
from tests.games.sewer_pirats.test_auction import at_the_bar
from tests.games.sewer_pirats.test_sailing import PILES


def test_10_1_1_the_first_free_clan_and_colour() -> None:
    table = begin(seats=3, edition=1)
    assert default(table) == Pick("ChooseClan", {"clan": "rat", "colour": "red"})
    act(table, "ChooseClan", clan="rat", colour="green")
    assert default(table) == Pick("ChooseClan", {"clan": "raccoon", "colour": "red"})
    act(table, "ChooseClan", clan="raccoon", colour="red")
    assert default(table) == Pick("ChooseClan", {"clan": "cockroach", "colour": "yellow"})


def test_10_1_1_the_first_free_colour_in_the_variants() -> None:
    table = begin("abilities", seats=2, edition=1)
    act(table, "ChooseColour", colour="red")
    assert default(table) == Pick("ChooseColour", {"colour": "green"})


def test_10_1_2_a_turn_takes_cards() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": {3: (0, "rat")}})
    assert default(table) == Pick("TakeCard", {"card": "deck"})


def board(figure: str, place: str) -> Pick:
    return Pick("Board", {"figure": figure, "place": place})


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"hands": ("bbf", ""), "home": ("rat", "")}, board("rat", "bird-1")),  # ship by ship
        ({"hands": ("cc", ""), "home": ("toad raccoon", "")}, board("raccoon", "cat-1")),  # then by clan
        (  # the ship before the lowest space
            {"hands": ("cb", ""), "home": ("rat", ""), "aboard": {"cat": {1: (1, "rat")}}},
            board("rat", "cat-2"),
        ),
        (  # the price counts first, tolls included
            {"hands": ("ccf", ""), "home": ("rat", ""), "aboard": {"cat": {1: (1, "raccoon")}}},
            board("rat", "fish-1"),
        ),
        (  # B before C at the same price
            {"hands": ("c", ""), "home": ("rat", ""), "aboard": {"cat": {3: (0, "rat")}}},
            board("rat", "cat-1"),
        ),
        (  # the lowest space before the rear-most figure
            {"hands": ("c", ""), "home": ("", ""), "aboard": {"cat": {1: (0, "rat"), 2: (1, "rat")}}},
            Pick("Advance", {"figure": "cat-1", "place": "cat-3"}),
        ),
        (  # from home and from 1 to 2 for one card each: the rear-most figure is the one at home
            {"hands": ("c", ""), "home": ("toad", ""), "aboard": {"cat": {1: (0, "rat")}}},
            board("toad", "cat-2"),
        ),
        (  # nothing but a captaincy
            {"hands": ("c", ""), "home": ("", ""), "aboard": {"cat": {3: (0, "rat")}}},
            Pick("BecomeCaptain", {"figure": "cat-3", "ship": "cat"}),
        ),
        (  # a free ride is cheapest of all
            {"hands": ("c", ""), "home": ("rat cockroach", "")},
            board("cockroach", "cat-1"),
        ),
    ],
)
def test_10_1_2_without_cards_the_cheapest_move(position: dict[str, Any], expected: Pick) -> None:
    assert default(deal(Turn(0), variant="abilities", deck="", row="", **position)) == expected


def test_10_1_3_the_deck_or_else_the_left_most_card_of_the_row() -> None:
    assert default(deal(NextCard(0, 1), deck="b", row="fc")) == Pick("TakeCard", {"card": "deck"})
    assert default(deal(NextCard(0, 1), deck="", discard="b", row="fc")) == Pick("TakeCard", {"card": "deck"})
    assert default(deal(NextCard(0, 1), deck="", row="fc")) == Pick("TakeCard", {"card": "fish"})


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("ccbbbff", {"bird": 1}),
        ("cccbbbf", {"cat": 1}),
        ("cbbbfff", {"bird": 1}),
        ("ccbbbfff", {"bird": 1, "fish": 1}),
        ("ccccbbff", {"cat": 2}),
        ("ccbbffccbbff", {"cat": 2, "bird": 2, "fish": 2}),
    ],
)
def test_10_1_4_one_at_a_time_of_what_the_hand_has_most_of(hand: str, gone: dict[str, int]) -> None:
    assert default(deal(HandLimit(0), hands=(hand, ""))) == Pick("DiscardCards", {"cards": gone})


def grab(pile: str, held: str = "", clan: str = "snail") -> Pick:
    """What is grabbed by default as captain of the cat."""
    piles = {"cat": (pile, "burger-5 burger-6 burger-7 +milkshake")}
    aboard = {"cat": {4: (0, clan)}}
    return default(deal(Turn(0), variant="abilities", aboard=aboard, piles=piles, treasures=(held, "")))


def test_10_1_7_the_trophy_that_adds_most_to_what_is_held() -> None:
    assert grab("noodles-8 can-15 doll-14 +chili").values == {"trophy": "noodles-8"}
    assert grab("noodles-8 can-15 doll-14 +chili", "+can_opener").values == {"trophy": "can-15"}
    assert grab("fries-4 burger-5 can-15 +chili", "+ketchup").values == {"trophy": "fries-4"}


def test_10_1_7_the_prize_taken_in_this_grab_counts() -> None:
    assert grab("noodles-8 can-15 doll-14 +can_opener").values == {"trophy": "can-15"}


def test_10_1_7_ties_go_to_the_higher_value_and_then_to_the_kind() -> None:
    assert grab("can-13 doll-14 can-12 +chili").values == {"trophy": "doll-14"}  # all add nothing
    assert grab("can-12 teddy-12 can-12 +chili").values == {"trophy": "teddy-12"}
    assert grab("burger-8 noodles-4 can-15 +chili").values == {"trophy": "burger-8"}  # 4 + 4 is 8 as well


def test_10_1_7_a_rat_does_it_twice() -> None:
    pick = grab("can-12 can-15 noodles-4 +can_opener", clan="rat")
    assert pick == Pick("GrabTwo", {"trophy": "can-15", "another": "noodles-4"})


def test_10_1_8_a_toad_grabs() -> None:
    table = deal(Turn(0), variant="abilities", aboard={"cat": {4: (0, "snail"), 3: (1, "toad")}}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    assert default(table) == Pick("Grab", {"trophy": "noodles-8"})


def test_10_1_9_a_snail_turns_up_a_card() -> None:
    table = deal(Creep(0, "cat", 1), variant="abilities", aboard={"cat": {1: (0, "snail")}})
    assert default(table) == Pick("Reveal", {})


def test_10_1_10_a_weasel_sails_if_it_is_captain_and_rests_otherwise() -> None:
    captain = deal(SecondAction(0, "cat", 4), variant="abilities", aboard={"cat": {4: (0, "weasel")}})
    assert default(captain) == Pick("SetSail", {})
    aboard = {"cat": {1: (0, "weasel")}}
    crew = deal(SecondAction(0, "cat", 1), variant="abilities", hands=("ccc", ""), aboard=aboard)
    assert default(crew) == Pick("Rest", {})


def test_10_1_11_the_front_most_figure_at_its_least_price() -> None:
    assert default(at_the_bar(Opening(0))) == Pick("OpenBidding", {"stool": 3, "price": 0})


def test_10_1_12_drop_out() -> None:
    assert default(at_the_bar(Bidding(3, 0, 0, (1, 2)))) == Pick("DropOut", {})


def test_10_1_13_payments_are_chosen_like_discards() -> None:
    table = at_the_bar(Hiring(0, 3, 2), hands=("cbbff", "", ""))
    assert default(table) == Pick("PayCards", {"cards": {"bird": 1, "fish": 1}})


def test_10_2_a_single_trophy_is_taken_by_itself() -> None:
    crew = {4: (0, "rat"), 3: (1, "rat"), 2: (1, "rat")}
    table = deal(Turn(0), home=("", ""), aboard={"cat": crew}, piles=PILES)
    act(table, "Grab", trophy="can-13")
    act(table, "Grab", trophy="noodles-8")
    assert treasure(table, 1) == ["fries-2", "noodles-8"]


def test_10_2_the_only_card_there_is_is_taken_by_itself() -> None:
    table = deal(Turn(0), hands=("", "c"), deck="", row="cc")
    act(table, "TakeCard", card="cat")
    assert told(table) == ["takes-from-row", "takes-from-row"]
    assert waiting(table) == (1,)


def test_10_2_a_hand_of_one_kind_is_asked_all_the_same_because_it_is_secret() -> None:
    table = deal(HandLimit(0), hands=("ccccccc", ""))
    assert waiting(table) == (0,)
    assert kinds(table) == ["DiscardCards"]
    assert not asked(table).auto
