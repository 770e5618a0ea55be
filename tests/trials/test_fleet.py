"""Three processes on one PostgreSQL database, of which one after another is killed: see fleet.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.postgres import another_database
from tests.trials import absence, crash, fleet
from tests.trials.fleet import FleetCrash

KILLS, PATIENCE = 3, 600


async def test_processes_that_are_killed_in_turn_lose_nothing_and_do_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last of them stays away until others have done its work; when it is back nothing is done again.

    How long that takes is looked at by the command, on a machine of its own.
    """
    monkeypatch.setattr(fleet, "_EVERY", KILLS)
    monkeypatch.setattr(absence, "WITHIN", PATIENCE)
    monkeypatch.setattr(crash, "_PATIENCE", PATIENCE)
    trial = FleetCrash("container", tmp_path, another_database(f"dockside_fleet_{os.getpid()}"), 3, seed=1)
    await trial.run(KILLS)
    assert trial.report.kills_of == [1, 1, 1]
    assert trial.report.absences == 1
    assert trial.report.acknowledged > 0
    assert trial.report.pressed > 0
