"""The history of a game, as it is shown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import ui

from bot.perspective import Perspective
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import pages_of, turning
from bot.words.words import Words

_LINE = re.compile(r"^((?:-#|#{1,3}|>|[-*]) +|)(\S.*?) *$", re.MULTILINE)


def log_view(seen: Perspective, words: Words, lines: Sequence[str], page: int | None) -> ui.LayoutView:
    """Return a page of the history: the last one unless another is asked for."""
    pages = pages_of(lines)
    at = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    return layout(
        f"### {words.say('game-title')} · {words.say('ui-log-page', page=at + 1, pages=len(pages))}",
        pages[at] or words.say("ui-log-empty"),
        *turning(Control("log", seen.record.id), at, len(pages), words),
    )


def struck(text: str) -> str:
    """Return a text struck out line by line, after the marks that a heading or a list begins with."""
    return _LINE.sub(r"\1~~\2~~", text.replace("~~", ""))
