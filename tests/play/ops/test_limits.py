"""Too much at once gets one polite sentence, and nothing is changed."""

from __future__ import annotations

from bot.front.rate_limit import Limits
from bot.perspective import look
from tests.play.guests import open_table
from tests.play.house import House


async def test_commands_and_presses_of_one_person_are_limited_together(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    table = house.person("Anna").messages()[-1]
    before = (await look(house.bot.host, 1)).version
    house.bot.services.traffic.limits = Limits(2, 0.25, now=lambda: 0.0)
    assert "###" in (await people[0].press(table, "My moves")).text
    await people[0].slash("moves")
    wait = "That was a lot at once. Wait 4 seconds and go on. Nothing has changed."
    assert (await people[0].press(table, "My moves")).text == wait
    answer = await people[0].slash("container end-turn")
    assert (answer.text, answer.ephemeral) == (wait, True)
    assert "###" in (await people[2].slash("moves")).text, "others go on"
    assert (await look(house.bot.host, 1)).version == before


async def test_suggestions_while_typing_do_not_count(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    house.bot.services.traffic.limits = Limits(1, 0.25, now=lambda: 0.0)
    for _ in range(3):
        assert await people[0].autocomplete("rules", focus="about", about="") is not None
    assert (await people[0].slash("help")).text


async def test_a_server_has_room_for_many_lobbies_but_not_for_any_number(house: House) -> None:
    anna, guild = house.person("Anna"), house.sandbox.channel("table-one").guild_id
    assert guild is not None
    for number in range(50):
        channel = house.sandbox.world.add_channel(house.sandbox.world.guilds[guild], f"quay-{number}")
        await house.host.new_tables.create(
            "container", int(channel.id), 1 + number // 5, "Olga", guild=int(guild)
        )
    answer = await anna.slash("game new", game="container")
    assert answer.text == (
        "On this server 50 tables are already waiting for players. Start or close one first;"
        " a moderator can close any with `/mod reset`."
    )
    assert await house.host.queries.in_channel(int(anna.place.id)) is None
    await house.host.lobby.cancel(1, 1)
    await anna.slash("game new", game="container")
    assert await house.host.queries.in_channel(int(anna.place.id)) is not None
