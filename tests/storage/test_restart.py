"""A real server that is started again, is full, or ends: what is said, and who has the database then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, closing
from threading import Event, Thread
from typing import Any

import psycopg
import pytest

from bot.__main__ import main
from bot.ops import guarding
from bot.ops.guarding import Guarding
from storage.care.alone import alone
from storage.errors import CountedOtherwise, InUse, NoRoom, OtherProgram, Served, StorageError, Unreachable
from storage.postgres.alone import ServerGuard, alone_on
from storage.postgres.line import Line, Listener
from storage.postgres.schema import connect, open_server, open_server_to_read
from storage.postgres.worker import PostgresWorker
from storage.shards import Shards
from tests.postgres import Restartable

FIRST, SECOND, OTHERWISE = Shards((0,), 2), Shards((1,), 2), Shards((2,), 3)


@pytest.fixture(scope="module")
def running() -> Iterator[Restartable]:
    with Restartable() as server:
        open_server(server.place).close()
        yield server


@pytest.fixture
def server(running: Restartable, monkeypatch: pytest.MonkeyPatch) -> Restartable:
    monkeypatch.setattr("storage.postgres.alone._PATIENCE", 0.1)
    monkeypatch.setattr("storage.postgres.alone._ANEW", 0.3)
    return running


# what is said


def start_the_bot(
    server: Restartable, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    monkeypatch.setattr(logging.root, "handlers", [])  # as this program has none when it starts
    monkeypatch.setenv("DOCKSIDE_DATABASE", server.place.address)
    capsys.readouterr()
    return main([]), capsys.readouterr().err


def test_a_bot_that_starts_while_the_server_is_not_ready_tries_again_later(
    server: Restartable, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Systemd starts nothing again that ends with 78."""
    with psycopg.connect(server.place.address):
        server.control("stop", "-m", "smart", "-W")  # it ends when its last connection does
        code, said = start_the_bot(server, monkeypatch, capsys)
    server.control("restart")
    assert said == (
        f"PostgreSQL at {server.place.name} cannot be reached (the database system is shutting down). "
        "Start it, or correct the address.\n"
    )
    assert code == 1


def test_whatever_a_server_says_while_it_starts_another_try_helps(server: Restartable) -> None:
    said, ready = set[type[StorageError]](), Event()

    def ask() -> None:
        while not ready.is_set():
            try:
                connect(server.place).close()
            except StorageError as error:
                said.add(type(error))

    asking = Thread(target=ask)
    asking.start()
    server.control("restart")
    ready.set()
    asking.join()
    assert said == {Unreachable}


def test_a_server_without_room_is_named_in_one_sentence(server: Restartable) -> None:
    with ExitStack() as stack:

        def fill() -> None:
            for _ in range(200):
                stack.enter_context(closing(connect(server.place)))

        with pytest.raises(NoRoom) as refused:
            fill()
    assert "has no connection left for Dockside (sorry, too many clients already)" in str(refused.value)


# how long the server waits for whoever is gone without a word

WATCHED = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "12000",
}


def shown(raw: Any) -> dict[str, str]:
    return {name: raw.execute(f"SHOW {name}".encode()).fetchone()[0] for name in WATCHED}


class Deaf:
    def on_mail(self, shards: object) -> None: ...
    def on_notes(self, process: object, owners: object) -> None: ...
    def on_wanted(self, games: object) -> None: ...
    def on_silence(self) -> None: ...


async def test_the_server_looks_after_every_connection_whether_somebody_is_there(server: Restartable) -> None:
    with server.over_tcp() as place, alone_on(place) as guard:
        worker, line = await PostgresWorker.open(place), Line(place)
        listener = Listener(place, Deaf())
        await listener.open()
        another = await worker.another()
        with closing(open_server(place)) as one, closing(open_server_to_read(place)) as other:
            found = [
                await worker.run(lambda connection: shown(connection.raw)),  # type: ignore[attr-defined]
                await another.run(lambda connection: shown(connection.raw)),  # type: ignore[attr-defined]
                *map(shown, (line._connected(), listener._raw, guard._raw, one.raw, other.raw)),
            ]
            for raw in (line._connected(), listener._raw, guard._raw, one.raw, other.raw):
                (rest,) = raw.execute(b"SHOW idle_in_transaction_session_timeout").fetchone()  # type: ignore
                assert rest != "0"
        assert found == [WATCHED] * 7
        line.close()
        listener.close()
        await another.close()
        await worker.close()


# who has it afterwards


@pytest.mark.parametrize(
    ("here", "comes", "refused"),
    [
        (None, None, InUse),
        (None, FIRST, InUse),
        (FIRST, None, InUse),
        (FIRST, FIRST, Served),
        (FIRST, OTHERWISE, CountedOtherwise),
    ],
)
def test_a_restart_of_the_server_opens_the_door_to_nobody_else(
    server: Restartable, here: Shards | None, comes: Shards | None, refused: type[StorageError]
) -> None:
    with alone(server.place, here) as guard:
        server.control("restart")
        guard.hold_on()
        with pytest.raises(refused), alone(server.place, comes):
            pass
    with alone(server.place, comes):
        pass


async def test_whoever_has_lost_the_database_to_another_stops_and_says_so(
    server: Restartable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarding, "_BEAT", 0.05)
    told = asyncio.Event()
    with alone(server.place) as guard:
        await asyncio.to_thread(server.control, "restart")
        with alone(server.place), pytest.raises(InUse, match="Another Dockside is already using"):
            async with Guarding(guard, told):
                await asyncio.wait_for(told.wait(), 10)


async def test_as_long_as_the_server_is_away_nobody_stops(
    server: Restartable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarding, "_BEAT", 0.01)
    told = asyncio.Event()
    with alone(server.place, FIRST) as guard:
        async with Guarding(guard, told):
            await asyncio.to_thread(server.control, "stop")
            await asyncio.sleep(0.2)
            await asyncio.to_thread(server.control, "start")
            await asyncio.sleep(0.2)
        assert not told.is_set()
        with pytest.raises(Served), alone(server.place, FIRST):
            pass


def test_processes_that_know_other_rules_or_tables_do_not_run_together(server: Restartable) -> None:
    with alone_on(server.place, FIRST, program=1):
        with pytest.raises(OtherProgram, match="Stop all of them before the first of the new ones starts"):
            ServerGuard(server.place, SECOND, program=2).begin()
        with alone_on(server.place, SECOND, program=1):
            pass
