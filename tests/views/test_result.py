"""What is told of a finished game beside its scores: how long it was, what was agreed on, what broke ties."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.perspective import Perspective
from bot.views.result import agreed, notes, standings
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Line, Score, say
from games.kernel.hosting import HOST, Entry
from storage.games import Record

EN = Words("en", "container", Names(("Anna", "Boris", "Vera")))
DAY = 24 * 3600


def over(key: str = "container", took: int = 0, **options: Any) -> Perspective:
    record = Record(1, key, None, 2, 3, "over", "", 0, 100, 100 + took)
    every = GAMES[key].Options(**options).model_dump(mode="json")
    return Perspective(record, GAMES[key], 9, (), (), None, every)


def moved(*seats: int) -> list[Entry]:
    return [Entry(seat, "Pass", {}) for seat in seats]


def test_moves_are_counted_and_days_from_one_on() -> None:
    assert notes(over(took=DAY - 1), moved(0), EN) == ("1 move",)
    assert notes(over(took=5 * DAY), moved(0, 1), EN) == ("2 moves", "5 days")


def test_a_game_that_was_ended_early_says_so() -> None:
    assert notes(over(), moved(0, 1, HOST), EN) == ("3 moves", "ended early")


def test_a_game_that_ended_by_its_clock_was_not_ended_early() -> None:
    by_time = over("economicus", ending="time")
    assert notes(by_time, moved(0, HOST), Words("en", "economicus")) == ("2 moves",)


def test_only_what_is_not_usual_was_agreed_on() -> None:
    assert agreed(over(), EN) == ()
    assert agreed(over(investment_bank=False), EN) == ("Investment Bank: off",)


def test_the_standings_leave_out_what_counts_nothing() -> None:
    lines = tuple(
        Line(say(key), amount) for key, amount in (("score-cash", 9), ("score-ship", 0), ("score-loans", -11))
    )
    seen = replace(over(), scores={0: Score((-2,), -2, lines)})
    assert standings(seen, EN)[1] == "-# Cash 9 · Loans -11"


def test_the_standings_say_what_broke_a_tie() -> None:
    scores = {0: Score((54, 0), 54), 1: Score((54, 2), 54), 2: Score((60, 0), 60)}
    seen = replace(over(), scores=scores)
    assert standings(seen, EN)[-1] == "-# Tie at 54. Containers in the factory store: Boris 2, Anna 0"
