"""Open tables: what everybody may know of them, and a button to sit down at each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from discord import ButtonStyle

from bot.clock.pace import USUAL
from bot.host.open_tables import OpenTable
from bot.views.clock import stamp
from bot.views.parts.build import Button, Drawn, Part, button, layout, option, rows, select, with_button
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import turning
from bot.views.result import unusual
from bot.words.cleaning import escape_markdown
from bot.words.names import bold_names, names_of, plain_names, seat_sign
from bot.words.words import Names, Words, shorten
from games import GAMES
from games.kernel.hosting import Game, Seat, Who, say

PER_PAGE = 7  # tables: each takes three of the forty parts that a message may have
_SMALL_PRINT = 200  # characters of one table: seven of the longest fit a message
_MOST_NAMED = 2  # free seats


class Listed(NamedTuple):
    """A table with a link to its message."""

    table: OpenTable
    link: str


class Page(NamedTuple):
    """A page of a list of tables: which one it is, of which game, and how many tables there are."""

    tables: Sequence[Listed]
    at: int
    total: int
    key: str = ""  # the game that was asked for; none: all

    @property
    def pages(self) -> int:
        """How many pages there are; an empty list has one."""
        return max(1, -(-self.total // PER_PAGE))


def tables_view(page: Page, language: str) -> Drawn:
    """Return a page of the list, as one person asked for it."""
    words, base = Words(language), Control("tables", 0, kind=page.key)
    turns = turning(base, page.at, page.pages, words) if page.pages > 1 else []
    return layout(
        f"### {_heading(page, words)}",
        *(_entry(one, language, page) for one in page.tables),
        None if page.tables else _empty(page.key, words),
        *turns,
        *rows([tell_me_button(words)]),
    )


def listing_view(page: Page, language: str) -> Drawn:
    """Return the list for a channel, for all who read there: the first tables, and the way to all others."""
    words = Words(language)
    label = words.say("tables-all", count=page.total)
    every = button(Control("tables", 0), label, ButtonStyle.primary)
    return layout(
        f"### {words.say('tables-title')}",
        *(_entry(one, language, page) for one in page.tables),
        None if page.tables else _empty(page.key, words),
        *rows([every, tell_me_button(words)]),
        words.say("listing-hint"),
    )


def tell_me_button(words: Words) -> Button:
    """Return the button that leads to what one wants to be told of."""
    return button(Control("notify", 0), words.say("tables-tell-me"))


def _heading(page: Page, words: Words) -> str:
    if page.pages == 1:
        return words.say("tables-title")
    return words.say("tables-page", page=page.at + 1, pages=page.pages)


def _empty(key: str, words: Words) -> str:
    if not key:
        return words.say("tables-none")
    return words.say("tables-none-of", title=Words(words.language, key).say("game-title"))


def _entry(listed: Listed, language: str, page: Page) -> Part:
    table = listed.table
    words = Words(language, table.key, bold_names(table.players, (), language))
    lines = _headline(table, words), listed.link, _small_print(table, words)
    return with_button("\n".join(lines), _join(table, words, page))


def _headline(table: OpenTable, words: Words) -> str:
    title = words.say("game-title")
    if table.running:
        if len(table.free) > _MOST_NAMED:
            return words.say("tables-running-many", title=title, count=len(table.free))
        return words(say("tables-running", title=title, who=tuple(map(Who, table.free))))
    least, most = GAMES[table.key].seats[0], GAMES[table.key].seats[-1]
    count = len(table.players)
    return words.say("tables-lobby", title=title, count=count, least=least, most=most)


def _small_print(table: OpenTable, words: Words) -> str:
    """Return since when it stands there, who sits there, and what was agreed on if that is not the usual."""
    began = words.say("tables-begun" if table.running else "tables-opened", when=stamp(table.since))
    names = Names(tuple(map(escape_markdown, names_of(table.players, words.language))))
    named = Words(words.language, table.key, names)
    there = tuple(Who(seat) for seat in range(len(table.players)) if seat not in table.free)
    pace = words.say("ui-lobby-pace", name=words.say(f"ui-clock-{table.policy}"))
    agreed = unusual(GAMES[table.key], table.options, words)
    told = [
        *([named(say("tables-players", who=there))] if there else []),
        *([] if table.policy == USUAL.policy else [pace]),
        *agreed,
    ]
    return "-# " + " · ".join([began, *filter(None, [shorten(" · ".join(told), _SMALL_PRINT)])])


def _join(table: OpenTable, words: Words, page: Page) -> Button:
    """Return the button that seats whoever presses it, or asks for which seat."""
    base = Control("sit", table.game, kind=page.key, extra=str(page.at))
    if not table.running:
        return button(base, words.say("ui-join"), ButtonStyle.success)
    if len(table.free) == 1:
        return button(base._replace(verb="sitin", seat=table.free[0]), words.say("ui-seat-take"))
    return button(base._replace(verb="whichseat"), words.say("tables-take-one"))


def which_seat(listed: Listed, language: str) -> Drawn:
    """Return the question which of several free seats somebody takes."""
    table = listed.table
    words = Words(language, table.key, plain_names(table.players, (), language))
    asked = words.say("tables-which", title=words.say("game-title"), place=listed.link)
    seats = [button(Control("sitin", table.game, seat), _seat(seat, words)) for seat in table.free]
    return layout(asked, words.say("ui-seat-what-it-means"), *rows(seats))


def _seat(seat: Seat, words: Words) -> str:
    return f"{seat_sign(seat)} {words(say('ui-lobby-seat', who=Who(seat)))}"


# ── Who is told of them ──


def notify_view(
    games: Iterable[Game],
    language: str,
    chosen: Collection[str],
    elsewhere: Mapping[str, Sequence[str]],
    *small: str,
    asks_hours: bool = False,
) -> Drawn:
    """Return of which games somebody wants to be told on this server, to choose them; and elsewhere.

    `elsewhere`: games by the names of servers; `small`: what keeps them from being told; `asks_hours`: they
    have not said yet when they sleep.
    """
    words, every = Words(language), list(games)
    options = [option(_title(game.key, language), game.key, chosen=game.key in chosen) for game in every]
    told = words.say("notify-chosen", count=len(chosen), games=_titles(chosen, language))
    menu = select(Control("wishes", 0), words.say("notify-choose"), options, least=0, most=len(options))
    hours = _hours_asked(words) if asks_hours and chosen else []
    small_print = "\n".join((words.say("notify-how"), *small))
    return layout(told, menu, *hours, *_elsewhere(elsewhere, words), small_print)


def _hours_asked(words: Words) -> list[Part | str]:
    """Return the question when somebody sleeps, with the button that answers it."""
    return [words.say("notify-ask-hours"), *rows([button(Control("tiphours", 0), words.say("notify-hours"))])]


def notify_elsewhere(language: str, elsewhere: Mapping[str, Sequence[str]], *small: str) -> Drawn:
    """Return the same where no server is: only what was chosen on servers."""
    words = Words(language)
    none = None if elsewhere else words.say("notify-nowhere")
    return layout(none, *_elsewhere(elsewhere, words), "\n".join((words.say("notify-how"), *small)))


def _elsewhere(elsewhere: Mapping[str, Sequence[str]], words: Words) -> list[Part | str]:
    if not elsewhere:
        return []
    lines = [
        words.say("notify-server", server=server, games=_titles(keys, words.language))
        for server, keys in elsewhere.items()
    ]
    return ["\n".join(lines), *rows([button(Control("nowishes", 0), words.say("notify-all-off"))])]


def _title(key: str, language: str) -> str:
    return Words(language, key).say("game-title")


def _titles(keys: Iterable[str], language: str) -> str:
    return ", ".join(_title(key, language) for key in keys)
