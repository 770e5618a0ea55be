"""The rules in words: every assumption is marked, and every paragraph has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.container

FOLDER = Path(games.container.__file__).parent
_MARK = re.compile(r"\[(?:our ruling|наше решение) (\d+)\]")
UNUSED = {17}  # a number that was given up


def paragraphs(name: str) -> dict[str, str]:
    text = (FOLDER / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^\*\*(\d+(?:\.\d+)+)\*\* (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["RULES.md", "RULES.ru.md"])
def test_every_assumption_is_marked(name: str) -> None:
    marks = {int(mark) for text in paragraphs(name).values() for mark in _MARK.findall(text)}
    assert marks == set(range(1, 35)) - UNUSED


def test_the_code_cites_paragraphs_and_assumptions_that_exist() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    cited = set(re.findall(r"(?:\"\"\"|# |; |\. )(\d+(?:\.\d+)+) ", code))
    chapters = {number.rpartition(".")[0] for number in paragraphs("RULES.md")}
    assert len(cited) > 40
    assert cited <= paragraphs("RULES.md").keys() | chapters
    assert {int(mark) for mark in re.findall(r"\[A-(\d+)\]", code)} <= set(range(1, 35))


def test_every_paragraph_has_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = {name.replace("_", ".") for name in re.findall(r"def test_(\d+(?:_\d+)+)_[a-z]", tests)}
    assert paragraphs("RULES.md").keys() - named == set()
    assert named <= paragraphs("RULES.md").keys(), "a test cites a paragraph that does not exist"


def test_both_languages_send_the_reader_to_the_same_paragraphs() -> None:
    english, russian = (
        {number: re.findall(r"\(?\b(\d+(?:\.\d+)+)\b", text) for number, text in paragraphs(name).items()}
        for name in ("RULES.md", "RULES.ru.md")
    )
    assert english == russian
    assert english["4.1"] == ["4.3", "4.5"], "money is changed by no move of its own"
