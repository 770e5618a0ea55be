"""Looking something up in the rules of every game."""

from __future__ import annotations

import pytest

from bot.views.rulebook import rules_view
from bot.words.rulebook import headings, proposals, search
from bot.words.words import Words
from games import GAMES

WORDS = [  # as somebody may type them, and a paragraph that says it in another case or number
    ("container", "en", "loan", "7.1"),
    ("container", "en", "2 loans", "7.1"),
    ("container", "en", "brokers", "5.6"),
    ("container", "ru", "заём", "7.1"),
    ("container", "ru", "заём", "5.1.2"),
    ("container", "ru", "два займа", "7.1"),
    ("container", "ru", "цена", "5.4.5"),
    ("container", "ru", "ставок", "4.2"),
    ("container", "ru", "БРОКЕРУ", "5.6"),
    ("cargo_noir", "en", "casinos", "3.5"),
    ("cargo_noir", "en", "black markets", "3.6"),
    ("cargo_noir", "ru", "чёрного рынка", "3.6"),
    ("cargo_noir", "ru", "черный рынок", "3.6"),
    ("cargo_noir", "ru", "казино", "3.5"),
    ("cargo_noir", "ru", "синдикаты", "3.12"),
    ("sewer_pirats", "en", "weasel", "6.3"),
    ("sewer_pirats", "en", "can openers", "8.5"),
    ("sewer_pirats", "ru", "енотом", "6.5"),
    ("sewer_pirats", "ru", "куницей", "6.3"),
    ("economicus", "en", "bankruptcy", "7.5.2"),
    ("economicus", "en", "interests", "7.2"),
    ("economicus", "ru", "кредит", "7.2"),
    ("economicus", "ru", "кредитов", "7.1"),
    ("economicus", "ru", "кризис", "6.2.1"),
]


def found(game: str, language: str, wanted: str) -> list[str]:
    return [paragraph.number for paragraph in search(game, language, wanted)]


@pytest.mark.parametrize(("game", "language", "wanted", "number"), WORDS)
def test_words_are_found_in_every_case_and_number(game: str, language: str, wanted: str, number: str) -> None:
    assert number in found(game, language, wanted)


def test_while_somebody_types_the_chapter_that_is_about_it_comes_first() -> None:
    shown = proposals("container", "ru", "заём")
    assert shown[0] == ("7 Займы", "7 Займы")
    assert "7.1" in [value for _, value in shown]
    assert proposals("container", "en", "auct")[0][1] == "6 The auction at the island"
    assert "5.4" in [value for _, value in proposals("container", "en", "5.4")]
    assert [value for _, value in proposals("container", "en", "")] == headings("container", "en")


def test_words_that_stand_nowhere_do_not_matter() -> None:
    assert found("container", "en", "rhinoceros loan") == found("container", "en", "loan")
    assert found("container", "en", "rhinoceros") == []


def test_the_paragraphs_with_most_of_the_words_are_shown() -> None:
    both = found("economicus", "en", "interest loan")
    assert "7.2" in both
    assert set(both) < set(found("economicus", "en", "loan"))


def test_a_number_is_one_only_if_it_is_all_that_was_typed() -> None:
    assert found("container", "en", "7") == ["7.1", "7.2"]
    assert found("container", "en", "5.4.2") == ["5.4.2"]
    assert "2.1" not in found("container", "en", "2 loans")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_shown_to_its_end_page_by_page(game: str, language: str) -> None:
    words = Words(language, game)
    for heading in headings(game, language):
        inside = search(game, language, heading)
        assert {paragraph.heading for paragraph in inside} == {heading}
        shown = [str(rules_view(words, game, heading, page).to_components()) for page in range(9)]
        assert f"**{inside[-1].number}**" in shown[-1]
        assert f"### {heading}" in shown[0]


def test_each_paragraph_stands_under_the_heading_of_its_own_chapter() -> None:
    shown = str(rules_view(Words("en", "container"), "container", "loan").to_components())
    inside = search("container", "en", "loan")
    chapters = list(dict.fromkeys(paragraph.heading for paragraph in inside))
    assert len(chapters) > 3
    places = [shown.index(f"### {chapter}") for chapter in chapters if f"### {chapter}" in shown]
    assert places == sorted(places)
    assert shown.index("**7.1**") > shown.index("### 7 ")
