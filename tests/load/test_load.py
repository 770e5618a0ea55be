"""The load run in small; the whole one: python -m tests.load."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.load.voyage import Voyage


async def test_people_at_many_tables_act_at_once_and_everybody_is_answered(tmp_path: Path) -> None:
    async with asyncio.timeout(200):
        log = await Voyage(tmp_path, channels=12, in_flight=6).sail(lambda log: len(log.answers) >= 60)
    assert log.failures == []
    assert log.saved >= len(log.answers) >= 60
