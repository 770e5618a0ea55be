"""A league in messages: as many people as there can be, with the longest names, fit into one."""

from __future__ import annotations

import pytest

from bot.host.league.leagues import MOST_PEOPLE
from bot.views.league import end_in_words, league_view, standings_view, words_of
from bot.views.parts.build import Drawn
from bot.views.parts.limits import MOST_TEXT
from games.kernel.hosting import LANGUAGES
from storage.leagues import Entry, Filed, League, Round, Sitting, Status, Table

LONG = "*_~" * 10 + "*_"  # each of these is escaped


def league(status: Status) -> Filed:
    about = League(
        99, 3, 9, "economicus", '{"mode": "basic", "deals": "all"}', 4, 12, 30, status, 5, None, 1, 7, 0
    )
    entries = tuple(Entry(number, number, LONG, 5, None) for number in range(1, MOST_PEOPLE + 1))
    tables = tuple(Table(1, number, number, 1, 0, None, "running", 10**18) for number in range(1, 17))
    before = tuple(Sitting(0, number, 0, number, 1, 100) for number in range(1, MOST_PEOPLE + 1))
    now = tuple(Sitting(1, 1 + number // 4, number % 4, number + 1) for number in range(MOST_PEOPLE))
    return Filed(about, entries, (Round(1, 5, 9, 0, None),), tables, (*before, *now))


def length(view: Drawn) -> int:
    return sum(len(part["content"]) for part in view.parts[0]["components"] if part["type"] == 10)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["open", "running", "over", "off"])
def test_the_largest_league_fits_into_a_message(status: Status, language: str) -> None:
    filed = league(status)
    words = words_of(filed, language)
    assert length(league_view(filed, words)) <= MOST_TEXT
    assert length(standings_view(filed, words)) <= MOST_TEXT
    assert len(end_in_words(filed, words)) <= MOST_TEXT
