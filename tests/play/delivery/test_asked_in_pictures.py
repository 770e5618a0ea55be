"""A question by DM has a picture of what it is about; one that is not ready follows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.render.sketches.raster import board
from bot.render.studio import Picture, Studio
from bot.sandbox import Player, Sandbox, Seen
from tests.play.guests import choose_in, open_table
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bidders, question


class WaitingStudio(Studio):
    """Draws when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw = asyncio.Event()

    async def pictures(self, *args: Any, **more: Any) -> tuple[Picture, ...]:
        await self.may_draw.wait()
        return await super().pictures(*args, **more)


@pytest.fixture
async def studio() -> AsyncIterator[WaitingStudio]:
    board("container", "own-auction", "dark")  # made once, which takes longer than a message waits
    with closing(WaitingStudio()) as studio:
        yield studio


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield house


async def asked(house: House, studio: Studio) -> list[Player]:
    """Those who are asked for a sealed bid, where tables are in words but questions are drawn."""
    await open_table(house, house.people(), "container")
    anna = house.person("Anna")
    await anna.slash("look", how="text", **{"for": "channel"})
    house.bot.services.pictures.studio = studio
    return await bidders(house, await fast_forward(house))


def described(seen: Seen) -> str:
    [picture] = seen.attachments
    return picture.description or ""


async def test_what_only_one_knows_is_drawn_and_told_in_the_description(
    house: House, studio: WaitingStudio
) -> None:
    studio.may_draw.set()
    for person in await asked(house, studio):
        language = "ru" if person.user.locale == "ru" else "en"
        card = {"en": "Value card", "ru": "Карта ценности"}[language]
        assert described(question(person)).count(card) == 1
        assert card not in question(person).text


async def test_a_picture_that_is_not_ready_follows_the_question(house: House, studio: WaitingStudio) -> None:
    first = (await asked(house, studio))[0]
    assert question(first).attachments == []
    studio.may_draw.set()
    await house.sandbox.until(lambda: question(first).attachments, seconds=10)


async def test_it_covers_nothing_that_was_chosen_meanwhile(house: House, studio: WaitingStudio) -> None:
    first, second, *_ = await asked(house, studio)
    await choose_in(first, question(first), "Bid", "1")
    before = question(first).text
    studio.may_draw.set()
    await house.sandbox.until(lambda: question(second).attachments, seconds=10)
    assert (question(first).attachments, question(first).text) == ([], before)


async def test_whoever_wants_words_is_asked_in_words(house: House, studio: WaitingStudio) -> None:
    studio.may_draw.set()
    for person in house.people():
        await person.slash("look", how="text")
    for person in await asked(house, studio):
        assert question(person).attachments == []
