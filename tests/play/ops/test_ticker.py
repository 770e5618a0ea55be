"""The loop that looks at the clocks starts and stops with the bot; one broken table is only its own."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing

import pytest

from bot.perspective import look
from tests.play.delivery.test_notices import calls_to
from tests.play.guests import open_table
from tests.play.house import House, sql
from tests.play.wall import DAY, Wall, moment

START = moment("2026-06-01 12:00")


@pytest.fixture
def wall() -> Wall:
    return Wall(START)


async def test_what_came_due_while_the_bot_was_off_is_seen_to_when_it_is_back(
    house: House, wall: Wall
) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    first = people[(await look(house.bot.host, 1)).waiting[0]]
    before = calls_to(house, first)
    await house.close()
    wall.at = START + 5 * DAY // 2 + 600
    await house.open()  # nobody calls tick(): the bot does it by itself
    await house.sandbox.until(lambda: calls_to(house, first) == before + 1, seconds=60)


async def test_a_table_that_is_broken_does_not_stop_the_clocks_of_the_others(
    house: House, wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    for place in ("table-one", "table-two"):
        await open_table(house, house.people(3, place), "container")
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection, connection:
        connection.execute("UPDATE snapshot SET state = ? WHERE game = 1", (b"{broken",))
    wall.at = START + 5 * DAY // 2
    with caplog.at_level(logging.ERROR):
        await house.open()
        await house.bot.clock.tick()
    assert "game 1" in caplog.text
    seen = await look(house.bot.host, 2)
    assert [wait.reminded for wait in seen.waits.values()] == [1]


async def test_a_stand_in_whose_move_could_not_be_saved_is_asked_again(house: House, wall: Wall) -> None:
    people, host = house.people(3), house.bot.host
    await open_table(house, people, "container")
    (seat,) = (await look(host, 1)).waiting
    moves = "substr(new.kind, 1, 1) <> '/'"
    await sql(
        house,
        f"CREATE TEMP TRIGGER full BEFORE INSERT ON action WHEN {moves} BEGIN SELECT RAISE (FAIL, ''); END",
    )
    await host.seats.leave(1, int(people[seat].id))
    for minutes in (1, 2):
        wall.at += 60
        await house.bot.clock.tick()
        assert (await look(host, 1)).waiting == (seat,), minutes
    assert host.autoplay.unfinished() == [], "ever more seldom"
    await sql(house, "DROP TRIGGER full")
    wall.at += 60
    await house.bot.clock.tick()
    assert (await look(host, 1)).waiting != (seat,)
    assert host.autoplay.unfinished() == []
