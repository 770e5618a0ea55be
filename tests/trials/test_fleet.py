"""Three processes on one PostgreSQL database, of which one after another is killed: see fleet.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.postgres import another_database
from tests.trials import fleet
from tests.trials.absence import WITHIN
from tests.trials.fleet import FleetCrash

KILLS = 6


async def test_processes_that_are_killed_in_turn_lose_nothing_and_do_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last of them stays away until others have done its work; when it is back nothing is done again."""
    monkeypatch.setattr(fleet, "_EVERY", KILLS)
    monkeypatch.setattr(fleet, "_BY_DM", 0.8)
    trial = FleetCrash("container", tmp_path, another_database(f"dockside_fleet_{os.getpid()}"), 3, seed=1)
    await trial.run(KILLS)
    assert trial.report.kills_of == [2, 2, 2]
    assert trial.report.absences == 1
    assert trial.report.slowest < WITHIN
    assert trial.report.acknowledged > 0
    assert trial.report.pressed > 0
