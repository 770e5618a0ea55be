"""A channel, a thread or a server that is gone: its games go to the archive, and their players know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.sandbox import Player
from bot.sandbox.world.channels import Channel, ChannelKind
from storage.games import Status
from tests.play.guests import is_table, open_table
from tests.play.house import House

CHANNEL_GONE = (
    "The channel of your Container game was deleted. The game is in the archive with its clocks stopped."
    " To go on, a moderator types `/mod archive restore` in another channel of the server."
)
SERVER_GONE = (
    "I’m no longer on the server of your Container game. The game is in the archive with its clocks stopped."
    " If I’m invited again, a moderator can bring it back with `/mod archive restore`."
)


@pytest.fixture
async def thread(house: House) -> Channel:
    """Three players of Container in a thread."""
    people, parent = house.people(3), house.sandbox.channel("table-one")
    thread = house.sandbox.world.open_thread(parent, "aside", people[0].user)
    for person in people:
        person.speaks("en-US")
    here = [person.at(thread) for person in people]
    await open_table(house, here, "container", first=here[0])
    return thread


async def status(house: House, game: int = 1) -> Status:
    return (await house.host.queries.status(game)).status


async def comes(look: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(5):
        while not await look():  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.01)


async def archived(house: House, game: int = 1) -> None:
    async def look() -> bool:
        return await status(house, game) == "void"

    await comes(look)
    await house.settled()


def letters(person: Player) -> list[str]:
    return [seen.text for seen in person.dms()]


async def test_a_deleted_thread_sends_its_game_to_the_archive(house: House, thread: Channel) -> None:
    house.sandbox.world.close(thread)
    await archived(house)


async def test_a_deleted_channel_sends_its_game_to_the_archive(house: House, people: list[Player]) -> None:
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await archived(house)


async def test_a_deleted_channel_takes_the_games_in_its_threads_along(house: House, thread: Channel) -> None:
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await archived(house)


async def test_also_of_a_thread_that_had_fallen_asleep(house: House, thread: Channel) -> None:
    thread.archived = True
    await house.restart()  # now the library does not know it
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await archived(house)


async def test_the_others_stay_where_they_are(house: House, thread: Channel) -> None:
    await open_table(house, house.people(3, "table-two"), "container")
    house.sandbox.world.close(thread)
    await archived(house)
    assert await status(house, 2) == "running"


async def test_a_lobby_is_closed_and_nobody_is_written_to(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="container")
    await house.settled()
    before = letters(anna)
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await archived(house)
    assert letters(anna) == before


async def test_the_players_are_told_once_how_it_can_go_on(house: House, thread: Channel) -> None:
    house.person("Boris").speaks("ru")
    await house.person("Boris").in_dm().slash("mygames")  # the bot learns what he speaks now
    house.sandbox.world.close(thread)
    await archived(house)
    await house.restart()
    await house.settled()
    assert letters(house.person("Anna")).count(CHANNEL_GONE) == 1
    (told,) = [text for text in letters(house.person("Boris")) if "архив" in text]
    assert told == (
        "Канал вашей игры «Контейнер» удалён. Она хранится в архиве, её часы стоят. Чтобы продолжить,"
        " модератор вводит `/мод архив вернуть` в другом канале сервера."
    )


async def test_no_message_waits_for_a_channel_that_is_gone(house: House, thread: Channel) -> None:
    await house.bot.outbox.stop()
    await house.host.play.act(1, int(house.person("Anna").id), "TakeLoan", {}, None)
    house.sandbox.world.close(thread)
    async with asyncio.timeout(5):
        while await status(house) != "void":  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.01)
    house.bot.outbox.start()
    await house.settled()
    assert await house.host.queries.undelivered_in(int(house.sandbox.channel("lobby").guild_id or 0)) == []


async def test_it_goes_on_in_another_channel(house: House, thread: Channel) -> None:
    house.sandbox.world.close(thread)
    await archived(house)
    mira = house.person("Mira", "table-two")
    await mira.slash("mod archive restore", game="1", why="here instead")
    await mira.slash("mod resume", why="here instead")
    await house.settled()
    assert await status(house) == "running"
    assert any(is_table(seen) for seen in mira.messages())


async def test_a_place_that_was_deleted_unheard_is_noticed_when_something_is_to_be_shown_there(
    house: House, thread: Channel
) -> None:
    thread.kind = ChannelKind.PRIVATE_THREAD
    thread.thread_members.remove(house.sandbox.world.bot.id)
    await house.restart()
    house.sandbox.world.close(thread)  # nobody tells the bot, who was sent out of it
    await house.host.play.act(1, int(house.person("Anna").id), "TakeLoan", {}, None)
    await archived(house)


async def test_its_clocks_rest(house: House, thread: Channel) -> None:
    house.sandbox.world.close(thread)
    await archived(house)
    async with house.host.open_games.at(1) as open_game:
        assert open_game.clocks.agreed.paused is not None
        assert [wait.due for wait in open_game.clocks.seats.values() if wait.due is not None] == []


async def test_what_was_deleted_while_the_bot_was_away_is_found_at_the_start(
    house: House, thread: Channel
) -> None:
    await house.close()
    house.sandbox.world.close(thread)
    await house.open()
    await archived(house)
    assert CHANNEL_GONE in letters(house.person("Anna"))


@pytest.mark.parametrize("status", [503, 404])  # the latter from some machine on the way
async def test_a_discord_in_trouble_is_no_reason_to_end_a_game(
    house: House, thread: Channel, status: int
) -> None:
    thread.archived = True
    await house.close()
    house.sandbox.faults.fail(20, route="GET /channels/{channel_id}", status=status)
    await house.open()
    await house.bot.places.idle()
    assert (await house.host.queries.status(1)).status == "running"


async def test_a_channel_that_is_hidden_is_not_gone(house: House) -> None:
    secret = house.sandbox.world.open_thread(
        house.sandbox.channel("table-one"), "quiet", house.person("Anna").user, private=True
    )
    people = house.people(3)
    secret.thread_members += [person.id for person in people[1:]] + [house.sandbox.world.bot.id]
    await open_table(house, [person.at(secret) for person in people], "container")
    secret.thread_members.remove(house.sandbox.world.bot.id)
    await house.restart()
    await house.bot.places.idle()
    assert await status(house) == "running"


async def test_a_bot_that_is_sent_away_archives_the_games_of_the_server(
    house: House, people: list[Player]
) -> None:
    (guild,) = house.sandbox.world.guilds.values()
    house.sandbox.world.leave(guild, house.sandbox.world.bot)
    await archived(house)


async def test_a_bot_that_was_sent_away_while_it_was_down_knows_it_at_the_start(
    house: House, people: list[Player]
) -> None:
    await house.restart()  # it knows by now that it is the bot of this file
    world = house.sandbox.world
    abroad = world.add_guild("Abroad", people[0].user)
    world.join(abroad, world.bot)  # or no DM would arrive
    await house.close()
    world.leave(next(iter(world.guilds.values())), world.bot)
    await house.open()
    await archived(house)
    people[0].speaks("en-US")
    assert any("I’m no longer on the server" in text for text in letters(people[0]))


async def test_another_bot_with_the_same_file_ends_no_game(house: House, people: list[Player]) -> None:
    """An application that was made anew is invited after its first start."""
    await house.bot.places.idle()
    await house.close()
    host = await house.open_host()
    await host.database.write(
        lambda connection: connection.execute(
            "UPDATE setting SET value = '1' WHERE name = 'application'"
        ).fetchall()
    )
    world = house.sandbox.world
    world.leave(next(iter(world.guilds.values())), world.bot)
    await house.restart()
    await house.bot.places.idle()
    assert await status(house) == "running"


async def test_an_outage_of_the_server_ends_nothing(house: House, people: list[Player]) -> None:
    (guild,) = house.sandbox.world.guilds.values()
    await house.restart()
    house.sandbox.world.strike(guild, outage=True)
    await house.restart()
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await house.bot.places.idle()
    assert await status(house) == "running"
    house.sandbox.world.strike(guild, outage=False)
    await archived(house)
