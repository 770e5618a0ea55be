"""5.3 Buy Containers for the Harbour Store."""

from __future__ import annotations

import pytest

from games.container.state import Here
from games.kernel import say
from tests.games.container.hand import BANK, act, asked, cash, choices, deal, lay_payment, why_blocked
from tests.kit import refusal


def market(**options: object) -> Here:
    """Seat 1 sells brown at 1 and 3 and beige at 2; seat 0 has three warehouses."""
    table = deal(**options)  # type: ignore[arg-type]
    table.state.players[1].factory = {"brown@1": 1, "brown@3": 1, "beige@2": 2}
    table.state.players[0].warehouses = 3
    return table


def test_5_3_1_any_number_from_one_other_player_who_is_paid_the_prices_shown() -> None:
    table = market()
    prices = {"brown": 4, "brown-b": 5, "beige": 2}
    act(
        table,
        0,
        "BuyContainers",
        seller=1,
        containers={"brown@1": 1, "brown@3": 1, "beige@2": 1},
        prices=prices,
    )
    assert cash(table) == [20 - 6, 20 + 6, 20]
    assert table.state.players[1].factory == {"beige@2": 1}
    assert table.state.players[0].harbour == {"brown@4": 1, "brown@5": 1, "beige@2": 1}
    assert table.state.turn.left == 1


def test_5_3_1_never_from_oneself() -> None:
    table = market()
    table.state.players[0].factory = {"black@1": 1}
    assert choices(table, 0, "BuyContainers", "seller") == [1]
    values = {"seller": 0, "containers": {"black@1": 1}, "prices": {"black": 3}}
    assert refusal(table, 0, "BuyContainers", **values).key == "choose-one"


def test_5_3_1_the_owner_is_not_asked() -> None:
    table = market()
    act(table, 0, "BuyContainers", seller=1, containers={"beige@2": 1}, prices={"beige": 3})
    assert table.state.players[0].harbour == {"beige@3": 1}


def test_5_3_1_the_same_player_may_be_chosen_in_both_actions() -> None:
    """[A-27]"""
    table = market()
    for _ in range(2):
        act(table, 0, "BuyContainers", seller=1, containers={"beige@2": 1}, prices={"beige": 3})
    assert table.state.players[0].harbour == {"beige@3": 2}


def test_5_3_1_two_sellers_need_two_actions() -> None:
    table = market()
    table.state.players[2].factory = {"gray@1": 1}
    values = {"seller": 1, "containers": {"gray@1": 1}, "prices": {"gray": 3}}
    assert refusal(table, 0, "BuyContainers", **values).key == "spread-stray"


def test_5_3_2_one_container_for_each_warehouse_those_already_there_included() -> None:
    """The rulebook's example: 3 warehouses, 1 container there, so at most 2 more."""
    table = market()
    table.state.players[0].harbour = {"gray@4": 1}
    three = {"seller": 1, "containers": {"brown@1": 1, "beige@2": 2}, "prices": {}}
    refused = refusal(table, 0, "BuyContainers", **three)
    assert (refused.key, refused.args["room"]) == ("buy-limit", 2)
    act(table, 0, "BuyContainers", seller=1, containers={"beige@2": 2}, prices={"beige": 3, "beige-b": 3})


def test_5_3_2_a_full_store_buys_nothing() -> None:
    table = market()
    table.state.players[0].harbour = {"gray@4": 3}
    assert why_blocked(table, 0, "BuyContainers") == "harbour-full"


def test_5_3_2_containers_on_the_payment_card_still_take_up_room() -> None:
    table = market(brokers=BANK)
    lay_payment(table, 0, 0, harbour={"gray@4": 2})
    two = {"seller": 1, "containers": {"beige@2": 2}, "prices": {"beige": 3, "beige-b": 3}}
    assert refusal(table, 0, "BuyContainers", **two).key == "buy-limit"
    lay_payment(table, 0, 0, factory={"gray@4": 2})
    table.prompts = {}
    act(table, 0, "BuyContainers", **two)


def test_5_3_2_those_of_somebody_else_do_not() -> None:
    table = market(brokers=BANK)
    lay_payment(table, 2, 0, harbour={"gray@4": 3})
    two = {"seller": 1, "containers": {"beige@2": 2}, "prices": {"beige": 3, "beige-b": 3}}
    act(table, 0, "BuyContainers", **two)
    assert table.state.players[0].harbour == {"beige@3": 2}


def test_5_3_3_every_container_bought_must_get_a_price() -> None:
    table = market()
    refused = refusal(table, 0, "BuyContainers", seller=1, containers={"beige@2": 1}, prices={})
    assert refused.key == "spread-missing"
    assert (refused.args["least"], refused.args["most"]) == (2, 6)


@pytest.mark.parametrize("price", [1, 7])
def test_5_3_3_from_2_to_6_dollars(price: int) -> None:
    table = market()
    wrong = refusal(table, 0, "BuyContainers", seller=1, containers={"beige@2": 1}, prices={"beige": price})
    assert wrong.key == "spread-range"


def test_5_3_3_the_others_in_the_store_may_be_priced_anew_or_keep_their_price() -> None:
    table = market()
    table.state.players[0].harbour = {"gray@4": 1, "black@6": 1}
    prices = {"beige": 3, "old-gray@4": 2}
    act(table, 0, "BuyContainers", seller=1, containers={"beige@2": 1}, prices=prices)
    assert table.state.players[0].harbour == {"beige@3": 1, "gray@2": 1, "black@6": 1}


def test_5_3_3_those_on_the_payment_card_may_not() -> None:
    table = market(brokers=BANK)
    card = lay_payment(table, 0, 0, harbour={"gray@4": 1})
    prices = {"beige": 3, "old-gray@4": 2}
    refused = refusal(table, 0, "BuyContainers", seller=1, containers={"beige@2": 1}, prices=prices)
    assert refused.key == "spread-stray"
    assert card.harbour == {"gray@4": 1}


def test_5_3_the_example_of_the_rulebook() -> None:
    """Blue buys purple and beige from red for 3 in all, prices them, and re-prices the beige it had."""
    table = deal()
    blue, red = table.state.players[0], table.state.players[1]
    blue.warehouses, blue.harbour = 3, {"beige@5": 1}
    red.factory = {"purple@1": 1, "beige@2": 1}
    prices = {"purple": 4, "beige": 3, "old-beige@5": 3}
    act(table, 0, "BuyContainers", seller=1, containers={"purple@1": 1, "beige@2": 1}, prices=prices)
    assert cash(table)[:2] == [17, 23]
    assert blue.harbour == {"beige@3": 2, "purple@4": 1}
    assert why_blocked(table, 0, "BuyContainers") == "harbour-full"


def test_5_3_4_the_action_may_be_used_only_to_change_prices() -> None:
    table = deal()
    table.state.players[0].harbour = {"beige@5": 2}
    act(table, 0, "Reprice", prices={"beige@5": 3})
    assert table.state.players[0].harbour == {"beige@3": 1, "beige@5": 1}
    assert table.state.turn.left == 1
    assert cash(table)[0] == 20


def test_5_3_4_also_with_a_full_store() -> None:
    table = market()
    table.state.players[0].harbour = {"gray@4": 3}
    act(table, 0, "Reprice", prices={"gray@4": 2, "gray@4-b": 2, "gray@4-c": 2})
    assert table.state.players[0].harbour == {"gray@2": 3}


def test_5_3_5_to_change_nothing_is_no_action() -> None:
    """[A-32]"""
    table = deal()
    table.state.players[0].harbour = {"beige@5": 1, "beige@3": 1}
    assert refusal(table, 0, "Reprice", prices={}).key == "reprice-nothing"
    swapped = refusal(table, 0, "Reprice", prices={"beige@5": 3, "beige@3": 5})
    assert swapped.key == "reprice-nothing", "alike containers that change places change nothing"


def test_5_3_5_an_empty_store_has_no_prices_to_change() -> None:
    assert "Reprice" not in {offer.kind for offer in asked(deal(), 0).offers}


def test_5_3_5_to_buy_nothing_is_no_purchase() -> None:
    table = market()
    assert refusal(table, 0, "BuyContainers", seller=1, containers={}, prices={}).key == "buy-limit"


def test_5_3_money_and_stock_are_checked_before_anything_moves() -> None:
    table = market(cash=[2, 20, 20])
    dear = {"seller": 1, "containers": {"brown@3": 1}, "prices": {"brown": 4}}
    assert refusal(table, 0, "BuyContainers", **dear) == say("too-dear", cost=3, cash=2)
    many = {"seller": 1, "containers": {"brown@1": 2}, "prices": {"brown": 4, "brown-b": 4}}
    assert refusal(table, 0, "BuyContainers", **many).key == "spread-range"


def test_5_3_nothing_affordable_and_nothing_there() -> None:
    table = market(cash=[0, 20, 20])
    assert why_blocked(table, 0, "BuyContainers") == "factories-too-dear"
    table.state.players[1].factory = {}
    table.prompts = {}
    assert why_blocked(table, 0, "BuyContainers") == "factories-empty"
