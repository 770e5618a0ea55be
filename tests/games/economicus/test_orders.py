"""Standing orders: auctions, the market, the roll and debts without waiting for anybody."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.debt import Debt
from games.economicus.rules.market import Market
from games.economicus.rules.order_auction import OrderAuction
from games.kernel import Illegal, waiting
from games.kernel.hosting import AnyTable, give
from games.kernel.orders import Order
from tests.games.economicus.hand import act, can, cash, deal
from tests.ordered import book, carry_out, offers_to

GAME = "game"


def limit(amount: int, then: str = "out", what: int = 0, until: str = GAME) -> tuple[str, dict[str, Any]]:
    return "BidForCompanies", {"what": what, "limit": amount, "then": then, "during": until}


def tender(amount: int, then: str = "out") -> tuple[str, dict[str, Any]]:
    return "TenderForOrders", {"what": 0, "limit": amount, "then": then, "during": GAME}


def auction(**position: Any) -> AnyTable:
    """Industry 8 at a price of 8."""
    return deal(CompanyAuction(0), active=8, **position)


def bids(log: list[Any]) -> list[tuple[int, str, Any]]:
    return [(entry.seat, entry.kind, entry.values.get("amount")) for entry in log]


def test_5_2_three_limits_meet_by_single_steps_at_the_price_of_the_second() -> None:
    table = auction()
    log = carry_out(table, book(table, {0: [limit(12)], 1: [limit(10)], 2: [limit(15)]}))
    assert bids(log) == [
        (0, "Bid", 8),
        (1, "Bid", 9),
        (2, "Bid", 10),
        (0, "Bid", 11),
        (1, "Pass", None),
        (2, "Bid", 12),
        (0, "Pass", None),
    ]
    assert table.state.players[2].companies[8] == 1
    assert table.state.prices[8] == 12


def test_5_2_a_higher_limit_of_the_winner_changes_nothing() -> None:
    logs = []
    for most in (15, 19):
        table = auction()
        orders = book(table, {0: [limit(12)], 1: [limit(10)], 2: [limit(most)]})
        logs.append(carry_out(table, orders))
    assert logs[0] == logs[1]


def test_5_2_beyond_the_limit_its_owner_may_be_woken() -> None:
    table = auction()
    carry_out(table, book(table, {0: [limit(9, "wake")], 1: [limit(12)], 2: [limit(11)]}))
    assert waiting(table) == (0,)
    assert "Bid" in can(table, 0)


def test_5_2_an_older_order_does_not_answer_for_one_that_wakes() -> None:
    table = auction()
    orders = book(table, {0: [("PassOnCompanies", {"during": GAME}), limit(7, "wake")]})
    assert carry_out(table, orders) == []
    assert waiting(table) == (0,)


def test_5_2_a_limit_for_another_industry_says_nothing() -> None:
    table = auction()
    assert carry_out(table, book(table, {0: [limit(12, what=3)]})) == []


def test_5_2_4_no_bid_is_made_beyond_what_could_be_raised() -> None:
    table = auction(cash=[9, 20, 20])
    log = carry_out(table, book(table, {0: [limit(15)], 1: [limit(11)], 2: [limit(8)]}))
    assert (0, "Bid", 8) in bids(log)
    assert (0, "Pass", None) in bids(log)


def test_5_2_a_limit_beyond_what_could_be_raised_is_asked_about() -> None:
    offer = offers_to(auction(companies={0: {2: 1}}), 0)["BidForCompanies"]
    assert offer.confirm({"limit": 25}) is None
    assert offer.confirm({"limit": 26}).args == {"reach": 25}


def test_5_3_tenders_go_down_to_the_limit() -> None:
    table = deal(OrderAuction(0), active=8)
    log = carry_out(
        table, book(table, {0: [tender(5)], 1: [tender(6)], 2: [("PassOnOrders", {"during": GAME})]})
    )
    assert bids(log) == [
        (0, "Tender", 7),
        (1, "Tender", 6),
        (2, "Pass", None),
        (0, "Tender", 5),
        (1, "Pass", None),
    ]
    assert table.state.players[0].orders[0].amount == 5


def test_5_2_and_5_3_to_pass_in_one_kind_of_auction_says_nothing_in_the_other() -> None:
    table = auction()
    assert carry_out(table, book(table, {0: [("PassOnOrders", {"during": GAME})]})) == []
    table = deal(OrderAuction(0), active=8)
    assert carry_out(table, book(table, {0: [("PassOnCompanies", {"during": GAME})]})) == []


@pytest.mark.parametrize("until", ["turn:1:0", "round:1", "game"])
def test_a_pass_lasts_for_the_turn_the_round_or_the_game(until: str) -> None:
    table = auction()
    (order,) = book(table, {1: [("PassOnCompanies", {"during": until})]})[1]
    assert lasts(table, order)
    table.state.active_player = 1
    assert lasts(table, order) == (until != "turn:1:0")
    table.state.round = 2
    assert lasts(table, order) == (until == "game")


def lasts(table: AnyTable, order: Order) -> bool:
    return order.lasts(table.game.view(table, 1))


def test_5_1_1_the_market_is_declined() -> None:
    table = deal(Market((0, 1, 2)), active=8)
    decline = ("DeclineTheMarket", {"during": "round:1"})
    log = carry_out(table, book(table, {0: [decline], 1: [decline]}))
    assert [(entry.seat, entry.kind) for entry in log] == [(0, "Decline"), (1, "Decline")]
    assert waiting(table) == (2,)


def test_4_2_the_dice_are_rolled() -> None:
    table = deal(dice=[3, 5])
    carry_out(table, book(table, {0: [("RollAtOnce", {"during": GAME})]}))
    assert table.state.active == 8


def test_7_2_interest_is_paid_and_no_loan_repaid() -> None:
    table = deal(loans={0: {2: 1}}, dice=[3, 3], events=["forecast"] * 3)
    act(table, 0, "RollDice")
    carry_out(table, book(table, {0: [("KeepAllLoans", {"during": GAME})]}))
    assert table.state.players[0].loans[2] == 1
    assert cash(table)[0] == 19


def test_7_4_3_debts_are_settled_as_the_clock_would() -> None:
    table = deal(Debt(0, 8, "loss"), cash=[0, 20, 20], companies={0: {2: 1, 9: 1}})
    carry_out(table, book(table, {0: [("SettleDebts", {"during": GAME})]}))
    assert cash(table)[0] == 2
    assert table.state.players[0].loans[2] + table.state.players[0].loans[9] == 2


def test_before_the_placement_and_after_a_bankruptcy_nothing_can_be_ordered() -> None:
    table = deal(out=[1])
    assert offers_to(table, 1) == {}
    with pytest.raises(Illegal):
        give(table, 1, *limit(5))
    table.state.round = 0
    assert offers_to(table, 0) == {}


def test_basic_rules_have_only_the_auctions_to_order_for() -> None:
    kinds = set(offers_to(deal(mode="basic"), 0))
    assert kinds == {"BidForCompanies", "PassOnCompanies", "TenderForOrders", "PassOnOrders"}
