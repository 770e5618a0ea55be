"""The rules in words: both languages carry every assumption, and the code cites numbers that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.cargo_noir
from bot.words.words import Words
from games.cargo_noir.components import FAMILIES

FOLDER = Path(games.cargo_noir.__file__).parent
MARK = re.compile(r"\[(?:our ruling|наше решение) (\d+)\]")


def paragraphs(name: str) -> dict[str, str]:
    text = (FOLDER / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["RULES.md", "RULES.ru.md"])
def test_every_assumption_is_marked(name: str) -> None:
    marks = {mark for text in paragraphs(name).values() for mark in MARK.findall(text)}
    assert marks == {str(number) for number in range(1, 30)}


def test_each_paragraph_has_the_same_marks_in_both_languages() -> None:
    english, russian = paragraphs("RULES.md"), paragraphs("RULES.ru.md")
    assert list(english) == list(russian)
    for number, text in english.items():
        assert MARK.findall(text) == MARK.findall(russian[number]), number


def test_the_code_cites_paragraphs_that_exist() -> None:
    known = paragraphs("RULES.md")
    cited = {
        number
        for file in FOLDER.rglob("*.py")
        for number in re.findall(r'(?:"""|, |\. |; |-)(\d\.\d+)(?= |-|,)', file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 30
    assert cited <= known.keys()


def test_every_paragraph_has_a_test() -> None:
    """Section 1.2's figures, 3.27's words and so on are each named in at least one test."""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = {
        f"{chapter}.{number}" for chapter, number in re.findall(r"def test_(?:\w+?_)?(\d)_(\d+)_", tests)
    }
    assert set(paragraphs("RULES.md")) - named - {"7.3", "7.4"} == set()  # those two stand in the test of 7.2


@pytest.mark.parametrize(("name", "language"), [("RULES.md", "en"), ("RULES.ru.md", "ru")])
def test_1_1_the_families_are_named_in_the_order_in_which_they_are_given_out(
    name: str, language: str
) -> None:
    words = Words(language, "cargo_noir")
    assert f"({', '.join(words.say(f'family-{family}') for family in FAMILIES)})" in paragraphs(name)["1.1"]


def test_2_3_the_tokens_lie_face_up_in_both_languages() -> None:
    assert "face up" in paragraphs("RULES.md")["2.3"]
    assert "лицом вверх" in paragraphs("RULES.ru.md")["2.3"]
