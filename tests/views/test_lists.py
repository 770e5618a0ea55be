"""The lists of a panel: what each option says would follow."""

from __future__ import annotations

from bot.views.choosing.lists import listing
from bot.views.forms.modals import number_form
from bot.views.parts.custom_id import Control
from bot.words.words import Words
from games.kernel import Action, Amount, Choice, Field, Item, Offer, Spread, Text, one_of, say

WORDS = Words("en", "container")


class Deal(Action):
    seller: str
    goods: dict[str, int]


class Bid(Action):
    port: str
    coins: int


def named(text: str) -> Text:
    return say("ui-lobby-seat", who=text)


def test_one_thing_out_of_several_says_what_would_be_left_if_it_were_the_only_one() -> None:
    prices = {"brown": 2, "gray": 3, "black": 4}
    items = tuple(Item(f"{name}@{price}", named(name), 0, 3, cost=price) for name, price in prices.items())
    shop = Spread(items, 1, note=lambda chosen: named(f"leaves ${9 - sum(int(key[-1]) for key in chosen)}"))
    offer = Offer(Deal, named("Buy"), {"seller": one_of([Choice("a", named("Anna"))]), "goods": shop})
    listed = listing(offer, {"seller": "a"})
    assert listed is not None
    notes = {entry.label(WORDS): entry.note(WORDS) for entry in listed.entries}
    assert notes["brown"] == "leaves $7"
    assert notes["gray"] == "leaves $6"


def test_an_amount_keeps_what_is_said_of_that_for_which_it_is_given() -> None:
    ports = one_of(Choice(port, named(port), named(f"{port} has gold")) for port in ("Rio", "Panama"))
    fields: dict[str, Field] = {
        "port": ports,
        "coins": Amount(1, 30, note=lambda coins: named(f"leaves {30 - coins}")),
    }
    listed = listing(Offer(Bid, named("Send"), fields), {}, brief=True)
    assert listed is not None
    assert listed.entries[0].note(WORDS) == "leaves 29 · Rio has gold"


def test_who_types_a_number_reads_where_its_bounds_come_from() -> None:
    form = number_form(Control("fill", 1), "Bid", Amount(0, 20, named("you have $20")), WORDS)
    (field,) = form.to_dict()["components"]
    assert field["description"] == "you have $20"
