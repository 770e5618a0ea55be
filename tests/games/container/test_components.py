"""Chapter 1: the printed figures."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from games.container.components import COLOURS, Components
from games.kernel.errors import WrongTable
from games.kernel.hosting import override

FIGURES = Components()


def test_1_1_the_box_holds_85_containers_20_machines_and_20_warehouses() -> None:
    assert FIGURES.containers * len(COLOURS) == 85
    assert FIGURES.machines * len(COLOURS) == 20
    assert FIGURES.warehouses == 20


def test_1_2_what_the_spaces_of_a_board_cost_and_hold() -> None:
    assert FIGURES.machine_costs == (0, 6, 9, 12)
    assert FIGURES.warehouse_costs == (0, 4, 5, 6, 7)
    assert FIGURES.factory_prices == (1, 2, 3, 4)
    assert FIGURES.harbour_prices == (2, 3, 4, 5, 6)
    assert (FIGURES.store_per_machine, FIGURES.store_per_warehouse, FIGURES.ship_capacity) == (2, 1, 5)


def test_1_3_the_starting_hand_is_20_dollars_in_13_cards() -> None:
    assert FIGURES.starting_cash == 20
    assert sum(FIGURES.starting_hand.values()) + FIGURES.bluff_cards == 13
    assert FIGURES.denominations == (1, 2, 5, 10)


def test_1_4_loans() -> None:
    assert (FIGURES.loan, FIGURES.loan_limit, FIGURES.interest, FIGURES.loan_penalty) == (10, 2, 1, 11)


def test_1_5_every_value_card_shows_each_colour_once_and_no_two_agree_anywhere() -> None:
    assert FIGURES.card_values == (10, 5, 6, 4, 2)
    assert FIGURES.full_set_value == 10
    for card in FIGURES.value_cards:
        assert sorted(card) == sorted(COLOURS)
    for place in range(5):
        assert len({card[place] for card in FIGURES.value_cards}) == 5
    assert FIGURES.value_cards[0] == ("black", "brown", "purple", "beige", "gray")
    assert FIGURES.value_cards[3] == ("purple", "beige", "gray", "black", "brown")


def test_1_6_the_brokers_start_with_1_2_and_3_dollars_and_2_1_and_0_containers() -> None:
    assert FIGURES.broker_money == (1, 2, 3)
    assert FIGURES.broker_containers == (2, 1, 0)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"machine_costs": (1, 6, 9, 12)}, "machine_costs"),
        ({"warehouse_costs": ()}, "warehouse_costs"),
        ({"machine_costs": (0, 1, 2, 3, 4, 5)}, "machine_costs"),
        ({"factory_prices": (1, 2, 4)}, "factory_prices"),
        ({"harbour_prices": (6, 5)}, "harbour_prices"),
        ({"first_price": 5}, "first_price"),
        ({"denominations": (2, 5)}, "denominations"),
        ({"starting_hand": {3: 2}}, "starting_hand"),
        ({"thin": 5}, "medium"),
        ({"broker_containers": (3, 3, 0)}, "broker_containers"),
        ({"containers": 16}, "supply.5.containers"),
        ({"machines": 3}, "supply.5.machines"),
        ({"warehouses": 19}, "supply.5.warehouses"),
        ({"supply": {3: {"warehouses": 12, "machines": 2, "containers": 10}}}, "supply"),
        ({"value_cards": (("black", "black", "purple", "beige", "gray"),) * 5}, "card 1"),
        ({"value_cards": (("black", "brown", "purple", "beige", "gray"),) * 5}, "two cards"),
        ({"value_cards": FIGURES.value_cards[:4]}, "value_cards"),
    ],
)
def test_a_table_that_does_not_add_up_is_refused_and_the_figure_named(
    wrong: dict[str, Any], named: str
) -> None:
    with pytest.raises(ValidationError, match=named):
        Components(**wrong)


def test_too_few_warehouses_for_all_players_are_refused() -> None:
    supply = {n: {"warehouses": 20 if n < 5 else 4, "machines": 2, "containers": 10} for n in (3, 4, 5)}
    with pytest.raises(ValidationError, match=r"supply\.5\.warehouses"):
        Components(supply=supply)


def test_the_owner_of_the_box_may_correct_a_figure() -> None:
    figures = override(FIGURES, "machine_costs = [0, 5, 8, 11]\n[supply.3]\nwarehouses = 11\n")
    assert figures.machine_costs == (0, 5, 8, 11)
    assert figures.supply[3].warehouses == 11
    assert figures.supply[3].machines == 2


def test_a_wrong_correction_is_refused_with_its_line() -> None:
    with pytest.raises(WrongTable) as refused:
        override(FIGURES, "loan = 10\nloan_limit = -2\n")
    assert refused.value.line == 2
