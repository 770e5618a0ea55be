"""Where two features meet, as the player sees it."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Player
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of


@pytest.fixture
async def table(house: House) -> list[Player]:
    people = house.people(2)
    for person in people:
        person.speaks("en-US")
    await open_table(house, people, "economicus")
    return people


async def test_help_without_a_table_greets_and_ends_with_the_small_print(house: House) -> None:
    answer = await house.person("Anna").slash("help")
    assert {"Play now · Container", "Open a table"} <= set(answer.message.buttons)
    assert answer.text.splitlines()[-1].startswith("-# ")


async def test_in_a_dm_it_matters_whether_a_game_was_named(house: House, table: list[Player]) -> None:
    one, elsewhere = table[0].in_dm(), house.person("Sam").in_dm()
    assert (await one.slash("container loan")).text.startswith("You’re not playing this game right now.")
    assert (await elsewhere.slash("hand")).text.startswith("You have no game running right now.")


async def test_in_a_pause_the_panel_says_that_moves_wait(house: House, table: list[Player]) -> None:
    await house.person("Mira").slash("mod pause", why="tea")
    assert "clocks stopped, no moves" in (await panel_of(table[0])).text


async def test_nobody_is_told_to_give_an_order_where_none_can_be_given(
    house: House, table: list[Player]
) -> None:
    lines = (await table[0].slash("orders")).text.splitlines()
    assert lines[-2:] == [
        "You have no standing orders at this table.",
        "There are no standing orders to give now.",
    ]


async def test_whoever_plays_at_two_tables_is_not_sent_to_an_option_that_is_not_there(house: House) -> None:
    people = house.people(3)
    for channel in ("table-one", "table-two"):
        await open_table(house, [person.at(channel) for person in people], "container")
    begins = [seen.players[seen.waiting[0]].user for seen in [await look(house.bot.host, n) for n in (1, 2)]]
    idle = next(person for person in people if int(person.id) not in begins)
    idle.speaks("en-US")
    assert "`/mygames` shows which are waiting for you" in (await idle.in_dm().slash("help")).text
    assert "in the channel of one of these tables" in (await idle.in_dm().slash("rules")).text


async def test_a_command_of_one_game_does_nothing_at_a_table_of_another(house: House) -> None:
    """Both games lend money, and call it the same."""
    people = house.people(3)
    people[0].speaks("en-US")
    await open_table(house, people, "container")
    for _ in range(2):  # the second time would be a yes
        answer = await people[0].slash("economicus loan", table="1")
        assert answer.text == "That table plays Container. Use that game’s commands."
    assert (await look(house.bot.host, 1)).view.mats[0].loans == 0
