"""A file that cannot be played with is refused before anything starts, with what to do."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.host.host import build_host
from storage import Database
from storage.__main__ import main
from storage.care import rotation
from storage.care.fitness import must_be_fit
from storage.errors import Damaged
from tests.kit_game import GAMES
from tests.storage.damage import EVERY, overwrite
from tests.storage.kit import content
from tests.tables import begin, play_on

pytestmark = pytest.mark.only("sqlite")

NOON = 1_800_000_000
HOUR = 3600


@pytest.fixture
async def played(path: Path) -> Path:
    """A file with a game of many moves, all of it in the file itself."""
    database = await Database.open(path)
    host = build_host(database, GAMES)
    await play_on(host, await begin(host, "lots", rounds=200), Random(3), most=300)
    await database.close()
    return path


def sentence(file: Path, backups: Path | None) -> str:
    with pytest.raises(Damaged) as refused:
        must_be_fit(file, backups)
    return str(refused.value)


@pytest.mark.parametrize("damage", EVERY)
def test_a_damaged_file_is_refused_with_the_newest_sound_backup(
    played: Path, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    folder = tmp_path / "backups"
    rotation.take(played, folder, NOON, most=9)
    sound = rotation.take(played, folder, NOON + HOUR, most=9)
    overwrite(rotation.take(played, folder, NOON + 2 * HOUR, most=9))
    damage(played)
    assert sentence(played, folder) == (
        "dockside.sqlite3 is damaged. The newest sound backup is from 2027-01-15 09:00 UTC; to go on "
        f"from it: python -m storage restore {sound} {played} --overwrite"
    )


def test_without_a_sound_backup_the_sentence_says_so(played: Path, tmp_path: Path) -> None:
    overwrite(rotation.take(played, tmp_path / "backups", NOON, most=9))
    overwrite(played)
    for folder in (tmp_path / "backups", tmp_path / "nowhere", None):
        assert sentence(played, folder) == (
            "dockside.sqlite3 is damaged, and there is no sound backup of it. With one from elsewhere: "
            f"python -m storage restore BACKUP {played} --overwrite"
        )


async def test_the_command_that_is_named_brings_the_games_back(played: Path, tmp_path: Path) -> None:
    folder, before = tmp_path / "folder with spaces", content(played, salted=False)
    rotation.take(played, folder, NOON, most=9)
    overwrite(played)
    _, _, command = sentence(played, folder).partition("python -m storage ")
    assert main(shlex.split(command)) == 0
    must_be_fit(played, folder)
    assert content(played, salted=False) == before


def test_a_sound_file_and_one_that_is_still_to_be_made_are_fit(played: Path, tmp_path: Path) -> None:
    before = played.read_bytes()
    must_be_fit(played, None)
    assert played.read_bytes() == before
    must_be_fit(tmp_path / "new.sqlite3", None)
    assert not (tmp_path / "new.sqlite3").exists()
