"""“What would you do?”: told to whoever asks, with the reason; the table learns only that they asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.host.autoplay.thoughts import Question
from bot.sandbox import Answer, Player, Sandbox
from games import GAMES
from games.expert import Budget, Choice, choose
from games.kernel.hosting import load, load_deal
from tests.play.house import House

ASKED = "asked for a hint"


class Expert:
    """An expert who thinks while nobody holds it back, or has no time at all."""

    def __init__(self) -> None:
        self.may_go_on, self.has_time = asyncio.Event(), True
        self.may_go_on.set()

    async def think(self, question: Question) -> Choice | None:
        await self.may_go_on.wait()
        if not self.has_time:
            return None
        table = load(load_deal(GAMES["container"], question.deal), question.position)
        dice, budget = Random(question.seed), Budget(rollouts=24)
        return await asyncio.to_thread(choose, table, question.seat, dice, budget, told=question.told)


@pytest.fixture
def expert() -> Expert:
    return Expert()


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path, expert: Expert) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3", think=expert.think) as house:
        yield house


@pytest.fixture
async def anna(house: House) -> Player:
    """Somebody who plays Container against two bots, and begins."""
    anna = house.person("Anna")
    anna.speaks("en-US")
    await anna.slash("game new", game="container")
    for _ in range(2):
        await anna.slash("game bot", change="add")
    await anna.slash("game start", first=anna)
    await house.settled()
    return anna


def on_the_table(house: House) -> str:
    """What everybody reads who looks on."""
    return "\n".join(seen.text for seen in house.person("Boris").messages())


async def told(answer: Answer) -> str:
    """What stands in the answer when the expert has thought."""
    async with asyncio.timeout(20):
        while "I’d choose" not in answer.message.text:  # noqa: ASYNC110 - it is changed by another task
            await asyncio.sleep(0.02)
    return answer.message.text


async def test_a_hint_names_a_move_and_why_and_the_table_hears_that_somebody_asked(
    house: House, anna: Player
) -> None:
    answer = await anna.slash("hint")
    text = await told(answer)
    assert answer.ephemeral
    assert "With this you win about" in text
    await house.settled()
    assert ASKED in on_the_table(house)
    assert "I’d choose" not in on_the_table(house)


async def test_who_waits_for_a_hint_is_told_so_and_the_table_hears_nothing_yet(
    house: House, anna: Player, expert: Expert
) -> None:
    expert.may_go_on.clear()
    answer = await anna.slash("hint")
    assert "Let me think…" in answer.text
    assert ASKED not in on_the_table(house)
    expert.may_go_on.set()
    await told(answer)


async def test_where_no_expert_has_time_nobody_hears_of_a_hint(
    house: House, anna: Player, expert: Expert
) -> None:
    expert.has_time = False
    assert "The expert is busy" in (await anna.slash("hint")).text
    await house.settled()
    assert ASKED not in on_the_table(house)
