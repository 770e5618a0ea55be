"""What is PostgreSQL's own: its addresses, its version, a server that goes away, one bot at a time."""

from __future__ import annotations

import ast
import asyncio
import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

import storage
from bot.__main__ import prepare
from bot.settings import Settings
from storage import Database, settings
from storage.care.alone import alone
from storage.engine.connection import Connection
from storage.errors import InUse, Newer, NotLetIn, NotSaved, Unreachable, WrongDatabase
from storage.opening import open_place, read_place
from storage.place import Server
from storage.postgres.connection import translated
from storage.postgres.schema import migrations
from storage.schema import migrations as of_files
from tests.postgres import address, another_database, empty_database
from tests.storage.kit import ask, bid, content, new_game, saving

pytestmark = pytest.mark.only("postgresql")


@pytest.fixture
def server() -> Server:
    return empty_database()


@pytest.fixture
def bare() -> Server:
    """A database in which there is no table."""
    return another_database(f"dockside_bare_{os.getpid()}")


def choose(number: int) -> Callable[[Connection], None]:
    return lambda connection: settings.choose(connection, "player", number, "language", "ru")


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


# a server that goes away


async def test_a_connection_that_was_cut_is_replaced_and_nobody_notices(server: Server) -> None:
    database = await Database.open(server)
    game = await database.write(new_game)
    for number in range(3):
        await asyncio.to_thread(cut, server)
        await database.write(saving(bid(game, number, key=number)))
        assert await database.browse(lambda c: c.execute("SELECT count(*) FROM action").fetchone()) == (
            number + 1,
        )
    await database.close()


def cut(server: Server, those: str = "") -> None:
    """End every other connection to the database."""
    with psycopg.connect(server.address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() {those}".encode()
        )


async def test_what_was_cut_off_while_it_was_written_is_written_once(server: Server) -> None:
    database = await Database.open(server)
    game, times = await database.write(new_game), 0

    def cut_off(connection: Connection) -> Any:
        nonlocal times
        times += 1
        saved = saving(bid(game, 0, key=5))(connection)
        if times == 1:
            cut(server)
        return saved

    saved = await database.write(cut_off)
    assert (times, saved.again) == (2, False)
    assert ask(server, "SELECT count(*) FROM action") == [(1,)]
    await database.close()


class Cable:
    """Between us and the server. It can be cut when the server has answered, and before we have heard it."""

    def __init__(self, server: Server) -> None:
        self._server, self.cut_after = server, b""
        self.stays_cut = self.is_cut = False
        self._ends: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Server:
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._listener.sockets[0].getsockname()[1]
        parts = psycopg.conninfo.conninfo_to_dict(self._server.address)
        user = f"{parts.get('user', '')}:{parts.get('password', '')}"
        plain = "sslmode=disable&gssencmode=disable"
        return Server(f"postgresql://{user}@127.0.0.1:{port}/{parts['dbname']}?{plain}")

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()
        for end in self._ends:
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()

    async def _serve(self, ours: asyncio.StreamReader, to_us: asyncio.StreamWriter) -> None:
        if self.is_cut:
            to_us.close()
            return
        parts = psycopg.conninfo.conninfo_to_dict(self._server.address)
        host, port = str(parts["host"]), int(parts.get("port") or 5432)
        theirs, to_them = await (
            asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
            if host.startswith("/")
            else asyncio.open_connection(host, port)
        )
        self._ends += [to_us, to_them]
        answers = asyncio.create_task(_pass_on(theirs, to_us))
        with suppress(ConnectionError):
            await self._pass_on_until_cut(ours, theirs, to_them, answers)
        to_us.close()
        to_them.close()

    async def _pass_on_until_cut(
        self,
        ours: asyncio.StreamReader,
        theirs: asyncio.StreamReader,
        to_them: asyncio.StreamWriter,
        answers: asyncio.Task[None],
    ) -> None:
        while said := await ours.read(65536):
            if not self.cut_after or self.cut_after not in said:
                to_them.write(said)
                continue
            self.cut_after = b""
            answers.cancel()
            await asyncio.gather(answers, return_exceptions=True)
            to_them.write(said)
            await theirs.read(65536)
            if self.stays_cut:
                self.is_cut = True
                for end in self._ends:
                    end.close()
            return


async def _pass_on(theirs: asyncio.StreamReader, to_us: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while said := await theirs.read(65536):
            to_us.write(said)
    to_us.close()


async def test_what_was_saved_and_never_answered_is_known_to_be_saved(server: Server) -> None:
    cable, times = Cable(server), 0
    async with cable as through:
        database = await Database.open(through)
        game = await database.write(new_game)

        def save(connection: Connection) -> Any:
            nonlocal times
            times += 1
            return saving(bid(game, 0))(connection)

        cable.cut_after = b"COMMIT"
        saved = await database.write(save)
        assert cable.cut_after == b"", "it was cut"
        assert (times, saved.row.seq) == (1, 1)
        await database.close()
    assert ask(server, "SELECT count(*) FROM action") == [(1,)]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a server that is away."""
    monkeypatch.setattr("storage.postgres.worker._WAIT", 0.2)  # seconds
    monkeypatch.setattr("storage.engine.database._AGAIN", 0.05)


@pytest.mark.usefixtures("impatient")
async def test_where_nobody_can_be_asked_whether_it_was_saved_that_is_said(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    cable, woken = Cable(server), asyncio.Event()
    async with cable as through:
        database = await Database.open(through)
        game = await database.write(new_game)
        database.on_messages, cable.cut_after, cable.stays_cut = woken.set, b"COMMIT", True
        with pytest.raises(NotSaved) as refused:
            await database.write(saving(bid(game, 0, key=5)))
        assert refused.value.cause == "unknown"
        assert ask(server, "SELECT count(*) FROM action") == [(1,)]
        assert not woken.is_set()
        cable.is_cut = cable.stays_cut = False
        await asyncio.wait_for(woken.wait(), 20)
        assert [one.getMessage() for one in caplog.records if one.name == "storage.postgres.worker"] == [
            "what was being saved when the server went away was saved"
        ]
        assert (await database.write(saving(bid(game, 0, key=5)))).again
        await database.close()


async def test_changes_that_come_together_share_one_transaction(server: Server) -> None:
    database = await Database.open(server)
    await database.write(choose(0))
    ((before,),) = ask(server, "SELECT number FROM last_commit ORDER BY at DESC, number DESC LIMIT 1")
    await asyncio.gather(*(database.write(choose(number)) for number in range(50)))
    ((after,),) = ask(server, "SELECT number FROM last_commit ORDER BY at DESC, number DESC LIMIT 1")
    assert after - before == 1
    await database.close()


@pytest.mark.usefixtures("impatient")
async def test_while_the_server_cannot_be_reached_nothing_is_saved_and_that_is_said(server: Server) -> None:
    cable = Cable(server)
    async with cable as through:
        database = await Database.open(through)
    with pytest.raises(NotSaved) as refused:
        await database.write(choose(1))
    assert refused.value.cause == "unreachable"
    await database.close()
