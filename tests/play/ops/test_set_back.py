"""The clock of the machine is set back by days: nobody waits until it is as late again as it was."""

from __future__ import annotations

import logging

import pytest

from bot.clock.availability import QUIET, SNOOZE, ZONE
from bot.ops.tallying import Tallying
from bot.perspective import look
from bot.sandbox import Player
from tests.play.delivery.test_notices import calls_to
from tests.play.guests import open_table
from tests.play.house import House, sql
from tests.play.wall import DAY, HOUR, Wall, moment, pass_time
from tests.storage.kit import ask

START = moment("2026-06-10 12:00")
BACK = 3 * DAY


@pytest.fixture
def wall() -> Wall:
    return Wall(START)


@pytest.fixture
async def first(house: House) -> Player:
    """Whoever is to move at a table of three; half of their bank is gone in two and a half days."""
    people = house.people(3)
    await open_table(house, people, "container")
    return people[(await look(house.bot.host, 1)).waiting[0]]


async def test_a_reminder_comes_when_as_much_time_has_passed_as_was_agreed(
    house: House, wall: Wall, first: Player
) -> None:
    await pass_time(house, wall, START + 2 * DAY)
    before = calls_to(house, first)
    wall.at -= BACK
    await pass_time(house, wall, wall.at + 11 * HOUR)
    assert calls_to(house, first) == before
    await pass_time(house, wall, wall.at + HOUR)
    assert calls_to(house, first) == before + 1


async def test_so_it_does_when_it_was_set_back_while_the_bot_was_off(
    house: House, wall: Wall, first: Player
) -> None:
    async with Tallying(house.host, house.file) as tallying:
        await pass_time(house, wall, START + 2 * DAY)
        await tallying.note()
    await house.close()
    wall.at = START + HOUR
    await house.open()
    async with Tallying(house.host, house.file):
        before = calls_to(house, first)
        await pass_time(house, wall, wall.at + 12 * HOUR)
        assert calls_to(house, first) == before + 1


async def test_without_a_tally_the_file_itself_tells_that_it_is_earlier(
    house: House, wall: Wall, first: Player
) -> None:
    await house.close()
    wall.at -= BACK
    await house.open()
    before = calls_to(house, first)
    await pass_time(house, wall, wall.at + 5 * DAY // 2)
    assert calls_to(house, first) == before + 1


async def test_the_table_shows_until_when_it_waits_now(house: House, wall: Wall, first: Player) -> None:
    await first.sees(f"<t:{START + 5 * DAY}:R>")
    wall.at -= BACK
    await pass_time(house, wall, wall.at)
    await first.sees(f"<t:{START + 5 * DAY - BACK}:R>")


async def test_what_could_not_be_sent_is_tried_again_at_once(house: House, wall: Wall, first: Player) -> None:
    await house.bot.outbox.stop()
    await house.host.play.act(1, int(first.id), "TakeLoan", {}, None)
    await sql(house, f"UPDATE outbox SET attempts = 3, not_before = {START + 200}")
    house.bot.outbox.start()
    await house.bot.clock.tick()
    wall.at -= BACK
    await house.bot.clock.tick()
    await house.settled()
    assert ask(house.file, "SELECT count(*) FROM outbox") == [(0,)]
    assert (await look(house.host, 1)).version == 5


async def test_a_call_is_held_for_the_night_that_it_is_now(house: House, wall: Wall, first: Player) -> None:
    user = int(first.id)
    for name, value in ((ZONE, "Europe/Berlin"), (QUIET, (22 * 60, 8 * 60))):
        await house.host.preferences.choose(user, name, value)
    wall.at = moment("2026-06-10 23:00")
    await house.bot.clock.tick()
    await house.host.snoozes.begin(user)
    wall.at = moment("2026-06-07 05:00")
    await house.bot.clock.tick()
    assert ask(house.file, "SELECT not_before FROM outbox WHERE user = ?", user) == [
        (moment("2026-06-07 08:00"),)
    ]


async def test_a_limit_by_time_goes_with_it_in_a_pause_too(house: House, wall: Wall, first: Player) -> None:
    await sql(house, f"UPDATE clock SET ends = {START + DAY}")
    house.host.open_games.drop(1)
    await house.bot.clock.tick()
    wall.at -= BACK
    await house.bot.clock.tick()
    assert ask(house.file, "SELECT ends FROM clock") == [(START + DAY - BACK,)]
    await house.host.pauses.pause(1, int(first.id))
    wall.at -= BACK
    await house.bot.clock.tick()
    wall.at += HOUR
    await house.host.pauses.resume(1, int(first.id))
    assert ask(house.file, "SELECT ends FROM clock") == [(START + DAY - 2 * BACK + HOUR,)]


async def test_a_snooze_ends_the_next_morning_by_the_clock_as_it_is(
    house: House, wall: Wall, first: Player
) -> None:
    person = await house.host.preferences.person(int(first.id))
    await house.host.preferences.choose(int(first.id), SNOOZE, START + 20 * HOUR)
    person = await house.host.preferences.person(int(first.id))
    assert person.callable_from(START) == START + 20 * HOUR
    assert person.callable_from(START - BACK) == 0


async def test_it_is_said_once_in_the_log(
    house: House, wall: Wall, first: Player, caplog: pytest.LogCaptureFixture
) -> None:
    await house.bot.clock.tick()
    wall.at -= 60
    await house.bot.clock.tick()
    wall.at -= BACK
    with caplog.at_level(logging.WARNING):
        await house.bot.clock.tick()
        await house.bot.clock.tick()
    assert [record.getMessage() for record in caplog.records] == [
        "the clock of this machine was set back by 3 days, 1 minute: "
        "clocks, reminders and messages that wait go with it"
    ]


async def test_deputies_who_rest_are_asked_again_all_the_same(
    house: House, wall: Wall, first: Player
) -> None:
    moves = "substr(new.kind, 1, 1) <> '/'"
    await sql(
        house,
        f"CREATE TEMP TRIGGER full BEFORE INSERT ON action WHEN {moves} BEGIN SELECT RAISE (FAIL, ''); END",
    )
    await house.host.seats.leave(1, int(first.id))
    await sql(house, "DROP TRIGGER full")
    assert house.host.autoplay.unfinished() == []
    wall.at -= BACK
    assert house.host.autoplay.unfinished() == [1]
