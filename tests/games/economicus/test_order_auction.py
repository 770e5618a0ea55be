"""5.3: the auction of a city order."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.rules.order_auction import OrderAuction
from games.economicus.state import Here, Order
from games.kernel import Amount, waiting
from tests.games.economicus.hand import (
    act,
    alive,
    asked,
    can,
    cash,
    choices,
    confirmation,
    deal,
    offered,
    reason,
    refused,
    sound,
    told,
)


def auction(**more: Any) -> Here:
    return deal(OrderAuction(more.pop("speaker", 0)), **{"active": 8, **more})


def three_orders() -> list[Order]:
    return [Order(2, 7), Order(3, 7), Order(4, 7)]


def test_5_3_1_without_a_free_order_token_one_cannot_take_part() -> None:
    table = auction(orders={0: three_orders()})
    assert waiting(table) == (1,)
    table = auction(orders={1: three_orders()[:2]})
    table.state.players[1].lost = 1
    act(table, 0, "Pass")
    assert waiting(table) == (2,)


def test_5_3_1_who_could_not_pay_the_subcontractor_is_not_eligible() -> None:
    """A16"""
    assert waiting(auction(cash=[1, 20, 20])) == (1,)
    assert waiting(auction(cash=[1, 20, 20], companies={0: {8: 1}})) == (0,)
    assert waiting(auction(cash=[1, 20, 20], companies={0: {2: 1}})) == (0,)
    assert waiting(auction(cash=[2, 20, 20])) == (0,)


def test_5_3_1_basic_only_cash_counts_for_the_subcontractor() -> None:
    """A16"""
    assert waiting(auction(mode="basic", cash=[1, 20, 20], companies={0: {2: 1}})) == (1,)
    assert waiting(auction(mode="basic", cash=[1, 20, 20], companies={0: {8: 1}})) == (0,)


def test_5_3_1_such_a_pass_is_final() -> None:
    """A33"""
    table = auction(cash=[1, 20, 20])
    act(table, 1, "Tender", amount=7)
    act(table, 2, "Tender", amount=6)
    assert waiting(table) == (1,)


def test_5_3_1_eligibility_is_judged_each_time() -> None:
    """A33"""
    table = auction(cash=[0, 20, 20], companies={0: {2: 1}})
    act(table, 0, "Tender", amount=7)
    act(table, 1, "Tender", amount=6)
    act(table, 0, "SellCompany", company="2")  # brings 1M, too little
    act(table, 2, "Tender", amount=5)
    assert waiting(table) == (1,)


@pytest.mark.parametrize(
    ("lasting", "start"), [(None, 7), ("bigger-contracts", 10), ("smaller-contracts", 5), ("two-risks", 7)]
)
def test_5_3_2_the_city_begins_at_7_or_as_the_card_says(lasting: str | None, start: int) -> None:
    table = auction(lasting=lasting)
    assert choices(table, 0, "Tender") == list(range(1, start + 1))


def test_5_3_2_each_later_bid_is_lower() -> None:
    table = auction()
    act(table, 0, "Tender", amount=5)
    assert choices(table, 1, "Tender") == [1, 2, 3, 4]
    assert refused(table, 1, "Tender", amount=5) == "choose-amount-because"


def test_5_3_2_the_lowest_contract_is_1() -> None:
    """A17: below it nobody can go, so the auction is over."""
    table = auction()
    assert refused(table, 0, "Tender", amount=0) == "choose-amount-because"
    act(table, 0, "Tender", amount=1)
    assert table.state.players[0].orders == [Order(8, 1)]


def test_5_3_2_all_but_the_lowest_pass() -> None:
    table = auction(speaker=2)
    act(table, 2, "Tender", amount=7)
    act(table, 0, "Tender", amount=4)
    act(table, 1, "Pass")
    act(table, 2, "Tender", amount=3)
    act(table, 0, "Pass")
    assert table.state.players[2].orders == [Order(8, 3)]


def test_5_3_2_if_all_pass_nothing_happens() -> None:
    table = auction()
    for seat in (0, 1, 2):
        act(table, seat, "Pass")
    assert told(table, "no-tenders")
    assert cash(table) == [20, 20, 20]
    assert table.state.prices[8] == 8


def test_5_3_2_a_sole_eligible_player_may_take_the_start_price() -> None:
    table = auction(orders={1: three_orders(), 2: three_orders()})
    act(table, 0, "Tender", amount=7)
    assert table.state.players[0].orders == [Order(8, 7)]


def test_5_3_3_the_order_lies_in_the_first_segment_and_no_money_moves() -> None:
    table = auction(companies={0: {8: 1}}, orders={1: three_orders(), 2: three_orders()})
    act(table, 0, "Tender", amount=6)
    assert table.state.players[0].orders == [Order(8, 6, segment=1)]
    assert cash(table) == [20, 20, 20]
    assert sound(table)


def test_5_3_3_without_a_company_there_the_subcontractor_costs_2() -> None:
    table = auction(companies={0: {7: 1}}, orders={1: three_orders(), 2: three_orders()})
    act(table, 0, "Tender", amount=6)
    assert cash(table)[0] == 18


def test_5_3_3_the_subcontractor_is_a_debt() -> None:
    """A30"""
    table = auction(
        cash=[0, 20, 20], companies={0: {2: 1, 9: 1}}, orders={1: three_orders(), 2: three_orders()}
    )
    act(table, 0, "Tender", amount=6)
    assert waiting(table) == (0,)
    assert table.state.players[0].orders == []
    act(table, 0, "TakeLoan", industry=2)
    assert cash(table)[0] == 3
    assert table.state.players[0].orders == [Order(8, 6)]


def test_5_3_3_a_winner_who_ruined_himself_is_bankrupt_and_the_bid_before_wins() -> None:
    """A36, A13: the only company is sold after the bid, and 1M is not enough."""
    table = auction(cash=[0, 20, 20], companies={0: {2: 1}})
    act(table, 0, "Tender", amount=7)
    act(table, 1, "Tender", amount=6)
    act(table, 2, "Pass")
    act(table, 0, "Tender", amount=5)
    warned = confirmation(table, 0, "SellCompany", company="2")
    assert warned is not None
    assert (warned.key, warned.args) == ("confirm-ruin-by-order", {"bid": 5, "fee": 2, "means": 1})
    act(table, 0, "SellCompany", company="2")
    act(table, 1, "Pass")
    assert alive(table) == [1, 2]
    assert table.state.players[1].orders == [Order(8, 6)]
    assert cash(table) == [0, 18, 20]


def test_5_3_3_without_another_bid_nobody_takes_the_order() -> None:
    """A36"""
    table = auction(cash=[0, 20, 20], companies={0: {2: 1}})
    act(table, 0, "Tender", amount=7)
    act(table, 0, "SellCompany", company="2")
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert told(table, "nobody-takes-order")
    assert alive(table) == [1, 2]


def test_5_3_4_several_orders_in_one_industry() -> None:
    """A38"""
    table = auction(orders={0: [Order(8, 5)], 1: [Order(8, 4)]})
    act(table, 0, "Tender", amount=7)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert table.state.players[0].orders == [Order(8, 5), Order(8, 7)]


def test_5_3_the_question_tells_the_chance() -> None:
    alone = asked(auction(), 0).text.args["terms"]
    assert (alone.key, alone.args["chance"]) == ("order-chance-alone", 1)
    strong = asked(auction(companies={0: {8: 9}}), 0).text.args["terms"]
    assert (strong.key, strong.args["chance"]) == ("order-chance", 6)


def test_7_5_2_the_lowest_bid_that_is_left_stands() -> None:
    """A41"""
    table = auction()
    act(table, 0, "Tender", amount=7)
    act(table, 1, "Tender", amount=3)
    act(table, 1, "Resign")
    assert choices(table, 2, "Tender") == [1, 2, 3, 4, 5, 6]
    act(table, 2, "Pass")
    assert table.state.players[0].orders == [Order(8, 7)]
    assert "RollDice" in can(table, 0)


def test_5_3_1_who_could_just_raise_the_2_is_eligible() -> None:
    """A16: 1M in cash, and 1M is left over when a mortgaged company is sold for 7M."""
    prices = [0, 0, 14, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert waiting(auction(cash=[1, 20, 20], loans={0: {2: 1}}, prices=prices)) == (0,)
    prices[2] = 12
    assert waiting(auction(cash=[1, 20, 20], loans={0: {2: 1}}, prices=prices)) == (1,)


def test_5_3_3_only_the_standing_bidder_is_warned() -> None:
    """A13"""
    table = auction(cash=[0, 0, 20], companies={0: {2: 1}, 1: {2: 1}})
    act(table, 0, "Tender", amount=7)
    assert offered(table, 1, "SellCompany").confirm is None
    assert confirmation(table, 0, "SellCompany", company="2") is not None


def test_5_3_3_who_sells_the_last_company_there_is_warned_of_the_subcontractor() -> None:
    """A13: it brings 1M, and without it 2M are due."""
    table = auction(cash=[0, 20, 20], companies={0: {8: 1}}, prices=[2] * 13)
    act(table, 0, "Tender", amount=7)
    warned = confirmation(table, 0, "SellCompany", company="8")
    assert warned is not None
    assert (warned.key, warned.args) == ("confirm-ruin-by-order", {"bid": 7, "fee": 2, "means": 1})
    act(table, 0, "SellCompany", company="8")
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert alive(table) == [1, 2]


@pytest.mark.parametrize(
    ("cash", "own", "sold"),
    [(0, {8: 2}, "8"), (0, {8: 1, 2: 1}, "2"), (1, {8: 1}, "8")],
    ids=["another is left there", "it is sold elsewhere", "the money is there"],
)
def test_5_3_3_a_sale_that_ruins_nobody_is_not_warned_of(cash: int, own: dict[int, int], sold: str) -> None:
    table = auction(cash=[cash, 20, 20], companies={0: own}, prices=[2] * 13)
    act(table, 0, "Tender", amount=7)
    assert confirmation(table, 0, "SellCompany", company=sold) is None


def test_5_3_2_a_refusal_tells_where_the_city_begins_or_that_offers_fall() -> None:
    table = auction(lasting="smaller-contracts")
    first = reason(table, 0, "Tender", 6)
    assert (first.key, first.args) == ("why-first-tender", {"most": 5, "least": 1})
    act(table, 0, "Tender", amount=4)
    later = reason(table, 1, "Tender", 4)
    assert (later.key, later.args) == ("why-tender", {"least": 1})


def test_5_3_beside_a_bid_stands_what_it_brings_and_leaves() -> None:
    table = auction(cash=[10, 20, 20], companies={0: {2: 1}})
    domain = offered(table, 0, "Tender").fields["amount"]
    assert isinstance(domain, Amount)
    assert domain.note is not None
    assert domain.note(6).args == {"amount": 6, "left": 8, "more": 5}
    table = auction(cash=[1, 20, 20], companies={0: {2: 1}})
    domain = offered(table, 0, "Tender").fields["amount"]
    assert isinstance(domain, Amount)
    assert domain.note is not None
    assert domain.note(6).args == {"amount": 6, "left": 0, "more": 4}
