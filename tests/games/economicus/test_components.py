"""1: the figures, what is assumed among them, and tables that do not add up."""

from __future__ import annotations

import pytest

from games.economicus.components import Components
from games.economicus.words import label
from games.kernel import Text
from games.kernel.hosting import WrongTable, override
from tests.games.economicus.hand import deal


def test_1_2_the_figures_of_the_rulebook() -> None:
    box = Components()
    assert (box.companies, box.orders, box.cash) == (12, 3, 20)
    assert (box.loan, box.interest, box.interest_doubled) == (5, 1, 2)
    assert (box.contract, box.order_goal, box.order_cost, box.subcontractor, box.segments) == (7, 6, 2, 2, 3)
    assert sum(risk.copies for risk in box.risks.values()) == sum(box.events.values()) == 24
    assert box.start_industries == (2, 3, 4, 5, 6)
    assert box.industries[7].name == "innovations"


def test_1_2_the_figures_that_are_assumed() -> None:
    """A39"""
    box = Components()
    assert [box.industries[n].profit for n in range(2, 13)] == [2, 2, 1, 1, 1, 1, 2, 3, 3, 4, 6]
    assert (box.contract_bigger, box.contract_smaller, box.contract_lowest) == (10, 5, 1)
    assert (box.crisis_max, box.subsidy, box.price_rise, box.term_shift) == (4, 5, 2, 1)


def test_1_2_the_owner_of_the_box_may_correct_a_figure() -> None:
    box = override(Components(), "subsidy = 7\n[industries.7]\nprofit = -1\n[risks.repair]\ncost = 5\n")
    assert (box.subsidy, box.industries[7].profit, box.risks["repair"].cost) == (7, -1, 5)
    assert box.industries[7].name == "innovations"
    assert box.industries[8].profit == 2


def test_1_2_a_corrected_name_is_shown_as_it_stands() -> None:
    table = deal()
    table.components = override(Components(), '[industries.8]\nname = "Реклама"\n')
    assert label(table, 8).args == {"number": 8, "name": "Реклама"}
    assert isinstance(label(table, 7).args["name"], Text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[industries.13]\nname = 'x'\nprofit = 1", "numbered 2 to 12"),
        ("first_active = 1", "first_active"),
        ("start_industries = [1, 2]", "start_industries"),
        ("[stars]\n3 = 12", "more players cannot need more stars"),
        ("[stars]\n9 = 7", "each of 2 to 8 players"),
        ("[stars]\n2 = 23", "22 stars at most"),
        ("[risks]\nluck-9 = {copies = 1}", "luck-9"),
        ("contract_smaller = 8", "contract"),
        ("interest_doubled = 0", "interest_doubled"),
        ("interest = 3", "interest_doubled"),
        ("start_companies = 13", "start_companies"),
        ("cash = -1", "cash"),
        ("coins = 100", "coins"),
    ],
)
def test_1_2_a_table_that_does_not_add_up_is_refused_by_name(text: str, reason: str) -> None:
    with pytest.raises(WrongTable, match=reason):
        override(Components(), text)


def test_1_2_decks_too_small_to_draw_from_are_refused() -> None:
    none = "".join(f"[risks.{name}]\ncopies = 0\n" for name in Components().risks)
    with pytest.raises(WrongTable, match="risks"):
        override(Components(), none)
    nothing = "[events]\n" + "".join(f"{name} = 0\n" for name in Components().events)
    with pytest.raises(WrongTable, match="events"):
        override(Components(), nothing)
