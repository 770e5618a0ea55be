"""7.4: debts, and the way out that the clock takes."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.rules.debt import Debt, InterestDebt
from games.economicus.rules.loans import SellCompany, TakeLoan
from games.economicus.rules.money import means, raisable
from games.economicus.state import Here
from games.kernel import waiting
from games.kernel.hosting import play
from tests.games.economicus.hand import act, alive, asked, can, cash, choices, deal, sound


def owing(amount: int, money: int = 0, **more: Any) -> Here:
    return deal(Debt(0, amount, "loss"), cash=[money, 20, 20], **more)


def prices(**changed: int) -> list[int]:
    return [changed.get(f"n{number}", number) for number in range(13)]


def test_7_4_1_a_debt_that_cash_covers_is_paid_by_itself() -> None:
    table = owing(7, money=7)
    assert cash(table)[0] == 0
    assert waiting(table) == (0,)
    assert "RollDice" in can(table, 0)


def test_7_4_1_the_debtor_chooses_loans_or_sales_until_it_is_enough() -> None:
    table = owing(8, companies={0: {2: 1, 9: 1}})
    assert can(table, 0) == {"TakeLoan", "SellCompany", "Resign"}
    act(table, 0, "SellCompany", company="9")
    assert cash(table)[0] == 5 + 5 - 8, "the loan that was the only way left is taken without asking"
    assert sound(table)


def test_7_4_1_a_debtor_with_only_one_way_out_is_not_asked() -> None:
    """Everything lies open, so it tells nobody anything."""
    table = owing(5, companies={0: {2: 1}})
    assert waiting(table) != (0,) or "RollDice" in can(table, 0)
    assert table.state.players[0].loans[2] == 1


def test_7_4_1_the_game_waits_and_others_may_still_deal() -> None:
    table = owing(8, companies={0: {2: 1, 9: 1}, 1: {3: 1}})
    assert waiting(table) == (0,)
    act(table, 1, "TakeLoan", industry=3)
    assert waiting(table) == (0,)
    assert cash(table)[1] == 25


def test_7_4_1_what_would_make_the_debt_unpayable_is_refused() -> None:
    """A25: sold, the company of industry 2 brings 1M, mortgaged 5M, and 10M are owed."""
    table = owing(10, companies={0: {2: 1, 9: 1}})
    assert choices(table, 0, "SellCompany") == ["9"]
    assert choices(table, 0, "TakeLoan") == [2, 9]


def test_7_4_1_a_loan_that_would_make_the_debt_unpayable_is_refused() -> None:
    """A25: sold, the dear company brings 6M; mortgaged, 5M and then nothing more."""
    table = owing(11, companies={0: {12: 1, 2: 1}})
    assert choices(table, 0, "TakeLoan") == [2]
    assert choices(table, 0, "SellCompany") == ["12"]


def test_7_4_1_repaying_meanwhile_is_legal_if_the_debt_stays_payable() -> None:
    """A25: freed for 6M, the dear company brings 10M."""
    table = owing(9, money=6, loans={0: {8: 1}}, companies={0: {9: 1}}, prices=prices(n8=20))
    assert choices(table, 0, "RepayLoan") == [8]
    act(table, 0, "RepayLoan", industry=8)
    act(table, 0, "SellCompany", company="8")
    assert cash(table)[0] == 1
    table = owing(11, money=6, loans={0: {8: 1}}, companies={0: {9: 1}})
    assert "RepayLoan" not in can(table, 0)


@pytest.mark.parametrize(
    ("companies", "loans", "raised"),
    [
        ({2: 1}, {}, 5),  # a loan is worth more than the sale
        ({12: 1}, {}, 6),
        ({12: 2, 2: 1}, {}, 17),
        ({}, {12: 1}, 0),  # 6M just pay the loan
        ({}, {8: 1}, 0),
    ],
)
def test_7_4_2_what_can_be_raised(companies: dict[int, int], loans: dict[int, int], raised: int) -> None:
    table = deal(companies={0: companies}, loans={0: loans})
    assert raisable(table, table.state.players[0]) == raised


def test_7_4_2_a_dear_mortgaged_company_can_still_raise_the_rest() -> None:
    table = deal(loans={0: {8: 1}}, prices=prices(n8=20))
    assert means(table, 0) == 20 + 10 - 6


def test_7_4_2_for_interest_a_sale_also_cancels_the_interest() -> None:
    table = deal(InterestDebt(0), cash=[0, 20, 20], loans={0: {12: 1}})
    player = table.state.players[0]
    player.bearing[12] = 1
    assert raisable(table, player, owing_interest=True) == 1
    assert raisable(table, player) == 0


def test_7_4_2_who_cannot_pay_in_any_way_is_bankrupt_without_a_choice() -> None:
    """A35"""
    assert alive(owing(11, companies={0: {2: 1, 9: 1}})) == [1, 2]
    assert alive(owing(10, companies={0: {2: 1, 9: 1}})) == [0, 1, 2]


def by_the_clock(table: Here) -> list[TakeLoan | SellCompany]:
    """What the defaults play until the debt is paid."""
    played: list[TakeLoan | SellCompany] = []
    while isinstance(table.now, Debt):
        default = asked(table, 0).default
        assert isinstance(default, (TakeLoan, SellCompany))
        play(table, 0, type(default).__name__, default.model_dump())
        played.append(default)
    return played


def test_7_4_3_loans_in_ascending_order_if_they_suffice() -> None:
    table = owing(9, companies={0: {12: 1, 3: 1, 2: 1}})
    assert by_the_clock(table) == [TakeLoan(industry=2), TakeLoan(industry=3)]
    assert cash(table)[0] == 1


def test_7_4_3_else_the_dear_ones_are_sold_until_loans_suffice() -> None:
    table = owing(16, companies={0: {12: 1, 11: 1, 2: 1}}, prices=prices(n11=14))
    assert by_the_clock(table) == [
        SellCompany(company="11"),
        TakeLoan(industry=2),
        TakeLoan(industry=12),
    ]


def test_7_4_3_of_equally_dear_ones_the_lower_number_is_sold() -> None:
    table = owing(11, companies={0: {12: 1, 11: 1}})
    assert by_the_clock(table)[0] == SellCompany(company="11")


def test_7_4_3_at_last_mortgaged_companies_that_leave_something() -> None:
    table = owing(9, loans={0: {8: 1}}, companies={0: {2: 1}}, prices=prices(n8=20))
    assert by_the_clock(table) == [TakeLoan(industry=2)], "then only one way is left"
    assert table.state.players[0].companies[8] == 0
    assert cash(table)[0] == 0


def test_7_4_3_for_interest_also_a_mortgaged_company_that_just_pays_its_loan() -> None:
    table = deal(cash=[0, 20, 20], loans={0: {12: 1}}, dice=[3, 3], events=["forecast"] * 3)
    act(table, 0, "RollDice")
    assert table.state.players[0].companies[12] == 0, "there is no other way, so it is sold without asking"
    assert alive(table) == [0, 1, 2]


def test_7_4_1_a_loan_on_a_dear_company_costs_only_its_interest() -> None:
    """A25: sold free it brings 10M; mortgaged first, 5M and then 4M."""
    table = owing(9, companies={0: {8: 1}}, prices=prices(n8=20))
    assert choices(table, 0, "TakeLoan") == [8]
    act(table, 0, "TakeLoan", industry=8)
    assert cash(table)[0] == 0
    table = owing(10, companies={0: {8: 1}}, prices=prices(n8=20))
    assert (table.state.players[0].companies[8], table.state.players[0].loans[8]) == (0, 0)


def test_7_4_1_a_mortgaged_sale_that_costs_too_much_is_refused() -> None:
    """A25: the sale of 2 would cost 5M in all, and only 3M can be spared."""
    table = owing(8, money=6, loans={0: {2: 1}}, companies={0: {9: 1}})
    assert choices(table, 0, "SellCompany") == ["9"]
    table = owing(8, money=7, loans={0: {2: 1}}, companies={0: {9: 1, 3: 1}})
    assert choices(table, 0, "SellCompany") == ["2-loan", "3", "9"]


def test_7_4_2_loans_with_and_without_open_interest() -> None:
    table = deal(loans={0: {12: 2}}, prices=prices(n12=20))
    player = table.state.players[0]
    player.bearing[12] = 1
    assert raisable(table, player, owing_interest=True) == 5 + 4
    assert raisable(table, player) == 4 + 4


def test_7_4_3_mortgaged_companies_do_not_count_for_loans() -> None:
    table = owing(11, companies={0: {12: 1, 9: 1}}, loans={0: {2: 1}})
    assert by_the_clock(table)[0] == SellCompany(company="12")


def test_7_4_3_a_company_that_brings_just_5_is_mortgaged_not_sold() -> None:
    table = owing(15, companies={0: {12: 1, 9: 1}}, loans={0: {8: 1}}, prices=prices(n8=20))
    assert by_the_clock(table) == [
        SellCompany(company="12"),
        TakeLoan(industry=9),
        SellCompany(company="8-loan"),
    ]
