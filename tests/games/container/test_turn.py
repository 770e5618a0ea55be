"""Chapter 5.0: the turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.rules.interest import PayInterest
from games.container.rules.turn import PRE_TURN, TakeActions
from games.container.rules.win_broker import WinBroker
from games.kernel import say, waiting
from games.kernel.hosting import prompt
from tests.games.container.hand import (
    BANK,
    act,
    bid,
    can,
    cash,
    deal,
    lay_payment,
    next_turn,
    to_the_island,
    why_blocked,
)
from tests.kit import refusal


def test_5_0_1_the_broker_auction_is_won_before_interest_is_paid() -> None:
    """[A-4] So money just won can pay the interest."""
    assert (WinBroker, PayInterest) == PRE_TURN
    table = deal(turn=2, cash=[0, 20, 20], loans=[2, 0, 0], brokers=BANK)
    lay_payment(table, 0, 2, factory={"black@1": 1})
    next_turn(table)
    player = table.state.players[0]
    assert (player.cash, player.loans) == (3 - 2, 2)
    assert [broker.money for broker in table.state.brokers] == [1 + 1, 2 + 1, 0]


def test_5_0_1_containers_just_won_can_be_seized_in_the_same_turn() -> None:
    """[A-4]"""
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0], brokers=BANK)
    table.state.brokers[0].containers = {"gray": 1}
    lay_payment(table, 0, 0, money=4)
    before = table.state.box["gray"]
    next_turn(table)
    assert table.state.players[0].quay == {}
    assert table.state.box["gray"] == before + 1


def test_5_0_1_one_s_own_interest_does_not_enter_the_pot_one_wins() -> None:
    """[A-4]"""
    table = deal(turn=2, loans=[1, 0, 0], brokers=BANK)
    lay_payment(table, 0, 0, factory={"black@1": 1})
    next_turn(table)
    assert table.state.players[0].cash == 20 + 1 - 1
    assert table.state.brokers[0].money == 1


def test_5_0_2_two_actions_and_the_same_one_twice() -> None:
    table = deal(cash=50)
    act(table, 0, "BuyWarehouse")
    act(table, 0, "BuyWarehouse")
    assert table.state.players[0].warehouses == 3
    assert waiting(table) == (1,)


def test_5_0_2_produce_only_once_a_turn() -> None:
    table = deal()
    act(table, 0, "Produce", prices={"black": 2})
    assert why_blocked(table, 0, "Produce") == "produced-already"
    assert refusal(table, 0, "Produce", prices={"black": 2}).key == "produced-already"


def test_5_0_2_call_the_broker_only_once_a_turn() -> None:
    table = deal(brokers=BANK)
    table.state.brokers[0].containers = {"gray": 1}
    act(table, 0, "CallForContainers", broker="I", amount=2)
    assert why_blocked(table, 0, "CallForContainers") == "called-already"
    assert why_blocked(table, 0, "CallForMoney") == "called-already"


def test_5_0_3_a_player_may_stop_early() -> None:
    table = deal()
    next_turn(table)
    assert waiting(table) == (1,)


def test_5_0_3_the_turn_ends_by_itself_without_a_loan() -> None:
    table = deal(left=1)
    act(table, 0, "BuyWarehouse")
    assert waiting(table) == (1,)


def test_5_0_3_with_a_loan_the_turn_is_ended_by_hand() -> None:
    """However little the player has, so that nobody can read off that it is less than ten dollars."""
    table = deal(left=1, cash=[4, 20, 20], loans=[1, 0, 0])
    act(table, 0, "BuyWarehouse")
    assert waiting(table) == (0,)
    assert can(table, 0) == {"EndTurn", "TakeLoan"}
    next_turn(table)
    assert waiting(table) == (1,)


def test_5_0_3_nothing_but_ending_is_left_after_two_actions() -> None:
    table = deal(left=0, cash=[4, 20, 20], loans=[1, 0, 0])
    refused = refusal(table, 0, "BuyWarehouse")
    assert refused.key == "cannot-now"
    assert refused.args["now"].key == "no-action-left"


def test_5_0_4_an_auction_ends_the_turn_with_an_action_left() -> None:
    table = to_the_island({"beige": 2})
    bid(table, {1: 4})
    bid(table, {2: 3})
    act(table, 0, "Accept")
    assert table.now == TakeActions(1)


def test_5_0_4_what_an_auction_brings_in_cannot_repay_a_loan_in_that_turn() -> None:
    """[A-15]"""
    table = to_the_island({"beige": 2}, cash=[4, 20, 20], loans=[1, 0, 0])
    bid(table, {1: 10})
    bid(table, {2: 3})
    act(table, 0, "Accept")
    assert table.state.players[0].cash == 24
    assert refusal(table, 0, "Repay").key == "cannot-now"


def test_5_0_5_what_is_not_covered_by_cash_is_refused_and_no_loan_is_made() -> None:
    """[A-24]"""
    table = deal(cash=3)
    refused = refusal(table, 0, "BuyWarehouse")
    assert (refused.key, refused.args) == ("too-dear", {"cost": 4, "cash": 3})
    assert refusal(table, 0, "BuyMachine", colour="gray").key == "too-dear"
    act(table, 0, "TakeLoan")
    act(table, 0, "BuyWarehouse")
    assert cash(table)[0] == 9


def test_5_0_6_play_goes_clockwise() -> None:
    table = deal(seats=4)
    order = []
    for _ in range(5):
        order.append(waiting(table)[0])
        next_turn(table)
    assert order == [0, 1, 2, 3, 0]


def test_5_0_7_alike_containers_are_one_line_of_a_form_with_a_number() -> None:
    table = deal()
    table.state.players[1].factory = {"beige@2": 3, "beige@4": 1}
    table.state.players[0].warehouses = 3
    act(
        table,
        0,
        "BuyContainers",
        seller=1,
        containers={"beige@2": 2},
        prices={"beige": 4, "beige-b": 5},
    )
    assert table.state.players[1].factory == {"beige@2": 1, "beige@4": 1}
    assert table.state.players[0].harbour == {"beige@4": 1, "beige@5": 1}


def test_nobody_acts_out_of_turn() -> None:
    table = deal()
    refused = refusal(table, 1, "BuyWarehouse")
    assert refused.key == "cannot-now"
    assert refused.args["now"].key == "wait-for"


def test_ending_a_turn_with_actions_left_asks_once_more() -> None:
    table = deal()
    asked = prompt(table, 0)
    assert asked is not None
    offer = asked.offer("EndTurn")
    assert offer.confirm is not None
    assert offer.confirm({}) is not None


@pytest.mark.parametrize(
    ("kind", "values", "price"),
    [
        ("Produce", {"prices": {"black": 1}}, 1),
        ("BuyMachine", {"colour": "gray"}, 6),
        ("BuyWarehouse", {}, 4),
        ("BuyContainers", {"seller": 1, "containers": {"gray@3": 1}, "prices": {"gray": 5}}, 3),
        ("CallForContainers", {"broker": "I", "amount": 1}, 1),
        ("Repay", {}, 10),
    ],
)
def test_5_0_5_the_very_last_dollar_is_enough_and_one_less_is_not(
    kind: str, values: dict[str, Any], price: int
) -> None:
    for held in (price, price - 1):
        table = deal(cash=[held, 20, 20], loans=[1, 0, 0], brokers=BANK)
        table.state.brokers[0].containers = {"gray": 1}
        table.state.players[1].factory = {"gray@3": 1}
        if held == price:
            act(table, 0, kind, **values)
            assert cash(table)[0] == 0
        else:
            assert kind not in can(table, 0)


def test_5_0_5_the_same_in_a_harbour() -> None:
    table = deal(cash=[3, 20, 20])
    table.state.players[1].harbour = {"gray@3": 1, "beige@4": 1}
    act(table, 0, "Sail", to=1)
    assert refusal(table, 0, "Load", containers={"beige@4": 1}) == say("too-dear", cost=4, cash=3)
    act(table, 0, "Load", containers={"gray@3": 1})
    assert cash(table)[0] == 0
