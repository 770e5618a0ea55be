from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from storage import Database
from storage.errors import NotSaved, WrongDatabase
from storage.opening import open_place
from storage.place import Place
from storage.schema import Migration, migrations, open_file, open_to_read
from tests.storage.kit import REFUSED, ask, bid, content, new_game

pytestmark = pytest.mark.only("sqlite")

LATER = Migration(9_000, "CREATE TABLE later (word TEXT) STRICT; INSERT INTO later VALUES ('here');")
WRONG = Migration(9_001, "CREATE TABLE half (word TEXT) STRICT; INSERT INTO nowhere VALUES (1);")


def test_an_empty_file_gets_every_migration(path: Path) -> None:
    open_file(path).close()
    tables = {name for (name,) in ask(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {"game", "seat", "action", "snapshot", "outbox", "setting"} <= tables
    assert ask(path, "PRAGMA user_version") == [(migrations()[-1].number,)]


def test_every_table_is_strict(path: Path) -> None:
    open_file(path).close()
    tables = ask(
        path, "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'"
    )
    assert tables
    assert all(strict for _, strict in tables)


def test_the_log_is_clustered_by_game_and_number(path: Path) -> None:
    open_file(path).close()
    (plan,) = ask(path, "EXPLAIN QUERY PLAN SELECT * FROM action WHERE game = 1 AND seq > 5")
    assert "USING PRIMARY KEY (game=? AND seq>?)" in plan[-1]


def test_it_is_written_through_to_the_disk(path: Path) -> None:
    with closing(open_file(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_no_two_migrations_have_the_same_number() -> None:
    numbers = [step.number for step in migrations()]
    assert numbers[0] == 1
    assert len(set(numbers)) == len(numbers)


def test_opening_again_changes_nothing(path: Path) -> None:
    open_file(path).close()
    before = content(path)
    open_file(path).close()
    assert content(path) == before


def test_an_older_file_is_brought_up_to_date_and_keeps_what_it_holds(path: Path) -> None:
    with closing(open_file(path)) as connection:
        new_game(connection)
    open_file(path, [*migrations(), LATER]).close()
    assert ask(path, "SELECT word FROM later") == [("here",)]
    assert ask(path, "SELECT count(*) FROM seat") == [(2,)]
    assert ask(path, "PRAGMA user_version") == [(LATER.number,)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    open_file(path).close()
    before = content(path)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        open_file(path, [*migrations(), WRONG])
    assert content(path) == before
    assert ask(path, "PRAGMA user_version") == [(migrations()[-1].number,)]


def test_a_file_of_a_newer_version_is_refused_with_a_sentence(path: Path) -> None:
    open_file(path, [*migrations(), LATER]).close()
    before = content(path)
    with pytest.raises(WrongDatabase) as refused:
        open_file(path)
    latest = migrations()[-1].number
    assert str(refused.value) == (
        f"This database was made by a newer Dockside (version 9000; this one knows up to {latest}). "
        "Install the newer Dockside, or restore a backup made before the upgrade."
    )
    assert content(path) == before


async def test_a_database_that_cannot_be_opened_leaves_nothing_running(path: Path) -> None:
    open_file(path, [*migrations(), LATER]).close()
    before = set(threading.enumerate())
    with pytest.raises(WrongDatabase, match="newer Dockside"):
        await Database.open(path)
    begun = set(threading.enumerate()) - before
    for thread in begun:
        thread.join(10)
    assert not any(thread.is_alive() for thread in begun)


def test_whoever_only_reads_does_not_bring_it_up_to_date(path: Path) -> None:
    open_file(path).close()
    with pytest.raises(WrongDatabase, match=r"run `python -m storage migrate` on it first\."):
        open_to_read(path, [*migrations(), LATER])
    assert ask(path, "PRAGMA user_version") == [(migrations()[-1].number,)]


def test_another_programs_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (title TEXT)")
    with pytest.raises(WrongDatabase, match="another program"):
        open_file(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("Dear diary, today I ordered fish. " * 100)
    with pytest.raises(NotSaved, match="not a Dockside database") as refused:
        open_file(path)
    assert refused.value.cause == "damaged"


def test_only_the_owner_may_read_it(path: Path) -> None:
    os.umask(0o022)
    with closing(open_file(path)) as connection:
        new_game(connection)
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    assert modes == {path.name + end: 0o600 for end in ("", "-wal", "-shm")}


def test_a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    open_file(path).close()
    path.chmod(0o644)
    open_file(path).close()
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.only("sqlite", "postgresql")
@pytest.mark.parametrize("status", ["lobby", "running"])
def test_the_schema_itself_allows_one_live_game_a_channel(path: Place, status: str) -> None:
    insert = (
        "INSERT INTO game (key, channel, opener, status, deal, created) VALUES ('lots', 1, 1, '{}', '', 0)"
    )
    with closing(open_place(path)) as connection:
        for ended in ("over", "void", "over"):
            connection.execute(insert.format(ended))
        connection.execute(insert.format(status))
        with pytest.raises(REFUSED, match=r"channel"):
            connection.execute(insert.format("lobby"))


@pytest.mark.only("sqlite", "postgresql")
@pytest.mark.parametrize("wish", ["DELETE FROM action", "UPDATE action SET picked = '{}'"])
def test_the_schema_itself_keeps_the_log_as_it_was_written(path: Place, wish: str) -> None:
    from storage.actions import append

    with closing(open_place(path)) as connection:
        append(connection, bid(new_game(connection), 0))
        with pytest.raises(REFUSED, match="only grows"):
            connection.execute(wish)
