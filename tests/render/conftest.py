"""A strict local Discord with the real bot in it, which draws."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from bot.perspective import look
from bot.render.paint.palette import THEMES
from bot.render.sketches import child
from bot.render.sketches.raster import board
from bot.render.studio import Studio
from bot.sandbox import Answer, Player, Sandbox, Seen
from games.kernel import Scene
from tests.play.guests import open_table
from tests.play.house import House


@pytest.fixture(scope="session", autouse=True)
def boards_drawn_once() -> Iterator[None]:
    """Keep what the process that draws has drawn: it is asked for the same empty boards again and again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(child, "_ask_another", lru_cache(maxsize=64)(child._ask_another))
        yield


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    studio = Studio()
    for theme in THEMES:
        board("container", "3-bank", theme)  # made once, which takes longer than an answer may
    async with Sandbox(strict=True) as sandbox, House(sandbox, tmp_path / "dockside.sqlite3") as house:
        house.bot.services.pictures.studio = studio
        yield house
    studio.close()


@pytest.fixture
async def people(house: House) -> list[Player]:
    found = house.people(3)
    await open_table(house, found, "container")
    return found


async def choose_here(house: House, person: Player, how: str) -> Answer:
    """For the channel; until its table is shown that way."""
    answer = await person.slash("look", how=how, **{"for": "channel"})
    if house.bot.services.traffic.busy:
        await asyncio.wait(set(house.bot.services.traffic.busy), timeout=20)
    return answer


def public(house: House) -> list[Seen]:
    return [seen for seen in house.person("Sam").messages() if not seen.ephemeral]


async def public_scene(house: House) -> Scene:
    seen = await look(house.bot.host, 1)
    assert seen.scene is not None
    return seen.scene


def described(answer: Answer) -> str:
    """What the only picture shows, in words."""
    [shown] = answer.message.attachments
    return str(shown.payload()["description"])
