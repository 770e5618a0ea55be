"""Chapter 3: who knows what."""

from __future__ import annotations

from random import Random

import pytest

from games.container import CONTAINER
from games.container.view import View, view
from games.kernel import HIDDEN, say
from games.kernel.hosting import why_not_undo
from tests.games.container.hand import BANK, act, bid, deal, lay_payment, to_the_island
from tests.kit import copy


def test_3_1_boards_ships_loans_and_the_number_of_money_cards_are_open() -> None:
    table = deal(loans=[0, 2, 0], brokers=BANK)
    rival = table.state.players[1]
    rival.factory, rival.harbour, rival.cargo = {"brown@2": 1}, {"beige@4": 2}, {"gray": 3}
    rival.island, rival.quay, rival.ship = {"black": 1}, {"purple": 1}, 2
    lay_payment(table, 2, 1, factory={"purple@1": 2})
    seen = view(table, 0)
    mat = seen.mats[1]
    assert (mat.loans, mat.purse_cards, mat.machines, mat.warehouses) == (2, rival.purse, ("brown",), 1)
    assert (mat.factory, mat.harbour, mat.cargo) == ({"brown@2": 1}, {"beige@4": 2}, {"gray": 3})
    assert (mat.island, mat.quay, mat.ship) == ({"black": 1}, {"purple": 1}, 2)
    assert seen.payment is not None
    assert (seen.payment.holder, seen.payment.broker, seen.payment.factory) == (2, 1, {"purple@1": 2})
    assert [broker.money for broker in seen.brokers] == [1, 2, 3]


def test_3_2_a_rival_sees_neither_the_value_card_nor_the_cash() -> None:
    table = deal()
    for viewer in (None, 0, 2):
        mat = view(table, viewer).mats[1]
        assert (mat.cash, mat.card) == (HIDDEN, HIDDEN)
    own = view(table, 1).mats[1]
    assert own.cash == 20
    assert own.card == table.components.value_cards[1]


def test_3_2_a_sealed_bid_is_in_the_view_of_its_bidder_only() -> None:
    table = to_the_island({"beige": 2})
    bid(table, {1: (7, 1)})
    for viewer in (None, 0, 2):
        auction = view(table, viewer).auction
        assert auction is not None
        assert (auction.own, auction.revealed, dict(auction.looks)) == (None, (), {1: "medium", 2: HIDDEN})
    own = view(table, 1).auction
    assert own is not None
    assert own.own is not None
    assert (own.own.amount, own.own.bluff) == (7, 1)


def test_3_2_a_bid_that_only_the_hidden_setting_covers_shows_nothing() -> None:
    table = to_the_island({"beige": 2}, bid_signal="hidden")
    events = bid(table, {1: (7, 1)})
    seen = view(table, 0).auction
    assert seen is not None
    assert dict(seen.looks) == {1: ""}
    assert [event.text.key for event in events] == ["bid-locked"]


def test_3_2_value_cards_and_cash_are_shown_when_the_game_is_over() -> None:
    table = deal(supply={"black": 0, "brown": 0})
    act(table, 0, "EndTurn")
    assert table.scores is not None
    mat = view(table, None).mats[1]
    assert mat.cash == 20
    assert mat.card == table.components.value_cards[1]


def test_3_2_what_a_rival_cannot_pay_is_told_to_nobody_else() -> None:
    """Whether a rival can decline shows in no view and no prompt but the rival's."""
    rich, poor = (to_the_island({"beige": 2}, cash=[own, 9, 9]) for own in (20, 2))
    for table in (rich, poor):
        bid(table, {1: 5})
        bid(table, {2: 3})
        table.state.players[0].purse = 5
    assert view(rich, 1) == view(poor, 1)


def test_imagining_keeps_what_the_viewer_sees_and_changes_the_rest() -> None:
    table = to_the_island({"beige": 2}, seats=5, brokers=BANK)
    bid(table, {1: (7, 1)})
    bid(table, {2: 3})
    changed = set()
    for number in range(40):
        other = copy(table)
        CONTAINER.imagine(other, 1, Random(number))
        assert view(other, 1) == view(table, 1)
        assert other.state.players[1].cash == 20
        changed |= {("cash", other.state.players[2].cash), ("card", other.state.players[3].card)}
        changed.add(("bid", other.agenda[0].answers[2].model_dump_json()))
    assert len({value for kind, value in changed if kind == "cash"}) > 2
    assert len({value for kind, value in changed if kind == "card"}) > 2
    assert len({value for kind, value in changed if kind == "bid"}) > 2


def test_the_view_has_no_place_for_the_bank_s_books_or_the_seed() -> None:
    assert not {"bank", "rng", "seed", "state"} & set(View.__dataclass_fields__)


def test_a_loan_can_be_taken_back_but_a_revealed_auction_cannot() -> None:
    table = deal(players={0: {"cargo": {"beige": 2}}})
    before = copy(table)
    act(table, 0, "TakeLoan")
    assert why_not_undo(before, table, 0) is None
    act(table, 0, "Sail", to="island")
    bid(table, {1: 4})
    before = copy(table)
    bid(table, {2: 5})
    assert why_not_undo(before, table, 2) is not None


@pytest.mark.parametrize("signal", ["thickness", "hidden"])
def test_4_4_a_locked_bid_is_final_whatever_was_seen_of_it(signal: str) -> None:
    """[A-3]"""
    table = to_the_island({"beige": 2}, bid_signal=signal)
    before = copy(table)
    bid(table, {1: 4})
    assert why_not_undo(before, table, 1) == say("undo-locked")


def test_3_1_the_supplies_and_the_box_are_open() -> None:
    """What was seized lies in the box, with what this number of players does without."""
    table = deal(supply={"gray": 3})
    box, seen = table.components.supply[3], view(table, None)
    pieces = seen.supply["gray"], seen.machines["black"], seen.warehouses
    assert pieces == (3, box.machines - 1, box.warehouses - 3)
    assert seen.box["gray"] == table.components.containers - 3


def test_3_1_loan_cards_are_open() -> None:
    """[A-23]"""
    assert [mat.loans for mat in view(deal(loans=[0, 1, 2]), None).mats] == [0, 1, 2]


def test_3_1_revealed_bids_are_open_until_the_auction_is_settled() -> None:
    table = to_the_island({"beige": 2})
    bid(table, {1: (7, 1)})
    bid(table, {2: 3})
    seen = view(table, None).auction
    assert seen is not None
    assert [(shown.seat, shown.amount, shown.bluff) for shown in seen.revealed] == [(1, 7, 1), (2, 3, 0)]
    assert (seen.best, seen.leaders) == (7, (1,))
    act(table, 0, "Accept")
    assert view(table, None).auction is None


def test_3_2_nothing_tells_which_cards_were_not_dealt() -> None:
    """Two tables that differ only in the cards of others look alike to seat 0."""
    one, other = deal(), deal()
    other.state.players[1].card, other.state.players[2].card = 3, 4
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)
