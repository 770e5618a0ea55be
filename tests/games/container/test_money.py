"""Chapter 4: money, bids and bluff cards."""

from __future__ import annotations

import pytest

from games.container.components import Components
from games.container.rules.bids import Bid, thickness
from games.container.rules.money import can_make, fewest_cards, most_cards, nearest_cards, pay
from tests.games.container.hand import act, bid, choices, deal, keys, offered, to_the_island
from tests.kit import refusal

VALUES = (1, 2, 5, 10)


def test_1_3_the_bank_pays_whatever_it_must() -> None:
    """[A-1]"""
    table = deal()
    pay(table, None, 0, 2_000)
    assert table.state.players[0].cash == 2_020


def test_4_1_which_cards_one_holds_never_limits_a_bid() -> None:
    """[A-18] Every amount from nothing to all the cash can be bid."""
    table = to_the_island({"beige": 2}, cash=[5, 23, 23])
    assert choices(table, 1, "Bid", "amount") == list(range(24))


def test_4_2_a_bid_is_at_most_the_cash_in_hand() -> None:
    table = to_the_island({"beige": 2}, cash=[5, 8, 5])
    refused = refusal(table, 1, "Bid", amount=9, cards={"money": 3})
    assert refused.key == "choose-amount-because"
    assert refused.args["most"] == 8
    bid(table, {1: 8})


def test_4_2_a_bidder_may_take_a_loan_first() -> None:
    table = to_the_island({"beige": 2}, cash=[5, 8, 5])
    act(table, 1, "TakeLoan")
    bid(table, {1: 18})


def test_4_2_none_one_or_both_bluff_cards() -> None:
    table = to_the_island({"beige": 2})
    picks = choices(table, 1, "Bid", "cards", amount=1)
    assert picks == [{"money": 1}, {"money": 1, "bluff": 1}, {"money": 1, "bluff": 2}]
    assert refusal(table, 1, "Bid", amount=1, cards={"bluff": 3}).key == "spread-range"


def test_4_2_the_first_bid_holds_at_least_one_card() -> None:
    table = to_the_island({"beige": 2})
    assert choices(table, 1, "Bid", "cards", amount=0) == [{"bluff": 1}, {"bluff": 2}]
    assert refusal(table, 1, "Bid", amount=0, cards={"bluff": 0}).key == "spread-range"
    bid(table, {1: 0})
    assert table.agenda[0].answers[1] == Bid(amount=0, cards={"bluff": 1})


def test_4_3_a_number_of_cards_that_can_make_the_amount() -> None:
    """Every number from the fewest to one card a dollar, but 2 for $5 and 3 for $10 [A-19]."""
    for amount in range(1, 120):
        possible = {n for n in range(amount + 1) if can_make(amount, n, VALUES)}
        holes = {5: {2}, 10: {3}}.get(amount, set())
        assert possible == set(range(min(possible), amount + 1)) - holes
        assert (fewest_cards(amount, VALUES), most_cards(amount, VALUES)) == (min(possible), amount)


@pytest.mark.parametrize(("amount", "fewest"), [(0, 0), (3, 2), (5, 1), (9, 3), (10, 1), (19, 4), (20, 2)])
def test_4_3_the_fewest_cards(amount: int, fewest: int) -> None:
    assert fewest_cards(amount, VALUES) == fewest


def test_4_3_a_5_dollar_bid_may_look_like_1_card_or_7() -> None:
    table = to_the_island({"beige": 2})
    looks = [sum(cards.values()) for cards in choices(table, 1, "Bid", "cards", amount=5)]
    assert (min(looks), max(looks)) == (1, 7)
    bid(table, {1: (5, 2, 5)})


def test_4_3_two_cards_cannot_make_5() -> None:
    table = to_the_island({"beige": 2})
    refused = refusal(table, 1, "Bid", amount=5, cards={"money": 2})
    assert (refused.key, refused.args["cards"]) == ("cannot-make", 2)


def test_4_3_a_20_dollar_bid_may_look_like_2_cards_and_does_unless_said_otherwise() -> None:
    table = to_the_island({"beige": 2})
    bid(table, {1: 20})
    assert table.agenda[0].answers[1] == Bid(amount=20, cards={"money": 2})


@pytest.mark.parametrize(
    ("cards", "look"), [(1, "thin"), (2, "thin"), (3, "medium"), (5, "medium"), (6, "thick"), (12, "thick")]
)
def test_4_4_how_thick_a_bid_looks(cards: int, look: str) -> None:
    """[A-20] Bluff cards count."""
    assert thickness(Bid(amount=12, cards={"money": cards}), Components()) == look
    assert thickness(Bid(amount=12, cards={"money": cards - 1, "bluff": 1}), Components()) == look


def test_4_4_the_table_is_told_the_thickness_and_no_more() -> None:
    table = to_the_island({"beige": 2})
    (event,) = bid(table, {1: (5, 1, 5)})
    assert event.text.key == "bid-locked-look"
    assert event.text.args["look"].key == "look-thick"
    assert set(event.text.args) == {"who", "look"}


def test_4_4_in_the_tie_break_only_the_added_cards_count_and_none_are_thin() -> None:
    table = to_the_island({"beige": 2})
    bid(table, {1: (6, None, 6)})
    bid(table, {2: 6})
    (event,) = bid(table, {1: 0})
    assert event.text.args["look"].key == "look-thin"


def test_4_4_a_locked_bid_is_final() -> None:
    """[A-3]"""
    table = to_the_island({"beige": 2})
    bid(table, {1: 5})
    assert refusal(table, 1, "Bid", amount=6, cards={}).key == "cannot-now"
    act(table, 1, "TakeLoan")
    assert refusal(table, 1, "Bid", amount=6, cards={}).key == "cannot-now"
    assert table.agenda[0].answers[1] == Bid(amount=5, cards={"money": 1})


def test_4_4_on_the_reveal_everything_is_shown() -> None:
    table = to_the_island({"beige": 2})
    bid(table, {1: (5, 2, 3)})
    events = bid(table, {2: 4})
    shown = next(event for event in events if event.text.key == "bids-revealed").text.args["bids"]
    assert {key: shown[0].args[key] for key in ("amount", "cards", "bluff")} == {
        "amount": 5,
        "cards": 5,
        "bluff": 2,
    }


# ── 4.5 the public number of money cards ──


def test_4_5_a_payment_moves_the_fewest_cards_that_make_it() -> None:
    table = deal(cash=[20, 20, 20])
    first, second = table.state.players[:2]
    first.purse, second.purse = 2 + 10, 2 + 10
    pay(table, 0, 1, 7)
    assert (first.purse, second.purse) == (2 + 8, 2 + 12)


def test_4_5_then_the_number_goes_to_the_nearest_that_can_make_the_cash() -> None:
    table = deal(cash=[20, 20, 20])
    player = table.state.players[0]
    player.purse = 2 + 20
    pay(table, 0, None, 15)  # 20 cards less 2 are 18, but 5 dollars are at most 5 cards
    assert player.purse == 2 + 5


def test_4_5_of_two_equally_near_the_smaller() -> None:
    assert nearest_cards(2, 5, VALUES) == 1
    assert nearest_cards(3, 10, VALUES) == 2
    assert nearest_cards(0, 0, VALUES) == 0


def test_4_5_a_loan_adds_one_card() -> None:
    table = deal()
    player = table.state.players[0]
    player.purse = 2 + 11
    act(table, 0, "TakeLoan")
    assert player.purse == 2 + 12


def test_4_5_a_paid_bid_moves_the_cards_it_showed() -> None:
    purses = {0: {"purse": 2 + 8}, 1: {"purse": 2 + 12}}
    table = to_the_island({"beige": 2}, players=purses)
    seller, winner = table.state.players[0], table.state.players[1]
    bid(table, {1: (9, 2, 7)})
    bid(table, {2: 1})
    act(table, 0, "Accept")
    assert winner.purse == 2 + 12 - 7
    assert seller.purse == 2 + 8 + 7 + fewest_cards(9, VALUES)


def test_4_5_both_rounds_of_a_bid_are_paid() -> None:
    table = to_the_island({"beige": 2}, players={1: {"purse": 2 + 12}})
    winner = table.state.players[1]
    bid(table, {1: (6, None, 4)})
    bid(table, {2: 6})
    bid(table, {1: (3, None, 3)})
    bid(table, {2: 1})
    act(table, 0, "Accept")
    assert winner.purse == 2 + 12 - 7


def test_4_5_a_cancelled_bid_moves_no_card() -> None:
    table = to_the_island({"beige": 2}, players={1: {"purse": 2 + 12}}, expert_cancel_bluff=True)
    winner = table.state.players[1]
    bid(table, {1: (9, 1, 7)})
    bid(table, {2: (8, 1)})
    act(table, 0, "Accept", winner=1)
    assert (winner.purse, winner.cash) == (2 + 12, 20)


def test_4_5_a_locked_bid_still_counts_as_part_of_the_purse() -> None:
    table = to_the_island({"beige": 2})
    player = table.state.players[1]
    before = player.purse
    assert keys(bid(table, {1: (9, None, 9)})) == ["bid-locked-look"]
    assert player.purse == before


def test_the_bid_form_warns_before_the_last_dollar_is_bid() -> None:
    table = to_the_island({"beige": 2})
    offer = offered(table, 1, "Bid")
    assert offer.confirm is not None
    warning = offer.confirm({"amount": 20, "cards": {}})
    assert warning is not None
    assert warning.key == "confirm-poor"
    assert offer.confirm({"amount": 10, "cards": {}}) is None


@pytest.mark.parametrize(
    ("expert", "amount", "bluff", "warned"),
    [(True, 5, 1, True), (False, 5, 1, False), (True, 5, 0, False), (True, 0, 1, False)],
)
def test_6_4_expert_it_is_asked_whether_a_bluff_card_is_to_cancel_the_bid(
    expert: bool, amount: int, bluff: int, warned: bool
) -> None:
    table = to_the_island({"beige": 2}, expert_cancel_bluff=expert)
    offer = offered(table, 1, "Bid")
    assert offer.confirm is not None
    remark = offer.confirm({"amount": amount, "cards": {"bluff": bluff}})
    assert (remark is not None and remark.key == "confirm-cancels") is warned
