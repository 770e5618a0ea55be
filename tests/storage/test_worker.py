"""The thread of the connection, and what we use of aiosqlite."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from inspect import signature
from pathlib import Path

import aiosqlite
import pytest

from storage.engine.connection import Session
from storage.engine.worker import SqliteWorker
from storage.errors import WrongDatabase

pytestmark = pytest.mark.only("sqlite")


@pytest.fixture
async def worker(path: Path) -> AsyncIterator[SqliteWorker]:
    opened = await SqliteWorker.open(path)
    yield opened
    await opened.close()


def here(connection: Session) -> threading.Thread:
    connection.execute("SELECT 1")
    return threading.current_thread()


def interrupted(connection: Session) -> None:
    raise LookupError("a function of ours")


async def test_aiosqlite_runs_a_function_with_its_arguments_on_the_thread_that_connected() -> None:
    """All that we use of it: Connection(connector, iter_chunk_size), awaiting it, _execute() and close()."""
    connected: list[threading.Thread] = []

    def connect() -> sqlite3.Connection:
        connected.append(threading.current_thread())
        return sqlite3.connect(":memory:")

    assert list(signature(aiosqlite.Connection).parameters)[:2] == ["connector", "iter_chunk_size"]
    connection = await aiosqlite.Connection(connect, 64)
    ran = await connection._execute(  # type: ignore[no-untyped-call]
        lambda word: (word, threading.current_thread()), "handed over"
    )
    await connection.close()
    assert ran == ("handed over", connected[0])
    assert connected[0] is not threading.current_thread()
    assert len(connected) == 1


async def test_functions_run_on_the_thread_of_the_connection(worker: SqliteWorker) -> None:
    one, two = await worker.run(here), await worker.run(here)
    assert one is two
    assert one is not threading.current_thread()


async def test_functions_run_one_after_another_in_the_order_in_which_they_came(worker: SqliteWorker) -> None:
    order: list[int] = []

    def note(number: int) -> None:
        order.append(number)
        order.append(number)

    await asyncio.gather(*(worker.run(lambda _, number=number: note(number)) for number in range(9)))  # type: ignore[misc]
    assert order == [number for number in range(9) for _ in range(2)]


async def test_what_a_function_raises_is_raised_where_it_was_asked_for(worker: SqliteWorker) -> None:
    with pytest.raises(LookupError, match="a function of ours"):
        await worker.run(interrupted)
    assert await worker.run(lambda connection: connection.execute("SELECT 7").fetchone()) == (7,)


async def test_the_connection_is_one_that_remembers_messages(worker: SqliteWorker) -> None:
    assert await worker.run(lambda connection: connection.messages_wait) is False


async def test_a_file_that_cannot_be_opened_leaves_no_thread(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with pytest.raises(WrongDatabase):
        await SqliteWorker.open(tmp_path)
    for thread in set(threading.enumerate()) - before:
        await asyncio.to_thread(thread.join, 10)
        assert not thread.is_alive() or thread.name.startswith("asyncio")


async def test_closing_ends_the_thread(path: Path) -> None:
    worker = await SqliteWorker.open(path)
    thread = await worker.run(here)
    await worker.close()
    await asyncio.to_thread(thread.join, 10)
    assert not thread.is_alive()
