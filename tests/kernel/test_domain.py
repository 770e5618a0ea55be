"""Domains: one declaration that checks, enumerates and samples."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.kernel import Amount, Choice, Illegal, Item, Offer, OneOf, SomeOf, Spread, Who, once, one_of, say
from games.kernel.asking.domain import Domain
from games.kernel.hosting import (
    AnyTable,
    Was,
    WrongTable,
    deal,
    independent,
    override,
    pack,
    play,
    prompt,
    start,
    texts_in,
    unpack,
)
from tests.kernel.salvage import SALVAGE, Bid, Chest, ConsiderOffer
from tests.kit import refusal

A, B, C = (Choice(value, say(value)) for value in "abc")


def refused(domain: Domain, value: Any) -> str:
    with pytest.raises(Illegal) as caught:
        domain.check(value)
    return caught.value.text.key


def test_one_of_says_why_something_that_exists_is_closed() -> None:
    domain = one_of((A,), lambda: (B._replace(note=say("b-sleeps")),))
    assert domain.check("a") == "a"
    assert refused(domain, "b") == "b-sleeps"
    assert refused(domain, "c") == "choose-one"
    assert list(domain.possible()) == ["a"]


def test_one_of_takes_its_values_and_nothing_else() -> None:
    assert one_of((A, B)).check("b") == "b"
    assert refused(one_of((A, B)), "c") == "choose-one"
    assert refused(one_of((Choice(1, say("x")),)), True) == "choose-one"


def test_values_are_described_only_when_they_are_shown() -> None:
    described: list[Any] = []
    ports = OneOf(("a", "b"), lambda name: described.append(name) or Choice(name, say(name)))  # type: ignore[func-returns-value]
    assert (ports.check("b"), ports.sample(Random(1)) in ("a", "b"), described) == ("b", True, [])
    assert ports.choices == (A, B)
    assert described == ["a", "b"]


def test_a_domain_that_depends_on_nothing_is_made_once_and_not_before_it_is_asked_for() -> None:
    made: list[int] = []

    def amount() -> Domain:
        made.append(1)
        return Amount(1, 9)

    offer = Offer(Bid, say("bid"), {"amount": once(amount)})
    assert (offer.kind, made) == ("Bid", [])
    assert offer.sample(Random(1)) is not None
    assert (offer.accept({"amount": 4}), made) == (Bid(amount=4), [1])


def test_a_refusal_names_no_more_choices_than_can_be_read() -> None:
    many = one_of(tuple(Choice(n, say("n", n=n)) for n in range(40)))
    with pytest.raises(Illegal) as caught:
        many.check(99)
    assert caught.value.text.args["choices"][-1] == say("and-more", count=28)


def test_a_domain_that_waits_for_an_answer_is_not_independent() -> None:
    bound = Amount(1, 9)
    assert independent(bound) == bound
    assert independent(once(lambda: bound)) == bound
    assert independent(lambda picked: Amount(1, picked["most"])) is None


def test_some_of_takes_a_subset_in_its_own_order() -> None:
    some = SomeOf((A, B, C), 1, 2)
    assert some.check(["c", "a"]) == ("a", "c")
    assert refused(some, []) == "choose-count"
    assert refused(some, ["a", "b", "c"]) == "choose-count"
    assert refused(some, ["a", "a"]) == "choose-some"
    assert refused(some, "z") == "choose-some"
    assert list(some.possible()) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_amount_takes_whole_numbers_in_its_bounds() -> None:
    assert Amount(0, 3).check(3) == 3
    assert refused(Amount(0, 3), 4) == "choose-amount"
    assert refused(Amount(0, 3), 1.0) == "choose-amount"
    assert refused(Amount(0, 3, say("why")), None) == "choose-amount-because"


def test_where_one_number_is_possible_no_range_is_named() -> None:
    assert refused(Amount(1, 1), 3) == "choose-only"
    assert refused(Amount(1, 1, say("why")), 3) == "choose-only-because"
    assert refused(SomeOf((A, B, C), 2, 2), ["a"]) == "choose-exactly"
    line = Item("x", say("x"), 1, 1, default=None)
    assert refused(Spread((line,)), {}) == "spread-only"
    assert refused(Spread((line,)), {"x": 2}) == "spread-only"
    assert refused(Spread((Item("x", say("x"), 0, 4),), 2, 2), {"x": 3}) == "spread-total-only"


PRICES = Spread((Item("beige", say("b"), 2, 6, default=None), Item("gray", say("g"), 2, 6, default=3)))
BASKET = Spread((Item("x", say("x"), 0, 2, cost=3), Item("y", say("y"), 0, 2, cost=1)), 1, 3, budget=5)


def test_spread_wants_a_number_for_what_has_no_default() -> None:
    assert PRICES.check({"beige": 4}) == {"beige": 4, "gray": 3}
    assert refused(PRICES, {"gray": 4}) == "spread-missing"
    assert refused(PRICES, {"beige": 7}) == "spread-range"
    assert refused(PRICES, {"beige": 4, "pink": 2}) == "spread-stray"
    assert refused(PRICES, 4) == "spread-shape"


def test_spread_takes_none_of_what_is_not_there_for_nothing() -> None:
    assert PRICES.check({"beige": 4, "pink": 0}) == {"beige": 4, "gray": 3}
    assert refused(PRICES, {"beige": 4, "pink": "none"}) == "spread-stray"
    assert refused(PRICES, {"beige": 4, 5: 0}) == "spread-shape"


def test_spread_keeps_to_total_and_budget() -> None:
    assert BASKET.check({"x": 1, "y": 2}) == {"x": 1, "y": 2}
    assert refused(BASKET, {}) == "spread-total"
    assert refused(BASKET, {"x": 2}) == "spread-budget"
    assert list(BASKET.possible()) == [{"y": 1}, {"y": 2}, {"x": 1}, {"x": 1, "y": 1}, {"x": 1, "y": 2}]


AB = OneOf(("a", "b"), lambda name: Choice(name, say(name)))
ANY = [one_of((A, B)), AB, SomeOf((A, B, C), 1, 2), Amount(2, 5), PRICES, BASKET]


@pytest.mark.parametrize("domain", ANY)
def test_what_is_sampled_and_enumerated_is_accepted(domain: Domain) -> None:
    dice = Random(1)
    every = list(domain.possible())
    for value in [*every, *(domain.sample(dice) for _ in range(200))]:
        assert domain.check(value) == value
    seen = [domain.sample(dice) for _ in range(3_000)]
    assert all(value in seen for value in every), "sampling reaches every value"


@pytest.mark.parametrize(
    ("domain", "sole"),
    [
        (one_of((A,)), "a"),
        (one_of((A, B)), None),
        (AB, None),
        (SomeOf((A, B), 2, 2), ("a", "b")),
        (SomeOf((A, B), 0, 0), ()),
        (SomeOf((A, B), 0, 1), None),
        (Amount(3, 3), 3),
        (Amount(3, 4), None),
        (Spread((Item("x", say("x"), 0, 2, cost=3),), budget=2), {}),
        (BASKET, None),
    ],
)
def test_the_only_value_is_found(domain: Domain, sole: Any) -> None:
    assert domain.sole() == sole


@pytest.mark.parametrize("domain", [one_of(()), Amount(2, 1), SomeOf((A,), 2), Spread((), least=1)])
def test_an_empty_domain_has_nothing_to_sample(domain: Domain) -> None:
    assert domain.sample(Random(1)) is None


def hawker() -> AnyTable:
    """Seat 2 has won a crate, and seat 0 is in debt."""
    table = start(deal(SALVAGE, 3, "seed"))
    play(table, 0, "TakeLoan", {})
    for seat, amount in enumerate((1, 2, 3)):
        play(table, seat, "Bid", {"amount": amount})
    return table


def test_a_domain_may_depend_on_what_was_picked_before() -> None:
    table = hawker()
    twice = 2 * table.state.crate
    assert refusal(table, 2, "Hawk", buyer=0, price=twice) == say("choose-amount", least=1, most=twice // 2)
    play(table, 2, "Hawk", {"buyer": 1, "price": twice})
    assert table.now == ConsiderOffer(seller=2, buyer=1, price=twice)


def test_checking_one_action_does_not_enumerate() -> None:
    huge = Spread(tuple(Item(str(n), say("n"), 0, 50) for n in range(30)), most=60)
    assert huge.check({"3": 50, "4": 10}) == {"3": 50, "4": 10}
    assert huge.sole() is None
    assert len(list(islice(huge.possible(), 5))) == 5
    assert huge.sample(Random(2)) is not None


def test_an_offer_has_a_check_of_its_own() -> None:
    odd = Offer(
        Bid, say("bid"), {"amount": Amount(0, 9)}, check=lambda p: say("odd") if p["amount"] % 2 else None
    )
    assert {values["amount"] for values in odd.fillings()} == {0, 2, 4, 6, 8}
    assert all(picked is not None and picked["amount"] % 2 == 0 for picked in [odd.sample(Random(3))])
    with pytest.raises(Illegal) as caught:
        odd.accept({"amount": 3})
    assert caught.value.text == say("odd")


def test_a_prompt_lists_exactly_its_legal_actions() -> None:
    asked = prompt(start(deal(SALVAGE, 2, "seed")), 0)
    assert asked is not None
    bids = [pick.values["amount"] for pick in asked.legal() if pick.kind == "Bid"]
    assert bids == list(range(11))


def test_messages_round_trip_through_json() -> None:
    text = say("x", n=3, who=Who(2), inner=say("y", list=(say("z"), Who(0), Was(0, 7), 4)), word="beige")
    assert unpack(pack(text)) == text
    assert [inner.key for inner in texts_in(text)] == ["x", "y", "z"]


def test_an_override_changes_only_what_it_names() -> None:
    chest = override(Chest(), "coins = 14\n")
    assert chest == Chest(coins=14)


@pytest.mark.parametrize(
    ("toml", "line", "reason"),
    [
        ("coins = 1\nloan = 0\n", 2, "loan"),
        ("coins = 1\n\nrepayment = 3\n", 1, "repayment must be more than loan"),
        ("gold = 4\n", 1, "gold"),
        ("coins = 1\nloan = = 3\n", 2, ""),
        ("crates = [1,\n 2, 'x']\n", 1, "crates"),
    ],
)
def test_a_table_that_does_not_add_up_is_refused_with_the_line(toml: str, line: int, reason: str) -> None:
    with pytest.raises(WrongTable) as caught:
        override(Chest(), toml)
    assert caught.value.line == line
    assert reason in caught.value.reason
