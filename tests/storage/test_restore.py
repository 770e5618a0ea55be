"""python -m storage restore: a sound backup takes the place of the database, anything else is refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.host.host import build_host
from storage import Database
from storage.__main__ import main
from storage.care.backup import backup
from storage.schema import Migration, migrations, open_file
from tests.kit_game import GAMES
from tests.storage.kit import ask, content
from tests.tables import begin, play_on

pytestmark = pytest.mark.only("sqlite")


@pytest.fixture
async def copy(path: Path, tmp_path: Path) -> Path:
    """A backup from the middle of a game."""
    database = await Database.open(path)
    host = build_host(database, GAMES)
    await play_on(host, await begin(host, "lots", rounds=50), Random(3), most=20)
    backup(path, tmp_path / "copy")
    await play_on(host, 1, Random(4), most=5)
    await database.close()
    return tmp_path / "copy"


def restore(*words: Path | str) -> int:
    return main(["restore", *map(str, words)])


def same(one: Path, other: Path) -> bool:
    """All that is stored but the salt, which a restored file has anew."""
    return content(one, salted=False) == content(other, salted=False)


def salt_of(path: Path) -> str:
    ((salt,),) = ask(path, "SELECT salt FROM salt")
    return str(salt)


def test_a_restored_backup_has_a_salt_of_its_own_for_its_nonces(copy: Path, path: Path) -> None:
    salts = {salt_of(path)}
    assert {salt_of(copy)} == salts
    for _ in range(2):
        assert restore(copy, path, "--overwrite") == 0
        salts.add(salt_of(path))
    assert len(salts) == 3


async def test_a_restored_backup_holds_the_same_and_is_played_on(copy: Path, tmp_path: Path) -> None:
    target = tmp_path / "new.sqlite3"
    assert restore(copy, target) == 0
    assert same(target, copy)
    assert target.stat().st_mode & 0o777 == 0o600
    database = await Database.open(target)
    assert await play_on(build_host(database, GAMES), 1, Random(5), most=3) is not None
    await database.close()


def test_a_database_that_is_there_is_replaced_only_when_told(
    copy: Path, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = content(path)
    assert not same(path, copy)
    assert restore(copy, path) == 2
    assert capsys.readouterr().err == "dockside.sqlite3 is there already: add --overwrite to replace it.\n"
    assert content(path) == before
    assert restore(copy, path, "--overwrite") == 0
    assert same(path, copy)


def test_nothing_of_the_old_journal_outlives_the_old_file(copy: Path, path: Path) -> None:
    """As after a crash: what was written last stands only in the journal."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("INSERT INTO setting VALUES ('player', 1, 'a', '1')")
        connection.commit()
        journal = path.with_name(path.name + "-wal")
        left = journal.read_bytes()
    journal.write_bytes(left)
    assert restore(copy, path, "--overwrite") == 0
    assert same(path, copy)


async def test_a_database_that_the_bot_has_open_is_not_replaced(
    copy: Path, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, before = await Database.open(path), content(path)
    assert restore(copy, path, "--overwrite") == 2
    assert capsys.readouterr().err == "dockside.sqlite3 is in use: stop the bot first.\n"
    await database.close()
    assert content(path) == before


def test_a_damaged_database_can_be_replaced(copy: Path, path: Path) -> None:
    path.write_bytes(b"nothing but noise " * 400)
    assert restore(copy, path, "--overwrite") == 0
    assert same(path, copy)


def test_a_damaged_backup_is_refused(copy: Path, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, pages = content(path), bytearray(copy.read_bytes())
    pages[8192:16384] = b"\xff" * 8192
    copy.write_bytes(pages)
    assert restore(copy, path, "--overwrite") == 2
    assert capsys.readouterr().err.startswith("copy is damaged")
    assert content(path) == before


@pytest.mark.parametrize("harm", ["DROP TRIGGER actions_are_never_deleted", "CREATE TABLE extra (a TEXT)"])
def test_a_backup_with_other_tables_than_ours_is_refused(
    copy: Path, path: Path, capsys: pytest.CaptureFixture[str], harm: str
) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(harm)
    latest = migrations()[-1].number
    assert restore(copy, path, "--overwrite") == 2
    sentence = f"copy has other tables than version {latest} of Dockside makes.\n"
    assert capsys.readouterr().err == sentence


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    old, target = tmp_path / "old", tmp_path / "new"
    open_file(old, migrations()[:1]).close()
    assert restore(old, target) == 0
    assert ask(target, "PRAGMA user_version") == [(migrations()[-1].number,)]


def test_a_backup_of_a_newer_version_is_refused_and_the_database_stays(
    copy: Path, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, latest = content(path), migrations()[-1].number
    open_file(copy, [*migrations(), Migration(9000, "CREATE TABLE later (word TEXT) STRICT;")]).close()
    assert restore(copy, path, "--overwrite") == 2
    assert capsys.readouterr().err == (
        f"This database was made by a newer Dockside (version 9000; this one knows up to {latest}). "
        "Install the newer Dockside, or restore a backup made before the upgrade.\n"
    )
    assert content(path) == before


def test_what_is_not_there_or_no_database_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary").write_text("Dear diary " * 500)
    assert restore(tmp_path / "nothing", tmp_path / "new") == 2
    assert restore(tmp_path / "diary", tmp_path / "new") == 2
    told = capsys.readouterr().err
    assert told == "There is no database nothing.\nThis file is not a Dockside database, or it is damaged.\n"
    assert not (tmp_path / "new").exists()
