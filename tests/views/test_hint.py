"""A hint: the move and what it is compared with, in the words of their controls, in both languages."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.views.forms.hint import hint_lines
from games import GAMES
from games.expert import Choice, Estimate
from games.expert.candidates import WIDE, candidates
from games.kernel import Game, waiting
from games.kernel.hosting import play, prompt
from tests.kit import new_table
from tests.views.test_review import MOVES, over


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_move_and_the_next_best_are_told_in_the_words_of_their_controls(
    game: Game, language: str
) -> None:
    table, _ = new_table(game, 2)
    seen, told = over(game, table), 0
    for number in range(MOVES):
        seat = waiting(table)[0]
        asked = prompt(table, seat)
        assert asked is not None
        picks = candidates(table, seat, Random(number), WIDE)
        best, second = (Estimate(pick, 0.5, 9.0, 0.0, 40) for pick in (picks[0], picks[-1]))
        lines = hint_lines(
            replace(seen, prompt=asked.whole()), Choice(picks[0], best, second, picks[0]), language
        )
        labels = seen.labels(language)
        assert labels(asked.offer(picks[0].kind).label) in lines[0]
        assert labels(asked.offer(picks[-1].kind).label) in lines[-1]
        told += 1
        play(table, seat, picks[0].kind, picks[0].values)
        if table.scores is not None:
            break
    assert told > 1


def test_nothing_is_told_to_who_is_asked_nothing_any_more() -> None:
    table, _ = new_table(GAMES["container"], 2)
    seen = over(GAMES["container"], table)
    assert hint_lines(seen, Choice(candidates(table, waiting(table)[0], Random(1), WIDE)[0]), "en") == []
