"""python -m games: play, replay, rules. And what python -m bot says of itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint, version
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main as bot_main
from bot.settings import Settings
from games import GAMES
from games.__main__ import main
from storage.schema import open_file

every_game = pytest.mark.parametrize("key", GAMES)
Output = pytest.CaptureFixture[str]


def lines(capsys: Output) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@every_game
def test_play_prints_one_json_line_a_game(key: str, capsys: Output) -> None:
    assert main(["play", key, "--seed", "7", "--games", "2", "--json", "--players", "club"]) == 0
    one, two = lines(capsys)
    assert list(one) == ["game", "seed", "seats", "options", "actions", "scores", "winners", "digest"]
    assert one["digest"] != two["digest"]
    assert len(one["scores"]) == one["seats"] == GAMES[key].seats[0]


@every_game
def test_the_same_seed_plays_the_same_game(key: str, capsys: Output) -> None:
    for _ in range(2):
        main(["play", key, "--seed", "7", "--seats", str(GAMES[key].seats[-1]), "--json"])
    one, two = lines(capsys)
    assert one == two


def saved(tmp_path: Path, key: str) -> Path:
    file = tmp_path / "game.json"
    assert main(["play", key, "--seed", "3", "--players", "club", "--save", str(file)]) == 0
    return file


@every_game
def test_replay_verifies_an_exported_game(key: str, tmp_path: Path, capsys: Output) -> None:
    file = saved(tmp_path, key)
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Verified")


@every_game
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "another"}, "does not match the commitment"),
        ({"digest": "0" * 64}, "digest differ"),
        ({"scores": []}, "scores differ"),
        ({"seed": None}, "while it was running"),
        ({"game": "chess"}, "There is no game"),
    ],
)
def test_replay_refuses_a_file_that_was_changed(
    key: str, change: dict[str, Any], sentence: str, tmp_path: Path, capsys: Output
) -> None:
    file = saved(tmp_path, key)
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    capsys.readouterr()
    assert main(["replay", str(file)]) == 2
    assert sentence in capsys.readouterr().err


@every_game
def test_replay_refuses_a_game_with_a_move_taken_out(key: str, tmp_path: Path, capsys: Output) -> None:
    file = saved(tmp_path, key)
    found = json.loads(file.read_text())
    del found["entries"][len(found["entries"]) // 2]
    file.write_text(json.dumps(found))
    capsys.readouterr()
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"game": 3}', "not json"])
def test_replay_of_something_else_is_one_sentence(content: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@every_game
@pytest.mark.parametrize(("language", "name"), [("en", "RULES.md"), ("ru", "RULES.ru.md")])
def test_rules_prints_the_numbered_text(key: str, language: str, name: str, capsys: Output) -> None:
    assert main(["rules", key, "--lang", language]) == 0
    assert "**1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'. The games are: "),
        (["play", "container", "--seats", "9"], "container is for 3 to 5 players, not 9."),
        (["play", "container", "--option", "dice=1"], "'dice=1' is not an option of container."),
        (["play", "container", "--option", "bid_signal=loud"], "Option bid_signal: "),
        (["replay", "no-such-file"], "no-such-file is not an exported game"),
    ],
)
def test_a_wrong_command_is_answered_with_one_sentence(
    args: list[str], sentence: str, capsys: Output
) -> None:
    assert main(args) == 2
    error = capsys.readouterr().err
    assert error.startswith(sentence)
    assert error.count("\n") == 1


def told_to_nobody(*command: str) -> bytes:
    """What a program complains of when nobody reads what it prints."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        asked = [sys.executable, "-m", *command]
        return subprocess.run(asked, stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False).stderr
    finally:
        os.close(writer)


def test_a_reader_who_has_had_enough_gets_no_trace_of_it(tmp_path: Path) -> None:
    assert told_to_nobody("games", "play", "sewer_pirats", "--json") == b""
    assert told_to_nobody("games", "rules", "container") == b""
    file = tmp_path / "dockside.sqlite3"
    open_file(file).close()
    assert told_to_nobody("storage", "size", str(file)) == b""


@pytest.mark.parametrize("asked", ["-h", "--help"])
def test_the_bot_tells_how_it_is_started_and_does_not_start(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    assert bot_main([asked]) == 0
    told = capsys.readouterr().out
    assert "DISCORD_TOKEN" in told
    assert ".env.example" in told
    assert [name for name in Settings.model_fields if name.upper() not in told] == []
    assert list(tmp_path.iterdir()) == []


def test_the_bot_tells_its_version(capsys: Output) -> None:
    assert bot_main(["--version"]) == 0
    assert capsys.readouterr().out == f"Dockside {version('dockside')}\n"


def test_the_console_script_is_the_bot() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    assert EntryPoint("dockside", project["scripts"]["dockside"], "console_scripts").load() is bot_main


def test_without_arguments_the_bot_reads_what_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """A console script calls main() with nothing in hand."""
    monkeypatch.setattr(sys, "argv", ["/usr/bin/dockside", "--help"])
    assert bot_main() == 0
    assert capsys.readouterr().out.startswith("usage: dockside [-h] [--version]\n")


def test_the_bot_refuses_an_argument_that_it_does_not_know() -> None:
    asked = [sys.executable, "-m", "bot", "--port", "80"]
    ended = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "Dockside takes no arguments, so no --port either. Try --help.\n"
