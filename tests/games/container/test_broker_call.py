"""5.6 Call the broker."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard, Turn
from games.kernel import Text, waiting
from tests.games.container.hand import (
    Docks,
    Pile,
    act,
    asked,
    bid,
    broker_money,
    can,
    cash,
    choices,
    deal,
    default,
    now,
    offered,
    player,
    to_the_island,
    why_blocked,
)
from tests.kit import refusal

BROKERS: list[tuple[int, Pile]] = [(1, {"gray": 2}), (2, {"beige": 1}), (0, {})]
TWO_MACHINES = {"machines": ["black", "gray"], "factory": {"black@2": 2, "gray@3": 1}, "warehouses": 2}
STOCKED = {**TWO_MACHINES, "harbour": {"beige@5": 2}}


def bank(**rest: Any) -> Docks:
    return deal(**{"brokers": BROKERS, "players": {0: STOCKED}, **rest})


def money_bid(holder: int, amount: int, broker: int = 0) -> PaymentCard:
    return PaymentCard(holder, broker, "containers", money=amount)


def container_bid(holder: int, factory: Pile, harbour: Pile | None = None, broker: int = 1) -> PaymentCard:
    return PaymentCard(holder, broker, "money", factory=factory, harbour=harbour or {})


# ── 5.6.1 Who may call ──


def test_5_6_only_with_the_investment_bank() -> None:
    table = deal(players={0: STOCKED})
    assert not {"CallForMoney", "CallForContainers"} & {offer.kind for offer in asked(table, 0).offers}


def test_5_6_a_call_costs_one_action() -> None:
    table = bank()
    act(table, 0, "CallForContainers", broker="I", amount=1)
    assert table.state.turn.left == 1


@pytest.mark.parametrize("kind", ["CallForMoney", "CallForContainers"])
def test_5_6_1_once_a_turn_whichever_kind(kind: str) -> None:
    table = bank()
    act(table, 0, "CallForMoney", broker="I", containers={"factory-black@2": 1})
    assert why_blocked(table, 0, kind) == "called-already"


def test_5_6_1_to_outbid_is_the_call_of_this_turn() -> None:
    table = bank(payment=money_bid(1, 2))
    act(table, 0, "CallForContainers", amount=3)
    assert why_blocked(table, 0, "CallForContainers") == "called-already"


def test_5_6_1_after_outbidding_nothing_may_be_produced_that_would_end_the_game() -> None:
    """A-9"""
    mats = {0: {"machines": ["black", "gray"]}}
    table = bank(supply={"black": 1, "gray": 1}, players=mats, payment=money_bid(1, 2))
    act(table, 0, "CallForContainers", amount=3)
    assert why_blocked(table, 0, "Produce") == "ends-after-call"


@pytest.mark.parametrize("kind", ["CallForMoney", "CallForContainers"])
def test_5_6_1_not_in_the_turn_in_which_one_has_won(kind: str) -> None:
    table = bank(turn=Turn(0, 2, interest_paid=True, won_broker=True))
    assert why_blocked(table, 0, kind) == "just-won-broker"


def test_5_6_1_winning_forbids_calling() -> None:
    table = deal(BeginTurn(0), brokers=BROKERS, players={0: STOCKED}, payment=money_bid(0, 3))
    assert now(table) == "TakeActions"
    assert why_blocked(table, 0, "CallForMoney") == "just-won-broker"


@pytest.mark.parametrize("kind", ["CallForMoney", "CallForContainers"])
def test_5_6_1_not_after_the_end_has_come(kind: str) -> None:
    table = bank(supply={"black": 1, "gray": 1}, players={0: {"machines": ["black", "gray"]}})
    act(table, 0, "Produce", prices={"black": 1, "gray": 1})
    assert why_blocked(table, 0, kind) == "no-call-last-turn"


def test_5_6_1_nor_if_somebody_else_has_the_payment_card() -> None:
    mats = {0: {"machines": ["black", "gray"]}}
    table = bank(supply={"black": 1, "gray": 1}, players=mats, payment=money_bid(1, 2))
    act(table, 0, "Produce", prices={"black": 1, "gray": 1})
    assert why_blocked(table, 0, "CallForContainers") == "no-call-last-turn"


def test_5_6_1_after_a_call_nothing_may_be_produced_that_would_end_the_game() -> None:
    """A-9"""
    table = bank(supply={"black": 1, "gray": 1}, players={0: {"machines": ["black", "gray"]}})
    act(table, 0, "CallForContainers", broker="I", amount=1)
    assert why_blocked(table, 0, "Produce") == "ends-after-call"


def test_5_6_1_what_does_not_end_the_game_may_be_produced_after_a_call() -> None:
    table = bank(supply={"black": 1, "gray": 2}, players={0: {"machines": ["black", "gray"]}})
    act(table, 0, "CallForContainers", broker="I", amount=1)
    act(table, 0, "Produce", prices={"black": 1, "gray": 1})
    assert table.state.supply["black"] == 0
    assert table.scores is None


def test_5_6_1_of_several_selections_those_that_would_end_the_game_are_refused() -> None:
    """A-9 Room for one: black would be the second colour to run out, gray would not."""
    full = {"machines": ["black", "gray"], "factory": {"black@2": 3}}
    table = bank(supply={"black": 1, "gray": 2, "brown": 0}, players={0: full})
    act(table, 0, "CallForContainers", broker="I", amount=1)
    assert refusal(table, 0, "Produce", colours=["black"], prices={"black": 1}).key == "ends-after-call"
    act(table, 0, "Produce", colours=["gray"], prices={"gray": 1})
    assert table.scores is None


def test_5_6_1_without_a_call_the_same_selection_is_legal() -> None:
    full = {"machines": ["black", "gray"], "factory": {"black@2": 3}}
    table = bank(supply={"black": 1, "gray": 2, "brown": 0}, players={0: full})
    act(table, 0, "Produce", colours=["black"], prices={"black": 1})
    assert table.state.supply["black"] == 0


def test_5_6_1_after_a_call_a_full_store_may_still_be_repriced() -> None:
    full = {"machines": ["black", "gray"], "factory": {"black@2": 4}}
    table = bank(supply={"black": 1, "gray": 1}, players={0: full})
    act(table, 0, "CallForContainers", broker="I", amount=1)
    act(table, 0, "Produce", prices={"old-black@2": 3})
    assert player(table, 0).factory == {"black@2": 3, "black@3": 1}


# ── 5.6.2 and 5.6.3 The space ──


def test_5_6_2_any_space_that_is_not_empty_may_be_chosen() -> None:
    """A-10 Broker III has neither."""
    table = bank()
    assert choices(table, 0, "CallForContainers", "broker") == ["I", "II"]
    assert choices(table, 0, "CallForMoney", "broker") == ["I", "II"]


def test_5_6_2_money_and_containers_of_a_broker_are_two_spaces() -> None:
    table = bank(brokers=[(0, {"gray": 1}), (4, {}), (0, {})])
    assert choices(table, 0, "CallForContainers", "broker") == ["I"]
    assert choices(table, 0, "CallForMoney", "broker") == ["II"]


def test_5_6_2_nothing_can_be_called_for_where_nothing_lies() -> None:
    table = bank(brokers=[(0, {}), (0, {}), (4, {})])
    assert why_blocked(table, 0, "CallForContainers") == "brokers-empty-containers"
    table = bank(brokers=[(0, {}), (0, {}), (0, {"gray": 1})])
    assert why_blocked(table, 0, "CallForMoney") == "brokers-empty-money"


def test_5_6_2_the_space_must_be_named() -> None:
    table = bank()
    assert refusal(table, 0, "CallForContainers", amount=1).key == "choose-one"


def test_5_6_3_the_caller_takes_the_payment_card() -> None:
    table = bank()
    act(table, 0, "CallForContainers", broker="II", amount=4)
    assert table.state.payment == money_bid(0, 4, broker=1)


def test_5_6_3_the_space_stays_the_same_when_another_calls() -> None:
    table = bank(payment=money_bid(1, 4, broker=1))
    assert refusal(table, 0, "CallForContainers", broker="I", amount=5).key == "stray-fields"
    act(table, 0, "CallForContainers", amount=5)
    assert table.state.payment == money_bid(0, 5, broker=1)


@pytest.mark.parametrize(
    ("card", "kind", "why"),
    [
        (money_bid(1, 1), "CallForMoney", "auction-is-for-containers"),
        (container_bid(1, {"brown@2": 1}), "CallForContainers", "auction-is-for-money"),
    ],
)
def test_5_6_3_no_second_auction_beside_the_first(card: PaymentCard, kind: str, why: str) -> None:
    assert why_blocked(bank(payment=card), 0, kind) == why


# ── 5.6.4 and 5.6.5 Money bids ──


def test_5_6_4_at_least_one_dollar_and_at_most_all_the_cash() -> None:
    """A-11"""
    assert choices(bank(), 0, "CallForContainers", "amount", broker="I") == list(range(1, 21))


def test_5_6_4_at_least_one_dollar_more_than_the_bid_before() -> None:
    table = bank(payment=money_bid(1, 7))
    assert choices(table, 0, "CallForContainers", "amount")[0] == 8
    assert refusal(table, 0, "CallForContainers", amount=7).args["least"] == 8


def test_5_6_4_who_cannot_raise_cannot_call() -> None:
    table = bank(payment=money_bid(1, 7), players={0: {**STOCKED, "cash": 7}})
    assert why_blocked(table, 0, "CallForContainers") == "too-dear"


def test_5_6_4_a_loan_may_be_taken_to_raise() -> None:
    table = bank(payment=money_bid(1, 7), players={0: {**STOCKED, "cash": 7}})
    act(table, 0, "TakeLoan")
    act(table, 0, "CallForContainers", amount=17)
    assert cash(table)[0] == 0


def test_5_6_5_money_bid_lies_on_the_card_and_cannot_be_used() -> None:
    table = bank()
    act(table, 0, "CallForContainers", broker="I", amount=17)
    assert (cash(table)[0], table.state.payment and table.state.payment.money) == (3, 17)
    assert why_blocked(table, 0, "BuyWarehouse") == "too-dear"


def test_5_6_5_nor_be_bid_on_the_island() -> None:
    table = to_the_island({"gray": 1}, brokers=BROKERS, payment=money_bid(1, 15), players={1: {"cash": 5}})
    assert choices(table, 1, "Bid", "amount") == list(range(6))


def test_5_6_5_bluff_cards_and_the_expert_rule_play_no_part() -> None:
    table = bank(expert_cancel_bluff=True)
    assert set(offered(table, 0, "CallForContainers").fields) == {"broker", "amount"}


def test_5_6_5_money_bid_leaves_the_purse_and_comes_back_in_the_fewest_cards() -> None:
    table = bank(players={0: {**STOCKED, "purse": 13}, 1: {"purse": 5}}, payment=money_bid(1, 7))
    act(table, 0, "CallForContainers", amount=9)
    assert player(table, 0).purse == 13 - 3
    assert player(table, 1).purse == 5 + 2


# ── 5.6.6 and 5.6.7 Container bids ──


def test_5_6_6_containers_of_both_stores_mixed() -> None:
    table = bank()
    act(table, 0, "CallForMoney", broker="II", containers={"factory-black@2": 1, "harbour-beige@5": 2})
    assert table.state.payment == container_bid(0, {"black@2": 1}, {"beige@5": 2})
    assert player(table, 0).factory == {"black@2": 1, "gray@3": 1}
    assert player(table, 0).harbour == {}


def test_5_6_6_never_from_ship_island_or_personal_harbour() -> None:
    elsewhere = {"cargo": {"gray": 2}, "island": {"gray": 2}, "quay": {"gray": 2}}
    table = bank(players={0: elsewhere})
    assert why_blocked(table, 0, "CallForMoney") == "bid-containers-short"
    table = bank(players={0: {**elsewhere, "factory": {"black@1": 1}}})
    assert choices(table, 0, "CallForMoney", "containers", broker="I") == [{"factory-black@1": 1}]


def test_5_6_6_at_least_one() -> None:
    """A-11"""
    refused = refusal(bank(), 0, "CallForMoney", broker="I", containers={})
    assert refused == Text("bid-at-least", {"least": 1})


def test_5_6_6_at_least_one_more_than_the_bid_before_whatever_the_colours() -> None:
    before = container_bid(1, {"brown@2": 1}, {"brown@3": 1})
    table = bank(players={0: STOCKED}, payment=before)
    two = {"factory-black@2": 2}
    assert refusal(table, 0, "CallForMoney", containers=two) == Text("bid-at-least", {"least": 3})
    act(table, 0, "CallForMoney", containers={**two, "factory-gray@3": 1})
    assert table.state.payment == container_bid(0, {"black@2": 2, "gray@3": 1})


def test_5_6_6_who_has_too_few_cannot_call() -> None:
    before = container_bid(1, {"brown@2": 1}, {"brown@3": 1})
    table = bank(players={0: {"factory": {"black@1": 2}}}, payment=before)
    assert offered(table, 0, "CallForMoney").blocked == Text("bid-containers-short", {"least": 3, "held": 2})


def test_5_6_7_containers_bid_cannot_be_sold_from_the_factory() -> None:
    table = bank(players={2: {"factory": {"purple@1": 1}}}, payment=container_bid(2, {"purple@3": 1}))
    assert choices(table, 0, "BuyContainers", "containers", seller=2) == [{"purple@1": 1}]


def test_5_6_7_nor_loaded_from_the_harbour() -> None:
    table = bank(payment=container_bid(2, {}, {"gray@3": 1}), players={2: {"warehouses": 2}})
    act(table, 0, "Sail", to=2)
    assert now(table) == "TakeActions"


def test_5_6_7_nor_priced() -> None:
    mat = {"factory": {"black@2": 1}, "warehouses": 2, "harbour": {"gray@3": 1}}
    table = bank(players={0: mat}, payment=container_bid(0, {"black@1": 1}, {"gray@5": 1}))
    assert {name for prices in choices(table, 0, "Produce", "prices") for name in prices} == {"old-black@2"}
    assert {name for prices in choices(table, 0, "Reprice", "prices") for name in prices} == {"gray@3"}


def test_5_6_7_they_still_take_up_room_in_the_factory() -> None:
    table = bank(players={0: {"factory": {"black@2": 1}}}, payment=container_bid(0, {"black@1": 1}))
    act(table, 0, "Produce", prices={})
    assert player(table, 0).factory == {"black@2": 1}


def test_5_6_7_and_in_the_harbour() -> None:
    mats = {0: {"warehouses": 1}, 1: {"factory": {"brown@1": 1}}}
    table = bank(players=mats, payment=container_bid(0, {}, {"gray@5": 1}))
    full = Text("harbour-full", {"room": 1, "held": 0, "bid": 1})
    assert offered(table, 0, "BuyContainers").blocked == full, "and the refusal says what takes it up"


def test_5_6_7_a_bid_cannot_be_taken_back() -> None:
    table = bank()
    act(table, 0, "CallForContainers", broker="I", amount=4)
    assert can(table, 0) == {
        "Produce",
        "Reprice",
        "Sail",
        "BuyMachine",
        "BuyWarehouse",
        "EndTurn",
        "TakeLoan",
    }


# ── 5.6.8 and 5.6.9 Whoever is outbid ──


def test_5_6_8_money_goes_back_at_once_and_the_turn_goes_on() -> None:
    table = bank(payment=money_bid(1, 7))
    act(table, 0, "CallForContainers", amount=8)
    assert cash(table) == [12, 27, 20]
    assert waiting(table) == (0,)
    assert broker_money(table) == [1, 2, 0]


def outbid(**rest: Any) -> Docks:
    """Seat 1 had bid two containers from the factory and one from the harbour; seat 0 bids four."""
    mat = {"machines": ["brown", "beige"], "factory": {"brown@2": 1}, "warehouses": 2}
    before = container_bid(1, {"brown@2": 1, "beige@4": 1}, {"gray@6": 1})
    table = bank(players={0: STOCKED, 1: mat}, payment=before, **rest)
    act(table, 0, "CallForMoney", containers={"factory-black@2": 2, "harbour-beige@5": 2})
    return table


def test_5_6_8_containers_go_back_into_the_stores_they_came_from() -> None:
    table = outbid()
    act(table, 1, "PriceReturned", prices={})
    assert player(table, 1).factory == {"brown@2": 2, "beige@4": 1}
    assert player(table, 1).harbour == {"gray@6": 1}


def test_5_6_9_the_outbid_player_prices_exactly_what_came_back() -> None:
    table = outbid()
    assert (now(table), waiting(table)) == ("Returned", (1,))
    prices = {"factory-brown@2": 3, "factory-beige@4": 1, "harbour-gray@6": 2}
    assert set(choices(table, 1, "PriceReturned", "prices")[0]) == set(prices)
    act(table, 1, "PriceReturned", prices=prices)
    assert player(table, 1).factory == {"brown@2": 1, "brown@3": 1, "beige@1": 1}
    assert player(table, 1).harbour == {"gray@2": 1}


@pytest.mark.parametrize("prices", [{"factory-brown@2": 5}, {"harbour-gray@6": 1}, {"factory-brown@2": 0}])
def test_5_6_9_on_the_ladder_of_the_store(prices: dict[str, int]) -> None:
    assert refusal(outbid(), 1, "PriceReturned", prices=prices).key == "spread-range"


def test_5_6_9_the_turn_waits_for_it() -> None:
    """A-12"""
    table = outbid()
    assert can(table, 0) == {"TakeLoan"}
    assert refusal(table, 0, "EndTurn").args["now"].key == "wait-for"
    act(table, 1, "PriceReturned", prices={})
    assert waiting(table) == (0,)
    assert table.state.turn.left == 1


def test_5_6_9_if_nobody_prices_them_the_old_prices_return() -> None:
    """A-12"""
    table = outbid()
    pick = default(table, 1)
    assert pick.values == {"prices": {"factory-brown@2": 2, "factory-beige@4": 4, "harbour-gray@6": 6}}
    act(table, 1, pick.kind, **pick.values)
    assert player(table, 1).factory == {"brown@2": 2, "beige@4": 1}


def test_5_6_9_with_the_second_action_too() -> None:
    table = outbid(turn=Turn(0, 1, interest_paid=True))
    assert waiting(table) == (1,)
    act(table, 1, "PriceReturned", prices={})
    assert (now(table), table.state.turn.seat) == ("TakeActions", 1)


def test_5_6_the_auction_goes_round_until_nobody_bids_more() -> None:
    table = bank()
    act(table, 0, "CallForContainers", broker="I", amount=1)
    act(table, 0, "EndTurn")
    act(table, 1, "CallForContainers", amount=2)
    act(table, 1, "EndTurn")
    act(table, 2, "CallForContainers", amount=3)
    act(table, 2, "EndTurn")
    assert table.state.payment == money_bid(2, 3)
    act(table, 0, "EndTurn")
    act(table, 1, "EndTurn")
    assert player(table, 2).quay == {"gray": 2}
    assert cash(table) == [20, 20, 17]


def test_5_6_a_bid_on_the_island_and_one_with_a_broker_do_not_mix() -> None:
    table = to_the_island({"beige": 1}, brokers=BROKERS, payment=money_bid(1, 5))
    bid(table, {1: 4, 2: 1})
    act(table, 0, "Accept")
    assert broker_money(table)[0] == 1 + 2  # the card was won as seat 1's turn began
    assert player(table, 1).island == {"beige": 1}
