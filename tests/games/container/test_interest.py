"""5.1 Pay Interest."""

from __future__ import annotations

import pytest

from games.container.rules.interest import Seizure
from games.container.rules.turn import TakeActions
from games.kernel import waiting
from tests.games.container.hand import BANK, act, choices, deal, keys, lay_payment, next_turn
from tests.kit import refusal


def test_5_1_one_dollar_for_each_loan_card() -> None:
    table = deal(turn=2, cash=[9, 20, 20], loans=[2, 0, 0])
    next_turn(table)
    assert table.state.players[0].cash == 7


def test_5_1_nobody_without_a_loan_pays() -> None:
    table = deal(turn=2, brokers=BANK)
    next_turn(table)
    assert table.state.players[0].cash == 20
    assert [broker.money for broker in table.state.brokers] == [1, 2, 3]


def test_5_1_a_loan_taken_before_the_payment_bears_interest() -> None:
    """[A-4] Between the two duties: while the payer orders the containers of a bid."""
    table = deal(turn=2, brokers=BANK)
    lay_payment(table, 0, 0, factory={"black@1": 1}, harbour={"beige@4": 1})
    next_turn(table)
    act(table, 0, "TakeLoan")
    act(table, 0, "PayBroker", colour="black")
    assert table.now == TakeActions(0)
    assert table.state.players[0].cash == 20 + 1 + 10 - 1


def test_5_1_1_interest_goes_to_the_bank() -> None:
    table = deal(turn=2, loans=[2, 0, 0])
    bank = table.state.bank
    next_turn(table)
    assert table.state.bank == bank + 2


def test_5_1_1_with_the_investment_bank_the_first_dollar_goes_to_broker_i_and_the_second_to_ii() -> None:
    one = deal(turn=2, loans=[1, 0, 0], brokers=BANK)
    next_turn(one)
    assert [broker.money for broker in one.state.brokers] == [2, 2, 3]
    two = deal(turn=2, loans=[2, 0, 0], brokers=BANK)
    next_turn(two)
    assert [broker.money for broker in two.state.brokers] == [2, 3, 3]


def test_5_1_1_who_can_pay_only_one_dollar_pays_broker_i() -> None:
    """[A-5]"""
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0], brokers=BANK)
    next_turn(table)
    assert [broker.money for broker in table.state.brokers] == [2, 2, 3]
    assert table.state.players[0].cash == 0


def test_5_1_2_who_is_short_and_has_one_loan_must_take_another() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[1, 0, 0])
    events = act(table, 2, "EndTurn")
    player = table.state.players[0]
    assert (player.loans, player.cash) == (2, 10 - 1)
    assert "forced-loan" in keys(events)


def test_5_1_2_who_owes_nothing_is_forced_to_nothing() -> None:
    """Whoever wins a broker auction has that duty alone, with no money and no loan."""
    table = deal(turn=2, cash=[0, 20, 20], brokers=((1, {"gray": 1}), (2, {}), (3, {})))
    lay_payment(table, 0, 0, money=4)
    next_turn(table)
    assert (table.state.turn.seat, table.state.players[0].loans, table.state.players[0].cash) == (0, 0, 0)


def test_5_1_2_the_forced_loan_costs_no_interest_this_turn() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[1, 0, 0], brokers=BANK)
    next_turn(table)
    assert sum(broker.money for broker in table.state.brokers) == 6 + 1


def test_5_1_2_who_can_pay_is_not_forced() -> None:
    table = deal(turn=2, cash=[1, 20, 20], loans=[1, 0, 0])
    next_turn(table)
    assert (table.state.players[0].loans, table.state.players[0].cash) == (1, 0)


def test_5_1_3_in_default_one_pays_what_one_can_and_loses_a_container_for_each_other_loan() -> None:
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0])
    table.state.players[0].island = {"beige": 3}
    next_turn(table)
    player = table.state.players[0]
    assert (player.cash, player.loans, player.island) == (0, 2, {"beige": 2})


def test_5_1_3_with_no_cash_two_containers_are_seized() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[2, 0, 0])
    table.state.players[0].island = {"beige": 3}
    next_turn(table)
    assert table.state.players[0].island == {"beige": 1}


PLACES = ("island", "cargo", "quay", "harbour", "factory")


@pytest.mark.parametrize("first", range(5))
def test_5_1_4_the_first_place_that_is_not_empty(first: int) -> None:
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0], brokers=BANK)
    player = table.state.players[0]
    for place in PLACES[first:]:
        setattr(player, place, {"gray@2" if place in ("harbour", "factory") else "gray": 1})
    next_turn(table)
    assert [bool(getattr(player, place)) for place in PLACES] == [number > first for number in range(5)]


def test_5_1_4_the_second_container_comes_from_the_next_place() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[2, 0, 0], brokers=BANK)
    player = table.state.players[0]
    player.quay, player.harbour = {"beige": 1}, {"brown@3": 2}
    next_turn(table)
    assert (player.quay, player.harbour) == ({}, {"brown@3": 1})


def test_5_1_4_what_lies_on_the_payment_card_cannot_be_seized() -> None:
    """[A-21] It cannot happen in the order of [A-4], so the seizure is laid out by hand."""
    table = deal(turn=2, brokers=BANK)
    card = lay_payment(table, 0, 0, factory={"black@1": 1})
    Seizure(0, 1).run(table)
    assert Seizure(0, 1).asks(table) == ()
    assert card.factory == {"black@1": 1}


def test_5_1_5_the_right_neighbour_chooses() -> None:
    table = deal(seats=4, turn=0, cash=[20, 0, 20, 20], loans=[0, 2, 0, 0])
    table.state.players[1].island = {"beige": 1, "gray": 2}
    next_turn(table)
    assert table.now == Seizure(1, 2)
    assert waiting(table) == (0,)
    assert choices(table, 0, "Seize", "container") == ["beige", "gray"]
    assert refusal(table, 1, "Seize", container="beige").key in ("cannot-now", "nothing-now")
    act(table, 0, "Seize", container="gray")
    assert table.state.players[1].island == {"beige": 1, "gray": 1}


def test_5_1_5_the_second_container_is_chosen_after_the_first_is_gone() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[2, 0, 0])
    player = table.state.players[0]
    player.island, player.cargo = {"beige": 1}, {"black": 1, "gray": 1}
    next_turn(table)
    assert player.island == {}, "the only one there goes by itself"
    assert choices(table, 2, "Seize", "container") == ["black", "gray"]
    act(table, 2, "Seize", container="gray")
    assert player.cargo == {"black": 1}


def test_5_1_5_also_between_equal_colours_at_different_prices() -> None:
    """[A-6]"""
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0])
    table.state.players[0].harbour = {"beige@5": 1, "beige@2": 1}
    next_turn(table)
    assert choices(table, 2, "Seize", "container") == ["beige@2", "beige@5"]
    act(table, 2, "Seize", container="beige@5")
    assert table.state.players[0].harbour == {"beige@2": 1}


def test_5_1_5_one_kind_needs_no_choice() -> None:
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0])
    table.state.players[0].factory = {"black@2": 2}
    next_turn(table)
    assert table.now == TakeActions(0)
    assert table.state.players[0].factory == {"black@2": 1}


def test_5_1_6_seized_containers_go_to_the_box_and_not_to_the_supply() -> None:
    store = {0: {"factory": {"black@2": 1}}}
    table = deal(turn=2, cash=[1, 20, 20], loans=[2, 0, 0], players=store)
    box, supply = table.state.box["black"], table.state.supply["black"]
    next_turn(table)
    assert (table.state.box["black"], table.state.supply["black"]) == (box + 1, supply)


def test_5_1_6_with_nothing_to_seize_the_interest_is_forgiven() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[2, 0, 0])
    events = act(table, 2, "EndTurn")
    assert "interest-forgiven" in keys(events)
    assert table.now == TakeActions(0)


def test_5_1_6_the_turn_goes_on_with_two_actions() -> None:
    table = deal(turn=2, cash=[0, 20, 20], loans=[2, 0, 0])
    next_turn(table)
    assert (table.state.turn.seat, table.state.turn.left) == (0, 2)
