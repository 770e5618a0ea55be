"""The rules page by page, as far as they are about something."""

from __future__ import annotations

from bot.host.errors import refuse
from bot.views.parts.build import Drawn, layout
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import pages_of, turning
from bot.words.rulebook import headings, mark_in, search
from bot.words.words import Words

MOST_WANTED = 60  # characters: they stand in the buttons that turn the page


def chapters_view(words: Words, game: str) -> Drawn:
    """Return the chapters of a game's rules."""
    listed = "\n".join(f"- {heading}" for heading in headings(game, words.language))
    return layout(words.say("ui-rules-chapters"), listed)


def rules_view(words: Words, game: str, wanted: str, page: int = 0) -> Drawn:
    """Return a page of all that is found about something, or refuse if nothing is."""
    pages = _pages_about(game, words.language, wanted)
    if not pages:
        raise refuse("ui-rules-nothing", about=wanted)
    at = min(page, len(pages) - 1)
    mark = mark_in(pages[at])
    explained = words.say("ui-rules-mark", mark=mark) if mark else None
    if len(pages) == 1:
        return layout(pages[0], explained)
    here = words.say("ui-rules-page", page=at + 1, pages=len(pages))
    base = Control("rules", 0, kind=game, field=wanted)
    return layout(pages[at], explained, here, *turning(base, at, len(pages), words))


def _pages_about(game: str, language: str, wanted: str) -> list[str]:
    """Return all that is found on pages, each paragraph under the heading of its chapter."""
    lines, heading = list[str](), ""
    for found in search(game, language, wanted):
        told = f"**{found.number}** {found.text}"
        lines.append(told if found.heading == heading else f"### {found.heading}\n{told}")
        heading = found.heading
    return pages_of(lines) if lines else []
