"""Whoever moderates a table gets a seat of it only if all who play there agree."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Overwrite, Permission, Player, Seen
from bot.sandbox.world.opening import GUILD_ID, MODERATORS_ID
from tests.play.guests import open_table
from tests.play.house import House

WHY = "Boris is ill"
NOT_SEATED = "You’re not in this game"


@pytest.fixture
async def mira(house: House) -> Player:
    mira = house.person("Mira")
    mira.speaks("en-US")
    return mira


@pytest.fixture
async def table(house: House) -> list[Player]:
    """A running game of Container: Anna begins."""
    people = [house.person(name) for name in ("Anna", "Clara", "Eva")]
    await open_table(house, people, "container", first=people[0])
    return people


async def seated(house: House) -> list[str]:
    await house.settled()
    return [player.name for player in (await look(house.host, 1)).players]


def asked(person: Player) -> Seen:
    """The message that asks the others."""
    return next(seen for seen in reversed(person.messages()) if "Agree" in seen.buttons)


async def test_a_moderator_seats_neither_themselves_nor_another_moderator(
    house: House, table: list[Player], mira: Player
) -> None:
    sam = house.person("Sam")
    house.sandbox.world.guild(GUILD_ID).members[sam.id].role_ids.append(MODERATORS_ID)
    for person in (mira, sam):
        refused = await mira.slash("mod replace", seat="2", by=person, why=WHY)
        assert refused.text.startswith("They moderate a channel of this server, so you can’t seat them.")
    assert await seated(house) == ["Anna", "Clara", "Eva"]


async def test_a_seat_that_a_moderator_made_free_is_taken_by_one_when_all_others_agree(
    house: House, table: list[Player], mira: Player
) -> None:
    anna, _, eva = table
    await mira.slash("mod kick", seat="2", why=WHY)
    await house.settled()
    answer = await mira.slash("seat take", seat="2")
    assert answer.text == "You moderate this table, so all players have to agree first. I’ve asked them."
    assert await seated(house) == ["Anna", "gull", "Eva"]
    assert (await mira.slash("hand")).text.startswith(NOT_SEATED)
    post = asked(anna)
    assert "Moderator **Mira** would like to take seat 2" in post.text
    assert "Waiting for: **Anna**, **Eva**" in post.text
    assert "Agreed: **Anna**" in (await anna.press(post, "Agree")).text
    assert await seated(house) == ["Anna", "gull", "Eva"]
    done = await eva.press(asked(eva), "Agree")
    assert done.text == "Agreed: **Mira** plays seat 2."
    assert await seated(house) == ["Anna", "Mira", "Eva"]
    assert "**Mira** takes over seat 2" in "\n".join(seen.text for seen in anna.messages())
    assert (await mira.slash("hand")).text.startswith("### Container")


async def test_one_of_those_who_play_says_no(house: House, table: list[Player], mira: Player) -> None:
    anna, clara, eva = table
    await clara.press(await clara.slash("seat leave"), "Leave the game")
    await house.settled()
    offer = next(seen for seen in reversed(mira.messages()) if "Take the seat" in seen.buttons)
    assert (await mira.press(offer, "Take the seat")).text.endswith("I’ve asked them.")
    await house.settled()
    refused = await house.person("Sam").press(asked(mira), "Agree")
    assert refused.text.startswith(NOT_SEATED)
    post = asked(anna)
    assert (await anna.press(post, "Say no")).text == "Not agreed: the moderator doesn’t get the seat."
    assert "**Anna** says no: the moderator doesn’t get the seat." in (await eva.slash("log")).text
    assert await seated(house) == ["Anna", "gull", "Eva"]


async def test_it_is_asked_in_the_language_of_the_channel_and_settles_itself(
    house: House, table: list[Player], mira: Player
) -> None:
    anna, clara, _ = table
    await clara.press(await clara.slash("seat leave"), "Leave the game")
    await anna.slash("game language", language="ru")
    await mira.slash("seat take")
    await house.settled()
    post = next(seen for seen in reversed(anna.messages()) if "Отказать" in seen.buttons)
    assert "Модератор **Mira** хочет занять место 2." in post.text
    await house.person("Sam").slash("seat take")
    await house.settled()
    assert post.text == "Это место больше не свободно, соглашаться не на что."
    assert post.buttons == []


async def test_nor_somebody_who_moderates_another_channel_only(
    house: House, table: list[Player], mira: Player
) -> None:
    sam, there = house.person("Sam"), house.sandbox.channel("table-two")
    allow = Overwrite(sam.id, is_member=True, allow=Permission.MANAGE_CHANNELS)
    house.sandbox.world.overwrite(there, allow)
    refused = await mira.slash("mod replace", seat="2", by=sam, why=WHY)
    assert refused.text.startswith("They moderate a channel of this server")
    assert await seated(house) == ["Anna", "Clara", "Eva"]
