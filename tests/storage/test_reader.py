"""What reads much, on a connection of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from storage import Database, settings
from storage.engine.connection import Connection
from storage.engine.reader import asker
from storage.errors import NotSaved
from storage.place import Place

ANNA, BORIS = 10, 11


def choose(number: int) -> Callable[[Connection], None]:
    return lambda connection: settings.choose(connection, "player", number, "language", "ru")


def chosen(connection: Connection) -> list[int]:
    return [number for (number,) in connection.execute("SELECT id FROM setting ORDER BY id")]


async def browse_as(person: int, database: Database, job: Callable[[Connection], Any]) -> Any:
    asker.set(person)
    return await database.browse(job)


async def test_whoever_saves_does_not_wait_for_whoever_reads_much(database: Database) -> None:
    begun, saved = threading.Event(), threading.Event()

    def long_read(connection: Connection) -> bool:
        begun.set()
        return saved.wait(30)

    reading = asyncio.create_task(database.browse(long_read))
    await asyncio.to_thread(begun.wait, 30)
    await database.write(choose(1))
    assert await database.read(chosen) == [1]
    saved.set()
    assert await reading, "what was saved meanwhile has waited for the reader"


async def test_one_who_reads_very_much_does_not_come_before_another_who_reads_once(
    database: Database,
) -> None:
    order: list[int] = []

    def read(person: int) -> Callable[[Connection], None]:
        return lambda _: order.append(person)

    asked = [asyncio.create_task(browse_as(ANNA, database, read(ANNA))) for _ in range(100)]
    asked.append(asyncio.create_task(browse_as(BORIS, database, read(BORIS))))
    await asyncio.gather(*asked)
    assert order.index(BORIS) <= 1
    assert order.count(ANNA) == 100


async def test_what_one_person_asks_is_read_in_the_order_in_which_it_was_asked(database: Database) -> None:
    order: list[int] = []
    await asyncio.gather(
        *(browse_as(ANNA, database, lambda _, number=number: order.append(number)) for number in range(20))  # type: ignore[misc]
    )
    assert order == list(range(20))


async def test_a_reader_sees_what_had_been_saved_before(database: Database) -> None:
    for number in range(20):
        await database.write(choose(number))
        assert await database.browse(chosen) == list(range(number + 1))


async def test_a_reader_sees_one_moment_though_others_save_meanwhile(database: Database) -> None:
    await database.write(choose(1))
    looked, saved = threading.Event(), threading.Event()

    def look_twice(connection: Connection) -> list[list[int]]:
        first = chosen(connection)
        looked.set()
        assert saved.wait(30)
        return [first, chosen(connection)]

    reading = asyncio.create_task(database.browse(look_twice))
    await asyncio.to_thread(looked.wait, 30)
    await database.write(choose(2))
    saved.set()
    assert await reading == [[1], [1]]
    assert await database.browse(chosen) == [1, 2]


async def test_whoever_only_reads_cannot_change_anything(database: Database) -> None:
    with pytest.raises(NotSaved):
        await database.browse(choose(1))
    assert await database.browse(chosen) == []


async def test_what_goes_wrong_is_told_to_whoever_asked_and_the_next_one_is_read(database: Database) -> None:
    nothing: list[int] = []
    with pytest.raises(IndexError):
        await database.browse(lambda _: nothing[0])
    assert await database.browse(chosen) == []


async def test_for_one_who_no_longer_waits_nothing_is_read(database: Database) -> None:
    begun, goes_on, read = threading.Event(), threading.Event(), list[str]()

    def first(connection: Connection) -> None:
        begun.set()
        goes_on.wait(30)

    reading = asyncio.create_task(database.browse(first))
    await asyncio.to_thread(begun.wait, 30)
    second = asyncio.create_task(database.browse(lambda _: read.append("second")))
    third = asyncio.create_task(database.browse(lambda _: read.append("third")))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.gather(reading, third)
    assert read == ["third"]


async def test_closing_waits_for_what_is_still_read_and_then_refuses(path: Place) -> None:
    database = await Database.open(path)
    reading = asyncio.create_task(database.browse(chosen))
    await asyncio.sleep(0)
    await database.close()
    assert await reading == []
    with pytest.raises(ValueError, match="Connection closed"):
        await database.browse(chosen)


@pytest.mark.only("sqlite")
async def test_closing_leaves_one_file(path: Path) -> None:
    database = await Database.open(path)
    await database.write(choose(1))
    assert await database.browse(chosen) == [1]
    await database.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]
