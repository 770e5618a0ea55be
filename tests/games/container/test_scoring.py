"""Chapter 9: final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.rules.scoring import FinalScoring
from games.container.state import PaymentCard
from games.kernel import Text
from games.kernel.hosting import ranks, winners
from tests.games.container.hand import Docks, Pile, deal, told

# Seat 0 has card 1: black 10, brown 5/10, purple 6, beige 4, gray 2.
BROKE: dict[str, Any] = {"cash": 0}
LOW_SUPPLY = dict.fromkeys(("black", "brown", "purple", "beige", "gray"), 1)


def scored(seats: int = 3, players: dict[int, dict[str, Any]] | None = None, **rest: Any) -> Docks:
    mats = {seat: {**BROKE, **(players or {}).get(seat, {})} for seat in range(seats)}
    return deal(FinalScoring(), seats=seats, players=mats, supply=LOW_SUPPLY, **rest)


def total(**mat: Any) -> int:
    table = scored(players={0: mat})
    assert table.scores is not None
    return table.scores[0].total


def line(table: Docks, seat: int, key: str) -> int:
    assert table.scores is not None
    (amount,) = [line.amount for line in table.scores[seat].lines if line.label == Text(key)]
    return amount


def test_9_1_all_value_cards_are_revealed() -> None:
    table = scored()
    shown = told(table, "reveals-card")
    assert [event.only for event in shown] == [None] * 3
    first = [text.args["colour"].key for text in shown[0].text.args["colours"]]
    assert first == ["colour-black", "colour-brown", "colour-purple", "colour-beige", "colour-gray"]
    assert table.game.view(table, None).mats[2].card == ("beige", "gray", "black", "brown", "purple")


def test_9_2_each_island_section_is_counted_by_itself() -> None:
    """The colour one player has most of is lost by that player alone."""
    table = scored(players={0: {"island": {"black": 2, "gray": 1}}, 1: {"island": {"gray": 2, "black": 1}}})
    assert line(table, 0, "score-island") == 2  # the black ones are lost, one gray at 2
    assert line(table, 1, "score-island") == 5  # card 2: the gray ones are lost, one black at 5


ALL_FIVE = {"black": 1, "brown": 1, "purple": 1, "beige": 1, "gray": 2}


def test_9_3_with_all_five_colours_the_5_10_colour_is_worth_10() -> None:
    assert total(island=ALL_FIVE) == 10 + 10 + 6 + 4


def test_9_3_without_all_five_it_is_worth_5() -> None:
    four = {colour: number for colour, number in ALL_FIVE.items() if colour != "beige"}
    assert total(island=four) == 10 + 5 + 6


def test_9_3_the_value_is_fixed_before_a_colour_is_lost() -> None:
    """The gray ones go, and the brown one still counts 10."""
    table = scored(players={0: {"island": ALL_FIVE}})
    (lost,) = told(table, "discards")
    assert (lost.text.args["colour"], lost.text.args["count"]) == (Text("colour-gray"), 2)
    assert line(table, 0, "score-island") == 30


def test_9_3_ship_and_personal_harbour_do_not_complete_the_five() -> None:
    island = {"black": 1, "brown": 1, "purple": 1, "gray": 2}
    table = scored(
        players={0: {"island": island, "cargo": {"beige": 1}, "quay": {"beige": 1}}}, brokers=[(0, {})] * 3
    )
    assert line(table, 0, "score-island") == 10 + 5 + 6


@pytest.mark.parametrize(
    ("island", "worth"),
    [
        ({"black": 3, "purple": 2}, 12),  # the dearest colour, if there is most of it
        ({"brown": 2, "black": 1}, 10),  # the 5/10 colour too
        ({"black": 2, "brown": 2}, 20),  # of tied ones the 5/10 colour
        ({"gray": 2, "brown": 2, "beige": 2}, 12),  # even if another is cheaper
        ({"black": 2, "gray": 2, "purple": 1}, 26),  # else the cheapest of the tied
        ({"purple": 1, "beige": 1}, 6),
        ({"gray": 3}, 0),  # a single colour is lost altogether
        ({}, 0),
    ],
)
def test_9_4_the_colour_there_is_most_of_is_lost(island: Pile, worth: int) -> None:
    assert total(island=island) == worth


def test_9_4_five_tied_colours_lose_the_5_10_colour_although_it_is_worth_10() -> None:
    island = dict.fromkeys(("black", "brown", "purple", "beige", "gray"), 2)
    assert total(island=island) == 2 * (10 + 6 + 4 + 2)


def test_9_5_what_remains_counts_by_the_card() -> None:
    """The same section is worth something else on each card."""
    island = {"black": 1, "purple": 1, "beige": 1, "gray": 3}
    table = scored(seats=5, players={seat: {"island": dict(island)} for seat in range(5)})
    assert [line(table, seat, "score-island") for seat in range(5)] == [20, 11, 18, 19, 13]


@pytest.mark.parametrize(
    ("mat", "worth"),
    [
        ({"warehouses": 3, "harbour": {"beige@6": 2, "gray@2": 1}}, 6),
        ({"cargo": {"beige": 2, "gray": 1}}, 9),
        ({"machines": ["black", "gray"], "factory": {"black@4": 2, "gray@4": 2}}, 0),
    ],
)
def test_9_6_what_else_counts(mat: dict[str, Any], worth: int) -> None:
    assert total(**mat) == worth


def test_9_6_the_personal_harbour_counts_3_each_and_the_brokers_nothing() -> None:
    table = scored(players={0: {"quay": {"beige": 2}}}, brokers=[(9, {"black": 2})] * 3)
    assert line(table, 0, "score-quay") == 6
    assert table.scores is not None
    assert [score.total for score in table.scores.values()] == [6, 0, 0]


def test_9_6_a_bid_on_the_payment_card_counts_nothing() -> None:
    card = PaymentCard(1, 0, "money", factory={"brown@2": 1}, harbour={"gray@2": 1})
    table = scored(brokers=[(4, {}), (0, {}), (0, {})], payment=card)
    assert table.scores is not None
    assert table.scores[1].order == (4, 0)


def test_9_7_each_loan_costs_11_and_the_result_may_be_negative() -> None:
    assert total(cash=5, loans=1) == -6
    assert total(cash=5, loans=2) == -17


def test_9_7_cash_counts_as_it_is() -> None:
    assert total(cash=37) == 37


def test_9_8_the_most_money_wins() -> None:
    assert winners(scored(players={0: {"cash": 5}, 1: {"cash": 7}, 2: {"cash": 6}})) == (1,)


def test_9_8_a_tie_goes_to_the_fuller_factory_store() -> None:
    table = scored(players={0: {"cash": 7}, 1: {"cash": 7, "factory": {"brown@1": 1}}})
    assert winners(table) == (1,)


def test_9_8_the_price_in_the_factory_does_not_break_a_tie() -> None:
    stores = {0: {"cash": 7, "factory": {"black@4": 1}}, 1: {"cash": 7, "factory": {"brown@1": 1}}}
    assert winners(scored(players=stores)) == (0, 1)


def test_9_8_after_that_the_victory_is_shared() -> None:
    assert winners(scored(players={0: {"cash": 7}, 2: {"cash": 7}})) == (0, 2)


def test_9_8_the_other_places_are_found_in_the_same_way() -> None:
    """A-31"""
    cash: dict[int, dict[str, Any]] = {
        0: {"cash": 3},
        1: {"cash": 9},
        2: {"cash": 3, "factory": {"purple@2": 2}},
        3: {"cash": 3},
    }
    table = scored(seats=4, players=cash)
    assert table.scores is not None
    assert ranks(table.scores) == {1: 1, 2: 2, 0: 3, 3: 3}
