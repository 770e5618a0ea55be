"""Threads and the less usual channels: what a bot and people can do there, through discord.py."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
import pytest

from bot.sandbox import HandClock, NotPossible, Permission, Player, Sandbox
from bot.sandbox.world.channels import Channel, ChannelKind
from bot.sandbox.world.opening import opening, people
from bot.sandbox.world.permissions import Overwrite
from bot.sandbox.world.threads import archive_idle_threads, change_thread
from tests.sandbox.echo import EchoBot, as_everybody
from tests.sandbox.raw import raw

HOUR = 3600
T = TypeVar("T")


@pytest.fixture
def thread(sandbox: Sandbox, anna: Player) -> Channel:
    return sandbox.world.open_thread(sandbox.channel("table-one"), "aside", anna.user)


@pytest.fixture
def secret(sandbox: Sandbox, anna: Player) -> Channel:
    """A private thread of Anna's, of which the bot knows nothing."""
    return sandbox.world.open_thread(sandbox.channel("table-one"), "quiet", anna.user, private=True)


def place(bot: EchoBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(int(channel.id))


async def code_of(refused: Awaitable[Any]) -> int:
    with pytest.raises(discord.HTTPException) as refusal:
        await refused
    return refusal.value.code


async def heard(look: Callable[[], T]) -> T:
    """What the bot knows when it has heard of it."""
    async with asyncio.timeout(5):
        while not (found := look()):  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.005)
        return found


def new_channel(sandbox: Sandbox, kind: ChannelKind) -> Channel:
    (guild,) = sandbox.world.guilds.values()
    channel = sandbox.world.add_channel(guild, kind.name.lower(), kind=kind)
    as_everybody(sandbox)
    return channel


# Locked


async def test_in_a_locked_thread_a_bot_neither_writes_nor_edits(
    sandbox: Sandbox, bot: EchoBot, thread: Channel
) -> None:
    message = await place(bot, thread).send("before")
    change_thread(sandbox.world, thread, locked=True)
    assert await code_of(place(bot, thread).send("too late")) == 160005
    assert await code_of(message.edit(content="after")) == 160005
    await message.delete()


async def test_a_locked_archive_stays_asleep(sandbox: Sandbox, bot: EchoBot, thread: Channel) -> None:
    change_thread(sandbox.world, thread, archived=True, locked=True)
    assert await code_of(place(bot, thread).send("too late")) == 160005
    assert thread.archived


async def test_a_bot_that_manages_threads_writes_in_locked_ones(
    sandbox: Sandbox, bot: EchoBot, thread: Channel
) -> None:
    change_thread(sandbox.world, thread, locked=True)
    rights = Overwrite(sandbox.world.bot.id, is_member=True, allow=Permission.MANAGE_THREADS)
    sandbox.world.overwrite(sandbox.channel("table-one"), rights)
    await place(bot, thread).send("still here")


async def test_in_a_locked_thread_only_its_managers_do_anything(
    sandbox: Sandbox, bot: EchoBot, thread: Channel
) -> None:
    anna, mira = sandbox.person("Anna").at(thread), sandbox.person("Mira").at(thread)
    change_thread(sandbox.world, thread, locked=True)
    with pytest.raises(NotPossible, match="locked"):
        anna.say("hello?")
    with pytest.raises(NotPossible, match="locked"):
        await anna.slash("ping")
    assert (await mira.slash("ping")).text == "pong"


# Archived


async def test_in_an_archived_thread_nothing_is_pressed_or_typed_until_somebody_writes(
    sandbox: Sandbox, bot: EchoBot, thread: Channel
) -> None:
    anna = sandbox.person("Anna").at(thread)
    message = await anna.slash("count")
    change_thread(sandbox.world, thread, archived=True)
    for attempt in (anna.press(message, "Count 0"), anna.slash("ping")):
        with pytest.raises(NotPossible, match="archived"):
            await attempt
    anna.say("good morning")
    assert (await anna.slash("ping")).text == "pong"


async def test_only_new_messages_keep_a_thread_alive(sandbox: Sandbox, bot: EchoBot, thread: Channel) -> None:
    message = await place(bot, thread).send("first")
    sandbox.advance(23 * HOUR)
    await message.edit(content="still first")
    sandbox.advance(HOUR - 1)
    assert not thread.archived
    sandbox.advance(1)
    assert thread.archived
    await place(bot, thread).send("second")
    sandbox.advance(24 * HOUR - 1)
    assert not thread.archived


@pytest.mark.parametrize("minutes", [60, 1440, 4320, 10080])
def test_a_thread_is_archived_after_the_time_that_was_chosen_for_it(minutes: int) -> None:
    clock = HandClock()
    world = opening(clock)
    (table, *_) = world.channels.values()
    thread = world.open_thread(table, "aside", people(world)[0])
    change_thread(world, thread, archived_after=minutes)
    for seconds, asleep in ((minutes * 60 - 1, False), (1, True)):
        clock.advance(seconds)
        archive_idle_threads(world)
        assert thread.archived is asleep


async def test_the_bot_hears_that_a_thread_fell_asleep(
    sandbox: Sandbox, bot: EchoBot, thread: Channel
) -> None:
    await heard(lambda: bot.get_channel(int(thread.id)))
    sandbox.advance(24 * HOUR)
    await heard(lambda: bot.get_channel(int(thread.id)) is None)
    fetched = await bot.fetch_channel(int(thread.id))
    assert isinstance(fetched, discord.Thread)
    assert fetched.archived


# Private


async def test_a_private_thread_is_seen_by_its_members(
    sandbox: Sandbox, anna: Player, secret: Channel
) -> None:
    assert sandbox.world.sees_channel(anna.user, secret)
    assert not sandbox.world.sees_channel(sandbox.person("Boris").user, secret)
    assert sandbox.world.sees_channel(sandbox.person("Mira").user, secret)


async def test_a_bot_that_is_no_member_of_a_private_thread_has_no_access(
    sandbox: Sandbox, bot: EchoBot, secret: Channel
) -> None:
    assert (await sandbox.person("Anna").at(secret).slash("ping")).text == "pong"
    assert await code_of(place(bot, secret).send("hello")) == 50001
    assert await code_of(bot.fetch_channel(int(secret.id))) == 50001
    assert bot.get_channel(int(secret.id)) is None


async def test_a_bot_that_is_mentioned_in_a_private_thread_is_in_it(
    sandbox: Sandbox, bot: EchoBot, secret: Channel
) -> None:
    sandbox.person("Anna").at(secret).say(f"come in <@{sandbox.world.bot.id}>")
    await heard(lambda: bot.get_channel(int(secret.id)))
    await place(bot, secret).send("hello")


# Gone, or out of reach


async def test_of_the_threads_of_a_deleted_channel_the_gateway_says_nothing(
    sandbox: Sandbox, bot: EchoBot, thread: Channel
) -> None:
    (session,) = sandbox.gateway.sessions.values()
    before = session.seq
    sandbox.world.close(sandbox.channel("table-one"))
    told = [json.loads(frame)["t"] for number, frame in session.kept if number > before]
    assert told == ["CHANNEL_DELETE"]


async def test_an_outage_is_no_farewell(sandbox: Sandbox, bot: EchoBot) -> None:
    await bot.wait_until_ready()
    (guild,) = sandbox.world.guilds.values()
    (known,) = bot.guilds
    sandbox.world.strike(guild, outage=True)
    await heard(lambda: known.unavailable)
    assert list(bot.guilds) == [known]
    sandbox.world.strike(guild, outage=False)
    await heard(lambda: not bot.guilds[0].unavailable)


# Forums, announcements, voice


async def test_a_forum_takes_threads_and_no_messages(sandbox: Sandbox, bot: EchoBot) -> None:
    forum = new_channel(sandbox, ChannelKind.FORUM)
    anna = sandbox.person("Anna").at(forum)
    with pytest.raises(NotPossible):
        anna.say("hello")
    with pytest.raises(NotPossible):
        await anna.slash("ping")
    with sandbox.journal.forgiving():
        assert await code_of(place(bot, forum).send("hello")) == 50008
    known = await heard(lambda: bot.get_channel(int(forum.id)))
    assert isinstance(known, discord.ForumChannel)
    post = await known.create_thread(name="table talk", content="hello")
    assert post.thread.parent_id == known.id
    there = sandbox.person("Anna").at("table talk")
    assert [seen.text for seen in there.messages()] == ["hello"]
    assert (await there.slash("ping")).text == "pong"


async def test_an_announcement_channel_has_threads_of_its_own_kind(sandbox: Sandbox, bot: EchoBot) -> None:
    news = new_channel(sandbox, ChannelKind.ANNOUNCEMENT)
    message = await place(bot, news).send("read this")
    known = await heard(lambda: bot.get_channel(int(news.id)))
    assert isinstance(known, discord.TextChannel)
    thread = await known.get_partial_message(message.id).create_thread(name="about it")
    assert thread.type is discord.ChannelType.news_thread
    assert await code_of(known.create_thread(name="secret")) == 50024


async def test_people_and_bots_write_in_a_voice_channel_but_open_no_threads(
    sandbox: Sandbox, bot: EchoBot
) -> None:
    voice = new_channel(sandbox, ChannelKind.VOICE)
    anna = sandbox.person("Anna").at(voice)
    assert (await anna.slash("ping")).text == "pong"
    await place(bot, voice).send("hello")
    assert isinstance(await bot.fetch_channel(int(voice.id)), discord.VoiceChannel)
    async with raw(sandbox) as http:
        body = {"name": "aside", "type": int(ChannelKind.PUBLIC_THREAD)}
        status, refused, _ = await http.ask("POST", f"/channels/{voice.id}/threads", body)
    assert (status, refused["code"]) == (400, 50024)
