"""5.7 Win the broker auction."""

from __future__ import annotations

from typing import Any

from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard
from games.kernel import Pick, waiting
from tests.games.container.hand import (
    Docks,
    Pile,
    act,
    asked,
    broker_containers,
    broker_money,
    can,
    cash,
    choices,
    deal,
    default,
    now,
    player,
    why_blocked,
)
from tests.kit import refusal

BROKERS: list[tuple[int, Pile]] = [(1, {"gray": 2}), (2, {"beige": 1}), (3, {})]


def won(card: PaymentCard, seat: int = 0, **rest: Any) -> Docks:
    """The turn of this seat begins."""
    return deal(BeginTurn(seat), **{"brokers": BROKERS, "payment": card, **rest})


def money_bid(amount: int, broker: int = 0, holder: int = 0) -> PaymentCard:
    return PaymentCard(holder, broker, "containers", money=amount)


def container_bid(factory: Pile, harbour: Pile | None = None, broker: int = 1) -> PaymentCard:
    return PaymentCard(0, broker, "money", factory=factory, harbour=harbour or {})


def test_5_7_whoever_has_the_card_when_the_turn_begins_has_won() -> None:
    table = won(money_bid(3))
    assert player(table, 0).quay == {"gray": 2}
    assert table.state.turn.won_broker


def test_5_7_nobody_wins_in_the_turn_of_another() -> None:
    card = money_bid(3, holder=1)
    table = won(card)
    assert table.state.payment == card
    assert player(table, 1).quay == {}


def test_5_7_1_all_containers_of_the_space_go_to_the_personal_harbour() -> None:
    table = won(money_bid(3, broker=1), players={0: {"quay": {"beige": 1}, "ship": "bank"}})
    assert player(table, 0).quay == {"beige": 2}
    assert (player(table, 0).cargo, broker_containers(table)) == ({}, [{"gray": 2}, {}, {}])


def test_5_7_1_money_goes_into_the_hand() -> None:
    table = won(container_bid({"black@2": 1}, broker=2))
    assert cash(table)[0] == 23
    assert broker_money(table) == [1, 2, 0]


def test_5_7_1_what_has_been_added_since_the_call_is_won_too() -> None:
    """Interest of another player has come to Broker I."""
    card = PaymentCard(1, 0, "money", factory={"brown@1": 1})
    table = deal(BeginTurn(0), brokers=BROKERS, payment=card, players={0: {"loans": 1}})
    act(table, 0, "EndTurn")
    assert cash(table)[1] == 20 + 2


def test_1_1_a_broker_and_a_personal_harbour_hold_any_number() -> None:
    """A-2"""
    many = {"gray": 6, "black": 6}
    table = won(money_bid(3), brokers=[(1, many), (2, {}), (3, {})], players={0: {"quay": {"beige": 6}}})
    assert player(table, 0).quay == {"beige": 6, **many}
    table = won(container_bid({"black@2": 1}, broker=2), brokers=[(1, many), (2, {}), (3, {})])
    assert broker_containers(table)[0] == {"gray": 6, "black": 7}


def test_5_7_2_example_a_bid_of_4_dollars_pays_2_1_and_1() -> None:
    table = won(money_bid(4))
    assert broker_money(table) == [1 + 2, 2 + 1, 3 + 1]
    assert table.state.payment is None


def test_5_7_2_every_payment_begins_again_with_broker_i() -> None:
    table = won(money_bid(1), players={0: {"loans": 1}})
    assert broker_money(table) == [1 + 1 + 1, 2, 3]


def test_5_7_3_containers_are_paid_one_at_a_time_as_the_payer_says() -> None:
    bid = container_bid({"black@2": 2, "gray@1": 1}, {"beige@4": 2})
    table = won(bid, players={0: {"machines": ["black", "gray"], "warehouses": 2}}, brokers=[(5, {})] * 3)
    assert (now(table), waiting(table)) == ("PayingBrokers", (0,))
    assert choices(table, 0, "PayBroker", "colour") == ["black", "gray", "beige"]
    for colour in ("beige", "gray", "black", "beige"):
        act(table, 0, "PayBroker", colour=colour)
    assert broker_containers(table) == [{"beige": 2}, {"gray": 1, "black": 1}, {"black": 1}]
    assert table.state.payment is None


def test_5_7_3_only_what_is_on_the_card_can_be_paid() -> None:
    mats = {0: {"warehouses": 2, "harbour": {"beige@3": 1}}}
    table = won(container_bid({"black@2": 1}, {"gray@2": 1}), players=mats)
    assert refusal(table, 0, "PayBroker", colour="beige").key == "choose-one"


def test_5_7_3_the_broker_that_is_next_is_named() -> None:
    table = won(container_bid({"black@2": 1}, {"gray@2": 1}), players={0: {"warehouses": 1}})
    assert asked(table, 0).text.args["broker"].args["number"] == "I"
    act(table, 0, "PayBroker", colour="gray")
    assert broker_containers(table)[1] == {"beige": 1, "black": 1}


def test_5_7_3_one_colour_pays_itself() -> None:
    table = won(container_bid({"black@2": 1, "black@4": 1}))
    assert now(table) == "TakeActions"
    assert broker_containers(table) == [{"gray": 2, "black": 1}, {"beige": 1, "black": 1}, {}]


def test_5_7_3_the_duties_wait_until_all_is_paid() -> None:
    mats = {0: {"loans": 1, "warehouses": 1}}
    table = won(container_bid({"black@2": 1}, {"gray@2": 1}), players=mats)
    assert can(table, 0) == {"PayBroker", "TakeLoan"}
    assert cash(table)[0] == 20 + 2
    act(table, 0, "PayBroker", colour="black")
    assert cash(table)[0] == 20 + 2 - 1


def test_5_7_3_by_default_in_the_order_of_the_bid() -> None:
    table = won(container_bid({"gray@2": 1}, {"black@2": 1}), players={0: {"warehouses": 1}})
    assert default(table, 0) == Pick("PayBroker", {"colour": "gray"})


def test_5_7_4_the_card_is_free_again_for_the_next_player() -> None:
    table = won(money_bid(3))
    assert why_blocked(table, 0, "CallForMoney") == "just-won-broker"
    act(table, 0, "EndTurn")
    assert choices(table, 1, "CallForContainers", "broker") == ["II"]


def test_5_7_4_no_call_in_the_turn_of_winning_but_in_the_next() -> None:
    table = won(money_bid(3))
    for seat in (0, 1, 2):
        act(table, seat, "EndTurn")
    assert "CallForContainers" in can(table, 0)


def test_5_7_4_all_other_actions_are_still_open() -> None:
    assert {"Produce", "Sail", "BuyMachine", "BuyWarehouse"} <= can(won(money_bid(3)), 0)
    assert won(money_bid(3)).state.turn.left == 2
