"""A file that the first version made: every step since then is taken, and nothing in it is lost."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.host.host import Host, build_host
from bot.host.moderation.ruling import Ruling
from bot.ops.maintenance import Care
from games import GAMES
from storage import Database
from storage.care.check import check
from storage.schema import migrations, open_file, open_to_read
from tests.host.hosting import hosted
from tests.storage.kit import ask
from tests.tables import begin, play_on, seat

pytestmark = pytest.mark.only("sqlite")

LOBBY, RUNNING, SEALED, OVER = 1, 2, 3, 4
_FIRST = ("game", "seat", "action", "snapshot", "outbox", "setting")  # the tables of the first version
_DAY = 86_400


@pytest.fixture
async def old(tmp_path: Path) -> Path:
    """Four games in a file that knows nothing but the first version's tables."""
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    async with hosted(new, GAMES) as host:
        await _games(host)
    with closing(open_file(old, migrations()[:1])) as connection:
        connection.execute("ATTACH ? AS new", (str(new),))
        for table in _FIRST:
            connection.execute(f"INSERT INTO {table} SELECT {_columns(old, table)} FROM new.{table}")
    return old


def _columns(file: Path, table: str) -> str:
    """The columns that a table has in a file, in their order."""
    return ", ".join(name for (name,) in ask(file, "SELECT name FROM pragma_table_info(?)", table))


async def _games(host: Host) -> None:
    await seat(host, "cargo_noir", LOBBY)
    await begin(host, "economicus", RUNNING, players=3)
    await play_on(host, RUNNING, Random(1), 20)
    await begin(host, "container", SEALED, players=4)
    await _into_an_auction(host)
    await begin(host, "sewer_pirats", OVER)
    await play_on(host, OVER, Random(1))


async def _into_an_auction(host: Host) -> None:
    """Two are still to answer; what the third has answered is sealed."""
    dice = Random(9)
    for _ in range(400):
        before = len((await host.queries.status(SEALED)).waiting)
        await play_on(host, SEALED, dice, 1)
        if before == 3 and len((await host.queries.status(SEALED)).waiting) == 2:
            return
    raise AssertionError("nobody has held an auction")


async def test_every_step_is_taken_and_every_row_is_there(old: Path) -> None:
    columns = {table: _columns(old, table) for table in _FIRST}
    before = {table: ask(old, f"SELECT * FROM {table}") for table in _FIRST}
    assert ask(old, "PRAGMA user_version") == [(1,)]
    open_file(old).close()
    assert ask(old, "PRAGMA user_version") == [(migrations()[-1].number,)]
    assert {table: ask(old, f"SELECT {columns[table]} FROM {table}") for table in _FIRST} == before


async def test_an_old_file_has_the_same_tables_as_a_new_one(old: Path, path: Path) -> None:
    open_file(old).close()
    open_file(path).close()
    schema = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name"
    assert ask(old, schema) == ask(path, schema)


async def test_its_games_go_on_from_where_they_stood(old: Path) -> None:
    async with hosted(old, GAMES) as host:
        assert (await host.queries.status(LOBBY)).status == "lobby"
        assert len((await host.queries.status(SEALED)).waiting) == 2
        for game in (RUNNING, SEALED):
            await play_on(host, game, Random(2))
            assert (await host.queries.status(game)).status == "over"
    with closing(open_to_read(old)) as connection:
        assert list(check(connection)) == []


async def test_its_moves_can_be_taken_back(old: Path) -> None:
    async with hosted(old, GAMES) as host:
        version = (await host.queries.status(SEALED)).version
        to = (await host.corrections.points(SEALED, version))[10].version
        await host.corrections.rewind(SEALED, Ruling(99, "why"), version, to)
        version = (await host.queries.status(SEALED)).version
        assert len(await host.corrections.points(SEALED, version)) == 11
        await play_on(host, SEALED, Random(3))
        assert (await host.queries.status(SEALED)).status == "over"


async def test_its_ended_games_are_packed_and_read_as_before(old: Path) -> None:
    database = await Database.open(old)
    try:
        host = build_host(database, GAMES)
        before = await host.queries.history(OVER)
        await Care(database, now=lambda: host.now() + 2 * _DAY).round()
        assert ask(old, "SELECT game FROM archive") == [(OVER,)]
        assert await build_host(database, GAMES).queries.history(OVER) == before
    finally:
        await database.close()
