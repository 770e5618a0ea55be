"""Chapter 8: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard, Turn
from games.kernel import waiting
from tests.games.container.hand import Docks, Pile, act, bid, cash, deal, now, player, told
from tests.kit import refusal

BROKERS: list[tuple[int, Pile]] = [(4, {"gray": 2}), (5, {}), (6, {})]
MAKES_TWO = {"machines": ["black", "gray"]}


def ending(left: int = 2, **rest: Any) -> Docks:
    """Seat 0 produces the last black and the last gray container."""
    mats = {0: MAKES_TWO, **rest.pop("players", {})}
    turn = Turn(0, left, interest_paid=True)
    table = deal(supply={"black": 1, "gray": 1}, players=mats, turn=turn, **rest)
    act(table, 0, "Produce", prices={"black": 1, "gray": 1})
    return table


def test_8_1_the_game_ends_when_two_colours_are_used_up() -> None:
    table = ending(left=1)
    assert table.scores is not None
    assert told(table, "last-turn") != []


def test_8_1_one_colour_is_not_enough() -> None:
    table = deal(supply={"black": 1}, turn=Turn(0, 1, interest_paid=True))
    act(table, 0, "Produce", prices={"black": 1})
    assert table.scores is None
    assert waiting(table) == (1,)


def test_8_1_more_than_two_at_once_end_it_too() -> None:
    mats = {0: {"machines": ["black", "gray", "beige"]}}
    table = deal(
        supply={"black": 1, "gray": 1, "beige": 1}, players=mats, turn=Turn(0, 1, interest_paid=True)
    )
    act(table, 0, "Produce", prices={"black": 1, "gray": 1, "beige": 1})
    assert table.scores is not None


def test_8_1_the_rest_of_the_turn_is_played() -> None:
    table = ending()
    assert table.scores is None
    assert waiting(table) == (0,)
    act(table, 0, "BuyWarehouse")
    assert table.scores is not None


def test_8_1_also_with_an_auction() -> None:
    table = ending(players={0: {**MAKES_TWO, "cargo": {"beige": 1}}})
    act(table, 0, "Sail", to="island")
    bid(table, {1: 6, 2: 2})
    assert table.scores is None
    act(table, 0, "Accept")
    assert table.scores is not None
    assert table.scores[0].total == 20 - 1 + 12


def test_8_1_nobody_has_another_turn() -> None:
    table = ending(left=1)
    assert waiting(table) == ()
    assert refusal(table, 1, "EndTurn").key == "game-over"


def test_8_1_what_lies_in_the_box_or_with_brokers_does_not_matter() -> None:
    table = deal(supply={"black": 0, "gray": 1}, brokers=[(1, {"black": 1}), (2, {"gray": 1}), (3, {})])
    act(table, 0, "EndTurn")
    assert table.scores is None


def test_8_1_a_seizure_does_not_end_the_game() -> None:
    debtor = {"cash": 0, "loans": 2, "island": {"black": 1, "gray": 1}}
    table = deal(BeginTurn(0), supply={"black": 1, "gray": 1}, players={0: debtor})
    act(table, 2, "Seize", container="black")
    act(table, 0, "EndTurn")
    assert table.scores is None


def test_8_2_nobody_is_made_to_produce() -> None:
    """A-30 The rules let turns pass for ever."""
    table = deal()
    for turn in range(60):
        act(table, turn % 3, "EndTurn")
    assert table.scores is None


@pytest.mark.parametrize("kind", ["TakeLoan", "Repay"])
def test_8_3_no_more_loans_or_repayments(kind: str) -> None:
    table = ending(left=2, players={0: {**MAKES_TWO, "loans": 1}})
    act(table, 0, "EndTurn")
    assert refusal(table, 0, kind).key == "game-over"


def test_8_3_no_interest_at_the_end() -> None:
    table = ending(left=1, players={1: {"loans": 2}, 2: {"loans": 1}})
    assert cash(table)[1:] == [20, 20 + 1]  # seat 2 is the union boss


def test_8_3_the_award_comes_before_the_cards_are_revealed_and_counted() -> None:
    card = PaymentCard(1, 1, "money", factory={"brown@1": 1})
    table = ending(left=1, brokers=BROKERS, payment=card)
    keys = [event.text.key for event in table.events]
    assert keys.index("wins-money") < keys.index("reveals-card")
    assert table.scores is not None
    assert table.scores[1].total == 20 + 5


def test_8_4_money_up_for_auction_goes_to_the_holder_and_the_containers_bid_to_the_box() -> None:
    """A-16"""
    card = PaymentCard(1, 1, "money", factory={"brown@1": 1}, harbour={"purple@2": 1})
    table = ending(left=2, brokers=BROKERS, payment=card)
    box = dict(table.state.box)
    act(table, 0, "EndTurn")
    assert cash(table)[1] == 25
    assert {c: table.state.box[c] - box[c] for c in ("brown", "purple", "gray")} == {
        "brown": 1,
        "purple": 1,
        "gray": 0,
    }
    assert (player(table, 1).factory, player(table, 1).harbour) == ({}, {})


def test_8_4_containers_go_to_the_personal_harbour_and_the_money_bid_leaves_the_game() -> None:
    """A-16"""
    card = PaymentCard(1, 0, "containers", money=9)
    table = ending(left=1, brokers=BROKERS, payment=card)
    assert player(table, 1).quay == {"gray": 2}
    assert [broker.money for broker in table.state.brokers] == [4, 5, 6]
    assert table.scores is not None
    assert table.scores[1].total == 20 + 2 * 3


def test_8_4_nobody_is_asked_in_which_order_to_pay() -> None:
    card = PaymentCard(1, 1, "money", factory={"brown@1": 1}, harbour={"purple@2": 1})
    table = ending(left=1, brokers=BROKERS, payment=card)
    assert (now(table), waiting(table)) == ("NoneType", ())
