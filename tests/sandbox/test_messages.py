"""Channels, threads, direct messages and several servers, through the real discord.py."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import NotPossible, Overwrite, Permission, Player, Sandbox
from bot.sandbox.wire import errors
from tests.sandbox.echo import EchoBot


async def test_messages_are_sent_edited_and_deleted(anna: Player, bot: EchoBot) -> None:
    await anna.slash("burst", n=3)
    assert [seen.text for seen in anna.messages() if not seen.ephemeral] == ["edited", "message 1"]


async def test_a_direct_message_reaches_one_person(anna: Player, boris: Player, bot: EchoBot) -> None:
    assert (await anna.slash("whisper", words="between us")).text == "sent"
    assert [seen.text for seen in anna.dms()] == ["between us"]
    assert boris.dms() == []
    assert [seen.text for seen in boris.messages()] == []


async def test_closed_dms_refuse_the_message(anna: Player, bot: EchoBot) -> None:
    anna.close_dms()
    assert (await anna.slash("whisper", words="between us")).text == "refused 50007"
    anna.open_dms()
    assert (await anna.slash("whisper", words="between us")).text == "sent"
    assert len(anna.dms()) == 1


async def test_dms_can_be_refused_for_any_other_reason(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    sandbox.faults.refuse_dms(errors.flagged())
    assert (await anna.slash("whisper", words="between us")).text == "refused 20026"
    sandbox.faults.refuse_dms(None)
    assert (await anna.slash("whisper", words="between us")).text == "sent"


async def test_a_bot_in_quarantine_writes_only_where_it_has_written_before(
    sandbox: Sandbox, anna: Player, boris: Player, bot: EchoBot
) -> None:
    await anna.slash("whisper", words="between us")
    sandbox.faults.quarantine()
    known, unknown = [bot.get_partial_messageable(int(person.in_dm().place.id)) for person in (anna, boris)]
    await known.send("still here")
    with pytest.raises(discord.Forbidden) as refusal:
        await unknown.send("hello")
    assert refusal.value.code == 20026
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.http.start_private_message(int(anna.id))
    assert refusal.value.code == 20026
    sandbox.faults.quarantine(False)
    assert (await boris.slash("whisper", words="between us")).text == "sent"


async def test_a_person_without_a_common_server_cannot_be_written_to(sandbox: Sandbox, bot: EchoBot) -> None:
    stranger = sandbox.world.add_user("nobody", "Nobody")
    user = await bot.fetch_user(int(stranger.id))
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50278


async def test_commands_work_in_direct_messages(anna: Player, bot: EchoBot) -> None:
    answer = await anna.in_dm().slash("count")
    assert (await anna.in_dm().press(answer, "Count 0")).text == "Counted 1"
    assert anna.messages() == []


async def test_a_thread_is_a_channel_of_its_own(anna: Player, boris: Player, bot: EchoBot) -> None:
    await anna.slash("thread", name="aside")
    assert [seen.text for seen in boris.at("aside").messages()] == ["first"]
    assert (await boris.at("aside").slash("ping")).text == "pong"
    assert [seen.text for seen in anna.at("aside").messages()] == ["first", "pong"]
    assert boris.messages() == []


async def test_a_thread_opened_by_a_person_is_known_to_the_bot(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    thread = sandbox.world.open_thread(sandbox.channel("table-one"), "mine", anna.user)
    await anna.at("mine").slash("burst", n=2)
    known = bot.get_channel(int(thread.id))
    assert isinstance(known, discord.Thread)
    assert known.parent_id == int(sandbox.channel("table-one").id)


async def test_the_bot_may_not_write_where_it_is_forbidden(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    channel = sandbox.channel("table-one")
    forbidden = Overwrite(bot_id(sandbox), is_member=True, deny=Permission.SEND_MESSAGES)
    sandbox.world.overwrite(channel, forbidden)
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.get_partial_messageable(int(channel.id)).send("hello")
    assert refusal.value.code == 50013
    assert (await anna.slash("ping")).text == "pong"  # an answer needs no permission


async def test_the_bot_is_told_what_it_may_do_in_the_channel(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    forbidden = Overwrite(bot_id(sandbox), is_member=True, deny=Permission.ATTACH_FILES)
    sandbox.world.overwrite(sandbox.channel("table-one"), forbidden)
    anna.start_slash("silent", {})
    heard = await bot.silent.get()
    assert not heard.app_permissions.attach_files
    assert heard.app_permissions.send_messages
    assert heard.permissions.attach_files


async def test_a_hidden_channel_is_seen_by_those_allowed(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    channel = sandbox.channel("lobby")
    sandbox.world.overwrite(channel, Overwrite(str(channel.guild_id), deny=Permission.VIEW_CHANNEL))
    sandbox.world.overwrite(channel, Overwrite(anna.id, is_member=True, allow=Permission.VIEW_CHANNEL))
    assert anna.at("lobby").messages() == []
    with pytest.raises(NotPossible, match="Boris sees 0 channels called “lobby”"):
        sandbox.person("Boris").at("lobby")
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.get_partial_messageable(int(channel.id)).send("hello")
    assert refusal.value.code == 50001


async def test_two_servers_are_two_servers(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    world = sandbox.world
    other = world.add_guild("Elsewhere", anna.user, locale="ru")
    quay = world.add_channel(other, "quay")
    world.join(other, world.bot)
    assert (await anna.at(quay).slash("ping")).text == "pong"
    assert [guild.name for guild in bot.guilds] == ["Dockside", "Elsewhere"]
    assert anna.messages() == []
    with pytest.raises(NotPossible, match="no command"):
        await sandbox.person("Boris").at(quay).slash("ping")


async def test_a_bot_shown_the_door_knows_the_server_no_more(sandbox: Sandbox, bot: EchoBot) -> None:
    await bot.wait_until_ready()
    (guild,) = bot.guilds
    sandbox.world.leave(sandbox.world.guilds[str(guild.id)], sandbox.world.bot)
    await bot.wait_for("guild_remove")
    assert list(bot.guilds) == []
    with pytest.raises(discord.NotFound) as refusal:
        await bot.fetch_guild(guild.id)
    assert refusal.value.code == 10004


async def test_a_message_with_the_nonce_of_another_is_that_other(sandbox: Sandbox, bot: EchoBot) -> None:
    table = bot.get_partial_messageable(int(sandbox.channel("table-one").id))
    first = await table.send("once", nonce="n1")
    again = await table.send("once", nonce="n1")
    other = await table.send("another", nonce="n2")
    assert (again.id == first.id, other.id == first.id) == (True, False)
    sandbox.advance(5 * 60 + 1)
    assert (await table.send("later", nonce="n1")).id != first.id


async def test_a_nonce_counts_in_all_channels(sandbox: Sandbox, bot: EchoBot) -> None:
    here, there = [
        bot.get_partial_messageable(int(sandbox.channel(name).id)) for name in ("table-one", "table-two")
    ]
    first = await here.send("once", nonce="n1")
    assert (await there.send("swallowed", nonce="n1")).id == first.id


async def test_history_is_read_newest_first(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    channel = bot.get_channel(int(sandbox.channel("table-one").id))
    assert isinstance(channel, discord.TextChannel)
    for word in ("one", "two", "three"):
        anna.say(word)
    assert [message.content async for message in channel.history(limit=2)] == ["three", "two"]


async def test_the_bot_may_not_edit_what_others_wrote(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    said = anna.say("my words")
    table = bot.get_partial_messageable(int(sandbox.channel("table-one").id))
    with sandbox.journal.forgiving(), pytest.raises(discord.Forbidden) as refusal:
        await table.get_partial_message(int(said.id)).edit(content="your words")
    assert refusal.value.code == 50005


async def test_a_deleted_message_is_unknown(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    answer = await anna.slash("ping")
    with pytest.raises(NotPossible, match="Anna can’t delete that message"):
        anna.delete(answer)
    sandbox.person("Mira").delete(answer)
    table = bot.get_partial_messageable(int(sandbox.channel("table-one").id))
    with pytest.raises(discord.NotFound) as refusal:
        await table.get_partial_message(int(answer.message.id)).edit(content="still there?")
    assert refusal.value.code == 10008


async def test_an_ephemeral_message_stands_in_no_channel(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    answer = await anna.slash("echo", text="psst")
    table = bot.get_partial_messageable(int(sandbox.channel("table-one").id))
    with pytest.raises(discord.NotFound) as refusal:
        await table.fetch_message(int(answer.message.id))
    assert refusal.value.code == 10008


async def test_a_closed_channel_is_unknown(sandbox: Sandbox, bot: EchoBot) -> None:
    channel = sandbox.channel("table-two")
    sandbox.world.close(channel)
    with pytest.raises(discord.NotFound) as refusal:
        await bot.get_partial_messageable(int(channel.id)).send("hello")
    assert refusal.value.code == 10003


async def test_members_and_roles_can_be_asked_for(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    guild = bot.guilds[0]
    member = await guild.fetch_member(int(sandbox.person("Mira").id))
    assert [role.name for role in member.roles] == ["@everyone", "Moderators"]
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(1)


def bot_id(sandbox: Sandbox) -> str:
    return sandbox.world.bot.id
