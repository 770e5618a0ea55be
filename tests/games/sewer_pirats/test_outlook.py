"""What experts hope for in the middle of a game: treasure, what may be made of it, and what ships promise."""

from __future__ import annotations

from games.sewer_pirats.policy import outlook
from games.sewer_pirats.rules.scoring import worth_now
from games.sewer_pirats.rules.turn import OneAction
from tests.games.sewer_pirats.hand import PLAIN, deal

CHILI = "noodles-8 noodles-4 noodles-4 +chili"


def test_a_can_without_an_opener_is_not_nothing() -> None:
    table = deal(OneAction(0), treasures=["can-15"])
    assert worth_now(table, 0) == worth_now(table, 1)
    assert outlook(table, 0) > outlook(table, 1)


def test_a_captain_in_front_of_a_rich_pile_has_more_to_hope_for() -> None:
    aboard = {"cat": {4: (0, "rat")}, "bird": {1: (1, "toad")}}
    table = deal(OneAction(1), aboard=aboard, piles={"cat": (CHILI, PLAIN)})
    assert outlook(table, 0) > outlook(table, 1)


def test_at_the_bar_somebody_hired_counts_by_the_clan() -> None:
    table = deal(OneAction(0), variant="auction", home=["raccoon", "snail"], bar=["rat"])
    assert outlook(table, 0) > outlook(table, 1)
