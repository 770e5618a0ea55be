"""What is due is found by an index, and a game that has ended is never due."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from storage import clocks, games
from storage.clocks import NO_CLOCK, Agreed, Wait
from storage.engine.connection import Session
from storage.opening import open_place
from storage.place import Place
from storage.schema import migrations, open_file
from tests.storage.kit import old_game, sqlite


@pytest.fixture
def connection(path: Place) -> Session:
    return open_place(path)


def game(connection: Session, channel: int) -> int:
    return games.create(connection, key="lots", channel=channel, opener=1, deal="{}", created=0)


def test_what_was_written_is_read_again(connection: Session) -> None:
    with closing(connection):
        number = game(connection, 1)
        agreed = Agreed("own", 60, 5, paused=7, ends=90)
        waits = [Wait(0, 50, 1, 2, 1, 40), Wait(2, 0, away=True)]
        clocks.write(connection, number, waits, agreed)
        assert clocks.read(connection, number) == (agreed, {0: waits[0], 2: waits[1]})


def test_what_each_answer_brought_is_found_by_the_version_that_it_led_to(
    connection: Session,
) -> None:
    with closing(connection):
        number = game(connection, 1)
        clocks.write(connection, number, [Wait(0, 9, gained=5), Wait(1, 9)], version=7)
        clocks.write(connection, number, [Wait(0, 9, gained=3)], version=8)
        assert clocks.gained(connection, number, [8, 7, 1]) == [(8, 0, 3), (7, 0, 5)]
        assert clocks.gained(connection, number, [8]) == [(8, 0, 3)]
        assert clocks.read(connection, number).seats[0].gained == 0


def test_a_game_that_is_over_needs_it_no_more_but_one_that_may_come_back_does(
    connection: Session,
) -> None:
    with closing(connection):
        over, void = game(connection, 1), game(connection, 2)
        for number in (over, void):
            clocks.write(connection, number, [Wait(0, 9, gained=5)], version=7)
        games.end(connection, over, "over", 40)
        games.end(connection, void, "void", 40)
        assert clocks.gained(connection, over, [7]) == []
        assert clocks.gained(connection, void, [7]) == [(7, 0, 5)]


def test_an_older_file_knew_it_of_the_last_answer(tmp_path: Path) -> None:
    path = tmp_path / "older.sqlite3"
    with closing(open_file(path, [step for step in migrations() if step.number <= 8])) as older:
        number = old_game(older)
        older.execute(
            "INSERT INTO action (game, seq, kind, at, seat, picked, events)"
            " SELECT ?, value, 'Bid', 0, 0, '{}', '[]' FROM json_each('[1, 2]')",
            (number,),
        )
        older.execute("INSERT INTO seat_clock (game, seat, bank, gained) VALUES (?, 0, 9, 5)", (number,))
    with closing(open_place(path)) as connection:
        assert clocks.gained(connection, number, [1]) == []
        assert clocks.gained(connection, number, [2]) == [(2, 0, 5)]
        assert clocks.read(connection, number).seats[0] == Wait(0, 9)


def test_a_game_from_before_there_were_clocks_has_none(connection: Session) -> None:
    with closing(connection):
        assert clocks.read(connection, game(connection, 1)) == (NO_CLOCK, {})


def test_what_is_due_comes_in_its_order_and_what_follows_is_known(connection: Session) -> None:
    with closing(connection):
        first, second, third = (game(connection, channel) for channel in (1, 2, 3))
        clocks.write(connection, first, [Wait(0, 9, 1, 1, 0, 50), Wait(1, 9, 1, 1, 0, 200)])
        clocks.write(connection, second, [Wait(0, 9, 1, 1, 0, 20)])
        clocks.write(connection, third, [Wait(0, 9, 1, 1, 0, 150)], Agreed(ends=60))
        assert clocks.due(connection, 60) == ([second, first], [third], 150)


def test_a_limit_by_time_waits_in_a_pause(connection: Session) -> None:
    with closing(connection):
        clocks.agree(connection, game(connection, 1), Agreed(ends=60, paused=50))
        assert clocks.due(connection, 100) == ([], [], None)


def test_a_game_that_has_ended_is_never_due(connection: Session) -> None:
    with closing(connection):
        number = game(connection, 1)
        clocks.write(connection, number, [Wait(0, 9, 1, 1, 0, 50)], Agreed(ends=60))
        games.end(connection, number, "over", 40)
        assert clocks.due(connection, 100) == ([], [], None)


@pytest.mark.only("sqlite")
def test_all_games_are_never_walked_through(connection: Session) -> None:
    with closing(connection):
        asked: list[str] = []
        sqlite(connection).set_trace_callback(asked.append)
        clocks.due(connection, 100)
        sqlite(connection).set_trace_callback(None)
        plans = [row[3] for sql in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
        assert len(asked) == 3
        walked = [plan for plan in plans if plan.startswith("SCAN") and "INDEX" not in plan]
        assert [plan for plan in walked if "clock" in plan] == []
