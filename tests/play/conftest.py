"""A strict local Discord with the real bot in it, on a real file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.play.house import House


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True) as sandbox:
        yield sandbox


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield house
