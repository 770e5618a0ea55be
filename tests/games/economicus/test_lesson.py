"""Chance in the lesson: what is rolled, drawn and earned on each page is what its sentences speak of."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.economicus import ECONOMICUS
from games.economicus.rules.stars import all_stars
from games.kernel.hosting import LEARNER, Moment
from tests.lessons import moments


@pytest.fixture(params=range(3))
def pages(request: pytest.FixtureRequest) -> dict[str, Moment]:
    """All pages by their names, for one or another who takes the lesson."""
    found = moments(ECONOMICUS, Random(request.param), which=request.param)
    return {moment.page.name: moment for _, moment in found}


def told(pages: dict[str, Moment], key: str, *args: str) -> dict[str, tuple[Any, ...]]:
    """What was told of a kind, by page."""
    return {
        name: tuple(event.text.args[arg] for arg in args)
        for name, moment in pages.items()
        for event in moment.told
        if event.text.key == key
    }


def test_the_dice_are_those_that_the_coach_speaks_of(pages: dict[str, Moment]) -> None:
    assert told(pages, "rolls", "one", "two") == {"market": (5, 3), "paid": (3, 1)}
    assert told(pages, "order-succeeds", "die", "amount") == {"paid": (5, 7)}


def test_the_cards_are_those_that_the_coach_speaks_of(pages: dict[str, Moment]) -> None:
    cards = {name: card.key for name, (card,) in told(pages, "card-revealed", "card").items()}
    assert cards == {"won": "event-forecast", "crisis": "event-crisis", "hold": "event-forecast"}
    assert told(pages, "crisis-grows", "strength") == {"crisis": (1,)}


def test_the_learner_comes_from_one_star_to_ten(pages: dict[str, Moment]) -> None:
    stars = {name: all_stars(moment.table.state.players)[LEARNER] for name, moment in pages.items()}
    assert [*stars.values()] == [1, 1, 3, 3, 3, 3, 5, 5, 5, 6, 9, 9, 10, 10]


def test_the_learner_has_the_money_that_the_coach_speaks_of(pages: dict[str, Moment]) -> None:
    cash = {name: moment.table.state.players[LEARNER].cash for name, moment in pages.items()}
    assert [cash[name] for name in ("roll", "market", "raise", "paid", "borrow")] == [20, 22, 22, 19, 7]


def test_nobody_could_outbid_the_learner_at_the_end(pages: dict[str, Moment]) -> None:
    view = ECONOMICUS.view(pages["borrow"].table, LEARNER)
    assert [firm.cash + firm.raisable for firm in view.mats[1:]] == [4, 5]
