"""The rules page by page, as far as they are about something."""

from __future__ import annotations

from bot.host.errors import refuse
from bot.views.parts.build import Drawn, Row, layout, option, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_OPTIONS
from bot.views.parts.paging import pages_of, turning
from bot.words.rulebook import headings, mark_in, search
from bot.words.words import Words

PRIMER = "primer"  # how the game is played, above its chapters
MOST_WANTED = 60  # characters: they stand in the buttons that turn the page


def chapters_view(words: Words, game: str) -> Drawn:
    """Return the chapters of a game's rules."""
    listed = "\n".join(f"- {heading}" for heading in headings(game, words.language))
    return layout(words.say("ui-rules-chapters"), listed, chapters_menu(words, game))


def chapters_menu(words: Words, game: str) -> Row:
    """Return a list of the chapters, below how the game is played: each is one choice away."""
    options = [option(words.say("ui-how-short"), PRIMER)]
    options += [option(heading, str(at)) for at, heading in enumerate(headings(game, words.language))]
    control = Control("chapter", 0, kind=game)
    return select(control, words.say("ui-rules-menu"), options[:MOST_OPTIONS])


def chapter_of(game: str, language: str, at: int) -> str | None:
    """Return what to look for to get the chapter at this place of the list; None if there is none."""
    every = headings(game, language)
    return every[at][:MOST_WANTED] if at < len(every) else None


def rules_view(words: Words, game: str, wanted: str, page: int = 0) -> Drawn:
    """Return a page of all that is found about something, or refuse if nothing is."""
    pages = _pages_about(game, words.language, wanted)
    if not pages:
        raise refuse("ui-rules-nothing", about=wanted)
    at = min(page, len(pages) - 1)
    mark = mark_in(pages[at])
    explained = words.say("ui-rules-mark", mark=mark) if mark else None
    menu = chapters_menu(words, game)
    if len(pages) == 1:
        return layout(pages[0], explained, menu)
    here = words.say("ui-rules-page", page=at + 1, pages=len(pages))
    base = Control("rules", 0, kind=game, field=wanted)
    return layout(pages[at], explained, here, *turning(base, at, len(pages), words), menu)


def _pages_about(game: str, language: str, wanted: str) -> list[str]:
    """Return all that is found on pages, each paragraph under the heading of its chapter."""
    lines, heading = list[str](), ""
    for found in search(game, language, wanted):
        told = f"**{found.number}** {found.text}"
        lines.append(told if found.heading == heading else f"### {found.heading}\n{told}")
        heading = found.heading
    return pages_of(lines) if lines else []
