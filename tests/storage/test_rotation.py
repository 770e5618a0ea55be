"""Backups in a folder: when one is due, how many are kept, and a list that tells nothing secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.host import build_host
from storage import Database
from storage.__main__ import main
from storage.care import rotation
from storage.errors import StorageError
from storage.schema import Migration, migrations, open_file
from tests.kit_game import GAMES
from tests.storage.damage import overwrite
from tests.storage.kit import content
from tests.tables import begin

pytestmark = pytest.mark.only("sqlite")

NOON = 1_800_000_000
HOUR = 3600


@pytest.fixture
async def source(path: Path, database: Database) -> Path:
    await begin(build_host(database, GAMES), "lots", seed="the secret seed")
    return path


def test_the_first_is_due_at_once_and_the_next_when_its_time_has_come(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "backups"
    assert rotation.next_due(folder, 6 * HOUR, NOON) == 0
    taken = rotation.take(source, folder, NOON, most=3)
    assert content(taken) == content(source)
    assert rotation.next_due(folder, 6 * HOUR, NOON) == NOON + 6 * HOUR


def test_the_newest_are_kept_and_other_files_are_left_alone(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "holiday.jpg").write_text("sea")
    for number in range(5):
        rotation.take(source, folder, NOON + number * HOUR, most=3)
    assert [one.taken for one in rotation.backups(folder)] == [NOON + number * HOUR for number in (2, 3, 4)]
    assert (folder / "holiday.jpg").read_text() == "sea"


def test_what_is_left_of_a_copy_that_was_killed_goes_with_the_next_one(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for end in (".part", ".part-journal"):
        (folder / f"dockside-20270115T080000Z.sqlite3{end}").write_text("half a copy")
    (folder / "holiday.part").write_text("sea")
    taken = rotation.take(source, folder, NOON, most=3)
    assert sorted(file.name for file in folder.iterdir()) == [taken.name, "holiday.part"]


def test_only_the_owner_can_read_them(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    taken = rotation.take(source, folder, NOON, most=1)
    assert (folder.stat().st_mode & 0o777, taken.stat().st_mode & 0o777) == (0o700, 0o600)


def test_an_old_one_goes_only_after_the_new_one_is_there(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "backups"
    rotation.take(source, folder, NOON, most=1)
    with pytest.raises(StorageError):
        rotation.take(tmp_path / "nowhere", folder, NOON + HOUR, most=1)
    assert [one.taken for one in rotation.backups(folder)] == [NOON]


async def test_a_damaged_file_pushes_no_sound_copy_out(
    source: Path, database: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    await database.read(lambda c: c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
    sound = rotation.take(source, folder, NOON, most=1)
    before = content(sound)
    overwrite(source)
    for number in (1, 2):
        with pytest.raises(StorageError, match=r"^dockside\.sqlite3 is damaged: its copy was not kept\.$"):
            rotation.take(source, folder, NOON + number * HOUR, most=1)
    assert [one.file for one in rotation.backups(folder)] == [sound] == list(folder.iterdir())
    assert content(sound) == before


def test_when_the_clock_was_set_back_new_copies_are_due_and_stay(source: Path, tmp_path: Path) -> None:
    folder, then = tmp_path / "backups", NOON - 9 * 24 * HOUR
    for number in range(3):
        rotation.take(source, folder, NOON + number * HOUR, most=3)
    assert rotation.next_due(folder, 6 * HOUR, then) == 0
    taken = [rotation.take(source, folder, then + number * HOUR, most=3) for number in range(2)]
    assert [one.file for one in rotation.backups(folder)][:2] == taken
    assert [one.taken for one in rotation.backups(folder)][2:] == [NOON + 2 * HOUR]
    assert rotation.next_due(folder, 6 * HOUR, then + 2 * HOUR) == then + 7 * HOUR


def test_the_list_names_times_sizes_and_counts_and_no_secret(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    size = rotation.take(source, folder, NOON, most=3).stat().st_size
    (folder / "dockside-20270115T090000Z.sqlite3").write_text("noise " * 900)
    assert main(["backups", str(folder)]) == 0
    assert capsys.readouterr().out == (
        f"dockside-20270115T080000Z.sqlite3  2027-01-15 08:00:00 UTC  {size:>12,} bytes  1 running\n"
        "dockside-20270115T090000Z.sqlite3  2027-01-15 09:00:00 UTC         5,400 bytes  cannot be read\n"
    )


def test_the_list_says_which_a_newer_program_has_made(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = rotation.take(source, tmp_path / "backups", NOON, most=3)
    open_file(taken, [*migrations(), Migration(9000, "CREATE TABLE later (word TEXT) STRICT;")]).close()
    assert main(["backups", str(taken.parent)]) == 0
    assert capsys.readouterr().out.endswith("bytes  made by a newer Dockside\n")


def test_an_empty_folder_and_a_missing_one_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backups", str(tmp_path)]) == 0
    assert main(["backups", str(tmp_path / "none")]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == (
        "There is no backup in this folder.\n",
        "There is no folder none.\n",
    )
