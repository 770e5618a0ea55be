"""Names of things stand in the case and number that a sentence asks for."""

from __future__ import annotations

import pytest

from bot.words.words import Names, Words
from games.kernel.hosting import Text, Who, say

PIRATS = Words("ru", "sewer_pirats", Names(["Anna", "Boris"]))
CONTAINER = {language: Words(language, "container", Names(["Anna", "Boris"])) for language in ("en", "ru")}


def cards(count: int) -> Text:
    return say("cards-counted", count=count, card=say("card-fish"))


def containers(count: int) -> Text:
    return say("goods-priced", count=count, colour=say("colour-beige"), price=2)


def test_a_sentence_asks_for_the_case_of_a_word() -> None:
    assert PIRATS.say("hires", who=Who(0), clan=say("clan-toad"), under=0) == "Anna нанимает жабу."
    assert PIRATS.say("clan-toad") == "жаба"


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "рыбья карта"), (2, "2 рыбьи карты"), (5, "5 рыбьих карт"), (21, "21 рыбья карта")],
)
def test_a_number_asks_for_it_too(count: int, said: str) -> None:
    assert PIRATS(cards(count)) == said


def test_what_has_no_case_of_its_own_passes_it_on_to_what_it_is_made_up_of() -> None:
    grabbed = tuple(say("trophy-token", kind=say(f"kind-{kind}"), value=7) for kind in ("doll", "burger"))
    told = PIRATS.say("grabs", who=Who(1), clan=say("clan-rat"), trophies=grabbed)
    assert told == "Boris: крыса хватает куклу 7, гамбургер 7."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna buys 1 beige, 2 beige from Boris for $6. Harbour store now: 2 beige at $2."),
        (
            "ru",
            "Anna покупает бежевый, 2 бежевых у игрока Boris за 6\N{NO-BREAK SPACE}$. "
            "В портовом магазине теперь: 2 бежевых по 2\N{NO-BREAK SPACE}$.",
        ),
    ],
)
def test_a_word_may_have_a_form_for_each_place_in_a_sentence(language: str, said: str) -> None:
    bought, store = (containers(1), containers(2)), (containers(2),)
    words = CONTAINER[language]
    assert words.say("buys-containers", who=Who(0), goods=bought, seller=Who(1), cost=6, store=store) == said


def test_a_plain_word_goes_in_as_it_is() -> None:
    assert PIRATS.say("hires", who=Who(0), clan="кот", under=0) == "Anna нанимает кот."


def test_an_empty_list_is_a_dash() -> None:
    told = CONTAINER["en"].say("produces-nothing", who=Who(0), boss=Who(1), fee=1, store=())
    assert told == "Anna makes nothing and pays Boris $1. Factory store now: –."
