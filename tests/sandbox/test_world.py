"""The stand-in's own rules, without a network."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import HandClock, Overwrite, Permission
from bot.sandbox.people.waiting import until
from bot.sandbox.world.ids import Snowflakes
from bot.sandbox.world.opening import kind_of, opening, people
from bot.sandbox.world.permissions import EVERYTHING, NOTHING, channel_permissions
from bot.sandbox.world.unread import Unread
from bot.sandbox.world.world import World

VIEW, SEND = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES
GUILD, ROLE, ANNA = "1", "2", "3"


@pytest.fixture
def world() -> World:
    return opening(HandClock())


def allowed(*overwrites: Overwrite, base: Permission = VIEW | SEND) -> Permission:
    return channel_permissions(base, overwrites, GUILD, [ROLE], ANNA)


def test_a_role_overrules_everyone_and_a_member_overrules_the_role() -> None:
    everyone = Overwrite(GUILD, deny=SEND)
    role = Overwrite(ROLE, allow=SEND)
    member = Overwrite(ANNA, is_member=True, deny=SEND)
    assert SEND not in allowed(everyone)
    assert SEND in allowed(role, everyone)
    assert SEND not in allowed(member, role, everyone)


def test_who_does_not_see_a_channel_may_do_nothing_there() -> None:
    assert allowed(Overwrite(GUILD, deny=VIEW)) == NOTHING


def test_an_administrator_may_do_everything_everywhere() -> None:
    assert allowed(Overwrite(GUILD, deny=VIEW), base=Permission.ADMINISTRATOR) == EVERYTHING


def test_the_owner_may_do_everything(world: World) -> None:
    (guild,) = world.guilds.values()
    assert guild.base_permissions(guild.members[guild.owner_id]) == EVERYTHING


def test_a_thread_has_the_permissions_of_its_channel(world: World) -> None:
    (table, *_) = world.channels.values()
    anna = people(world)[0]
    thread = world.open_thread(table, "aside", anna)
    world.overwrite(table, Overwrite(anna.id, is_member=True, deny=Permission.SEND_MESSAGES_IN_THREADS))
    assert not world.may_write(anna, thread)
    assert world.may_write(anna, table)


def test_the_owner_is_nobody_one_can_be(world: World) -> None:
    named = [(user.name, kind_of(world, user)) for user in people(world)]
    assert [kind for _, kind in named] == ["player"] * 5 + ["moderator", "spectator"]


def test_ids_grow_even_while_the_clock_stands_still() -> None:
    clock = HandClock(start=1_700_000_000)
    ids = Snowflakes(clock)
    first, second = int(ids.next()), int(ids.next())
    assert second == first + 1
    assert (first >> 22) + 1_420_070_400_000 == 1_700_000_000_000
    clock.advance(1)
    assert int(ids.next()) > second + 1


async def test_a_sleeper_wakes_when_the_clock_has_moved_far_enough() -> None:
    clock = HandClock()
    sleeper = asyncio.create_task(clock.sleep(10))
    await asyncio.sleep(0)
    clock.advance(9)
    await asyncio.sleep(0)
    assert not sleeper.done()
    clock.advance(1)
    await sleeper


def test_a_closed_channel_takes_its_threads_along(world: World) -> None:
    (table, *_) = world.channels.values()
    thread = world.open_thread(table, "aside", people(world)[0])
    world.close(table)
    assert table.id not in world.channels
    assert thread.id not in world.channels


def test_what_nobody_heard_of_is_not_unread(world: World) -> None:
    assert Unread(world).counts(people(world)[0]) == {}


async def test_waiting_counts_from_the_call() -> None:
    """The clock may be moved before the task that waits for it has had its first turn."""

    def never() -> str | None:
        return None

    clock = HandClock()
    waiting = asyncio.create_task(until(opening(clock), never, seconds=3))
    await asyncio.sleep(0)
    clock.advance(3)
    async with asyncio.timeout(5):
        assert await waiting is None
