"""Who had a seat before, and until which version of the game."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.errors import Broken
from bot.host.host import Host, build_host
from storage import Database, seats
from storage.audit import read as audit_of
from storage.care.export import export
from storage.engine.connection import Connection, Session
from storage.opening import open_place
from storage.place import Place
from storage.schema import migrations, open_file
from storage.seats import Former, Player, at_version
from tests.kit_game import GAMES
from tests.storage.kit import ask, content, new_game, old_game, sqlite
from tests.tables import ANNA, BORIS, VERA, begin

A, B, GULL, V = Player(10, "Anna"), Player(11, "Boris"), Player(None, "gull"), Player(12, "Vera")


@pytest.fixture
def connection(path: Place) -> Session:
    return open_place(path)


def test_whoever_loses_a_seat_is_remembered_until_that_version(connection: Session) -> None:
    with closing(connection):
        game = new_game(connection)
        seats.write(connection, game, [A, GULL], until=4)
        seats.write(connection, game, [A, V], until=7)
        before = seats.former(connection, game)
        assert before == (Former(1, 4, B), Former(1, 7, GULL))
        had = [at_version((A, V), before, 1, version) for version in (1, 4, 5, 7, 8, 99)]
        assert had == [B, B, GULL, GULL, V, V]
        assert at_version((A, V), before, 0, 1) == A


def test_a_table_that_stays_as_it_is_remembers_nobody(connection: Session) -> None:
    with closing(connection):
        game = new_game(connection)
        seats.write(connection, game, [A, B], until=4)
        seats.write(connection, game, [A, B, V], until=5)
        assert seats.former(connection, game) == ()


def test_where_somebody_gets_up_the_others_move_up(connection: Session) -> None:
    with closing(connection):
        game = new_game(connection)
        seats.write(connection, game, [B], until=2)
        before = seats.former(connection, game)
        assert before == (Former(0, 2, A), Former(1, 2, B))
        assert [at_version((B,), before, seat, 2) for seat in (0, 1)] == [A, B]
        assert [at_version((B,), before, seat, 3) for seat in (0, 1)] == [B, None]


def test_an_older_file_remembers_nobody_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "older.sqlite3"
    with closing(open_file(path, [step for step in migrations() if step.number <= 9])) as older:
        game = old_game(older)
    with closing(open_place(path)) as connection:
        assert seats.former(connection, game) == ()
        assert at_version(seats.read(connection, game), (), 1, 1) == B
        seats.write(connection, game, [A, GULL], until=3)
        assert seats.former(connection, game) == (Former(1, 3, B),)


def test_an_older_audit_learns_the_version_of_what_was_done(tmp_path: Path) -> None:
    path = tmp_path / "older.sqlite3"
    with closing(open_file(path, [step for step in migrations() if step.number <= 9])) as older:
        game = old_game(older)
        for seq, at, actor in ((1, 5, None), (2, 6, 77), (3, 6, None)):
            older.execute(
                "INSERT INTO action (game, seq, at, actor, kind, picked, events)"
                " VALUES (?, ?, ?, ?, '/mod', '{}', '[]')",
                (game, seq, at, actor),
            )
        for about in (game, None):
            older.execute(
                "INSERT INTO audit (guild, game, at, moderator, told) VALUES (3, ?, 6, 77, ?)",
                (about, '{"say": "host-mod"}'),
            )
    with closing(open_place(path)) as connection:
        assert [(entry.game, entry.version) for entry in audit_of(connection, 3)] == [(None, None), (game, 2)]


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, GAMES)


async def test_the_seat_and_who_had_it_are_saved_together_or_not_at_all(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    before = content(path)

    def fails(connection: Connection, number: int, seat: int) -> None:
        (rows,) = connection.execute("SELECT count(*) FROM former").fetchone()
        assert rows == 1, "it has been written, and is not saved"
        raise RuntimeError("no power")

    host.seats.partings.append(fails)
    with pytest.raises(Broken):
        await host.seats.leave(game, BORIS)
    assert content(path) == before
    host.seats.partings.clear()
    await host.seats.leave(game, BORIS)
    assert ask(path, 'SELECT seat, until, "user", name FROM former') == [(1, 3, BORIS, "Boris")]


async def test_a_click_that_comes_twice_is_remembered_once(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS, key=1)
    for _ in range(2):
        await host.seats.take(game, VERA, "Vera", key=2)
    assert ask(path, "SELECT until, name FROM former") == [(4, "Boris")]


@pytest.mark.only("sqlite")
async def test_a_move_writes_and_reads_nothing_of_it(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    await host.queries.view(game)
    asked: list[str] = []
    await host.database.write(lambda connection: sqlite(connection).set_trace_callback(asked.append))
    await host.database.read(lambda connection: sqlite(connection).set_trace_callback(asked.append))
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    assert asked
    assert [statement for statement in asked if "former" in statement] == []


async def test_the_export_of_a_running_game_names_nobody(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    exported = await host.database.read(lambda connection: json.dumps(export(connection, game, GAMES)))
    assert '"host-seat-left-by"' in exported
    assert not any(name in exported for name in ("Anna", "Boris", "Vera", "gull"))
