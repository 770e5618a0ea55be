"""Somebody new finishes the lesson of each game on a phone, by touch, in both languages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.render.studio import Studio
from bot.sandbox import Sandbox
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Game
from tests.browser.conftest import Open
from tests.browser.fingers import Fingers
from tests.browser.tab import PHONE, Screen
from tests.browser.test_first_minute import fits
from tests.lessons import every_lesson
from tests.play.house import House
from tests.play.learn.learner import Learner

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def screen() -> Screen:
    return PHONE


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path, language: str) -> AsyncIterator[House]:
    """Dockside itself. It draws for whoever speaks English; the others read in words, which is faster."""
    studio = Studio() if language == "en" else None
    async with House(sandbox, tmp_path / "games.sqlite3", studio=studio) as house:
        yield house
    if studio is not None:
        studio.close()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_finishes_the_lesson(game: Game, language: str, bot: House, open_as: Open) -> None:
    assert game.lesson is not None
    anna, words, pages = bot.person("Anna"), Words(language), game.lesson.pages
    phone = await open_as("Anna")
    anna.speaks("en-US" if language == "en" else language)
    learner = Learner(bot, Fingers(anna, phone), game.key)
    shown = await learner.begin()
    for number in range(2, len(pages) + 1):
        shown = await learner.go_on(shown)
        await phone.has_message(words.say("ui-lesson-headline", page=number, pages=len(pages)))
    assert await fits(phone)
    await expect(phone.log.locator(".gallery img")).to_have_count(1 if bot.studio is not None else 0)
