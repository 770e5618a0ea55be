"""/mod at a table that is elsewhere: by its name, from any channel of the server."""

from __future__ import annotations

import pytest

from bot.sandbox import Overwrite, Permission, Player
from bot.sandbox.world.channels import Channel
from tests.play.guests import open_table
from tests.play.house import House

WHY = "as agreed"


@pytest.fixture
async def mira(house: House, people: list[Player]) -> Player:
    """The moderator, in another channel than the running game; English, so that sentences can be compared."""
    mira = house.person("Mira", "lobby")
    mira.speaks("en-US")
    return mira


async def status(house: House, game: int = 1) -> str:
    return (await house.host.queries.status(game)).status


async def test_the_tables_of_the_server_are_proposed_by_channel_and_game(house: House, mira: Player) -> None:
    await open_table(house, house.people(2, "table-two"), "sewer_pirats")
    every = await mira.autocomplete("mod pause", focus="table")
    assert [choice["name"] for choice in every] == [
        "#table-one · Container · game 1",
        "#table-two · Sewer Pirats · game 2",
    ]
    some = await mira.autocomplete("mod pause", focus="table", table="pirats")
    assert [choice["value"] for choice in some] == ["2"]


async def test_without_a_name_it_is_the_table_of_the_channel(house: House, mira: Player) -> None:
    assert (await mira.slash("mod pause", why=WHY)).text.startswith("There’s no table in this channel.")


@pytest.mark.parametrize("name", ["1", "<#{channel}>"])
async def test_a_table_is_named_by_its_number_or_its_channel(house: House, mira: Player, name: str) -> None:
    named = name.format(channel=house.sandbox.channel("table-one").id)
    assert (await mira.slash("mod pause", why=WHY, table=named)).text == "Done, and announced at the table."
    async with house.host.open_games.at(1) as open_game:
        assert open_game.clocks.agreed.paused is not None


async def test_a_name_that_is_no_table_of_this_server_is_refused(house: House, mira: Player) -> None:
    await house.host.new_tables.create("container", 1, 1, "Otto", guild=2)
    for named in ("2", "77", "somewhere", "9" * 40):
        refused = await mira.slash("mod pause", why=WHY, table=named)
        assert refused.text == "There’s no such table on this server. Choose one from the list."


async def test_a_question_about_it_says_where_it_is(house: House, mira: Player) -> None:
    asked = await mira.slash("mod reset", to="lobby", why=WHY, table="1")
    assert f"The game in <#{house.sandbox.channel('table-one').id}> ends" in asked.text
    await mira.press(asked, "Yes, do it")
    assert (await status(house), await status(house, 2)) == ("void", "lobby")


async def test_its_seats_and_moments_are_proposed(house: House, mira: Player) -> None:
    await house.host.play.act(1, await mover(house), "TakeLoan", {}, None)
    seats = await mira.autocomplete("mod kick", focus="seat", table="1")
    assert ["Anna" in choice["name"] for choice in seats] == [True, False, False]
    assert await mira.autocomplete("mod rewind", focus="to", table="1")
    assert await mira.autocomplete("mod kick", focus="seat") == []


async def mover(house: House) -> int:
    seen = await house.host.queries.status(1)
    user = seen.players[seen.waiting[0]].user
    assert user is not None
    return user


async def test_a_seat_is_taken_and_played_for_from_elsewhere(house: House, mira: Player) -> None:
    await mira.slash("mod kick", seat="2", why=WHY, table="1")
    assert (await house.host.queries.status(1)).players[1].user is None


@pytest.fixture
async def unseen(house: House, mira: Player) -> Channel:
    """The channel of the running game, which the bot sees no more."""
    table = house.sandbox.channel("table-one")
    deny = Overwrite(house.sandbox.world.bot.id, is_member=True, deny=Permission.VIEW_CHANNEL)
    house.sandbox.world.overwrite(table, deny)
    return table


async def test_a_table_that_the_bot_cannot_see_is_moved_or_closed(
    house: House, mira: Player, unseen: Channel
) -> None:
    await mira.slash("mod move", to=house.sandbox.channel("table-two"), why=WHY, table="1")
    assert (await house.host.queries.status(1)).channel == int(house.sandbox.channel("table-two").id)
    asked = await mira.slash("mod end", how="void", why=WHY, table="1")
    await mira.press(asked, "Yes, do it")
    assert await status(house) == "void"


async def test_whoever_moderates_one_channel_reaches_no_table_of_another(
    house: House, people: list[Player]
) -> None:
    eva = house.person("Eva", "table-two")
    allow = Overwrite(eva.id, is_member=True, allow=Permission.MANAGE_CHANNELS)
    house.sandbox.world.overwrite(house.sandbox.channel("table-two"), allow)
    assert await eva.autocomplete("mod pause", focus="table") == []
    refused = await eva.slash("mod pause", why=WHY, table="1")
    assert refused.text.startswith("Only moderators can do that")
    assert await eva.autocomplete("mod kick", focus="seat", table="1") == []
