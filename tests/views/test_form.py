"""The form of an action: how its buttons are named, and which numbers stand in it."""

from __future__ import annotations

import pytest

from bot.views.choosing.draft import Draft
from bot.views.field import FormField, standing
from bot.views.parts.custom_id import Control
from bot.words.words import Words
from games.container.words import pricing
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


PRICES = Spread(
    (
        Item("brown", say("letter-black"), 1, 4, None, usual=3),
        Item("gray", say("letter-black"), 1, 4, None),
        Item("old", say("letter-black"), 1, 4, 2),
    )
)


def test_what_must_be_named_is_what_was_sent_last_time_else_the_usual() -> None:
    assert standing(PRICES, "prices", Draft()) == {"brown": 3, "old": 2}
    sent = Draft(last={"prices": {"brown": 1, "gray": 4, "old": 3}})
    assert standing(PRICES, "prices", sent) == {"brown": 1, "gray": 4, "old": 2}


def test_what_was_sent_last_time_and_is_impossible_now_does_not_stand_there() -> None:
    sent = Draft(last={"prices": {"brown": 5, "gray": "4"}})
    assert standing(PRICES, "prices", sent) == {"brown": 3, "old": 2}


def test_what_is_filled_in_comes_before_all() -> None:
    draft = Draft(last={"prices": {"brown": 1}}, begun={"prices": {"brown": 2}})
    assert standing(PRICES, "prices", draft)["brown"] == 2


@pytest.mark.parametrize(("language", "price"), [("en", "$3"), ("ru", "3 $")])
def test_a_price_is_said_in_money(language: str, price: str) -> None:
    field = FormField(Control("act", 1), Words(language, "container"), "prices", Draft(), 0)
    told, _ = field.lines(pricing({"beige": 1}, {"gray@3": 1}, (1, 2, 3, 4)))
    assert [line.rpartition(": ")[2].replace("\xa0", " ") for line in told.splitlines()] == [
        f"**{price}**"
    ] * 2
