"""Care of the file, with a clock that is set by hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.host.host import build_host
from bot.ops.maintenance import Backups, Care
from storage import Database
from storage.care import rotation
from tests.kit_game import GAMES
from tests.storage.damage import overwrite
from tests.storage.kit import ask
from tests.tables import begin, play_on

HOUR, DAY = 3600, 86_400
NOON = 1_800_000_000


class Days:
    """A clock and a file under care."""

    def __init__(self, database: Database, file: Path, most: int = 2) -> None:
        self.now = float(NOON)
        self.file, self.folder = file, file.parent / "backups"
        self.host = build_host(database, GAMES, now=lambda: self.now)
        backups = Backups(file, self.folder, 6 * HOUR, most)
        self.care = Care(database, backups, now=lambda: self.now)

    def taken(self) -> list[int]:
        return [one.taken - NOON for one in rotation.backups(self.folder)]


@pytest.fixture
def days(database: Database, path: Path) -> Days:
    return Days(database, path)


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    yield opened
    await opened.close()


async def test_backups_are_taken_when_they_are_due_and_the_old_ones_go(days: Days) -> None:
    for _ in range(19):
        await days.care.round()
        days.now += HOUR
    assert days.taken() == [12 * HOUR, 18 * HOUR]
    assert days.care.last_backup() == NOON + 18 * HOUR


async def test_the_next_round_comes_when_a_backup_is_due(days: Days) -> None:
    assert await days.care.round() == HOUR
    days.now += 6 * HOUR - 60
    assert await days.care.round() == 60


async def test_a_game_is_packed_a_day_after_its_end(days: Days) -> None:
    game = await begin(days.host, "lots")
    await play_on(days.host, game, Random(1))
    days.now += DAY
    await days.care.round()
    assert ask(days.file, "SELECT count(*) FROM archive") == [(0,)]
    days.now += 1
    await days.care.round()
    assert ask(days.file, "SELECT count(*) FROM archive") == [(1,)]
    assert (await days.host.queries.status(game)).status == "over"


async def test_a_backup_that_fails_is_logged_and_tried_again(
    days: Days, caplog: pytest.LogCaptureFixture
) -> None:
    days.folder.write_text("a file where the folder should be")
    with caplog.at_level(logging.WARNING):
        assert await days.care.round() == HOUR
    assert [record.getMessage() for record in caplog.records] == [
        "care of the file: backups cannot be made: File exists."
    ]
    days.folder.unlink()
    days.now += HOUR
    await days.care.round()
    assert days.taken() == [HOUR]


async def test_a_file_that_is_damaged_is_told_as_a_mistake_and_the_last_copy_stays(
    days: Days, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(days.host, "lots")
    await days.care.round()
    await days.host.database.read(lambda c: c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
    overwrite(days.file)
    days.now += 3 * DAY
    await days.care.round()
    assert days.taken() == [0]
    assert ("ERROR", "care of the file: dockside.sqlite3 is damaged: its copy was not kept.") in [
        (record.levelname, record.getMessage()) for record in caplog.records
    ]


async def test_without_a_folder_no_backup_is_taken(database: Database, path: Path) -> None:
    care = Care(database)
    assert await care.round() == HOUR
    assert care.last_backup() is None
    assert [file.name for file in path.parent.iterdir() if "backup" in file.name] == []


async def test_it_starts_and_stops_with_the_bot(days: Days) -> None:
    async with days.care, asyncio.timeout(30):
        while not days.taken():  # noqa: ASYNC110 - it is another thread
            await asyncio.sleep(0)
    assert days.taken() == [0]
