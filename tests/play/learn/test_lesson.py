"""A lesson in Discord: real controls, wrong moves that cost nothing, restarts, presses that come twice."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import Answer, Player
from bot.views.lesson import lesson_page
from bot.words.words import Words
from games.kernel import Pick
from tests.play.house import House
from tests.play.learn.learner import Learner

KEY = "container"
WORDS = Words("en", KEY)


@pytest.fixture
def sam(house: House) -> Player:
    return house.person("Sam")


@pytest.fixture
def learner(house: House, sam: Player) -> Learner:
    return Learner(house, sam, KEY)


@pytest.fixture
async def page(learner: Learner) -> Answer:
    """The second page, on which the first move is wanted."""
    return await learner.go_on(await learner.begin())


def told(name: str) -> str:
    return WORDS.say(f"lesson-{name}", seat1="**Bot Gull**", seat2="**Bot Heron**")


async def test_a_lesson_is_private_and_begins_with_a_greeting(learner: Learner) -> None:
    shown = await learner.begin()
    assert shown.ephemeral
    assert told("hello") in shown.text
    assert "first lesson, 1 of 14" in shown.text
    assert shown.message.buttons == ["Next"]


async def test_words_for_the_board_come_in_place_of_pictures_and_not_before_them(learner: Learner) -> None:
    await learner.begin()
    seen, moment = await learner.look(), await learner.moment()
    without, waiting = (lesson_page(seen, moment, "en", (), False, shots) for shots in ((), None))
    assert "Factory store" in str(without.to_components())
    assert "Factory store" not in str(waiting.to_components())
    assert told("hello") in str(waiting.to_components())


async def test_the_wanted_move_is_made_with_the_real_controls_and_leads_on(
    learner: Learner, page: Answer
) -> None:
    form = await learner.person.press(page, "Produce")
    changed = await learner.person.press(form, "Change")
    form = await learner.person.submit(changed, {"gray": ["4"]})
    assert "Well done." in form.text
    assert "(gray at $4)" in form.text
    assert told("buy") in form.text


async def test_a_foreseen_mistake_gets_its_sentence_and_changes_nothing(
    learner: Learner, page: Answer
) -> None:
    kept = await learner.kept()
    shown = await learner.attempt(page, Pick("TakeLoan", {}))
    assert told("produce-not-loan") in shown.text
    assert told("produce") in shown.text
    assert await learner.kept() == kept
    assert told("buy") in (await learner.go_on(shown)).text


async def test_any_other_move_is_told_apart_from_a_wrong_one(learner: Learner, page: Answer) -> None:
    shown = await learner.go_on(page)
    for _ in range(4):
        shown = await learner.go_on(shown)
    assert (await learner.moment()).page.name == "sea"
    shown = await learner.attempt(shown, Pick("BuyWarehouse", {}))
    assert WORDS.say("ui-lesson-else") in shown.text
    assert "Put out to sea" in shown.message.buttons


async def test_a_lesson_goes_on_after_a_restart_on_the_same_message(
    house: House, learner: Learner, page: Answer
) -> None:
    form = await learner.person.press(page, "Produce")
    await house.restart()
    shown = await learner.person.press(form, "Use this")
    assert told("buy") in shown.text


async def test_two_presses_at_once_turn_one_page(learner: Learner, sam: Player) -> None:
    shown = (await learner.begin()).message
    on = shown.control("Next")["custom_id"]
    presses = [sam.start_press(shown.message, on) for _ in range(2)]
    await asyncio.gather(*map(sam.answered, presses))
    assert (await learner.moment()).page.name == "produce"


async def test_an_old_button_says_that_it_is_done_and_shows_where_one_is(
    learner: Learner, sam: Player
) -> None:
    old, new = await learner.begin(), await learner.begin()
    await learner.go_on(await learner.go_on(new))
    late = await sam.press(old, "Next")
    assert WORDS.say("ui-done-already") in late.text
    assert told("buy") in late.text


async def test_an_old_move_is_not_taken_for_one_on_the_page_that_is_open_now(
    learner: Learner, page: Answer, sam: Player
) -> None:
    await learner.go_on(await learner.begin())
    late = await sam.press(page, "End turn")
    assert WORDS.say("ui-done-already") in late.text
    assert told("buy") in late.text


async def test_learn_goes_on_where_one_has_stopped_or_anew(learner: Learner, page: Answer) -> None:
    await learner.go_on(page)
    resumed = await learner.begin()
    assert told("buy") in resumed.text
    anew = await learner.person.press(resumed, "Once more from the start")
    assert told("hello") in anew.text


async def test_what_is_kept_no_more_says_so_and_shows_the_way_on(
    house: House, learner: Learner, page: Answer, sam: Player
) -> None:
    number, _ = await learner.kept()
    await house.host.rehearsals.end(int(sam.id), number)
    shown = await sam.press(page, "Produce")
    assert shown.text == WORDS.say("rehearsal-gone")
    assert told("hello") in (await sam.press(shown, "Learn · Container")).text


async def test_a_control_for_real_tables_does_nothing_in_a_lesson(
    house: House, learner: Learner, page: Answer, sam: Player
) -> None:
    number, rehearsal = await learner.kept()
    for verb in ("undo", "snooze", "hint", "orders", "leave", "again"):
        custom_id = f"b|{verb}|r{-number}|0|{rehearsal.version}"
        page.message.control("Produce")["custom_id"] = custom_id
        shown = Answer(await sam.answered(sam.start_press(page.message.message, custom_id)))
        assert told("produce") in shown.text
        page = shown
    assert await house.host.queries.live() == []


async def test_the_lobby_offers_the_lesson_of_its_game(house: House, sam: Player) -> None:
    await sam.slash("game new", game=KEY)
    await house.settled()
    lobby = next(seen for seen in sam.messages() if "First lesson" in seen.buttons)
    shown = await sam.press(lobby, "First lesson")
    assert shown.ephemeral
    assert told("hello") in shown.text


async def test_the_greeting_leads_to_the_lessons(sam: Player) -> None:
    which = await sam.press(await sam.slash("start"), "First lesson")
    assert told("hello") in (await sam.press(which, "Learn · Container")).text


async def test_how_to_play_leads_to_the_lesson(sam: Player) -> None:
    works = await sam.press(await sam.slash("start"), "How it works")
    how = await sam.press(works, "How to play · Container")
    assert told("hello") in (await sam.press(how, "First lesson")).text


async def test_a_lesson_that_has_become_shorter_is_begun_anew(house: House, learner: Learner) -> None:
    await learner.begin()
    number, _ = await learner.kept()
    await house.host.rehearsals.change(int(learner.person.id), number, {"page": 99, "made": []})
    shown = await learner.begin()
    assert told("hello") in shown.text


async def test_a_whole_lesson_in_a_dm_in_russian(house: House) -> None:
    boris = house.person("Boris").in_dm()
    learner, words = Learner(house, boris, KEY), Words("ru", KEY)
    shown = await learner.begin()
    for _ in range(13):
        shown = await learner.go_on(shown)
    assert words.say("lesson-score") in shown.text
    assert "**Boris** · **43**" in shown.text
    assert shown.message.buttons == ["Играть · Контейнер", "Пройти ещё раз"]
    again = await boris.press(shown, "Пройти ещё раз")
    assert words.say("lesson-hello") in again.text
