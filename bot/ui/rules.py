"""The numbered rules of a game, to look things up in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import games
from bot.ui.typed import plain


class Paragraph(NamedTuple):
    number: str
    heading: str  # of the chapter it stands in
    text: str


@cache
def paragraphs(game: str, language: str) -> tuple[Paragraph, ...]:
    """In the order of the book. A heading that carries a number is a paragraph too, of its title alone."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    file = Path(games.__file__).parent / game / name
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
    return list(
        dict.fromkeys(paragraph.heading for paragraph in paragraphs(game, language) if paragraph.heading)
    )


def search(game: str, language: str, wanted: str) -> list[Paragraph]:
    """By number (5 finds 5.1 to 5.9), by heading, or by words in the text."""
    every, sought = paragraphs(game, language), wanted.casefold().strip()
    number = sought.split(" ")[0].rstrip(".")
    if numbered := [p for p in every if p.number == number or p.number.startswith(f"{number}.")]:
        return numbered
    if under := [p for p in every if p.heading.casefold() == sought]:
        return under
    stems = [_stem(word) for word in plain(sought).split()]
    return [p for p in every if stems and all(stem in plain(f"{p.heading} {p.text}") for stem in stems)]


def _stem(word: str) -> str:
    """Without most of its ending: a word is asked for in one case and written in another."""
    return word[:-2] if len(word) > 5 else word[:-1] if len(word) > 4 else word
