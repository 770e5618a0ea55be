"""A running game that all have left: a week's notice in its channel, then the archive."""

from __future__ import annotations

import pytest

from bot.sandbox import Player
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.table.test_idle_lobbies import later, told
from tests.play.wall import DAY, Wall, moment

NOON = moment("2026-03-02 12:00")
WEEK = 7 * DAY
NOTICE = (
    f"Everyone has left this table. If nobody takes a seat by <t:{NOON + WEEK}:D>, it goes into the archive."
)
BACK = "Everyone had left this table, but somebody is playing again: it stays."
CLOSED = (
    "Nobody has come back for a week, so this table is closed. "
    "A moderator can bring it back from the archive."
)


@pytest.fixture
def wall() -> Wall:
    return Wall(NOON)


@pytest.fixture
async def sam(house: House, wall: Wall) -> Player:
    """He looks on: the three who played have left, one after another."""
    people = house.people(3)
    await open_table(house, people, "container")
    for person in people[:2]:
        await house.host.seats.leave(1, int(person.id))
    await later(house, wall, 0)
    assert not any("Everyone has left" in text for text in told(house.person("Sam")))
    await house.host.seats.leave(1, int(people[2].id))
    return house.person("Sam")


async def status(house: House) -> str:
    return (await house.host.queries.status(1)).status


async def test_notice_is_given_once(house: House, wall: Wall, sam: Player) -> None:
    await later(house, wall, 0)
    await house.restart()
    await later(house, wall, 3 * DAY)
    assert "\n".join(told(sam)).count(NOTICE) == 1


async def test_after_a_week_it_is_in_the_archive(house: House, wall: Wall, sam: Player) -> None:
    await later(house, wall, 0)
    await house.restart()
    await later(house, wall, WEEK - 1)
    assert await status(house) == "running"
    await later(house, wall, 1)
    assert await status(house) == "void"
    assert "\n".join(told(sam)).count(CLOSED) == 1
    await later(house, wall, WEEK)
    assert "\n".join(told(sam)).count(CLOSED) == 1


async def test_whoever_sits_down_takes_the_notice_back(house: House, wall: Wall, sam: Player) -> None:
    await later(house, wall, 0)
    await house.host.seats.take(1, int(sam.id), "Sam", 0)
    await later(house, wall, 2 * WEEK)
    assert await status(house) == "running"
    assert NOTICE not in "\n".join(told(sam))
    assert told(sam).count(BACK) == 1


async def test_if_they_leave_again_a_new_week_begins(house: House, wall: Wall, sam: Player) -> None:
    await later(house, wall, 0)
    wall.at += 5 * DAY
    await house.host.seats.take(1, int(sam.id), "Sam", 0)
    await house.host.seats.leave(1, int(sam.id))
    await later(house, wall, 3 * DAY)
    assert await status(house) == "running"
    await later(house, wall, WEEK)
    assert await status(house) == "void"


async def test_a_game_out_of_the_archive_has_a_week_of_its_own(house: House, wall: Wall, sam: Player) -> None:
    await later(house, wall, 0)
    await later(house, wall, WEEK)
    await house.person("Mira").slash("mod archive restore", game="1", why="we go on")
    await later(house, wall, 0)
    assert await status(house) == "running"
    await later(house, wall, WEEK)
    assert await status(house) == "void"
