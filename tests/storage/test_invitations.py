"""How many invitations one person gets, whoever sends them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from storage import invitations, people
from storage.engine.connection import Connection
from storage.opening import open_place
from storage.place import Place

ANNA, BORIS = 10, 11
NOW, HOUR, DAY = 1_800_000_000, 3600, 86400


@pytest.fixture
def connection(path: Place) -> Iterator[Connection]:
    with closing(open_place(path)) as connection:
        yield connection


def sent(connection: Connection, *times: tuple[int, int]) -> list[bool]:
    """Whether Anna gets an invitation from this person so many seconds later."""
    return [invitations.allow(connection, ANNA, by, NOW + later) for by, later in times]


def test_one_an_hour_from_one_person(connection: Connection) -> None:
    assert sent(connection, (BORIS, 0), (BORIS, HOUR - 1), (BORIS, HOUR)) == [True, False, True]


def test_five_a_day_in_all(connection: Connection) -> None:
    assert sent(connection, *((20 + number, number) for number in range(6))) == [True] * 5 + [False]
    assert sent(connection, (30, DAY - 1), (30, DAY)) == [False, True]


def test_others_are_invited_all_the_same(connection: Connection) -> None:
    sent(connection, *((20 + number, number) for number in range(5)))
    assert invitations.allow(connection, BORIS, 20, NOW)


def test_whoever_is_forgotten_has_sent_them_all_the_same(connection: Connection) -> None:
    for number in range(7):
        sent(connection, (BORIS, number))
        people.forget(connection, BORIS)
    assert connection.execute("SELECT by_user FROM invitation").fetchall() == [(0,)] * 5


def test_both_are_told_of_them_and_neither_who_the_other_was(connection: Connection) -> None:
    sent(connection, (BORIS, 0))
    own, others = people.about(connection, ANNA), people.about(connection, BORIS)
    assert (own["invited"], own["has invited"]) == ([NOW], [])
    assert (others["invited"], others["has invited"]) == ([], [NOW])


@pytest.mark.parametrize("later", [-3 * DAY, 3 * DAY])
def test_a_clock_that_was_set_anew_holds_nobody_up(connection: Connection, later: int) -> None:
    sent(connection, *((20 + number, number) for number in range(5)))
    assert sent(connection, (BORIS, later)) == [True]
