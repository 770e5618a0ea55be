"""What people are told who try the wrong thing, or the right one in the wrong place: always what would do."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Player, Seen
from tests.play.games.test_the_end import finish
from tests.play.guests import open_table
from tests.play.house import House, fast_forward
from tests.play.moderation.test_mod import WHY, agreed
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.table.test_lobby import opened

NO_TABLE = {
    "en-US": "There’s no table in this channel. `/game new` opens one.",
    "ru": "В этом канале нет стола. Открыть: `/игра новая`.",
}
OVER = {
    "en-US": "The game is over. Look at the result, or open a new table.",
    "ru": "Игра окончена. Посмотрите итог или откройте новый стол.",
}
both = pytest.mark.parametrize("locale", ["en-US", "ru"])


def speaking(house: House, name: str, locale: str) -> Player:
    person = house.person(name)
    person.speaks(locale)
    return person


# ── Options ──


@pytest.mark.parametrize(
    ("typed", "value", "meant"),
    [
        ("ending", "time", "time"),
        ("The game ends", "When time is up only", "time"),
        ("the GAME ends!", "только  по времени", "time"),
        ("Игра заканчивается", "По числу звезд", "stars"),
        ("игра заканчивается", "at the star-target", "stars"),
    ],
)
async def test_an_option_is_understood_by_its_key_and_by_its_name_in_either_language(
    house: House, typed: str, value: str, meant: str
) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="economicus")
    await anna.slash("game option", option=typed, value=value)
    assert (await look(house.bot.host, 1)).options["ending"] == meant


async def test_the_values_of_an_option_are_completed_by_its_name_too(house: House) -> None:
    await opened(house, "Anna")
    typed = {"option": "Others see how many cards you bid"}
    values = await house.person("Anna").autocomplete("game option", focus="value", **typed)
    assert [choice["value"] for choice in values] == ["thickness", "hidden"]


# ── No table, or one that is over ──


@both
@pytest.mark.parametrize(
    "command",
    ["table", "score", "hand", "chart", "log", "moves", "undo", "game leave", "seat leave", "rules"],
)
async def test_a_lobby_that_was_closed_is_no_table(house: House, locale: str, command: str) -> None:
    anna = speaking(house, "Anna", locale)
    await anna.slash("game new", game="container")
    await anna.slash("game cancel")
    assert (await anna.slash(command)).text == NO_TABLE[locale]


@pytest.fixture
async def finished(house: House) -> None:
    await open_table(house, house.people(3), "container")
    await finish(house, 1)


async def test_after_the_end_people_are_told_that_it_is_over(house: House, finished: None) -> None:
    for locale in ("en-US", "ru"):
        anna = speaking(house, "Anna", locale)
        for command in ("moves", "undo", "orders", "container loan", "game join", "seat leave"):
            assert (await anna.slash(command)).text == OVER[locale], command
    mira = speaking(house, "Mira", "en-US")
    assert (await mira.slash("mod pause", why=WHY)).text == OVER["en-US"]
    assert "Press **Play now**" in (await house.person("Sam").slash("help")).text


async def test_a_closed_rematch_does_not_hide_the_result(house: House, finished: None) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="container")
    await anna.slash("game cancel")
    assert "wins!" in (await anna.slash("score")).text


async def test_a_table_that_is_no_table_of_yours_is_not_replaced_by_another(
    house: House, finished: None
) -> None:
    answer = await house.person("Anna").slash("score", table="99")
    assert answer.text == "You’re not playing at that table. Choose one from the list."


# ── Help ──


async def test_help_out_of_turn_names_whom_one_waits_for_once(house: House) -> None:
    people = [speaking(house, name, "en-US") for name in ("Anna", "Boris", "Clara")]
    await open_table(house, people, "container", first=people[0])
    told = (await people[1].slash("help")).text
    assert told.startswith(
        "It’s not your move. Waiting for: **Anna**.\nYou can still do this:\n- `/container "
    )
    assert told.count("**Anna**") == 1
    people[1].speaks("ru")
    told = (await people[1].slash("help")).text
    assert told.startswith("Сейчас не ваш ход; ждём: **Anna**.\nНо вы можете:\n- `/контейнер ")


@both
async def test_help_announces_no_list_where_there_is_none(house: House, locale: str) -> None:
    people = house.people(2)
    await open_table(house, people, "sewer_pirats", first=people[0])
    await house.host.play.act(1, int(people[0].id), "TakeCard", {"card": "deck"}, None)
    told = (await speaking(house, "Boris", locale).slash("help")).text.splitlines()
    assert told[0].endswith("**Anna**.")
    assert all(line.startswith("- **") for line in told[1:-1]), "what is there any time, by subject"
    assert told[-1].startswith("-# ")


async def test_help_after_a_locked_answer_names_whom_one_waits_for_once(house: House) -> None:
    people = house.people(4)
    await open_table(house, people, "container")
    bidder, *others = await bidders(house, await fast_forward(house))
    bidder.speaks("en-US")
    await bid_by_touch(bidder, question(bidder), 1)
    told = (await bidder.slash("help")).text
    assert told.startswith("Your answer is locked. Waiting for: ")
    assert [told.count(f"**{other.name}**") for other in others] == [1] * len(others)


@both
async def test_help_in_a_dm_names_no_command_that_is_not_there(house: House, locale: str) -> None:
    dm = speaking(house, "Anna", locale).in_dm()
    assert "`/" not in (await dm.slash("help")).text
    told = (await dm.slash("mygames")).text
    assert told in (
        "You’re not in any game right now. `/game new` in a server channel opens a table.",
        "Сейчас вы нигде не играете. Открыть стол: `/игра новая` в канале сервера.",
    )


# ── Too late, too much, too early ──


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("game option", {"option": "investment_bank", "value": "off"}),
        ("game clock", {"clock": "brisk"}),
        ("game bot", {"change": "add"}),
        ("game bot", {"change": "remove"}),
    ],
)
async def test_what_is_agreed_on_before_the_start_stays_so(
    house: House, people: list[Player], command: str, given: dict[str, str]
) -> None:
    anna = speaking(house, "Anna", "en-US")
    told = (await anna.slash(command, **given)).text
    assert told == "The game has started; this can only be set before."
    anna.speaks("ru")
    told = (await anna.slash(command, **given)).text
    assert told == "Игра уже идёт, это можно было задать только до начала."


ELSEWHERE = {
    "en-US": "Only the clock “Custom” takes times of your own. Choose it, or leave the times out.",
    "ru": "Время и возврат указывают только для «Свой темп». Выберите его или не указывайте чисел.",
}
TOO_LONG = {
    "en-US": "“999999d” is too long: each player can have at most 30 days.",
    "ru": "«999999d» — слишком много: у каждого игрока может быть не больше чем 30 дней.",
}


@both
async def test_figures_of_ones_own_go_with_ones_own_clock(house: House, locale: str) -> None:
    anna = speaking(house, "Anna", locale)
    await anna.slash("game new", game="container")
    for given in ({"time": "2d"}, {"back": "1h"}, {"time": "2d", "back": "1h"}):
        assert (await anna.slash("game clock", clock="brisk", **given)).text == ELSEWHERE[locale]
    assert (await look(house.bot.host, 1)).agreed.policy == "relaxed"


@both
async def test_a_time_that_is_too_long_is_told_the_most(house: House, locale: str) -> None:
    anna = speaking(house, "Anna", locale)
    await anna.slash("game new", game="container")
    told = await anna.slash("game clock", clock="own", time="999999d", back="1h")
    assert told.text == TOO_LONG[locale]


GET_UP = {
    "en-US": "The game hasn’t started, so you can simply leave: `/game leave`.",
    "ru": "Игра ещё не началась, можно просто встать из-за стола: `/игра встать`.",
}


@both
async def test_before_the_start_a_seat_is_simply_left(house: House, locale: str) -> None:
    anna = speaking(house, "Anna", locale)
    await anna.slash("game new", game="container")
    for command, given in (
        ("seat leave", {}),
        ("seat offer", {}),
        ("seat offer", {"until-then": "stand-in"}),
    ):
        assert (await anna.slash(command, **given)).text == GET_UP[locale]


# ── Closing a table at which others sit ──


async def test_whoever_sits_alone_closes_the_table_at_once(house: House) -> None:
    lobby = await opened(house, "Anna")
    await house.person("Anna").press(lobby, "Add a bot")
    closed = await house.person("Anna").press(lobby, "Close the table")
    assert "**Anna** closes the table." in closed.text
    assert lobby.buttons == []


async def asked_to_close(house: House, lobby: Seen, by_touch: bool) -> Seen:
    anna = house.person("Anna")
    answer = await (anna.press(lobby, "Close the table") if by_touch else anna.slash("game cancel"))
    assert answer.ephemeral
    assert answer.text == "Close the table? Others have joined: **Clara**."
    assert "Join" in lobby.buttons
    return answer.message


@pytest.mark.parametrize("by_touch", [True, False])
async def test_closing_a_table_at_which_others_sit_is_asked_about(house: House, by_touch: bool) -> None:
    lobby = await opened(house, "Anna", "Clara")
    question = await asked_to_close(house, lobby, by_touch)
    left = await house.person("Anna").press(question, "Keep it open")
    assert left.text == "The table stays open."
    question = await asked_to_close(house, lobby, by_touch)
    await house.person("Anna").press(question, "Close the table")
    await house.settled()
    assert "**Anna** closes the table." in lobby.text
    assert lobby.buttons == []


async def test_closing_is_asked_and_told_in_russian(house: House) -> None:
    lobby = await opened(house, "Anna", "Clara")
    await house.person("Anna").slash("game language", language="ru")
    await house.settled()
    anna = speaking(house, "Anna", "ru")
    question = await anna.press(lobby, "Закрыть стол")
    assert question.text == "Закрыть стол? За ним сидят и другие: **Clara**."
    await anna.press(question, "Закрыть стол")
    await house.settled()
    assert "**Anna** закрывает стол." in lobby.text


async def test_a_stranger_is_refused_and_not_asked(house: House) -> None:
    lobby = await opened(house, "Anna", "Clara")
    answer = await house.person("Sam").press(lobby, "Close the table")
    assert answer.text.startswith("You’re not in this game")


# ── Moderators ──


@both
async def test_a_point_of_the_game_is_not_called_a_seat(
    house: House, people: list[Player], locale: str
) -> None:
    told = (await speaking(house, "Mira", locale).slash("mod rewind", to="zz", why=WHY)).text
    assert told in (
        "There’s no such move in this game. Choose one from the list.",
        "Такого хода в этой игре нет. Выберите из списка.",
    )


async def test_an_offer_that_ends_with_the_game_while_the_table_is_shown_says_so(
    house: House, people: list[Player]
) -> None:
    mira = speaking(house, "Mira", "en-US")
    await people[0].slash("seat offer")
    await house.settled()
    offer = next(seen for seen in reversed(mira.messages()) if "Take the seat" in seen.buttons)
    await house.bot.outbox.stop()
    before = await look(house.bot.host, 1)
    await agreed(mira, await mira.slash("mod reset", to="lobby", why=WHY))
    await house.bot.services.posts.put_right(before)
    assert "Seat 1 is no longer free: the game is over." in offer.text
