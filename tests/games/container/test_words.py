"""What a store holds, beside its name in a list."""

from __future__ import annotations

import pytest

from bot.words.words import Words
from games.container.components import COLOURS
from games.container.words import store_note

FEW = {"gray@2": 1, "brown@3": 2}
MANY = {f"{colour}@{price}": 2 for colour in COLOURS for price in (1, 4)}


def test_a_few_kinds_have_their_prices() -> None:
    assert Words("en", "container")(store_note(FEW)).endswith("2 brown at $3, gray $2")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_of_many_kinds_each_colour_is_counted_and_the_prices_are_told(language: str) -> None:
    words = Words(language, "container")
    said = words(store_note(MANY))
    assert said.count("4 ") >= len(COLOURS)
    assert "1–$4" in said or "1–4" in said
    assert len(said) <= 100
