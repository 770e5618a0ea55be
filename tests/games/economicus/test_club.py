"""The player of club level: what it does where a beginner goes wrong."""

from __future__ import annotations

from random import Random

import pytest

from games.economicus import ECONOMICUS
from games.economicus.options import Options
from games.economicus.policy import club, easy
from games.economicus.rules.auction import Called
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.market import Market
from games.economicus.state import Here
from games.kernel import Pick, Prompt, Temper, waiting
from games.kernel.hosting import Policy, play, prompt, start
from games.kernel.hosting import deal as new_deal
from tests.games.economicus.hand import Where, asked, deal

EIGHT: Where = {1: {2: 1, 3: 1, 4: 1, 5: 1}}  # eight stars of the ten that three players need


def wish(table: Here, seat: int = 0, policy: Policy = club, temper: Temper = Temper.STEADY) -> Pick:
    return policy(ECONOMICUS.view(table, seat), asked(table, seat), Random(1), temper)


def auction(
    companies: Where,
    bids: tuple[Called, ...] = (),
    passed: tuple[int, ...] = (),
    cash: int = 30,
    active: int = 9,
) -> Here:
    step = CompanyAuction(0, bids, passed)
    return deal(step, cash=cash, companies=companies, active=active)


def test_it_outbids_who_would_win_with_the_company() -> None:
    table = auction(EIGHT, bids=(Called(1, 28),))
    assert wish(table) == Pick("Bid", {"amount": 29})


def test_it_does_not_spend_everything_against_who_has_passed() -> None:
    table = auction(EIGHT, bids=(Called(2, 28),), passed=(1,))
    assert (wish(table, policy=easy).kind, wish(table).kind) == ("Bid", "Pass")


def test_it_does_not_spend_everything_against_who_cannot_pay() -> None:
    step = CompanyAuction(0, (Called(2, 40),))
    table = deal(step, cash=[60, 0, 60], loans=EIGHT, active=9)
    assert (wish(table, policy=easy).kind, wish(table).kind) == ("Bid", "Pass")


def test_it_takes_the_target_away_from_whoever_holds_it() -> None:
    holder: Where = {1: {2: 1, 3: 1, 4: 1, 5: 1, 9: 1}}  # ten stars: it wins at the end of this turn
    table = deal(Market((0,)), cash=30, companies=holder, active=9)
    assert (wish(table, policy=easy).kind, wish(table).kind) == ("BuyWithRisk", "BuySafely")


def test_it_borrows_to_win() -> None:
    mine: Where = {0: {2: 1, 3: 1, 4: 1, 5: 1}}
    table = deal(Market((0,)), cash=16, companies=mine, active=9)
    assert (wish(table, policy=easy).kind, wish(table).kind) == ("BuyWithRisk", "TakeLoan")
    play(table, 0, "TakeLoan", {"industry": 2})
    assert wish(table) == Pick("BuySafely", {})


def test_it_leaves_to_the_auction_what_costs_more_on_the_market() -> None:
    table = deal(Market((0,)), cash=40, companies={1: {8: 1}}, active=11)
    assert wish(table) == Pick("Decline", {})


def test_a_bold_one_goes_on_where_a_careful_one_has_passed() -> None:
    def highest(temper: Temper) -> int:
        bids = range(9, 60)
        step = {bid: auction({0: {3: 1}}, bids=(Called(1, bid),), cash=60) for bid in bids}
        return max(bid for bid in bids if wish(step[bid], temper=temper).kind == "Bid")

    assert highest(Temper.CAREFUL) < highest(Temper.STEADY) < highest(Temper.BOLD)


def test_it_does_not_always_bid_one_more() -> None:
    table = auction({0: {3: 1}}, cash=60)
    view, due = ECONOMICUS.view(table, 0), asked(table, 0)
    bids = {club(view, due, Random(number), Temper.BOLD).values["amount"] for number in range(20)}
    assert len(bids) > 1


def idle(due: Prompt) -> Pick:
    """Somebody who only does the least: rolls, passes, declines, keeps what there is."""
    for kind in ("Pass", "Decline", "RollDice", "KeepLoans"):
        if due.can(kind):
            return Pick(kind, {})
    assert due.default is not None
    return Pick(type(due.default).__name__, due.default.model_dump())


@pytest.mark.parametrize("policy", [club, easy])
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_nobody_can_stall_it(mode: str, policy: Policy) -> None:
    for seed in range(4):
        table, dice = start(new_deal(ECONOMICUS, 3, f"idle-{seed}", Options(mode=mode))), Random(seed)
        for _ in range(1_500):
            if table.scores is not None:
                break
            seat = waiting(table)[0]
            due = prompt(table, seat)
            assert due is not None
            pick = idle(due) if seat == 0 else policy(ECONOMICUS.view(table, seat), due, dice)
            play(table, seat, pick.kind, pick.values)
        assert table.scores is not None
