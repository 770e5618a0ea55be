"""The numbered rules of a game, to look things up in."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple, Protocol, cast

from bot.words.aliases import normalise
from games import GAMES

_ALGORITHMS = {"en": "english", "ru": "russian"}
_CONSONANT = "[бвгджзйклмнпрстфхцчшщ]"
_LONG = 4  # letters


class Stemmer(Protocol):
    """What we use of the library."""

    def stemWord(self, word: str) -> str: ...  # noqa: N802 - as the library has it


class Paragraph(NamedTuple):
    """A numbered rule."""

    number: str
    heading: str  # of the chapter it stands in
    text: str


@lru_cache(maxsize=64)
def paragraphs(game: str, language: str) -> tuple[Paragraph, ...]:
    """Read the rules of a game, in the order of the book. A rule may go on over several blocks of text."""
    file = GAMES[game].rules(language)
    found: list[Paragraph] = []
    heading = ""
    for block in re.split(r"\n\s*\n|\n(?=#)|\n(?=\*\*\d)", file.read_text(encoding="utf-8")):
        if title := re.match(r"#+\s*(\d[\d.]*)?\s*(.+)", block):
            heading = title[2].strip() if title[1] is None else f"{title[1].rstrip('.')} {title[2].strip()}"
        elif rule := re.match(r"\*\*(\d[\d.]*[a-z]?)\*\*\s*(.+)", block, re.DOTALL):
            found.append(Paragraph(rule[1].rstrip("."), heading, " ".join(rule[2].split())))
        elif found and block.strip() and not block.startswith(("#", "|", ">")):
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{block.strip()}")
    return tuple(found)


def headings(game: str, language: str) -> list[str]:
    """Return the chapters of the book, in its order."""
    return list(
        dict.fromkeys(paragraph.heading for paragraph in paragraphs(game, language) if paragraph.heading)
    )


def search(game: str, language: str, wanted: str) -> list[Paragraph]:
    """Find rules by number (5 finds 5.1 to 5.9), by heading, or by words: then those with most of them."""
    every, sought = paragraphs(game, language), wanted.casefold().strip()
    if re.fullmatch(r"\d[\d.]*[a-z]?", sought):
        number = sought.rstrip(".")
        return [p for p in every if p.number == number or p.number.startswith(f"{number}.")]
    if under := [p for p in every if p.heading.casefold() == sought]:
        return under
    stems = {_stem(word, language) for word in normalise(sought).split()}
    hits = [sum(_found(stem, known) for stem in stems) for known in _index(game, language)]
    most = max(hits, default=0)
    return [p for p, hit in zip(every, hits, strict=True) if hit == most > 0]


def proposals(game: str, language: str, typed: str) -> list[tuple[str, str]]:
    """Propose chapters, then paragraphs, while somebody types; each with what to search for to get it."""
    begun = typed.casefold().strip()
    chapters = [heading for heading in headings(game, language) if begun in heading.casefold()]
    if not begun:
        return [(heading, heading) for heading in chapters]
    known = paragraphs(game, language)
    spelt = [p for p in known if begun in f"{p.number} {p.text}".casefold()]
    found = dict.fromkeys([*search(game, language, typed), *spelt])
    under = dict.fromkeys([*chapters, *(p.heading for p in found if _titled(p, language, typed))])
    return [(heading, heading) for heading in under] + [(f"{p.number} {p.text}", p.number) for p in found]


def _titled(paragraph: Paragraph, language: str, typed: str) -> bool:
    """Tell whether the heading itself has one of these words."""
    title = frozenset(_stem(word, language) for word in normalise(paragraph.heading).split())
    return any(_found(_stem(word, language), title) for word in normalise(typed).split())


@lru_cache(maxsize=64)
def _index(game: str, language: str) -> list[frozenset[str]]:
    """Return the stems of each paragraph, those of its heading among them."""
    titles = (p.heading.lstrip("0123456789. ") for p in paragraphs(game, language))
    written = (f"{title} {p.text}" for title, p in zip(titles, paragraphs(game, language), strict=True))
    return [frozenset(_stem(word, language) for word in normalise(text).split()) for text in written]


def _found(stem: str, known: frozenset[str]) -> bool:
    """Tell whether a stem is known. Of two long stems of one word one may be the beginning of the other."""
    if stem in known or len(stem) < _LONG:
        return stem in known
    return any(one.startswith(stem) or (len(one) >= _LONG and stem.startswith(one)) for one in known)


@lru_cache(maxsize=4096)
def _stem(word: str, language: str) -> str:
    """Return what a word has in all its forms, fleeting vowels or not: заём, займа; ставка, ставок."""
    if language == "ru":
        word = re.sub(rf"^(\w?{_CONSONANT}[аеиоуыэюя])е(?=[мц]$)", r"\1й", word)
        return re.sub(rf"(?<=\w\w{_CONSONANT})[ое](?={_CONSONANT}$)", "", _stemmer(language).stemWord(word))
    return _stemmer(language).stemWord(word)


@lru_cache(maxsize=64)
def _stemmer(language: str) -> Stemmer:
    """Load the library when somebody searches: most of the time nobody does."""
    import snowballstemmer  # type: ignore[import-untyped]

    return cast(Stemmer, snowballstemmer.stemmer(_ALGORITHMS[language]))
