"""A newcomer opens the page and plays the first turn of Container, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.browser.tab import Tab
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    """Dockside itself in the place of the echo."""
    async with House(sandbox, tmp_path / "games.sqlite3") as house:
        yield house


async def test_a_newcomer_plays_the_first_turn(anna: Tab, bot: House) -> None:
    await anna.run("game new", game="Container")
    await anna.has_message("1 of 3–5 players")
    for name in ("Boris", "Clara"):
        await bot.person(name).slash("game join")
    await bot.person("Anna").slash("game start", first=bot.person("Anna"))

    await anna.button("My moves").click()
    await anna.has_message("2 actions left")
    await anna.button("Produce").click()
    await anna.button("Change").click()
    await anna.form.get_by_role("button", name=": 2").first.click()
    await anna.form.get_by_role("option", name="3", exact=True).first.click()
    await anna.form.get_by_role("button", name="Submit").click()
    await anna.has_message("1 action left")

    await anna.log.get_by_role("button", name="Sail").last.click()
    await anna.log.get_by_role("option", name="Investment Bank").click()
    await expect(anna.message("To move: Boris")).to_be_visible()
    produced = [seen for seen in bot.person("Clara").messages() if " makes " in seen.text]
    assert produced, "the others can read what was done"
