"""The trial of the slow and strict Discord in small: see harsh.py."""

from __future__ import annotations

from pathlib import Path

from tests.trials.harsh import Harsh

RESTARTS, MOVES = 2, 8


async def test_far_away_everybody_is_answered_in_time_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    report = await Harsh(tmp_path, seed=1).run(RESTARTS, MOVES)
    assert report.restarts == RESTARTS
    assert report.answers > 0
    assert report.letters > 0
