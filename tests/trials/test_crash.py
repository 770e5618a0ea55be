"""kill -9 at every moment, sixty times in all: see crash.py, and `python -m tests.trials crash` for more."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from tests.trials.crash import Crash

KILLS = 15


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_that_is_killed_loses_nothing_and_does_nothing_twice(game: str, tmp_path: Path) -> None:
    report = await Crash(game, tmp_path, seed=1).run(KILLS)
    assert report.kills == KILLS
    assert report.acknowledged > 0
    assert report.pressed > 0
