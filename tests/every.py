"""Every game that the property suites go through: those that are hosted, and the examples."""

from __future__ import annotations

import pytest

from examples.morning_catch import MORNING_CATCH
from games import GAMES
from games.kernel import Game

EXAMPLES: dict[str, Game] = {MORNING_CATCH.key: MORNING_CATCH}
EVERY_GAME: dict[str, Game] = {**GAMES, **EXAMPLES}
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=list(EVERY_GAME))
