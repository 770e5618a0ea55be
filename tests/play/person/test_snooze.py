"""Snooze: no calls before tomorrow morning. The table shows it, and it ends with the next move."""

from __future__ import annotations

from random import Random

import pytest

from bot.clock.availability import SNOOZE
from bot.perspective import Perspective, look
from bot.sandbox import Player
from bot.sandbox.wire.interactions import CallbackType
from bot.words.words import Words
from tests.play.delivery.test_notices import act, calls_to
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of, table_of
from tests.play.wall import Wall, moment, pass_time

EVENING = moment("2026-06-01 20:00")
NINE = moment("2026-06-02 09:00")
LATER = Words("en").say("ui-snooze")
BACK = f"💤 **Boris**: back from <t:{NINE}:f>"


@pytest.fixture
def wall() -> Wall:
    return Wall(EVENING)


@pytest.fixture
async def table(house: House) -> list[Player]:
    """Three players of Container who read English; the first of the list is to move."""
    people = house.people(3)
    for person in people:
        person.speaks("en-US")
    await people[1].slash("settings zone", city="Europe/Berlin")
    await open_table(house, people, "container", first=people[0])
    return people


async def snoozed(house: House, person: Player) -> None:
    assert f"<t:{NINE}:f>" in (await person.slash("settings snooze")).text
    await house.settled()


async def test_the_table_shows_it_until_the_morning(house: House, table: list[Player], wall: Wall) -> None:
    anna, boris, _ = table
    await snoozed(house, boris)
    assert BACK in table_of(anna).text
    await house.restart()
    await pass_time(house, wall, NINE)
    assert BACK not in table_of(anna).text


async def test_it_ends_with_a_move_and_calls_that_waited_come(house: House, table: list[Player]) -> None:
    anna, boris, clara = table
    await open_table(house, [person.at("table-two") for person in (clara, boris, anna)], "container")
    await snoozed(house, boris)
    before = calls_to(house, boris)
    await act(house, anna, "EndTurn")
    assert calls_to(house, boris) == before, "he is waited for, and not called"
    await house.host.play.act(2, int(boris.id), "TakeLoan", {}, None)
    await house.settled()
    assert BACK not in table_of(anna).text
    assert calls_to(house, boris) == before + 1


async def test_whoever_moves_is_not_called_to_the_table_at_which_they_are(
    house: House, table: list[Player]
) -> None:
    anna, boris, _ = table
    await snoozed(house, boris)
    await act(house, anna, "EndTurn")
    before = calls_to(house, boris)
    await act(house, boris, "TakeLoan")  # it is still his turn
    assert calls_to(house, boris) == before


async def test_a_button_cancels_it(house: House, table: list[Player]) -> None:
    anna, boris, _ = table
    await act(house, anna, "EndTurn")
    panel = await boris.press(await panel_of(boris), LATER)
    await house.settled()
    assert BACK in table_of(anna).text
    answer = await boris.press(panel, "Cancel snooze")
    assert "Snooze cancelled: you’re called as usual." in answer.text
    await house.settled()
    assert BACK not in table_of(anna).text


async def test_it_stands_in_the_settings_and_a_command_cancels_it(house: House, table: list[Player]) -> None:
    boris = table[1]
    await snoozed(house, boris)
    shown = await boris.slash("settings show")
    assert f"<t:{NINE}:f>" in shown.text
    assert "Cancel snooze" in shown.message.buttons
    assert (await boris.slash("settings snooze", change="off")).text.startswith("Snooze cancelled")
    assert (await boris.slash("settings snooze", change="off")).text == "You aren’t snoozed."
    assert "Cancel snooze" not in (await boris.slash("settings show")).message.buttons


async def test_the_first_time_it_asks_for_the_time_zone(house: House, table: list[Player]) -> None:
    anna = table[0]
    form = await anna.press(await panel_of(anna), LATER)
    assert form.kind is CallbackType.MODAL
    unknown = await anna.submit(form, {"zone": "Atlantis"})
    assert unknown.text.startswith("I don’t know “Atlantis”.")
    form = await anna.press(await panel_of(anna), LATER)
    answer = await anna.submit(form, {"zone": "Москва"})
    nine = moment("2026-06-02 08:00")  # by Berlin's clocks, for Moscow is an hour ahead
    assert f"<t:{nine}:f>" in answer.text
    assert "Europe/Moscow" in (await anna.slash("settings show")).text


async def test_the_command_asks_for_the_time_zone_too(house: House, table: list[Player]) -> None:
    anna = table[0]
    form = await anna.slash("settings snooze")
    assert form.kind is CallbackType.MODAL
    assert "Cancel snooze" in (await anna.submit(form, {"zone": "UTC+3"})).message.buttons


async def test_a_sealed_question_comes_all_the_same(house: House, table: list[Player]) -> None:
    before = {person.name: len(person.dms()) for person in table}
    seen = await until_sealed(house, table)
    await house.settled()
    asked = [person for person in table if int(person.id) in {seen.players[s].user for s in seen.waiting}]
    assert asked
    assert all(len(person.dms()) == before[person.name] + 1 for person in asked)


async def until_sealed(house: House, table: list[Player]) -> Perspective:
    """Sensible play until a sealed question is open, with everybody asleep before each move."""
    host, dice = house.host, Random(1)
    while not (seen := await look(host, 1)).sealed:
        for person in table:
            await host.preferences.choose(int(person.id), SNOOZE, NINE)
        own = await look(host, 1, seen.players[seen.waiting[0]].user)
        assert own.prompt is not None
        assert own.seat is not None
        pick = own.game.policy(own.view, own.prompt, dice)
        await host.play.act(1, own.players[own.seat].user or 0, pick.kind, pick.values, None)
    return seen


async def test_whoever_is_forgotten_leaves_no_trace_in_what_waits(house: House, table: list[Player]) -> None:
    boris = table[1]
    await snoozed(house, boris)
    await house.host.privacy.forget(int(boris.id))
    await house.settled()
    waiting = await house.host.database.read(lambda c: c.execute("SELECT * FROM outbox").fetchall())
    assert waiting
    assert boris.id not in str(waiting)
    assert BACK not in table_of(table[0]).text


async def test_the_doctor_does_not_count_it(house: House, table: list[Player], wall: Wall) -> None:
    anna, boris, _ = table
    await snoozed(house, boris)
    await act(house, anna, "EndTurn")
    wall.at += 3600
    mira = house.person("Mira")
    mira.speaks("en-US")
    assert Words("en").say("ui-doctor-nothing-waits") in (await mira.slash("doctor")).text
