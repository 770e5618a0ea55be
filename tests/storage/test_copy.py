"""A whole bot moves from one engine to the other, and back."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.host import build_host
from games import GAMES
from games.kernel import say
from games.kernel.hosting import deal
from storage import (
    Database,
    archive,
    audit,
    clocks,
    dm_channels,
    games,
    invitations,
    keen,
    leagues,
    listings,
    orders,
    outbox,
    seats,
    settings,
    snapshots,
    wishes,
)
from storage.__main__ import main
from storage.care.alone import alone
from storage.care.copy import BY_GAME, WHOLE, copy
from storage.clocks import Agreed, Wait
from storage.engine.connection import Connection
from storage.errors import InUse, StorageError
from storage.opening import open_place
from storage.outbox import Message
from storage.place import Place
from storage.schema import open_file
from storage.seats import Player
from storage.shards import Shards
from tests.postgres import empty_database
from tests.storage.kit import ask, content, lines, spelled
from tests.storage.rated import CLUB, finished, person
from tests.tables import ANNA, begin, play_on

pytestmark = pytest.mark.only("sqlite")


@pytest.fixture
async def lived_in(path: Path) -> Path:
    """A file that has something in each of its tables."""
    database = await Database.open(path)
    host = build_host(database, GAMES)
    running, void = [await begin(host, "container", channel=number, players=3) for number in (1, 2)]
    await play_on(host, running, Random(1), most=60)
    await play_on(host, void, Random(2), most=10)
    await database.write(lambda connection: live_in(connection, running, void))
    await database.close()
    return path


def live_in(connection: Connection, running: int, void: int) -> None:
    """What happens to a table and around it in a few weeks."""
    games.end(connection, void, "void", 9)
    archive.pack(connection, void)
    clocks.write(connection, running, [Wait(0, 9, gained=5)], Agreed("own", 60, 5), version=7)
    clocks.leave(connection, running, "mark", Wait(0, 9, away=True))
    seats.write(connection, running, seats.read(connection, running)[::-1], until=9)
    orders.add(connection, running, 0, ANNA, "Pass", {}, 9)
    for key in (5, "5"):
        orders.clicked(connection, running, key)
    seats.leave_mark(connection, running, 0, "mark")
    snapshots.rebase(connection, void)
    finished(connection, [person(ANNA), CLUB], [2, 1], dealt=deal(GAMES["cargo_noir"], 2, "seed"))
    audit.note(connection, 3, 5, ANNA, say("host-mod"))
    outbox.enqueue(connection, [Message("log", {"say": "да"}, channel=9)] * 3, now=0)
    outbox.delivered(connection, outbox.pending(connection)[-1].id)  # its number is never given again
    settings.choose(connection, "player", ANNA, "language", "ru")
    invitations.allow(connection, ANNA, 11, 5)
    dm_channels.remember(connection, ANNA, 4711)
    wishes.choose(connection, ANNA, 3, ["container"])
    wishes.claim(connection, running, ANNA, 7, 5)
    keen.add(connection, void, Player(ANNA, "Anna"), 5)
    listings.begin(connection, 3, 9, 5)
    play_a_league(connection, running)


def play_a_league(connection: Connection, game: int) -> None:
    agreed: dict[str, Any] = {
        "guild": 3,
        "channel": 9,
        "key": "container",
        "options": "{}",
        "seats": 3,
        "rounds": 2,
        "days": 7,
    }
    number, _ = leagues.create(connection, **agreed, created=5, starts=None, click=6, most=5)
    leagues.enter(connection, number, ANNA, "Anna", 5)
    leagues.begin_round(connection, number, 1, 5, 9, [[1]])
    leagues.note_game(connection, number, 1, 1, game)


def rows(place: Place) -> dict[str, list[Any]]:
    return {table: sorted(ask(place, f"SELECT * FROM {table}"), key=repr) for table in (*BY_GAME, *WHOLE)}


def next_number(place: Place) -> Any:
    with closing(open_place(place)) as connection:
        outbox.enqueue(connection, [Message("log", 1, channel=9)], now=0)
        return connection.execute("SELECT max(id) FROM outbox").fetchone()


async def test_there_and_back_again_it_is_the_same(
    lived_in: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, back = empty_database(), tmp_path / "back.sqlite3"
    assert main(["copy", str(lived_in), spelled(server)]) == 0
    assert capsys.readouterr().out.endswith("; 0 differ.\n")
    assert main(["copy", spelled(server), str(back)]) == 0
    assert all(rows(lived_in).values()), "each table has something that can be lost"
    assert rows(server) == rows(lived_in) == rows(back)
    assert next_number(server) == next_number(lived_in) == next_number(back)


async def test_a_game_goes_on_where_it_was_copied_to(lived_in: Path) -> None:
    server = empty_database()
    copy(lived_in, server)
    database = await Database.open(server)
    await play_on(build_host(database, GAMES), 1, Random(3), most=5)
    await database.close()
    assert main(["check", spelled(server)]) == 0


def test_every_table_of_both_engines_is_copied(path: Path) -> None:
    open_file(path).close()
    files = ask(path, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    server = ask(empty_database(), "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    copied = {*BY_GAME, *WHOLE}
    assert {name for (name,) in files} == copied
    assert {name for (name,) in server} == copied | {"dockside", "last_commit"}


def test_nothing_is_copied_over_what_is_there(lived_in: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.sqlite3"
    with closing(open_file(there)) as connection:
        settings.choose(connection, "player", ANNA, "language", "en")
    before = content(there)
    with pytest.raises(StorageError, match="Something is stored there already"):
        copy(lived_in, there)
    assert content(there) == before


def test_a_bot_that_runs_is_not_copied(lived_in: Path) -> None:
    server = empty_database()
    before = lines(server)
    with alone(lived_in), pytest.raises(InUse):
        copy(lived_in, server)
    assert lines(server) == before


def test_a_bot_that_runs_on_postgresql_is_not_copied_and_nothing_is_copied_into_it(
    lived_in: Path, tmp_path: Path
) -> None:
    server, target = empty_database(), tmp_path / "target.sqlite3"
    with alone(server, Shards((0,), 2)):
        for ends in ((server, target), (lived_in, server)):
            with pytest.raises(InUse):
                copy(*ends)
    assert not target.exists()


def test_the_database_of_a_bot_that_runs_is_not_migrated(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_file(path).close()
    for place in (path, empty_database()):
        with alone(place):
            assert main(["migrate", spelled(place)]) == 2
        assert capsys.readouterr().err.startswith("Another Dockside is already using")
        assert main(["migrate", spelled(place)]) == 0


@pytest.mark.parametrize("command", [["backup", "copy"], ["restore", "copy"]])
def test_where_pg_dump_is_what_helps_that_is_said(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command[0], "postgresql://nobody@nowhere/games", command[1]]) == 2
    said = "Back a PostgreSQL database up with pg_dump, and restore it with pg_restore.\n"
    assert capsys.readouterr().err == said
