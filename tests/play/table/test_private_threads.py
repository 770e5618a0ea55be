"""Private threads: Discord shows one to the bot only when somebody has mentioned it there."""

from __future__ import annotations

import pytest

from bot.sandbox import NotPossible, Permission, Player
from bot.sandbox.world.channels import Channel, ChannelKind
from bot.sandbox.world.permissions import Overwrite
from tests.play.guests import is_table, open_table
from tests.play.house import House

HERE = "I can’t see this private thread: mention me here first."


@pytest.fixture
def secret(house: House) -> Channel:
    """A private thread of Anna's, of which the bot knows nothing."""
    parent, anna = house.sandbox.channel("table-one"), house.person("Anna")
    return house.sandbox.world.open_thread(parent, "quiet", anna.user, private=True)


def call_the_bot(house: House, secret: Channel) -> None:
    house.person("Anna").at(secret).say(f"<@{house.sandbox.world.bot.id}>, we'd like to play")


def shown(house: House, channel: Channel) -> int:
    """How many messages of the bot stand in a channel for everybody."""
    world = house.sandbox.world
    own = [m for m in world.messages.values() if m.author is world.bot and not m.ephemeral]
    return sum(1 for message in own if message.channel_id == channel.id)


async def test_no_table_opens_where_it_could_not_be_seen(house: House, secret: Channel) -> None:
    answer = await house.person("Anna").at(secret).slash("game new", game="container")
    assert answer.text == HERE
    assert await house.bot.host.queries.live() == []


async def test_the_refusal_is_said_in_russian_too(house: House, secret: Channel) -> None:
    anna = house.person("Anna").at(secret)
    anna.speaks("ru")
    answer = await anna.slash("game new", game="container")
    assert answer.text == "Я не вижу эту приватную ветку: сначала упомяните меня здесь."


async def test_a_bot_that_was_mentioned_opens_the_table(house: House, secret: Channel) -> None:
    call_the_bot(house, secret)
    await house.person("Anna").at(secret).slash("game new", game="container")
    await house.settled()
    assert shown(house, secret) == 1


async def test_a_bot_that_manages_threads_need_not_be_mentioned(house: House, secret: Channel) -> None:
    rights = Overwrite(house.sandbox.world.bot.id, is_member=True, allow=Permission.MANAGE_THREADS)
    house.sandbox.world.overwrite(house.sandbox.channel("table-one"), rights)
    await house.person("Anna").at(secret).slash("game new", game="container")
    await house.settled()
    assert shown(house, secret) == 1


async def test_no_rematch_opens_where_the_bot_was_sent_away(house: House, secret: Channel) -> None:
    call_the_bot(house, secret)
    anna = house.person("Anna").at(secret)
    await anna.slash("game new", game="container")
    await anna.slash("game cancel")
    await house.settled()
    secret.thread_members.remove(house.sandbox.world.bot.id)
    assert (await anna.slash("game again")).text == HERE
    assert await house.bot.host.queries.live() == []


@pytest.fixture
async def mira(house: House, people: list[Player]) -> Player:
    """The moderator beside a running game, who manages threads and so sees every one."""
    mira = house.person("Mira")
    mira.speaks("en-US")
    return mira


async def test_no_table_moves_to_where_it_could_not_be_seen(
    house: House, mira: Player, secret: Channel
) -> None:
    answer = await mira.slash("mod move", to=secret, why="quieter")
    assert answer.text == f"I can’t see the private thread <#{secret.id}>: mention me there first."
    (record,) = await house.bot.host.queries.live()
    assert str(record.channel) == house.sandbox.channel("table-one").id


async def test_a_table_moves_to_a_private_thread_in_which_the_bot_is(
    house: House, mira: Player, secret: Channel
) -> None:
    call_the_bot(house, secret)
    await mira.slash("mod move", to=secret, why="quieter")
    await house.settled()
    assert any(is_table(seen) for seen in mira.at(secret).messages())


async def test_a_table_moves_to_a_thread_that_fell_asleep(house: House, mira: Player) -> None:
    world = house.sandbox.world
    thread = world.open_thread(house.sandbox.channel("table-two"), "aside", mira.user)
    thread.archived = True
    await house.restart()
    await mira.slash("mod move", to=thread, why="quieter")
    await house.settled()
    assert any(is_table(seen) for seen in mira.at(thread).messages())


async def test_a_table_does_not_come_back_from_the_archive_unseen(
    house: House, mira: Player, secret: Channel
) -> None:
    question = await mira.slash("mod end", how="void", why="enough")
    await mira.press(question, "Yes, do it")
    answer = await mira.at(secret).slash("mod archive restore", game="1", why="once more")
    assert answer.text == HERE


async def test_no_table_moves_into_a_forum_itself(house: House, mira: Player) -> None:
    (guild,) = house.sandbox.world.guilds.values()
    forum = house.sandbox.world.add_channel(guild, "forum", kind=ChannelKind.FORUM)
    with pytest.raises(NotPossible):
        await mira.slash("mod move", to=forum, why="elsewhere")


async def test_a_table_stands_in_a_forum_post_in_voice_and_among_announcements(house: House) -> None:
    (guild,) = house.sandbox.world.guilds.values()
    world = house.sandbox.world
    forum, voice, news = (
        world.add_channel(guild, kind.name.lower(), kind=kind)
        for kind in (ChannelKind.FORUM, ChannelKind.VOICE, ChannelKind.ANNOUNCEMENT)
    )
    post = world.open_thread(forum, "a game", house.person("Anna").user)
    for place in (post, voice, news):
        people = [person.at(place) for person in house.people(3)]
        await open_table(house, people, "container")
        assert any(is_table(seen) for seen in people[0].messages())
