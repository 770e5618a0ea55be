"""4.5: phase 2, the fates of orders."""

from __future__ import annotations

import pytest

from games.economicus.rules.fates import Phase2
from games.economicus.rules.stars import free_orders
from games.economicus.state import Order
from games.kernel import waiting
from tests.games.economicus.hand import act, alive, cash, deal, sound, told


@pytest.mark.parametrize(
    ("die", "companies", "done"), [(6, 0, True), (5, 0, False), (4, 2, True), (3, 2, False)]
)
def test_4_5_the_die_and_the_own_companies_must_make_6(die: int, companies: int, done: bool) -> None:
    table = deal(Phase2(), active=5, companies={0: {5: companies}}, orders={0: [Order(5, 7)]}, dice=[die])
    assert cash(table)[0] == (27 if done else 18)
    assert table.state.players[0].orders == ([] if done else [Order(5, 7, segment=2)])


def test_4_5_companies_of_others_and_elsewhere_do_not_help() -> None:
    table = deal(Phase2(), active=5, companies={0: {6: 3}, 1: {5: 3}}, orders={0: [Order(5, 7)]}, dice=[5])
    assert cash(table)[0] == 18


def test_4_5_neighbours_are_rolled_and_others_are_not() -> None:
    orders = [Order(4, 3), Order(5, 4), Order(6, 5)]
    table = deal(Phase2(), active=5, orders={0: orders, 1: [Order(7, 6)]}, dice=[6, 6, 6])
    assert cash(table) == [20 + 12, 20, 20]
    assert table.state.players[1].orders == [Order(7, 6)]


def test_4_5_a_success_returns_the_token() -> None:
    table = deal(Phase2(), active=5, orders={0: [Order(5, 7)]}, dice=[6])
    assert free_orders(table, 0) == 3


def test_4_5_orders_are_rolled_by_number_then_by_age() -> None:
    """A6"""
    orders = [Order(6, 1), Order(5, 2), Order(5, 4)]
    table = deal(Phase2(), active=5, orders={0: orders}, dice=[1, 6, 1])
    assert table.state.players[0].orders == [Order(6, 1, segment=2), Order(5, 2, segment=2)]
    assert cash(table)[0] == 20 + 4 - 4


def test_4_5_players_are_processed_clockwise_from_the_active_player() -> None:
    """A6"""
    table = deal(
        Phase2(), active=5, active_player=2, orders={0: [Order(5, 7)], 2: [Order(5, 7)]}, dice=[6, 1]
    )
    assert cash(table) == [18, 20, 27]


def test_4_5_successes_are_paid_before_the_one_debt_for_all_failures() -> None:
    """A6: without the success 4M could not be paid."""
    orders = [Order(4, 5), Order(5, 7), Order(6, 7)]
    table = deal(Phase2(), active=5, cash=[0, 20, 20], orders={0: orders}, dice=[1, 6, 1])
    assert alive(table) == [0, 1, 2]
    assert cash(table)[0] == 7 - 4
    assert [event.text.args["amount"] for event in told(table, "pays-debt")] == [4]


def test_4_5_companies_count_as_they_stood_when_the_orders_began() -> None:
    """A6: the tokens slip only after the debt is paid, whatever is sold for it."""
    orders = [Order(5, 7), Order(6, 7)]
    table = deal(
        Phase2(), active=5, cash=[0, 20, 20], companies={0: {5: 1, 6: 1}}, orders={0: orders}, dice=[1, 4]
    )
    assert waiting(table) == (0,)
    assert [order.segment for order in table.state.players[0].orders] == [1, 1]
    act(table, 0, "SellCompany", company="6")
    act(table, 0, "TakeLoan", industry=5)
    assert [order.segment for order in table.state.players[0].orders] == [2, 2]
    assert cash(table)[0] == 3 + 5 - 4


def test_4_5_the_third_failure_loses_the_token_and_the_money() -> None:
    table = deal(Phase2(), active=5, orders={0: [Order(5, 7, segment=3)]}, dice=[1])
    player = table.state.players[0]
    assert (player.orders, player.lost, free_orders(table, 0)) == ([], 1, 2)
    assert sound(table)


def test_4_5_the_third_failure_costs_2_too() -> None:
    """A5"""
    table = deal(Phase2(), active=5, orders={0: [Order(5, 7, segment=3)]}, dice=[1])
    assert cash(table)[0] == 18


def test_4_5_segments_are_passed_one_by_one() -> None:
    table = deal(Phase2(), active=5, orders={0: [Order(5, 7, segment=2)]}, dice=[1])
    assert table.state.players[0].orders == [Order(5, 7, segment=3)]


def test_7_7_basic_rules_forgive_what_cash_does_not_cover() -> None:
    """A12"""
    orders = [Order(5, 7), Order(5, 6)]
    table = deal(Phase2(), mode="basic", active=5, cash=[3, 20, 20], orders={0: orders}, dice=[1, 1])
    assert cash(table)[0] == 0
    assert alive(table) == [0, 1, 2]
    assert [order.segment for order in table.state.players[0].orders] == [2, 2]
    assert sound(table)


@pytest.mark.parametrize("money", [0, 1])
def test_7_7_basic_what_is_really_paid_is_told(money: int) -> None:
    table = deal(Phase2(), mode="basic", active=5, cash=[money, 20, 20], orders={0: [Order(5, 7)]}, dice=[1])
    assert "amount" not in told(table, "order-fails")[0].text.args
    (paid,) = told(table, "pays-in-part")
    assert (paid.text.args["paid"], paid.text.args["owed"]) == (money, 2)
    assert paid.text.args["reason"].key == "debt-orders"


@pytest.mark.parametrize("mode", ["basic", "full"])
def test_4_5_costs_that_are_paid_are_told(mode: str) -> None:
    table = deal(Phase2(), mode=mode, active=5, orders={0: [Order(5, 7)]}, dice=[1])
    assert [event.text.args["amount"] for event in told(table, "pays-debt")] == [2]
