"""Code of a game speaks about the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.kernel import Game
from tests.games.boilerplate import count


def test_less_than_a_tenth_of_the_smallest_game_is_boilerplate() -> None:
    smallest = min((count(game.home) for game in GAMES.values()), key=lambda lines: lines.all)
    assert smallest.share < 0.10


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_game_has_much_more(game: Game) -> None:
    assert count(game.home).share < 0.13


def test_what_counts_as_boilerplate(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        '''"""A rule."""

import random
from games.kernel import (
    say,
)

NAMES = {
    "rat": say("clan-rat"),
    "toad": say("the-other"),
}


@dataclass(frozen=True)
class Turn:
    seat: int

    def asks(self, table):
        return (self.seat,)

    def run(self, table):
        return (self.seat, self.other)


LOTS = Game(
    key="lots",
)
''',
        encoding="utf-8",
    )
    lines = count(tmp_path)
    assert lines.all == 19
    assert lines.boilerplate == 11  # 4 of imports, a name, a decorator, 2 of asks, 3 of the game
