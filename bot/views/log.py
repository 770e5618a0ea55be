"""The history of a game, as it is shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.perspective import Perspective
from bot.views.parts.build import button, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.words import Words

AFTER, UPTO = "after", "upto"  # what a button of the log carries: the lines that are wanted
_PAGE = 3000  # characters
_LINE = re.compile(r"^((?:-#|#{1,3}|>|[-*]) +|)(\S.*?) *$", re.MULTILINE)


class LogPage(NamedTuple):
    """Holds what is told on a page, and the first and the last line of the log that are on it."""

    told: Sequence[str]
    first: int
    last: int


def page_of(lines: Sequence[tuple[int, str]], after: int, upto: int, *, backwards: bool) -> LogPage:
    """Return as much as a page holds of what these lines of the log have told, from their beginning or end.

    A line is never torn: one that is longer than a page has one to itself.
    """
    page, room = list[str](), _PAGE
    for number, text in reversed(lines) if backwards else lines:
        room -= len(text) + 1
        if room < 0 and page:
            after, upto = (number, upto) if backwards else (after, number - 1)
            break
        page.append(text)
    return LogPage(page[::-1] if backwards else page, after + 1, upto)


def log_view(seen: Perspective, words: Words, page: LogPage) -> ui.LayoutView:
    """Return a page of the history, and buttons to what is told before and after it, if anything is."""
    base = Control("log", seen.record.id)
    earlier = base._replace(kind=UPTO, extra=str(page.first - 1))
    later = base._replace(kind=AFTER, extra=str(page.last))
    ways = (
        button(earlier, words.say("ui-earlier"), disabled=page.first <= 1),
        button(later, words.say("ui-later"), disabled=page.last >= seen.version),
    )
    turns = ways if page.first > 1 or page.last < seen.version else ()
    place = words.say("ui-log-page", first=page.first, last=page.last, count=seen.version)
    told = "\n".join(page.told) or words.say("ui-log-empty")
    return layout(f"### {words.say('game-title')} · {place}", told, *rows(turns))


def struck(text: str) -> str:
    """Return a text struck out line by line, after the marks that a heading or a list begins with."""
    return _LINE.sub(r"\1~~\2~~", text.replace("~~", ""))
