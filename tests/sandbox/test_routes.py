"""The routes other tests do not come by, through discord.py; their answers must fit the description."""

from __future__ import annotations

from collections.abc import Awaitable

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.sandbox import Overwrite, Permission, Player, Sandbox
from tests.sandbox.echo import EchoBot
from tests.sandbox.raw import raw


@pytest.fixture
async def table(sandbox: Sandbox, bot: EchoBot) -> discord.TextChannel:
    await bot.wait_until_ready()
    channel = bot.get_channel(int(sandbox.channel("table-one").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


def allow(sandbox: Sandbox, permissions: Permission) -> None:
    """Give the bot a role that may do this."""
    (guild,) = sandbox.world.guilds.values()
    role = sandbox.world.add_role(guild, "Helper", permissions)
    guild.members[sandbox.world.bot.id].role_ids.append(role.id)


def forbid(sandbox: Sandbox, permissions: Permission) -> None:
    """Take rights from the bot in the channel."""
    denied = Overwrite(sandbox.world.bot.id, is_member=True, deny=permissions)
    sandbox.world.overwrite(sandbox.channel("table-one"), denied)


async def test_servers_channels_and_roles(bot: EchoBot, table: discord.TextChannel) -> None:
    assert [guild.name async for guild in bot.fetch_guilds()] == ["Dockside"]
    guild = await bot.fetch_guild(table.guild.id)
    assert [channel.name for channel in await guild.fetch_channels()] == ["table-one", "table-two", "lobby"]
    assert [role.name for role in await guild.fetch_roles()] == [
        "@everyone",
        "Dockside",
        "Players",
        "Moderators",
    ]
    fetched = await bot.fetch_channel(table.id)
    assert isinstance(fetched, discord.TextChannel)


async def test_the_application_knows_its_owner(bot: EchoBot) -> None:
    info = await bot.application_info()
    assert (info.name, info.owner.name) == ("Dockside", "harbour-office")


async def test_channels_are_made_changed_and_removed_with_permission(
    sandbox: Sandbox, table: discord.TextChannel
) -> None:
    for forbidden in (table.edit(name="other"), table.delete(), table.guild.create_text_channel("new")):
        with pytest.raises(discord.Forbidden) as refusal:
            await forbidden
        assert refusal.value.code == 50013
    allow(sandbox, Permission.MANAGE_CHANNELS)
    made = await table.guild.create_text_channel("new", topic="Fresh")
    await made.edit(name="renamed", topic="Still fresh")
    assert sandbox.channel("renamed").topic == "Still fresh"
    await made.delete()
    assert [channel.name for channel in await table.guild.fetch_channels()][-1] == "lobby"


async def test_messages_are_pinned_with_permission(
    sandbox: Sandbox, anna: Player, table: discord.TextChannel
) -> None:
    message = await table.send("to keep")
    with pytest.raises(discord.Forbidden):
        await message.pin()
    allow(sandbox, Permission.PIN_MESSAGES)
    await message.pin()
    assert [pinned.content async for pinned in table.pins()] == ["to keep"]
    await message.unpin()
    assert [pinned async for pinned in table.pins()] == []


async def test_a_thread_on_a_message_bears_its_id(sandbox: Sandbox, table: discord.TextChannel) -> None:
    message = await table.send("start")
    thread = await message.create_thread(name="aside")
    assert thread.id == message.id
    assert [active.name for active in await table.guild.active_threads()] == ["aside"]
    await thread.join()
    with sandbox.journal.forgiving(), pytest.raises(discord.HTTPException) as refusal:
        await message.create_thread(name="again")
    assert refusal.value.code == 160004


async def test_in_an_archived_thread_nothing_changes_until_somebody_writes(
    sandbox: Sandbox, table: discord.TextChannel
) -> None:
    thread = await table.create_thread(name="aside", type=discord.ChannelType.public_thread)
    message = await thread.send("before")
    await thread.edit(archived=True)
    for change in (message.edit(content="after"), message.delete()):
        with pytest.raises(discord.HTTPException) as refusal:
            await change
        assert (refusal.value.status, refusal.value.code) == (400, 50083)
    await thread.send("good morning")
    await message.edit(content="after")
    await message.delete()
    assert not sandbox.channel("aside").archived


async def refused(request: Awaitable[object]) -> int:
    with pytest.raises(discord.Forbidden) as refusal:
        await request
    return refusal.value.code


def file() -> discord.File:
    return discord.File(__file__, "test.py")


async def test_files_need_permission_in_messages_and_in_edits(
    sandbox: Sandbox, table: discord.TextChannel
) -> None:
    message = await table.send("words", file=file())
    forbid(sandbox, Permission.ATTACH_FILES)
    assert await refused(table.send(file=file())) == 50013
    assert await refused(message.edit(attachments=[file()])) == 50013
    await message.edit(content="only words", attachments=message.attachments)


async def test_files_need_permission_in_every_answer_to_an_interaction(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    forbid(sandbox, Permission.ATTACH_FILES)
    anna.start_slash("silent", {})
    heard = await bot.silent.get()
    assert await refused(heard.response.send_message(file=file())) == 50013
    await heard.response.send_message("words")
    assert await refused(heard.followup.send(file=file())) == 50013
    assert await refused(heard.edit_original_response(attachments=[file()])) == 50013
    assert [seen.text for seen in anna.messages()] == ["words"]


async def test_others_messages_are_deleted_with_permission(
    sandbox: Sandbox, anna: Player, table: discord.TextChannel
) -> None:
    message = table.get_partial_message(int(anna.say("words").id))
    with pytest.raises(discord.Forbidden):
        await message.delete()
    allow(sandbox, Permission.MANAGE_MESSAGES)
    await message.delete()
    assert anna.messages() == []


async def test_single_commands_are_listed_changed_and_removed(
    bot: EchoBot, table: discord.TextChannel
) -> None:
    @app_commands.command(name="here", description="Only here")
    async def here(interaction: discord.Interaction) -> None: ...

    guild = discord.Object(table.guild.id)
    bot.tree.add_command(here, guild=guild)
    (synced,) = await bot.tree.sync(guild=guild)
    (listed,) = await bot.tree.fetch_commands(guild=guild)
    assert (listed.id, listed.name) == (synced.id, "here")
    await synced.edit(description="Right here")
    assert (await bot.tree.fetch_command(synced.id, guild=guild)).description == "Right here"
    await synced.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await bot.tree.fetch_command(synced.id, guild=guild)
    assert refusal.value.code == 10063


async def test_a_command_of_one_server_is_offered_there_alone(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    async with raw(sandbox) as client:
        guild = sandbox.channel("lobby").guild_id
        path = f"/applications/{sandbox.world.bot.id}/guilds/{guild}/commands"
        body = {"name": "local", "description": "x", "type": 1}
        assert (await client.ask("POST", path, body))[0] == 201
        assert (await client.ask("POST", path, body))[0] == 200
    (command,) = [command for command in anna.commands() if command["path"] == "local"]
    assert (command["guild"], command["where"]) == (guild, ["guild"])


async def test_the_commands_of_another_application_are_not_ours(sandbox: Sandbox) -> None:
    async with raw(sandbox) as client:
        status, body, _ = await client.ask("GET", "/applications/1/commands")
    assert (status, body["code"]) == (403, 50001)


async def test_follow_ups_are_read_changed_and_deleted(anna: Player, bot: EchoBot) -> None:
    anna.start_slash("silent", {})
    asked = await bot.silent.get()
    await asked.response.send_message("first", ephemeral=True)
    second = await asked.followup.send("second", wait=True)
    await second.edit(content="changed")
    assert (await asked.original_response()).content == "first"
    assert [seen.text for seen in anna.messages()] == ["first", "changed"]
    await second.delete()
    await asked.delete_original_response()
    assert anna.messages() == []
    with pytest.raises(discord.NotFound) as refusal:
        await asked.edit_original_response(content="gone")
    assert refusal.value.code == 10008


async def test_a_plain_message_becomes_v2_only_without_its_old_text(
    sandbox: Sandbox, table: discord.TextChannel
) -> None:
    message = await table.send("old")
    layout = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("new"))
    with sandbox.journal.forgiving(), pytest.raises(discord.HTTPException) as refusal:
        await message.edit(view=layout)
    assert "MessageFlags.IS_COMPONENTS_V2" in refusal.value.text
    await message.edit(content=None, view=layout)
    assert sandbox.world.messages[str(message.id)].v2
    with sandbox.journal.forgiving(), pytest.raises(discord.HTTPException):
        await message.edit(content="old again", view=None)


async def test_a_reply_refers_to_what_it_replies_to(anna: Player, table: discord.TextChannel) -> None:
    said = anna.say("a question")
    reply = await table.get_partial_message(int(said.id)).reply("an answer")
    assert reply.reference is not None
    assert reply.reference.message_id == int(said.id)


async def test_mentions_ping_whom_they_are_allowed_to(
    anna: Player, boris: Player, table: discord.TextChannel
) -> None:
    for allowed, pinged in (
        (discord.AllowedMentions.all(), ["Anna", "Boris"]),
        (discord.AllowedMentions(users=[discord.Object(int(boris.id))]), ["Boris"]),
        (discord.AllowedMentions.none(), []),
    ):
        await table.send(f"{anna.mention} {boris.mention} @everyone", allowed_mentions=allowed)
        assert anna.messages()[-1].mentions == pinged


async def test_broken_json_is_refused(sandbox: Sandbox) -> None:
    with sandbox.journal.forgiving() as breaches:
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
            url = f"{sandbox.api_base}/channels/{sandbox.channel('lobby').id}/messages"
            async with session.post(url, data=b"{", headers={"Content-Type": "application/json"}) as response:
                assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert len(breaches) == 1
