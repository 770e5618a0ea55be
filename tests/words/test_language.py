"""Which of our languages somebody reads, by the language of their Discord."""

from __future__ import annotations

import pytest

from bot.words.words import language_of


@pytest.mark.parametrize(
    ("locale", "language"), [("ru", "ru"), ("uk", "en"), ("en-US", "en"), ("de", "en"), (None, "en")]
)
def test_only_whoever_reads_russian_gets_it(locale: str | None, language: str) -> None:
    assert language_of(locale) == language
