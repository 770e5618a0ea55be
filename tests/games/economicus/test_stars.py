"""1 and 2: the board, the pieces and the stars."""

from __future__ import annotations

import pytest

from games.economicus import ECONOMICUS
from games.economicus.rules.industries import affected, hits, neighbours
from games.economicus.rules.stars import free_companies, free_orders
from games.economicus.state import Order
from games.economicus.view import view
from games.economicus.words import tenths
from games.kernel import Who
from tests.games.economicus.hand import act, deal, stars, told


def test_1_1_the_ring_is_closed() -> None:
    table = deal(active=12)
    assert neighbours(table.state.ring, 2) == (12, 3)
    assert affected(table.state) == (12, 11, 2)


def test_1_2_an_empty_price_field_counts_as_the_number() -> None:
    table = deal(companies={0: {9: 1}})
    assert [table.state.prices[n] for n in range(2, 13)] == list(range(2, 13))
    act(table, 0, "SellCompany", company="9")
    assert table.state.players[0].cash == 20 + 5


@pytest.mark.parametrize(
    ("number", "rolls"),
    [(2, 4), (3, 6), (4, 9), (5, 12), (6, 15), (7, 16), (8, 15), (9, 12), (10, 9), (11, 6), (12, 4)],
)
def test_1_2_rolls_of_36_that_make_an_industry_pay(number: int, rolls: int) -> None:
    assert hits(tuple(range(2, 13)), number) == rolls


def test_2_1_a_waiting_company_and_a_lost_order_occupy_their_tokens() -> None:
    table = deal(companies={0: {2: 3}}, orders={0: [Order(5, 7)]})
    table.state.players[0].waiting, table.state.players[0].lost = [4], 1
    assert (free_companies(table, 0), free_orders(table, 0)) == (8, 1)
    assert (free_companies(table, 1), free_orders(table, 1)) == (12, 3)


def test_2_2_a_lone_company_gives_presence_and_leadership() -> None:
    assert stars(deal(companies={0: {2: 1, 3: 1}})) == [4, 0, 0]


def test_2_2_strictly_more_companies_lead() -> None:
    assert stars(deal(companies={0: {5: 2}, 1: {5: 1}, 2: {5: 1}})) == [2, 1, 1]


def test_2_2_a_tie_for_the_most_leads_nobody() -> None:
    """A2"""
    assert stars(deal(companies={0: {5: 2}, 1: {5: 2}, 2: {5: 1}})) == [1, 1, 1]


def test_2_3_mortgaged_companies_count_and_waiting_ones_do_not() -> None:
    table = deal(loans={0: {5: 1}})
    table.state.players[1].waiting = [6]
    assert stars(table) == [2, 0, 0]


def test_2_3_stars_fall_with_a_sale_and_rise_for_the_rival() -> None:
    table = deal(companies={0: {5: 2}, 1: {5: 1}, 2: {9: 1}})
    assert stars(table) == [2, 1, 2]
    act(table, 0, "SellCompany", company="5")
    assert stars(table) == [1, 1, 2]
    act(table, 0, "SellCompany", company="5")
    assert stars(table) == [0, 2, 2]


def test_2_4_everybody_sees_the_same() -> None:
    """A1"""
    table = deal(cash=[1, 2, 3], companies={0: {5: 2}, 1: {6: 1}})
    seen = view(table, None)
    assert [firm.cash for firm in seen.mats] == [1, 2, 3]
    for viewer in range(3):
        other = view(table, viewer)
        assert (other.mats, other.ring, other.crises_left) == (seen.mats, seen.ring, 8)


def test_2_4_only_the_order_of_the_decks_is_unknown() -> None:
    from random import Random

    table, other = deal(), deal()
    ECONOMICUS.imagine(other, 0, Random(5))
    assert table.state.events != other.state.events
    assert view(table, 0) == view(other, 0)


def test_2_3_the_table_is_told_whose_stars_moved() -> None:
    table = deal(companies={0: {5: 2}, 1: {5: 1}, 2: {9: 1}})
    act(table, 0, "SellCompany", company="5")
    changes = told(table, "stars-move")[0].text.args["changes"]
    assert [(text.key, text.args["stars"]) for text in changes] == [("stars-down", 1)]
    act(table, 0, "SellCompany", company="5")
    changes = told(table, "stars-move")[0].text.args["changes"]
    assert changes[0].args == {"who": Who(0), "stars": 0, "fewer": 1}
    assert changes[1].args == {"who": Who(1), "stars": 2, "more": 1}


def test_1_2_averages_are_written_with_one_digit() -> None:
    assert [tenths(n).args for n in (0, 17, -3)] == [
        {"sign": "", "whole": 0, "part": 0},
        {"sign": "", "whole": 1, "part": 7},
        {"sign": "−", "whole": 0, "part": 3},
    ]
