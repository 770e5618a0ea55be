"""Standing orders: ties, sellers, brokers, and answers that only one's own money makes the only ones."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.state import PaymentCard, Turn
from games.kernel import Illegal, say, waiting
from games.kernel.hosting import Entry, give, void
from tests.games.container.hand import act, bid, cash, deal, now, player, to_the_island
from tests.ordered import book, carry_out, offers_to

LOT = {"beige": 2}
Given = tuple[str, dict[str, Any]]


def tie(more: int, seller: int = 0) -> Given:
    return "BreakTie", {"limit": more, "during": f"auction:{seller}"}


def accept(least: int, then: str = "wake", until: str = "game") -> Given:
    return "AcceptFrom", {"limit": least, "then": then, "during": until}


def test_6_5_1_a_bid_for_the_tie_can_be_given_along_with_the_first() -> None:
    table = to_the_island(LOT)
    orders = book(table, {1: [tie(3)], 2: [tie(1)]})
    bid(table, {1: 6, 2: 6})
    log = carry_out(table, orders)
    assert [(entry.seat, entry.values["amount"]) for entry in log] == [(1, 3), (2, 1)]
    assert now(table) == "SellerDecides"
    assert {seat: laid.amount for seat, laid in table.state.bids.items()} == {1: 9, 2: 7}


def test_6_5_1_it_does_not_stand_for_the_first_bid() -> None:
    table = to_the_island(LOT)
    assert carry_out(table, book(table, {1: [tie(3)]})) == []


def test_6_5_1_it_ends_with_the_auction() -> None:
    table = to_the_island(LOT)
    order = give(table, 1, *tie(3))
    bid(table, {1: 6, 2: 5})
    act(table, 0, "Accept")
    assert not order.lasts(table.game.view(table, 1))


def test_6_5_1_more_than_is_left_cannot_be_ordered_and_makes_an_order_void() -> None:
    table = to_the_island(LOT, players={1: {"cash": 7}})
    order = give(table, 1, *tie(4))
    bid(table, {1: 6, 2: 6})
    assert void(table, 1, [order]) == [order]
    assert not void(table, 1, [give(to_the_island(LOT, players={1: {"cash": 7}}), 1, *tie(1))])


def test_6_5_1_what_can_be_ordered_for_the_tie_is_what_the_locked_bid_has_left() -> None:
    table = to_the_island(LOT)
    for least, why in ((21, say("you-have", cash=20)), (15, say("you-have-left", cash=14))):
        with pytest.raises(Illegal) as refused:
            give(table, 1, *tie(least))
        assert refused.value.text.args["why"] == why
        if least == 21:
            bid(table, {1: 6})


def test_6_3_a_bare_bluff_card_for_who_wants_nothing() -> None:
    table = to_the_island(LOT)
    log = carry_out(table, book(table, {1: [("BidNothing", {"during": "turn:0"})]}))
    assert log == [Entry(1, "Bid", {"amount": 0, "cards": {"bluff": 1}})]


def test_6_3_a_share_of_what_the_cargo_is_worth_by_the_own_card() -> None:
    table = to_the_island(LOT)
    card = table.components.value_cards[player(table, 1).card]
    worth = 2 * table.components.card_values[card.index("beige")]
    share = ("BidShare", {"share": 50, "limit": 99, "during": "game"})
    (entry,) = carry_out(table, book(table, {1: [share]}))
    assert entry.values["amount"] == worth // 2
    table = to_the_island(LOT)
    share[1]["limit"] = 1
    (entry,) = carry_out(table, book(table, {1: [share]}))
    assert entry.values["amount"] == min(1, worth // 2)


def test_6_3_never_more_than_there_is_cash() -> None:
    """By the card of seat 1 two gray ones are worth 20."""
    table = to_the_island({"gray": 2}, cash=[20, 7, 20])
    orders = book(table, {1: [("BidShare", {"share": 100, "limit": 99, "during": "game"})]})
    (entry,) = carry_out(table, orders)
    assert entry.values["amount"] == 7


@pytest.mark.parametrize("order", [("BidNothing", {}), ("BidShare", {"share": 50, "limit": 9})])
def test_6_5_1_what_was_ordered_for_the_first_bid_does_not_answer_a_tie(order: Given) -> None:
    table = to_the_island(LOT)
    orders = book(table, {1: [(order[0], {**order[1], "during": "game"})]})
    bid(table, {1: 6, 2: 6})
    assert carry_out(table, orders) == []
    assert waiting(table) == (1, 2)


def test_6_5_1_once_the_bids_are_open_nothing_is_ordered_for_the_tie() -> None:
    table = to_the_island(LOT)
    assert "BreakTie" in offers_to(table, 1)
    assert "BreakTie" not in offers_to(table, 0), "the seller does not bid"
    bid(table, {1: 6, 2: 6})
    assert now(table) == "TieBreak"
    assert "BreakTie" not in offers_to(table, 1)


def test_6_6_the_seller_accepts_from_so_much_on() -> None:
    table = to_the_island(LOT)
    orders = book(table, {0: [accept(6)]})
    bid(table, {1: 6, 2: 3})
    assert [entry.kind for entry in carry_out(table, orders)] == ["Accept"]
    assert cash(table)[0] == 20 + 12


def test_6_6_a_lower_bid_wakes_the_seller_or_is_paid() -> None:
    table = to_the_island(LOT)
    orders = book(table, {0: [accept(7)]})
    bid(table, {1: 6, 2: 3})
    assert carry_out(table, orders) == []
    assert waiting(table) == (0,)
    table = to_the_island(LOT)
    orders = book(table, {0: [accept(7, "keep")]})
    bid(table, {1: 6, 2: 3})
    assert [entry.kind for entry in carry_out(table, orders)] == ["Decline"]


def test_6_5_2_which_of_equal_bids_wins_the_seller_says() -> None:
    table = to_the_island(LOT)
    orders = book(table, {0: [accept(1)], 1: [tie(0)], 2: [tie(0)]})
    bid(table, {1: 6, 2: 6})
    carry_out(table, orders)
    assert waiting(table) == (0,)


BROKERS = [(3, {"beige": 2}), (3, {}), (3, {})]


def broker_auction(money: int, turn: int = 0) -> Any:
    card = PaymentCard(1, 0, "containers", money=money)
    return deal(brokers=BROKERS, payment=card, turn=Turn(turn, 2, interest_paid=True))


def test_5_6_4_a_bid_at_the_broker_is_topped_by_one_dollar() -> None:
    table = broker_auction(4)
    log = carry_out(table, book(table, {0: [("BidMoneyAtBroker", {"what": 0, "limit": 6})]}))
    assert log == [Entry(0, "CallForContainers", {"amount": 5})]


@pytest.mark.parametrize("left", [1, 2])
def test_5_6_4_with_whichever_action_is_the_next(left: int) -> None:
    card = PaymentCard(1, 0, "containers", money=4)
    table = deal(brokers=BROKERS, payment=card, left=left)
    (entry,) = carry_out(table, book(table, {0: [("BidMoneyAtBroker", {"what": 0, "limit": 6})]}))
    assert entry.kind == "CallForContainers"


def test_5_6_4_up_to_the_limit() -> None:
    table = broker_auction(5)
    (entry,) = carry_out(table, book(table, {0: [("BidMoneyAtBroker", {"what": 0, "limit": 6})]}))
    assert entry.values == {"amount": 6}


def test_5_6_4_not_beyond_the_limit() -> None:
    table = broker_auction(6)
    assert carry_out(table, book(table, {0: [("BidMoneyAtBroker", {"what": 0, "limit": 6})]})) == []


def test_5_6_4_the_order_ends_with_that_auction() -> None:
    table = broker_auction(4)
    order = give(table, 0, "BidMoneyAtBroker", {"what": 0, "limit": 6})
    table.state.payment = None
    assert not order.lasts(table.game.view(table, 0))


def test_5_6_4_an_order_stays_with_its_broker() -> None:
    table = broker_auction(4)
    orders = book(table, {0: [("BidMoneyAtBroker", {"what": 0, "limit": 6})]})
    assert table.state.payment is not None
    table.state.payment.broker = 1
    assert carry_out(table, orders) == []


def test_5_6_6_containers_are_topped_by_one_more_the_cheapest_first() -> None:
    card = PaymentCard(1, 0, "money", factory={"brown@2": 1})
    mats = {0: {"factory": {"black@3": 1}, "harbour": {"beige@2": 2}, "warehouses": 2}}
    table = deal(brokers=BROKERS, payment=card, players=mats)
    log = carry_out(table, book(table, {0: [("BidContainersAtBroker", {"what": 0, "limit": 3})]}))
    assert log == [Entry(0, "CallForMoney", {"containers": {"harbour-beige@2": 2}})]
    table = deal(brokers=BROKERS, payment=card, players=mats)
    assert carry_out(table, book(table, {0: [("BidContainersAtBroker", {"what": 0, "limit": 1})]})) == []


def test_5_0_3_a_turn_without_actions_ends_though_there_is_a_loan() -> None:
    table = deal(players={0: {"loans": 1}}, turn=Turn(0, 0, interest_paid=True))
    assert waiting(table) == (0,)
    log = carry_out(table, book(table, {0: [("EndWhenDone", {})]}))
    assert log == [Entry(0, "EndTurn", {})]


def test_5_0_3_with_an_action_left_it_does_not_end() -> None:
    table = deal()
    assert carry_out(table, book(table, {0: [("EndWhenDone", {})]})) == []


def test_5_6_9_what_comes_back_keeps_its_price() -> None:
    card = PaymentCard(1, 0, "money", factory={"brown@2": 1})
    mats = {0: {"factory": {"black@1": 2}}}
    table = deal(brokers=BROKERS, payment=card, players=mats)
    orders = book(table, {1: [("KeepOldPrices", {})]})
    act(table, 0, "CallForMoney", containers={"factory-black@1": 2})
    carry_out(table, orders)
    assert player(table, 1).factory == {"brown@2": 1}


def test_only_ones_own_money_leaves_no_choice_and_an_order_may_say_so() -> None:
    """6.6.2 A seller who cannot pay has to accept. By itself that would tell how little there is."""
    table = to_the_island(LOT, players={0: {"cash": 2}})
    orders = book(table, {0: [("AnswerForced", {})]})
    bid(table, {1: 6, 2: 3})
    assert waiting(table) == (0,)
    assert [entry.kind for entry in carry_out(table, orders)] == ["Accept"]


def test_7_2_who_could_repay_a_loan_has_a_choice_before_the_turn_ends() -> None:
    table = deal(players={0: {"loans": 1, "cash": 10}}, left=0)
    assert carry_out(table, book(table, {0: [("AnswerForced", {})]})) == []
    table = deal(players={0: {"loans": 1, "cash": 9}}, left=0)
    assert carry_out(table, book(table, {0: [("AnswerForced", {})]})) == [Entry(0, "EndTurn", {})]


def test_7_2_and_before_a_bid_is_accepted() -> None:
    for loans, answers in ((1, []), (0, ["Accept"])):
        table = to_the_island(LOT, players={0: {"cash": 10, "loans": loans}})
        orders = book(table, {0: [("AnswerForced", {})]})
        bid(table, {1: 12, 2: 3})
        assert [entry.kind for entry in carry_out(table, orders)] == answers


def test_7_1_that_a_loan_could_be_taken_does_not_keep_a_forced_answer_back() -> None:
    """6.5.1 Nothing is left for the tie: no money and no bluff card."""
    table = to_the_island(LOT, cash=[20, 0, 0])
    orders = book(table, {1: [("AnswerForced", {})]})
    bid(table, {1: (0, 2), 2: 0})
    assert carry_out(table, orders) == [Entry(1, "Bid", {"amount": 0, "cards": {}})]


def test_without_the_bank_nothing_about_brokers_is_offered() -> None:
    kinds = set(offers_to(deal(), 0))
    assert "KeepOldPrices" not in kinds
    assert "BidMoneyAtBroker" not in kinds
    assert "BreakTie" not in kinds, "nor a tie while there is no auction"
