"""Threads fall asleep when nobody writes, and only new messages keep them awake: an edited table does not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from bot.sandbox import HandClock, Player, Sandbox, Seen
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.threads import change_thread
from tests.play.guests import is_table, open_table
from tests.play.house import House
from tests.play.wall import DAY, HOUR


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True, clock=HandClock()) as sandbox:
        yield sandbox


@pytest.fixture
def wall(sandbox: Sandbox) -> Callable[[], float]:
    """The bot goes by the clock of the local Discord, which only the test moves."""
    return sandbox.clock.now


@pytest.fixture
async def thread(house: House) -> Channel:
    """Three players of Container in a thread that falls asleep after a day; Anna is to move."""
    people, parent = house.people(3), house.sandbox.channel("table-one")
    thread = house.sandbox.world.open_thread(parent, "aside", people[0].user)
    here = [person.at(thread) for person in people]
    await open_table(house, here, "container", first=here[0])
    return thread


async def pass_hours(house: House, hours: int) -> None:
    """The bot looks after its threads as it does all the time."""
    for _ in range(hours * 12):
        house.sandbox.advance(HOUR / 12)
        await house.bot.threads.round()
        await house.settled()


def tables(house: House, thread: Channel) -> list[Seen]:
    return [seen for seen in house.person("Mira").at(thread).messages() if is_table(seen)]


async def test_a_thread_stays_awake_while_somebody_is_waited_for(house: House, thread: Channel) -> None:
    await pass_hours(house, 72)
    assert not thread.archived
    assert len(tables(house, thread)) == 1


async def test_a_thread_of_one_hour_stays_awake(house: House, thread: Channel) -> None:
    change_thread(house.sandbox.world, thread, archived_after=60)
    await pass_hours(house, 5)
    assert not thread.archived


async def test_the_table_is_posted_anew_only_shortly_before_it_is_time(house: House, thread: Channel) -> None:
    (before,) = tables(house, thread)
    await pass_hours(house, 21)
    assert [seen.id for seen in tables(house, thread)] == [before.id]
    await pass_hours(house, 2)
    (after,) = tables(house, thread)
    assert after.id != before.id


async def test_nobody_is_pinged_by_it(house: House, thread: Channel) -> None:
    await pass_hours(house, 23)
    (table,) = tables(house, thread)
    assert table.message.mentions == []


async def test_a_restart_posts_it_no_second_time(house: House, thread: Channel) -> None:
    await pass_hours(house, 23)
    (before,) = tables(house, thread)
    await house.restart()
    await house.bot.wait_until_ready()
    await house.bot.threads.round()
    await house.settled()
    assert [seen.id for seen in tables(house, thread)] == [before.id]


async def test_in_a_pause_the_thread_may_sleep(house: House, thread: Channel) -> None:
    await house.person("Mira").at(thread).slash("mod pause", why="holidays")
    await house.settled()
    await pass_hours(house, 25)
    assert thread.archived


async def test_a_table_that_nobody_has_touched_for_a_month_may_sleep(house: House, thread: Channel) -> None:
    change_thread(house.sandbox.world, thread, archived_after=10080)
    for _ in range(40):
        house.sandbox.advance(DAY / 2)
        await house.bot.threads.round()
        await house.settled()
    assert not thread.archived
    for _ in range(40):
        house.sandbox.advance(DAY / 2)
        await house.bot.threads.round()
        await house.settled()
    assert thread.archived


async def test_a_thread_that_fell_asleep_while_the_bot_was_down_wakes_at_the_start(
    house: House, thread: Channel
) -> None:
    await house.close()
    house.sandbox.advance(2 * DAY)
    assert thread.archived
    await house.open()
    await house.bot.places.idle()
    await house.settled()
    assert not thread.archived


async def test_a_thread_that_somebody_has_closed_stays_closed(house: House, thread: Channel) -> None:
    await house.close()
    change_thread(house.sandbox.world, thread, archived=True)
    house.sandbox.advance(2 * DAY)
    await house.open()
    await house.bot.places.idle()
    assert thread.archived


async def test_a_locked_thread_is_left_alone(house: House, thread: Channel) -> None:
    change_thread(house.sandbox.world, thread, locked=True)
    house.sandbox.journal.exchanges.clear()
    await pass_hours(house, 30)
    assert [exchange for exchange in house.sandbox.journal.exchanges if exchange.status >= 400] == []


async def test_what_happened_behind_a_lock_is_shown_when_it_is_open_again(
    house: House, thread: Channel
) -> None:
    change_thread(house.sandbox.world, thread, locked=True)
    anna: Player = house.person("Anna")
    await house.host.play.act(1, int(anna.id), "TakeLoan", {}, None)
    await house.settled()
    assert "takes a loan" not in tables(house, thread)[0].text
    change_thread(house.sandbox.world, thread, locked=False)
    await anna.at(thread).sees("takes a loan")
