"""3.1 Every payment is told to the whole table, with its amount."""

from __future__ import annotations

from typing import Any

import pytest

from games.container import CONTAINER
from games.container.rules.scoring import FinalScoring
from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard, Turn
from games.container.words import in_words
from games.kernel import Text, Who
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import start, texts_in
from tests.games.container.hand import Docks, Pile, act, asked, bid, deal, offered, to_the_island, told

BROKERS: list[tuple[int, Pile]] = [(1, {"gray": 2}), (2, {"beige": 1}), (3, {})]
STOCKED: dict[int, dict[str, Any]] = {
    0: {"loans": 1, "warehouses": 2, "harbour": {"gray@4": 1}},
    1: {"factory": {"brown@3": 1}, "harbour": {"gray@5": 1}},
}


def amount_told(table: Docks, key: str, name: str) -> Any:
    (event,) = told(table, key)
    assert event.only is None
    return event.text.args[name]


@pytest.mark.parametrize(
    ("kind", "values", "key", "name", "amount"),
    [
        ("Produce", {"prices": {"black": 1}}, "produces", "fee", 1),
        ("BuyMachine", {"colour": "gray"}, "buys-machine", "cost", 6),
        ("BuyWarehouse", {}, "buys-warehouse", "cost", 5),
        (
            "BuyContainers",
            {"seller": 1, "containers": {"brown@3": 1}, "prices": {"brown": 4}},
            "buys-containers",
            "cost",
            3,
        ),
        ("CallForContainers", {"broker": "I", "amount": 7}, "bids-money", "amount", 7),
        ("TakeLoan", {}, "takes-loan", "amount", 10),
        ("Repay", {}, "repays-loan", "amount", 10),
    ],
)
def test_3_1_what_is_paid_in_an_action(
    kind: str, values: dict[str, Any], key: str, name: str, amount: int
) -> None:
    table = deal(brokers=BROKERS, players=STOCKED)
    act(table, 0, kind, **values)
    assert amount_told(table, key, name) == amount


def test_3_1_the_money_that_an_outbid_player_takes_back() -> None:
    table = deal(brokers=BROKERS, payment=PaymentCard(1, 0, "containers", money=7))
    act(table, 0, "CallForContainers", amount=8)
    assert amount_told(table, "returned-money", "amount") == 7


def test_3_1_what_is_paid_in_a_harbour() -> None:
    table = deal(players=STOCKED)
    act(table, 0, "Sail", to=1)
    act(table, 0, "Load", containers={"gray@5": 1})
    assert amount_told(table, "loads", "cost") == 5


def test_3_1_what_is_loaded_at_the_investment_bank() -> None:
    table = deal(brokers=BROKERS, players={0: {"quay": {"gray": 2}}})
    act(table, 0, "Sail", to="bank")
    act(table, 0, "Load", containers={"gray": 2})
    (goods,) = amount_told(table, "picks-up", "goods")
    assert goods == Text("goods", {"count": 2, "colour": Text("colour-gray")}), "loose, so without a price"


@pytest.mark.parametrize(
    ("brokers", "key"), [((), "pays-interest"), (tuple(BROKERS), "pays-interest-brokers")]
)
def test_3_1_interest(brokers: tuple[tuple[int, Pile], ...], key: str) -> None:
    table = deal(BeginTurn(0), brokers=brokers, players={0: {"loans": 2}})
    assert amount_told(table, key, "amount") == 2


@pytest.mark.parametrize(("answer", "key"), [("Accept", "accepts"), ("Decline", "declines")])
def test_3_1_how_an_auction_ends(answer: str, key: str) -> None:
    table = to_the_island({"gray": 1}, brokers=BROKERS)
    bid(table, {1: 6, 2: 1})
    act(table, 0, answer)
    assert amount_told(table, key, "amount") == 6
    if answer == "Decline":
        assert amount_told(table, "brokers-subsidised", "amount") == 6


def test_3_1_what_is_won_from_a_broker_and_paid_for_it() -> None:
    card = PaymentCard(0, 0, "containers", money=5)
    table = deal(BeginTurn(0), brokers=BROKERS, payment=card)
    assert amount_told(table, "pays-bid", "amount") == 5
    assert len(told(table, "wins-containers")) == 1
    card = PaymentCard(0, 2, "money", factory={"black@1": 1})
    table = deal(BeginTurn(0), brokers=BROKERS, payment=card)
    assert amount_told(table, "wins-money", "amount") == 3
    assert amount_told(table, "pays-container", "broker").args["number"] == "I"


def test_3_1_what_is_seized() -> None:
    table = deal(BeginTurn(0), players={0: {"cash": 0, "loans": 2, "island": {"gray": 2}}})
    assert len(told(table, "seized")) == 2


def test_3_2_no_public_message_tells_what_somebody_has() -> None:
    """The seller's cash stands in the seller's own prompt and in no event."""
    table = to_the_island({"gray": 1}, players={0: {"cash": 4}})
    bid(table, {1: 6, 2: 1})
    assert offered(table, 0, "Decline").blocked == Text("too-dear", {"cost": 6, "cash": 4})
    assert not [text for event in table.events for text in texts_in(event.text) if "cash" in text.args]
    assert not [text for text in texts_in(asked(table, 1).text) if "cash" in text.args]


def test_6_6_the_offer_to_accept_names_what_it_brings_in_all() -> None:
    table = to_the_island({"gray": 1})
    bid(table, {1: 6, 2: 1})
    assert offered(table, 0, "Accept").label == Text("offer-accept", {"amount": 12})


def test_8_1_the_last_turn_is_announced_and_no_other() -> None:
    table = deal(supply={"black": 2, "gray": 0}, players={0: {"machines": ["black"]}})
    act(table, 0, "Produce", prices={"black": 1})
    assert told(table, "last-turn") == []
    table = deal(supply={"black": 1, "gray": 0})
    act(table, 0, "Produce", prices={"black": 1})
    assert len(told(table, "last-turn")) == 1


def test_9_4_a_player_without_containers_on_the_island_loses_none() -> None:
    assert told(deal(FinalScoring()), "discards") == []


def test_6_5_1_a_tie_is_announced_with_its_amount() -> None:
    table = to_the_island({"gray": 1}, seats=4)
    bid(table, {1: 6, 2: 1, 3: 6})
    assert amount_told(table, "bids-tied", "amount") == 6
    assert amount_told(table, "bids-tied", "who") == (Who(1), Who(3))


def test_5_1_3_who_pays_nothing_is_not_said_to_pay() -> None:
    table = deal(BeginTurn(0), players={0: {"cash": 0, "loans": 2}})
    assert told(table, "pays-interest") == []
    assert amount_told(table, "defaults", "loans") == 2
    table = deal(BeginTurn(0), players={0: {"cash": 1, "loans": 2}})
    assert amount_told(table, "pays-interest", "amount") == 1
    assert amount_told(table, "defaults", "loans") == 1


def test_2_8_it_is_told_which_containers_the_brokers_have() -> None:
    table = start(new_deal(CONTAINER, 3, "brokers"))
    assert [event.text.args["broker"] for event in told(table, "broker-stocked")] == [1, 2]


# ── warnings, which are no rules ──


def test_a_move_that_leaves_too_little_for_interest_and_production_is_asked_about() -> None:
    table = deal(players={0: {"cash": 6, "loans": 2}})
    offer = offered(table, 0, "BuyWarehouse")
    assert offer.confirm is not None
    assert offer.confirm({}) == Text("confirm-poor", {"left": 2, "need": 3})


def test_to_end_a_turn_without_actions_left_is_not_asked_about() -> None:
    table = deal(players={0: {"loans": 1}}, turn=Turn(0, 0, interest_paid=True))
    assert offered(table, 0, "EndTurn").confirm is None


def test_3_1_the_loan_that_interest_forces() -> None:
    table = deal(BeginTurn(0), players={0: {"cash": 0, "loans": 1}})
    assert amount_told(table, "forced-loan", "amount") == 10


def test_8_4_the_bid_that_leaves_the_game() -> None:
    table = deal(FinalScoring(), brokers=BROKERS, payment=PaymentCard(1, 0, "containers", money=5))
    assert amount_told(table, "bid-money-gone", "amount") == 5
    card = PaymentCard(1, 2, "money", factory={"brown@1": 2}, harbour={"gray@3": 1})
    table = deal(FinalScoring(), brokers=BROKERS, payment=card, players={1: {"machines": ["brown"]}})
    goods = in_words({"brown@1": 2}), in_words({"gray@3": 1})
    assert amount_told(table, "bid-containers-gone", "goods") == (*goods[0], *goods[1])
