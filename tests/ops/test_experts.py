"""The processes in which experts think: real ones, with little to think about."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from random import Random

import pytest

from bot.host.autoplay.thoughts import Question
from bot.ops.experts import Experts
from games import GAMES
from games.expert import Budget, answer
from games.kernel.hosting import deal, prompt, save, save_deal, start, waiting
from tests.kit import walk

FEW = Budget(rollouts=4)


@pytest.fixture
def experts() -> Iterator[Experts]:
    opened = Experts(1, FEW, patience=60.0)
    yield opened
    opened.close()


def question() -> Question:
    """A table at which somebody has a choice."""
    table = start(deal(GAMES["sewer_pirats"], 2, "seed"))
    for _ in zip(range(6), walk(table, Random(1)), strict=False):
        pass
    seat = waiting(table)[0]
    asked = prompt(table, seat)
    assert asked is not None
    assert sum(1 for _ in zip(range(2), asked.legal(), strict=False)) == 2
    return Question(save_deal(table.deal), save(table), seat, "dice")


async def test_an_expert_elsewhere_answers_as_one_here_would(experts: Experts) -> None:
    asked = question()
    assert await experts.think(asked) == answer(*asked, FEW)


async def test_for_a_hint_an_expert_thinks_longer() -> None:
    more = Experts(1, FEW, patience=60.0, hint=Budget(rollouts=12))
    for told, budget in ((True, Budget(rollouts=12)), (False, FEW)):
        asked = question()._replace(told=told)
        assert await more.think(asked) == answer(*asked, budget)
    more.close()


async def test_where_more_is_asked_than_can_be_thought_about_some_get_no_answer(experts: Experts) -> None:
    found = await asyncio.gather(*(experts.think(question()) for _ in range(6)))
    assert [one is None for one in found] == [False] * 4 + [True] * 2


async def test_one_that_dies_gives_no_answer_and_the_next_one_is_started(experts: Experts) -> None:
    long = Experts(1, Budget(rollouts=1_000_000))
    before = multiprocessing.active_children()
    asked = asyncio.create_task(long.think(question()))
    async with asyncio.timeout(20):
        while not (alive := _started_since(before)):  # noqa: ASYNC110 - another process starts
            await asyncio.sleep(0.02)
    alive[0].kill()
    assert await asked is None
    assert await experts.think(question()) is not None


def _started_since(before: list[BaseProcess]) -> list[BaseProcess]:
    return [process for process in multiprocessing.active_children() if process not in before]


async def test_whoever_thinks_too_long_is_ended_and_so_is_everybody_at_the_close() -> None:
    slow = Experts(1, Budget(rollouts=1_000_000), patience=2.0)
    assert await slow.think(question()) is None
    slow.close()
    for process in multiprocessing.active_children():
        process.join(5)
    assert not multiprocessing.active_children()
