"""Standing orders: the crew auction without waiting, the same two cards, and what one always does."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import waiting
from games.kernel.hosting import give, void
from games.sewer_pirats.rules.abilities import Creep, SecondAction
from games.sewer_pirats.rules.auction import Hiring, Opening
from games.sewer_pirats.rules.cards import HandLimit
from games.sewer_pirats.rules.grab import Loot
from games.sewer_pirats.rules.turn import OneAction, Turn
from tests.games.sewer_pirats.hand import act, deal, hand_of, treasure
from tests.games.sewer_pirats.test_auction import at_the_bar
from tests.ordered import book, carry_out, offers_to

Given = tuple[str, dict[str, Any]]


def limit(what: int, cards: int, then: str = "out") -> Given:
    return "BidForFigure", {"what": what, "limit": cards, "then": then}


def test_9_7_limits_meet_card_by_card_and_the_higher_one_hires() -> None:
    table = at_the_bar(Opening(0))
    orders = book(table, {0: [limit(3, 4)], 1: [limit(3, 2)], 2: [limit(3, 3)]})
    act(table, "OpenBidding", stool=3, price=0)
    log = carry_out(table, orders)
    raised = [(entry.seat, entry.values.get("price")) for entry in log if entry.kind == "RaiseBid"]
    assert raised == [(1, 1), (2, 2), (0, 3)]
    assert table.now == Hiring(0, 3, 3)


def test_9_7_a_limit_for_one_figure_says_nothing_about_another() -> None:
    table = at_the_bar(Opening(0))
    orders = book(table, {1: [limit(1, 6)]})
    act(table, "OpenBidding", stool=3, price=0)
    assert carry_out(table, orders) == []


def test_9_7_a_limit_for_any_figure_also_says_when_to_drop_out() -> None:
    table = at_the_bar(Opening(0))
    orders = book(table, {1: [limit(0, 0)], 2: [limit(0, 0)]})
    act(table, "OpenBidding", stool=3, price=0)
    assert [entry.kind for entry in carry_out(table, orders)] == ["DropOut", "DropOut"]


def test_9_7_a_limit_ends_when_its_figure_is_hired() -> None:
    table = at_the_bar(Opening(0))
    order = give(table, 1, *limit(3, 5))
    act(table, "OpenBidding", stool=3, price=0)
    assert order.lasts(table.game.view(table, 1))
    act(table, "DropOut")
    act(table, "DropOut")
    assert not order.lasts(table.game.view(table, 1))


def test_9_5_the_starter_opens_with_the_figure_ordered_at_its_least_price() -> None:
    table = at_the_bar(Opening(0))
    log = carry_out(table, book(table, {0: [("OpenWithFigure", {"what": 2, "limit": 3})]}))
    assert [entry.values for entry in log] == [{"stool": 2, "price": 1}]


def test_9_5_a_figure_that_has_become_too_dear_is_not_opened() -> None:
    table = at_the_bar(Opening(0))
    assert carry_out(table, book(table, {0: [("OpenWithFigure", {"what": 1, "limit": 1})]})) == []


def test_9_8_crew_is_paid_with_the_most_plentiful_cards() -> None:
    table = at_the_bar(Hiring(0, 3, 2), hands=("cccb", "c", "c"))
    carry_out(table, book(table, {0: [("PayPlentiful", {})]}))
    assert hand_of(table, 0) == "cb"


def take(one: str, other: str, cards: int) -> Given:
    return "TakeSameCards", {"one": one, "other": other, "limit": cards}


def test_4_3_the_same_two_cards_turn_after_turn_until_the_hand_is_full_enough() -> None:
    table = deal(OneAction(0), row="cbfc", deck="cccccccc", hands=("", ""))
    orders = book(table, {0: [take("cat", "deck", 4)]})
    for _ in range(2):
        assert [entry.values["card"] for entry in carry_out(table, orders)] == ["cat", "deck"]
        act(table, "TakeCard", card="deck")
        act(table, "TakeCard", card="deck")
    assert carry_out(table, orders) == []
    assert (hand_of(table, 0), waiting(table), orders) == ("cccc", (0,), {0: []})


def test_4_3_a_card_that_is_not_in_the_row_makes_the_order_void() -> None:
    table = deal(OneAction(0), row="bbff", hands=("", ""))
    order = give(table, 0, *take("cat", "deck", 6))
    assert void(table, 0, [order]) == [order]
    assert not void(table, 0, [give(table, 0, *take("bird", "cat", 6))]), (
        "not before it is asked for the second"
    )


def test_4_5_the_most_plentiful_cards_are_discarded() -> None:
    table = deal([HandLimit(0), Turn(1)], hands=("cccccbbf", ""))
    carry_out(table, book(table, {0: [("DiscardPlentiful", {})]}))
    assert hand_of(table, 0) == "cccbbf"


def test_4_17_the_trophy_that_scores_most_is_grabbed() -> None:
    piles = {"cat": ("burger-5 fries-2 burger-7 +milkshake",)}
    table = deal([Loot("cat", 1), Turn(1)], aboard={"cat": {1: (0, "rat")}}, piles=piles)
    carry_out(table, book(table, {0: [("GrabTheBest", {})]}))
    assert len(treasure(table, 0)) == 1


@pytest.mark.parametrize(("kind", "action"), [("AlwaysSail", "SetSail"), ("AlwaysRest", None)])
def test_6_3_a_weasel_captain_sails_and_to_rest_is_meant_for_others(kind: str, action: str | None) -> None:
    table = deal(
        [SecondAction(0, "cat", 4), Turn(1)], variant="abilities", aboard={"cat": {4: (0, "weasel")}}
    )
    log = carry_out(table, book(table, {0: [(kind, {})]}))
    assert [entry.kind for entry in log][:1] == ([action] if action else [])


def test_6_3_a_weasel_that_is_no_captain_rests() -> None:
    weasel = {"cat": {1: (0, "weasel")}}
    table = deal(
        [SecondAction(0, "cat", 1), Turn(1)], variant="abilities", aboard=weasel, hands=("cccccc", "")
    )
    assert [entry.kind for entry in carry_out(table, book(table, {0: [("AlwaysRest", {})]}))] == ["Rest"]


def test_6_7_a_snail_always_tries_its_luck() -> None:
    table = deal([Creep(0, "cat", 1), Turn(1)], variant="abilities", aboard={"cat": {1: (0, "snail")}})
    assert [entry.kind for entry in carry_out(table, book(table, {0: [("AlwaysReveal", {})]}))] == ["Reveal"]


def test_a_hand_of_one_kind_leaves_no_choice_and_an_order_may_say_so() -> None:
    """By itself it would tell the others what the hand is."""
    table = deal([HandLimit(0), Turn(1)], hands=("cccccccc", ""))
    assert waiting(table) == (0,)
    carry_out(table, book(table, {0: [("AnswerForced", {})]}))
    assert hand_of(table, 0) == "cccccc"


def test_9_what_is_for_the_bar_is_offered_only_there() -> None:
    bar = {"BidForFigure", "OpenWithFigure", "PayPlentiful"}
    assert bar <= set(offers_to(at_the_bar(Opening(0)), 0))
    assert not bar & set(offers_to(deal(OneAction(0)), 0))
    assert "AlwaysReveal" not in offers_to(deal(OneAction(0)), 0)
