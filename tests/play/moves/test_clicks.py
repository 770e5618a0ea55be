"""Presses that come twice, too late, out of turn, or from somebody who does not play."""

from __future__ import annotations

import asyncio

import pytest

from bot.perspective import look
from bot.sandbox import Player, Seen
from tests.play.guests import Toucher, control_of, controls, is_table, open_table, usable
from tests.play.house import House


@pytest.fixture
async def table(house: House) -> list[Player]:
    """Three players of Container; the first of the list is to move."""
    people = house.people(3)
    await open_table(house, people, "container")
    seen = await look(house.bot.host, 1)
    turn = seen.waiting[0]
    return [people[(turn + step) % 3] for step in range(3)]


def table_of(person: Player) -> Seen:
    return next(seen for seen in reversed(person.messages()) if is_table(seen))


async def panel_of(person: Player) -> Seen:
    label = next(label for label in table_of(person).buttons if label in ("My moves", "Мои ходы"))
    return (await person.press(table_of(person), label)).message


def button_for(seen: Seen, kind: str, verb: str = "act") -> str:
    found = [control_of(b) for b in usable(seen) if control_of(b).kind == kind and control_of(b).verb == verb]
    return found[0].custom_id("b")


async def loans(house: House, person: Player) -> int:
    seen = await look(house.bot.host, 1, int(person.id))
    return int(seen.view.mats[seen.seat].loans)


async def test_a_second_press_does_nothing_twice(house: House, table: list[Player]) -> None:
    other = table[1]  # asked whether that is meant
    panel = await panel_of(other)
    asked = (await other.press(panel, button_for(panel, "TakeLoan"))).message
    sure = button_for(asked, "TakeLoan", "do")
    first = other.start_press(asked.message, sure)
    second = other.start_press(asked.message, sure)
    await asyncio.gather(other.answered(first), other.answered(second))
    assert await loans(house, other) == 1


async def test_the_same_click_delivered_twice_counts_once(house: House, table: list[Player]) -> None:
    other = table[1]  # asked whether that is meant
    panel = await panel_of(other)
    asked = (await other.press(panel, button_for(panel, "TakeLoan"))).message
    house.sandbox.faults.deliver_twice()
    await other.press(asked, button_for(asked, "TakeLoan", "do"))
    await house.settled()
    assert await loans(house, other) == 1


async def test_pressing_again_after_it_is_done_says_so_and_brings_fresh_controls(
    house: House, table: list[Player]
) -> None:
    other = table[1]
    one, two = await panel_of(other), await panel_of(other)
    asked = (await other.press(one, button_for(one, "TakeLoan"))).message
    await other.press(asked, button_for(asked, "TakeLoan", "do"))
    again = await other.press(two, button_for(two, "TakeLoan"))
    words = Toucher(house, other, None).words  # type: ignore[arg-type]
    assert words.say("ui-done-already") in again.text
    assert control_of(usable(again.message)[0]).version == (await look(house.bot.host, 1)).version
    assert await loans(house, other) == 1


async def test_a_stale_control_says_who_has_moved_since(house: House, table: list[Player]) -> None:
    mover, other, _ = table
    old = await panel_of(mover)
    other_panel = await panel_of(other)
    asked = (await other.press(other_panel, button_for(other_panel, "TakeLoan"))).message
    await other.press(asked, button_for(asked, "TakeLoan", "do"))
    await mover.slash("container end-turn")
    await mover.slash("container end-turn")
    late = await mover.press(old, button_for(old, "Produce"))
    assert f"**{other.name}**" in late.text.splitlines()[2]
    assert (await look(house.bot.host, 1)).waiting != ((await look(house.bot.host, 1, int(mover.id))).seat,)


async def test_a_move_of_somebody_else_does_not_spoil_a_panel_that_still_holds(
    house: House, table: list[Player]
) -> None:
    mover, other, _ = table
    panel = await panel_of(mover)
    before = (await look(house.bot.host, 1)).version
    asked = (await other.press(await panel_of(other), button_for(await panel_of(other), "TakeLoan"))).message
    await other.press(asked, button_for(asked, "TakeLoan", "do"))
    assert (await look(house.bot.host, 1)).version == before + 1
    form = await mover.press(panel, button_for(panel, "Produce"))
    assert control_of(usable(form.message)[0]).kind == "Produce"


async def test_a_move_out_of_turn_is_refused_in_one_private_sentence(
    house: House, table: list[Player]
) -> None:
    mover, other, _ = table
    version = (await look(house.bot.host, 1)).version
    answer = await other.slash("container produce")
    assert answer.ephemeral
    assert f"**{mover.name}**" in answer.text
    assert "\n" not in answer.text
    assert (await look(house.bot.host, 1)).version == version


async def test_a_spectator_who_presses_is_told_who_plays(house: House, table: list[Player]) -> None:
    sam = house.person("Sam")
    answer = await sam.press(table_of(sam), "My moves")
    assert answer.ephemeral
    assert answer.text.startswith("You’re not in this game")
    assert all(f"**{person.name}**" in answer.text for person in table)
    typed = await sam.slash("container produce")
    assert typed.text == answer.text


async def test_a_control_from_another_age_is_answered_too(house: House, table: list[Player]) -> None:
    mover = table[0]
    panel = await panel_of(mover)
    for control in usable(panel):
        control["custom_id"] = control["custom_id"].replace("b|act|", "b|juggle|")
    answer = await mover.press(panel, usable(panel)[0]["custom_id"])
    assert answer.text in (
        "This button is out of date. Press **My moves** on the table message.",
        "Эта кнопка устарела. Нажмите **Мои ходы** в сообщении стола.",
    )


async def test_a_mistake_of_ours_is_admitted_with_a_reference(
    house: House, table: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret is a plum")

    monkeypatch.setattr(house.bot.host.play, "act_in", broken)
    answer = await table[0].slash("container loan")
    assert "plum" not in answer.text
    assert answer.text.startswith(("Something broke on our side", "Что-то сломалось"))


async def test_a_disk_that_takes_nothing_is_told_of_too(house: House, table: list[Player]) -> None:
    """Even to somebody of whom nothing could be noted, not even the language."""
    await house.settled()
    await house.bot.host.database.read(lambda connection: connection.execute("PRAGMA query_only = ON"))
    spectator = await house.person("Sam").slash("help")
    assert spectator.text, "whatever needs no saving goes on"
    refused = await house.person("Sam", "table-two").slash("game new", game="container")
    assert refused.text.startswith("The bot can’t write to its database")
    await house.bot.host.database.read(lambda connection: connection.execute("PRAGMA query_only = OFF"))


async def test_what_throws_the_game_away_is_no_button_and_stands_last(house: House) -> None:
    people = house.people(2)
    await open_table(house, people, "economicus")
    for person in people:
        person.speaks("en-US")
        panel = await panel_of(person)
        assert not any(control_of(button).kind == "Resign" for button in usable(panel))
        last = controls(panel, 3)[-1]
        assert (control_of(last).kind, last["placeholder"]) == ("Resign", "More…")
        asked = await person.choose(panel, last["custom_id"], ["Resign"])
        assert "Resign?" in asked.text
    assert (await look(house.bot.host, 1)).running
