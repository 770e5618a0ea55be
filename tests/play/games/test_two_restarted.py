"""A server is restarted under two bots: who leads, who sends, and what is held goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, closing
from random import Random

import pytest

from bot.perspective import look
from bot.sandbox import Sandbox
from storage import fleet
from storage.care.check import check
from storage.fleet import Fleet
from storage.opening import read_place
from storage.postgres.schema import open_server
from tests.play.games.test_on_postgresql import Patient, settled
from tests.play.games.test_two_processes import DMS, TABLES
from tests.play.guests import open_table, waited_for
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.postgres import Restartable
from tests.trials.letters import Letters
from tests.trials.witness import Witness, everything_was_told


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Restartable]:
    monkeypatch.setattr(fleet, "BEAT", 0.1)
    with Restartable() as server:
        open_server(server.place).close()
        yield server


@pytest.fixture
async def two(sandbox: Sandbox, server: Restartable) -> AsyncIterator[tuple[House, House]]:
    """The one at whose tables people play, and the one that they write to."""
    async with AsyncExitStack() as stack:
        dms = await stack.enter_async_context(House(sandbox, server.place, shards=DMS))
        tables = await stack.enter_async_context(House(sandbox, server.place, shards=TABLES))
        yield tables, dms


def of(house: House) -> Fleet:
    assert house.host.database.fleet is not None
    return house.host.database.fleet


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110 - of tasks that nobody waits for
            await asyncio.sleep(0.02)


async def all_settled(houses: tuple[House, House]) -> None:
    for _ in range(3):
        for house in houses:
            await settled(house)


async def test_all_goes_on_by_itself_when_the_server_is_back(
    sandbox: Sandbox, server: Restartable, two: tuple[House, House]
) -> None:
    tables, dms = two
    letters = Letters(sandbox.world)
    sandbox.world.listen(letters.hear)
    people, dice = tables.people(3), Random(3)
    witness = Witness(people[0].place.id)
    sandbox.world.listen(witness.hear)
    await open_table(tables, people, "container")
    await all_settled(two)
    number = await tables.host.queries.in_channel(int(people[0].place.id))
    assert number is not None

    # a move is made, nothing of it is sent, and a game is held
    for house in two:
        await house.bot.outbox.stop()
    guests = [Patient(tables, person, dice) for person in people]
    await waited_for(guests)[0].move()
    asked = (await look(tables.host, number)).version
    async with tables.host.open_games.at(number):
        epochs = [of(house).games.epoch for house in two]
        await asyncio.to_thread(server.control, "restart")
        await until(
            lambda: all(of(house).games.epoch > epoch for house, epoch in zip(two, epochs, strict=True))
        )
    assert (await look(dms.host, number)).version == asked, "the other one can have it"

    # nobody does anything, and yet there is one who leads, and each sends what it sent
    await until(lambda: sorted(of(house).leads for house in two) == [False, True])
    await until(lambda: [of(house).sending() for house in two] == [{1}, {0}])
    for house in two:
        house.bot.outbox.start()
    await all_settled(two)
    await everything_was_told(tables.host, witness)

    # people play on, at the table and by DM
    game = await fast_forward(tables)
    await all_settled(two)
    asking = await bidders(tables, game)
    for amount, person in enumerate(asking):
        await bid_by_touch(person.in_dm(), question(person), amount)
    await all_settled(two)
    here, there = [await look(house.host, game) for house in two]
    assert here.version == there.version
    assert letters.twice == []
    with closing(read_place(server.place)) as connection:
        assert list(check(connection)) == []
