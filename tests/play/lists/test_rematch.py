"""Play again: the same people sit down, and whoever has asked to play, too, as far as there is room."""

from __future__ import annotations

import pytest

from bot.sandbox import Player, Seen
from bot.sandbox.world.opening import GUILD_ID
from storage import keen
from tests.play.games.test_the_end import finish
from tests.play.guests import result_of
from tests.play.house import House
from tests.play.lists.test_notify import tips
from tests.play.lists.test_tables import person


@pytest.fixture
async def result(house: House) -> Seen:
    """Of a game of Sewer Pirats by two people and three bots: all seats are taken."""
    anna, boris = (person(house, name, "table-one") for name in ("Anna", "Boris"))
    house.key = "sewer_pirats"
    await anna.slash("game new", game="sewer_pirats")
    await boris.slash("game join")
    for _ in range(3):
        await anna.slash("game bot", change="add")
    await house.settled()
    await anna.slash("game start")
    await house.settled()
    await finish(house, 1)
    found = result_of(house.person("Sam"))
    assert found is not None
    return found


def here(house: House, *names: str) -> list[Player]:
    return [person(house, name, "table-one") for name in names]


async def seated(house: House, game: int = 2) -> list[str]:
    players = (await house.host.queries.status(game)).players
    return [one.name if one.user is not None else "bot" for one in players]


async def test_whoever_asked_sits_at_the_new_table_in_the_place_of_a_bot(house: House, result: Seen) -> None:
    anna, clara, eva = here(house, "Anna", "Clara", "Eva")
    answer = await clara.press(result, "I’d play too")
    assert answer.text.startswith("When they play again, you’re in, if there’s room.")
    await eva.press(result, "I’d play too")
    await anna.press(result, "Play again")
    await house.settled()
    assert await seated(house) == ["Anna", "Boris", "bot", "Clara", "Eva"]
    assert "**Anna** wants to play Sewer Pirats again" in clara.dms()[-1].text
    assert await house.host.database.read(lambda c: keen.read(c, 1)) == []


async def test_it_is_remembered_over_a_restart(house: House, result: Seen) -> None:
    anna, clara = here(house, "Anna", "Clara")
    await clara.press(result, "I’d play too")
    await house.restart()
    await anna.press(result, "Play again")
    assert "Clara" in await seated(house)


async def test_pressed_once_more_they_have_changed_their_mind(house: House, result: Seen) -> None:
    anna, clara = here(house, "Anna", "Clara")
    await clara.press(result, "I’d play too")
    answer = await clara.press(result, "I’d play too")
    assert answer.text == "You’re not waiting for another game any more."
    await anna.press(result, "Play again")
    assert "Clara" not in await seated(house)


async def test_whoever_played_is_told_what_to_press(house: House, result: Seen) -> None:
    (anna,) = here(house, "Anna")
    answer = await anna.press(result, "I’d play too")
    assert answer.text == "You played in this game. Press **Play again**."


async def test_when_the_new_table_is_open_already_they_are_sent_there(house: House, result: Seen) -> None:
    anna, clara = here(house, "Anna", "Clara")
    await anna.press(result, "Play again")
    answer = await clara.press(result, "I’d play too")
    assert answer.text == "There’s already a new table in this channel. Press **Join** there."
    assert "Clara" not in await seated(house)


async def test_no_more_wait_than_a_table_has_seats(house: House, result: Seen) -> None:
    for number in range(5):
        await house.host.rematches.ask_to_play_too(1, 700 + number, f"Guest {number}")
    (clara,) = here(house, "Clara")
    assert "Enough are waiting to play: 5." in (await clara.press(result, "I’d play too")).text


async def test_those_who_wanted_to_know_of_this_game_are_told(house: House, result: Seen) -> None:
    anna, eva = here(house, "Anna", "Eva")
    await eva.slash("settings notify", game="sewer_pirats")
    await anna.press(result, "Play again")
    await house.settled()
    assert len(tips(eva)) == 1


async def test_whoever_is_forgotten_waits_no_longer(house: House, result: Seen) -> None:
    anna, clara = here(house, "Anna", "Clara")
    await clara.press(result, "I’d play too")
    assert (await house.host.privacy.about(int(clara.id)))["would play again"][0][:2] == [1, "Clara"]
    await house.host.privacy.forget(int(clara.id))
    await anna.press(result, "Play again")
    assert "Clara" not in await seated(house)


async def test_whoever_has_left_the_server_is_not_seated(house: House, result: Seen) -> None:
    anna, clara, eva = here(house, "Anna", "Clara", "Eva")
    for one in (clara, eva):
        await one.press(result, "I’d play too")
    world = house.sandbox.world
    world.leave(world.guild(GUILD_ID), clara.user)
    await anna.press(result, "Play again")
    assert await seated(house) == ["Anna", "Boris", "bot", "bot", "Eva"]
