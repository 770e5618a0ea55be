from __future__ import annotations

from pathlib import Path

import pytest

from tests.old.press import Json, read, unpacked


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copy of the file that version 0.1 has made."""
    return unpacked(tmp_path / "dockside.sqlite3")


@pytest.fixture(scope="session")
def said() -> Json:
    """What version 0.1 said of it."""
    return read("version_0_1.json")
