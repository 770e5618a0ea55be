"""The replay to keep, opened from a file in a real browser on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.render.keepsake.file import keepsake
from tests.browser.conftest import PATIENCE
from tests.browser.tab import PHONE
from tests.render.test_keepsake import HOSTILE, finished, in_both, played

pytestmark = pytest.mark.asyncio(loop_scope="session")
KEY = "container"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with names that would do harm."""
    made = tmp_path_factory.mktemp("keepsake") / "game.html"
    made.write_bytes(keepsake(played(KEY), in_both(KEY, HOSTILE[:3])))
    return made


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, file: Path) -> AsyncIterator[Page]:
    """The page as it is opened; whatever it complained of or asked for fails the test."""
    complaints = list[str]()
    window = await browser.new_context(**PHONE.window)
    page = await window.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text))
    page.on("dialog", lambda dialog: complaints.append(dialog.message))
    page.on("request", lambda asked: complaints.append(asked.url) if asked.url != file.as_uri() else None)
    await page.goto(file.as_uri())
    yield page
    await window.close()
    assert complaints == []


def last() -> int:
    return len(finished(KEY).entries)


async def at(page: Page, move: int) -> None:
    await expect(page.locator("#at")).to_have_text(f"{move} / {last()}")


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).tap()


async def test_one_steps_on_and_back(page: Page) -> None:
    await at(page, 0)
    opening = await page.locator("#board").inner_html()
    await press(page, "On")
    await at(page, 1)
    assert await page.locator("#board").inner_html() != opening
    await press(page, "Back")
    await at(page, 0)
    assert await page.locator("#board").inner_html() == opening


async def test_keys_step_too(page: Page) -> None:
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await at(page, 2)
    await page.keyboard.press("End")
    await at(page, last())
    await page.keyboard.press("Home")
    await at(page, 0)


async def test_it_plays_by_itself_until_it_is_stopped(page: Page) -> None:
    await press(page, "Play")
    await at(page, 2)
    await press(page, "Pause")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


async def test_one_jumps_to_a_turn(page: Page) -> None:
    await page.get_by_role("slider", name="Jump to a turn").fill("30")
    await at(page, 30)
    await page.get_by_text("All turns").tap()
    await page.get_by_role("button", name="12.").first.tap()
    await at(page, 12)


async def test_a_player_s_view_shows_what_only_they_saw(page: Page) -> None:
    everybody = await page.locator("#board").inner_html()
    await page.get_by_role("combobox", name="View").select_option("1")
    assert await page.locator("#board").inner_html() != everybody


async def test_the_language_changes_on_the_page(page: Page) -> None:
    await press(page, "RU")
    await expect(page.get_by_role("heading", name="Что произошло")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await expect(page.locator("#board")).to_contain_text("Иностранный остров")


async def test_it_fits_a_phone(page: Page) -> None:
    await page.keyboard.press("End")
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE.width
    board = await page.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] == PHONE.width
    for button in await page.locator("#controls button, header button").all():
        box = await button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
