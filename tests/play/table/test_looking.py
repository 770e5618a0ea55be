"""The commands for looking: table, hand, log, score, rules, help, doctor; in the reader's language."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.front.services import Operator
from bot.host.ledger import signed_log
from bot.perspective import look
from bot.sandbox import Permission, Player
from storage.actions import Row
from tests.play.guests import Toucher, usable
from tests.play.house import House
from tests.play.table.test_lobby import forbid
from tests.tables import play_on


async def test_the_table_again_in_the_language_of_the_reader(house: House, people: list[Player]) -> None:
    anna, boris, _ = people
    english, russian = (await anna.slash("table")), (await boris.slash("table"))
    assert "Factory store" in english.text
    assert "Фабричный магазин" in russian.text
    assert english.ephemeral
    assert all(name in english.text for name in ("Anna", "Boris", "Clara"))


async def test_the_table_shows_no_secret(house: House, people: list[Player]) -> None:
    assert "Value card" not in (await people[0].slash("table")).text
    assert "Value card" in (await people[0].slash("hand")).text


async def test_the_log_has_pages(house: House, people: list[Player]) -> None:
    await play_on(house.host, 1, Random(1), most=90)
    await house.settled()
    anna, game = people[0], 1
    newest = await anna.slash("log")
    history = await house.bot.host.queries.history(game)
    words = (await look(house.bot.host, game)).words("en")
    assert words(history[-1][1].text) in newest.text
    assert "Later" in newest.message.greyed
    earlier = newest
    while "Earlier" not in earlier.message.greyed:
        earlier = await anna.press(earlier, "Earlier")
    assert words(history[0][1].text) in earlier.text


async def test_a_log_of_one_page_has_nothing_to_turn(people: list[Player]) -> None:
    assert (await people[0].slash("log")).message.buttons == []


async def test_only_what_is_on_a_page_of_the_log_is_read(
    house: House, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_on(house.host, 1, Random(1), most=90)
    await house.settled()
    read: list[int] = []

    def watched(*about: Any) -> list[Row]:
        rows = signed_log(*about)
        read.append(len(rows))
        return rows

    monkeypatch.setattr("bot.host.queries.signed_log", watched)
    newest = await people[0].slash("log")
    earlier = await people[0].press(newest, "Earlier")
    await people[0].press(earlier, "Later")
    assert len(read) >= 3
    assert max(read) <= 40


async def test_rules_are_found_by_number_heading_and_words(house: House, people: list[Player]) -> None:
    anna, boris, _ = people
    chapters = await anna.slash("rules")
    assert chapters.text.count("\n- ") > 4
    headings = await anna.autocomplete("rules", focus="about")
    by_heading = await anna.slash("rules", about=headings[0]["value"])
    assert headings[0]["value"] in by_heading.text
    by_number = await anna.slash("rules", about="5.4")
    assert "**5.4" in by_number.text
    by_word = await boris.slash("rules", about="Аукционы")
    assert "**6." in by_word.text
    assert (await anna.slash("rules", about=" ")).text == chapters.text
    nothing = await anna.slash("rules", about="rhinoceros")
    assert nothing.text.startswith("Nothing about “rhinoceros” in these rules.")


async def test_long_chapters_are_read_page_by_page(house: House, people: list[Player]) -> None:
    first = await people[1].slash("rules", about="5 Ход")
    assert ("**5.1**" in first.text, "**5.7.4**" in first.text) == (True, False)
    assert "Страница 1 из " in first.text
    page = first
    while "Следующая" not in page.message.greyed:
        page = await people[1].press(page, "Следующая")
    assert "**5.7.4**" in page.text


async def test_the_score_is_what_is_public(house: House, people: list[Player]) -> None:
    answer = await house.person("Sam").slash("score")
    assert "money cards" in answer.text
    assert "Value card" not in answer.text
    assert "The full score is counted when the game ends." in answer.text
    counted = next(line for line in answer.text.splitlines() if line.startswith("**Containers on the"))
    assert all(f"**{person.name}** 0" in counted for person in people)


async def test_help_fits_what_the_person_can_do(house: House) -> None:
    sam, anna = house.person("Sam"), house.person("Anna")
    assert "Play now · Container" in (await sam.slash("help")).message.buttons
    await anna.slash("game new", game="container")
    assert "`/game join`" in (await sam.slash("help")).text
    assert "`/game start`" in (await anna.slash("help")).text
    for name in ("Boris", "Clara"):
        await house.person(name).slash("game join")
    await anna.slash("game start", first=anna)
    assert "`/container produce`" in (await anna.slash("help")).text
    waiting = (await house.person("Boris").slash("help")).text
    assert "**Anna**" in waiting
    assert "`/контейнер" in waiting or "`/container" in waiting
    assert "watching" in (await sam.slash("help")).text


async def test_moves_by_command_opens_the_panel(house: House, people: list[Player]) -> None:
    seen = await look(house.bot.host, 1)
    mover = people[seen.waiting[0]]
    panel = await mover.slash("moves")
    assert usable(panel.message)
    assert Toucher(house, mover, None).is_panel(panel.message)  # type: ignore[arg-type]


async def test_where_there_is_no_table_one_is_told_how_to_open_one(house: House) -> None:
    anna = house.person("Anna", "lobby")
    for command in ("table", "hand", "log", "score", "rules", "moves", "container produce"):
        answer = await anna.slash(command)
        assert answer.text == "There’s no table in this channel. `/game new` opens one.", command


async def test_commands_of_another_game_are_pointed_out(house: House, people: list[Player]) -> None:
    answer = await people[0].slash("pirats board")
    assert answer.text == "The table in this channel plays Container. Use that game’s commands."


async def test_the_doctor_finds_nothing_where_all_is_well(house: House, people: list[Player]) -> None:
    answer = await house.person("Mira").slash("doctor")
    assert answer.text.startswith("Всех разрешений хватает")


async def test_the_doctor_names_the_permission_and_the_channel(house: House, people: list[Player]) -> None:
    mira = house.person("Mira")
    mira.speaks("en-US")
    forbid(house, people[0], Permission.ATTACH_FILES)
    here, elsewhere = await mira.slash("doctor"), await mira.at("table-two").slash("doctor")
    place = people[0].place.id
    for answer in (here, elsewhere):
        assert f"<#{place}> · I’m missing: Attach Files." in answer.text


async def test_players_do_not_see_the_doctor(house: House) -> None:
    assert "doctor" not in [command["path"] for command in house.person("Anna").commands()]


async def test_commands_are_named_in_the_language_of_the_person(house: House) -> None:
    boris = house.person("Boris")
    shown = {command["path"]: command["shown"] for command in boris.commands()}
    assert shown["game new"] == "игра новая"
    assert shown["container produce"].split(" ")[1] != "produce"
    assert all(len(path.split()) == len(name.split()) for path, name in shown.items())


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "-# Privacy policy: Dockside’s docs/privacy.md · Terms of use: Dockside’s docs/terms.md"),
        (
            "ru",
            "-# Политика конфиденциальности: docs/privacy.ru.md в Dockside"
            " · Условия использования: docs/terms.ru.md в Dockside",
        ),
    ],
)
async def test_help_names_the_policy_and_the_terms(house: House, locale: str, line: str) -> None:
    sam = house.person("Sam")
    sam.speaks(locale)
    assert (await sam.slash("help")).text.splitlines()[-1] == line


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en-US",
            [
                "-# [Privacy policy](https://a.example/p) · [Terms of use](https://a.example/t)",
                "-# This bot is run by: ann@a.example",
            ],
        ),
        (
            "ru",
            [
                "-# [Политика конфиденциальности](https://a.example/p)"
                " · [Условия использования](https://a.example/t)",
                "-# Кто запустил этого бота: ann@a.example",
            ],
        ),
    ],
)
async def test_help_links_the_pages_of_whoever_runs_the_bot(
    house: House, locale: str, lines: list[str]
) -> None:
    operator = Operator("ann@a.example", "https://a.example/p", "https://a.example/t")
    house.bot.services = replace(house.bot.services, operator=operator)
    sam = house.person("Sam")
    sam.speaks(locale)
    assert (await sam.slash("help")).text.splitlines()[-2:] == lines
