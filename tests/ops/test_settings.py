"""What an operator copies: the example of the settings, and what the image and the unit settle themselves."""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings
from storage.place import Server

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


def settled_in(file: str) -> set[str]:
    return set(re.findall(r"\b(DOCKSIDE_[A-Z_]+)=", (ROOT / file).read_text(encoding="utf-8")))


def test_the_example_holds_every_setting_once() -> None:
    listed = re.findall(r"^#?([A-Z_]+)=", EXAMPLE, re.MULTILINE)
    assert sorted(listed) == sorted(name.upper() for name in Settings.model_fields)


def test_the_example_shows_what_holds_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    copy = tmp_path / ".env"
    copy.write_text(re.sub(r"^#([A-Z_]+=)", r"\1", EXAMPLE, flags=re.MULTILINE), encoding="utf-8")
    assert Settings(_env_file=copy) == Settings(_env_file=None)


@pytest.mark.parametrize("file", ["Dockerfile", "deploy/dockside.service"])
def test_a_copied_example_overrides_nothing_that_the_deployment_settles(file: str) -> None:
    """Both give a file of settings the last word."""
    written = set(re.findall(r"^([A-Z_]+)=", EXAMPLE, re.MULTILINE))
    assert {"DOCKSIDE_DATABASE", "DOCKSIDE_BACKUPS"} <= settled_in(file)
    assert not written & settled_in(file)


ON_A_SERVER = Server("postgresql://dockside:secret@db.example/games")


def test_a_database_is_given_by_a_path_or_by_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCKSIDE_DATABASE", ON_A_SERVER.address)
    assert Settings(_env_file=None).dockside_database == ON_A_SERVER
    assert "secret" not in repr(Settings(_env_file=None))
    monkeypatch.setenv("DOCKSIDE_DATABASE", "games.sqlite3")
    assert Settings(_env_file=None).dockside_database == Path("games.sqlite3")


@pytest.mark.parametrize(("written", "ids", "count"), [("0-3/8", [0, 1, 2, 3], 8), ("7/8", [7], 8)])
def test_a_process_serves_the_shards_that_are_named(written: str, ids: list[int], count: int) -> None:
    named = Settings(_env_file=None, dockside_database=ON_A_SERVER, dockside_shards=written)
    assert named.shards == {"shard_ids": ids, "shard_count": count}


def test_without_a_word_of_shards_discord_is_asked() -> None:
    assert Settings(_env_file=None).shards == {}


@pytest.mark.parametrize("written", ["3", "0-3", "4-3/8", "0-8/8", "a/b", "0-1/0"])
def test_shards_that_there_are_not_are_refused(written: str) -> None:
    with pytest.raises(ValueError, match="write which shards of how many, such as 0-3/8"):
        Settings(_env_file=None, dockside_database=ON_A_SERVER, dockside_shards=written)


def test_without_the_library_of_postgresql_it_is_said_how_to_install_it(tmp_path: Path) -> None:
    """To start again does not help."""
    missing = (
        "import sys; sys.modules['psycopg_pool'] = None; from bot.__main__ import main; sys.exit(main([]))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", missing],
        cwd=tmp_path,
        env={**os.environ, "DOCKSIDE_DATABASE": ON_A_SERVER.address, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stderr == (
        "To keep games on PostgreSQL Dockside needs psycopg: pip install 'dockside[postgres]'.\n"
    )
    assert ended.returncode == os.EX_CONFIG


@pytest.mark.parametrize(
    ("settings", "code", "said"),
    [
        (
            {"DOCKSIDE_DATABASE": "games.sqlite3", "DOCKSIDE_SHARDS": "0-3/8"},
            os.EX_CONFIG,
            "DOCKSIDE_SHARDS: several processes need PostgreSQL: give its address in DOCKSIDE_DATABASE.\n",
        ),
        (
            {"DOCKSIDE_DATABASE": "postgresql://dockside:secret@127.0.0.1:1/games"},
            1,
            "PostgreSQL at 127.0.0.1:1/games cannot be reached (Connection refused). "
            "Start it, or correct the address.\n",
        ),
        (
            {"DOCKSIDE_DATABASE": "postgresql://dockside:sec/ret@127.0.0.1:1/games"},
            os.EX_CONFIG,
            "This is no address of a PostgreSQL database. Write postgresql://user:password@server/database, "
            "and in the user and the password %40 for @, %2F for /, %3A for :, %3F for ?, %23 for # "
            "and %25 for %.\n",
        ),
    ],
)
def test_what_cannot_be_started_with_is_said_in_one_sentence(
    settings: dict[str, str],
    code: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logging.root, "handlers", [])  # as this program has none when it starts
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert main([]) == code
    assert capsys.readouterr().err == said
    assert [*tmp_path.iterdir()] == []
