"""What looks for leaks finds one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Player, Sandbox
from tests.play.guests import open_table
from tests.play.house import House
from tests.trials.leaks import EVERYBODY, Leaks, secrets_of


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True) as sandbox:
        yield sandbox


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield house


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Three who play Container, and what they hold is told to them in words."""
    people = house.people(3)
    for person in people:
        await person.slash("look", how="text", **{"for": "me"})
    await open_table(house, people, "container")
    return people


@pytest.mark.parametrize("to", ["everybody", "another player"])
async def test_a_hand_that_somebody_else_reads_is_found(
    house: House, sandbox: Sandbox, people: list[Player], to: str
) -> None:
    leaks = Leaks(sandbox.world)
    sandbox.world.listen(leaks.hear)
    hands = [(await person.slash("hand")).text for person in people]
    await house.settled()
    assert await secrets_of(house.host, 1)
    assert await leaks.found(house.host, 1) == []
    leaks.read[EVERYBODY if to == "everybody" else int(people[1].id)].add(hands[0])
    assert await leaks.found(house.host, 1)
