"""Three processes on one PostgreSQL database, of which one after another is killed: see fleet.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.postgres import another_database
from tests.trials import fleet
from tests.trials.fleet import FleetCrash

KILLS = 6


async def test_processes_that_are_killed_in_turn_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    place = another_database(f"dockside_fleet_{os.getpid()}")
    report = await FleetCrash("container", tmp_path, place, 3, seed=1).run(KILLS)
    assert report.kills == KILLS
    assert report.acknowledged > 0
    assert report.pressed > 0


async def test_others_do_the_work_of_a_process_that_stays_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost or done twice by their taking over, nor by its coming back."""
    monkeypatch.setattr(fleet, "_ABSENCE", 1.0)
    monkeypatch.setattr(fleet, "_AWAY", 16.0)  # seconds
    trial = FleetCrash("container", tmp_path, another_database(f"dockside_away_{os.getpid()}"), 3, seed=2)
    await trial.run(2)
    assert trial.absences == 2
