"""6: events and crises."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.components import Components
from games.economicus.rules.cards import Cards, draw
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.debt import Debt
from games.economicus.rules.market import Market
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.profit import Profit
from games.economicus.state import Here, Order
from games.economicus.view import view
from games.economicus.words import label
from games.kernel import Step, waiting
from tests.games.economicus.hand import LoadedDice, act, can, cash, deal, sound, told

BLANKS = ["forecast"] * 6  # cards that change no money


def revealed(card: str, **more: object) -> Here:
    return deal(Cards(), pending=1, events=[card, "forecast"], **more)  # type: ignore[arg-type]


def count(table: Here) -> int:
    """Cards revealed so far."""
    return len(table.state.event_discard)


def test_6_1_a_new_record_of_stars_reveals_one_card() -> None:
    """A18: from 4 to 6 stars is one card, not two."""
    table = deal(Market((0,)), companies={0: {2: 1, 3: 1}}, record=4, events=BLANKS[:])
    act(table, 0, "BuySafely")
    assert (table.state.record, count(table)) == (6, 1)


def test_6_1_regaining_an_old_record_reveals_nothing() -> None:
    """A18"""
    table = deal(Market((0,)), companies={0: {2: 1, 3: 1}}, record=6, events=BLANKS[:])
    act(table, 0, "BuySafely")
    assert (table.state.record, count(table)) == (6, 0)


def test_6_1_two_players_who_reach_it_together_reveal_one_card() -> None:
    """A18: one sale makes both rivals leaders."""
    table = deal(companies={0: {2: 2, 3: 2}, 1: {2: 1}, 2: {3: 1}}, record=1, events=BLANKS[:])
    act(table, 0, "Resign")
    assert (table.state.record, count(table)) == (2, 1)


def test_6_1_a_sale_may_break_the_record_of_another() -> None:
    table = deal(companies={0: {2: 1}, 1: {2: 1}}, record=1, events=BLANKS[:])
    act(table, 0, "SellCompany", company="2")
    assert (table.state.record, count(table)) == (2, 1)


def test_6_1_a_forced_sale_and_the_purchase_are_two_changes() -> None:
    """Selling 12 gives the rival a fourth star; the company in 8 gives the buyer six."""
    mine, rival = {12: 1, 3: 2, 5: 1}, {12: 1, 2: 1}
    table = deal(
        CompanyAuction(0),
        Cards(),
        active=8,
        cash=[4, 20, 20],
        companies={0: mine, 1: rival},
        record=3,
        events=BLANKS[:],
    )
    act(table, 0, "Bid", amount=10)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    act(table, 0, "SellCompany", company="12")
    assert (table.state.record, count(table)) == (6, 2)


def test_6_1_basic_rules_reveal_nothing() -> None:
    table = deal(CompanyAuction(0), mode="basic", active=8, record=1, events=BLANKS[:])
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert (table.state.record, table.state.pending, count(table)) == (2, 0, 0)


def test_6_2_1_the_forecast_moves_to_the_active_industry() -> None:
    assert revealed("forecast", active=9, forecast=3).state.forecast == 9


def test_6_2_2_a_crisis_begins_where_the_forecast_lies() -> None:
    table = revealed("crisis", active=9, forecast=3)
    assert (table.state.crisis[3], table.state.crisis[9], table.state.forecast) == (1, 0, 3)


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_6_2_2_a_crisis_grows_to_4_at_most(before: int, after: int) -> None:
    """A39"""
    crisis = [0] * 13
    crisis[3] = before
    assert revealed("crisis", forecast=3, crisis=crisis).state.crisis[3] == after


FOUR_CRISES = [0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]


def test_6_2_2_a_fifth_crisis_finds_no_token_and_does_not_begin() -> None:
    """A19"""
    table = revealed("crisis", forecast=9, crisis=FOUR_CRISES[:])
    assert table.state.crisis == FOUR_CRISES
    assert [event.text.args["industry"] for event in told(table, "no-crisis-token")] == [label(table, 9)]


def test_6_2_2_without_a_free_token_a_crisis_still_grows() -> None:
    """A19"""
    assert revealed("crisis", forecast=5, crisis=FOUR_CRISES[:]).state.crisis[5] == 2


def test_6_2_2_a_corrected_number_of_tokens_counts() -> None:
    """A19"""
    box = Components(crisis_tokens=5)
    assert revealed("crisis", forecast=9, crisis=FOUR_CRISES[:], box=box).state.crisis[9] == 1


def test_6_2_2_no_crisis_ends_when_the_forecast_leaves() -> None:
    """A19"""
    table = revealed("forecast", active=7, forecast=5, crisis=FOUR_CRISES[:])
    assert table.state.crisis == FOUR_CRISES


def test_6_2_2_a_crisis_makes_companies_lose() -> None:
    crisis = [0] * 13
    crisis[3] = 3
    table = deal(Profit(), active=4, companies={0: {3: 2}}, crisis=crisis)
    assert cash(table)[0] == 14


def test_6_2_3_doubled_interest_is_2_and_repayment_7() -> None:
    table = deal(
        Cards(), pending=1, events=["doubled-interest", "forecast"], loans={1: {2: 1}}, dice=[1, 3, 3]
    )
    act(table, 1, "RepayLoan", industry=2)
    assert cash(table)[1] == 13
    table = deal(lasting="doubled-interest", loans={1: {2: 2}}, dice=[3, 3], events=BLANKS[:])
    act(table, 0, "RollDice")
    act(table, 1, "KeepLoans")
    assert cash(table)[1] == 16


def test_6_2_4_the_subsidy_goes_to_all_with_the_fewest_companies() -> None:
    """A20"""
    table = revealed("subsidy", companies={0: {2: 1}, 1: {3: 2}, 2: {4: 1}})
    assert cash(table) == [25, 20, 25]
    assert sound_money(table)


def sound_money(table: Here) -> bool:
    return sum(cash(table)) == table.state.paid_out


def test_6_2_4_waiting_companies_and_players_who_are_out_do_not_count() -> None:
    table = revealed("subsidy", companies={0: {2: 1}, 1: {3: 2}}, edge={0: [5, 6]}, out=[2])
    assert cash(table) == [25, 20, 0]


def test_6_2_6_longer_terms_move_every_order_up() -> None:
    orders = {0: [Order(2, 7, 3), Order(3, 7, 2)], 1: [Order(4, 7, 1)]}
    table = revealed("longer-terms", orders=orders)
    assert [order.segment for order in table.state.players[0].orders] == [2, 1]
    assert [order.segment for order in table.state.players[1].orders] == [1]


def test_6_2_6_shorter_terms_move_every_order_down_and_none_fails() -> None:
    """A21"""
    orders = {0: [Order(2, 7, 3), Order(3, 7, 2)], 1: [Order(4, 7, 1)]}
    table = revealed("shorter-terms", orders=orders)
    assert [order.segment for order in table.state.players[0].orders] == [3, 3]
    assert [order.segment for order in table.state.players[1].orders] == [2]


def test_6_2_7_the_price_of_the_active_industry_rises_by_2() -> None:
    table = revealed("price-rise", active=9)
    assert (table.state.prices[9], table.state.prices[8]) == (11, 8)


def test_6_2_7_a_price_that_has_moved_rises_from_where_it_is() -> None:
    prices = list(range(13))
    prices[9] = 20
    assert revealed("price-rise", active=9, prices=prices).state.prices[9] == 22


@pytest.mark.parametrize("card", ["doubled-interest", "bigger-contracts", "smaller-contracts", "two-risks"])
def test_6_2_9_a_lasting_event_ends_the_one_before(card: str) -> None:
    """A22"""
    before = "two-risks" if card != "two-risks" else "bigger-contracts"
    assert revealed(card, lasting=before).state.lasting == card


@pytest.mark.parametrize("card", ["subsidy", "price-rise", "longer-terms", "shorter-terms"])
def test_6_2_9_any_event_ends_a_lasting_one(card: str) -> None:
    """A22"""
    table = revealed(card, lasting="two-risks")
    assert table.state.lasting is None
    assert told(table, "lasting-ends")


@pytest.mark.parametrize("card", ["forecast", "crisis"])
def test_6_2_9_cards_of_crises_end_nothing(card: str) -> None:
    """A22"""
    assert revealed(card, lasting="two-risks").state.lasting == "two-risks"


def test_6_2_9_a_lasting_card_goes_to_the_discard_at_once() -> None:
    assert revealed("two-risks").state.event_discard == ["two-risks"]


def test_6_3_no_card_is_revealed_while_an_auction_is_open() -> None:
    """A23"""
    table = deal(
        CompanyAuction(0), Cards(), companies={0: {2: 1}, 1: {2: 1}}, record=1, events=BLANKS[:], active=8
    )
    act(table, 0, "SellCompany", company="2")
    assert (table.state.pending, count(table)) == (1, 0)
    for seat in (0, 1, 2):
        act(table, seat, "Pass")
    assert (table.state.pending, count(table)) == (0, 1)


def test_6_3_while_only_the_roll_is_waited_for_a_card_comes_at_once() -> None:
    """A23"""
    table = deal(companies={0: {2: 1}, 1: {2: 1}}, record=1, events=BLANKS[:])
    act(table, 0, "SellCompany", company="2")
    assert count(table) == 1
    assert waiting(table) == (0,)


def test_6_3_a_resignation_while_the_roll_is_waited_for_reveals_its_card_at_once() -> None:
    """A23"""
    table = deal(companies={1: {2: 1}, 2: {2: 1}}, record=1, events=BLANKS[:])
    act(table, 1, "Resign")
    assert count(table) == 1
    assert waiting(table) == (0,)


def test_6_3_after_each_answer_on_the_market() -> None:
    """A23"""
    table = deal(Market((0, 1)), record=1, events=BLANKS[:])
    act(table, 0, "BuySafely")
    assert count(table) == 1
    assert waiting(table) == (1,)


def test_6_3_several_cards_wait_in_a_queue() -> None:
    table = deal(Cards(), pending=3, events=BLANKS[:])
    assert (table.state.pending, count(table)) == (0, 3)


def test_6_3_after_the_placement_of_a_company_the_card_comes_before_the_order_auction() -> None:
    """A23: a bigger contract counts already."""
    table = deal(dice=[3, 5], record=1, cash=20, events=["bigger-contracts", "forecast"])
    act(table, 0, "RollDice")
    for seat in (0, 1, 2):
        act(table, seat, "Decline")
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert "Tender" in can(table, 0)
    act(table, 0, "Tender", amount=10)


def test_6_4_the_discard_is_mixed_in_when_one_card_is_left() -> None:
    """A24"""
    deck, discard = ["a"], ["b", "c"]
    assert draw(LoadedDice("", faces=[2]), deck, discard) == "b"
    assert (deck, discard) == (["a", "c"], [])


def test_6_4_two_cards_are_drawn_from_without_mixing() -> None:
    """A24"""
    deck, discard = ["a", "b"], ["c"]
    assert draw(LoadedDice(""), deck, discard) == "a"
    assert (deck, discard) == (["b"], ["c"])


def test_6_4_risk_cards_of_the_purchase_in_hand_stay_out() -> None:
    """A24: the first card of two is not mixed in for the second."""
    table = deal(
        Market((0,)),
        lasting="two-risks",
        risks=["luck-1", "luck-2"],
        risk_discard=["repair"],
        dice=[1, 2],
    )
    act(table, 0, "BuyWithRisk")
    assert table.state.open_risks == ["luck-1", "repair"]
    assert table.state.risks == ["luck-2"]


def test_6_the_decks_are_those_of_the_box() -> None:
    table = deal()
    assert (len(table.state.events), len(table.state.risks)) == (24, 24)
    assert table.state.events.count("forecast") == table.state.events.count("crisis") == 8
    assert {table.state.risks.count(card) for card in table.state.risks} == {3}
    assert sound(table)


def test_6_3_after_phase_1_a_card_comes_before_the_orders_are_rolled() -> None:
    """A23: a bankruptcy in phase 1 makes a rival leader, and longer terms save the order."""
    crisis = [0] * 9 + [4] + [0] * 3
    table = deal(
        dice=[3, 6, 1],
        cash=[20, 20, 0],
        loans={2: {9: 1}},
        companies={1: {9: 1}},
        orders={0: [Order(9, 7, segment=3)]},
        crisis=crisis,
        record=1,
        events=["longer-terms", "forecast"],
    )
    act(table, 0, "RollDice")
    assert table.state.players[0].orders == [Order(9, 7, segment=3)]
    assert table.state.players[0].lost == 0


def test_6_3_after_phase_2_a_card_comes_before_the_market() -> None:
    """A23: the sale that pays for an order makes a rival leader, and the price has risen."""
    table = deal(
        dice=[3, 5, 1],
        cash=[1, 20, 20],
        companies={0: {12: 1}, 1: {12: 1}},
        orders={0: [Order(8, 7)]},
        record=1,
        events=["price-rise", "forecast"],
    )
    act(table, 0, "RollDice")
    act(table, 0, "SellCompany", company="12")
    assert isinstance(table.now, Market)
    assert table.state.prices[8] == 10


def test_6_3_the_card_of_the_double_comes_before_those_that_wait() -> None:
    """A23: a sale while the interest is asked calls a card of its own."""
    table = deal(
        dice=[4, 4],
        companies={1: {12: 1}, 2: {12: 1}},
        loans={0: {2: 1}},
        record=1,
        events=["price-rise", "bigger-contracts", "forecast", "forecast"],
    )
    act(table, 0, "RollDice")
    act(table, 1, "SellCompany", company="12")
    assert (count(table), table.state.pending) == (0, 1)
    act(table, 0, "KeepLoans")
    assert table.state.event_discard == ["price-rise", "bigger-contracts"]


@pytest.mark.parametrize(
    "step",
    [Market((2,)), CompanyAuction(2), OrderAuction(2), Debt(2, 25, "loss")],
    ids=lambda step: type(step).__name__,
)
def test_6_3_no_card_comes_while_a_decision_is_open(step: Step[Here, Any]) -> None:
    """A23"""
    companies = {0: {2: 1}, 1: {2: 1}, 2: {12: 1, 3: 2}}
    table = deal(step, Cards(), companies=companies, record=1, events=BLANKS[:])
    act(table, 0, "SellCompany", company="2")
    assert (count(table), table.state.pending) == (0, 1)


def test_6_4_the_counts_shown_are_those_that_the_next_draw_is_made_from() -> None:
    """A24: with one card left the discard is mixed in first."""
    table = deal(events=["subsidy"], event_discard=["crisis", "crisis", "forecast"])
    seen = view(table, 0)
    assert (seen.forecasts_left, seen.crises_left, seen.events_left) == (1, 2, 1)


def test_6_4_with_two_cards_left_the_discard_is_not_counted() -> None:
    table = deal(events=["subsidy", "crisis"], event_discard=["crisis", "forecast"])
    seen = view(table, 0)
    assert (seen.forecasts_left, seen.crises_left, seen.events_left) == (0, 1, 1)
