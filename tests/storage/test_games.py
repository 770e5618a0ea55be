"""Games that are live: found without a look at all that have ended."""

from __future__ import annotations

from contextlib import closing

import pytest

from storage import actions, games
from storage.actions import Change, HostAction, Line
from storage.engine.connection import Session
from storage.opening import open_place
from storage.place import Place
from tests.storage.kit import sqlite


@pytest.fixture
def connection(path: Place) -> Session:
    return open_place(path)


def lobby(connection: Session, channel: int, at: int = 0, opener: int = 10, guild: int = 1) -> int:
    number = games.create(
        connection, key="lots", channel=channel, opener=opener, deal="{}", created=at, guild=guild
    )
    actions.append(connection, Change(number, 0, Line(HostAction.CREATE, at, 0)))
    return number


def test_live_games_are_those_of_a_guild_or_all(connection: Session) -> None:
    with closing(connection):
        here, ended, there = lobby(connection, 1), lobby(connection, 2), lobby(connection, 3, guild=2)
        games.end(connection, ended, "void", 5)
        games.begin(connection, there, "{}", 5)
        assert [record.id for record in games.live_in(connection, 1)] == [here]
        assert [record.id for record in games.live_in(connection)] == [here, there]


def test_a_lobby_is_idle_since_what_was_last_done_there(connection: Session) -> None:
    with closing(connection):
        idle, busy, begun = lobby(connection, 1), lobby(connection, 2), lobby(connection, 3)
        actions.append(connection, Change(busy, 1, Line(HostAction.JOIN, 50, 1)))
        games.begin(connection, begun, "{}", 5)
        assert games.idle_lobbies(connection, 49) == [idle]
        assert games.idle_lobbies(connection, 50) == [idle, busy]


def test_the_lobbies_of_a_person_are_those_they_have_opened(connection: Session) -> None:
    with closing(connection):
        mine, begun, _ = lobby(connection, 1), lobby(connection, 2), lobby(connection, 3, opener=11)
        games.begin(connection, begun, "{}", 5)
        assert [record.id for record in games.lobbies_opened_by(connection, 10)] == [mine]


@pytest.mark.only("sqlite")
def test_ended_games_are_never_walked_through(connection: Session) -> None:
    with closing(connection):
        asked: list[str] = []
        sqlite(connection).set_trace_callback(asked.append)
        games.live_in(connection)
        games.live_in(connection, 1)
        games.idle_lobbies(connection, 0)
        games.lobbies_opened_by(connection, 10)
        sqlite(connection).set_trace_callback(None)
        plans = [row[3] for sql in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
        assert len(asked) == 4
        assert [plan for plan in plans if plan.startswith("SCAN") and "INDEX" not in plan] == []
