"""What people ask of the rules finds its rule: among the first three, in every game and language."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from time import perf_counter

import pytest

from bot.views.rulebook import MOST_WANTED, rules_view
from bot.words.rulebook import entries, paragraphs, search
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import LANGUAGES

HERE = Path(__file__).parent / "questions"
BOOKS = list(product(GAMES, LANGUAGES))


def asked(game: str, language: str) -> dict[str, list[str]]:
    return tomllib.loads((HERE / f"{game}.{language}.toml").read_text(encoding="utf-8"))


QUESTIONS = [(*book, question, rules) for book in BOOKS for question, rules in asked(*book).items()]


@pytest.mark.parametrize(("game", "language", "question", "rules"), QUESTIONS)
def test_what_is_asked_finds_its_rule(game: str, language: str, question: str, rules: list[str]) -> None:
    found = [paragraph.number for paragraph in search(game, language, question)]
    assert set(found[:3]) & set(rules), found


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_there_are_forty_questions_or_more_about_rules_that_exist(game: str, language: str) -> None:
    numbers = {paragraph.number for paragraph in paragraphs(game, language)}
    assert len(asked(game, language)) >= 40
    assert {rule for rules in asked(game, language).values() for rule in rules} <= numbers


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_index_names_rules_that_exist(game: str, language: str) -> None:
    called = entries(game, language)
    assert len(called) > 20
    assert set(called) <= {paragraph.number for paragraph in paragraphs(game, language)}


@pytest.mark.parametrize("wanted", ["How do I win???", "«how do I win»", "  how, do; I - win. "])
def test_punctuation_changes_nothing(wanted: str) -> None:
    assert search("container", "en", wanted) == search("container", "en", "how do I win")


@pytest.mark.parametrize(
    ("language", "wanted", "telling"),
    [
        ("en", "what is the payment card for", "payment card"),
        ("ru", "а что это такое, карта платежа", "карта платежа"),
    ],
)
def test_words_that_say_nothing_do_not_count(language: str, wanted: str, telling: str) -> None:
    assert search("container", language, wanted) == search("container", language, telling)


def test_a_rule_is_found_by_its_number_in_a_sentence_too() -> None:
    assert [paragraph.number for paragraph in search("container", "ru", "правило 5.4.2?")] == ["5.4.2"]


@pytest.mark.parametrize(("language", "typed"), [("en", "become a captan"), ("ru", "как стать капитнаом")])
def test_a_slip_of_the_finger_is_forgiven(language: str, typed: str) -> None:
    assert search("sewer_pirats", language, typed)[0].number in ("4.12", "4.13")


def test_a_long_question_takes_a_few_milliseconds() -> None:
    search("economicus", "ru", "кредит")
    took = []
    for _ in range(5):
        before = perf_counter()
        search("economicus", "ru", ("кредитнй капремнт звздыыы субподрядчк " * 9)[:MOST_WANTED])
        took.append(perf_counter() - before)
    assert min(took) < 0.02


def shown(language: str, wanted: str) -> str:
    return str(rules_view(Words(language, "container"), "container", wanted).to_components())


def test_a_mark_of_ours_is_explained_where_it_stands() -> None:
    assert "“our ruling 22”: the printed rules are silent" in shown("en", "7.2")
    assert "«наше решение 22»: печатные правила об этом молчат" in shown("ru", "7.2")
    assert "the printed rules" not in shown("en", "7.1")


def test_a_tie_is_not_looked_for_where_nothing_happens() -> None:
    found = [one.number for one in search("economicus", "ru", "ничья")]
    assert found[0] == "8.2"
    assert not {"5.3.2", "7.6.4", "9.3", "9.5"} & set(found)
