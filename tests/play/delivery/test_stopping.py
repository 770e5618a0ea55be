"""A bot that is stopped while Discord is slow does not wait; nothing is lost, and nothing comes twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from time import monotonic

import pytest

from bot.sandbox import HandClock, Player, Sandbox
from tests.play.delivery.test_outbox import MESSAGES, end_turn, mover
from tests.play.house import House

POST = f"POST {MESSAGES}"
PATIENCE = 10.0  # seconds: after that whoever stops a program kills it


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """What is slow here stays slow until the test moves the clock."""
    async with Sandbox(strict=True, clock=HandClock()) as sandbox:
        yield sandbox


def slow(sandbox: Sandbox) -> None:
    sandbox.faults.slow(60, route=POST)


def limiting(sandbox: Sandbox) -> None:
    sandbox.faults.rate_limit(route=POST, retry_after=60)


async def under_way(house: House) -> None:
    """Something is being sent, and does not come through."""
    before = len(house.bot.outbox._busy)
    async with asyncio.timeout(20):
        while len(house.bot.outbox._busy) == before:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)
    assert house.bot.outbox._busy


@pytest.mark.parametrize("trouble", [slow, limiting])
async def test_a_bot_is_stopped_within_seconds_while_discord_is(
    house: House, people: list[Player], trouble: Callable[[Sandbox], None]
) -> None:
    sam = house.person("Sam")
    person = await mover(house, people)
    trouble(house.sandbox)
    await end_turn(house, person)
    await under_way(house)
    before = monotonic()
    await house.close()
    assert monotonic() - before < PATIENCE
    following = people[(people.index(person) + 1) % len(people)]
    assert sam.messages()[-1].mentions == [person.name], "nothing has come through"
    await house.open()
    await house.settled()
    house.sandbox.advance(60)  # what was slow comes through after all
    await asyncio.sleep(0.1)
    called = [message for message in sam.messages() if message.mentions == [following.name]]
    assert len(called) == 1
