"""docs/a-new-game.md quotes the example word for word and leaves no file of it out."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "a-new-game.md").read_text(encoding="utf-8")
HOME = ROOT / "examples" / "morning_catch"
FILE = re.compile(r"`((?:[\w/]+/)?[\w.]+\.(?:py|ftl|md|json|toml))`")


class Quoted(NamedTuple):
    """A piece of code with the files that were named last before it."""

    language: str
    text: str
    files: tuple[Path, ...]


def found(name: str) -> Path:
    """The file that is meant: of the example, or of the repository."""
    return HOME / name if (HOME / name).is_file() else ROOT / name


def quoted() -> list[Quoted]:
    """Each piece, with the files named in the last line before it that names any."""
    pieces: list[Quoted] = []
    named: tuple[Path, ...] = ()
    for part in re.split(r"(^```\w+\n.*?^```$)", GUIDE, flags=re.MULTILINE | re.DOTALL):
        if piece := re.fullmatch(r"```(\w+)\n(.*?)```", part, re.DOTALL):
            pieces.append(Quoted(piece[1], piece[2], named))
            continue
        for line in part.splitlines():
            named = tuple(map(found, FILE.findall(line))) or named
    return pieces


def stands_in(text: str, file: Path) -> bool:
    """Whole lines that follow each other, however far they are moved in."""
    code = "\n" + file.read_text(encoding="utf-8")
    return any("\n" + indent(text, " " * depth) in code for depth in (0, 4, 8, 12))


@pytest.mark.parametrize(
    "piece", [piece for piece in quoted() if piece.language != "sh"], ids=lambda piece: piece.text[:30]
)
def test_every_piece_stands_word_for_word_in_a_file_that_is_named_above_it(piece: Quoted) -> None:
    assert any(stands_in(piece.text, file) for file in piece.files), piece.files


def test_every_file_that_is_named_exists() -> None:
    assert [name for name in FILE.findall(GUIDE) if not found(name).is_file()] == []


def test_every_file_of_the_example_is_named() -> None:
    files = [file for file in HOME.rglob("*") if file.suffix in (".py", ".ftl", ".md")]
    named = {found(name) for name in FILE.findall(GUIDE)} | {HOME / "rules" / "__init__.py"}  # a line
    assert [file.name for file in files if file not in named] == []
