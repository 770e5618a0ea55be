"""What is PostgreSQL's own: its addresses, its version, a server that goes away, one bot at a time."""

from __future__ import annotations

import ast
import logging
import os
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

import storage
from bot.__main__ import main, prepare
from bot.settings import Settings
from storage import Database
from storage.care.alone import alone
from storage.errors import InUse, Newer, NotLetIn, Unreachable, WrongDatabase
from storage.opening import open_place, read_place
from storage.place import Server
from storage.postgres.connection import translated
from storage.postgres.schema import migrations
from storage.schema import migrations as of_files
from tests.postgres import address, another_database, empty_database
from tests.storage.kit import ask, content, new_game

pytestmark = pytest.mark.only("postgresql")


@pytest.fixture
def server() -> Server:
    return empty_database()


@pytest.fixture
def bare() -> Server:
    """A database in which there is no table."""
    return another_database(f"dockside_bare_{os.getpid()}")


# addresses


def test_values_are_numbered_as_postgresql_wants_them() -> None:
    assert translated("SELECT ? + ? FROM game INDEXED BY live_games") == b"SELECT $1 + $2 FROM game"
    assert translated("SELECT ?2 + ?1 + ?2") == b"SELECT $2 + $1 + $2"


async def test_a_server_that_is_not_there_is_named_in_one_sentence() -> None:
    with pytest.raises(Unreachable) as refused:
        await Database.open(Server("postgresql://nobody@127.0.0.1:1/games"))
    assert str(refused.value) == (
        "PostgreSQL at 127.0.0.1:1/games cannot be reached (Connection refused). "
        "Start it, or correct the address."
    )


@pytest.fixture
def guarded(server: Server) -> Iterator[Server]:
    """The database, for somebody who needs a password that is not the one in the address."""
    if "DOCKSIDE_TEST_POSTGRES" in os.environ:
        pytest.skip("another server lets in whom it likes")
    with psycopg.connect(address(), autocommit=True) as connection:
        ((file,),) = connection.execute("SHOW hba_file").fetchall()
        connection.execute("CREATE ROLE stranger LOGIN PASSWORD 'right'")
        rules = Path(file).read_text()
        Path(file).write_text(f"local all stranger scram-sha-256\n{rules}")
        connection.execute("SELECT pg_reload_conf()")
        yield Server(server.address.replace("://postgres:@", "://stranger:wrong@"))
        Path(file).write_text(rules)
        connection.execute("SELECT pg_reload_conf()")
        connection.execute("DROP ROLE stranger")


async def test_a_wrong_password_is_named_in_one_sentence_and_not_shown(guarded: Server) -> None:
    with pytest.raises(NotLetIn) as refused:
        await Database.open(guarded)
    assert 'does not let Dockside in (password authentication failed for user "stranger").' in str(
        refused.value
    )
    assert "wrong" not in str(refused.value)


async def test_a_database_that_does_not_exist_is_named(server: Server) -> None:
    base, _, rest = server.address.rpartition("/dockside_")
    with pytest.raises(NotLetIn, match=r'database "nowhere" does not exist'):
        await Database.open(Server(f"{base}/nowhere{'?' + rest.partition('?')[2] if '?' in rest else ''}"))


def test_no_statement_means_the_user_of_the_database_where_it_means_a_person() -> None:
    """PostgreSQL takes a bare `user` for whoever is logged in, and says nothing."""
    statement = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|WHERE|FROM)\b")
    bare = re.compile(r'(?<!["\w])user(?!["\w])')
    folder = Path(storage.__file__).parent
    said = [
        node.value
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and statement.search(node.value)
    ]
    assert len(said) > 100
    assert [text for text in said if bare.search(text)] == []


def start(place: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What the bot says that refuses to start, for good: systemd does not start it again."""
    monkeypatch.setattr(logging.root, "handlers", [])  # as this program has none when it starts
    monkeypatch.setenv("DOCKSIDE_DATABASE", place.address)
    capsys.readouterr()
    assert main([]) == os.EX_CONFIG
    return capsys.readouterr().err


def test_a_bot_with_a_wrong_password_is_not_started_again(
    guarded: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(guarded, monkeypatch, capsys) == (
        f"PostgreSQL at {guarded.name} does not let Dockside in "
        '(password authentication failed for user "stranger"). '
        "Correct the user, the password or the database in the address.\n"
    )


def test_a_bot_older_than_its_database_is_not_started_again(
    bare: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(open_place(bare)) as connection:
        connection.execute("UPDATE dockside SET version = 9000")
    latest = migrations()[-1].number
    assert start(bare, monkeypatch, capsys) == (
        f"This database was made by a newer Dockside (version 9000; this one knows up to {latest}). "
        "Install the newer Dockside, or restore a backup made before the upgrade.\n"
    )


# versions


def test_the_tables_are_made_once(bare: Server) -> None:
    with closing(open_place(bare)) as connection:
        new_game(connection)
    before = content(bare)
    open_place(bare).close()
    assert content(bare) == before
    assert ask(bare, "SELECT version FROM dockside") == [(migrations()[-1].number,)]


def test_both_engines_are_at_the_same_version() -> None:
    assert migrations()[-1].number == of_files()[-1].number


def test_a_database_of_a_newer_version_is_refused_untouched(bare: Server) -> None:
    with closing(open_place(bare)) as connection:
        connection.execute("UPDATE dockside SET version = 9000")
    before = content(bare)
    with pytest.raises(Newer, match="made by a newer Dockside"):
        open_place(bare)
    assert content(bare) == before


def test_a_database_of_another_program_is_refused_untouched(bare: Server) -> None:
    with psycopg.connect(bare.address) as connection:
        connection.execute("CREATE TABLE recipes (title TEXT)")
    with pytest.raises(WrongDatabase, match="another program"):
        open_place(bare)
    with psycopg.connect(bare.address) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert tables == [("recipes",)]


def test_whoever_only_reads_makes_no_tables(bare: Server) -> None:
    with pytest.raises(WrongDatabase, match="There is no Dockside in"):
        read_place(bare)


@pytest.mark.parametrize("table", ["action", "archive", "audit"])
def test_the_log_and_the_audit_cannot_be_emptied_at_one_stroke(server: Server, table: str) -> None:
    with closing(open_place(server)) as connection, pytest.raises(psycopg.IntegrityError, match="only grows"):
        connection.execute(f"TRUNCATE {table} CASCADE")


# one bot at a time


def test_a_second_bot_is_refused_at_the_start_and_touches_nothing(server: Server) -> None:
    with alone(server), pytest.raises(InUse) as refused, alone(server):
        pass
    said = f"Another Dockside is already using {server.name}. Stop it first, or choose another database."
    assert str(refused.value) == said
    with alone(server):
        pass


def test_a_database_is_never_emptied_for_a_fresh_start(server: Server) -> None:
    asked = Settings(_env_file=None, dockside_database=server, dockside_fresh=True)
    with pytest.raises(Exception, match="DOCKSIDE_FRESH empties a file"):
        prepare(asked)
