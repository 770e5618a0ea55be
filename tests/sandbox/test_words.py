"""The sandbox's own words: there in both languages, each of them used, and said to people in theirs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bot.sandbox
from bot.sandbox.words import LANGUAGES, TEXT, language_of, say
from tests.test_words import keys_in, messages

ROOT = Path(bot.sandbox.__file__).parent
FILES = {language: TEXT / f"{language}.ftl" for language in LANGUAGES}


def named() -> tuple[set[str], tuple[str, ...]]:
    """The keys that the code names in full, and the beginnings of those that it puts together."""
    whole, begun = set(), set()
    for code in ROOT.rglob("*.py"):
        texts, beginnings = keys_in(code)
        whole |= {text for text in texts if re.fullmatch(r"sandbox-[\w-]*\w", text)}
        begun |= {text for text in beginnings if text.startswith("sandbox-")}
    return whole, tuple(begun)


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages(FILES["en"]) == messages(FILES["ru"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_sandbox_names_exists(language: str) -> None:
    whole, begun = named()
    known = messages(FILES[language]).keys()
    assert whole - known == set()
    assert [start for start in begun if not any(key.startswith(start) for key in known)] == []


def test_every_message_is_used() -> None:
    whole, begun = named()
    assert [key for key in messages(FILES["en"]) if key not in whole and not key.startswith(begun)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_its_arguments(language: str) -> None:
    for key, names in messages(FILES[language]).items():
        sentence = say(key, **dict.fromkeys(names, 7)).said(language)
        assert sentence.count("7") >= len(names), sentence
        assert "{" not in sentence


def test_no_message_is_named_by_anything_but_a_key_of_the_sandbox() -> None:
    """A key of the bot's own words would be missing here."""
    strange = [
        (code.name, node.args[0].value)
        for code in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(code.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("say", "NotPossible")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and not str(node.args[0].value).startswith("sandbox-")
    ]
    assert strange == []


@pytest.mark.parametrize(
    ("locale", "language"), [("ru", "ru"), ("uk", "en"), ("en-US", "en"), ("de", "en"), (None, "en")]
)
def test_people_are_spoken_to_in_their_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language
