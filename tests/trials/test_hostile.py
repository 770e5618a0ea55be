"""The trial of the hostile crowd in small: see hostile.py."""

from __future__ import annotations

from pathlib import Path

from tests.trials.hostile import Hostile

TRIES = 1000


async def test_a_crowd_that_means_harm_stops_nobody_learns_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    report = await Hostile(tmp_path, seed=1).run(TRIES)
    assert report.answered > TRIES / 2
    assert report.moves > 0
