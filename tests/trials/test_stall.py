"""A trial that comes to nothing says why: see stall.py."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.trials.crash import Crash
from tests.trials.deathtrap import Deathtrap
from tests.trials.process import Process
from tests.trials.stall import Stalled


class Doomed(Crash):
    def _start(self, **more: str) -> Process:
        bot = super()._start(**more)
        os.kill(bot.pid, signal.SIGSEGV)
        return bot


async def test_a_bot_that_crashes_by_itself_fails_the_trial_at_once_with_its_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Deathtrap, "arm", lambda trap, bot: trap.disarm())
    with pytest.raises(Stalled, match=f"it ended by itself: alive False, exit code {-signal.SIGSEGV}"):
        await Doomed("container", tmp_path, seed=1).run(1)


async def test_a_bot_that_lives_tells_where_its_threads_and_tasks_stand(tmp_path: Path) -> None:
    async with Sandbox(strict=True) as sandbox:
        settings = {"DOCKSIDE_DATABASE": str(tmp_path / "dockside.sqlite3")}
        bot = Process({**settings, **sandbox.environment()}, tmp_path)
        try:
            await sandbox.until_online(seconds=120)
            told = await bot.tell()
        finally:
            bot.kill()
    assert "most recent call first" in told
    assert "name='outbox'" in told
