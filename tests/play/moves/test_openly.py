"""Answers under the public table: one press for whoever is asked, one sentence for everybody else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.perspective import Perspective, look
from bot.sandbox import Player, Seen
from bot.sandbox.wire.components import walk
from bot.views.openly import open_buttons
from bot.views.parts.limits import MOST_PARTS
from bot.words.words import Words, language_of
from games.kernel.hosting import OpenAnswer, Who, say
from tests.play.guests import control_of, is_table, open_table, usable
from tests.play.house import House
from tests.tables import play_on

WORDS = Words("en")


async def seated(house: House, game: str, count: int = 3, **options: str) -> list[Player]:
    """The players of a new table; the first of the list is to move."""
    people = house.people(count)
    await open_table(house, people, game, options)
    turn = (await look(house.bot.host, 1)).waiting[0]
    return [people[(turn + step) % count] for step in range(count)]


def table_of(person: Player) -> Seen:
    return next(seen for seen in reversed(person.messages()) if is_table(seen))


def open_button(person: Player, kind: str) -> str:
    """The id of the first button under the table that does this."""
    found = [control_of(b) for b in usable(table_of(person))]
    return next(one.custom_id("b") for one in found if one.verb == "openly" and one.kind == kind)


def open_labels(person: Player) -> list[str]:
    return [b["label"] for b in usable(table_of(person)) if control_of(b).verb == "openly"]


async def now(house: House, person: Player | None = None) -> Perspective:
    return await look(house.bot.host, 1, None if person is None else int(person.id))


async def test_whoever_is_asked_answers_with_one_press_if_it_can_be_undone(house: House) -> None:
    mover, *_ = await seated(house, "cargo_noir")
    before = (await now(house)).version
    answer = await mover.press(table_of(mover), open_button(mover, "SendToCasino"))
    assert (await now(house)).version == before + 1
    assert "undo" in [control_of(b).verb for b in usable(answer.message)]


async def test_what_cannot_be_undone_is_asked_about_once(house: House) -> None:
    mover, *_ = await seated(house, "sewer_pirats")
    before = (await now(house)).version
    asked = await mover.press(table_of(mover), open_button(mover, "TakeCard"))
    assert WORDS.say("ui-no-undo-after") in asked.text
    assert (await now(house)).version == before
    do = next(control_of(b) for b in usable(asked.message) if control_of(b).verb == "do")
    await mover.press(asked.message, do.custom_id("b"))
    assert (await now(house)).version == before + 1


async def test_a_folly_is_asked_about_in_its_own_words(house: House) -> None:
    await seated(house, "cargo_noir")
    folly = await until_a_folly_is_open(house)
    seen = await now(house)
    mover = house.person(seen.players[folly.seat].name)
    asked = await mover.press(table_of(mover), open_button(mover, folly.offer.kind))
    assert folly.offer.confirm is not None
    doubt = folly.offer.confirm(folly.values)
    assert doubt is not None
    assert seen.words(language_of(mover.user.locale))(doubt) in asked.text
    assert (await now(house)).version == seen.version


async def until_a_folly_is_open(house: House) -> OpenAnswer:
    """Let anybody do anything until what stands under the table would throw something away."""
    await house.bot.outbox.stop()
    dice = Random(1)
    for _ in range(400):
        for answer in (await now(house)).openly:
            if answer.offer.is_folly(answer.values):
                house.bot.outbox.start()
                await house.settled()
                return answer
        await play_on(house.host, 1, dice, 1)
    raise AssertionError("nobody comes to that")


async def test_anybody_else_is_told_whose_turn_it_is(house: House) -> None:
    mover, other, _ = await seated(house, "cargo_noir")
    before = await now(house)
    answer = await other.press(table_of(other), open_button(other, "SendToCasino"))
    who = tuple(Who(seat) for seat in before.waiting)
    assert answer.text == before.words("en")(say("ui-turn-of", who=who, count=1))
    assert mover.name in answer.text
    assert (await now(house)).version == before.version


async def test_somebody_without_a_seat_is_told_so(house: House) -> None:
    people = await seated(house, "cargo_noir")
    stranger = next(one for one in house.people(4) if one.id not in {person.id for person in people})
    answer = await stranger.press(table_of(stranger), open_button(stranger, "SendToCasino"))
    assert all(person.name in answer.text for person in people)


async def test_a_press_that_comes_too_late_brings_the_question_of_now(house: House) -> None:
    mover, *_ = await seated(house, "cargo_noir")
    table, casino = table_of(mover), open_button(mover, "SendToCasino")
    await house.bot.outbox.stop()  # the table is not drawn anew yet
    await mover.press(table, casino)
    before = (await now(house)).version
    again = await mover.press(table, casino)
    assert Words(language_of(mover.user.locale)).say("ui-done-already") in again.text
    assert (await now(house)).version == before


async def test_the_buttons_change_with_the_question(house: House) -> None:
    mover, *_ = await seated(house, "sewer_pirats")
    asked = await mover.press(table_of(mover), open_button(mover, "TakeCard"))
    do = next(control_of(b) for b in usable(asked.message) if control_of(b).verb == "do")
    await mover.press(asked.message, do.custom_id("b"))
    await house.settled()
    assert control_of(open_control(mover)).version == (await now(house)).version


def open_control(person: Player) -> dict[str, str]:
    return next(b for b in usable(table_of(person)) if control_of(b).verb == "openly")


async def test_no_id_tells_the_mark_of_a_question_which_hangs_on_secrets(house: House) -> None:
    mover, *_ = await seated(house, "sewer_pirats")
    found = [control_of(b) for b in usable(table_of(mover)) if control_of(b).verb == "openly"]
    assert found
    assert all(one.decision == "" for one in found)


async def test_two_rows_at_most_and_a_message_that_discord_takes(house: House) -> None:
    mover, *_ = await seated(house, "sewer_pirats", 5)
    assert 1 <= len(open_labels(mover)) <= 10
    assert len(list(walk(table_of(mover).message.components))) <= MOST_PARTS


async def test_of_very_many_answers_two_rows_are_shown(house: House) -> None:
    await seated(house, "sewer_pirats", 5)
    seen = await now(house)
    drawn = open_buttons(replace(seen, openly=seen.openly * 10), "en")
    assert [len(row["components"]) for row in drawn] == [5, 5]
