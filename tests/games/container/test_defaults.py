"""Chapter 10: who plays when a time runs out, and what stands ready where nobody finds an answer [A-28]."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.container import CONTAINER
from games.container.rules.interest import Seizure
from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard
from games.kernel import Pick, waiting
from tests.games.container.hand import Docks, Pile, act, asked, bid, deal, default, now, player, to_the_island

LOT = {"beige": 2}
BROKERS: list[tuple[int, Pile]] = [(1, {"gray": 2}), (2, {"beige": 1}), (3, {})]


def take_default(table: Docks, seat: int) -> None:
    pick = default(table, seat)
    act(table, seat, pick.kind, **pick.values)


def test_10_1_for_a_bid_one_bluff_card() -> None:
    table = to_the_island(LOT)
    assert default(table, 1) == Pick("Bid", {"amount": 0, "cards": {"bluff": 1}})


def test_10_1_in_a_tie_break_nothing() -> None:
    table = to_the_island(LOT)
    take_default(table, 1)
    take_default(table, 2)
    assert default(table, 1) == Pick("Bid", {"amount": 0, "cards": {}})


def test_10_1_the_seller_accepts() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 1, 2: 5})
    assert default(table, 0) == Pick("Accept", {})
    take_default(table, 0)
    assert player(table, 2).island == LOT


def test_10_1_of_a_tie_the_lowest_seat() -> None:
    table = to_the_island(LOT, seats=4)
    bid(table, {1: 1, 2: 5, 3: 5})
    take_default(table, 3)
    take_default(table, 2)
    assert default(table, 0) == Pick("Accept", {"winner": 2})


def test_10_1_returned_containers_keep_their_old_prices() -> None:
    card = PaymentCard(1, 0, "money", factory={"brown@3": 1})
    table = deal(brokers=BROKERS, payment=card, players={0: {"factory": {"black@1": 2}}})
    act(table, 0, "CallForMoney", containers={"factory-black@1": 2})
    take_default(table, 1)
    assert player(table, 1).factory == {"brown@3": 1}


@pytest.mark.parametrize(
    ("pile", "first"),
    [({"gray": 1, "beige": 1, "purple": 1}, "purple"), ({"gray": 2, "black": 1}, "black")],
)
def test_10_1_the_first_colour_of_the_fixed_order_is_seized(pile: Pile, first: str) -> None:
    table = deal(Seizure(0, 1), players={0: {"island": pile}})
    assert default(table, 2) == Pick("Seize", {"container": first})


def test_10_1_and_of_one_colour_the_lower_price() -> None:
    table = deal(Seizure(0, 1), players={0: {"warehouses": 3, "harbour": {"gray@5": 2, "gray@3": 1}}})
    assert default(table, 2) == Pick("Seize", {"container": "gray@3"})


@pytest.mark.parametrize(
    ("factory", "harbour"), [({"gray@1": 1, "black@1": 1}, {}), ({"gray@1": 1}, {"black@2": 1})]
)
def test_10_1_a_container_bid_is_paid_as_it_was_listed_the_factory_first(
    factory: Pile, harbour: Pile
) -> None:
    card = PaymentCard(0, 0, "money", factory=factory, harbour=harbour)
    table = deal(BeginTurn(0), brokers=BROKERS, payment=card)
    assert default(table, 0) == Pick("PayBroker", {"colour": "gray"})


def test_10_1_a_stand_in_bids_what_it_thinks_sensible_and_not_what_stands_ready() -> None:
    """By the card of seat 1 the cargo is worth a bid."""
    table = to_the_island({"gray": 2, "black": 1})
    pick = CONTAINER.policy(CONTAINER.view(table, 1), asked(table, 1), Random(1))
    assert pick.values["amount"] > 0
    assert pick != default(table, 1)


def test_10_1_where_it_has_no_wish_it_answers_what_stands_ready() -> None:
    card = PaymentCard(0, 0, "money", factory={"gray@1": 1, "black@1": 1})
    table = deal(BeginTurn(0), brokers=BROKERS, payment=card)
    assert CONTAINER.policy(CONTAINER.view(table, 0), asked(table, 0), Random(1)) == default(table, 0)


def at_sea() -> Docks:
    return deal(players={1: {"harbour": {"gray@2": 1}}})


def in_port() -> Docks:
    table = at_sea()
    act(table, 0, "Sail", to=1)
    return table


@pytest.mark.parametrize("position", [at_sea, in_port])
def test_10_1_elsewhere_the_rules_name_nothing_and_a_stand_in_decides(position: Callable[[], Docks]) -> None:
    table = position()
    assert asked(table, 0).default is None
    pick = CONTAINER.policy(CONTAINER.view(table, 0), asked(table, 0), Random(1))
    act(table, 0, pick.kind, **pick.values)


def test_10_1_no_answer_that_stands_ready_takes_or_repays_a_loan() -> None:
    """A stand-in may do either."""
    table = to_the_island(LOT, players={0: {"loans": 1}, 1: {"cash": 0}})
    for seat in (1, 2, 1, 2, 0):
        take_default(table, seat)
    assert [mat.loans for mat in table.state.players] == [1, 0, 0]


def test_10_2_a_seat_stays_in_the_game_whoever_plays_it() -> None:
    """A-29 Defaults and the stand-in alone bring a seat through a whole round."""
    table, dice = deal(brokers=BROKERS, seats=4), Random(7)
    seen = set()
    for _ in range(200):
        (seat, *_) = waiting(table)
        seen.add((table.state.turn.seat, now(table)))
        pick = CONTAINER.policy(CONTAINER.view(table, seat), asked(table, seat), dice)
        act(table, seat, pick.kind, **pick.values)
    assert {turn for turn, step in seen if step == "TakeActions"} == {0, 1, 2, 3}
