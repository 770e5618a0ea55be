"""A PostgreSQL server that goes away: what is cut off is written once, or it is said that nobody knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
import pytest

from storage import Database, settings
from storage.engine.connection import Connection
from storage.errors import NotSaved
from storage.place import Server
from tests.postgres import empty_database
from tests.storage.kit import ask, bid, new_game, saving

pytestmark = pytest.mark.only("postgresql")


@pytest.fixture
def server() -> Server:
    return empty_database()


def choose(number: int) -> Callable[[Connection], None]:
    return lambda connection: settings.choose(connection, "player", number, "language", "ru")


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
