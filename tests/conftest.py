"""What tests in more than one room ask for."""

from __future__ import annotations

import gc

import pytest

from games import GAMES
from tests.every import EXAMPLES


def pytest_collection_finish() -> None:
    """Spare the collector what was loaded for thousands of tests, and stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def examples_hosted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples stand among the games, as one entry each: nothing else makes the bot host them."""
    for key, game in EXAMPLES.items():
        monkeypatch.setitem(GAMES, key, game)
