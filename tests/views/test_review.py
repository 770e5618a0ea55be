"""How a game went: every move of every game can be told, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from bot.host.reviews.reviews import Look, Review
from bot.perspective import Overview
from bot.views.forms.review import review_view
from games import GAMES
from games.expert import Estimate, Slip
from games.expert.candidates import WIDE, candidates
from games.kernel import Game, waiting
from games.kernel.hosting import AnyTable, Pick, Prompt, Seat, play, prompt
from storage.games import Record
from storage.seats import Player
from tests.kit import new_table

CONTAINER = GAMES["container"]
MOVES = 60


def over(game: Game, table: AnyTable) -> Overview:
    players = tuple(Player(seat, f"P{seat}") for seat in range(table.seats))
    record = Record(1, game.key, None, 2, 3, "over", "", 0, 1, 2)
    return Overview(record, game, 9, players, (), 0, table.deal.option_values)


def look_at(number: int, table: AnyTable, seat: Seat, played: Pick, asked: Prompt) -> Look:
    other = candidates(table, seat, Random(number), WIDE)[-1]
    mine, better = (Estimate(pick, win, 9.0, 0.0, 9) for pick, win in ((played, 0.25), (other, 0.5)))
    return Look(Slip(number, mine, better, 0.1), asked)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_move_is_told_in_the_words_of_its_controls(game: Game, language: str) -> None:
    table, dice = new_table(game, 2)
    seen = over(game, table)
    for number in range(MOVES):
        seat = waiting(table)[0]
        asked = prompt(table, seat)
        assert asked is not None
        played = game.policy(game.view(table, seat), asked, dice)
        review = Review(MOVES, MOVES, (look_at(number, table, seat, played, asked.whole()),))
        told = review_view(seen, review, language).parts[0]["components"][1]["content"]
        label = seen.labels(language)(asked.offer(played.kind).label)
        assert label in told.split("\n")[1]
        play(table, seat, played.kind, played.values)
        if table.scores is not None:
            return


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I went through your moves (9) and found none that surely cost you anything. Well played."),
        ("ru", "Среди ваших ходов (9) нет ни одного, который точно вам навредил. Отличная игра."),
    ],
)
def test_whoever_made_no_slip_hears_a_friendly_word(language: str, said: str) -> None:
    table, _ = new_table(CONTAINER, 1)
    parts = review_view(over(CONTAINER, table), Review(9, 30, ()), language).parts[0]["components"]
    assert parts[1]["content"] == said
