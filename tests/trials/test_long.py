"""The trial of very many games in small: see long.py."""

from __future__ import annotations

from pathlib import Path

from tests.trials.long import CHANNELS, Long


async def test_games_follow_each_other_in_every_channel_and_the_room_that_they_take_is_measured(
    tmp_path: Path,
) -> None:
    report = await Long(tmp_path, rest=0.0).run(games=2 * CHANNELS, warm=CHANNELS)
    assert report.games >= 2 * CHANNELS
    assert all(taken > 0 for taken in report.memory.values())
    assert len(report.memory) > 1
