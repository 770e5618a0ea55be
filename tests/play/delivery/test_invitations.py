"""Invitations to play again: DMs that nobody has asked for. They are few, and none go to who wants none."""

from __future__ import annotations

import pytest

from bot.sandbox import Player
from tests.play.house import House
from tests.play.wall import DAY, HOUR, Wall, moment, pass_time


@pytest.fixture
def wall() -> Wall:
    return Wall(moment("2026-06-01 12:00"))


@pytest.fixture
async def friends(house: House) -> list[Player]:
    """Three who sat together once, before Anna closed the table."""
    people = [house.person(name) for name in ("Anna", "Clara", "Eva")]
    await people[0].slash("game new", game="container")
    for person in people[1:]:
        await person.slash("game join")
    await close(people[0])
    await house.settled()
    return people


async def close(person: Player) -> None:
    await person.press(await person.slash("game cancel"), "Close the table")


async def bomb(house: House, person: Player, times: int = 6) -> None:
    """Open a table with the same people and close it, again and again."""
    for _ in range(times):
        await person.slash("game again")
        await house.settled()
        await close(person)
        await house.settled()


async def test_whoever_is_asked_again_and_again_gets_one_dm(house: House, friends: list[Player]) -> None:
    anna, clara, eva = friends
    before = len(clara.dms()), len(eva.dms())
    await bomb(house, anna)
    assert (len(clara.dms()), len(eva.dms())) == (before[0] + 1, before[1] + 1)
    told = clara.dms()[-1].text
    assert "**Anna** wants to play Container again" in told
    assert "`/settings notices`" in told
    await house.restart()
    await bomb(house, anna)
    assert len(clara.dms()) == before[0] + 1, "it is remembered"


async def test_whoever_wants_no_notices_gets_none(house: House, friends: list[Player]) -> None:
    anna, clara, _ = friends
    await clara.slash("settings notices", how="none")
    before = len(clara.dms())
    await bomb(house, anna)
    assert len(clara.dms()) == before


async def test_each_hour_brings_another_from_each_and_a_day_no_more_than_five(
    house: House, wall: Wall, friends: list[Player]
) -> None:
    anna, clara, eva = friends
    before = len(clara.dms())
    await bomb(house, anna, 2)
    await bomb(house, eva, 2)
    assert len(clara.dms()) == before + 2, "one from each of them"
    for _ in range(4):
        wall.at += HOUR
        await bomb(house, anna, 1)
    assert len(clara.dms()) == before + 5
    wall.at += DAY
    await bomb(house, anna, 1)
    assert len(clara.dms()) == before + 6


async def test_it_waits_until_whoever_is_asked_may_be_called(
    house: House, wall: Wall, friends: list[Player]
) -> None:
    anna, clara, _ = friends
    await clara.slash("settings zone", city="Europe/Berlin")
    await clara.slash("settings quiet", **{"from": "10:00", "to": "16:00"})
    before = len(clara.dms())
    await anna.slash("game again")
    await house.settled()
    assert len(clara.dms()) == before
    await pass_time(house, wall, moment("2026-06-01 16:05"))
    assert len(clara.dms()) == before + 1


async def test_nobody_is_asked_to_a_table_that_was_closed_meanwhile(
    house: House, wall: Wall, friends: list[Player]
) -> None:
    anna, clara, _ = friends
    await clara.slash("settings zone", city="Europe/Berlin")
    await clara.slash("settings quiet", **{"from": "10:00", "to": "16:00"})
    before = len(clara.dms())
    await bomb(house, anna, 1)
    await pass_time(house, wall, moment("2026-06-01 16:05"))
    assert len(clara.dms()) == before


async def test_a_table_that_a_moderator_sets_back_invites_nobody(house: House, friends: list[Player]) -> None:
    """They sit there already, and read of it at the table."""
    anna, clara, eva = friends
    mira = house.person("Mira")
    mira.speaks("en-US")
    await anna.slash("game again")
    for person in (clara, eva):
        await person.slash("game join")
    await anna.slash("game start")
    await house.settled()
    before = len(clara.dms())
    await mira.press(await mira.slash("mod reset", to="lobby", why="once more"), "Yes, do it")
    await house.settled()
    assert len(clara.dms()) == before
