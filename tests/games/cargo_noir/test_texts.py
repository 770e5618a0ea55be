"""What some of the sentences say, word for word."""

from __future__ import annotations

import pytest

from bot.words.words import Names, Words
from games.kernel import Text, Who, say

PEOPLE = ("Anna", "Boris", "Vera")


def both(text: Text) -> tuple[str, str]:
    english, russian = (Words(language, "cargo_noir", Names(PEOPLE)) for language in ("en", "ru"))
    return english(text), russian(text)


def test_3_10_coins_to_add_are_told_by_the_stack_they_lift_and_the_stack_it_must_top() -> None:
    assert both(say("raise-why", own=1, highest=5, safe=9)) == (
        "your stack is 1 and has to top 5; your Safe holds 9",
        "у вас в стопке 1, а нужно больше 5; в Сейфе монет: 9",
    )


def test_3_14_the_longest_combination_is_the_one_of_the_table() -> None:
    english, russian = both(say("payment-no-combination", word="GGGGGG", most=5))
    assert english.endswith("or all of different kinds, at most 5.")
    assert russian.endswith("или все разных, не больше 5.")


def test_2_6_who_begins_and_who_is_last() -> None:
    assert both(say("first-player", who=Who(1), last=Who(0))) == (
        "Boris begins every round, Anna ends it.",
        "Boris начинает каждый раунд, Anna завершает.",
    )


@pytest.mark.parametrize(
    ("ships", "english", "russian"),
    [
        (1, "your ship can’t block any port. Finish, or send it to Macao.", "1 корабль уже не может"),
        (3, "your 3 ships can’t block any port. Finish, or send them to Macao.", "3 корабля уже не могут"),
        (5, "your 5 ships can’t block any port. Finish, or send them to Macao.", "5 кораблей уже не могут"),
    ],
)
def test_4_3_ships_that_can_block_nothing(ships: int, english: str, russian: str) -> None:
    said = both(say("ask-send-in-vain", count=ships, safe=0))
    assert said[0] == f"Phase III, last round: {english} Your Safe is empty."
    assert said[1].startswith(f"Фаза III, последний раунд: {russian} занять ни одного порта.")
