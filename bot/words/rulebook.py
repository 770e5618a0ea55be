"""The numbered rules of a game, to look things up in."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from bot.words.asked import telling
from bot.words.ranking import Book, Page, rank
from games import GAMES

_NUMBER = re.compile(r"\d[\d.]*[a-z]?")
_NUMBER_INSIDE = re.compile(r"(?<![\w.])\d+(?:\.\d+)+")
_MARK = re.compile(r" ?\[(\D+ \d+)\]")  # of a decision of ours, such as [our ruling 4]


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


def mark_in(text: str) -> str | None:
    """Return the first mark that stands for a decision of ours, where the printed rules make none."""
    found = _MARK.search(text)
    return found[1] if found else None


def headings(game: str, language: str) -> list[str]:
    """Return the chapters of the book, in its order."""
    return list(
        dict.fromkeys(paragraph.heading for paragraph in paragraphs(game, language) if paragraph.heading)
    )


@lru_cache(maxsize=64)
def entries(game: str, language: str) -> dict[str, list[str]]:
    """Read the index at the back of the book: for each rule what people call that which it is about."""
    file, found = GAMES[game].index(language), dict[str, list[str]]()
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for line in lines:
        if entry := re.fullmatch(r"- (.+): ([\d., a-z]+)", line):
            for number in entry[2].split(","):
                found.setdefault(number.strip(), []).extend(entry[1].split(","))
    return found


@lru_cache(maxsize=64)
def book(game: str, language: str) -> Book:
    """Prepare the rules of a game to be searched. It takes a while the first time: not on the event loop."""
    called = entries(game, language)
    return Book(
        [
            Page(
                paragraph.heading.lstrip("0123456789. "),
                _MARK.sub("", paragraph.text),  # nobody looks for these words
                called.get(paragraph.number, []),
            )
            for paragraph in paragraphs(game, language)
        ],
        language,
    )


def search(game: str, language: str, wanted: str) -> list[Paragraph]:
    """Find rules by number (5 finds 5.1 to 5.9), by heading, or by words: then the likeliest first."""
    every, sought = paragraphs(game, language), wanted.casefold().strip().rstrip("?!.…")
    if _NUMBER.fullmatch(sought):
        number = sought.rstrip(".")
        return [p for p in every if p.number == number or p.number.startswith(f"{number}.")]
    if under := [p for p in every if p.heading.casefold() == sought]:
        return under
    named = set(_NUMBER_INSIDE.findall(sought))
    if found := [p for p in every if p.number in named]:
        return found
    return [every[at] for at in rank(book(game, language), sought)]


def proposals(game: str, language: str, typed: str) -> list[tuple[str, str]]:
    """Propose chapters, then paragraphs, while somebody types; each with what to search for to get it."""
    begun = typed.casefold().strip()
    chapters = [heading for heading in headings(game, language) if begun in heading.casefold()]
    if not begun:
        return [(heading, heading) for heading in chapters]
    known = paragraphs(game, language)
    spelt = [p for p in known if begun in f"{p.number} {p.text}".casefold()]
    found = dict.fromkeys([*search(game, language, typed), *spelt])
    under = dict.fromkeys([*chapters, *_titled(game, language, typed)])
    return [(heading, heading) for heading in under] + [(f"{p.number} {p.text}", p.number) for p in found]


def _titled(game: str, language: str, typed: str) -> list[str]:
    """Return the chapters whose heading itself has one of these words."""
    known = book(game, language)
    sought = set().union(*(known.alike(stem) for stem in telling(typed, language)))
    every = zip(paragraphs(game, language), known.pages, strict=True)
    return [paragraph.heading for paragraph, page in every if sought & page.title]
