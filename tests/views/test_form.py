"""The form of an action: how its buttons are named."""

from __future__ import annotations

import pytest

from bot.views.choosing.draft import Draft
from bot.views.forms.form import FormField
from bot.views.parts.custom_id import Control
from bot.words.words import Words
from games.kernel import Item, Spread, say


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", ["Change 1–5", "Change 6"]), ("ru", ["Изменить 1–5", "Изменить 6"])],
)
def test_a_line_that_is_left_over_is_named_alone(language: str, named: list[str]) -> None:
    items = tuple(Item(f"i{n}", say("letter-black"), 0, 3) for n in range(6))
    field = FormField(Control("act", 1), Words(language, "container"), "prices", Draft(), 0)
    _, row = field.lines(Spread(items))
    assert [button["label"] for button in row["components"]][1:] == named
