"""Ranks the pages of a book by a question: by title and index, by how many of its words, and how near."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from math import log
from typing import NamedTuple

from bot.words.asked import stems, telling, usage

_LONG = 4  # letters: of two long stems of one word one may be the beginning of the other
_ENDING = 2  # letters by which such a beginning may be shorter
_LESS = {"same": 0.8, "begun": 0.7, "far": 0.3}  # what counts for less than the word itself
_TITLE, _INDEX, _NEAR, _FIRST = 0.6, 3.0, 1.0, 1.0  # what a word there counts for; in the text it counts 1
_LEAD = 3  # words at the beginning of a text that say what it is about
_KEPT = 0.6  # of what the words of the best page tell
_MISSPELT = 5  # letters: shorter words are taken as they are
_GUESSES = 2  # words of a question that may be misspelt; looking for each takes milliseconds
_CLOSE = 0.8
_FIGURE = 0.3  # what a number counts for beside words


class Page(NamedTuple):
    """A piece of a book: its title, its text, and what the index calls it."""

    title: str
    text: str
    called: Sequence[str]


class _Read(NamedTuple):
    """A page as it is searched."""

    title: frozenset[str]
    places: dict[str, list[int]]  # where each stem stands
    called: list[list[str]]
    length: int
    every: frozenset[str]  # stems, wherever they stand


class Book:
    """The pages of a book, prepared to be searched."""

    def __init__(self, pages: Iterable[Page], language: str) -> None:
        self.language = language
        self.pages = [_read(page, language) for page in pages]
        self.usual = sum(page.length for page in self.pages) / max(len(self.pages), 1)
        self._pages_with: dict[str, int] = {}
        for page in self.pages:
            for stem in page.every:
                self._pages_with[stem] = self._pages_with.get(stem, 0) + 1

    def telling(self, alike: Iterable[str]) -> float:
        """Return how much a word tells with all it may mean: the rarer, the more; numbers little."""
        common = max(self._pages_with[stem] for stem in alike)
        return log(1 + len(self.pages) / common) * (_FIGURE if all(map(str.isdigit, alike)) else 1)

    def alike(self, stem: str) -> dict[str, float]:
        """Return the stems of the book that are meant by one, with how sure that is."""
        found: dict[str, float] = {}
        for one in usage(self.language).same.get(stem, frozenset()) - {stem}:
            found |= {known: _LESS["same"] * sure for known, sure in self._spelt(one).items() if sure == 1}
        return found | self._spelt(stem)

    def _spelt(self, stem: str) -> dict[str, float]:
        """Return the stems that are this one, begin with it, or are its beginning."""
        found = {stem: 1.0} if stem in self._pages_with else {}
        if len(stem) < _LONG:
            return found
        for one in self._pages_with:
            if one != stem and one.startswith(stem):
                found[one] = _LESS["begun" if len(one) - len(stem) <= _ENDING else "far"]
            elif (
                one != stem and len(one) >= _LONG and stem.startswith(one) and len(stem) - len(one) <= _ENDING
            ):
                found[one] = _LESS["begun"]
        return found

    def guess(self, stem: str) -> dict[str, float]:
        """Return the stems that a misspelt one may stand for."""
        if len(stem) < _MISSPELT:
            return {}
        return dict.fromkeys(get_close_matches(stem, self._pages_with, 3, _CLOSE), _LESS["begun"])


def rank(book: Book, question: str) -> list[int]:
    """Return the numbers of the pages that a question is about, the likeliest first."""
    meant = _meant(book, question)
    found = [(at, _words(book, page, meant)) for at, page in enumerate(book.pages)]
    most = max((sum(weights) for _, weights in found), default=0)
    kept = [(at, w) for at, w in found if sum(w) >= _KEPT * most > 0 or _named(book.pages[at], meant)]
    return sorted((at for at, _ in kept), key={at: -_score(book, at, meant, w) for at, w in kept}.__getitem__)


def _meant(book: Book, question: str) -> list[dict[str, float]]:
    """Return for each word of a question the stems of the book that it may mean."""
    asked = telling(question, book.language)
    meant = {stem: book.alike(stem) for stem in asked}
    for stem in [stem for stem in asked if not meant[stem]][:_GUESSES]:
        meant[stem] = book.guess(stem)
    return [alike for alike in meant.values() if alike]


def _words(book: Book, page: _Read, meant: list[dict[str, float]]) -> list[float]:
    """Return for each word how much it tells that it stands on this page, anywhere."""
    return [
        book.telling(alike) * max((sure for stem, sure in alike.items() if stem in page.every), default=0.0)
        for alike in meant
    ]


def _score(book: Book, at: int, meant: list[dict[str, float]], weights: list[float]) -> float:
    """Return how likely a page answers a question."""
    page = book.pages[at]
    in_text = sum(w for w, alike in zip(weights, meant, strict=True) if page.places.keys() & alike)
    in_title = sum(w for w, alike in zip(weights, meant, strict=True) if page.title & alike.keys())
    first = sum(w for w, alike in zip(weights, meant, strict=True) if _leads(page, alike))
    short = 0.75 + 0.25 * page.length / book.usual
    indexed = max((_entry(book, entry, meant) for entry in page.called), default=0.0)
    near = _NEAR * _nearness(page, meant)
    return sum(weights) + (in_text + near) / short + _FIRST * first + _TITLE * in_title + _INDEX * indexed


def _leads(page: _Read, alike: dict[str, float]) -> bool:
    """Tell whether a text begins with a word."""
    return any(page.places.get(stem, [_LEAD])[0] < _LEAD for stem in alike)


def _named(page: _Read, meant: list[dict[str, float]]) -> bool:
    """Tell whether all words of an entry of the index were asked for."""
    asked = set().union(*meant)
    return any(entry and asked.issuperset(entry) for entry in page.called)


def _entry(book: Book, entry: list[str], meant: list[dict[str, float]]) -> float:
    """Return how much of an entry of the index was asked for."""
    hit = {stem: max(alike.get(stem, 0.0) for alike in meant) for stem in entry}
    told = sum(sure * book.telling([stem]) for stem, sure in hit.items())
    return told * sum(1 for sure in hit.values() if sure) / max(len(hit), 1)


def _nearness(page: _Read, meant: list[dict[str, float]]) -> float:
    """Return how near to each other words stand that were asked for one after another: at most 1 a pair."""
    spots = [[place for stem in alike for place in page.places.get(stem, ())] for alike in meant]
    near = 0.0
    for some, others in pairwise(spots):
        gaps = [abs(one - other) for one in some for other in others if one != other]
        near += 1 / min(gaps) if gaps else 0.0
    return near


def _read(page: Page, language: str) -> _Read:
    places: dict[str, list[int]] = {}
    written = stems(page.text, language)
    for place, stem in enumerate(written):
        places.setdefault(stem, []).append(place)
    called = [telling(entry, language) for entry in page.called]
    title = frozenset(telling(page.title, language))
    return _Read(title, places, called, len(written), title.union(places, *called))
