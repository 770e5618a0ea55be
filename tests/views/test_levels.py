"""The line that says how strong the bots of a table play."""

from __future__ import annotations

from dataclasses import replace

from bot.views.agreed.levels import level_line
from bot.words.words import Names, Words
from games.kernel.hosting import Level
from storage.seats import Player
from tests.views.test_result import over

EN = Words("en", "container", Names(("Anna", "Bot Gull", "Bot Heron")))


def line(*levels: Level | None) -> list[str]:
    players = [
        Player(7, "Anna") if level is None else Player(None, f"gull{at}", level=level)
        for at, level in enumerate(levels)
    ]
    return level_line(replace(over(), players=tuple(players)), EN)


def test_bots_of_one_level_are_told_all_at_once() -> None:
    assert line(None, Level.CLUB, Level.CLUB) == ["-# All bots: club players"]


def test_bots_of_different_levels_are_told_one_by_one() -> None:
    assert line(None, Level.CLUB, Level.EXPERT) == ["-# Bot Gull: club player · Bot Heron: expert"]


def test_one_bot_is_named_and_people_are_not() -> None:
    assert line(None, Level.EASY) == ["-# Bot Gull: beginner"]
    assert line(None, None) == []
