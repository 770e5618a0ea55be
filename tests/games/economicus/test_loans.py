"""7.1 to 7.3: loans, interest and sales."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.deals.proposal import ProposeDeal
from games.economicus.rules.loans import SellCompany
from games.economicus.rules.turn import Turn
from games.economicus.state import Here
from games.kernel import say, waiting
from tests.games.economicus.hand import act, alive, can, cash, choices, deal, offered, refused, sound, stars


def test_7_1_a_loan_gives_5_for_one_company() -> None:
    table = deal(companies={1: {2: 2}})
    act(table, 1, "TakeLoan", industry=2)
    act(table, 1, "TakeLoan", industry=2)
    assert cash(table)[1] == 30
    assert "TakeLoan" not in can(table, 1)
    assert sound(table)


def test_7_1_repaying_costs_6_and_frees_the_company() -> None:
    table = deal(loans={1: {2: 1}})
    act(table, 1, "RepayLoan", industry=2)
    assert cash(table)[1] == 14
    assert choices(table, 1, "TakeLoan") == [2]


def test_7_1_repaying_needs_the_money() -> None:
    table = deal(cash=[20, 5, 20], loans={1: {2: 1}})
    assert "RepayLoan" not in can(table, 1)


def test_7_1_at_any_time_also_in_the_turn_and_auction_of_others() -> None:
    table = deal(CompanyAuction(0), active=8, companies={2: {2: 1}})
    act(table, 2, "TakeLoan", industry=2)
    assert waiting(table) == (0,)
    act(table, 0, "Pass")
    act(table, 2, "RepayLoan", industry=2)
    assert waiting(table) == (1,)


def test_7_1_a_mortgaged_company_still_gives_stars() -> None:
    table = deal(companies={1: {2: 1}})
    act(table, 1, "TakeLoan", industry=2)
    assert stars(table)[1] == 2


def rolled(**more: Any) -> Here:
    table = deal(**{"dice": [3, 3], "events": ["forecast"] * 4, **more})
    act(table, 0, "RollDice")
    return table


def test_7_2_interest_is_1_for_each_loan() -> None:
    table = rolled(loans={1: {2: 2, 3: 1}})
    assert waiting(table) == (1,)
    act(table, 1, "KeepLoans")
    assert cash(table)[1] == 17


def test_7_2_everyone_is_asked_clockwise_from_the_active_player() -> None:
    table = rolled(loans={0: {2: 1}, 1: {3: 1}, 2: {4: 1}})
    for seat in (0, 1, 2):
        assert waiting(table) == (seat,)
        act(table, seat, "KeepLoans")


def test_7_2_a_loan_repaid_now_bears_no_further_interest() -> None:
    table = rolled(loans={1: {2: 2, 3: 1}})
    act(table, 1, "RepayNow", loans={"2": 1, "3": 1})
    assert cash(table)[1] == 20 - 12 - 1
    assert table.state.players[1].loans[2] == 1


def test_7_2_only_as_many_as_cash_permits() -> None:
    table = rolled(cash=[20, 11, 20], loans={1: {2: 2}})
    assert refused(table, 1, "RepayNow", loans={"2": 2}) == "why-repay"
    assert refused(table, 1, "RepayNow", loans={}) == "why-repay"


def test_7_2_a_loan_cleared_while_another_is_asked_bears_no_interest() -> None:
    table = rolled(loans={0: {2: 1}, 1: {3: 2}})
    act(table, 1, "RepayLoan", industry=3)
    act(table, 0, "KeepLoans")
    act(table, 1, "KeepLoans")
    assert cash(table)[1] == 20 - 6 - 1


def test_7_2_a_sale_clears_the_interest_too() -> None:
    table = rolled(loans={0: {2: 1}, 1: {12: 1}})
    act(table, 1, "SellCompany", company="12-loan")
    act(table, 0, "KeepLoans")
    assert cash(table)[1] == 20 + 6 - 6
    assert waiting(table) != (1,) or "KeepLoans" not in can(table, 1)


def test_7_2_a_loan_taken_after_the_roll_is_not_charged() -> None:
    """A32"""
    table = rolled(companies={1: {3: 2}}, loans={0: {2: 1}, 1: {3: 1}})
    act(table, 1, "TakeLoan", industry=3)
    act(table, 0, "KeepLoans")
    act(table, 1, "KeepLoans")
    assert cash(table)[1] == 20 + 5 - 1


def test_7_2_who_could_not_repay_anything_is_not_asked() -> None:
    table = rolled(cash=[20, 3, 20], loans={1: {2: 1}})
    assert cash(table)[1] == 2


def test_7_2_interest_is_a_debt() -> None:
    table = rolled(cash=[20, 0, 20], companies={1: {3: 1}}, loans={1: {2: 2}})
    assert waiting(table) == (1,)
    assert set(choices(table, 1, "TakeLoan")) == {3}
    act(table, 1, "TakeLoan", industry=3)
    assert cash(table)[1] == 3


def test_7_2_the_debt_falls_at_once_when_a_loan_is_cleared() -> None:
    """A company worth 6M pays its own loan and leaves no interest on it."""
    table = rolled(cash=[20, 0, 20], loans={1: {12: 2, 11: 1}})
    assert waiting(table) == (1,)
    act(table, 1, "SellCompany", company="12-loan")
    assert cash(table)[1] == 0
    act(table, 1, "SellCompany", company="12-loan")
    assert alive(table) == [0, 1, 2]
    assert waiting(table) == (0,)


@pytest.mark.parametrize(("price", "half"), [(1, 1), (2, 1), (7, 4), (8, 4), (9, 5)])
def test_7_3_half_of_the_price_rounded_up(price: int, half: int) -> None:
    table = deal(companies={1: {8: 1}}, prices=[0, 0, 2, 3, 4, 5, 6, 7, price, 9, 10, 11, 12])
    act(table, 1, "SellCompany", company="8")
    assert cash(table)[1] == 20 + half
    assert sound(table)


def test_7_3_the_token_returns_and_the_price_stays() -> None:
    """A8"""
    table = deal(companies={1: {8: 12}})
    act(table, 1, "SellCompany", company="8")
    assert sum(table.state.players[1].companies) == 11
    assert table.state.prices[8] == 8


def test_7_3_the_loan_of_a_sold_company_is_repaid_at_once() -> None:
    table = deal(loans={1: {8: 1}})
    act(table, 1, "SellCompany", company="8-loan")
    assert cash(table)[1] == 20 + 4 - 6
    assert table.state.players[1].loans[8] == 0


def test_7_3_a_sale_that_cash_cannot_cover_is_refused() -> None:
    """A25"""
    table = deal(cash=[20, 1, 2], loans={1: {8: 1}, 2: {8: 1}})
    assert "SellCompany" not in can(table, 1)
    assert choices(table, 2, "SellCompany") == ["8-loan"]


def test_7_3_of_several_companies_the_free_or_the_mortgaged_one_is_sold() -> None:
    table = deal(companies={1: {8: 2}}, loans={1: {8: 1}})
    table.state.players[1].companies[8] = 2
    assert choices(table, 1, "SellCompany") == ["8", "8-loan"]
    act(table, 1, "SellCompany", company="8")
    assert (table.state.players[1].companies[8], table.state.players[1].loans[8]) == (1, 1)


def test_7_3_during_an_auction_the_old_price_is_in_force() -> None:
    table = deal(CompanyAuction(0), active=8, companies={2: {8: 1}})
    act(table, 0, "Bid", amount=19)
    act(table, 2, "SellCompany", company="8")
    assert cash(table)[2] == 24


def test_7_6_nothing_passes_between_players_but_by_a_deal() -> None:
    """There is no other action that names another player."""
    from games.economicus import ECONOMICUS

    others = [action for action in ECONOMICUS.actions if action is not ProposeDeal]
    fields = {name for action in others for name in action.model_fields}
    assert fields == {"industry", "loans", "card", "amount", "company"}


def test_7_2_one_loan_can_be_repaid_with_the_last_6() -> None:
    table = rolled(cash=[20, 6, 20], loans={1: {2: 1}})
    act(table, 1, "RepayNow", loans={"2": 1})
    assert cash(table)[1] == 0


def test_7_2_who_could_raise_just_enough_to_repay_is_asked() -> None:
    table = rolled(cash=[20, 1, 20], companies={1: {3: 1}}, loans={1: {2: 1}})
    assert waiting(table) == (1,)
    assert refused(table, 1, "RepayNow", loans={"2": 1}) == "repay-too-dear"
    act(table, 1, "TakeLoan", industry=3)
    act(table, 1, "RepayNow", loans={"2": 1})
    assert cash(table)[1] == 0


def test_7_2_who_can_sell_a_mortgaged_company_is_asked_though_no_loan_can_be_repaid() -> None:
    """3M and the 3M for the company pay its loan, and then no interest is left."""
    table = rolled(cash=[20, 3, 20], loans={1: {6: 1}})
    assert waiting(table) == (1,)
    act(table, 1, "SellCompany", company="6-loan")
    assert cash(table)[1] == 0
    assert waiting(table) == (0,)


def test_7_2_who_cannot_pay_the_interest_from_cash_is_asked_once_by_the_debt() -> None:
    table = rolled(cash=[20, 0, 20], loans={1: {12: 2, 11: 1}})
    assert "KeepLoans" not in can(table, 1)
    assert "SellCompany" in can(table, 1)


def test_7_2_loans_taken_while_another_is_asked_are_not_asked_about() -> None:
    """A32"""
    table = rolled(loans={0: {2: 1}}, companies={1: {3: 1}})
    act(table, 1, "TakeLoan", industry=3)
    act(table, 0, "KeepLoans")
    assert waiting(table) == (0,)
    assert "Decline" in can(table, 0), "the turn has gone on to the market"


def test_7_2_several_loans_in_one_industry_are_repaid_together() -> None:
    table = rolled(loans={1: {6: 2}})
    act(table, 1, "RepayNow", loans={"6": 2})
    assert table.state.players[1].loans[6] == 0
    assert cash(table)[1] == 20 - 12 + 2  # and the profit of two companies


def test_7_2_interest_is_settled_from_the_active_player_on() -> None:
    table = deal(Turn(1), loans={0: {2: 1}, 1: {3: 1}, 2: {4: 1}}, dice=[4, 4], events=["forecast"] * 3)
    act(table, 1, "RollDice")
    for seat in (1, 2, 0):
        assert waiting(table) == (seat,)
        act(table, seat, "KeepLoans")


def test_7_2_interest_that_is_paid_is_owed_no_more() -> None:
    """So a sale later in the turn saves nothing but the loan."""
    table = rolled(loans={1: {6: 1}})
    act(table, 1, "KeepLoans")
    assert table.state.players[1].bearing == [0] * 13
    assert SellCompany.loses(table, 1, "6-loan") == 6 - 3


def test_7_2_beside_a_loan_stands_what_it_costs_on_every_double() -> None:
    table = deal(companies={1: {2: 1}})
    assert offered(table, 1, "TakeLoan").note == say("loan-costs", interest=table.components.interest)
