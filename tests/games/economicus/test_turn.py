"""4: the turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.market import Market
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.turn import EndOfTurn, Turn
from games.economicus.state import Here, Order
from games.kernel import waiting
from games.kernel.hosting import HOST, play, winners
from tests.games.economicus.hand import act, can, cash, deal, sound, stars


def test_4_1_waiting_companies_and_frozen_money_come_before_the_roll() -> None:
    """A31"""
    table = deal(Turn(0), edge={0: [8, 9]}, frozen={0: 5})
    player = table.state.players[0]
    assert (player.companies[8], player.companies[9], player.waiting) == (1, 1, [])
    assert (player.cash, player.frozen) == (25, 0)
    assert waiting(table) == (0,)
    assert "RollDice" in can(table, 0)


def test_4_1_they_come_only_at_the_own_turn() -> None:
    table = deal(Turn(1), edge={0: [8]}, frozen={0: 5})
    assert (table.state.players[0].waiting, table.state.players[0].frozen) == ([8], 5)


def test_4_1_all_arrivals_are_one_change_with_one_card() -> None:
    """A18: one by one they would be two records."""
    table = deal(Turn(0), edge={0: [8, 9]}, record=1, events=["forecast"] * 4)
    assert table.state.record == 4
    assert table.state.event_discard == ["forecast"]


@pytest.mark.parametrize(("one", "two"), [(1, 2), (3, 5), (6, 5)])
def test_4_2_the_sum_of_the_dice_is_active(one: int, two: int) -> None:
    table = deal(dice=[one, two])
    act(table, 0, "RollDice")
    assert table.state.active == one + two


def test_4_2_only_the_active_player_rolls() -> None:
    table = deal()
    assert waiting(table) == (0,)
    assert "RollDice" not in can(table, 1)


def test_4_3_a_double_reveals_one_card_for_the_new_active_industry() -> None:
    table = deal(dice=[4, 4], events=["forecast", "forecast"])
    act(table, 0, "RollDice")
    assert table.state.event_discard == ["forecast"]
    assert table.state.forecast == 8


def test_4_3_interest_comes_before_the_card() -> None:
    table = deal(dice=[4, 4], events=["doubled-interest", "forecast"], loans={1: {5: 1}})
    act(table, 0, "RollDice")
    assert table.state.lasting is None
    act(table, 1, "KeepLoans")
    assert table.state.lasting == "doubled-interest"
    assert cash(table)[1] == 19


def test_4_3_without_a_double_there_is_neither_interest_nor_card() -> None:
    table = deal(dice=[3, 5], loans={1: {2: 1}})
    act(table, 0, "RollDice")
    assert table.state.event_discard == []
    assert cash(table)[1] == 20


def test_4_3_basic_rules_ignore_doubles() -> None:
    table = deal(dice=[4, 4], mode="basic", events=["forecast", "forecast"])
    assert table.state.active == 8
    assert table.state.event_discard == []


def test_4_6_market_then_company_then_order() -> None:
    table = deal(dice=[1, 2], cash=20)
    act(table, 0, "RollDice")
    for seat in (0, 1, 2):
        assert isinstance(table.now, Market)
        act(table, seat, "Decline")
    for seat in (0, 1, 2):
        assert isinstance(table.now, CompanyAuction)
        act(table, seat, "Pass")
    assert "Tender" in can(table, 0)


def test_4_6_an_order_won_this_turn_is_not_rolled_this_turn() -> None:
    table = deal(dice=[1, 2, 6, 5], mode="basic")
    for seat in (0, 1, 2):
        act(table, seat, "Pass")
    act(table, 0, "Tender", amount=7)
    act(table, 1, "Pass")
    keys = act(table, 2, "Pass")
    assert table.state.players[0].orders == [Order(3, 7)]
    assert not {"order-succeeds", "order-fails"} & set(keys)
    assert waiting(table) == (1,)


def test_4_6_the_turn_passes_clockwise_over_those_who_are_out() -> None:
    table = deal(EndOfTurn())
    assert waiting(table) == (1,)
    table = deal(EndOfTurn(), out=[1])
    assert waiting(table) == (2,)
    assert sound(table)


def test_4_6_waiting_cards_come_before_the_victory_check() -> None:
    """Both have ten stars, and the subsidy for fewer companies decides by net assets."""
    dear, cheap = {7: 1, 8: 1, 9: 1, 10: 1, 11: 1}, {2: 1, 3: 1, 4: 1, 5: 1, 6: 2}
    position: dict[str, Any] = {
        "companies": {0: dear, 1: cheap, 2: {12: 7}},
        "prices": [1] * 13,
        "cash": [20, 21, 20],
    }
    assert winners(deal(EndOfTurn(), **position)) == (1,)
    table = deal(EndOfTurn(), events=["subsidy", "forecast"], pending=1, **position)
    assert stars(table) == [10, 10, 2]
    assert winners(table) == (0,)


def test_4_6_market_and_auctions_begin_with_the_active_player_and_skip_who_is_out() -> None:
    table = deal(Turn(1), seats=4, out=[2], dice=[3, 5])
    act(table, 1, "RollDice")
    for kind in ("Decline", "Pass", "Pass"):
        for seat in (1, 3, 0):
            assert waiting(table) == (seat,)
            act(table, seat, kind)
    assert waiting(table) == (3,)


def test_4_3_interest_is_the_one_at_the_roll_even_if_the_card_ends_its_doubling() -> None:
    table = deal(
        dice=[4, 4], lasting="doubled-interest", events=["price-rise", "forecast"], loans={1: {2: 1}}
    )
    act(table, 0, "RollDice")
    act(table, 1, "KeepLoans")
    assert cash(table)[1] == 18
    assert table.state.lasting is None


def nothing_left(seats: int, ending: str) -> Here:
    """Basic rules; all company tokens are placed and all order tokens lost: nobody can decide anything."""
    crowd = {seat: {**dict.fromkeys(range(3, 13), 1), 2: 2} for seat in range(seats)}
    options = {"ending": ending, "limit_rounds": 99}
    table = deal(OrderAuction(0), seats=seats, mode="basic", active=8, companies=crowd, options=options)
    for player in table.state.players:
        player.lost = 3
    act(table, 0, "Pass")
    return table


def test_4_2_basic_dice_that_go_around_without_a_decision_wait_for_the_next_player() -> None:
    table = nothing_left(8, "rounds")
    assert (table.state.round, waiting(table)) == (2, (1,))
    assert can(table, 1) == {"RollDice", "Resign"}
    act(table, 1, "RollDice")
    assert (table.state.round, waiting(table)) == (3, (2,)), "not always the same one is waited for"


def test_4_2_basic_the_last_round_is_reached_though_nobody_can_decide_anything() -> None:
    table = nothing_left(8, "rounds")
    while table.scores is None:
        act(table, waiting(table)[0], "RollDice")
    assert table.state.round == 99


def test_4_2_basic_and_so_is_the_end_of_the_time() -> None:
    table = nothing_left(3, "time")
    assert table.scores is None
    play(table, HOST, "TimeIsUp", {})
    assert table.scores is not None
