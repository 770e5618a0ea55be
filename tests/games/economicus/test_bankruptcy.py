"""7.5: bankruptcy and resignation."""

from __future__ import annotations

import pytest

from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.debt import Debt
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.profit import Profit
from games.economicus.rules.victory import target
from games.economicus.state import Order
from games.kernel import waiting
from games.kernel.hosting import ranks, winners
from tests.games.economicus.hand import act, alive, can, cash, confirmation, deal, refused, sound, stars

LOSS = [0] * 9 + [4] + [0] * 3  # a crisis in industry 9


def test_7_5_1_all_that_the_player_has_leaves_the_game() -> None:
    table = deal(
        Debt(0, 99, "loss"),
        companies={0: {2: 1}},
        loans={0: {3: 1}},
        orders={0: [Order(2, 7)]},
        edge={0: [4]},
        frozen={0: 5},
    )
    player = table.state.players[0]
    assert (player.alive, player.cash, player.frozen) == (False, 0, 0)
    assert (sum(player.companies), sum(player.loans), player.waiting, player.orders) == (0, 0, [], [])
    assert sound(table)


def test_7_5_1_the_stars_of_others_are_counted_anew_and_may_break_the_record() -> None:
    table = deal(Debt(0, 99, "loss"), companies={0: {2: 1}, 1: {2: 1}}, record=1, events=["forecast"] * 3)
    assert stars(table) == [0, 2, 0]
    assert table.state.record == 2


def test_7_5_1_other_payments_of_the_step_continue() -> None:
    table = deal(
        Profit(), active=9, cash=[0, 20, 20], companies={0: {9: 1}, 1: {9: 1}, 2: {8: 1}}, crisis=LOSS[:]
    )
    assert waiting(table) == (0,)
    table = deal(
        Profit(),
        active=9,
        cash=[0, 20, 20],
        loans={0: {9: 1}},
        companies={1: {9: 1}, 2: {8: 1}},
        crisis=LOSS[:],
    )
    assert alive(table) == [1, 2]
    assert cash(table) == [0, 16, 22]


def test_7_5_1_the_turn_goes_on_without_the_active_player() -> None:
    table = deal(Debt(0, 99, "loss"), CompanyAuction(0), OrderAuction(0), active=8)
    assert waiting(table) == (1,)
    assert "Bid" in can(table, 1)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert waiting(table) == (1,)
    assert "Tender" in can(table, 1)


def test_7_5_1_the_last_one_left_wins_before_any_further_payment() -> None:
    """A35: both are insolvent, the one processed first goes out."""
    table = deal(
        Profit(),
        seats=2,
        active=9,
        cash=[0, 0],
        loans={0: {9: 1}, 1: {9: 1}},
        crisis=LOSS[:],
        active_player=1,
    )
    assert winners(table) == (0,)
    assert cash(table) == [0, 0]
    assert table.state.players[0].companies[9] == 1


def test_7_5_1_the_star_target_does_not_change() -> None:
    """A35"""
    table = deal(seats=4, out=[3])
    assert target(table) == 9


def test_7_5_1_who_is_out_is_never_asked_again_and_can_do_nothing() -> None:
    table = deal(CompanyAuction(0), active=8, out=[0])
    assert can(table, 0) == set()
    assert refused(table, 0, "Resign") == "nothing-now"


@pytest.mark.parametrize("mode", ["basic", "full"])
def test_7_5_2_leaving_is_a_bankruptcy_in_both_modes(mode: str) -> None:
    """A26, A41"""
    table = deal(mode=mode, companies={1: {2: 1}})
    assert confirmation(table, 1, "Resign") is not None
    act(table, 1, "Resign")
    assert alive(table) == [0, 2]
    assert cash(table) == [20, 0, 20]
    assert waiting(table) == (0,)


def test_7_5_2_before_the_roll_the_turn_is_skipped() -> None:
    """A41: only the end of the turn is carried out."""
    table = deal(companies={1: {2: 1}})
    act(table, 0, "Resign")
    assert table.state.active == 7
    assert waiting(table) == (1,)
    assert "RollDice" in can(table, 1)


def test_7_5_2_after_the_roll_the_turn_goes_on() -> None:
    """A41"""
    table = deal(mode="basic", dice=[3, 5])
    act(table, 0, "Resign")
    assert waiting(table) == (1,)
    assert "Bid" in can(table, 1)


def test_7_5_2_during_the_placement_the_rest_is_skipped() -> None:
    from games.economicus import ECONOMICUS
    from games.kernel.hosting import deal as new_deal
    from games.kernel.hosting import play, start

    table = start(new_deal(ECONOMICUS, 3, "x", first=0))
    play(table, 0, "PlaceCompany", {"industry": 2})
    play(table, 0, "Resign", {})
    order: list[int] = []
    for industry in (3, 4, 5, 6):
        order += waiting(table)
        play(table, waiting(table)[0], "PlaceCompany", {"industry": industry})
    assert order == [1, 2, 2, 1]
    assert waiting(table) == (1,)
    assert sound(table)


def test_7_5_2_a_debtor_may_leave_instead() -> None:
    table = deal(Debt(0, 5, "loss"), cash=[0, 20, 20], companies={0: {2: 1}})
    act(table, 0, "Resign")
    assert alive(table) == [1, 2]


def test_7_5_2_one_of_two_leaves_and_the_other_wins() -> None:
    table = deal(seats=2, companies={0: {2: 1, 3: 1}})
    act(table, 0, "Resign")
    assert winners(table) == (1,)
    assert table.scores is not None
    assert ranks(table.scores) == {0: 2, 1: 1}
