"""Every message that the front end names exists, and every message that exists is named somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import LANGUAGES

ROOT = Path(bot.__file__).parent
CODE = [*ROOT.rglob("*.py")]


def keys(language: str) -> dict[str, str]:
    """Each key with the file it stands in."""
    return {
        key: file.name
        for file in sorted((ROOT / "words" / "text" / language).glob("*.ftl"))
        for key in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text(encoding="utf-8"))
    }


def constants(code: Path) -> Iterator[str]:
    """All texts in a program, and the beginnings of those that are put together, with a star."""
    for node in ast.walk(ast.parse(code.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield f"{node.values[0].value!s}*"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def named() -> frozenset[str]:
    """All texts that the code names."""
    return frozenset(text for code in CODE for text in constants(code))


TOLD_BEFORE = {  # what stands in old logs, and is told no more
    "host-seat-left",
    "host-seat-taken",
    "host-mod-kicked",
    "host-mod-replaced",
    "host-mod-sent-away",
    "host-request-forbidden",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_face_that_the_code_names_exists(language: str) -> None:
    known = keys(language)
    wanted = {
        text for text in named() if re.fullmatch(r"(ui|host|command|argument|hint|about)-[\w-]*\w", text)
    }
    assert wanted - known.keys() - {"command-group"} == set()  # that one stands beside each game


def test_every_key_is_used() -> None:
    begun = tuple(text.rstrip("*") for text in named() if text.endswith(("-*", "-")) and len(text) > 2)
    known = named() | TOLD_BEFORE
    unused = [key for key in keys("en") if key not in known and not key.startswith(begun)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_overwrites_a_word_of_the_face(language: str) -> None:
    ours = {key for key in keys(language) if key.startswith(("ui-", "host-"))}
    for game in GAMES:
        file = Path("games") / game / "text" / f"{language}.ftl"
        theirs = set(re.findall(r"(?m)^([a-z][\w-]*) =", (ROOT.parent / file).read_text(encoding="utf-8")))
        assert ours & theirs == set(), game


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_a_button(language: str) -> None:
    words = Words(language)
    labels = "join leave begin options cancel my-moves log-button earlier later type-a-number fill-in"
    more = "take-the-list back do-it-anyway rematch take-none"
    for label in (*labels.split(), *more.split()):
        assert 0 < len(words.say(f"ui-{label}")) <= 34, label
