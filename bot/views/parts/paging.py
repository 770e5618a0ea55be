"""Long texts: page by page, or as much of them as fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.views.parts.build import Row, button, rows
from bot.views.parts.custom_id import Control
from bot.words.pieces import without_pieces
from bot.words.words import Words

_PAGE = 3000  # characters
_MORE = "…"


def pages_of(lines: Sequence[str], most: int = _PAGE) -> list[str]:
    """Return the lines on as few pages as hold them; one page at least, which may be empty."""
    pages = [""]
    for line in lines:
        if pages[-1] and len(pages[-1]) + 1 + len(line) > most:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line
    return pages


def clip(lines: Iterable[str], most: int) -> str:
    """Return as many of the first lines as fit; before one is left out, all are without their pieces."""
    shown: list[str] = []
    for line in _fitting(lines, most):
        if sum(map(len, shown)) + len(shown) + len(line) > most:
            break
        shown.append(line)
    return "\n".join(shown)


def _fitting(lines: Iterable[str], most: int) -> list[str]:
    """Return the lines as they are if they fit, else with words alone."""
    every = list(lines)
    fit = sum(map(len, every)) + len(every) <= most
    return every if fit else list(map(without_pieces, every))


def clip_before(lines: Sequence[str], most: int) -> str:
    """Return as many of the last lines as fit; dots stand for those before them."""
    lines = _fitting(lines, most)
    kept, room = list[str](), most - len(_MORE)
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return "\n".join(kept if len(kept) == len(lines) else [_MORE, *kept])


def turning(base: Control, at: int, pages: int, words: Words) -> list[Row]:
    """Return a button to the page before, and one to the next."""
    ways = (("ui-previous", at - 1), ("ui-next", at + 1))
    return rows(
        button(base._replace(extra=str(to)), words.say(key), disabled=not 0 <= to < pages) for key, to in ways
    )
