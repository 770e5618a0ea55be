from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database
from storage.place import Place
from tests.postgres import empty_database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test that needs a database runs on both engines, unless it says that it is about one of them."""
    if "engine" in metafunc.fixturenames:
        only = metafunc.definition.get_closest_marker("only")
        metafunc.parametrize("engine", ["sqlite", "postgresql"] if only is None else only.args)


@pytest.fixture
def path(engine: str, tmp_path: Path) -> Place:
    return tmp_path / "dockside.sqlite3" if engine == "sqlite" else empty_database()


@pytest.fixture
async def database(path: Place) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    yield opened
    await opened.close()
