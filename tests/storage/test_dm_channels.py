"""DM channels that have been opened are kept, one for each person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from storage import dm_channels
from storage.engine.connection import Connection
from storage.opening import open_place
from storage.place import Place

ANNA, BORIS = 10, 11


@pytest.fixture
def connection(path: Place) -> Iterator[Connection]:
    with closing(open_place(path)) as connection:
        yield connection


def test_the_last_one_that_was_opened_is_known(connection: Connection) -> None:
    assert dm_channels.find(connection, ANNA) is None
    for channel in (100, 101):
        dm_channels.remember(connection, ANNA, channel)
        assert dm_channels.find(connection, ANNA) == channel
    assert dm_channels.find(connection, BORIS) is None


def test_those_whose_channel_is_not_known_are_told_from_the_others(connection: Connection) -> None:
    dm_channels.remember(connection, ANNA, 100)
    assert dm_channels.unopened(connection, {ANNA, BORIS}) == {BORIS}
    assert dm_channels.unopened(connection, set()) == set()


def test_whoever_opens_one_waits_for_all_others(connection: Connection) -> None:
    """Several processes share the database, and Discord counts them together."""
    waits = [dm_channels.take_turn(connection, 1000.0, 0.75) for _ in range(3)]
    assert waits == [0, 0.75, 1.5]
    assert dm_channels.take_turn(connection, 1010.0, 0.75) == 0


def test_a_clock_that_goes_wrong_stops_nobody(connection: Connection) -> None:
    dm_channels.take_turn(connection, 5000.0, 0.75)
    assert dm_channels.take_turn(connection, 1000.0, 0.75) == 10


def test_one_that_is_gone_is_forgotten(connection: Connection) -> None:
    for user in (ANNA, BORIS):
        dm_channels.remember(connection, user, user * 10)
    dm_channels.forget(connection, ANNA)
    assert (dm_channels.find(connection, ANNA), dm_channels.find(connection, BORIS)) == (None, 110)
