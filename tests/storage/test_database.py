from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from storage import Database, outbox, settings
from storage.engine.batch import Ticket, get_ready
from storage.engine.connection import Connection
from storage.errors import NotSaved
from storage.outbox import Message
from storage.place import Place
from tests.storage.kit import ask, content, no_commit, sqlite


def choose(number: int) -> Callable[[Connection], None]:
    return lambda connection: settings.choose(connection, "player", number, "language", "ru")


def chosen(path: Place) -> list[int]:
    return [number for (number,) in ask(path, "SELECT id FROM setting ORDER BY id")]


class Upset(Exception):
    pass


def upset(connection: Connection) -> None:
    settings.choose(connection, "player", 99, "language", "en")
    raise Upset


async def test_what_returned_has_been_committed(database: Database, path: Place) -> None:
    await database.write(choose(1))
    assert chosen(path) == [1]


async def test_a_job_that_raises_leaves_nothing(database: Database, path: Place) -> None:
    before = content(path)
    with pytest.raises(Upset):
        await database.write(upset)
    assert content(path) == before


async def test_a_refused_change_does_not_spoil_those_that_share_its_transaction(
    database: Database, path: Place
) -> None:
    jobs = [choose(1), choose(2), upset, choose(3)]
    answers = await asyncio.gather(*map(database.write, jobs), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), Upset, type(None)]
    assert chosen(path) == [1, 2, 3]


async def test_what_begins_anew_because_another_was_refused_is_saved_once(
    database: Database, path: Place
) -> None:
    letters = [Message("board", number, channel=1) for number in range(4)]
    jobs: list[Callable[[Connection], None]] = [
        partial(outbox.enqueue, messages=[letter], now=0) for letter in letters
    ]
    await asyncio.gather(*map(database.write, [*jobs, upset]), return_exceptions=True)
    assert ask(path, "SELECT payload FROM outbox ORDER BY id") == [("0",), ("1",), ("2",), ("3",)]


@pytest.mark.only("sqlite")
async def test_a_failing_disk_takes_back_what_the_others_had_written(database: Database, path: Place) -> None:
    def fail(connection: Connection) -> None:
        connection.execute("PRAGMA query_only = ON")
        choose(3)(connection)

    answers = await asyncio.gather(*map(database.write, [choose(1), choose(2), fail]), return_exceptions=True)
    assert [type(answer) for answer in answers] == [NotSaved, NotSaved, NotSaved]
    assert chosen(path) == []
    await database.read(lambda connection: connection.execute("PRAGMA query_only = OFF").fetchall())
    await database.write(choose(4))
    assert chosen(path) == [4]


@pytest.mark.only("sqlite")
async def test_changes_that_come_together_share_one_transaction(database: Database, path: Place) -> None:
    statements: list[str] = []
    await database.read(lambda connection: sqlite(connection).set_trace_callback(statements.append))
    await asyncio.gather(*(database.write(choose(number)) for number in range(50)))
    assert statements.count("COMMIT") == 1
    assert chosen(path) == list(range(50))


@pytest.mark.only("sqlite")
async def test_changes_that_come_while_the_disk_is_busy_share_the_next_transaction(
    database: Database, path: Place
) -> None:
    statements: list[str] = []
    await database.read(lambda connection: sqlite(connection).set_trace_callback(statements.append))
    first = asyncio.create_task(database.write(choose(0)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.gather(first, *(database.write(choose(number)) for number in range(1, 50)))
    assert statements.count("COMMIT") == 2
    assert chosen(path) == list(range(50))


async def test_nobody_is_told_of_success_before_the_commit(database: Database, path: Place) -> None:
    async def choose_and_look(number: int) -> bool:
        await database.write(choose(number))
        return number in chosen(path)

    assert all(await asyncio.gather(*map(choose_and_look, range(20))))


async def test_a_reader_sees_what_was_written_before(database: Database) -> None:
    writing = asyncio.gather(*(database.write(choose(number)) for number in range(3)))
    await asyncio.sleep(0)
    read = await database.read(lambda connection: settings.read(connection, "player", 2))
    await writing
    assert read == {"language": "ru"}


async def test_one_who_gives_up_waiting_strands_nobody(database: Database, path: Place) -> None:
    first = asyncio.create_task(database.write(choose(1)))
    others = [asyncio.create_task(database.write(choose(number))) for number in (2, 3)]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait_for(asyncio.gather(*others), 10)
    with pytest.raises(asyncio.CancelledError):
        await first
    await database.write(choose(4))
    assert chosen(path) == [1, 2, 3, 4], "what was handed in is saved all the same"


async def test_a_job_that_finds_nothing_with_next_strands_nobody(database: Database, path: Place) -> None:
    nothing: list[int] = []
    async with asyncio.timeout(30):
        with pytest.raises(RuntimeError):
            await database.read(lambda connection: next(iter(nothing)))
        await database.write(choose(1))
    assert chosen(path) == [1]


async def test_closing_waits_for_what_was_handed_in(path: Place) -> None:
    database = await Database.open(path)
    waiting = [asyncio.create_task(database.write(choose(number))) for number in range(5)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*waiting)
    assert chosen(path) == list(range(5))


async def test_after_closing_a_change_is_refused_instead_of_waiting_for_ever(path: Place) -> None:
    database = await Database.open(path)
    await database.close()
    with pytest.raises(ValueError, match="Connection closed"):
        await asyncio.wait_for(database.write(choose(1)), 10)


@pytest.mark.only("sqlite")
async def test_another_program_that_holds_the_file_is_named(database: Database, path: Path) -> None:
    await database.read(lambda connection: connection.execute("PRAGMA busy_timeout = 10").fetchone())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved) as refused:
        await database.write(choose(1))
    other.close()
    assert refused.value.cause == "busy"
    await database.write(choose(2))
    assert chosen(path) == [2]


class Rung:
    """Counts how often somebody was told that messages wait."""

    def __init__(self, database: Database) -> None:
        self.times = 0
        database.on_messages = self

    def __call__(self) -> None:
        self.times += 1


def enqueued(connection: Connection) -> None:
    outbox.enqueue(connection, [Message("board", 1, channel=1)], now=0)


async def test_whoever_sends_is_told_when_a_saved_message_waits(database: Database) -> None:
    rung = Rung(database)
    await database.write(enqueued)
    assert rung.times == 1


async def test_nobody_is_told_of_what_leaves_nothing_to_be_sent(database: Database) -> None:
    rung = Rung(database)
    await database.write(choose(1))
    await database.write(lambda connection: outbox.enqueue(connection, [], now=0))
    await database.read(lambda connection: outbox.pending(connection))
    assert rung.times == 0


async def test_what_failed_and_is_tried_again_is_told_too(database: Database) -> None:
    rung = Rung(database)
    await database.write(lambda connection: outbox.revive(connection, 10))
    assert rung.times == 1


async def test_what_goes_to_the_channel_instead_is_told_too(database: Database) -> None:
    rung = Rung(database)
    await database.write(lambda connection: outbox.redirect(connection, 1))
    assert rung.times == 1


@pytest.mark.only("sqlite")
async def test_what_is_got_ready_meanwhile_is_no_sign_that_it_was_saved(
    database: Database, path: Place
) -> None:
    ready: list[str] = []
    await database.read(lambda connection: sqlite(connection).set_authorizer(no_commit))
    with pytest.raises(sqlite3.DatabaseError):
        await database.write(choose(1), lambda: ready.append("a table"))
    assert ready == ["a table"]
    assert chosen(path) == []


def ticket(meanwhile: Callable[[], None]) -> Ticket:
    return Ticket(lambda _: None, True, asyncio.get_running_loop().create_future(), meanwhile)


async def test_what_cannot_be_got_ready_spoils_nothing_for_the_others() -> None:
    ready: list[int] = []
    get_ready([ticket(lambda: ready.append(1 // 0)), ticket(lambda: ready.append(2))])
    assert ready == [2]


async def test_when_the_disk_is_done_nobody_is_kept_waiting_for_what_was_to_be_got_ready() -> None:
    ready: list[int] = []
    saved = ticket(lambda: ready.append(1))
    saved.on_disk = True
    get_ready([saved, ticket(lambda: ready.append(2))])
    assert ready == []
