"""Chapter 6: the auction at the island."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.state import Laid
from games.kernel import Text, Who, say, waiting
from tests.games.container.hand import (
    Docks,
    Pile,
    act,
    asked,
    bid,
    broker_money,
    can,
    cash,
    choices,
    default,
    keys,
    now,
    offered,
    player,
    to_the_island,
    told,
    why_blocked,
)
from tests.kit import refusal

LOT = {"beige": 2, "gray": 1}
BROKERS: list[tuple[int, Pile]] = [(1, {}), (2, {}), (3, {})]


def test_6_1_all_but_the_active_player_bid() -> None:
    table = to_the_island(LOT, seats=4)
    assert waiting(table) == (1, 2, 3)
    assert "Bid" not in can(table, 0)


def test_6_1_the_seller_is_whoever_arrives() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 0, 2: 0})
    bid(table, {1: 1, 2: 0})
    act(table, 0, "Accept")
    player(table, 1).cargo = {"black": 1}
    table.state.box["black"] -= 1
    act(table, 1, "Sail", to="island")
    assert waiting(table) == (0, 2)


def test_6_1_the_whole_cargo_is_one_lot() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 5, 2: 4})
    act(table, 0, "Accept")
    assert player(table, 1).island == LOT
    assert player(table, 0).cargo == {}


def test_6_1_arriving_and_the_auction_cost_one_action() -> None:
    table = to_the_island(LOT)
    assert table.state.turn.left == 1


# ── 6.2 Loans ──


CARD = to_the_island(LOT).components.value_cards[1]


def by_places(pile: dict[int, int]) -> Pile:
    """Containers by their places on a value card: 10, 5/10, 6, 4, 2."""
    return {CARD[place]: number for place, number in pile.items()}


@pytest.mark.parametrize(
    ("island", "lot", "before", "after", "lost"),
    [
        ({0: 1}, {2: 2}, 0, 10, 2),  # what there is most of goes, so the rest begins to count
        ({0: 1, 2: 2}, {0: 2}, 10, 12, 0),  # and that may be what one bids for
        ({0: 1, 1: 1, 2: 1, 4: 2}, {3: 1}, 21, 30, 4),  # all five colours
    ],
)
def test_9_4_a_bidder_is_told_what_the_island_counts_before_and_after(
    island: dict[int, int], lot: dict[int, int], before: int, after: int, lost: int
) -> None:
    table = to_the_island(by_places(lot), players={1: {"card": 1, "island": by_places(island)}})
    island_then = say("island-changes", before=before, after=after, lost=say(f"colour-{CARD[lost]}"))
    assert asked(table, 1).context == say("bid-context", cash=20, island=island_then)


def test_9_4_a_lot_that_is_all_lost_changes_nothing() -> None:
    table = to_the_island(by_places({2: 2}), players={1: {"card": 1}})
    island = say("island-stays", worth=0, lost=say(f"colour-{CARD[2]}"))
    assert asked(table, 1).context == say("bid-context", cash=20, island=island)


def test_6_5_1_the_tied_are_told_with_whom_what_they_bid_and_what_is_left() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 5, 2: 5})
    context = asked(table, 1).context
    assert context is not None
    assert (context.args["who"], context.args["cash"]) == ((Who(2),), 15)
    assert asked(table, 1).text.args["amount"] == 5


def test_6_6_the_seller_is_told_what_selling_leaves_and_what_keeping_leaves() -> None:
    table = to_the_island(by_places({0: 1, 2: 2}), players={0: {"card": 1}})
    bid(table, {1: 4, 2: 1})
    island = say("island-changes", before=0, after=10, lost=say(f"colour-{CARD[2]}"))
    assert asked(table, 0).context == say("seller-context", sold=28, kept=16, island=island)


def test_6_6_a_seller_who_cannot_pay_is_told_only_what_selling_leaves() -> None:
    table = to_the_island(LOT, players={0: {"cash": 3}})
    bid(table, {1: 4, 2: 1})
    assert asked(table, 0).context == say("selling-leaves", sold=11)


def test_4_2_the_bidder_alone_is_told_the_amount_of_a_sealed_bid() -> None:
    receipt = offered(to_the_island(LOT), 1, "Bid").receipt
    assert receipt is not None
    assert receipt({"amount": 9, "cards": {}}) == say("your-bid", amount=9, left=11)


def test_6_2_a_bidder_may_take_a_loan_and_bid_it() -> None:
    table = to_the_island(LOT)
    assert refusal(table, 1, "Bid", amount=21, cards={}).args["why"] == Text("you-have", {"cash": 20})
    act(table, 1, "TakeLoan")
    bid(table, {1: 30, 2: 0})
    assert table.state.bids[1].amount == 30


def test_6_2_a_loan_may_be_taken_after_the_bid_is_locked_and_does_not_change_it() -> None:
    """A-3"""
    table = to_the_island(LOT)
    bid(table, {1: 5})
    act(table, 1, "TakeLoan")
    assert waiting(table) == (2,)
    bid(table, {2: 4})
    assert table.state.bids[1] == Laid(5, 0, 1)


def test_6_2_a_loan_between_the_rounds_counts_in_the_tie_break() -> None:
    table = to_the_island(LOT, players={1: {"cash": 5}, 2: {"cash": 5}})
    bid(table, {1: 5, 2: 5})
    act(table, 2, "TakeLoan")
    assert choices(table, 1, "Bid", "amount") == [0]
    assert choices(table, 2, "Bid", "amount") == list(range(11))


def test_6_2_the_seller_may_borrow_in_order_to_decline() -> None:
    table = to_the_island(LOT, players={0: {"cash": 2}})
    bid(table, {1: 12, 2: 0})
    assert why_blocked(table, 0, "Decline") == "too-dear"
    act(table, 0, "TakeLoan")
    act(table, 0, "Decline")
    assert (cash(table)[0], player(table, 0).loans) == (0, 1)


def test_6_2_the_seller_may_still_repay_before_deciding() -> None:
    table = to_the_island(LOT, players={0: {"loans": 1}})
    act(table, 0, "Repay")
    assert player(table, 0).loans == 0
    act(table, 0, "TakeLoan")
    bid(table, {1: 1, 2: 0})
    act(table, 0, "Repay")
    assert (cash(table)[0], player(table, 0).loans) == (10, 0)


def test_6_2_a_bidder_may_not_repay() -> None:
    table = to_the_island(LOT, players={1: {"loans": 1}})
    assert "Repay" not in can(table, 1)


# ── 6.3 Sealed bids ──


def test_6_3_nothing_is_revealed_before_the_last_bid() -> None:
    table = to_the_island(LOT, seats=4)
    bid(table, {3: 7, 1: 2})
    assert table.state.bids == {}
    assert now(table) == "IslandAuction"
    assert "bids-revealed" in keys(bid(table, {2: 1}))
    assert table.state.bids == {1: Laid(2, 0, 1), 2: Laid(1, 0, 1), 3: Laid(7, 0, 2)}


def test_6_3_a_bid_holds_at_least_one_card() -> None:
    table = to_the_island(LOT)
    refused = refusal(table, 1, "Bid", amount=0, cards={"bluff": 0})
    assert (refused.key, refused.args["least"]) == ("spread-range", 1)


def test_6_3_no_money_cards_in_a_bid_of_nothing_are_nothing() -> None:
    table = to_the_island(LOT)
    act(table, 1, "Bid", amount=0, cards={"money": 0, "bluff": 1})
    assert waiting(table) == (2,)


def test_6_3_one_bluff_card_is_enough() -> None:
    table = to_the_island(LOT)
    bid(table, {1: (0, 1), 2: 3})
    assert table.state.bids[1] == Laid(0, 1, 0)


def test_6_3_a_player_without_money_can_always_bid() -> None:
    table = to_the_island(LOT, players={1: {"cash": 0}, 2: {"cash": 0}})
    assert [values["amount"] for values in offered(table, 1, "Bid").fillings()] == [0, 0]


def test_6_3_a_locked_bid_cannot_be_changed() -> None:
    """A-3"""
    table = to_the_island(LOT)
    bid(table, {1: 5})
    assert refusal(table, 1, "Bid", amount=6, cards={}).args["now"].key == "answer-locked"


# ── 6.4 What a bid is worth ──


def test_6_4_a_bid_is_worth_its_money_whatever_it_looks_like() -> None:
    table = to_the_island(LOT)
    bid(table, {1: (5, 2, 5), 2: (6, 0, 2)})
    assert default(table, 0).kind == "Accept"
    act(table, 0, "Accept")
    assert player(table, 2).island == LOT


def test_6_4_example_by_the_expert_rule_25_dollars_with_a_bluff_card_are_worth_nothing() -> None:
    table = to_the_island(LOT, players={1: {"cash": 30}}, expert_cancel_bluff=True)
    bid(table, {1: (25, 1), 2: 1})
    act(table, 0, "Accept")
    assert player(table, 2).island == LOT
    assert cash(table) == [22, 30, 19]


def test_6_4_without_the_expert_rule_a_bluff_card_cancels_nothing() -> None:
    table = to_the_island(LOT, players={1: {"cash": 30}})
    bid(table, {1: (25, 1), 2: 1})
    act(table, 0, "Accept")
    assert player(table, 1).island == LOT


def test_6_4_expert_a_bluff_card_in_the_tie_break_cancels_the_first_part_too() -> None:
    """A-13"""
    table = to_the_island(LOT, expert_cancel_bluff=True)
    bid(table, {1: 6, 2: 6})
    bid(table, {1: (9, 1), 2: 0})
    act(table, 0, "Accept")
    assert (player(table, 2).island, cash(table)) == (LOT, [32, 20, 14])


# ── 6.5 The highest bid ──


def test_6_5_the_highest_bid_leads() -> None:
    table = to_the_island(LOT, seats=4)
    bid(table, {1: 3, 2: 9, 3: 8})
    assert now(table) == "SellerDecides"
    assert asked(table, 0).text.args["amount"] == 9
    act(table, 0, "Accept")
    assert player(table, 2).island == LOT


def tied(**rest: Any) -> Docks:
    """Seats 1 and 2 have bid 6 each and seat 3 has bid 5."""
    table = to_the_island(LOT, seats=4, **rest)
    bid(table, {1: 6, 2: 6, 3: 5})
    return table


def test_6_5_1_a_tie_for_highest_is_broken_by_one_more_sealed_bid() -> None:
    table = tied()
    assert now(table) == "TieBreak"
    bid(table, {1: 2})
    assert table.state.bids[1].amount == 6
    bid(table, {2: 3})
    assert asked(table, 0).text.args["amount"] == 9
    act(table, 0, "Accept")
    assert (player(table, 2).island, cash(table)) == (LOT, [38, 20, 11, 20])


def test_6_5_1_only_the_tied_bid_again() -> None:
    table = tied()
    assert waiting(table) == (1, 2)
    assert "Bid" not in can(table, 3)


def test_6_5_1_all_of_three_who_are_tied() -> None:
    table = to_the_island(LOT, seats=5)
    bid(table, {1: 5, 2: 5, 3: 5, 4: 1})
    assert waiting(table) == (1, 2, 3)
    bid(table, {1: 0, 2: 0, 3: 2})
    assert asked(table, 0).text.args["who"] == (Who(3),)


def test_6_5_1_all_first_bids_stay_on_the_table() -> None:
    table = tied()
    assert {seat: laid.amount for seat, laid in table.state.bids.items()} == {1: 6, 2: 6, 3: 5}


def test_6_5_1_a_tie_below_the_highest_is_not_broken() -> None:
    table = to_the_island(LOT, seats=4)
    bid(table, {1: 6, 2: 5, 3: 5})
    assert now(table) == "SellerDecides"


def test_6_5_1_the_second_bid_comes_out_of_what_is_left() -> None:
    table = tied()
    assert choices(table, 1, "Bid", "amount") == list(range(15))
    refused = refusal(table, 1, "Bid", amount=15, cards={})
    assert (refused.key, refused.args["why"]) == (
        "choose-amount-because",
        Text("you-have-left", {"cash": 14}),
    )


def test_6_5_1_bluff_cards_of_the_first_bid_are_not_there_any_more() -> None:
    table = to_the_island(LOT)
    bid(table, {1: (6, 1), 2: (6, 2)})
    bluffs = {cards.get("bluff", 0) for cards in choices(table, 1, "Bid", "cards", amount=0)}
    assert bluffs == {0, 1}
    assert choices(table, 2, "Bid", "cards", amount=0) == [{}]


def test_6_5_1_to_add_nothing_is_enough() -> None:
    table = tied()
    told_now = keys(bid(table, {1: 0, 2: 1}))
    assert "bids-revealed" in told_now
    assert table.state.bids[1] == Laid(6, 0, 2)


def test_6_5_1_the_parts_of_a_bid_add_up_cards_included() -> None:
    table = tied()
    bid(table, {1: (4, 2, 3), 2: 0})
    assert table.state.bids[1] == Laid(10, 2, 5)


def test_6_5_1_who_has_nothing_left_is_asked_all_the_same_because_nobody_else_may_know() -> None:
    table = to_the_island(LOT, players={1: {"cash": 6, "loans": 2}})
    bid(table, {1: (6, 2), 2: 6})
    assert waiting(table) == (1, 2)
    bid(table, {1: 0, 2: 0})
    assert now(table) == "SellerDecides"


@pytest.mark.parametrize(("cash_left", "bluff", "loans"), [(0, 2, 1), (0, 1, 2), (1, 2, 2)])
def test_6_5_1_whoever_could_still_add_something_is_asked(cash_left: int, bluff: int, loans: int) -> None:
    table = to_the_island(LOT, players={1: {"cash": 6 + cash_left, "loans": loans}})
    bid(table, {1: (6, bluff), 2: 6})
    assert waiting(table) == (1, 2)


def test_6_5_1_a_tie_at_nothing_is_broken_too() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 0, 2: (0, 2)})
    assert now(table) == "TieBreak"
    bid(table, {1: 0, 2: 1})
    act(table, 0, "Accept")
    assert player(table, 2).island == LOT


def test_6_5_1_expert_a_tied_player_can_fall_behind_one_who_was_not_tied() -> None:
    table = tied(expert_cancel_bluff=True)
    bid(table, {1: (0, 1), 2: (3, 1)})
    assert asked(table, 0).text.args["amount"] == 5
    act(table, 0, "Accept")
    assert player(table, 3).island == LOT


def test_6_5_2_if_still_tied_the_seller_picks_one_of_the_tied() -> None:
    table = tied()
    bid(table, {1: 1, 2: 1})
    assert now(table) == "SellerDecides"
    assert choices(table, 0, "Accept", "winner") == [1, 2]
    assert refusal(table, 0, "Accept", winner=3).key == "choose-one"
    assert refusal(table, 0, "Accept").key == "choose-one"
    act(table, 0, "Accept", winner=2)
    assert (player(table, 2).island, cash(table)) == (LOT, [34, 20, 13, 20])


def test_6_5_2_there_is_no_second_tie_break() -> None:
    table = tied()
    bid(table, {1: 0, 2: 0})
    assert waiting(table) == (0,)


def test_6_5_2_to_decline_nobody_need_be_named() -> None:
    """A-25"""
    table = tied()
    bid(table, {1: 0, 2: 0})
    act(table, 0, "Decline")
    assert (player(table, 0).island, cash(table)) == (LOT, [14, 20, 20, 20])


def test_6_5_2_without_a_tie_nobody_is_named() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 3, 2: 1})
    assert refusal(table, 0, "Accept", winner=1).key == "stray-fields"


def test_6_5_3_expert_a_tie_at_nothing_goes_straight_to_the_seller() -> None:
    """A-26"""
    table = to_the_island(LOT, expert_cancel_bluff=True)
    bid(table, {1: 0, 2: (9, 1)})
    assert now(table) == "SellerDecides"
    act(table, 0, "Accept", winner=2)
    assert (player(table, 2).island, cash(table)) == (LOT, [20, 20, 20])


def test_6_5_3_expert_a_tie_above_nothing_is_broken_as_usual() -> None:
    table = to_the_island(LOT, expert_cancel_bluff=True)
    bid(table, {1: 2, 2: 2})
    assert now(table) == "TieBreak"


# ── 6.6 The seller decides ──


def test_6_6_the_seller_alone_accepts_or_declines() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 5, 2: 4})
    assert waiting(table) == (0,)
    assert can(table, 0) == {"Accept", "Decline", "TakeLoan"}
    assert refusal(table, 1, "Accept").args["now"].key == "wait-for"


def test_6_6_1_example_12_dollars_from_the_bidder_and_12_from_the_bank() -> None:
    table = to_the_island(LOT)
    bank = table.state.bank
    bid(table, {1: 12, 2: 3})
    act(table, 0, "Accept")
    assert cash(table) == [20 + 12 + 12, 8, 20]
    assert table.state.bank == bank - 12


def test_6_6_1_the_cargo_joins_what_the_winner_has_on_the_island() -> None:
    table = to_the_island(LOT, players={1: {"island": {"gray": 2}}})
    bid(table, {1: 1, 2: 0})
    act(table, 0, "Accept")
    assert player(table, 1).island == {"gray": 3, "beige": 2}


def test_1_1_an_island_section_holds_any_number() -> None:
    """A-2"""
    plenty = {"beige": 5, "gray": 4, "black": 6, "brown": 6, "purple": 6}
    table = to_the_island(LOT, players={1: {"island": plenty}})
    bid(table, {1: 1, 2: 0})
    act(table, 0, "Accept")
    assert sum(player(table, 1).island.values()) == 30


def test_6_6_1_the_brokers_get_nothing_of_a_sale() -> None:
    table = to_the_island(LOT, brokers=BROKERS)
    bid(table, {1: 5, 2: 0})
    act(table, 0, "Accept")
    assert broker_money(table) == [1, 2, 3]


def test_6_6_1_a_bid_of_nothing_may_be_accepted() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 0, 2: 0})
    bid(table, {1: 0, 2: 0})
    act(table, 0, "Accept", winner=1)
    assert (player(table, 1).island, cash(table)) == (LOT, [20, 20, 20])


def test_6_6_2_who_declines_pays_the_bank_and_keeps_the_cargo() -> None:
    table = to_the_island(LOT)
    bank = table.state.bank
    bid(table, {1: 7, 2: 3})
    act(table, 0, "Decline")
    assert (player(table, 0).island, player(table, 0).cargo) == (LOT, {})
    assert (cash(table), table.state.bank) == ([13, 20, 20], bank + 7)


def test_6_6_2_with_the_investment_bank_the_brokers_get_as_much_from_the_bank() -> None:
    table = to_the_island(LOT, brokers=BROKERS)
    bank = table.state.bank
    bid(table, {1: 7, 2: 3})
    act(table, 0, "Decline")
    assert broker_money(table) == [1 + 3, 2 + 2, 3 + 2]
    assert (cash(table)[0], table.state.bank) == (13, bank + 7 - 7)


def test_6_6_2_to_decline_a_bid_of_nothing_costs_nothing() -> None:
    table = to_the_island(LOT, players={0: {"cash": 0}}, brokers=BROKERS, expert_cancel_bluff=True)
    bid(table, {1: 0, 2: 0})
    act(table, 0, "Decline")
    assert (cash(table), broker_money(table)) == ([0, 20, 20], [1, 2, 3])


def test_6_6_2_who_cannot_pay_even_with_loans_cannot_decline() -> None:
    """A-14"""
    table = to_the_island(LOT, players={0: {"cash": 6, "loans": 2}})
    bid(table, {1: 7, 2: 3})
    assert can(table, 0) == {"Accept"}
    assert refusal(table, 0, "Decline") == Text("too-dear", {"cost": 7, "cash": 6})


def cancelled(**rest: Any) -> Docks:
    """By the expert rule the bid of 9 is worth nothing, and the highest is 2."""
    table = to_the_island(LOT, seats=4, expert_cancel_bluff=True, **rest)
    bid(table, {1: (9, 1), 2: 2, 3: 1})
    return table


def test_6_6_2_expert_who_declines_pays_what_the_highest_bid_is_worth() -> None:
    table = cancelled(players={0: {"cash": 3}})
    assert offered(table, 0, "Decline").label == Text("offer-decline", {"amount": 2})
    act(table, 0, "Decline")
    assert (player(table, 0).island, cash(table)) == (LOT, [1, 20, 20, 20])


@pytest.mark.parametrize(("own", "may"), [(1, False), (2, True)])
def test_6_6_2_expert_and_can_if_there_is_as_much(own: int, may: bool) -> None:
    table = cancelled(players={0: {"cash": own, "loans": 2}})
    assert ("Decline" in can(table, 0)) is may


def test_6_6_2_expert_and_the_brokers_get_as_much() -> None:
    table = cancelled(brokers=BROKERS)
    act(table, 0, "Decline")
    assert broker_money(table) == [1 + 1, 2 + 1, 3]


# ── 6.7 Afterwards ──


def test_6_7_all_other_bids_go_back() -> None:
    table = tied()
    bid(table, {1: 5, 2: 0})
    act(table, 0, "Accept")
    assert cash(table) == [42, 9, 20, 20]
    assert table.state.bids == {}


def test_6_7_the_ship_stays_at_the_island_empty() -> None:
    table = to_the_island(LOT)
    bid(table, {1: 5, 2: 0})
    act(table, 0, "Accept")
    assert (player(table, 0).ship, player(table, 0).cargo) == ("island", {})


@pytest.mark.parametrize("answer", ["Accept", "Decline"])
def test_6_7_then_the_turn_is_over_and_the_left_neighbour_is_next(answer: str) -> None:
    table = to_the_island(LOT)
    bid(table, {1: 5, 2: 0})
    act(table, 0, answer)
    assert (now(table), waiting(table)) == ("TakeActions", (1,))


def test_6_3_a_revealed_bid_shows_amount_bluff_and_cards_to_all() -> None:
    table = to_the_island(LOT)
    bid(table, {1: (5, 2, 3), 2: 1})
    (shown,) = told(table, "bids-revealed")
    assert shown.only is None
    first = shown.text.args["bids"][0].args
    assert (first["amount"], first["bluff"], first["cards"]) == (5, 2, 5)
