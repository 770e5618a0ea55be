"""Half-filled forms in memory and in the file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.front.play.drafts import Drafts
from bot.host.notes import Notes
from bot.views.choosing.draft import Draft
from storage import Database

ANNA, GAME = 10, 1


@pytest.fixture
async def drafts(tmp_path: Path) -> AsyncIterator[Drafts]:
    database = await Database.open(tmp_path / "games.sqlite3")
    yield Drafts(Notes(database), ANNA, GAME)
    await database.close()


async def test_what_is_changed_on_a_form_holds_only_when_it_is_saved(drafts: Drafts) -> None:
    await drafts.save("Bid", Draft(picked={"amount": 3}, begun={"cards": {"money": 1}}))
    looked_at = await drafts.read("Bid")
    looked_at.picked["amount"] = 4
    looked_at.begun["cards"] = {}
    assert await drafts.read("Bid") == Draft(picked={"amount": 3}, begun={"cards": {"money": 1}})
    await drafts.save("Bid", looked_at)
    assert await drafts.read("Bid") == Draft(picked={"amount": 4}, begun={"cards": {}})


async def test_a_form_that_nobody_has_begun_is_empty(drafts: Drafts) -> None:
    assert await drafts.read("Bid") == Draft()
