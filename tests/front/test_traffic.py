"""Who is being answered, who comes next, and what waits meanwhile."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from bot.front.services import Traffic


@pytest.fixture
def traffic() -> Traffic:
    return Traffic(lambda seconds: None)


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """How often the collector has looked for litter, of 2,000 new things or more."""
    done, usual = list[int](), gc.get_threshold()

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            done.append(info["generation"])

    gc.set_threshold(2_000, 10, 10)
    gc.callbacks.append(note)
    yield done
    gc.callbacks.remove(note)
    gc.set_threshold(*usual)


async def test_an_answer_goes_out_before_the_next_one_has_a_turn(traffic: Traffic) -> None:
    order: list[str] = []

    async def send() -> None:
        order.append("sent")

    async def come_next() -> None:
        await traffic.turns.acquire()
        order.append("next")

    while not traffic.turns.locked():
        await traffic.turns.acquire()
    waiting = asyncio.create_task(come_next())
    await asyncio.sleep(0)
    traffic.next_turn()
    await asyncio.gather(asyncio.create_task(send()), waiting)
    assert order == ["sent", "next"]


async def test_nobody_who_is_being_answered_waits_for_the_collector(
    traffic: Traffic, collections: list[int]
) -> None:
    answered = asyncio.Event()
    people = [asyncio.create_task(answered.wait()) for _ in range(2)]
    for person in people:
        traffic.begin(person)
    gc.collect(0)
    collections.clear()
    litter = [[number] for number in range(20_000)]
    assert collections == []
    answered.set()
    await asyncio.gather(*people)
    await asyncio.sleep(0)
    litter.append([len(litter)])
    assert collections, "when nobody waits it looks at once"


async def test_the_collector_goes_on_as_before_when_the_last_one_is_answered(
    traffic: Traffic, collections: list[int]
) -> None:
    usual = gc.get_threshold()  # whatever a bot has left that was stopped while it answered
    for _ in range(2):
        person = asyncio.create_task(asyncio.sleep(0))
        traffic.begin(person)
        assert gc.get_threshold() > usual
        await person
        await asyncio.sleep(0)
        assert gc.get_threshold() == usual
