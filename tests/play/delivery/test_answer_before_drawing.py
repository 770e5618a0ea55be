"""Whoever gives a command is answered before its table is drawn: drawing may have to wait for its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.sandbox import Answer, Player
from tests.play.guests import open_table
from tests.play.house import House

Give = Callable[[House, Player], Awaitable[Answer]]
WHY = "more room"


async def language(house: House, mira: Player) -> Answer:
    return await mira.slash("game language", language="ru")


async def move(house: House, mira: Player) -> Answer:
    return await mira.slash("mod move", to=house.sandbox.channel("table-two"), why=WHY)


async def restore(house: House, mira: Player) -> Answer:
    question = await mira.slash("mod end", how="void", why=WHY)
    await mira.press(question.message, "Да, сделать")
    await house.settled()
    house.sandbox.journal.exchanges.clear()
    return await mira.at("table-two").slash("mod archive restore", game="1", why=WHY)


async def first(house: House, method: str, path: str) -> int:
    """The number of the first such request; what is drawn after the answer may take a moment."""
    for _ in range(200):
        for at, exchange in enumerate(house.sandbox.journal.exchanges):
            if exchange.method == method and path in exchange.path:
                return at
        await asyncio.sleep(0.01)
    raise AssertionError(f"no {method} {path}")


@pytest.mark.parametrize("give", [language, move, restore])
async def test_the_answer_comes_first(house: House, give: Give) -> None:
    await open_table(house, house.people(3), "container")
    await house.settled()
    house.sandbox.journal.exchanges.clear()
    await give(house, house.person("Mira"))
    await house.settled()
    drawn = await first(house, "PATCH", "/messages/")
    assert await first(house, "POST", "/callback") < drawn
