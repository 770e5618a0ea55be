"""5.1: the commercial real-estate market."""

from __future__ import annotations

import pytest

from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.market import Market
from games.economicus.rules.turn import Turn
from games.kernel import Step, Table, say, waiting
from tests.games.economicus.hand import (
    act,
    alive,
    asked,
    can,
    cash,
    confirmation,
    deal,
    offered,
    refused,
    sound,
    stars,
)


def market(*steps: Step, seats: tuple[int, ...] = (0,), card: str = "luck-1", **more):  # type: ignore
    given = {"active": 7, "risks": [card, card], **more}
    return deal(Market(seats), *steps, **given)


def test_5_1_1_everyone_is_asked_once_clockwise_and_one_after_another() -> None:
    """A7"""
    table = market(seats=(1, 2, 0))
    assert waiting(table) == (1,)
    act(table, 1, "Decline")
    assert waiting(table) == (2,)
    act(table, 2, "BuyWithRisk")
    assert table.state.players[2].companies[7] == 1
    assert waiting(table) == (0,)
    act(table, 0, "Decline")
    assert "RollDice" in can(table, 0)


def test_5_1_1_each_pays_the_price_of_the_moment() -> None:
    """A7: the first purchase breaks a record of stars and the card raises the price."""
    table = market(seats=(0, 1), record=1, events=["price-rise", "forecast"])
    act(table, 0, "BuySafely")
    assert table.state.prices[7] == 9
    act(table, 1, "BuySafely")
    assert cash(table)[:2] == [6, 2]


def test_6_3_a_record_by_a_resignation_is_revealed_before_the_next_buyer() -> None:
    """A23: whoever is asked gives up, the rival leads alone, and the card raises the price."""
    table = market(
        seats=(0, 1),
        companies={0: {12: 1, 3: 1}, 1: {12: 1, 5: 1}},
        record=1,
        events=["price-rise", "forecast"],
    )
    act(table, 0, "Resign")
    assert (waiting(table), table.state.prices[7]) == ((1,), 9)


def test_6_3_a_record_by_a_sale_is_revealed_before_the_next_buyer() -> None:
    """A23: a sale makes the rival leader, and then the seller cannot raise the price any more."""
    table = market(
        seats=(0, 1),
        cash=[0, 20, 20],
        companies={0: {12: 1, 3: 1}, 1: {12: 1, 5: 1}},
        record=1,
        events=["price-rise", "forecast"],
    )
    act(table, 0, "SellCompany", company="12")
    act(table, 0, "Decline")
    assert (waiting(table), table.state.prices[7]) == ((1,), 9)


def test_5_1_1_who_has_no_token_may_sell_first() -> None:
    table = market(companies={0: {2: 12}})
    assert waiting(table) == (0,)
    assert refused(table, 0, "BuyWithRisk") == "no-company-token"
    assert refused(table, 0, "BuySafely") == "no-company-token"
    act(table, 0, "SellCompany", company="2")
    act(table, 0, "BuyWithRisk")
    assert table.state.players[0].companies[7] == 1


def test_5_1_1_who_has_too_little_cash_may_borrow_first() -> None:
    table = market(cash=[4, 20, 20], companies={0: {2: 1}})
    assert refused(table, 0, "BuyWithRisk") == "market-too-dear"
    act(table, 0, "TakeLoan", industry=2)
    act(table, 0, "BuyWithRisk")
    assert cash(table)[0] == 0
    assert table.state.players[0].companies[7] == 1


def test_5_1_1_who_could_not_raise_the_price_in_any_way_is_passed_over() -> None:
    table = market(seats=(0, 1), cash=[1, 20, 20], companies={0: {2: 1}})
    assert waiting(table) == (1,)


def test_5_1_2_the_price_is_paid_and_a_card_revealed() -> None:
    table = market(card="documents")
    keys = act(table, 0, "BuyWithRisk")
    assert cash(table)[0] == 13
    assert keys[:2] == ["buys-with-risk", "risks-revealed"]
    assert table.state.risk_discard == ["documents"]


def test_5_1_2_the_price_can_never_be_owed() -> None:
    """A10"""
    table = market(cash=[6, 20, 20], companies={0: {2: 3}})
    assert refused(table, 0, "BuyWithRisk") == "market-too-dear"


def test_5_1_2_the_new_company_cannot_back_the_costs_of_its_card() -> None:
    """A10: the new company alone could raise 5M."""
    table = market(card="luck-2", cash=[7, 20, 20])
    act(table, 0, "BuyWithRisk")
    assert alive(table) == [1, 2]


def test_5_1_3_twice_the_price_needs_no_card() -> None:
    table = market(card="failed")
    act(table, 0, "BuySafely")
    assert cash(table)[0] == 6
    assert table.state.players[0].companies[7] == 1
    assert table.state.risk_discard == []


def test_5_1_3_twice_the_price_must_be_there() -> None:
    table = market(cash=[13, 20, 20])
    assert can(table, 0) >= {"BuyWithRisk", "Decline"}
    assert refused(table, 0, "BuySafely") == "market-out-of-reach"


def test_5_1_3_a_loan_or_a_sale_is_named_only_where_it_would_help() -> None:
    blocked = asked(market(cash=[8, 20, 20], companies={0: {2: 1}}), 0).offer("BuySafely").blocked
    assert blocked is not None
    assert (blocked.key, blocked.args) == ("market-out-of-reach", {"cost": 14, "reach": 13})
    assert refused(market(cash=[9, 20, 20], companies={0: {2: 1}}), 0, "BuySafely") == "market-too-dear"


def test_5_1_4_a_deal_leaves_the_price() -> None:
    """A8"""
    table = market(seats=(0, 1))
    act(table, 0, "BuySafely")
    act(table, 1, "BuyWithRisk")
    assert table.state.prices[7] == 7


def test_5_1_4_a_failed_deal_was_the_one_attempt() -> None:
    """A9"""
    table = market(card="failed")
    act(table, 0, "BuyWithRisk")
    assert "BuyWithRisk" not in can(table, 0)
    assert "RollDice" in can(table, 0)


def test_5_1_4_a_buyer_may_still_bid() -> None:
    table = market(CompanyAuction(0))
    act(table, 0, "BuyWithRisk")
    assert "Bid" in can(table, 0)


@pytest.mark.parametrize(("card", "extra"), [("luck-1", 2), ("luck-2", 4), ("luck-3", 6), ("luck-4", 8)])
def test_5_1_5_lucky_costs_something_and_opens_the_company(card: str, extra: int) -> None:
    table = market(card=card)
    act(table, 0, "BuyWithRisk")
    assert cash(table)[0] == 20 - 7 - extra
    assert table.state.players[0].companies[7] == 1


def test_5_1_5_the_extra_is_a_debt() -> None:
    """A30"""
    table = market(card="luck-4", cash=[10, 20, 20], companies={0: {2: 1, 9: 1}})
    act(table, 0, "BuyWithRisk")
    assert waiting(table) == (0,)
    assert table.state.players[0].companies[7] == 0
    act(table, 0, "TakeLoan", industry=2)
    assert cash(table)[0] == 0
    assert table.state.players[0].companies[7] == 1


def test_5_1_5_a_buyer_whom_the_worst_card_would_ruin_is_warned() -> None:
    warned = confirmation(market(cash=[14, 20, 20]), 0, "BuyWithRisk")
    assert warned is not None
    assert warned.args == {"worst": 8, "left": 7}
    assert confirmation(market(cash=[15, 20, 20]), 0, "BuyWithRisk") is None


def test_5_1_6_documents_let_the_company_wait_for_the_next_own_turn() -> None:
    """A31: for the active player that is one round later."""
    table = market(card="documents")
    act(table, 0, "BuyWithRisk")
    player = table.state.players[0]
    assert (player.companies[7], player.waiting, player.cash) == (0, [7], 13)


def test_5_1_6_repair_costs_4_as_a_debt_and_then_waits() -> None:
    """A30"""
    table = market(card="repair")
    act(table, 0, "BuyWithRisk")
    player = table.state.players[0]
    assert (player.companies[7], player.waiting, player.cash) == (0, [7], 9)
    poor = market(card="repair", cash=[10, 20, 20])
    act(poor, 0, "BuyWithRisk")
    assert alive(poor) == [1, 2]


def test_5_1_7_a_failed_deal_gives_the_price_less_2_back_now() -> None:
    table = market(card="failed")
    act(table, 0, "BuyWithRisk")
    assert (cash(table)[0], table.state.players[0].companies[7]) == (18, 0)


@pytest.mark.parametrize(("price", "left"), [(1, 19), (2, 18), (3, 18)])
def test_5_1_7_never_less_than_nothing_comes_back(price: int, left: int) -> None:
    """A11"""
    prices = [0, 0, 2, 3, 4, 5, 6, price, 8, 9, 10, 11, 12]
    table = market(card="failed", prices=prices)
    act(table, 0, "BuyWithRisk")
    assert cash(table)[0] == left


def test_5_1_7_frozen_money_comes_back_at_the_start_of_the_next_own_turn() -> None:
    others = market(Turn(1), card="frozen")
    act(others, 0, "BuyWithRisk")
    assert (cash(others)[0], others.state.players[0].frozen) == (13, 5)
    own = market(Turn(0), card="frozen")
    act(own, 0, "BuyWithRisk")
    assert (cash(own)[0], own.state.players[0].frozen) == (18, 0)


def test_5_1_8_a_waiting_company_gives_no_star_no_loan_and_no_sale() -> None:
    """A37"""
    table = market(card="documents")
    act(table, 0, "BuyWithRisk")
    assert stars(table) == [0, 0, 0]
    assert not {"TakeLoan", "SellCompany"} & can(table, 0)


def test_5_1_8_a_waiting_company_does_not_help_an_order() -> None:
    """A37"""
    from games.economicus.rules.fates import Phase2
    from games.economicus.state import Order

    table = deal(Phase2(), active=7, edge={0: [7]}, orders={0: [Order(7, 7)]}, dice=[5])
    assert cash(table)[0] == 18


def two_risks(first: str, second: str, cash: int = 20) -> Table:  # type: ignore[type-arg]
    table = deal(
        Market((0,)), active=7, risks=[first, second, "luck-1"], lasting="two-risks", cash=[cash, 20, 20]
    )
    act(table, 0, "BuyWithRisk")
    return table


def test_5_1_9_of_two_risks_the_buyer_chooses_one_and_the_other_is_discarded() -> None:
    """A40"""
    table = two_risks("luck-4", "failed")
    assert waiting(table) == (0,)
    act(table, 0, "KeepRisk", card="luck-4")
    assert cash(table)[0] == 5
    assert sorted(table.state.risk_discard) == ["failed", "luck-4"]


def test_5_1_9_exactly_one_must_be_kept() -> None:
    """A40"""
    table = two_risks("luck-4", "failed")
    assert refused(table, 0, "KeepRisk", card="documents") == "choose-one"
    assert "Decline" not in can(table, 0)


def test_5_1_9_two_equal_cards_need_no_choice() -> None:
    table = two_risks("documents", "documents")
    assert table.state.players[0].waiting == [7]
    assert table.state.risk_discard == ["documents", "documents"]


def test_5_1_9_without_the_event_only_one_card_is_revealed() -> None:
    table = market(card="documents")
    act(table, 0, "BuyWithRisk")
    assert table.state.risks == ["documents"]


def test_5_1_money_and_cards_are_conserved() -> None:
    table = deal(Market((0, 1, 2)), active=4)
    for seat in (0, 1, 2):
        act(table, seat, "BuyWithRisk")
        assert sound(table)


def test_5_1_a_preview_tells_what_a_purchase_leaves() -> None:
    offer = asked(market(), 0).offer("BuySafely")
    assert offer.preview is not None
    text = offer.preview({})
    assert text is not None
    assert text.args == {"cost": 14, "left": 6}


def test_5_1_1_who_could_just_raise_the_price_is_asked() -> None:
    assert waiting(market(cash=[7, 20, 20])) == (0,)
    assert waiting(market(seats=(1, 0), cash=[20, 2, 20], companies={1: {2: 1}})) == (1,)
    assert waiting(market(seats=(1, 2), cash=[20, 1, 20], companies={1: {2: 1}})) == (2,)


def test_5_1_6_a_waiting_company_opens_at_the_next_own_turn_and_no_earlier() -> None:
    """A31"""
    others = market(Turn(1), card="documents")
    act(others, 0, "BuyWithRisk")
    assert others.state.players[0].companies[7] == 0
    own = market(Turn(0), card="documents")
    act(own, 0, "BuyWithRisk")
    assert own.state.players[0].companies[7] == 1


def test_5_1_7_frozen_refunds_add_up() -> None:
    table = market(card="frozen", frozen={0: 4})
    act(table, 0, "BuyWithRisk")
    assert table.state.players[0].frozen == 4 + 5


def test_7_5_2_a_buyer_who_leaves_before_choosing_leaves_both_cards_to_the_discard() -> None:
    """A41"""
    table = two_risks("luck-4", "failed")
    act(table, 0, "Resign")
    assert table.state.open_risks == []
    assert sorted(table.state.risk_discard) == ["failed", "luck-4"]
    assert alive(table) == [1, 2]


def test_5_1_2_beside_each_way_to_buy_stands_what_it_leaves() -> None:
    table = market(cash=[20, 20, 20])
    cost = table.state.prices[table.state.active]
    assert offered(table, 0, "BuyWithRisk").note == say("leaves-cash", left=20 - cost)
    assert offered(table, 0, "BuySafely").note == say("leaves-cash", left=20 - 2 * cost)
