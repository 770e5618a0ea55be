"""When many people have to be written to for the first time: one after another, in nobody's way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.delivery.dm_channels import DMChannels
from bot.sandbox import Player, Sandbox
from bot.sandbox.rest import ratelimits
from bot.sandbox.world.events import Event, Posted
from bot.sandbox.world.guilds import User
from storage import outbox
from storage.outbox import Message
from tests.play.delivery.test_dm_channels import hand
from tests.play.delivery.test_half_way import until
from tests.play.delivery.test_outbox import end_turn, enqueue, mover
from tests.play.delivery.test_refused_letters import later, tried
from tests.play.guests import is_table
from tests.play.house import House
from tests.play.moves.test_clicks import table_of
from tests.play.wall import Wall, moment

NIGHT, MORNING = moment("2026-06-02 03:00"), moment("2026-06-02 08:00")


@pytest.fixture
def wall() -> Wall:
    return Wall(NIGHT)


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """With the limits of the real one, ten times as fast; so is the bot."""
    most, window = ratelimits.DMS_OPENED
    monkeypatch.setattr(ratelimits, "DMS_OPENED", (most, window / 10))
    async with Sandbox(strict=True, rate_limits=True) as sandbox:
        yield sandbox


def strangers(sandbox: Sandbox, count: int) -> list[User]:
    """People to whom the bot has never written."""
    world = sandbox.world
    guild = next(iter(world.guilds.values()))
    users = [world.add_user(f"stranger-{number}", f"Stranger {number}") for number in range(count)]
    for user in users:
        world.join(guild, user)
    return users


def letters_to(users: list[User], held: int = 0) -> list[Message]:
    about = {"game": 1, "seat": 0}
    return [Message("parted", about, user=int(user.id), held=held) for user in users]


def reached(sandbox: Sandbox, users: list[User]) -> list[User]:
    heard = {message.channel_id for message in sandbox.world.messages.values()}
    with_dms = {c.recipient.id for c in sandbox.world.channels.values() if c.recipient and c.id in heard}
    return [user for user in users if user.id in with_dms]


def addressee(sandbox: Sandbox, event: Event) -> str:
    """To whom a DM went; nothing, if it was something else."""
    where = sandbox.world.channels[event.message.channel_id] if isinstance(event, Posted) else None
    return "" if where is None or where.recipient is None else where.recipient.id


async def test_at_the_end_of_quiet_hours_discord_has_no_reason_to_complain(
    house: House, people: list[Player], wall: Wall
) -> None:
    shortest, longest = DMChannels.gap
    house.bot.services.dms.channels.gap = (shortest / 10, longest / 10)
    users = strangers(house.sandbox, 25)
    await enqueue(house, *letters_to(users, held=MORNING))
    wall.at = MORNING
    house.bot.outbox.wake()
    await until(lambda: len(reached(house.sandbox, users)) == 25)
    assert [e for e in house.sandbox.journal.exchanges if e.status == 403] == []


async def test_if_discord_complains_all_the_same_the_others_get_their_letters_later_and_nobody_gets_two(
    house: House, people: list[Player], wall: Wall
) -> None:
    users, letters = strangers(house.sandbox, 25), list[str]()
    house.sandbox.world.listen(lambda event: letters.append(addressee(house.sandbox, event)))
    await enqueue(house, *letters_to(users))
    house.bot.outbox.wake()
    await tried(house)
    assert await house.bot.services.dms.channels.paused_until() == NIGHT + 60
    assert 0 < len(reached(house.sandbox, users)) < 25
    await asyncio.sleep(ratelimits.DMS_OPENED[1])
    await later(house, wall, 60)
    await house.settled()
    assert sorted(filter(None, letters)) == sorted(user.id for user in users)


def test_one_or_two_are_opened_in_a_second_and_never_in_the_same_rhythm() -> None:
    shortest, longest = DMChannels.gap
    assert 0.5 <= shortest < longest <= 1.0
    most, window = ratelimits.DMS_OPENED
    assert window / shortest < most


async def test_whoever_asks_for_a_dm_waits_for_the_turn_too(
    house: House, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    times, real = list[float](), house.bot.open_dm

    async def open_dm(user: int) -> int:
        times.append(asyncio.get_running_loop().time())
        return await real(user)

    monkeypatch.setattr(house.bot, "open_dm", open_dm)
    house.bot.services.dms.channels.gap = (0.2, 0.3)
    await enqueue(house, *letters_to(strangers(house.sandbox, 3)))
    house.bot.outbox.wake()
    assert (await house.person("Sam").slash("settings dms")).text.startswith("Direct messages reach you.")
    await house.settled()
    gaps = [after - before for before, after in pairwise(times)]
    assert len(gaps) == 3
    assert min(gaps) > 0.19


@pytest.fixture
async def long_wait(house: House, people: list[Player]) -> AsyncIterator[None]:
    """Half a minute from one DM to the next; nobody waits so long for the end of the test."""
    channels = house.bot.services.dms.channels
    channels.gap = (30.0, 30.0)
    yield
    channels.gap, channels._next = (0.0, 0.0), 0.0
    for task in house.bot.outbox._busy.values():
        task.cancel()


@pytest.mark.usefixtures("long_wait")
async def test_those_who_wait_for_their_dms_hold_up_no_channel_and_nobody_who_is_known(
    house: House, people: list[Player]
) -> None:
    users, anna = strangers(house.sandbox, 40), people[0]
    await enqueue(house, *letters_to(users))
    house.bot.outbox.wake()
    await until(lambda: len(reached(house.sandbox, users)) == 1)
    before = len(anna.dms())
    await enqueue(house, hand(anna))
    await end_turn(house, await mover(house, people))
    following = await mover(house, people)
    await until(lambda: is_table(table_of(anna)) and table_of(anna).mentions == [following.name])
    await until(lambda: len(anna.dms()) == before + 1)
    assert len(reached(house.sandbox, users)) == 1, "the others wait for their turn"


async def test_very_many_letters_push_no_board_out_of_sight(house: House, people: list[Player]) -> None:
    await house.bot.outbox.stop()
    await enqueue(house, *letters_to(strangers(house.sandbox, 1) * 1100))
    await end_turn(house, await mover(house, people))
    kinds = [letter.message.kind for letter in await house.bot.host.database.read(outbox.pending)]
    assert kinds.count("parted") == 1000
    assert "board" in kinds
