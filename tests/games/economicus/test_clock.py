"""9 and 10: what is played when the clock decides, and what the basic rules leave out."""

from __future__ import annotations

import pytest

from games.economicus import ECONOMICUS
from games.economicus.options import Options
from games.economicus.rules.auction import Pass
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.interest import KeepLoans
from games.economicus.rules.market import Decline, Market
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.risks import KeepRisk
from games.economicus.rules.turn import RollDice
from games.economicus.setup import PlaceCompany
from games.kernel import waiting
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import play, prompt, start
from tests.games.economicus.hand import act, asked, can, deal


def test_9_1_the_emptiest_white_number_without_an_own_company() -> None:
    table = start(new_deal(ECONOMICUS, 3, "x", first=0))
    defaults = []
    for _ in range(6):
        seat = waiting(table)[0]
        due = prompt(table, seat)
        assert due is not None
        assert isinstance(due.default, PlaceCompany)
        defaults.append(due.default.industry)
        play(table, seat, "PlaceCompany", due.default.model_dump())
    assert defaults == [2, 3, 4, 5, 6, 3]


def test_9_2_the_dice_are_rolled() -> None:
    assert asked(deal(), 0).default == RollDice()


def test_9_3_no_loan_is_repaid() -> None:
    table = deal(loans={0: {2: 1}}, dice=[3, 3], events=["forecast"] * 3)
    act(table, 0, "RollDice")
    assert asked(table, 0).default == KeepLoans()


def test_9_5_nothing_is_bought() -> None:
    assert asked(deal(Market((0,))), 0).default == Decline()


@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        (("luck-2", "luck-1"), "luck-1"),
        (("failed", "luck-2"), "luck-2"),
        (("documents", "failed"), "failed"),
        (("luck-3", "documents"), "documents"),
        (("frozen", "luck-3"), "luck-3"),
        (("repair", "frozen"), "frozen"),
        (("luck-4", "repair"), "repair"),
    ],
)
def test_9_6_the_order_of_preference(cards: tuple[str, str], kept: str) -> None:
    table = deal(Market((0,)), lasting="two-risks", risks=[*cards, "luck-1"])
    act(table, 0, "BuyWithRisk")
    assert asked(table, 0).default == KeepRisk(card=kept)


def test_9_6_first_a_card_that_does_not_bankrupt() -> None:
    """3M are left: the preferred 4M could not be paid."""
    table = deal(Market((0,)), cash=[10, 20, 20], lasting="two-risks", risks=["luck-2", "frozen", "luck-1"])
    act(table, 0, "BuyWithRisk")
    assert asked(table, 0).default == KeepRisk(card="frozen")
    table = deal(Market((0,)), cash=[10, 20, 20], lasting="two-risks", risks=["luck-4", "luck-2", "luck-1"])
    act(table, 0, "BuyWithRisk")
    assert asked(table, 0).default == KeepRisk(card="luck-2")


def test_9_7_pass() -> None:
    assert asked(deal(CompanyAuction(0)), 0).default == Pass()


def test_9_8_pass() -> None:
    assert asked(deal(OrderAuction(0)), 0).default == Pass()


def test_9_9_dealings_are_possible_only_after_the_placement() -> None:
    table = start(new_deal(ECONOMICUS, 2, "x", first=0))
    play(table, 0, "PlaceCompany", {"industry": 2})
    assert can(table, 0) == {"Resign"}
    for industry in (3, 4, 5):
        play(table, waiting(table)[0], "PlaceCompany", {"industry": industry})
    assert can(table, 0) >= {"TakeLoan", "SellCompany"}
    assert can(table, 1) >= {"TakeLoan", "SellCompany"}


def test_10_1_basic_rules_know_neither_loans_nor_sales() -> None:
    table = deal(mode="basic", companies={0: {2: 1}})
    assert can(table, 0) == {"Bid", "Pass", "Resign"}
    assert can(table, 1) == {"Resign"}


def test_10_1_basic_rules_have_no_market() -> None:
    table = deal(mode="basic", dice=[3, 5])
    assert isinstance(table.now, CompanyAuction), "and nobody is waited for to roll"


def test_10_1_basic_a_whole_turn() -> None:
    """Roll, profit, the auction upward, the auction downward, the next player."""
    table = start(new_deal(ECONOMICUS, 2, "turn", Options(mode="basic"), first=0))
    for industry in (6, 5, 5, 6):
        play(table, waiting(table)[0], "PlaceCompany", {"industry": industry})
    price = table.state.prices[table.state.active]
    act(table, 0, "Bid", amount=price)
    act(table, 1, "Pass")
    assert table.state.players[0].companies[table.state.active] >= 1
    act(table, 0, "Tender", amount=7)
    act(table, 1, "Pass")
    assert len(table.state.players[0].orders) == 1
    assert waiting(table) == (1,)


def test_9_6_a_card_that_can_just_be_paid_does_not_bankrupt() -> None:
    table = deal(Market((0,)), cash=[11, 20, 20], lasting="two-risks", risks=["luck-2", "frozen", "luck-1"])
    act(table, 0, "BuyWithRisk")
    assert asked(table, 0).default == KeepRisk(card="luck-2")
