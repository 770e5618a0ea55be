"""The lists of a panel: what each option says would follow."""

from __future__ import annotations

from bot.views.choosing.lists import listing
from bot.views.choosing.shut import why_shut_in
from bot.views.forms.modals import number_form
from bot.views.parts.custom_id import Control
from bot.words.words import Words
from games.kernel import Action, Amount, Choice, Domain, Field, Item, Offer, Picked, Spread, Text, one_of, say

WORDS = Words("en", "container")


class Deal(Action):
    seller: str
    goods: dict[str, int]


class Bid(Action):
    port: str
    coins: int


def named(text: str) -> Text:
    return say("ui-lobby-seat", who=text)


WHY = named("Far away.")


def test_one_thing_out_of_several_says_what_would_be_left_if_it_were_the_only_one() -> None:
    prices = {"brown": 2, "gray": 3, "black": 4}
    items = tuple(Item(f"{name}@{price}", named(name), 0, 3, cost=price) for name, price in prices.items())
    shop = Spread(items, 1, note=lambda chosen: named(f"leaves ${9 - sum(int(key[-1]) for key in chosen)}"))
    offer = Offer(Deal, named("Buy"), {"seller": one_of([Choice("a", named("Anna"))]), "goods": shop})
    listed = listing(offer, {"seller": "a"})
    assert listed is not None
    notes = dict(entry.said(WORDS) for entry in listed.entries)
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
    assert listed.entries[0].said(WORDS)[1] == "leaves 29 · Rio has gold"


def test_who_types_a_number_reads_where_its_bounds_come_from() -> None:
    form = number_form(Control("fill", 1), "Bid", Amount(0, 20, named("you have $20")), WORDS)
    (field,) = form.to_dict()["components"]
    assert field["description"] == "you have $20"


def _shop(cash: int) -> Offer:
    items = (Item("gray", named("gray"), 0, 3, cost=2), Item("black", named("black"), 0, 1, cost=9))
    closed = (
        Choice("pink", named("pink"), named("Sold out.")),
        Choice("red", named("red"), named("Far."), True),
    )
    shop = Spread(items, 1, budget=cash, closed=lambda: closed)
    return Offer(Deal, named("Buy"), {"seller": one_of([Choice(n, named(n)) for n in "ab"]), "goods": shop})


def test_what_costs_more_than_there_is_stands_in_no_list() -> None:
    listed = listing(_shop(cash=5), {"seller": "a"})
    assert listed is not None
    assert [entry.label(WORDS) for entry in listed.entries] == ["gray", "2 × gray"]


def test_why_something_cannot_be_chosen_stands_under_the_name_of_the_answer_once() -> None:
    """What nobody looks for there is told only to whoever names it."""
    answers: list[tuple[Offer, dict[str, str]]] = [(_shop(5), {}), (_shop(5), {"seller": "a"})]
    assert why_shut_in(answers, WORDS) == ["-# Buy · pink: Sold out."]


def test_reasons_after_the_first_begin_as_sentences_do() -> None:
    closed = tuple(Choice(name, named(name), named(f"No {name}.")) for name in ("pink", "red"))
    ports = one_of([Choice("a", named("a"))], lambda: closed)
    assert why_shut_in([(Offer(Bid, named("Send"), {"port": ports}), {})], WORDS) == [
        "-# Send · pink: No pink. Red: No red."
    ]


def test_what_does_not_fit_into_the_line_of_an_option_stands_below_it() -> None:
    far = "x" * 60
    ports = one_of([Choice(n, named(n + far)) for n in "ab"])
    coins = one_of([Choice(n, named(f"{n} {far}"), named("a note")) for n in (1, 2)])
    listed = listing(Offer(Bid, named("Send"), {"port": ports, "coins": coins}), {})
    assert listed is not None
    first = listed.entries[0]
    assert first.said(WORDS) == (f"a{far}", f"1 {far} · a note")


def test_what_stands_open_after_one_choice_is_not_called_shut() -> None:
    def place(picked: Picked) -> Domain:
        every = [Choice(n, named(n)) for n in ("Rio", "Lima")]
        return one_of(
            every[:1] if picked["port"] == "a" else every, lambda: (Choice("Lima", named("Lima"), WHY),)
        )

    ports = one_of([Choice(n, named(n)) for n in "ab"])
    assert why_shut_in([(Offer(Bid, named("Send"), {"port": ports, "coins": place}), {})], WORDS) == []


def test_an_amount_says_what_is_counted() -> None:
    coins = Amount(1, 2, called=lambda n: named(f"{n} gold"))
    listed = listing(Offer(Bid, named("Send"), {"coins": coins}), {})
    assert listed is not None
    assert [entry.label(WORDS) for entry in listed.entries] == ["1 gold", "2 gold"]


def test_an_amount_that_would_be_a_folly_is_left_to_whoever_types_it() -> None:
    listed = listing(Offer(Bid, named("Bid"), {"coins": Amount(1, 90, sane=3)}), {}, brief=True)
    assert listed is not None
    assert ([entry.label(WORDS) for entry in listed.entries], listed.other) == (["1", "2", "3"], True)
