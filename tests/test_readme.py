"""What the README promises is there: every option of every game, every command line, every command."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from bot.sandbox.world.clock import SystemClock
from bot.sandbox.world.opening import CHANNELS, INVITED, opening
from bot.sandbox.world.permissions import Permission
from bot.words.words import Words
from games import GAMES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


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


def test_the_rooms_are_those_that_are_there() -> None:
    block = README.partition("## The rooms\n\n```\n")[2].partition("```")[0]
    room, named = "", set[str]()
    for indent, name in re.findall(r"^( *)([a-z]+)/ ", block, re.MULTILINE):
        room = room if indent else name
        named.add(f"{room}/{name}" if indent else name)
    assert [name for name in named if not (ROOT / name).is_dir()] == []
    floors = {
        f"bot/{folder.name}" for folder in (ROOT / "bot").iterdir() if (folder / "__init__.py").is_file()
    }
    assert floors - named == set()


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"])
def test_every_file_that_is_linked_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    linked = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    assert [file for file in linked if not (ROOT / file).is_file()] == []


def test_the_version_of_the_program_is_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"## [{project['version']}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_link_asks_for_what_the_bot_has_at_the_local_table_and_no_more() -> None:
    (asked,) = re.findall(r"&permissions=(\d+)", README)
    assert Permission(int(asked)) == INVITED
    world = opening(SystemClock())
    rights = {channel.name: world.permissions(world.bot, channel) for channel in world.channels.values()}
    assert {name: rights[name] for name in CHANNELS} == dict.fromkeys(CHANNELS, INVITED)
