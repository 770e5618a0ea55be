"""What experts hope for in the middle of a game: stars, and money for the stars that it will buy."""

from __future__ import annotations

from games.economicus.policy import outlook
from games.economicus.rules.market import Market
from games.economicus.state import Order
from tests.games.economicus.hand import deal


def test_a_star_counts_and_so_does_money() -> None:
    table = deal(Market((0,)), cash=[20, 30, 20], companies={0: {8: 1}, 1: {9: 1}, 2: {2: 1, 12: 1}})
    rich, starry = outlook(table, 1) - outlook(table, 0), outlook(table, 2) - outlook(table, 0)
    assert 0 < rich < starry


def test_an_order_on_the_board_counts_for_what_it_is_likely_to_bring() -> None:
    companies = {0: {7: 1}, 1: {7: 1}, 2: {7: 1}}
    table = deal(Market((0,)), companies=companies, orders={0: [Order(7, 7)]})
    assert outlook(table, 0) > outlook(table, 1)


def test_who_is_out_hopes_for_nothing() -> None:
    table = deal(Market((0,)), companies={0: {8: 1}, 1: {9: 1}}, out=[2])
    assert outlook(table, 2) == 0.0
