"""The application's emojis as the page shows them: in texts, on buttons and in options."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.ops.emojis import Emojis
from bot.sandbox import Sandbox
from bot.words.pieces import show_pieces
from tests.browser.conftest import Open
from tests.play.guests import open_table
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    """Dockside itself with a table of Container in words, and pieces beside them."""
    async with House(sandbox, tmp_path / "games.sqlite3") as house:
        await Emojis(house.bot, house.host, ThreadPoolExecutor, between=0.0).sync()
        people = house.people(3)
        await open_table(house, people, "container", first=people[0])
        await house.settled()
        yield house
    show_pieces({})


async def test_pieces_are_pictures_in_texts_and_controls(open_as: Open, bot: House) -> None:
    tab = await open_as("Anna")
    in_text = tab.log.locator(".text img.own-emoji").first
    await expect(in_text).to_have_js_property("naturalWidth", 128)
    assert await in_text.get_attribute("alt")
    await tab.button("My moves").last.click()
    await tab.page.get_by_role("button", name="Buy a machine").last.click()
    offered = tab.page.get_by_role("option", name="gray").locator("img.own-emoji")
    await expect(offered).to_have_js_property("naturalWidth", 128)
