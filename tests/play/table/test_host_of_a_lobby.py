"""Whoever opened a table starts and closes it, until an hour has passed without a word from them."""

from __future__ import annotations

import pytest

from bot.sandbox import Player, Seen
from bot.words.words import Words
from tests.play.house import House
from tests.play.wall import Wall, moment

NOON = moment("2026-03-02 12:00")
HOUR = 3600
START, CLOSE = (Words("en").say(key) for key in ("ui-begin", "ui-cancel"))


@pytest.fixture
def wall() -> Wall:
    return Wall(NOON)


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Anna has opened a table, and two others have sat down at it."""
    people = [house.person(name) for name in ("Anna", "Clara", "Eva")]
    await people[0].slash("game new", game="container")
    for person in people[1:]:
        await person.slash("game join")
    await house.settled()
    return people


async def status(house: House) -> str:
    return (await house.host.queries.status(1)).status


def lobby(person: Player) -> Seen:
    return next(seen for seen in reversed(person.messages()) if START in seen.buttons)


def refused(free: int) -> str:
    who = "**Anna**"
    return (
        f"Only {who} or a moderator starts or closes this table; if {who} stays silent, "
        f"anyone at it may from <t:{free}:t>."
    )


async def test_the_others_neither_start_nor_close_it(house: House, people: list[Player]) -> None:
    clara = people[1]
    for label in (START, CLOSE):
        assert (await clara.press(lobby(clara), label)).text == refused(NOON + HOUR)
    for command in ("game start", "game cancel"):
        assert (await clara.slash(command)).text == refused(NOON + HOUR)
    assert await status(house) == "lobby"


async def test_the_lobby_shows_whose_it_is(people: list[Player]) -> None:
    assert "**Anna** · host" in lobby(people[0]).text


async def test_after_an_hour_of_silence_anybody_there_may(
    house: House, people: list[Player], wall: Wall
) -> None:
    wall.at += HOUR - 1
    assert (await people[1].slash("game start")).text == refused(NOON + HOUR)
    wall.at += 1
    await people[1].slash("game start")
    assert await status(house) == "running"


async def test_whatever_the_host_does_counts_as_a_word(
    house: House, people: list[Player], wall: Wall
) -> None:
    wall.at += HOUR - 1
    await people[0].slash("game clock", clock="brisk")
    wall.at += 1
    assert (await people[1].slash("game cancel")).text == refused(wall.at + HOUR - 1)


async def test_a_host_who_has_got_up_holds_nobody_up(house: House, people: list[Player]) -> None:
    await people[0].slash("game leave")
    await people[0].slash("game join")
    assert (await people[1].slash("game cancel")).text == refused(NOON + HOUR)
    await people[0].slash("game leave")
    await people[1].press(await people[1].slash("game cancel"), CLOSE)
    assert await status(house) == "void"


@pytest.mark.parametrize(("command", "then"), [("game start", "running"), ("game cancel", "void")])
async def test_a_moderator_may_without_sitting_there(
    house: House, people: list[Player], command: str, then: str
) -> None:
    mira = house.person("Mira")
    asked = await mira.slash(command)
    if then == "void":
        await mira.press(asked, Words("ru").say("ui-cancel"))
    assert await status(house) == then
