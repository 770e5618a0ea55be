"""Tables that wait for players: they end by themselves, and nobody can fill a server with them."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import Player
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.wall import DAY, Wall, moment

IDLE = "Nothing has happened here for three days, so the table is closed. `/game new` opens another."


@pytest.fixture
def wall() -> Wall:
    return Wall(moment("2026-03-02 12:00"))


@pytest.fixture
async def anna(house: House) -> Player:
    """She has opened a table in #table-one."""
    anna = house.person("Anna")
    await anna.slash("game new", game="container")
    await house.settled()
    return anna


async def later(house: House, wall: Wall, seconds: int) -> None:
    wall.at += seconds
    await house.bot.clock.tick()
    house.bot.outbox.wake()
    await house.settled()


async def lobbies(house: House) -> int:
    return len([record for record in await house.host.queries.live() if record.status == "lobby"])


def told(person: Player) -> list[str]:
    return [seen.text for seen in person.messages() if not seen.ephemeral]


async def test_a_lobby_is_closed_after_three_days_in_which_nothing_happened(
    house: House, wall: Wall, anna: Player
) -> None:
    await later(house, wall, 3 * DAY - 1)
    assert await lobbies(house) == 1
    await later(house, wall, 1)
    assert await lobbies(house) == 0
    assert told(anna)[-1] == IDLE
    assert [label for seen in anna.messages() for label in seen.buttons] == []


async def test_it_is_said_once(house: House, wall: Wall, anna: Player) -> None:
    await later(house, wall, 3 * DAY)
    await house.restart()
    await later(house, wall, DAY)
    assert told(anna).count(IDLE) == 1


async def test_whoever_joins_gives_it_three_days_more(house: House, wall: Wall, anna: Player) -> None:
    await later(house, wall, 3 * DAY - 1)
    await house.person("Boris").slash("game join")
    await later(house, wall, 3 * DAY - 1)
    assert await lobbies(house) == 1
    await later(house, wall, 1)
    assert await lobbies(house) == 0


async def test_a_game_that_runs_is_left_alone(house: House, wall: Wall) -> None:
    await open_table(house, house.people(3), "container")
    await later(house, wall, 30 * DAY)
    assert (await house.host.queries.status(1)).status == "running"


async def test_it_is_said_in_the_language_of_the_channel(house: House, wall: Wall, anna: Player) -> None:
    await anna.slash("game language", language="ru")
    await later(house, wall, 3 * DAY)
    assert told(anna)[-1] == (
        "За этим столом три дня ничего не происходило, и он закрыт. Открыть новый: `/игра новая`."
    )


async def open_in_threads(house: House, person: Player, count: int) -> list[str]:
    """The answers to opening a table in each of so many threads."""
    world, parent = house.sandbox.world, house.sandbox.channel("lobby")
    threads = [world.open_thread(parent, f"{person.name} {n}", person.user) for n in range(count)]
    return [(await person.at(thread).slash("game new", game="container")).text for thread in threads]


async def test_a_person_opens_five_tables_and_no_sixth(house: House) -> None:
    eva = house.person("Eva")
    *_, refused = await open_in_threads(house, eva, 6)
    places = ", ".join(f"<#{record.channel}>" for record in await house.host.queries.live())
    assert refused == (f"You already have 5 tables waiting for players: {places}. Start or close one first.")
    assert await lobbies(house) == 5


async def test_with_one_less_there_is_room_again(house: House) -> None:
    eva = house.person("Eva")
    await open_in_threads(house, eva, 5)
    await eva.at("Eva 0").slash("game cancel")
    assert (await eva.slash("game new", game="container")).text.startswith("Your table is open")


async def test_leaving_ones_tables_makes_no_room_for_others(house: House) -> None:
    eva = house.person("Eva")
    await open_in_threads(house, eva, 5)
    for number in range(5):
        await eva.at(f"Eva {number}").slash("game leave")
    assert (await eva.slash("game new", game="container")).text.startswith("You already have 5 tables")


async def test_whoever_is_forgotten_leaves_no_empty_tables_behind(house: House) -> None:
    eva = house.person("Eva")
    await open_in_threads(house, eva, 5)
    await house.person("Anna").at("Eva 3").slash("game join")
    await eva.at("Eva 4").slash("game leave")
    await eva.press(await eva.slash("settings forget"), "Forget me")
    (left,) = await house.host.queries.live()
    assert str(left.channel) == house.sandbox.channel("Eva 3").id


async def test_a_moderator_resets_no_table_in_vain_because_of_it(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container", first=people[0])
    await open_in_threads(house, people[0], 5)
    mira = house.person("Mira")
    mira.speaks("en-US")
    asked = await mira.slash("mod reset", to="lobby", why="anew")
    assert (await mira.press(asked, "Yes, do it")).text == "Done, and announced at the table."


async def test_lobbies_in_threads_that_are_deleted_lock_nobody_out(house: House) -> None:
    """Fifty of them filled a server for good."""
    for person in house.people(5):
        await open_in_threads(house, person, 5)
    assert await lobbies(house) == 25
    for channel in [c for c in house.sandbox.world.channels.values() if c.is_thread]:
        house.sandbox.world.close(channel)
    async with asyncio.timeout(10):
        while await lobbies(house):  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.01)
    assert (await house.person("Eva").slash("game new", game="container")).text.startswith(
        "Your table is open"
    )


async def test_a_moderator_closes_any_lobby_by_its_name(house: House) -> None:
    await open_in_threads(house, house.person("Eva"), 2)
    mira = house.person("Mira")
    mira.speaks("en-US")
    asked = await mira.slash("mod reset", to="nothing", why="unused", table="2")
    await mira.press(asked, "Yes, do it")
    assert [record.id for record in await house.host.queries.live()] == [1]
