"""A server that has just invited the bot is greeted once, in a channel where the bot may write."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.render.studio import Studio
from bot.sandbox import Overwrite, Permission, Sandbox, Seen
from bot.sandbox.journal import Exchange
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.opening import GUILD_ID, INVITED
from tests.play.delivery.test_slow_pictures import SlowStudio
from tests.play.guests import open_table
from tests.play.house import House

DAY = 86_400


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True) as house:
        yield house


def greetings(house: House, *channels: str) -> dict[str, int]:
    """How many stand where."""
    found = {name: house.person("Sam", name).messages() for name in ("table-one", "table-two", "lobby")}
    counts = {name: len([one for one in seen if is_greeting(one)]) for name, seen in found.items()}
    return {name: count for name, count in counts.items() if count}


def is_greeting(seen: Seen) -> bool:
    return not seen.ephemeral and any("playnow" in str(part) for part in seen.message.components)


def posts(house: House) -> list[Exchange]:
    return [
        e for e in house.sandbox.journal.exchanges if e.method == "POST" and e.route.endswith("/messages")
    ]


async def greeted(house: House) -> dict[str, int]:
    await house.sandbox.until_online()
    await house.bot.places.idle()
    await house.bot.welcome.idle()
    return greetings(house)


async def test_the_first_channel_is_greeted_before_anybody_does_anything(house: House) -> None:
    assert await greeted(house) == {"table-one": 1}


async def test_nobody_is_greeted_twice_also_not_after_a_restart(house: House) -> None:
    """Neither is it tried: that Discord knows it by its nonce helps for minutes only."""
    await greeted(house)
    sent = len(posts(house))
    await house.restart()
    assert await greeted(house) == {"table-one": 1}
    assert len(posts(house)) == sent


async def test_the_channel_for_system_messages_comes_first(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.world.guilds[GUILD_ID].system_channel_id = sandbox.channel("lobby").id
    async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True) as house:
        assert await greeted(house) == {"lobby": 1}


async def test_a_channel_where_it_may_not_write_is_passed_over(sandbox: Sandbox, tmp_path: Path) -> None:
    world = sandbox.world
    over = Overwrite(world.bot.id, is_member=True, deny=Permission.SEND_MESSAGES)
    world.overwrite(sandbox.channel("table-one"), over)
    async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True) as house:
        assert await greeted(house) == {"table-two": 1}


async def test_a_server_where_it_may_write_nowhere_is_greeted_when_it_may(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    world, channels = sandbox.world, ("table-one", "table-two", "lobby")
    silent = Overwrite(world.bot.id, is_member=True, deny=Permission.SEND_MESSAGES)
    for name in channels:
        world.overwrite(sandbox.channel(name), silent)
    async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True) as house:
        assert await greeted(house) == {}
        world.overwrite(sandbox.channel("lobby"), Overwrite(world.bot.id, is_member=True))
        await house.restart()
        assert await greeted(house) == {"lobby": 1}


async def test_a_server_that_knows_the_bot_is_left_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    members = sandbox.world.guilds[GUILD_ID].members
    members[sandbox.world.bot.id].joined -= 2 * DAY
    async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True) as house:
        assert await greeted(house) == {}


async def test_a_server_that_invites_the_bot_while_it_runs_is_greeted_in_its_own_language(
    house: House,
) -> None:
    await greeted(house)
    world = house.sandbox.world
    owner = world.add_user("olga", "Olga", locale="ru")
    guild: Guild = world.add_guild("Порт", owner, locale="ru")
    channel = world.add_channel(guild, "общий")
    world.invite(guild, INVITED)
    seen = house.sandbox._seat(owner).at(channel)
    assert (await seen.sees("Настольные игры", seconds=5)).buttons[0] == "Играть · Контейнер"


async def test_the_greeting_has_a_picture_of_each_game(sandbox: Sandbox, tmp_path: Path) -> None:
    studio = Studio()
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        house.bot.services.pictures.studio = studio
        await greeted(house)
        house.bot.welcome.forget_all()
        house.bot.welcome.connected()
        await house.bot.welcome.idle()
        (shown,) = [one for one in house.person("Sam").messages() if is_greeting(one)]
        assert [file.upload.filename for file in shown.attachments] == [
            *("container.png", "cargo_noir.png", "sewer_pirats.png", "economicus.png")
        ]
    studio.close()


async def test_nobody_waits_for_the_pictures_of_a_greeting(sandbox: Sandbox, tmp_path: Path) -> None:
    with closing(SlowStudio()) as studio:
        async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True, studio=studio) as house:
            sam = house.person("Sam")
            shown = await sam.sees("Board games", seconds=5)
            assert not shown.attachments
            studio.may_draw.set()
            await house.bot.welcome.idle()
            (followed,) = [one for one in sam.messages() if is_greeting(one)]
            assert (followed.id, len(followed.attachments)) == (shown.id, 4)


async def test_on_this_machine_every_start_greets_where_nothing_is_played(house: House) -> None:
    await greeted(house)
    await open_table(house, house.people(3), "container")
    house.bot.welcome.forget_all()
    house.bot.welcome.connected()
    house.bot.welcome.connected()
    assert await greeted(house) == {"table-one": 1, "table-two": 1}


async def test_a_server_that_gets_another_language_has_its_greeting_turned(house: House) -> None:
    await greeted(house)
    world, sam = house.sandbox.world, house.person("Sam")
    (shown,) = sam.messages()
    world.speak(world.guilds[GUILD_ID], "ru")
    assert (await sam.sees("Настольные игры", seconds=5)).id == shown.id
    assert await greeted(house) == {"table-one": 1}


async def test_a_language_that_changes_while_the_greeting_is_on_its_way_is_not_missed(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        await greeted(house)
        house.bot.welcome.forget_all()
        sandbox.faults.slow(0.3, route="/messages")
        house.bot.welcome.connected()
        sandbox.world.speak(sandbox.world.guilds[GUILD_ID], "ru")
        await house.person("Sam").sees("Настольные игры", seconds=5)


async def test_the_words_turn_at_once_and_the_pictures_follow(sandbox: Sandbox, tmp_path: Path) -> None:
    with closing(SlowStudio()) as studio:
        async with House(sandbox, tmp_path / "dockside.sqlite3", greets=True, studio=studio) as house:
            sam = house.person("Sam")
            await sam.sees("Board games", seconds=5)
            sandbox.world.speak(sandbox.world.guilds[GUILD_ID], "ru")
            turned = await sam.sees("Настольные игры", seconds=5)
            assert not turned.attachments
            studio.may_draw.set()
            await house.bot.welcome.idle()
            (followed,) = [one for one in sam.messages() if "Настольные игры" in one.text]
            assert len(followed.attachments) == 4


async def test_the_buttons_of_a_greeting_work_after_a_restart(house: House) -> None:
    await greeted(house)
    await house.restart()
    anna = house.person("Anna")
    (greeting,) = anna.messages()
    await anna.press(greeting, "Play now · Economicus")
    await anna.sees("You’re playing against", seconds=10)


async def test_a_greeting_of_which_discord_did_not_say_that_it_has_come_is_not_sent_twice(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        await greeted(house)
        house.bot.welcome.forget_all()
        sandbox.faults.lose_answer(times=5, route="/messages")
        house.bot.welcome.connected()
        await house.bot.welcome.idle()
        assert greetings(house) == {"table-one": 1}


async def test_a_channel_that_refuses_is_followed_by_the_next(sandbox: Sandbox, tmp_path: Path) -> None:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        await greeted(house)
        house.bot.welcome.forget_all()
        sandbox.faults.fail(route="/messages", status=403)
        house.bot.welcome.connected()
        assert await greeted(house) == {"table-two": 1}
