"""Managing one channel is no right over the server, nor over its other channels."""

from __future__ import annotations

import pytest

from bot.sandbox import Overwrite, Permission, Player
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.opening import GUILD_ID, PLAYERS_ID
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.moderation.test_mod import agreed

WHY = "Anna is ill"


def manages(house: House, name: str, channel: Channel) -> Player:
    """A person who may manage this channel, and nothing else of the server."""
    person = house.sandbox.person(name).at(channel)
    over = Overwrite(person.id, is_member=True, allow=Permission.MANAGE_CHANNELS)
    house.sandbox.world.overwrite(channel, over)
    return person


def hide(house: House, channel: Channel, *members: Player) -> None:
    """Let only these people see a channel."""
    world = house.sandbox.world
    world.overwrite(channel, Overwrite(GUILD_ID, deny=Permission.VIEW_CHANNEL))
    for one in (world.bot.id, *(member.id for member in members)):
        world.overwrite(channel, Overwrite(one, is_member=True, allow=Permission.VIEW_CHANNEL))


@pytest.fixture
async def mira(house: House) -> Player:
    """The moderator of the whole server, at whose table one game was void and one role was chosen."""
    mira = house.person("Mira")
    mira.speaks("en-US")
    await open_table(house, house.people(3), "container")
    await agreed(mira, await mira.slash("mod end", how="void", why=WHY))
    await mira.slash("mod role", role=PLAYERS_ID, why="more eyes")
    await house.settled()
    return mira


@pytest.fixture
def nora(house: House) -> Player:
    """She manages the other channel only."""
    return manages(house, "Sam", house.sandbox.channel("table-two"))


async def test_whoever_manages_one_channel_does_not_choose_the_role(house: House, nora: Player) -> None:
    refused = await nora.slash("mod role", role=GUILD_ID, why="me and everybody")
    assert refused.text == "Only members with Manage Server can choose that role."
    assert await house.host.preferences.moderators(int(GUILD_ID)) is None


async def test_nor_does_whoever_manages_all_channels(house: House) -> None:
    """Some of them they may not see; with the role they would moderate there."""
    world, sam = house.sandbox.world, house.person("Sam")
    role = world.add_role(world.guild(GUILD_ID), "Gardeners", Permission.MANAGE_CHANNELS)
    world.guild(GUILD_ID).members[sam.id].role_ids.append(role.id)
    assert "Manage Server" in (await sam.slash("mod role", role=role.id, why="me")).text
    assert await house.host.preferences.moderators(int(GUILD_ID)) is None


async def test_the_audit_tells_of_the_channels_that_one_moderates(
    house: House, mira: Player, nora: Player
) -> None:
    whole = (await mira.slash("mod log")).text
    assert "the game is void" in whole
    assert "can moderate tables now" in whole
    assert "No moderator has done anything yet" in (await nora.slash("mod log")).text
    await nora.slash("game new", game="container")
    await agreed(nora, await nora.slash("mod end", how="void", why="my own"))
    own = (await nora.slash("mod log")).text
    assert "Reason: my own" in own
    assert WHY not in own
    assert "can moderate tables now" not in own


async def test_the_archive_lists_the_channels_that_one_moderates(
    house: House, mira: Player, nora: Player
) -> None:
    assert "Container, game 1" in (await mira.slash("mod archive list")).text
    assert "There are no closed games" in (await nora.slash("mod archive list")).text
    assert await nora.autocomplete("mod archive restore", focus="game") == []
    refused = await nora.slash("mod archive restore", game="1", why="mine now")
    assert refused.text.startswith("Only moderators can do that")


async def test_the_role_reaches_no_channel_that_its_member_may_not_see(house: House, mira: Player) -> None:
    """Neither its table, nor what was done there, nor what lies in its archive."""
    hide(house, house.sandbox.channel("table-one"), mira)
    eva = house.sandbox.person("Eva").at("table-two")
    log, archive = await eva.slash("mod log"), await eva.slash("mod archive list")
    assert "can moderate tables now" in log.text
    assert WHY not in log.text
    assert "There are no closed games" in archive.text
    assert (await eva.slash("mod archive restore", game="1", why=WHY)).text.startswith("Only moderators")


async def test_a_private_thread_is_for_its_members_and_those_who_manage_threads(house: House) -> None:
    """Sam manages the channel around it, and is not in it."""
    sam = manages(house, "Sam", house.sandbox.channel("table-one"))
    anna = house.person("Anna")
    thread = house.sandbox.world.open_thread(anna.place, "in camera", anna.user, private=True)
    thread.thread_members.append(house.sandbox.world.bot.id)
    there = anna.at(thread)
    await there.slash("game new", game="container")
    mira = mira_in(house, thread)
    await agreed(mira, await mira.slash("mod end", how="void", why=WHY))
    assert "There are no closed games" in (await sam.slash("mod archive list")).text
    assert "Container, game 1" in (await mira_in(house, anna.place).slash("mod archive list")).text


def mira_in(house: House, channel: Channel) -> Player:
    mira = house.sandbox.person("Mira")
    mira.speaks("en-US")
    return mira.at(channel)


async def test_the_doctor_names_no_channel_that_one_does_not_moderate(
    house: House, mira: Player, nora: Player
) -> None:
    await house.person("Anna").slash("game new", game="container")
    world, here = house.sandbox.world, house.sandbox.channel("table-one")
    world.overwrite(here, Overwrite(world.bot.id, is_member=True, deny=Permission.ATTACH_FILES))
    assert f"<#{here.id}>" in (await mira.at("lobby").slash("doctor")).text
    assert f"<#{here.id}>" not in (await nora.slash("doctor")).text


async def test_the_role_reaches_no_table_whose_channel_is_gone(house: House, mira: Player) -> None:
    """It may have been hidden from them. Those who may manage all channels and threads look after it."""
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await house.settled()
    eva = house.sandbox.person("Eva").at("table-two")
    assert WHY not in (await eva.slash("mod log")).text
    assert "There are no closed games" in (await eva.slash("mod archive list")).text
    assert (await eva.slash("mod archive restore", game="1", why=WHY)).text.startswith("Only moderators")
    assert "Container, game 1" in (await mira_in(house, eva.place).slash("mod archive list")).text


async def test_of_a_table_in_a_hidden_channel_nobody_learns_by_its_name(house: House, mira: Player) -> None:
    there = house.sandbox.channel("table-two")
    hide(house, there, mira, house.person("Clara"))
    await house.sandbox.person("Clara").at(there).slash("game new", game="container")
    eva, anna = house.sandbox.person("Eva").at("lobby"), house.sandbox.person("Anna").at("lobby")
    for person in (anna, eva):
        for name in ("2", f"<#{there.id}>"):
            refused = await person.slash("mod pause", why=WHY, table=name)
            assert refused.text.startswith("There’s no such table on this server.")
