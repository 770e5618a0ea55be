"""What people mean when they look something up: which words count, and which mean the same."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Protocol, cast

from bot.words.aliases import normalise

_TEXT = Path(__file__).parent / "text"
_ALGORITHMS = {"en": "english", "ru": "russian"}
_APART = frozenset(("ничего", "ничему", "ничем", "ничто"))  # cut short they would be a tie: ничья
_CONSONANT = "[бвгджзйклмнпрстфхцчшщ]"


class Stemmer(Protocol):
    """What we use of the library."""

    def stemWord(self, word: str) -> str: ...  # noqa: N802 - as the library has it


class Usage(NamedTuple):
    """How a language asks: words that say nothing of their own, and words that mean the same, as stems."""

    idle: frozenset[str]
    same: dict[str, frozenset[str]]


@lru_cache(maxsize=8)
def usage(language: str) -> Usage:
    """Read how people ask in a language."""
    read = tomllib.loads((_TEXT / language / "asked.toml").read_text(encoding="utf-8"))
    same: dict[str, frozenset[str]] = {}
    for line in read["same"]:
        group = frozenset(stems(line, language))
        for one in group:
            same[one] = same.get(one, frozenset()) | group
    return Usage(frozenset(words_in(read["idle"])), same)


def words_in(text: str) -> list[str]:
    """Return the words of a text without any punctuation."""
    return re.findall(r"[^\W_]+", normalise(text))


def stems(text: str, language: str) -> list[str]:
    """Return the stems of all words of a text, in its order."""
    return [stem(word, language) for word in words_in(text)]


def telling(text: str, language: str) -> list[str]:
    """Return the stems of the words that say what is looked for; of all, if none does."""
    words = words_in(text)
    idle = usage(language).idle
    return _once(stem(word, language) for word in [one for one in words if one not in idle] or words)


def _once(every: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(every))


@lru_cache(maxsize=4096)
def stem(word: str, language: str) -> str:
    """Return what a word has in all its forms, fleeting vowels or not: заём, займа; ставка, ставок."""
    if word in _APART:
        return word
    if language == "ru":
        word = re.sub(rf"^(\w?{_CONSONANT}[аеиоуыэюя])е(?=[мц]$)", r"\1й", word)
        return re.sub(rf"(?<=\w\w{_CONSONANT})[ое](?={_CONSONANT}$)", "", _stemmer(language).stemWord(word))
    return _stemmer(language).stemWord(word)


@lru_cache(maxsize=64)
def _stemmer(language: str) -> Stemmer:
    """Load the library when somebody searches: most of the time nobody does."""
    import snowballstemmer  # type: ignore[import-untyped]

    return cast(Stemmer, snowballstemmer.stemmer(_ALGORITHMS[language]))
