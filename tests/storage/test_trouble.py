"""A disk that is full, a file that may not be written: one typed error, nothing half done, life goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import shutil
import signal
import tempfile
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bot.__main__ import prepare
from bot.settings import Settings
from storage import Database
from storage.care.alone import alone_with
from storage.errors import NotSaved, ReadOnly
from storage.schema import open_file
from tests.storage.kit import ask, bid, content, new_game, saving

pytestmark = pytest.mark.only("sqlite")

NOBODY = 65_534


async def fill(database: Database, game: int) -> int:
    """Write until the disk says no; how many actions were acknowledged."""
    for done in range(100_000):
        change = bid(game, done, key=f"{done}/" + "x" * 500)
        try:
            await database.write(saving(change))
        except NotSaved:
            return done
    raise AssertionError("the disk never got full")


async def test_a_full_database_is_refused_and_nothing_is_half_written(database: Database, path: Path) -> None:
    game = await database.write(new_game)
    (pages,) = await database.read(lambda c: c.execute("PRAGMA page_count").fetchone())
    await database.read(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 20}").fetchone())
    done = await fill(database, game)
    before = content(path)
    with pytest.raises(NotSaved, match=r"^The disk is full: nothing was saved\.$"):
        await database.write(saving(bid(game, done, key="y" * 5_000)))
    assert content(path) == before
    assert ask(path, "SELECT version FROM snapshot") == [(done,)] == ask(path, "SELECT max(seq) FROM action")


async def test_once_there_is_room_again_the_game_goes_on(database: Database) -> None:
    game = await database.write(new_game)
    (pages,) = await database.read(lambda c: c.execute("PRAGMA page_count").fetchone())
    await database.read(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 20}").fetchone())
    done = await fill(database, game)
    await database.read(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone())
    saved = await database.write(saving(bid(game, done)))
    assert saved.row.seq == done + 1


async def test_a_full_disk_refuses_all_that_share_the_transaction(database: Database, path: Path) -> None:
    first, *games = [await database.write(partial(new_game, channel=number)) for number in range(5)]
    (pages,) = await database.read(lambda c: c.execute("PRAGMA page_count").fetchone())
    await database.read(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 20}").fetchone())
    await fill(database, first)
    before = content(path)
    keys = ["z" * 9_000, "small enough to fit", "z" * 9_000, "small"]
    changes = [bid(game, 0, key) for game, key in zip(games, keys, strict=True)]
    answers = await asyncio.gather(
        *(database.write(saving(change)) for change in changes), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [NotSaved] * 4
    assert content(path) == before


def write_until_full(path: Path, out: Connection) -> None:
    """In a process of its own, because such a limit cannot be lifted again."""

    async def run() -> tuple[int, str]:
        database = await Database.open(path)
        game = await database.write(new_game)
        size = path.with_name(path.name + "-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1_000_000, size + 1_000_000))
        try:
            for done in range(100_000):
                change = bid(game, done, key=f"{done}/" + "x" * 500)
                await database.write(saving(change))
        except NotSaved as refused:
            return done, refused.cause
        raise AssertionError("the disk never got full")

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    out.send(asyncio.run(run()))
    os._exit(0)


def test_where_the_system_refuses_to_write_all_that_was_acknowledged_is_there(path: Path) -> None:
    near, far = multiprocessing.Pipe()
    child = multiprocessing.get_context("spawn").Process(target=write_until_full, args=(path, far))
    child.start()
    assert near.poll(60)
    done, cause = near.recv()
    child.join(10)
    assert cause in ("full", "unreachable")
    assert done > 20
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    assert ask(path, "SELECT count(*), max(seq) FROM action") == [(done, done)]
    assert ask(path, "SELECT version FROM snapshot") == [(done,)]


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A file that this process may read but not write."""
    folder = Path(tempfile.mkdtemp())
    path = folder / "dockside.sqlite3"
    with open_file(path) as connection:
        new_game(connection)
    connection.close()
    folder.chmod(0o777)
    path.chmod(0o400)
    root = os.geteuid() == 0
    if root:  # whom no mode stops
        os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    yield path
    if root:
        os.seteuid(0)
    shutil.rmtree(folder)


def test_a_program_that_starts_with_a_read_only_file_ends_with_one_sentence(read_only: Path) -> None:
    settings = Settings(_env_file=None, dockside_database=read_only)
    with pytest.raises(ReadOnly) as refused:
        prepare(settings)
    assert str(refused.value) == (
        f"{read_only} cannot be written to. Let the user that runs Dockside write to it and to its folder, "
        "then start again."
    )


def test_so_it_does_where_nothing_can_be_written_beside_the_file(read_only: Path) -> None:
    as_before = os.geteuid()
    os.seteuid(os.getuid())
    read_only.parent.chmod(0o555)
    os.seteuid(as_before)
    with pytest.raises(ReadOnly), alone_with(read_only):
        pass


async def test_a_read_only_file_can_be_looked_at_and_refuses_every_change(read_only: Path) -> None:
    database = await Database.open(read_only)
    for _ in range(2):
        with pytest.raises(NotSaved) as refused:
            await database.write(saving(bid(1, 0)))
        assert refused.value.cause == "read-only"
        assert str(refused.value) == "The database file cannot be written to: nothing was saved."
    seats = await database.read(lambda c: c.execute("SELECT count(*) FROM seat").fetchone())
    await database.close()
    assert seats == (2,)
