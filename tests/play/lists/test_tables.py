"""/tables: where one can sit down on this server, found and joined from any of its channels."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.host.queries import GameStatus
from bot.sandbox import Answer, Overwrite, Permission, Player, Sandbox
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.opening import GUILD_ID
from games import GAMES
from storage.seats import Player as Seated
from tests.held import watching_the_loop
from tests.play.guests import open_table, usable
from tests.play.house import House, fast_forward, sql
from tests.play.moderation.test_server_rights import hide
from tests.play.ops.test_nobody_holds_the_loop import MOST

_LINK = re.compile(r"https://\S+")  # to the message of the table, which is another one
ODD = {"mode": "basic", "ending": "rounds", "star_target": 22, "limit_rounds": 99, "deals": "all"}
CLOSED = "That table is no longer open. `/tables` shows those that are."


def person(house: House, name: str, channel: str | Channel = "table-two") -> Player:
    """Somebody who reads English, in a channel other than that of the table."""
    found = house.sandbox.person(name).at(channel)
    found.speaks("en-US")
    return found


async def lobby(house: House, channel: str | Channel = "table-one", game: str = "container") -> Player:
    anna = person(house, "Anna", channel)
    await anna.slash("game new", game=game)
    await house.settled()
    return anna


async def running(house: House, count: int = 3) -> list[Player]:
    people = [person(house, name, "table-one") for name in ("Anna", "Boris", "Clara", "Dmitri")[:count]]
    await open_table(house, people, "container")
    return people


async def many(house: House, count: int) -> None:
    """Very many lobbies, each in a channel of its own and of a person of its own."""
    world = house.sandbox.world
    for number in range(count):
        channel = int(world.add_channel(world.guild(GUILD_ID), f"place-{number}").id)
        await house.host.new_tables.create(
            list(GAMES)[number % len(GAMES)],
            channel,
            500_000 + number,
            f"Guest {number}",
            guild=int(GUILD_ID),
        )


# ── What is listed ──


async def test_a_lobby_is_listed_with_who_sits_there_and_a_link(house: House) -> None:
    await lobby(house)
    found = (await person(house, "Clara").slash("tables")).message
    here = house.sandbox.channel("table-one").id
    assert "**Container** · 1 of 3–5 players\nhttps://discord.com/channels/" in found.text
    assert re.search(rf"/{here}/\d+\n-# opened <t:\d+:R> · Anna$", found.text, re.MULTILINE)
    assert "Join" in found.buttons


async def test_what_was_agreed_on_is_listed_if_it_is_not_the_usual(house: House) -> None:
    anna = await lobby(house)
    clara = person(house, "Clara")
    assert "bank" not in (await clara.slash("tables")).text
    await anna.slash("game option", option="investment_bank", value="False")
    await anna.slash("game clock", clock="brisk")
    assert "Clock: Brisk · Investment Bank: off" in (await clara.slash("tables")).text


async def test_it_is_listed_in_russian_too(house: House) -> None:
    await lobby(house)
    dmitri = person(house, "Dmitri")
    dmitri.speaks("ru")
    found = (await dmitri.slash("tables")).message
    assert "Открытые столы" in found.text
    assert "1 из 3–5 игроков" in found.text
    assert "Сесть" in found.buttons


async def test_a_lobby_full_of_people_is_not_listed_but_one_full_of_bots_is(house: House) -> None:
    anna = await lobby(house, game="sewer_pirats")
    for _ in range(4):
        await anna.slash("game bot", change="add")
    clara = person(house, "Clara")
    assert "5 of 2–5 players" in (await clara.slash("tables")).text
    for name in ("Boris", "Clara", "Dmitri", "Eva"):
        await person(house, name, "table-one").slash("game join")
    assert "No table you can see has a free seat" in (await person(house, "Sam").slash("tables")).text


async def test_a_running_game_is_listed_only_while_a_seat_is_free(house: House) -> None:
    people, sam = await running(house), person(house, "Sam")
    assert "No table" in (await sam.slash("tables")).text
    await people[2].slash("seat offer")
    found = (await sam.slash("tables")).message
    assert "**Container** · free: **Clara**\nhttps://discord.com/" in found.text
    assert "Take the seat" in found.buttons
    await people[2].slash("seat keep")
    assert "No table" in (await sam.slash("tables")).text


async def test_a_game_of_another_kind_is_left_out_if_one_is_asked_for(house: House) -> None:
    await lobby(house)
    await person(house, "Boris", "table-two").slash("game new", game="cargo_noir")
    sam = person(house, "Sam", "lobby")
    both = (await sam.slash("tables")).text
    assert "**Container**" in both
    assert "**Cargo Noir**" in both
    one = (await sam.slash("tables", game="cargo_noir")).text
    assert "**Container**" not in one
    assert "**Cargo Noir**" in one
    assert "No Economicus table you can see" in (await sam.slash("tables", game="economicus")).text


async def test_a_closed_table_is_not_listed(house: House) -> None:
    anna = await lobby(house)
    await anna.slash("game cancel")
    assert "No table" in (await person(house, "Clara").slash("tables")).text


async def test_nothing_of_what_lies_on_a_table_is_listed(house: House) -> None:
    """What is listed is the same after a move as before it."""
    people, sam = await running(house), person(house, "Sam")
    await people[2].slash("seat offer")
    before = (await sam.slash("tables")).text
    await fast_forward(house)
    after = (await sam.slash("tables")).text
    assert _LINK.sub("", after) == _LINK.sub("", before)


async def test_the_greeting_leads_there(house: House) -> None:
    await lobby(house)
    sam = person(house, "Sam")
    opening = await sam.press(await sam.slash("start"), "Open a table")
    shown = await sam.press(opening, "Join an open table")
    assert "**Container** · 1 of 3–5 players" in shown.text


# ── Who sees what ──


async def test_a_table_in_a_hidden_channel_is_listed_to_those_who_see_it(house: House) -> None:
    anna = await lobby(house)
    hide(house, house.sandbox.channel("table-one"), anna, house.person("Boris"))
    assert "No table" in (await person(house, "Clara").slash("tables")).text
    assert "**Container**" in (await person(house, "Boris").slash("tables")).text


async def test_a_private_thread_is_listed_to_nobody_but_those_who_manage_threads(house: House) -> None:
    anna = person(house, "Anna", "table-one")
    thread = house.sandbox.world.open_thread(anna.place, "in camera", anna.user, private=True)
    thread.thread_members.append(house.sandbox.world.bot.id)
    await lobby(house, thread)
    assert "No table" in (await person(house, "Boris").slash("tables")).text
    assert "No table" in (await anna.at("table-two").slash("tables")).text
    assert "**Container**" in (await anna.at(thread).slash("tables")).text, "she is in it"


async def test_a_public_thread_is_listed(house: House) -> None:
    anna = person(house, "Anna", "table-one")
    thread = house.sandbox.world.open_thread(anna.place, "in the open", anna.user)
    await lobby(house, thread)
    assert "**Container**" in (await person(house, "Boris").slash("tables")).text


async def test_a_button_leads_to_no_table_that_is_hidden_meanwhile(house: House) -> None:
    anna, clara = await lobby(house), person(house, "Clara")
    shown = await clara.slash("tables")
    hide(house, house.sandbox.channel("table-one"), anna)
    assert (await clara.press(shown, "Join")).text == CLOSED
    assert len((await status(house)).players) == 1


async def status(house: House, game: int = 1) -> GameStatus:
    return await house.host.queries.status(game)


# ── Sitting down from elsewhere ──


async def test_one_sits_down_from_another_channel_and_the_list_says_so(house: House) -> None:
    anna, clara = await lobby(house), person(house, "Clara")
    shown = await clara.press(await clara.slash("tables"), "Join")
    assert "**Container** · 2 of 3–5 players" in shown.text, "the list is up to date"
    told = await clara.sees("You’ve joined Container, 2 of 3–5 players: https://discord.com/channels/")
    assert told.ephemeral
    await house.settled()
    assert "**Clara**" in anna.messages()[-1].text


async def test_pressed_twice_one_sits_there_once(house: House) -> None:
    await lobby(house)
    clara = person(house, "Clara")
    shown = await clara.slash("tables")
    await clara.press(shown, "Join")
    assert "You’ve already joined" in (await clara.press(shown, "Join")).text
    assert len((await status(house)).players) == 2


async def test_a_free_seat_of_a_running_game_is_taken_from_another_channel(house: House) -> None:
    people, sam = await running(house), person(house, "Sam")
    await people[2].slash("seat offer")
    answer = await sam.press(await sam.slash("tables"), "Take the seat")
    assert "The seat is yours" in answer.text
    assert "You are" in answer.text
    assert (await status(house)).players[2].name == "Sam"


async def test_of_several_free_seats_one_is_chosen(house: House) -> None:
    people, sam = await running(house, 4), person(house, "Sam")
    for one in people[2:]:
        await one.slash("seat offer")
    asked = await sam.press(await sam.slash("tables"), "Take a seat")
    assert "which seat do you take?" in asked.text
    assert "Its secrets come by DM" in asked.text
    await sam.press(asked, "🟢 Dmitri")
    assert [one.name for one in (await status(house)).players] == ["Anna", "Boris", "Clara", "Sam"]


async def test_whoever_moderates_the_table_has_to_ask_as_with_seat_take(house: House) -> None:
    people, mira = await running(house), person(house, "Mira")
    await people[2].slash("seat offer")
    answer = await mira.press(await mira.slash("tables"), "Take the seat")
    assert answer.text == "You moderate this table, so all players have to agree first. I’ve asked them."
    assert (await status(house)).players[2].name == "Clara"


async def test_whoever_knows_one_seat_gets_no_other(house: House) -> None:
    people = await running(house)
    await people[1].slash("seat offer")
    boris = person(house, "Boris")
    shown = await people[2].at("table-two").slash("tables")
    await people[2].at("table-one").press(await people[2].slash("seat leave"), "Leave the game")
    await house.settled()
    refused = await people[2].at("table-two").press(shown, "Take the seat")
    assert "only come back to that one" in refused.text
    assert (await status(house)).players[1].name == boris.name


# ── Buttons that are out of date ──


async def stale(house: House) -> tuple[Player, Player, Answer]:
    anna, sam = await lobby(house), person(house, "Sam")
    return anna, sam, await sam.slash("tables")


async def test_a_join_button_of_a_table_that_is_full_meanwhile(house: House) -> None:
    _, sam, shown = await stale(house)
    for name in ("Boris", "Clara", "Dmitri", "Eva"):
        await person(house, name, "table-one").slash("game join")
    assert "All 5 seats are taken" in (await sam.press(shown, "Join")).text
    assert len((await status(house)).players) == 5


async def test_a_join_button_of_a_game_that_has_begun_seats_nobody(house: House) -> None:
    anna, sam, shown = await stale(house)
    for _ in range(2):
        await anna.slash("game bot", change="add")
    await anna.slash("game start")
    assert "already started" in (await sam.press(shown, "Join")).text
    assert [one.user for one in (await status(house)).players] == [int(anna.id), None, None]


async def test_a_join_button_of_a_closed_table(house: House) -> None:
    anna, sam, shown = await stale(house)
    await anna.slash("game cancel")
    assert (await sam.press(shown, "Join")).text == CLOSED


async def test_a_join_button_of_a_deleted_channel(house: House) -> None:
    _, sam, shown = await stale(house)
    house.sandbox.world.close(house.sandbox.channel("table-one"))
    await house.bot.places.idle()
    assert (await sam.press(shown, "Join")).text == CLOSED
    assert "No table" in (await sam.slash("tables")).text


async def test_a_seat_that_is_taken_meanwhile(house: House) -> None:
    people, sam = await running(house), person(house, "Sam")
    await people[2].slash("seat offer")
    shown = await sam.slash("tables")
    await people[2].slash("seat keep")
    assert "No seat is free at this table" in (await sam.press(shown, "Take the seat")).text
    assert (await status(house)).players[2].name == "Clara"


# ── Very many tables ──


async def test_many_tables_stand_on_pages(house: House) -> None:
    await many(house, 16)
    sam = person(house, "Sam")
    first = await sam.slash("tables")
    assert "Open tables, page 1 of 3" in first.text
    assert first.message.buttons.count("Join") == 7
    assert "Previous" in first.message.greyed
    last = await sam.press(await sam.press(first, "Next"), "Next")
    assert "page 3 of 3" in last.text
    assert last.message.buttons.count("Join") == 2
    assert "Next" in last.message.greyed


async def test_the_longest_names_fit_a_page_and_mark_nothing(house: House) -> None:
    world, name = house.sandbox.world, "*" * 32
    for number in range(8):
        channel = int(world.add_channel(world.guild(GUILD_ID), f"place-{number}").id)
        others = [Seated(900 + 10 * number + seat, name) for seat in range(7)]
        await house.host.new_tables.create(
            "economicus", channel, 700 + number, name, guild=int(GUILD_ID), others=others, options=ODD
        )
        await house.host.lobby.start(number + 1, 700 + number)
        for seat in range(2):
            await house.host.seats.offer(number + 1, 900 + 10 * number + seat)
    sam = person(house, "Sam")
    found = await sam.slash("tables")
    assert r"free: **\*\*" in found.text
    assert found.message.buttons.count("Take a seat") == 7
    await house.host.seats.offer(1, 902)
    last = await sam.press(found, "Next")
    assert "**Economicus** · 3 free seats" in last.text


async def test_joining_on_a_later_page_leaves_one_there(house: House) -> None:
    await many(house, 9)
    sam = person(house, "Sam")
    second = await sam.press(await sam.slash("tables"), "Next")
    answer = await sam.press(second, usable(second.message)[0]["custom_id"])
    assert "page 2 of 2" in answer.text


@pytest.mark.timeout(120)
async def test_two_hundred_tables_hold_up_nobody(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.lobby.opening._MOST_LOBBIES", 1000)
    with watching_the_loop() as held:
        async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
            await house.bot.outbox.stop()
            await many(house, 200)
            sam = person(house, "Sam", "lobby")
            await sam.slash("tables")
            held.take()
            answer = await sam.slash("tables")
            assert "page 1 of 29" in answer.text
            await sam.press(answer, "Next")
            stretch = held.take()
            assert stretch.seconds < MOST, stretch
            mira = person(house, "Mira", "lobby")
            for change in ("on", "off"):  # the first time words are read
                await mira.slash("mod board", why="a long list", list=change)
            await sql(house, "DELETE FROM outbox")
            for number in range(50):
                house.sandbox.world.add_role(house.sandbox.world.guild(GUILD_ID), f"role {number}")
            held.take()
            await mira.slash("mod board", why="a long list")
            house.bot.outbox.start()
            await house.settled()
            assert any("All tables · 200" in one.buttons for one in sam.messages())
            stretch = held.take()
            assert stretch.seconds < MOST, stretch


async def test_other_peoples_rights_are_asked_for_each_channel(house: House) -> None:
    """A moderator of one channel sees no more of the others than anybody else."""
    anna = await lobby(house)
    hide(house, house.sandbox.channel("table-one"), anna)
    world, two = house.sandbox.world, house.sandbox.channel("table-two")
    sam = person(house, "Sam")
    world.overwrite(two, Overwrite(sam.id, is_member=True, allow=Permission.MANAGE_CHANNELS))
    assert "No table" in (await sam.slash("tables")).text
