from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.host import Host
from tests.host.hosting import hosted


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dockside.sqlite3"


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    """Of the small games of the tests."""
    async with hosted(path) as opened:
        yield opened
