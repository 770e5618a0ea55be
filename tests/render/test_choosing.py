"""Choosing how to look: for oneself, or for the channel."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.render.paint.palette import LIGHT, RGB
from bot.render.sketches.colours import colours_of
from bot.sandbox import Player, Seen
from tests.play.house import House
from tests.render.conftest import choose_here, public

DRAWN, ON_LIGHT = (colours_of("container", theme)["night"] for theme in ("dark", "light"))


def ground(seen: Seen) -> RGB:
    """The colour in the corner of the only picture: of the page, or of the head of a drawn board."""
    [shown] = seen.attachments
    corner = Image.open(io.BytesIO(shown.upload.data)).convert("RGB").getpixel((0, 0))
    assert isinstance(corner, tuple)
    return int(corner[0]), int(corner[1]), int(corner[2])


async def test_whoever_has_chosen_nothing_sees_pictures_on_dark(house: House, people: list[Player]) -> None:
    assert ground(public(house)[-1]) == DRAWN
    assert ground((await people[0].slash("table")).message) == DRAWN


async def test_ones_own_look_changes_what_one_is_shown_and_not_the_channel(
    house: House, people: list[Player]
) -> None:
    anna, boris, _ = people
    before = public(house)[-1].attachments[0].upload.data
    told = await anna.slash("look", how="light")
    assert told.text == "You now see tables on a light background."
    assert told.ephemeral
    assert ground((await anna.slash("table")).message) == ON_LIGHT
    assert ground((await anna.slash("hand")).message) == LIGHT.page
    assert ground((await boris.slash("table")).message) == DRAWN
    assert public(house)[-1].attachments[0].upload.data == before


async def test_close_up_too_it_is_as_one_likes_it(house: House, people: list[Player]) -> None:
    await people[0].slash("look", how="light")
    near = await people[0].choose(public(house)[-1], "Take a closer look…", ["what-is-what"])
    assert ground(near.message) == LIGHT.page


async def test_in_words_one_sees_no_picture_anywhere(house: House, people: list[Player]) -> None:
    anna = people[0]
    await anna.slash("look", how="text")
    near = await anna.choose(public(house)[-1], "Take a closer look…", ["supply"])
    for answer in (await anna.slash("table"), await anna.slash("hand"), near):
        assert answer.message.attachments == []
        assert answer.text


async def test_the_look_of_the_channel_changes_its_table_at_once(house: House, people: list[Player]) -> None:
    first = public(house)[-1]
    told = await choose_here(house, people[1], "light")
    assert told.text == "Стол в этом канале теперь на светлом фоне."
    assert ground(public(house)[-1]) == ON_LIGHT
    await choose_here(house, people[1], "text")
    table = public(house)[-1]
    assert table.id == first.id
    assert table.attachments == []
    assert "Factory store" in table.text


async def test_a_channel_in_words_leaves_ones_own_pictures_alone(house: House, people: list[Player]) -> None:
    await choose_here(house, people[0], "text")
    assert len((await people[0].slash("table")).message.attachments) == 1


async def test_who_does_not_sit_there_cannot_choose_for_the_channel(
    house: House, people: list[Player]
) -> None:
    answer = await choose_here(house, house.person("Sam"), "text")
    assert "Anna" in answer.text
    assert len(public(house)[-1].attachments) == 1


async def test_a_moderator_can(house: House, people: list[Player]) -> None:
    await choose_here(house, house.person("Mira"), "text")
    assert public(house)[-1].attachments == []


async def test_where_no_table_stands_only_a_moderator_chooses(house: House) -> None:
    anna, mira = house.person("Anna", "lobby"), house.person("Mira", "lobby")
    refused = await choose_here(house, anna, "text")
    assert refused.text == "There’s no table in this channel. `/game new` opens one."
    told = await choose_here(house, mira, "text")
    assert told.text == "Стол в этом канале теперь показан текстом."


async def test_both_choices_survive_a_restart(house: House, people: list[Player]) -> None:
    studio = house.bot.services.pictures.studio
    await people[0].slash("look", how="light")
    await choose_here(house, people[0], "text")
    await house.restart()
    house.bot.services.pictures.studio = studio
    assert ground((await people[0].slash("table")).message) == ON_LIGHT
    await house.bot.services.boards.show(1, again=True)
    assert public(house)[-1].attachments == []


@pytest.mark.parametrize("how", ["dark", "light", "text"])
async def test_in_a_dm_one_chooses_for_oneself_only(house: House, people: list[Player], how: str) -> None:
    anna = people[0].in_dm()
    assert (await anna.slash("look", how=how)).text.startswith("You now see tables")
    refused = await choose_here(house, anna, how)
    assert refused.text.startswith("There’s no channel here.")
