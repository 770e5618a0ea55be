"""What cannot be done to a league gets one sentence, in both languages, and changes nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from bot.sandbox import Player
from tests.play.house import House
from tests.play.league.circle import circle, open_league


class Bad(NamedTuple):
    """Something that a moderator or a player types, and what they read."""

    command: str
    options: dict[str, Any]
    en: str
    ru: str


OPEN = {
    "too few people": Bad(
        "league start",
        {},
        "Only 2 have joined; the league needs 3 people to begin.",
        "Записалось только 2; для начала нужно 3.",
    ),
    "a time that cannot be read": Bad(
        "league new",
        {"game": "container", "begins": "soon"},
        "I can’t read when it begins. Write it as 3d, 12h or 2d 6h, up to 30 days.",
        "Непонятно, когда начало. Напишите так: 3д, 12ч или 2д 6ч, не больше 30 дней.",
    ),
    "seats that the game has not": Bad(
        "league new",
        {"game": "container", "seats": 8},
        "This game is played by 3 to 5.",
        "В эту игру играют от 3 до 5 человек.",
    ),
    "a league that is not there": Bad(
        "league standings",
        {"league": 9},
        "There’s no such league on this server.",
        "Такой лиги на этом сервере нет.",
    ),
    "a table of no round": Bad(
        "league open",
        {"number": 1},
        "No table of this league waits for a place.",
        "В этой лиге ни один стол не ждёт места.",
    ),
    "somebody who is not in it": Bad(
        "league drop",
        {"player": "Clara", "why": "x"},
        "They’re not in this league.",
        "Этот человек не в лиге.",
    ),
    "somebody who has left the server": Bad(
        "league replace",
        {"player": "Anna", "by": "Zoe", "why": "x"},
        "Zoe isn’t a member of this server.",
        "Zoe — не участник этого сервера.",
    ),
}


async def tried(house: House, bad: Bad, mira: Player, language: str) -> None:
    named = {user.name: user.id for user in house.sandbox.world.users.values()}
    options = {name: named.get(value, value) for name, value in bad.options.items()}
    sam = house.person("Sam", "lobby")  # who sees what all see
    before = await house.host.leagues.find(1), len(sam.messages())
    mira.speaks("en-US" if language == "en" else "ru")
    answer = await mira.slash(bad.command, **options)
    await house.settled()
    assert answer.ephemeral
    assert answer.text == (bad.en if language == "en" else bad.ru)
    assert (await house.host.leagues.find(1), len(sam.messages())) == before


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("what", OPEN)
async def test_one_sentence_says_what_is_wrong_with_a_league_that_has_not_begun(
    house: House, what: str, language: str
) -> None:
    anna, boris, _ = circle(house.sandbox, 3)
    house.sandbox.world.add_user("zoe", "Zoe")
    mira = await open_league(house, [anna, boris])
    await tried(house, OPEN[what], mira, language)
    assert len(await house.host.leagues.latest_in(int((await house.host.leagues.find(1)).league.guild))) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 2 can’t begin: only one person is left in the league."),
        ("ru", "Тур 2 не может начаться: в лиге остался один человек."),
    ],
)
async def test_so_it_does_of_a_round_that_cannot_be_paired(house: House, language: str, said: str) -> None:
    people = circle(house.sandbox, 3)
    mira = await open_league(house, people)
    await mira.slash("league start")
    for person in people[1:]:
        await mira.slash("league drop", player=person.id, why="gone")
    await house.settled()
    filed = await house.host.leagues.find(1)
    await house.host.league_tables.count_nothing(filed, filed.tables[0])
    await house.host.rounds.see_to_all()
    await house.settled()
    told = [seen.text for seen in mira.messages() if "Round 2 can’t begin" in seen.text]
    assert len(told) == 1
    mira.speaks("en-US" if language == "en" else "ru")
    before = await house.host.leagues.find(1)
    answer = await mira.slash("league start")
    assert answer.text.startswith(said)
    assert await house.host.leagues.find(1) == before
