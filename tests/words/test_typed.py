"""What people type, and what is proposed to them while they do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.words.parse import value_of
from bot.words.suggest import few, likely, suggest
from bot.words.words import Words
from games import GAMES
from games.kernel import (
    Amount,
    Choice,
    Game,
    Illegal,
    Item,
    Offer,
    SomeOf,
    Spread,
    Text,
    one_of,
    say,
    waiting,
)
from games.kernel.hosting import LANGUAGES, prompt
from tests.kit import new_table, walk

EN, RU = Words("en"), Words("ru")


def named(text: str) -> Text:
    return say("ui-lobby-seat", who=text)


ENDLESS = "9" * 5000  # more digits than Python reads
COLOURS = one_of(
    (
        Choice("beige", named("Beige machine"), named("leaves $14")),
        Choice("gray", named("Gray machine"), named("leaves $11")),
        Choice("brown-2", named("Чёрный станок")),
    )
)
CLOSED = one_of(COLOURS.choices, lambda: (Choice("white", named("White machine"), named("sold")),))
SOME = SomeOf(tuple(Choice(n, named(w)) for n, w in ((1, "Anna"), (2, "Boris"), (3, "Clara"))), 1, 2)
PRICES = Spread((Item("beige", named("beige"), 1, 4, None), Item("gray@2", named("gray · $2"), 1, 4, 2)))
BUY = Spread((Item("a", named("apples"), 0, 3, cost=2), Item("b", named("pears"), 0, 2, cost=5)), 1, 4, 9)
SOLD_PEARS = Choice("b", named("pears"), named("Sold out."))

SECOND = Spread((Item("black", named("чёрный"), 1, 4), Item("black-b", named("чёрный № 2"), 1, 4)))
SHOPS = (
    Choice("bar", named("Bar · costs 21")),
    Choice("grill", named("Bar and grill · costs 30")),
    Choice("pan", named("Pan-Asian · costs 40")),
)


@pytest.mark.parametrize(
    ("domain", "typed", "value"),
    [
        (COLOURS, "beige", "beige"),
        (COLOURS, "brown-2", "brown-2"),
        (COLOURS, "BEIGE MACHINE", "beige"),
        (COLOURS, "gra", "gray"),
        (CLOSED, "white machine", "white"),
        (COLOURS, "черный станок", "brown-2"),
        (COLOURS, "brown 2", "brown-2"),
        (COLOURS, "pink", "pink"),
        (Amount(0, 9), " 7 ", 7),
        (Amount(0, 9), 7, 7),
        (Amount(0, 9), "many", "many"),
        (Amount(0, 9), ENDLESS, ENDLESS),
        (SOME, f"anna, {ENDLESS}", [1, ENDLESS]),
        (SOME, "1, 3", [1, 3]),
        (SOME, "Anna, boris", [1, 2]),
        (SOME, "anna boris", [1, 2]),
        (SOME, "3; 1", [3, 1]),
        (SOME, "anna, zoe", [1, "zoe"]),
        (PRICES, "beige 3, gray@2 4", {"beige": 3, "gray@2": 4}),
        (PRICES, "beige 3, gray · $2 4", {"beige": 3, "gray@2": 4}),
        (PRICES, "beige:3; gray@2=1", {"beige": 3, "gray@2": 1}),
        (PRICES, "3 beige 1 gray $2", {"beige": 3, "gray@2": 1}),
        (PRICES, "4", {"beige": 4}),
        (PRICES, " ", {}),
        (Spread(()), "", {}),
        (PRICES, "beige 3 gray 4", {"beige": 3, "gray@2": 4}),
        (PRICES, "beige -1", {"beige": -1}),
        (PRICES, "beige −1, gray –$2", {"beige": -1, "gray@2": -2}),
        (PRICES, "-1", {"beige": -1}),
        (PRICES, "beige - 1, gray-3", {"beige": 1, "gray@2": 3}),
        (SECOND, "чёрный 2, чёрный №2 3", {"black": 2, "black-b": 3}),
        (SECOND, "чёрный № 2: 3", {"black-b": 3}),
        (Spread(BUY.items[:1]), "2", {"a": 2}),
        (SomeOf(SHOPS), "bar, pan-asian", ["bar", "pan"]),
        (one_of(SHOPS), "Bar", "bar"),
        (one_of(SHOPS), "pan-asian", "pan"),
        (COLOURS, "-brown-2", "brown-2"),
        (one_of(SOME.choices), "-1", "-1"),
        (SOME, "anna, -2", [1, -2]),
        (Amount(-9, 9), "-7", -7),
        (Amount(-9, 9), "−$7", -7),
        (Amount(0, 9), "$7", 7),
    ],
)
def test_what_was_typed_is_what_was_meant(domain: Any, typed: str, value: Any) -> None:
    assert value_of(domain, typed, [EN, RU]) == value


@pytest.mark.parametrize(
    "typed", ["beige", "beige three", "3 4", "pink 3", "beige 3, gray", "?!", ENDLESS, f"beige {ENDLESS}"]
)
def test_a_list_that_cannot_be_read_is_answered_with_an_example(typed: str) -> None:
    with pytest.raises(Illegal) as refused:
        value_of(PRICES, typed, [EN, RU])
    assert EN(refused.value.text) == "Write it like this: beige 1."


def card(name: str, cost: int, most: int = 2) -> Item:
    label = say("card-line", card=say(f"card-{name}"), cost=cost, points=cost)
    return Item(name, label, 0, most, cost=cost)


DEAL = Spread((card("bank", 30), card("ship", 15), card("villa", 10)), 1, budget=20)
SMUGGLERS = [Words("en", "cargo_noir"), Words("ru", "cargo_noir")]


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("вилла 1", {"villa": 1}),
        ("Villa 1", {"villa": 1}),
        ("Вилла · цена 10 · 10 ОП 1", {"villa": 1}),
        ("карта Корабля 1, Вилла 2", {"ship": 1, "villa": 2}),
        ("1 Cargo Ship", {"ship": 1}),
    ],
)
def test_a_thing_is_known_by_its_name_without_the_price(typed: str, value: dict[str, int]) -> None:
    assert value_of(DEAL, typed, SMUGGLERS) == value


def test_a_name_that_two_things_have_means_neither() -> None:
    twins = Spread((Item("a", named("bar · costs 4"), 0, 1), Item("b", named("bar · costs 5"), 0, 1)))
    with pytest.raises(Illegal) as refused:
        value_of(twins, "bar 1", [EN, RU])
    assert EN(refused.value.text) == "Write it like this: bar · costs 4 1."
    assert value_of(twins, "bar · costs 5 1", [EN, RU]) == {"b": 1}
    either = one_of(tuple(Choice(item.key, item.label) for item in twins.items))
    assert value_of(either, "bar", [EN]) == "bar"
    assert value_of(Spread((*twins.items[:1], Item("c", named("bar"), 0, 1))), "bar 1", [EN]) == {"c": 1}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Say what the number is for, like this: Cargo Ship 1."),
        ("ru", "Напишите, к чему относится число, например так: карта Корабля 1."),
    ],
)
def test_a_bare_number_is_never_guessed_to_be_of_the_first_line(language: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        value_of(DEAL, "1", SMUGGLERS)
    assert Words(language, "cargo_noir")(refused.value.text) == sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (EN, "No numbers here: leave that out."),
        (RU, "Числа здесь не нужны: уберите их."),
    ],
)
def test_where_nothing_takes_a_number_there_is_no_example(words: Words, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        value_of(Spread(()), "1", [EN, RU])
    assert words(refused.value.text) == sentence


def test_a_number_below_nothing_is_refused_in_the_words_of_the_list() -> None:
    with pytest.raises(Illegal) as refused:
        PRICES.check(value_of(PRICES, "beige -1", [EN, RU]))
    assert EN(refused.value.text) == "beige: needs a whole number from 1 to 4."


@pytest.mark.parametrize("domain", [Amount(0, 9), PRICES, BUY])
def test_a_number_without_end_is_answered_like_any_that_is_impossible(domain: Any) -> None:
    assert suggest(domain, ENDLESS, EN) == suggest(domain, "?", EN)


@pytest.mark.parametrize("domain", [COLOURS, SOME, PRICES, BUY])
@pytest.mark.parametrize("typed", ["zebra", "beige 1, zebra", "?!"])
def test_what_nothing_fits_proposes_nothing(domain: Any, typed: str) -> None:
    assert suggest(domain, typed, EN) == []


def test_what_exists_but_is_closed_is_proposed_with_the_reason_once_it_is_typed() -> None:
    assert suggest(CLOSED, "whi", EN) == [("White machine · sold", "white")]
    assert "white" not in [value for _, value in suggest(CLOSED, "", EN)]
    assert value_of(CLOSED, "white", [EN]) == "white", "and is refused with it when it is sent"


def test_the_same_of_a_list_in_which_every_line_gets_a_number() -> None:
    shop = Spread((Item("a", named("apples"), 0, 3),), 1, closed=lambda: (SOLD_PEARS,))
    assert suggest(shop, "pea", EN) == [("pears · Sold out.", "b 1")]
    assert "b 1" not in [value for _, value in suggest(shop, "", EN)]
    for typed in ("pears", "b 1"):
        with pytest.raises(Illegal) as refused:
            shop.check(value_of(shop, typed, [EN]))
        assert EN(refused.value.text) == "Sold out."


def test_a_number_that_will_not_do_is_proposed_with_the_reason() -> None:
    domain = Amount(1, 12, named("you have $12"))
    assert suggest(domain, "99", EN) == [("Choose a whole number from 1 to 12: you have $12.", 99)]


def test_the_number_of_a_choice_finds_it_first() -> None:
    """As 3 does the third industry, though the others bring 3M."""
    ring = one_of(Choice(n, named(f"{n} Industry"), named("brings 3M")) for n in (13, 2, 3))
    assert suggest(ring, "3", EN)[0] == ("3 Industry · brings 3M", 3)


@pytest.mark.parametrize("typed", ["apples, pears", "apples 1, pears 1", "pears apples", "1 apples, 1 pears"])
def test_one_of_each_is_meant_where_no_number_is_named(typed: str) -> None:
    assert value_of(BUY, typed, [EN]) == {"a": 1, "b": 1}


def test_a_price_is_never_taken_for_how_many_are_meant() -> None:
    """Brown 2 may be two brown ones, or one at $2."""
    brown = Spread((Item("brown@2", named("brown $2"), 0, 3), Item("gray@3", named("gray $3"), 0, 3)), 1)
    assert value_of(brown, "brown 1, gray 1", [EN]) == {"brown@2": 1, "gray@3": 1}
    with pytest.raises(Illegal):
        value_of(brown, "brown 2", [EN])


@pytest.mark.parametrize("typed", ["brown, gray", "brown 1, gray 1"])
def test_one_each_of_several_is_no_number_among_them(typed: str) -> None:
    some = SomeOf(tuple(Choice(name, named(name)) for name in ("black", "brown", "gray")), 2, 2)
    assert value_of(some, typed, [EN]) == ["brown", "gray"]


def lists_of(offer: Offer, dice: Random) -> Iterator[Spread]:
    """The lists of an action, each as it is after some answers to the questions before."""
    values, picked = offer.sample(dice), dict[str, Any]()
    while values is not None and (step := offer.next_field(picked)) is not None:
        if isinstance(step[1], Spread) and step[1].items:
            yield step[1]
        picked[step[0]] = values[step[0]]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_example_copied_word_for_word_is_legal(game: Game) -> None:
    dictionaries = [Words(language, game.key) for language in LANGUAGES]
    table, dice = new_table(game, 1)
    for _ in walk(table, dice):
        asked = [prompt(table, seat) for seat in waiting(table)]
        for offer in (offer for each in asked if each is not None for offer in each.offers):
            for domain in lists_of(offer, dice):
                with pytest.raises(Illegal) as refused:
                    value_of(domain, "?!", dictionaries)
                for words in dictionaries:
                    copied = words(refused.value.text).partition(": ")[2]
                    domain.check(value_of(domain, copied, dictionaries))


@pytest.mark.parametrize(
    ("domain", "value", "sentences"),
    [
        (Amount(1, 1), 3, ("Only 1 is possible.", "Возможно только 1.")),
        (Amount(1, 1, named("you have $1")), 3, ("Only 1 is possible: you have $1.",)),
        (SomeOf(SOME.choices, 2, 2), [1], ("Choose exactly 2.", "Выберите ровно 2.")),
    ],
)
def test_where_one_number_is_possible_it_is_named_alone(
    domain: Any, value: Any, sentences: tuple[str, ...]
) -> None:
    with pytest.raises(Illegal) as refused:
        domain.check(value)
    assert tuple(words(refused.value.text) for words in (EN, RU))[: len(sentences)] == sentences


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (EN, "“Accept” doesn’t take Winner: leave that out."),
        (RU, "«Accept»: уберите лишнее — Winner."),
    ],
)
def test_what_an_action_does_not_take_is_to_be_left_out(words: Words, sentence: str) -> None:
    assert words.say("stray-fields", label="Accept", fields=("Winner",)) == sentence


def test_choices_show_their_consequence_and_answer_to_any_part_of_the_label() -> None:
    assert suggest(COLOURS, "", EN)[0] == ("Beige machine · leaves $14", "beige")
    assert [value for _, value in suggest(COLOURS, "leaves $11", EN)] == ["gray"]


def test_of_too_many_amounts_the_lowest_are_proposed_and_the_others_by_their_digits() -> None:
    assert [value for _, value in suggest(Amount(1, 200), "", EN)] == list(range(1, 26))
    assert [value for _, value in suggest(Amount(0, 30), "2", EN)] == [2, *range(20, 30)]
    assert [value for _, value in suggest(Amount(0, 10**9), "0", EN)] == [0]
    assert [value for _, value in suggest(Amount(5, 10**9), "12", EN)][:3] == [12, 120, 121]


def test_of_amounts_that_people_round_the_round_ones_are_proposed() -> None:
    assert [value for _, value in suggest(Amount(1, 100, round=10), "", EN)] == list(range(10, 101, 10))
    assert [value for _, value in suggest(Amount(3, 8, round=10), "", EN)] == [3, 4, 5, 6, 7, 8]


def test_some_of_several_grow_one_by_one_up_to_the_most() -> None:
    assert [value for _, value in suggest(SOME, "", EN)] == ["1", "2", "3"]
    assert [value for _, value in suggest(SOME, "anna, ", EN)] == ["1", "1, 2", "1, 3"]
    assert [value for _, value in suggest(SOME, "anna, clara", EN)] == ["1, 3"]


def test_a_list_of_prices_is_proposed_whole() -> None:
    names = [name for name, _ in suggest(PRICES, "", EN)]
    assert names == ["beige 1", "beige 2", "beige 3", "beige 4"]
    assert ("beige 3, gray · $2 4", "beige 3, gray@2 4") in suggest(PRICES, "beige 3, gr", EN)


def test_a_list_shows_what_would_follow_once_it_is_legal() -> None:
    told = replace(BUY, note=lambda value: named(f"takes {sum(value.values())}"))
    assert suggest(told, "", EN)[1] == ("apples 2 · takes 2", "a 2")
    unfinished = suggest(replace(told, least=5, most=6), "", EN)
    assert [name for name, _ in unfinished if "takes" in name] == []


def test_a_list_beyond_the_budget_is_not_proposed() -> None:
    values = [value for _, value in suggest(BUY, "", EN)]
    assert values == ["a 1", "a 2", "a 3", "b 1"]
    assert [value for _, value in suggest(BUY, "pears 1, ", EN)] == ["b 1", "b 1, a 1", "b 1, a 2"]
    assert [value for _, value in suggest(BUY, "pears 1, a", EN)] == ["b 1, a 1", "b 1, a 2"]


def test_no_number_that_a_line_cannot_have_is_proposed() -> None:
    for typed in ("a -1", "b 3", "a 2, b -1"):
        assert all("-1" not in name and "b 3" not in name for name, _ in suggest(BUY, typed, EN))


def test_every_proposal_is_legal_or_says_that_it_is_not_whole() -> None:
    for domain in (PRICES, BUY, Spread(BUY.items, 3, 4)):
        for name, value in suggest(domain, "", EN):
            if not name.endswith("…"):
                domain.check(value_of(domain, value, [EN]))


@pytest.mark.parametrize("most", [25, 60, 720])
def test_of_many_numbers_the_lowest_come_one_by_one_and_none_is_left_out_between_them(most: int) -> None:
    numbers = list(range(1, most + 1))
    assert few(numbers) == list(range(1, 26))
    assert likely(Amount(1, most)) == list(range(1, 26))


def test_who_wants_a_high_amount_sees_the_highest_first() -> None:
    assert likely(Amount(1, 4, falling=True)) == [4, 3, 2, 1]


def test_percentages_come_in_tens() -> None:
    assert likely(Amount(1, 100, round=10)) == list(range(10, 101, 10))


def test_what_is_chosen_now_is_among_the_numbers() -> None:
    assert few(list(range(1, 721)), now=72) == [*range(1, 25), 72]
    assert few(list(range(1, 721)), now=7) == list(range(1, 26))


def test_few_numbers_are_all_shown() -> None:
    assert few(list(range(5))) == [0, 1, 2, 3, 4]
