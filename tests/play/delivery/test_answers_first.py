"""Whoever has pressed something waits for an answer; the table in the channel can wait a moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.delivery.outbox import Outbox
from bot.perspective import look
from bot.sandbox import HandClock, Sandbox
from bot.sandbox.world.events import Event, InteractionAnswered, Posted
from tests.play.guests import open_table
from tests.play.house import House

SECONDS = 1.0  # that Discord takes for the answer, on a clock that is moved by hand
PATIENCE = 20.0  # real seconds, for what must happen at once


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True, clock=HandClock()) as sandbox:
        yield sandbox


class Order:
    """What came first when a turn was ended."""

    def __init__(self, house: House) -> None:
        self.seen: list[str] = []
        self.table = asyncio.Event()
        self.stop = house.sandbox.world.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if isinstance(event, InteractionAnswered):
            self.seen.append("answer")
        elif isinstance(event, Posted) and not event.message.ephemeral:
            self.seen.append("table")
            self.table.set()


async def the_answer_waits(house: House) -> None:
    """At Discord's door. The person who waits for it sleeps on the same clock."""
    clock = house.sandbox.clock
    assert isinstance(clock, HandClock)
    while clock.sleepers < 2:  # noqa: ASYNC110 - it comes over a socket
        await asyncio.sleep(0.005)


async def order(house: House, hold: float, until: asyncio.Event | None = None) -> list[str]:
    """The answer is on its way until something has happened: by default until the table is there."""
    people = house.people(3)
    await open_table(house, people, "container")
    person = people[(await look(house.bot.host, 1)).waiting[0]]
    await person.slash("container end-turn")  # is that meant? The same again says yes
    house.bot.outbox.hold = hold
    came = Order(house)
    house.sandbox.faults.slow(SECONDS, route="/callback")
    answer = asyncio.create_task(person.slash("container end-turn"))
    async with asyncio.timeout(PATIENCE):
        await (until or came.table).wait()
        await the_answer_waits(house)
    house.sandbox.advance(SECONDS)
    await answer
    await house.settled()
    came.stop()
    return came.seen


async def test_the_answer_comes_before_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gives_way = asyncio.Event()
    real = Outbox._answers_first

    async def answers_first(outbox: Outbox) -> None:
        task = asyncio.create_task(real(outbox))
        _, waiting = await asyncio.wait([task], timeout=0)
        if waiting:
            gives_way.set()
        await task

    monkeypatch.setattr(Outbox, "_answers_first", answers_first)
    assert await order(house, PATIENCE, gives_way) == ["answer", "table"]


async def test_an_answer_that_takes_long_holds_up_no_table(house: House) -> None:
    assert await order(house, 0.0) == ["table", "answer"]
