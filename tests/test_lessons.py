"""Every lesson can be played to its end, whatever is left free, and says all it has to in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.words.words import Names, Words
from games.kernel.hosting import LANGUAGES, LEARNER, Game, Moment, Text, prompt, save
from tests.lessons import every_lesson, moments, whole
from tests.test_words import messages

both = pytest.mark.parametrize("language", LANGUAGES)
LONG = 480  # characters of what is told on a phone before something can be done


def texts(moment: Moment) -> list[Text]:
    """All that a page may say."""
    page, seats = moment.page, moment.table.seats
    slips = [page.why_not(slip.pick, seats) for slip in page.slips]
    return [text for text in (page.text(seats), page.task(seats), *slips) if text is not None]


@every_lesson
@pytest.mark.parametrize("seed", range(8))
def test_whoever_does_what_is_wanted_comes_to_the_score(game: Game, seed: int) -> None:
    for _, moment in moments(game, Random(seed), which=seed):
        game.invariants(moment.table)
        asked = prompt(moment.table, LEARNER)
        assert not moment.page.wants or asked is not None
    assert moment.table.scores is not None


@every_lesson
def test_every_foreseen_mistake_can_be_made_and_has_a_sentence_of_its_own(game: Game) -> None:
    for _, moment in moments(game):
        for slip in moment.page.slips:
            tried = whole(moment.table, slip.pick)
            assert not moment.page.takes(tried), (moment.page.name, slip.name)
            why = moment.page.why_not(tried, moment.table.seats)
            assert why is not None
            assert why.key == f"lesson-{moment.page.name}-not-{slip.name}"


@every_lesson
@both
def test_a_lesson_has_words_for_all_it_says_and_says_all_it_has_words_for(game: Game, language: str) -> None:
    said = {text.key for _, moment in moments(game) for text in texts(moment)}
    assert said == set(messages(game.home / "text" / language / "lesson.ftl"))


@every_lesson
@both
def test_what_is_said_is_short_and_whole(game: Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(language, game.key, Names(("Anna", "Boris", "Clara", "Dmitri", "Eva")))
    for _, moment in moments(game):
        for text in texts(moment):
            said = words(text)
            assert len(said) <= LONG, f"{text.key}: {len(said)}"
            assert not re.search(r"[{}]", said), said
    assert not caplog.records


@every_lesson
def test_the_same_moves_lead_to_the_same_table(game: Game) -> None:
    once = [save(moment.table) for _, moment in moments(game)]
    assert [save(moment.table) for _, moment in moments(game)] == once
