"""The first minute on a phone, in both languages: greeting, a game against bots, first move, how to play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.render.studio import Studio
from bot.sandbox import Sandbox
from bot.words.words import Words
from tests.browser.conftest import PATIENCE
from tests.browser.tab import PHONE, Tab
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")
LOCALES = {"en": "en-US", "ru": "ru-RU"}


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    """Container in the language of the phone."""
    return Words(request.param, "container")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    """Dockside itself, drawing, on a server that has just invited it."""
    studio = Studio()
    async with House(sandbox, tmp_path / "games.sqlite3", greets=True, studio=studio) as house:
        yield house
    studio.close()


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, sandbox: Sandbox, bot: House, words: Words) -> AsyncIterator[Tab]:
    """A phone that has never been here, on which the page is opened without a name."""
    window = await browser.new_context(**PHONE.window, locale=LOCALES[words.language])
    page = await window.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(sandbox.page_url)
    yield Tab(page, PHONE, sandbox)
    await window.close()
    assert complaints == []


def play(words: Words) -> str:
    return words.say("ui-start-play", title=words.say("game-title"))


async def fits(tab: Tab) -> bool:
    """Nothing stands out at the side of the phone."""
    found: bool = await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


async def test_the_page_opens_with_a_greeting_in_the_language_of_the_phone(phone: Tab, words: Words) -> None:
    await expect(phone.button(play(words))).to_be_in_viewport()
    pictures = phone.log.locator(".thumb img")
    await expect(pictures).to_have_count(4)
    await expect(phone.log.get_by_role("article")).to_have_count(1)
    assert await fits(phone)


async def test_three_touches_lead_from_the_greeting_to_the_first_move(phone: Tab, words: Words) -> None:
    await phone.button(play(words)).tap()
    produce = phone.button(words.say("action-produce"))
    await expect(produce).to_be_in_viewport()
    await produce.tap()
    await phone.button(words.say("ui-take-the-list")).tap()
    await expect(phone.button(words.say("ui-undo"))).to_be_visible()
    assert await fits(phone)


async def test_how_to_play_is_read_at_the_table(phone: Tab, words: Words) -> None:
    await phone.button(play(words)).tap()
    await expect(phone.button(words.say("action-produce"))).to_be_in_viewport()
    await phone.button(words.say("ui-how")).tap()
    await phone.has_message(words.say("how-1"))
    picture = phone.log.get_by_role("img", name=words.say("ui-how-picture"))
    await expect(picture).to_be_visible()
    await expect(phone.message(words.say("how-1"))).to_contain_text(words.say("callout-supply"))
    await phone.log.get_by_role("button", name=words.say("ui-rules-menu")).last.tap()
    await phone.log.get_by_role("option").nth(2).tap()
    await phone.has_message("2.1")
    assert await fits(phone)
