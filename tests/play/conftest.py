"""A strict local Discord with the real bot in it, on a real file."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.sandbox import Player, Sandbox
from tests.play.guests import open_table
from tests.play.house import House


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True) as sandbox:
        yield sandbox


@pytest.fixture
def wall() -> Callable[[], float]:
    """The clock on the wall. Tests about time have one of their own."""
    return time.time


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path, wall: Callable[[], float]) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3", wall) as house:
        yield house


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Three players of Container, whose game has begun."""
    found = house.people(3)
    await open_table(house, found, "container")
    return found
