"""Whole games through the real client, kept by PostgreSQL; and one in which the server is restarted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from random import Random

import pytest

from bot.host.errors import Refused
from bot.ops.maintenance import Care
from bot.perspective import look
from bot.sandbox import Sandbox
from bot.words.words import Words
from games.kernel import Pick
from games.kernel.hosting import kebab
from storage.care.check import check
from storage.errors import NotSaved
from storage.opening import read_place
from tests.play.guests import Guest, Toucher, Typist, open_table, play_out, result_of, typed, waited_for
from tests.play.house import House
from tests.postgres import Restartable, empty_database
from tests.storage.kit import ask

BRIEF = {"mode": "basic", "ending": "rounds", "limit_rounds": "1"}


@pytest.fixture
async def house(sandbox: Sandbox) -> AsyncIterator[House]:
    async with House(sandbox, empty_database()) as house:
        yield house


@pytest.mark.parametrize(
    ("key", "style", "options"),
    [("cargo_noir", Toucher, {}), ("sewer_pirats", Typist, {}), ("economicus", Toucher, BRIEF)],
)
async def test_a_whole_game(
    house: House, key: str, style: type[Guest], options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people(3)
    dice = Random(f"{key}/{style.__name__}")
    with caplog.at_level(logging.WARNING):
        await open_table(house, people, key, options)
        await play_out(house, [style(house, person, dice) for person in people], dice)
    assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.")] == []
    assert result_of(people[0]) is not None
    with closing(read_place(house.place)) as connection:
        assert list(check(connection)) == []


async def test_doctor_advises_no_backups_of_a_file_where_there_is_none(house: House) -> None:
    house.bot.vitals.backups = Care(house.host.database)
    answer = await house.person("Mira").slash("doctor")
    assert "МБ" in answer.text
    assert "DOCKSIDE_BACKUPS" not in answer.text


class Patient(Typist):
    """Types a command again when told to, and looks at the table first when told to."""

    told = asyncio.Event()

    async def do(self, pick: Pick) -> None:
        given = {self.argument(field): typed(value) for field, value in pick.values.items()}
        name = Words("en", self.game()).say(f"command-{kebab(pick.kind)}")
        before = await self.version()
        for _ in range(100):  # a warning, too, is answered by the same command again
            answer = await self.person.slash(f"{self.game().replace('_', '-')} {name}", **given)
            if self.is_panel(answer.message):
                return
            if answer.text == self.words.say("host-unsaved-unknown") and await self.version() > before:
                return
            if answer.text in self.troubles():
                self.told.set()
                await asyncio.sleep(0.2)
        raise AssertionError(answer.text)

    def troubles(self) -> list[str]:
        return [self.words.say(f"host-unsaved-{cause}") for cause in ("unreachable", "unknown")]

    async def version(self) -> int:
        """How far the table is, as soon as it can be looked at."""
        for _ in range(100):
            with suppress(NotSaved, Refused):
                number = await self.host.queries.in_channel(int(self.person.place.id))
                assert number is not None
                return (await look(self.host, number)).version
            await asyncio.sleep(0.2)
        raise AssertionError("the database has not come back")


async def settled(house: House) -> None:
    """What is to be sent is in the database, which may be away."""
    for _ in range(100):
        with suppress(NotSaved):
            return await house.settled()
        await asyncio.sleep(0.2)
    raise AssertionError("the database has not come back")


async def test_a_server_is_restarted_in_mid_game_and_nothing_is_lost_or_done_twice(sandbox: Sandbox) -> None:
    dice, moves = Random(7), 0
    with Restartable() as server:
        async with House(sandbox, server.place) as house:
            people = house.people(3)
            await open_table(house, people, "container")
            guests = [Patient(house, person, dice) for person in people]

            async def play(most: int) -> None:
                nonlocal moves
                for _ in range(most):
                    await settled(house)
                    await dice.choice(waited_for(guests)).move()
                    moves += 1

            for _ in range(2):
                restarting = asyncio.create_task(asyncio.to_thread(server.control, "restart"))
                await play(4)
                await restarting
            await settled(house)
            mover = waited_for(guests)[0]
            pick = await mover.plan()
            Patient.told.clear()
            await asyncio.to_thread(server.control, "stop")
            moving = asyncio.create_task(mover.do(pick))
            async with asyncio.timeout(60):
                await Patient.told.wait()
            await asyncio.to_thread(server.control, "start")
            await moving
            moves += 1
            await play(2)
            await settled(house)
            assert ask(server.place, "SELECT count(*) FROM action WHERE kind NOT LIKE '/%'") == [(moves,)]
            with closing(read_place(server.place)) as connection:
                assert list(check(connection)) == []
