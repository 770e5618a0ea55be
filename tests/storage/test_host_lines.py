"""The host's own lines: found without reading a log, and no person causes many of them within an hour."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from storage import actions, games, host_lines, open_tables, seats
from storage.actions import Change, HostAction, Line
from storage.engine.connection import Connection
from storage.errors import TooMuch
from storage.opening import open_place
from storage.place import Place
from storage.seats import Player
from tests.storage.kit import sqlite

ANNA, BORIS = 10, 11
NOW, HOUR, MOST = 1_800_000_000, 3600, 60


@pytest.fixture
def connection(path: Place) -> Iterator[Connection]:
    with closing(open_place(path)) as connection:
        yield connection


@pytest.fixture
def game(connection: Connection) -> int:
    number = games.create(connection, key="lots", channel=1, opener=ANNA, deal="{}", created=NOW, guild=1)
    seats.write(connection, number, [Player(ANNA, "Anna"), Player(BORIS, "Boris")], until=0)
    return number


def add(
    connection: Connection, game: int, kind: HostAction | str, at: int = NOW, actor: int | None = ANNA
) -> Line:
    (version,) = connection.execute("SELECT version FROM snapshot WHERE game = ?", (game,)).fetchone()
    line = Line(kind, at, None, actor)
    actions.append(connection, Change(game, version, line))
    return line


def add_many(connection: Connection, game: int, count: int, actor: int = ANNA) -> None:
    for number in range(count):
        add(connection, game, (HostAction.OFFER, HostAction.KEEP)[number % 2], NOW, actor)


def test_one_more_than_sixty_within_an_hour_is_too_much(connection: Connection, game: int) -> None:
    add_many(connection, game, MOST)
    host_lines.must_not_be_too_much(connection, game, add(connection, game, HostAction.OFFER, NOW + HOUR))
    with pytest.raises(TooMuch) as raised:
        host_lines.must_not_be_too_much(connection, game, add(connection, game, HostAction.OFFER, NOW + 600))
    assert raised.value.seconds == HOUR - 600


def test_it_is_counted_for_each_person(connection: Connection, game: int) -> None:
    add_many(connection, game, MOST + 5)
    line = add(connection, game, HostAction.OFFER, actor=BORIS)
    host_lines.must_not_be_too_much(connection, game, line)


@pytest.mark.parametrize("kind", [HostAction.LEAVE, HostAction.CANCEL, HostAction.MOD, "Bid"])
def test_whoever_has_done_too_much_may_still_get_up_close_the_table_and_play(
    connection: Connection, game: int, kind: str
) -> None:
    add_many(connection, game, MOST + 5)
    host_lines.must_not_be_too_much(connection, game, add(connection, game, kind))


def test_a_seat_is_on_offer_by_the_last_that_its_player_said(connection: Connection, game: int) -> None:
    add_many(connection, game, 7)
    add_many(connection, game, 8, BORIS)
    assert open_tables.offered(connection, game) == {0}


def test_whoever_has_a_seat_since_has_not_offered_it(connection: Connection, game: int) -> None:
    add(connection, game, HostAction.OFFER)
    seats.write(connection, game, [Player(None, "gull"), Player(BORIS, "Boris")], until=1)
    add(connection, game, HostAction.SEAT, actor=BORIS)
    seats.write(connection, game, [Player(ANNA, "Anna"), Player(BORIS, "Boris")], until=2)
    assert open_tables.offered(connection, game) == frozenset()


@pytest.mark.only("sqlite")
def test_indexes_find_all_that_is_asked_of_these_lines(connection: Connection, game: int) -> None:
    add(connection, game, HostAction.START)
    asked: list[str] = []
    sqlite(connection).set_trace_callback(asked.append)
    open_tables.offered(connection, game)
    host_lines.of_kinds(connection, game, [HostAction.START, HostAction.ASK], 0)
    host_lines.newest_of(connection, game, HostAction.CLAIM, ANNA, 3)
    host_lines.heard_of(connection, game, ANNA)
    sqlite(connection).set_trace_callback(None)
    for sql in asked:
        plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}"))
        assert "INDEX" in plan
        assert "PRIMARY KEY (game=? AND seq" not in plan
        assert "SCAN" not in plan
