"""What is noted is read once, written through, and forgotten when another process has changed it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.host.notes import Notes
from storage import Database, settings
from storage.engine.connection import Connection
from storage.errors import NotSaved
from storage.shards import Shards
from tests.postgres import empty_database
from tests.storage.test_fleet import of, until


@pytest.fixture
async def two() -> AsyncIterator[tuple[Database, Database]]:
    server = empty_database()
    async with AsyncExitStack() as stack:
        opened = [await Database.open(server, shards=Shards((number,), 2)) for number in (0, 1)]
        for database in opened:
            stack.push_async_callback(database.close)
        yield opened[0], opened[1]


def reads(database: Database) -> list[str]:
    """How often the database is asked from now on."""
    found, read = [], database.read

    async def counted(job: Callable[[Connection], Any], apart: bool = False) -> Any:
        found.append("read")
        return await read(job, apart)

    database.read = counted  # type: ignore[method-assign, assignment]
    return found


async def noted(notes: Notes) -> dict[str, Any]:
    return await notes.read("player", 1)


async def test_a_note_that_may_have_been_saved_all_the_same_is_read_anew(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection was lost over the answer to COMMIT."""
    notes, write = Notes(database), database.write
    await notes.write("player", 1, "language", "en", None)

    async def unknown(job: Any) -> None:
        await write(job)
        raise NotSaved("unknown")

    monkeypatch.setattr(database, "write", unknown)
    with pytest.raises(NotSaved):
        await notes.write("player", 1, "language", "ru", None)
    assert await noted(notes) == {"language": "ru"}


@pytest.mark.only("postgresql")
async def test_notes_are_read_once_and_again_when_another_process_has_changed_them(
    two: tuple[Database, Database],
) -> None:
    here, there = (Notes(database) for database in two)
    asked = reads(two[0])
    assert [await noted(here) for _ in range(3)] == [{}] * 3
    assert len(asked) == 1
    await there.write("player", 2, "language", "ru", None)
    await there.write("player", 1, "language", "ru", None)
    await until(lambda: ("player", 1) in here._changed)
    assert await noted(here) == {"language": "ru"}
    assert len(asked) == 2


@pytest.mark.only("postgresql")
async def test_what_this_process_writes_is_not_read_again(two: tuple[Database, Database]) -> None:
    here, there = (Notes(database) for database in two)
    await here.write("player", 1, "language", "ru", None)
    asked = reads(two[0])
    await there.write("player", 2, "language", "ru", None)
    await until(lambda: ("player", 2) in here._changed)
    assert await noted(here) == {"language": "ru"}
    assert asked == []


@pytest.mark.only("postgresql")
async def test_what_another_process_changes_while_it_is_read_is_read_again(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, read = Notes(two[0]), two[0].read

    async def slowly(job: Any, apart: bool = False) -> Any:
        found = await read(job, apart)
        await two[1].write(lambda connection: settings.choose(connection, "player", 1, "language", "ru"))
        await until(lambda: ("player", 1) in here._changed)
        return found

    monkeypatch.setattr(two[0], "read", slowly)
    assert await noted(here) == {}
    monkeypatch.setattr(two[0], "read", read)
    assert await noted(here) == {"language": "ru"}


@pytest.mark.only("postgresql")
async def test_whoever_hears_nothing_reads_every_time(two: tuple[Database, Database]) -> None:
    notes, asked = Notes(two[0]), reads(two[0])
    await noted(notes)
    of(two[0])._listener.close()
    for _ in range(2):
        await noted(notes)
    assert len(asked) == 3
    await of(two[0])._listen()
    for _ in range(2):
        await noted(notes)
    assert len(asked) == 4


@pytest.mark.only("postgresql")
async def test_whoever_begins_to_send_for_a_shard_reads_anew(two: tuple[Database, Database]) -> None:
    notes, asked = Notes(two[0]), reads(two[0])
    await noted(notes)
    await asyncio.sleep(0.01)
    of(two[0]).gained_at = asyncio.get_running_loop().time()
    await noted(notes)
    assert len(asked) == 2


@pytest.mark.only("postgresql")
async def test_notes_about_a_channel_are_kept_by_who_serves_it_and_read_each_time_by_all_others(
    two: tuple[Database, Database],
) -> None:
    here, there = (Notes(database) for database in two)
    here.serves = lambda channel: channel == 5
    asked, elsewhere = reads(two[0]), reads(two[1])
    for look in ("dark", "light"):
        await here.write("channel", 5, "look", look, None)
        assert await there.read("channel", 5) == {"look": look}
    assert (len(asked), len(elsewhere)) == (1, 2)
    await there.write("channel", 5, "look", "text", None)
    await until(lambda: ("channel", 5) not in here._known)
    assert await here.read("channel", 5) == {"look": "text"}
    await here.write("channel", 6, "look", "dark", None)
    await until(lambda: ("channel", 6) in there._changed)


@pytest.mark.only("postgresql")
async def test_who_serves_a_channel_tells_nobody_what_it_writes_there(two: tuple[Database, Database]) -> None:
    here, there = (Notes(database) for database in two)
    here.serves = lambda channel: True
    await here.write("channel", 5, "look", "dark", None)
    await here.write("player", 1, "language", "ru", None)
    await until(lambda: ("player", 1) in there._changed)
    assert ("channel", 5) not in there._changed
