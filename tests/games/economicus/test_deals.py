"""7.6: deals between players, where the table allows them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.economicus import ECONOMICUS
from games.economicus.policy import club, easy
from games.economicus.rules.auction import Called, OpenAuction
from games.economicus.rules.cards import Cards
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.market import Market
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.turn import Turn
from games.economicus.state import Here, Order
from games.kernel import waiting
from games.kernel.hosting import load, open_answers, save
from games.kernel.playing.undo import why_not_undo
from tests.games.economicus.hand import (
    act,
    asked,
    can,
    cash,
    confirmation,
    deal,
    offered,
    refused,
    sound,
    stars,
    told,
)
from tests.ordered import book, carry_out

NOTHING: dict[str, Any] = {
    "give_money": 0,
    "give_companies": {},
    "give_orders": [],
    "ask_money": 0,
    "ask_companies": {},
    "ask_orders": [],
}


def table_with(deals: str = "all", *steps: Any, **position: Any) -> Here:
    return deal(*steps, options={"deals": deals}, **position)


def propose(table: Here, to: int = 1, **terms: Any) -> list[str]:
    return act(table, 0, "ProposeDeal", **{"to": to, **NOTHING, **terms})


def why_refused(table: Here, to: int = 1, **terms: Any) -> str:
    return refused(table, 0, "ProposeDeal", **{"to": to, **NOTHING, **terms})


def test_7_6_without_the_option_nothing_is_passed_between_players() -> None:
    assert "ProposeDeal" not in can(deal(companies={0: {2: 1}}), 0)


def test_7_6_1_with_money_alone_the_form_knows_nothing_else() -> None:
    offer = offered(table_with("money", companies={0: {2: 1}}, orders={0: [Order(3, 7)]}), 0, "ProposeDeal")
    assert list(offer.fields) == ["to", "give_money", "ask_money"]


@pytest.mark.parametrize("mode", ["basic", "full"])
def test_7_6_1_both_modes_know_deals(mode: str) -> None:
    table = table_with("money", mode=mode)
    act(table, 0, "ProposeDeal", to=2, give_money=0, ask_money=5)
    act(table, 2, "AcceptDeal")
    assert cash(table) == [25, 20, 15]
    assert waiting(table) == (0,)
    assert sound(table)


def test_7_6_2_only_in_ones_own_turn() -> None:
    table = table_with()
    assert "ProposeDeal" in can(table, 0)
    assert "ProposeDeal" not in can(table, 1)


def test_7_6_2_on_the_market_only_while_one_is_asked_oneself() -> None:
    table = table_with("all", Market((0, 1, 2)), active=3)
    assert "ProposeDeal" in can(table, 0)
    act(table, 0, "Decline")
    assert waiting(table) == (1,)
    assert "ProposeDeal" not in can(table, 0)


@pytest.mark.parametrize("auction", [CompanyAuction, OrderAuction])
def test_7_6_2_with_the_first_word_in_an_auction(auction: type[OpenAuction]) -> None:
    table = table_with("all", auction(0), active=3, companies={0: {3: 1}})
    propose(table, 1, give_money=2)
    act(table, 1, "AcceptDeal")
    assert cash(table) == [18, 22, 20]
    assert (waiting(table), type(table.now)) == ((0,), auction)
    assert sound(table)


@pytest.mark.parametrize("begun", [{"bids": (Called(1, 3),)}, {"passed": (1,)}])
def test_7_6_2_not_after_anyone_has_bid_or_passed(begun: dict[str, Any]) -> None:
    assert "ProposeDeal" not in can(table_with("all", CompanyAuction(0, **begun), active=3), 0)


def test_7_6_2_not_with_the_first_word_in_the_turn_of_another() -> None:
    table = table_with("all", CompanyAuction(1), active=3)
    assert waiting(table) == (1,)
    assert "ProposeDeal" not in can(table, 1)


def test_7_6_2_whoever_deals_the_last_cash_away_passes_by_rule() -> None:
    table = table_with("money", CompanyAuction(0), mode="basic", active=3)
    act(table, 0, "ProposeDeal", to=1, give_money=20, ask_money=0)
    assert "passes-by-rule" in act(table, 1, "AcceptDeal")
    assert waiting(table) == (1,)


def test_6_3_a_card_called_by_a_deal_in_an_auction_waits_until_it_is_over() -> None:
    table = table_with("all", CompanyAuction(0), Cards(), active=3, companies={0: {2: 1}, 1: {3: 1}})
    table.state.record = max(stars(table))
    propose(table, 1, ask_companies={"3": 1})
    act(table, 1, "AcceptDeal")
    assert (table.state.pending, waiting(table)) == (1, (0,))


def test_7_6_2_the_dice_wait_for_deals_in_the_basic_rules_too() -> None:
    assert waiting(table_with("money", mode="basic")) == (0,)


def test_7_6_2_everybody_hears_what_is_proposed_and_sees_it_while_it_is_open() -> None:
    table = table_with(companies={0: {2: 1}})
    assert propose(table, give_companies={"2": 1}, ask_money=9) == ["proposes-deal"]
    assert told(table, "proposes-deal")[0].only is None
    seen = ECONOMICUS.view(table, None).deal
    assert seen is not None
    assert (seen.proposer, seen.other, seen.gives.companies, seen.wants.money) == (0, 1, (2,), 9)
    assert waiting(table) == (1,)


def test_7_6_3_money_goes_one_way() -> None:
    assert why_refused(table_with(), give_money=3, ask_money=2) == "choose-only-because"


def test_7_6_3_something_has_to_change_hands() -> None:
    assert why_refused(table_with()) == "deal-empty"


def test_7_6_3_a_mortgaged_company_cannot_be_passed() -> None:
    table = table_with(loans={0: {2: 1}})
    assert why_refused(table, give_companies={"2": 1}) == "deal-mortgaged"


def test_7_6_3_whoever_gets_a_company_needs_a_free_token() -> None:
    table = table_with(companies={0: {2: 1}, 1: {3: 11}}, edge={1: [4]})
    assert why_refused(table, give_companies={"2": 1}) == "deal-no-company-token"
    assert propose(table, give_companies={"2": 1}, ask_companies={"3": 1}) == ["proposes-deal"]


def test_7_6_3_whoever_gets_an_order_needs_a_free_token() -> None:
    table = table_with(orders={0: [Order(2, 7)], 1: [Order(3, 7), Order(4, 7), Order(5, 7)]})
    assert why_refused(table, give_orders=[0]) == "deal-no-order-token"
    assert propose(table, give_orders=[0], ask_orders=[1]) == ["proposes-deal"]


def test_7_6_3_an_order_keeps_segment_and_money_and_costs_no_subcontractor() -> None:
    table = table_with(orders={0: [Order(2, 7), Order(2, 5, segment=3)], 1: [Order(4, 6)]})
    propose(table, give_orders=[1], ask_orders=[0])
    act(table, 1, "AcceptDeal")
    assert table.state.players[0].orders == [Order(2, 7), Order(4, 6)]
    assert table.state.players[1].orders == [Order(2, 5, segment=3)]
    assert cash(table) == [20, 20, 20]


def test_7_6_4_everything_goes_over_at_once_stars_follow_and_prices_stay() -> None:
    table = table_with(companies={0: {2: 2}, 1: {2: 1, 3: 1}})
    prices = [*table.state.prices]
    propose(table, give_money=4, give_companies={"2": 1}, ask_companies={"3": 1})
    assert act(table, 1, "AcceptDeal") == ["accepts-deal", "stars-move"]
    assert (cash(table), stars(table), table.state.prices) == ([16, 24, 20], [3, 2, 0], prices)
    assert sound(table)


def test_7_6_4_a_swap_that_moves_no_star_in_all_tells_of_none() -> None:
    table = table_with(companies={0: {2: 1}, 1: {3: 1}})
    propose(table, give_companies={"2": 1}, ask_companies={"3": 1})
    assert act(table, 1, "AcceptDeal") == ["accepts-deal"]
    assert stars(table) == [2, 2, 0]


def test_7_6_4_a_declined_deal_changes_nothing() -> None:
    table = table_with(companies={1: {3: 1}})
    propose(table, ask_companies={"3": 1})
    assert act(table, 1, "DeclineDeal") == ["declines-deal"]
    assert stars(table) == [0, 2, 0]
    assert waiting(table) == (0,)


def test_7_6_4_what_was_mortgaged_meanwhile_stands_against_it() -> None:
    table = table_with(companies={0: {2: 1}})
    propose(table, give_companies={"2": 1}, ask_money=5)
    act(table, 0, "TakeLoan", industry=2)
    assert refused(table, 1, "AcceptDeal") == "deal-no-company"
    act(table, 1, "DeclineDeal")


def test_7_6_4_what_was_spent_meanwhile_stands_against_it() -> None:
    table = table_with(cash=[20, 8, 20], loans={1: {3: 1}})
    propose(table, ask_money=8)
    act(table, 1, "RepayLoan", industry=3)
    assert refused(table, 1, "AcceptDeal") == "deal-no-cash"


@pytest.mark.parametrize("leaver", [0, 1])
def test_7_6_4_the_deal_is_off_when_one_of_the_two_leaves(leaver: int) -> None:
    table = table_with()
    propose(table, give_money=3)
    assert "deal-off" in act(table, leaver, "Resign")
    assert ECONOMICUS.view(table, None).deal is None


def test_7_6_5_three_deals_can_be_proposed_in_a_turn() -> None:
    table = table_with("money")
    for _ in range(3):
        act(table, 0, "ProposeDeal", to=1, give_money=0, ask_money=1)
        act(table, 1, "DeclineDeal")
    assert refused(table, 0, "ProposeDeal", to=1, give_money=0, ask_money=1) == "deals-enough"


def test_7_6_5_the_next_turn_begins_to_count_anew() -> None:
    table = table_with("money", Turn(0), proposals=3)
    assert "ProposeDeal" in can(table, 0)


def test_7_6_5_a_proposal_survives_a_snapshot_and_none_leaves_no_trace() -> None:
    table = table_with(companies={0: {2: 1}})
    assert "proposals" not in save(table)
    propose(table, give_companies={"2": 1}, ask_money=1)
    again = load(table.deal, save(table))
    assert (again.state.proposals, again.now) == (1, table.now)


def test_6_1_a_deal_is_one_change_and_6_3_its_card_is_revealed_before_the_roll() -> None:
    table = table_with(companies={1: {3: 1, 4: 1}}, record=3, events=["forecast"] * 4)
    propose(table, give_money=9, ask_companies={"3": 1, "4": 1})
    assert act(table, 1, "AcceptDeal").count("card-revealed") == 1


def test_6_3_a_card_called_by_a_sale_while_a_deal_is_open_waits_for_the_answer() -> None:
    table = table_with(companies={0: {2: 1}, 1: {2: 1, 3: 1}}, record=3, events=["forecast"] * 4)
    propose(table, give_money=1)
    assert "card-revealed" not in act(table, 0, "SellCompany", company="2")
    assert "card-revealed" in act(table, 1, "DeclineDeal")


def test_a_gift_and_a_deal_that_makes_somebody_win_are_asked_about() -> None:
    table = table_with(companies={0: {2: 1}})
    gift = {"to": 1, **NOTHING, "give_money": 1}
    found = confirmation(table, 0, "ProposeDeal", **gift)
    assert found is not None
    assert found.key == "confirm-gift"
    near = table_with(companies={0: {12: 1}, 1: {2: 1, 3: 1, 4: 1, 5: 1}})
    winning = confirmation(near, 0, "ProposeDeal", **(gift | {"give_companies": {"12": 1}}))
    assert winning is not None
    assert winning.key == "confirm-deal-wins"


def test_a_proposal_can_be_undone_until_it_is_answered() -> None:
    table = table_with("money")
    before = load(table.deal, save(table))
    act(table, 0, "ProposeDeal", to=1, give_money=0, ask_money=1)
    assert why_not_undo(before, table, 0) is None


def test_the_answers_stand_openly_under_the_table() -> None:
    table = table_with()
    propose(table, give_money=1)
    assert {answer.offer.kind for answer in open_answers(table)} == {"AcceptDeal", "DeclineDeal"}


def test_9_10_the_ready_answer_is_no() -> None:
    table = table_with()
    propose(table, give_money=1)
    assert type(asked(table, 1).default).__name__ == "DeclineDeal"


@pytest.mark.parametrize("policy", [easy, club])
@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        ({"give_money": 1}, "AcceptDeal"),
        ({"ask_money": 1}, "DeclineDeal"),
        ({"give_money": 20, "ask_companies": {"3": 1}}, "DeclineDeal"),  # it would cost two stars
        ({"give_money": 10, "ask_companies": {"2": 1}}, "DeclineDeal"),  # the price and their new star
        ({"give_money": 11, "ask_companies": {"2": 1}}, "AcceptDeal"),
        ({"give_companies": {"12": 1}, "ask_money": 12}, "AcceptDeal"),  # two stars at the price
    ],
)
def test_a_bot_accepts_only_what_is_plainly_good(policy: Any, terms: dict[str, Any], answer: str) -> None:
    table = table_with(companies={0: {12: 1}, 1: {2: 3, 3: 1}})
    propose(table, **terms)
    view = ECONOMICUS.view(table, 1)
    assert policy(view, asked(table, 1), Random(1)).kind == answer


@pytest.mark.parametrize("policy", [easy, club])
def test_a_bot_accepts_nothing_that_brings_the_other_to_the_target(policy: Any) -> None:
    table = table_with(companies={0: {2: 2, 3: 1, 4: 1, 5: 1, 6: 1}, 1: {7: 3}})
    propose(table, give_money=20, ask_companies={"7": 1})
    assert policy(ECONOMICUS.view(table, 1), asked(table, 1), Random(1)).kind == "DeclineDeal"


def test_orders_decline_all_deals_and_roll_in_the_basic_rules_too() -> None:
    table = table_with("money", mode="basic")
    act(table, 0, "ProposeDeal", to=1, give_money=1, ask_money=0)
    given = {1: [("DeclineAllDeals", {"during": "game"})], 0: [("RollAtOnce", {"during": "game"})]}
    log = carry_out(table, book(table, given))
    assert [(entry.seat, entry.kind) for entry in log][:2] == [(1, "DeclineDeal"), (0, "RollDice")]
