"""A whole league with a bot that is killed in the middle, in small: see league.py."""

from __future__ import annotations

from pathlib import Path

from tests.trials.league import LeagueTrial


async def test_a_league_whose_bot_is_killed_comes_to_its_winner_and_counts_everything_once(
    tmp_path: Path,
) -> None:
    report = await LeagueTrial(tmp_path, people=6, seats=3).run()
    assert report.kills == 3
    assert report.tables == 4
