"""Whoever asks for a picture that is not ready reads it in words, and the picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.perspective import look
from bot.render.studio import Picture, Studio
from bot.sandbox import Answer, Player, Sandbox
from tests.play.guests import open_table
from tests.play.house import House


class SlowStudio(Studio):
    """Draws nothing until it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw, self.may_draw_areas = asyncio.Event(), asyncio.Event()
        self.may_draw_areas.set()

    async def pictures(self, *args: Any, **more: Any) -> tuple[Picture, ...]:
        await self.may_draw.wait()
        if more.get("names"):
            await self.may_draw_areas.wait()
        return await super().pictures(*args, **more)

    async def once(self, key: Hashable, job: Callable[[], Any]) -> Any:
        await self.may_draw.wait()
        return await super().once(key, job)


@pytest.fixture
async def studio() -> AsyncIterator[SlowStudio]:
    with closing(SlowStudio()) as studio:
        yield studio


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path, studio: SlowStudio) -> AsyncIterator[House]:
    """The table was drawn quickly; what is asked for from now on is not."""
    studio.may_draw.set()
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        house.bot.services.pictures.studio = studio
        await open_table(house, [house.person("Anna"), house.person("Clara")], "cargo_noir")
        await one_move(house)
        studio.may_draw.clear()
        yield house


async def one_move(house: House) -> None:
    """A chart needs one."""
    host = house.bot.host
    user = (seen := await look(host, 1)).players[seen.waiting[0]].user
    own = await look(host, 1, user)
    assert own.prompt is not None
    assert user is not None
    pick = own.game.policy(own.view, own.prompt, Random(1))
    await host.play.act(1, user, pick.kind, pick.values, None)
    await house.settled()


async def drawn(house: House, answer: Answer) -> None:
    await house.sandbox.until(lambda: answer.message.attachments, seconds=10)


@pytest.fixture
def anna(house: House) -> Player:
    return house.person("Anna")


@pytest.mark.parametrize(
    ("path", "given", "words"),
    [
        ("table", {}, "Clara"),
        ("table", {"area": "Clara"}, "Clara"),
        ("hand", {}, "Cargo Noir"),
        ("moves", {}, "Cargo Noir"),
        ("chart", {}, "Drawing the chart;"),
    ],
    ids=["table", "area", "hand", "moves", "chart"],
)
async def test_the_answer_is_in_words_and_its_picture_follows(
    house: House, anna: Player, studio: SlowStudio, path: str, given: dict[str, str], words: str
) -> None:
    answer = await anna.slash(path, **given)
    assert words in answer.text
    assert answer.message.attachments == []
    studio.may_draw.set()
    await drawn(house, answer)


async def test_a_picture_that_is_ready_comes_with_the_answer(
    house: House, anna: Player, studio: SlowStudio
) -> None:
    studio.may_draw.set()
    assert (await anna.slash("table")).message.attachments


async def test_a_picture_that_comes_late_covers_nothing_that_was_asked_for_since(
    house: House, anna: Player, studio: SlowStudio
) -> None:
    studio.may_draw.set()
    studio.may_draw_areas.clear()
    answer = await anna.slash("table", area="Clara")
    await anna.press(answer, "Whole table")
    await drawn(house, answer)
    studio.may_draw_areas.set()
    await asyncio.sleep(1)  # time enough to draw it, were it wanted
    assert [file.upload.filename for file in answer.message.attachments] == ["table-1-4.png"]
