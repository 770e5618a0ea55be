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


async def test_after_a_move_nothing_is_half_filled_and_the_numbers_that_were_sent_are_kept(
    drafts: Drafts,
) -> None:
    await drafts.save("Bid", Draft(picked={"amount": 3}))
    await drafts.drop("Produce", {"prices": {"brown": 2, "black": 3}, "colours": ["brown"]})
    assert await drafts.read("Bid") == Draft()
    assert await drafts.read("Produce") == Draft(last={"prices": {"brown": 2, "black": 3}})


async def test_each_number_is_the_newest_that_was_sent_for_it(drafts: Drafts) -> None:
    await drafts.drop("Produce", {"prices": {"brown": 2, "black": 3}})
    await drafts.drop("Produce", {"prices": {"brown": 4}})
    await drafts.drop("Bid", {"amount": 1})
    assert (await drafts.read("Produce")).last == {"prices": {"brown": 4, "black": 3}}


async def test_a_new_form_keeps_what_was_sent_the_last_time(drafts: Drafts) -> None:
    await drafts.drop("Produce", {"prices": {"brown": 2}})
    await drafts.save("Produce", Draft(picked={"colours": ["brown"]}))
    assert (await drafts.read("Produce")).last == {"prices": {"brown": 2}}
