"""A small proof of pace: few games, the same in every run."""

from __future__ import annotations

import pytest

from tests.pace.__main__ import Figures, Table, figures, games
from tests.pace.match import Help
from tests.pace.people import DAY, Person, crowd

ECONOMICUS = Table("economicus", 3, {})
CREW = Table("sewer_pirats", 3, {"variant": "auction"})
CONTAINER = Table("container", 4, {})
NOIR = Table("cargo_noir", 3, {})
BARE, HELPED, ALL = Help(), Help(orders=True), Help(orders=True, stand_ins=True)
STALLED = Help(orders=True, stand_ins=True, stalled=True)
COUNT = 5


def measured(table: Table, helped: Help, count: int = COUNT) -> Figures:
    return figures(games(table, helped, count, "small"))


def test_orders_and_automatic_answers_halve_the_days_of_economicus() -> None:
    bare, helped = (measured(ECONOMICUS, given, 8) for given in (BARE, HELPED))  # they differ in length
    assert helped.days <= bare.days / 2
    assert helped.waits <= bare.waits / 2


def test_orders_and_automatic_answers_halve_the_days_of_the_crew_auction() -> None:
    assert measured(CREW, HELPED).opening <= measured(CREW, BARE).opening / 2


def test_orders_and_automatic_answers_take_a_fifth_off_the_days_of_container() -> None:
    assert measured(CONTAINER, HELPED).days <= 0.8 * measured(CONTAINER, BARE).days


def test_whoever_plans_is_waited_for_less_and_most_of_it_is_carried_out() -> None:
    planned = measured(NOIR, Help(orders=True, stand_ins=True, plans=0.5), 12)
    assert planned.waits <= 0.8 * measured(NOIR, ALL, 12).waits
    assert planned.made >= 0.6


@pytest.mark.parametrize("table", [ECONOMICUS, CREW, CONTAINER, NOIR])
def test_with_stand_ins_every_game_finishes(table: Table) -> None:
    assert measured(table, ALL).finished == 1


@pytest.mark.parametrize("table", [ECONOMICUS, CREW, CONTAINER, NOIR])
def test_one_who_stalls_keeps_no_game_from_its_end(table: Table) -> None:
    assert figures(games(table, STALLED, 2, "small")).finished == 1


def test_nobody_answers_asleep_and_one_who_is_gone_never_does() -> None:
    people = [person for number in range(20) for person in crowd(5, f"sleep/{number}")]
    for person in people:
        person.gone_from = 5 * DAY
        found = [person.answers_at(float(asked)) for asked in range(0, 72, 5)]
        assert all(8 <= (when + person.zone) % DAY <= 23.25 or when > 5 * DAY for when in found)
    assert Person(people[0].dice, gone_from=0.0).answers_at(1.0) > 1e9
