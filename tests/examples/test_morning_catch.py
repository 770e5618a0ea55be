"""The rules of Morning Catch, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from examples.morning_catch import MORNING_CATCH
from examples.morning_catch.components import Components
from examples.morning_catch.options import Options
from examples.morning_catch.state import Here
from games.kernel import HIDDEN, say, waiting
from games.kernel.hosting import deal, play, prompt, start, winners
from games.selfplay import play_out
from tests.kit import refusal
from tests.ordered import book, carry_out


def fresh(seats: int = 3, mornings: int = 5) -> Here:
    """A first morning on which seat 0 goes first."""
    return start(deal(MORNING_CATCH, seats, "fresh", Options(mornings=mornings), first=0))


def bid(table: Here, *coins: int) -> None:
    for seat, amount in enumerate(coins):
        play(table, seat, "Bid", {"coins": amount})


def stocked(quay: tuple[str, ...] = ("cod", "cod", "crab"), **more: Any) -> Here:
    """Seat 0 has bought this catch for one coin and stands at the market."""
    table = fresh(**more)
    table.state.quay = list(quay)
    bid(table, 1, *[0] * (table.seats - 1))
    return table


def test_2_1_everybody_gets_coins_and_a_card_that_is_told_to_nobody_else() -> None:
    table = fresh()
    assert [player.coins for player in table.state.players] == [10, 10, 10]
    cards = [event for event in table.events if event.text.key == "your-customer"]
    assert [event.only for event in cards] == [0, 1, 2]


def test_3_1_the_market_closes_after_the_last_evening() -> None:
    table = fresh(mornings=3)
    for _ in range(3):
        assert table.scores is None
        bid(table, 0, 0, 0)
    assert table.scores is not None


def test_3_2_three_crates_lie_on_the_quay() -> None:
    table = fresh()
    assert (len(table.state.quay), len(table.state.boat)) == (3, 27)


def test_3_5_what_nobody_sold_gets_dearer_and_what_somebody_sold_does_not() -> None:
    table = stocked()
    play(table, 0, "Sell", {"fish": "cod", "crates": 1})
    assert table.state.prices == {"herring": 4, "cod": 2, "crab": 4}


def test_3_5_no_price_rises_above_the_highest() -> None:
    table = fresh()
    table.state.prices["crab"] = 6
    bid(table, 0, 0, 0)
    assert table.state.prices == {"herring": 4, "cod": 4, "crab": 6}


def test_3_6_the_next_player_goes_first() -> None:
    table = fresh()
    bid(table, 0, 0, 0)
    assert table.state.first == 1


def test_4_1_whoever_has_no_coins_is_not_asked() -> None:
    table = fresh()
    table.state.players[2].coins = 0
    bid(table, 0, 0, 0)
    assert (table.state.morning, waiting(table)) == (2, (0, 1))


def test_4_1_a_bid_is_refused_with_what_the_purse_holds() -> None:
    why = say("purse-holds", n=10)
    assert refusal(fresh(), 0, "Bid", coins=11) == say("choose-amount-because", least=0, most=10, why=why)


def test_4_2_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    table = fresh()
    bid(table, 2, 3)
    play(table, 0, "Bid", {"coins": 4})
    play(table, 2, "Bid", {"coins": 0})
    assert [player.coins for player in table.state.players] == [6, 10, 10]


def test_4_3_the_highest_bid_pays_and_takes_the_catch() -> None:
    table = fresh()
    bid(table, 2, 5, 4)
    assert [player.coins for player in table.state.players] == [10, 5, 10]
    assert [sum(player.crates.values()) for player in table.state.players] == [0, 3, 0]


def test_4_3_of_equal_bids_the_first_in_turn_order_counts() -> None:
    table = fresh()
    table.state.first = 2
    bid(table, 3, 3, 3)
    assert [player.coins for player in table.state.players] == [10, 10, 7]


def test_4_4_without_a_bid_the_cats_have_a_feast() -> None:
    table = fresh()
    bid(table, 0, 0, 0)
    assert sum(table.state.gone.values()) == 3
    assert "cats" in [event.text.key for event in table.events]


def test_4_5_the_same_is_bid_every_morning_as_far_as_the_coins_go() -> None:
    table = fresh(2)
    orders = book(table, {1: [("BidEveryMorning", {"coins": 8})]})
    assert [entry.values for entry in carry_out(table, orders)] == [{"coins": 8}]
    play(table, 0, "Bid", {"coins": 0})
    play(table, 1, "Keep", {})
    assert [entry.values for entry in carry_out(table, orders)] == [{"coins": 2}]


def test_5_1_one_may_sell_only_what_one_has() -> None:
    assert refusal(stocked(), 0, "Sell", fish="herring", crates=1).key == "none-of-it"
    assert refusal(stocked(), 0, "Sell", fish="cod", crates=3).key == "choose-amount"


def test_5_2_the_price_falls_with_each_crate_but_never_below_the_lowest() -> None:
    table = stocked(("crab", "crab", "crab"))
    table.state.prices["crab"] = 2
    play(table, 0, "Sell", {"fish": "crab", "crates": 3})
    assert table.state.players[0].coins == 9 + 2 + 1 + 1
    assert table.state.prices["crab"] == 1


def test_5_3_one_may_sell_nothing() -> None:
    table = stocked()
    play(table, 0, "Keep", {})
    assert sum(table.state.players[0].crates.values()) == 3


def test_5_4_whoever_has_no_fish_is_not_asked() -> None:
    table = stocked()
    assert waiting(table) == (0,)
    play(table, 0, "Keep", {})
    assert table.state.morning == 2


def last_day(customer: str) -> Here:
    table = stocked(mornings=3)
    table.state.players[0].customer, table.state.morning = customer, 3
    return table


@pytest.mark.parametrize(("customer", "warned"), [("cod", True), ("crab", False)])
def test_6_2_on_the_last_day_one_is_asked_before_the_customer_goes_without(
    customer: str, warned: bool
) -> None:
    asked = prompt(last_day(customer), 0)
    assert asked is not None
    assert asked.offer("Sell").is_folly({"fish": "cod", "crates": 1}) is warned


def test_6_2_the_customer_pays_for_what_is_kept_and_6_3_other_fish_is_worth_nothing() -> None:
    table = last_day("cod")
    play(table, 0, "Keep", {})
    assert table.scores is not None
    assert [line.amount for line in table.scores[0].lines] == [9, 2 * 5]
    assert table.scores[0].total == 19


def test_6_4_among_equals_the_happier_customer_decides() -> None:
    table = last_day("cod")
    table.state.players[1].coins = 19
    play(table, 0, "Keep", {})
    assert winners(table) == (0,)


def test_7_2_a_card_is_hidden_from_others_until_the_game_is_over() -> None:
    table = last_day("cod")
    seen = MORNING_CATCH.view(table, 1)
    assert seen.mats[0].customer is HIDDEN
    assert seen.mats[1].customer is not HIDDEN
    play(table, 0, "Keep", {})
    assert MORNING_CATCH.view(table, 1).mats[0].customer == "cod"


@pytest.mark.parametrize("wrong", [{"crates": 6}, {"customers": 1}, {"first_price": 7}])
def test_1_figures_that_do_not_add_up_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Components(**wrong)


@pytest.mark.parametrize("seats", MORNING_CATCH.seats)
def test_a_sensible_player_beats_random_ones(seats: int) -> None:
    won = 0
    for number in range(40):
        players = ("club", *["random"] * (seats - 1))
        won += 0 in winners(play_out(deal(MORNING_CATCH, seats, f"policy/{number}"), players).table)
    assert won >= 30
