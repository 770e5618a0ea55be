"""What the README promises is there: every option of every game, every command line, every command."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from bot.words.words import Words
from games import GAMES

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_the_table_of_games_names_every_option_and_every_value(key: str) -> None:
    game = GAMES[key]
    title = Words("en", key).say("game-title")
    (row,) = (line for line in README.splitlines() if line.startswith(f"| **{title}** |"))
    assert f"| {game.seats[0]}–{game.seats[-1]} |" in row
    for name, field in game.Options.model_fields.items():
        words = [name, *(value for value in get_args(field.annotation) if isinstance(value, str))]
        assert [word for word in words if f"`{word}`" not in row] == []


@pytest.mark.parametrize("room", ["games", "storage"])
def test_every_command_line_is_one_that_the_program_takes(room: str) -> None:
    named = set(re.findall(rf"python -m {room} ([a-z]+)", README))
    shown = subprocess.run(
        [sys.executable, "-m", room, "--help"], capture_output=True, text=True, timeout=60, check=True
    )
    assert named
    assert {name for name in named if name not in shown.stdout} == set()


def test_every_command_is_one_that_can_be_typed() -> None:
    words = Words("en")
    named = set(re.findall(r"`/([a-z ]+)`", README)) - {"live", "metrics"}
    assert named
    keys = {name: f"command-{name.replace(' ', '-')}" for name in named}
    assert [name for name, key in keys.items() if not words.knows(key)] == []
