"""The way to people's DMs: opened once, kept, and opened anew when they are gone."""

from __future__ import annotations

import io
import json

import discord

from bot.sandbox import Player
from bot.sandbox.wire import errors
from storage import dm_channels
from storage.outbox import Message
from tests.play.delivery.test_dms import opened
from tests.play.delivery.test_half_way import until
from tests.play.delivery.test_notices import calls_to
from tests.play.delivery.test_outbox import end_turn, enqueue, mover
from tests.play.house import House, sql


def hand(person: Player) -> Message:
    return Message("hand", {"game": 1, "version": 4}, user=int(person.id))


async def known(house: House, person: Player) -> int | None:
    return await house.bot.host.database.read(lambda c: dm_channels.find(c, int(person.id)))


# ── Kept in the file ──


async def test_a_restart_opens_no_dm_again(house: House, people: list[Player]) -> None:
    assert opened(house) == 3
    await house.restart()
    before = len(people[0].dms())
    await enqueue(house, hand(people[0]))
    house.bot.outbox.wake()
    await house.settled()
    assert len(people[0].dms()) == before + 1
    assert opened(house) == 3


async def test_a_channel_that_discord_does_not_know_any_more_is_opened_anew(
    house: House, people: list[Player]
) -> None:
    anna = people[0]
    old = anna.in_dm().place
    assert await known(house, anna) == int(old.id)
    house.sandbox.world.close(old)
    await enqueue(house, hand(anna))
    house.bot.outbox.wake()
    await house.settled()
    assert any("Value card" in seen.text for seen in anna.dms())
    assert opened(house) == 4
    assert await known(house, anna) == int(anna.in_dm().place.id) != int(old.id)


async def test_pictures_come_with_it(house: House, people: list[Player]) -> None:
    """They were read once, in vain."""
    anna = people[0]
    house.sandbox.world.close(anna.in_dm().place)
    file = discord.File(io.BytesIO(b"a picture"), "hand.png")
    await house.bot.services.dms.channels.send(int(anna.id), files=[file])
    assert [one.upload.data for one in anna.dms()[-1].attachments] == [b"a picture"]


async def test_it_is_opened_anew_once_and_then_the_table_calls(house: House, people: list[Player]) -> None:
    person = await mover(house, people)
    following = people[(people.index(person) + 1) % 3]
    await following.slash("settings notices", how="dm")
    house.sandbox.faults.refuse_dms(errors.unknown_channel())
    await end_turn(house, person)
    await house.settled()
    assert opened(house) == 4
    assert calls_to(house, following) == 1


async def test_a_person_reads_the_number_of_their_dm_and_it_is_forgotten_with_them(
    house: House, people: list[Player]
) -> None:
    anna = people[0]
    (file,) = (await anna.slash("settings data")).message.attachments
    assert json.loads(file.upload.data)["dm_channel"] == int(anna.in_dm().place.id)
    await anna.press(await anna.slash("settings forget"), "Forget me")
    assert await known(house, anna) is None


async def test_a_file_that_takes_no_note_of_it_keeps_no_letter_back(
    house: House, people: list[Player]
) -> None:
    anna = people[0]
    await house.bot.outbox.stop()
    await house.bot.host.database.write(lambda c: dm_channels.forget(c, int(anna.id)))
    await enqueue(house, hand(anna))
    before = len(anna.dms())
    await sql(house, "PRAGMA query_only = ON")
    house.bot.outbox.rest = 0.01
    house.bot.outbox.start()
    await until(lambda: len(anna.dms()) == before + 1)
    await sql(house, "PRAGMA query_only = OFF")
