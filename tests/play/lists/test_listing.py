"""/mod board: a message that lists the open tables of a server, kept up to date."""

from __future__ import annotations

import logging

import pytest

from bot.sandbox import Overwrite, Permission, Player, Seen
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.opening import GUILD_ID
from bot.sandbox.world.posting import delete
from tests.play.house import House
from tests.play.lists.test_tables import lobby, person, running
from tests.play.moderation.test_server_rights import hide, manages
from tests.play.wall import Wall, moment

WHY = "so that people find each other"


@pytest.fixture
def wall() -> Wall:
    return Wall(moment("2026-06-01 12:00"))


@pytest.fixture
async def mira(house: House) -> Player:
    """She has given the channel in which she stands to the list."""
    mira = person(house, "Mira", "lobby")
    await mira.slash("mod board", why=WHY)
    await house.settled()
    return mira


async def later(house: House, wall: Wall, seconds: int = 4) -> None:
    """Until what has gathered is sent."""
    await house.settled()
    wall.at += seconds
    house.bot.outbox.wake()
    await house.settled()


def lists(house: House, channel: str | Channel = "lobby") -> list[Seen]:
    """The lists that stand in a channel."""
    return [one for one in person(house, "Eva", channel).messages() if "I keep this list" in one.text]


def listed(house: House) -> str:
    (one,) = lists(house)
    return one.text


# ── It is announced, filed and shown ──


async def test_it_is_announced_with_its_reason_and_filed(house: House, mira: Player) -> None:
    told = next(one.text for one in mira.messages() if "Reason:" in one.text)
    assert told == (
        f"Moderator **Mira**: the server’s open tables are now listed in this channel.\n-# Reason: {WHY}"
    )
    assert WHY in (await mira.slash("mod log")).text
    assert "No table you can see has a free seat" in listed(house)


async def test_it_lists_what_is_open_already(house: House) -> None:
    await lobby(house)
    mira = person(house, "Mira", "lobby")
    await mira.slash("mod board", why=WHY)
    await house.settled()
    assert "**Container** · 1 of 3–5 players" in listed(house)


async def test_once_more_ends_it(house: House, mira: Player) -> None:
    answer = await mira.slash("mod board", why="enough")
    await house.settled()
    assert "no longer listed in this channel" in answer.text
    assert lists(house) == []


async def test_on_and_off_say_what_is_so_already(house: House, mira: Player) -> None:
    assert "already has the list" in (await mira.slash("mod board", why=WHY, list="on")).text
    assert len(lists(house)) == 1
    await mira.slash("mod board", why=WHY, list="off")
    assert (await mira.slash("mod board", why=WHY, list="off")).text == (
        "This channel has no list of open tables."
    )


async def test_ended_and_begun_again_at_once_there_is_one_list(
    house: House, wall: Wall, mira: Player
) -> None:
    await mira.slash("mod board", why=WHY)
    wall.at += 1
    await mira.slash("mod board", why=WHY)
    await later(house, wall)
    assert len(lists(house)) == 1


# ── Kept up to date ──


async def test_it_follows_what_happens_at_the_tables(house: House, wall: Wall, mira: Player) -> None:
    anna = await lobby(house)
    await later(house, wall)
    assert "1 of 3–5 players" in listed(house)
    for name in ("Boris", "Clara"):
        await person(house, name, "table-one").slash("game join")
    await later(house, wall)
    assert "3 of 3–5 players" in listed(house)
    await anna.slash("game start")
    await later(house, wall)
    assert "**Container**" not in listed(house)
    await anna.slash("seat offer")
    await later(house, wall)
    assert "free: **Anna**" in listed(house)
    assert len(lists(house)) == 1


async def test_a_game_that_moderators_call_off_is_listed_no_more(
    house: House, wall: Wall, mira: Player
) -> None:
    anna = await lobby(house)
    await later(house, wall)
    other = person(house, "Mira", "table-one")
    await other.press(await other.slash("mod reset", to="nothing", why="late"), "Yes, do it")
    await later(house, wall)
    assert "**Container**" not in listed(house)
    assert anna.name not in listed(house)


async def test_many_changes_are_one_edit(house: House, wall: Wall, mira: Player) -> None:
    await lobby(house)
    before = len(await waiting(house))
    for name in ("Boris", "Clara", "Dmitri"):
        await person(house, name, "table-one").slash("game join")
    assert "**Container**" not in listed(house), "they gather for a moment"
    due = await waiting(house)
    assert len(set(due)) == 1, "the first of them says until when"
    assert before <= len(due)
    await later(house, wall)
    assert "4 of 3–5 players" in listed(house)
    assert await waiting(house) == []


async def waiting(house: House) -> list[int]:
    found = await house.host.database.read(
        lambda c: c.execute("SELECT not_before FROM outbox WHERE kind = 'listing'").fetchall()
    )
    return [at for (at,) in found]


async def test_moves_do_not_touch_it(house: House, wall: Wall, mira: Player) -> None:
    people = await running(house)
    await later(house, wall)
    game = await house.host.queries.in_channel(int(people[0].place.id))
    assert game is not None
    seen = await house.host.queries.status(game)
    user = seen.players[seen.waiting[0]].user
    assert user is not None
    await house.host.play.act(game, user, "EndTurn", {}, 1)
    assert await waiting(house) == []


async def test_it_is_saved_with_the_change_and_sent_after_a_restart(
    house: House, wall: Wall, mira: Player
) -> None:
    await house.bot.outbox.stop()
    await person(house, "Anna", "table-one").slash("game new", game="container")
    assert len(await waiting(house)) == 1
    await house.restart()
    await later(house, wall)
    assert "**Container** · 1 of 3–5 players" in listed(house)
    assert len(lists(house)) == 1


async def test_deleted_it_is_posted_anew(house: House, wall: Wall, mira: Player) -> None:
    (one,) = lists(house)
    delete(house.sandbox.world, one.message)
    await lobby(house)
    await later(house, wall)
    assert "**Container**" in listed(house)


# ── What it may say where ──


async def test_a_hidden_channel_is_not_listed_where_others_read(
    house: House, wall: Wall, mira: Player
) -> None:
    hide(house, house.sandbox.channel("table-one"), person(house, "Anna"), mira)
    await lobby(house)
    await later(house, wall)
    assert "**Container**" not in listed(house)
    assert "**Container**" in (await mira.slash("tables")).text


async def test_a_private_thread_is_never_listed(house: House, wall: Wall, mira: Player) -> None:
    anna = person(house, "Anna", "lobby")
    thread = house.sandbox.world.open_thread(anna.place, "in camera", anna.user, private=True)
    thread.thread_members.append(house.sandbox.world.bot.id)
    await lobby(house, thread)
    await later(house, wall)
    assert "**Container**" not in listed(house)


async def test_a_channel_is_listed_where_only_those_read_who_see_it(house: House, wall: Wall) -> None:
    anna, mira = person(house, "Anna"), person(house, "Mira", "lobby")
    for name in ("table-one", "lobby"):
        hide(house, house.sandbox.channel(name), anna, mira)
    await lobby(house)
    await mira.slash("mod board", why=WHY)
    await later(house, wall)
    assert "**Container**" in next(one.text for one in mira.messages() if "I keep this list" in one.text)


async def test_it_speaks_the_language_of_its_channel(house: House, wall: Wall, mira: Player) -> None:
    await mira.slash("game language", language="ru")
    await lobby(house)
    await later(house, wall)
    assert any("Открытые столы" in one.text for one in mira.messages())


async def test_more_tables_than_it_holds_are_a_press_away(house: House, wall: Wall, mira: Player) -> None:
    world = house.sandbox.world
    for number in range(9):
        channel = int(world.add_channel(world.guild(GUILD_ID), f"place-{number}").id)
        await house.host.new_tables.create(
            "container", channel, 500_000 + number, "Guest", guild=int(GUILD_ID)
        )
    await later(house, wall)
    (one,) = lists(house)
    assert one.buttons.count("Join") == 7
    sam = person(house, "Sam", "lobby")
    assert "page 1 of 2" in (await sam.press(one, "All tables · 9")).text


async def test_one_joins_from_it(house: House, wall: Wall, mira: Player) -> None:
    await lobby(house)
    await later(house, wall)
    clara = person(house, "Clara", "lobby")
    answer = await clara.press(lists(house)[0], "Join")
    assert answer.text.startswith("You’ve joined Container, 2 of 3–5 players: https://discord.com/")
    assert answer.message.ephemeral
    await later(house, wall)
    assert "2 of 3–5 players" in listed(house)


# ── Given up ──


async def test_without_the_right_to_write_it_is_given_up_and_the_doctor_says_so(
    house: House, wall: Wall, mira: Player, caplog: pytest.LogCaptureFixture
) -> None:
    world, place = house.sandbox.world, house.sandbox.channel("lobby")
    (one,) = lists(house)
    delete(world, one.message)
    world.overwrite(place, Overwrite(world.bot.id, is_member=True, deny=Permission.SEND_MESSAGES))
    await lobby(house)
    with caplog.at_level(logging.WARNING):
        await later(house, wall)
    assert "a list of tables is given up" in caplog.text
    told = (await mira.at("table-two").slash("doctor")).text
    assert f"<#{place.id}> · I’ve stopped the list of open tables: I may not write there." in told
    world.overwrite(place, Overwrite(world.bot.id, is_member=True, allow=Permission.SEND_MESSAGES))
    await mira.at("lobby").slash("mod board", why="it may write again")
    await house.settled()
    assert "**Container**" in listed(house)
    assert "stopped the list" not in (await mira.at("table-two").slash("doctor")).text


async def test_of_a_deleted_channel_the_doctor_says_that_it_is_gone(
    house: House, wall: Wall, mira: Player
) -> None:
    place = house.sandbox.channel("lobby")
    house.sandbox.world.close(place)
    await lobby(house)
    await later(house, wall)
    told = (await mira.at("table-two").slash("doctor")).text
    assert f"<#{place.id}> · this channel had the list of open tables, and it’s gone." in told
    await mira.at("table-two").slash("mod board", why="here then")
    assert "it’s gone" not in (await mira.at("table-two").slash("doctor")).text


async def test_where_nothing_can_be_posted_it_is_not_begun(house: House) -> None:
    world, place = house.sandbox.world, house.sandbox.channel("lobby")
    world.overwrite(place, Overwrite(world.bot.id, is_member=True, deny=Permission.SEND_MESSAGES))
    refused = await person(house, "Mira", "lobby").slash("mod board", why=WHY)
    assert refused.text == "I can’t post the list here. Missing in this channel: Send Messages."
    assert await house.host.listings.of_server(int(GUILD_ID)) == []


async def test_a_server_has_five_lists_at_most(house: House, mira: Player) -> None:
    world = house.sandbox.world
    for number in range(4):
        await mira.at(world.add_channel(world.guild(GUILD_ID), f"list-{number}")).slash("mod board", why=WHY)
    refused = await mira.at("table-two").slash("mod board", why=WHY)
    assert "already has 5 lists of open tables" in refused.text


async def test_only_moderators_of_the_channel_begin_and_end_it(house: House, mira: Player) -> None:
    nora = manages(house, "Sam", house.sandbox.channel("table-two"))
    nora.speaks("en-US")
    assert (await nora.at("lobby").slash("mod board", why=WHY)).text.startswith("Only moderators")
    assert len(lists(house)) == 1
    assert "now listed" in (await nora.at("table-two").slash("mod board", why=WHY)).text
