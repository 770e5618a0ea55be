"""Very many at once: a few are served at a time, in the order in which they came, and nobody is left over."""

from __future__ import annotations

import asyncio

import pytest

from bot.perspective import look
from bot.sandbox import Player
from tests.play.guests import control_of, open_table, usable
from tests.play.house import House


@pytest.fixture
async def table(house: House) -> list[Player]:
    """Three players of Container; the first of the list is to move, and there is room for one at a time."""
    people = house.people(3)
    await open_table(house, people, "container")
    house.bot.services.traffic.turns = asyncio.Semaphore(1)
    turn = (await look(house.bot.host, 1)).waiting[0]
    return [people[(turn + step) % 3] for step in range(3)]


async def test_whoever_waits_for_a_turn_gets_it(house: House, table: list[Player]) -> None:
    before = (await look(house.bot.host, 1)).version
    await asyncio.gather(*(person.slash("container loan") for person in table))
    assert (await look(house.bot.host, 1)).version == before + 1, "whoever is not to move is asked first"
    await asyncio.gather(*(person.slash("container loan") for person in table[1:]))
    assert (await look(house.bot.host, 1)).version == before + 3
    assert not house.bot.services.traffic.turns.locked()


async def test_a_move_that_is_refused_makes_room(house: House, table: list[Player]) -> None:
    before = (await look(house.bot.host, 1)).version
    await table[1].slash("container end-turn")
    assert (await look(house.bot.host, 1)).version == before
    assert not house.bot.services.traffic.turns.locked()


async def test_a_typed_move_is_followed_by_the_controls_while_it_is_ones_turn(
    house: House, table: list[Player]
) -> None:
    answer = await table[0].slash("container loan")
    verbs = [control_of(button).verb for button in usable(answer.message)]
    assert {"act", "undo"} <= set(verbs)
