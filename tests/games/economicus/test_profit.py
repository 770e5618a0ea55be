"""4.4: phase 1, profit."""

from __future__ import annotations

from games.economicus.components import Components
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.profit import Profit
from games.kernel import waiting
from games.kernel.hosting import override
from tests.games.economicus.hand import act, alive, cash, deal, sound, told


def crisis(**strengths: int) -> list[int]:
    return [strengths.get(f"n{number}", 0) for number in range(13)]


def test_4_4_the_active_industry_and_both_neighbours_pay() -> None:
    table = deal(Profit(), active=9, companies={0: {8: 1, 9: 2, 10: 1}, 1: {7: 3, 11: 1}, 2: {9: 1}})
    assert cash(table) == [20 + 2 + 6 + 3, 20, 20 + 3]
    gains = table.events[0].text.args["gains"]
    assert [(gain.args["who"].seat, gain.args["amount"]) for gain in gains] == [(0, 11), (2, 3)]


def test_4_4_in_another_ring_other_industries_are_neighbours() -> None:
    ring = [12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7]
    table = deal(Profit(), active=12, ring=ring, companies={0: {12: 1, 2: 1, 7: 1, 11: 1}})
    assert cash(table)[0] == 20 + 6 + 2 + 1


def test_4_4_a_mortgaged_company_pays_and_a_waiting_one_does_not() -> None:
    table = deal(Profit(), active=9, loans={0: {9: 1}}, edge={1: [9]})
    assert cash(table) == [23, 20, 20]


def test_4_4_a_crisis_replaces_the_profit_by_a_loss() -> None:
    table = deal(Profit(), active=9, companies={0: {9: 2}}, crisis=crisis(n9=2))
    assert cash(table) == [16, 20, 20]


def test_4_4_a_neighbour_in_crisis_costs_too() -> None:
    table = deal(Profit(), active=9, companies={0: {10: 1}}, crisis=crisis(n10=3))
    assert cash(table)[0] == 17


def test_4_4_gains_and_losses_are_netted() -> None:
    """A4: with 0M the loss alone could not be paid, the net is a gain."""
    table = deal(Profit(), active=9, cash=[0, 0, 0], companies={0: {9: 1, 8: 1}}, crisis=crisis(n8=1))
    assert cash(table)[0] == 3 - 1
    assert waiting(table) == (0,)


def test_4_4_losses_are_debts_clockwise_from_the_active_player() -> None:
    """A4"""
    table = deal(
        Profit(),
        active=9,
        active_player=1,
        cash=[0, 0, 20],
        companies={0: {9: 1}, 1: {9: 1}, 2: {9: 1}},
        crisis=crisis(n9=2),
    )
    assert waiting(table) == (1,)
    act(table, 1, "TakeLoan", industry=9)
    assert waiting(table) == (0,)
    assert cash(table) == [0, 3, 18]
    act(table, 0, "TakeLoan", industry=9)
    assert cash(table) == [3, 3, 18]


def test_4_4_nets_are_counted_once_when_the_phase_begins() -> None:
    """A4: a company sold to pay the loss has still lost its own."""
    table = deal(Profit(), active=9, cash=[0, 20, 20], companies={0: {9: 2}}, crisis=crisis(n9=4))
    assert waiting(table) == (0,)
    act(table, 0, "SellCompany", company="9")
    assert cash(table)[0] == 5
    act(table, 0, "TakeLoan", industry=9)
    assert cash(table)[0] == 5 + 5 - 8


def test_4_4_gains_are_paid_before_losses() -> None:
    """A4: the last two players; one goes out and the other has already got the gain."""
    table = deal(
        Profit(), seats=2, active=9, cash=[0, 0], companies={0: {9: 8}, 1: {8: 1}}, crisis=crisis(n9=4)
    )
    assert alive(table) == [0, 1]  # 8 companies can raise 40M for 32M
    assert cash(table) == [0, 2]
    assert sound(table)


LOSING = override(Components(), "[industries.9]\nprofit = -3\n")


def test_4_4_a_corrected_profit_may_be_a_loss_and_is_a_debt() -> None:
    table = deal(Profit(), active=9, cash=[0, 20, 20], companies={0: {9: 1}}, box=LOSING)
    act(table, 0, "TakeLoan", industry=9)
    assert cash(table)[0] == 5 - 3
    assert told(table, "pays-debt")[0].text.args["reason"].key == "debt-loss"


def test_7_7_basic_a_loss_is_paid_as_far_as_cash_goes_and_the_rest_forgiven() -> None:
    """A12: nobody borrows, sells or goes bankrupt."""
    companies = {0: {9: 2}, 1: {9: 1}, 2: {9: 1, 8: 2}}
    table = deal(Profit(), CompanyAuction(0), mode="basic", active=9, cash=4, companies=companies, box=LOSING)
    assert cash(table) == [0, 1, 5]
    assert [sum(player.companies) for player in table.state.players] == [2, 1, 3]
    assert not any(any(player.loans) for player in table.state.players)
    (part,) = told(table, "pays-in-part")
    assert (part.text.args["paid"], part.text.args["owed"]) == (4, 6)
    assert [event.text.args["amount"] for event in told(table, "pays-debt")] == [3]
    assert isinstance(table.now, CompanyAuction), "nobody was asked for a debt"
    assert sound(table)
