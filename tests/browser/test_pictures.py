"""A table on several pictures, as the page shows it: each at full width, none cropped, all described."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.render.studio import Studio
from bot.sandbox import Sandbox
from tests.browser.conftest import Open
from tests.browser.tab import Screen, Tab
from tests.play.guests import open_table
from tests.play.house import House
from tests.render.conftest import public

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHOWN = """images => images.map(image => {
    const box = image.getBoundingClientRect(), frame = image.closest(".container").getBoundingClientRect();
    return {
        left: box.left - frame.left, right: frame.right - box.right, top: box.top, bottom: box.bottom,
        width: box.width, height: box.height, alt: image.alt, fit: getComputedStyle(image).objectFit,
        own: [image.naturalWidth, image.naturalHeight],
        seen: image.closest(".picture").getBoundingClientRect().height,
    };
})"""


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Dockside itself, drawing, with a full table of a Cargo Noir in panels: too high for one picture."""
    monkeypatch.setattr("games.cargo_noir.drawing._fits", lambda view: False)  # as of another printing
    studio = Studio()
    async with House(sandbox, tmp_path / "games.sqlite3") as house:
        house.bot.services.pictures.studio = studio
        await open_table(house, house.people(5), "cargo_noir")
        await house.settled()
        yield house
    studio.close()


async def shown(tab: Tab, number: int) -> list[dict[str, Any]]:
    images = tab.log.locator(".picture img")
    await expect(images).to_have_count(number)
    for image in await images.all():
        await expect(image).to_have_js_property("complete", True)
    found: list[dict[str, Any]] = await images.evaluate_all(SHOWN)
    return found


@pytest_asyncio.fixture(loop_scope="session")
async def pictures(open_as: Open, bot: House) -> list[dict[str, Any]]:
    attached = public(bot)[-1].attachments
    assert len(attached) > 1
    found = await shown(await open_as("Anna"), len(attached))
    assert [one["alt"] for one in found] == [file.payload()["description"] for file in attached]
    return found


async def test_every_picture_of_a_table_is_as_wide_as_its_frame(pictures: list[dict[str, Any]]) -> None:
    """A little air at both sides, the same for all."""
    assert len({(round(one["left"]), round(one["width"])) for one in pictures}) == 1
    assert all(0 <= one["left"] <= 24 and abs(one["left"] - one["right"]) <= 4 for one in pictures)


async def test_no_picture_of_a_table_is_cropped_or_out_of_shape(pictures: list[dict[str, Any]]) -> None:
    for one in pictures:
        width, height = one["own"]
        assert width == 720
        assert one["height"] == pytest.approx(one["width"] * height / width, abs=1.5)
        assert one["seen"] == pytest.approx(one["height"], abs=1.5)
        assert one["fit"] == "fill"


async def test_pictures_of_a_table_stand_below_each_other(pictures: list[dict[str, Any]]) -> None:
    for above, below in pairwise(pictures):
        assert 0 < below["top"] - above["bottom"] <= 16


async def test_a_table_has_words_for_each_of_its_pictures(pictures: list[dict[str, Any]]) -> None:
    assert "Rotterdam" in pictures[0]["alt"]
    assert all(len(one["alt"]) > 100 for one in pictures)


async def test_letters_on_a_table_keep_their_size(pictures: list[dict[str, Any]], screen: Screen) -> None:
    """They have 11 pixels where a picture is 360 wide; the edges of a phone may take a little of it."""
    assert all(one["width"] >= min(360, screen.width - 36) for one in pictures)
