"""Chapter 7: loans."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.rules.scoring import FinalScoring
from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard, Turn
from games.kernel import say, waiting
from tests.games.container.hand import (
    Docks,
    act,
    bid,
    can,
    cash,
    deal,
    now,
    offered,
    player,
    to_the_island,
    why_blocked,
)
from tests.kit import refusal


def test_7_1_a_loan_is_one_card_and_10_dollars_from_the_bank() -> None:
    table = deal()
    bank = table.state.bank
    act(table, 0, "TakeLoan")
    assert (cash(table)[0], player(table, 0).loans, table.state.bank) == (30, 1, bank - 10)


def test_7_1_it_costs_no_action() -> None:
    table = deal()
    act(table, 0, "TakeLoan")
    assert table.state.turn.left == 2


def test_7_1_anyone_also_out_of_turn() -> None:
    table = deal()
    act(table, 2, "TakeLoan")
    assert player(table, 2).loans == 1
    assert waiting(table) == (0,)


def test_7_1_at_most_two() -> None:
    table = deal()
    act(table, 1, "TakeLoan")
    act(table, 1, "TakeLoan")
    assert why_blocked(table, 1, "TakeLoan") == "loans-full"


def test_7_1_the_bank_lends_with_the_investment_bank_too() -> None:
    table = deal(brokers=[(1, {}), (2, {}), (3, {})], players={0: {"loans": 1}})
    act(table, 0, "TakeLoan")
    act(table, 0, "Repay")
    assert [broker.money for broker in table.state.brokers] == [1, 2, 3]


def test_7_1_in_the_middle_of_loading() -> None:
    table = deal(players={0: {"cash": 1}, 1: {"harbour": {"gray@6": 1}}})
    act(table, 0, "Sail", to=1)
    assert why_blocked(table, 0, "Load") == "harbour-too-dear"
    act(table, 0, "TakeLoan")
    act(table, 0, "Load", containers={"gray@6": 1})
    assert cash(table)[:2] == [5, 26]


def test_7_1_during_a_seizure() -> None:
    """By the debtor's neighbour, who has to choose, and by anyone else; the seizure goes on."""
    table = deal(BeginTurn(0), players={0: {"cash": 0, "loans": 2, "island": {"gray": 1, "beige": 2}}})
    assert now(table) == "Seizure"
    act(table, 2, "TakeLoan")
    act(table, 1, "TakeLoan")
    assert [mat.loans for mat in table.state.players] == [2, 1, 1]
    assert waiting(table) == (2,)
    act(table, 2, "Seize", container="gray")
    assert player(table, 0).island == {"beige": 1}, "of the others one goes by itself"


def test_7_1_by_a_bidder_while_the_seller_decides() -> None:
    table = auction()
    bid(table, {1: 3, 2: 0})
    act(table, 1, "TakeLoan")
    assert (player(table, 1).loans, cash(table)[1], waiting(table)) == (1, 30, (0,))
    act(table, 0, "Accept")
    assert cash(table)[0] == 26


def test_7_1_until_the_game_is_over() -> None:
    table = deal(FinalScoring())
    assert refusal(table, 0, "TakeLoan").key == "game-over"


def test_7_2_repaying_costs_10_a_card_and_no_action() -> None:
    table = deal(players={0: {"loans": 2, "cash": 25}})
    act(table, 0, "Repay")
    act(table, 0, "Repay")
    assert (cash(table)[0], player(table, 0).loans, table.state.turn.left) == (5, 0, 2)


def test_7_2_whole_cards_only() -> None:
    table = deal(players={0: {"loans": 1, "cash": 9}})
    refused = refusal(table, 0, "Repay")
    assert (refused.key, refused.args) == ("repay-short", {"cost": 10, "cash": 9})


@pytest.mark.parametrize("loans", [0, 1])
def test_7_2_only_with_a_loan(loans: int) -> None:
    table = deal(players={0: {"loans": loans}})
    assert ("Repay" in can(table, 0)) == bool(loans)


def test_7_2_only_in_one_s_own_turn() -> None:
    table = deal(players={1: {"loans": 1}})
    assert refusal(table, 1, "Repay").key == "cannot-now"


def test_7_2_not_before_interest_is_paid() -> None:
    """Seat 0 still has to say in which order a won bid is paid."""
    card = PaymentCard(0, 1, "money", factory={"black@1": 1}, harbour={"gray@2": 1})
    mats = {0: {"loans": 1}}
    table = deal(BeginTurn(0), brokers=[(1, {}), (2, {}), (3, {})], payment=card, players=mats)
    assert now(table) == "PayingBrokers"
    assert "Repay" not in can(table, 0)
    act(table, 0, "PayBroker", colour="gray")
    assert "Repay" in can(table, 0)


def test_7_2_a_loan_taken_in_the_same_turn_may_be_repaid() -> None:
    """A-22 And so it never bears interest."""
    table = deal(BeginTurn(0))
    act(table, 0, "TakeLoan")
    act(table, 0, "Repay")
    assert (cash(table)[0], player(table, 0).loans) == (20, 0)


def test_7_2_in_the_middle_of_loading() -> None:
    table = deal(players={0: {"loans": 1}, 1: {"harbour": {"gray@6": 1}}})
    act(table, 0, "Sail", to=1)
    assert now(table) == "Loading"
    act(table, 0, "Repay")
    assert (cash(table)[0], player(table, 0).loans, now(table)) == (10, 0, "Loading")


def test_7_2_while_an_outbid_player_prices_what_came_back() -> None:
    """It is still the turn of the one who bids, whoever is waited for."""
    card = PaymentCard(1, 0, "money", factory={"brown@2": 1})
    mats: dict[int, dict[str, Any]] = {0: {"loans": 1, "factory": {"black@1": 2}}, 1: {"loans": 1}}
    table = deal(brokers=[(3, {}), (2, {}), (3, {})], payment=card, players=mats)
    act(table, 0, "CallForMoney", containers={"factory-black@1": 2})
    assert waiting(table) == (1,)
    assert "Repay" not in can(table, 1)
    act(table, 0, "Repay")
    assert (player(table, 0).loans, waiting(table)) == (0, (1,))


def test_7_2_after_the_second_action_too() -> None:
    table = deal(players={0: {"loans": 1}}, turn=Turn(0, 1, interest_paid=True))
    act(table, 0, "BuyWarehouse")
    assert waiting(table) == (0,)
    act(table, 0, "Repay")
    assert waiting(table) == (1,)


def test_7_2_whoever_borrows_after_the_second_action_of_another_is_not_asked() -> None:
    table = deal(players={0: {"loans": 1}}, turn=Turn(0, 1, interest_paid=True))
    act(table, 0, "BuyWarehouse")
    act(table, 1, "TakeLoan")
    assert waiting(table) == (0,)


def auction(**mat: Any) -> Any:
    return to_the_island({"gray": 1}, players={0: mat})


def test_7_2_during_one_s_own_auction_until_the_decision() -> None:
    table = auction(loans=2, cash=25)
    act(table, 0, "Repay")
    bid(table, {1: 3, 2: 0})
    act(table, 0, "Repay")
    assert (cash(table)[0], player(table, 0).loans) == (5, 0)


def test_7_2_not_any_more_once_it_is_decided() -> None:
    """A-15"""
    table = auction(loans=1, cash=5)
    bid(table, {1: 10, 2: 0})
    act(table, 0, "Accept")
    assert (cash(table)[0], "Repay" in can(table, 0)) == (25, False)


def test_7_2_nor_on_the_last_turn_of_the_game() -> None:
    """A-15"""
    table = to_the_island({"gray": 1}, players={0: {"loans": 1, "cash": 5}}, supply={"gray": 0, "beige": 0})
    bid(table, {1: 10, 2: 0})
    act(table, 0, "Accept")
    assert table.scores is not None
    assert table.scores[0].total == 25 - 11


# ── a loan that nothing needs is asked about; that is no rule ──


def asked_about(table: Docks, seat: int) -> bool:
    confirm = offered(table, seat, "TakeLoan").confirm
    assert confirm is not None
    return confirm({}) is not None


ON_SALE: dict[str, Any] = {"factory": {"brown@4": 1, "brown@3": 1}}


@pytest.mark.parametrize(
    ("mats", "rest", "folly"),
    [
        ({0: {"cash": 20}}, {}, True),
        ({0: {"cash": 6}}, {}, True),  # a machine costs as much
        ({0: {"cash": 5}}, {}, False),
        ({0: {"cash": 5}}, {"left": 0, "loans": [1, 0, 0]}, True),
        ({0: {"cash": 3}}, {}, False),
        ({0: {"cash": 0}}, {}, False),
        ({0: {"cash": 20, "machines": ["black", "gray", "beige", "brown"]}, 1: ON_SALE}, {}, True),
        ({0: {"cash": 7, "machines": ["black", "gray", "beige", "brown"]}, 1: ON_SALE}, {}, True),
        ({0: {"cash": 6, "machines": ["black", "gray", "beige", "brown"]}, 1: ON_SALE}, {}, False),
        ({0: {"cash": 20}}, {"brokers": [(1, {"gray": 1}), (2, {}), (3, {})]}, False),
        ({0: {"cash": 20}}, {"brokers": [(1, {}), (2, {}), (3, {})]}, True),
    ],
)
def test_7_1_in_ones_turn_it_is_asked_about_if_all_that_can_be_done_can_be_paid(
    mats: dict[int, dict[str, Any]], rest: dict[str, Any], folly: bool
) -> None:
    assert asked_about(deal(players=mats, **rest), 0) is folly


def test_7_1_out_of_turn_it_is_asked_about_because_it_can_wait() -> None:
    table = deal(cash=0)
    assert asked_about(table, 1)


def test_7_1_a_bidder_is_not_asked_about_it_until_the_bid_is_locked() -> None:
    table = to_the_island({"gray": 1})
    assert not asked_about(table, 1)
    bid(table, {1: 3})
    assert asked_about(table, 1)
    assert asked_about(table, 0), "the seller has nothing to pay yet"


@pytest.mark.parametrize(("amount", "folly"), [(12, False), (4, True)])
def test_7_1_a_seller_is_asked_about_it_if_the_bid_can_be_declined_without(amount: int, folly: bool) -> None:
    table = auction(cash=5)
    bid(table, {1: amount, 2: 0})
    assert asked_about(table, 0) is folly


@pytest.mark.parametrize(("price", "folly"), [(2, True), (3, False)])
def test_7_1_in_port_it_is_asked_about_if_all_on_sale_can_be_paid(price: int, folly: bool) -> None:
    table = deal(players={0: {"cash": 4}, 1: {"warehouses": 2, "harbour": {f"gray@{price}": 2}}})
    act(table, 0, "Sail", to=1)
    assert asked_about(table, 0) is folly


def test_7_1_beside_a_loan_stands_what_it_costs_a_turn() -> None:
    assert offered(deal(), 1, "TakeLoan").note == say("loan-costs", interest=1)
