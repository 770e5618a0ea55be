"""5.2: the auction of a company."""

from __future__ import annotations

from typing import Any

import pytest

from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.state import Here
from games.kernel import Amount, Text, Who, say, waiting
from games.kernel.hosting import wanted
from tests.games.economicus.hand import (
    act,
    alive,
    asked,
    can,
    cash,
    confirmation,
    deal,
    offered,
    reason,
    refused,
    sound,
    stars,
    told,
)


def auction(**more: Any) -> Here:
    return deal(CompanyAuction(more.pop("speaker", 0)), **{"active": 8, **more})


def over(table: Here) -> bool:
    return "RollDice" in can(table, 0) or table.scores is not None


def note(table: Here, seat: int, amount: int) -> Text:
    domain = offered(table, seat, "Bid").fields["amount"]
    assert isinstance(domain, Amount)
    assert domain.note is not None
    return domain.note(amount)


def test_5_2_1_the_active_player_speaks_first_then_clockwise() -> None:
    table = auction(speaker=1)
    order: list[int] = []
    for amount in (8, 9, 10, 11):
        order += waiting(table)
        act(table, waiting(table)[0], "Bid", amount=amount)
    assert order == [1, 2, 0, 1]


def test_5_2_1_the_first_bid_is_at_least_the_price() -> None:
    table = auction()
    assert refused(table, 0, "Bid", amount=7) == "choose-amount-because"
    act(table, 0, "Bid", amount=8)


def test_5_2_1_each_later_bid_is_higher() -> None:
    table = auction()
    act(table, 0, "Bid", amount=10)
    assert refused(table, 1, "Bid", amount=10) == "choose-amount-because"
    act(table, 1, "Bid", amount=11)


def test_5_2_1_a_pass_is_final() -> None:
    table = auction()
    act(table, 0, "Pass")
    act(table, 1, "Bid", amount=8)
    act(table, 2, "Bid", amount=9)
    assert waiting(table) == (1,)
    act(table, 1, "Pass")
    assert over(table)
    assert table.state.players[2].companies[8] == 1


def test_5_2_1_the_last_one_without_any_bid_may_still_bid() -> None:
    table = auction()
    act(table, 0, "Pass")
    act(table, 1, "Pass")
    assert waiting(table) == (2,)
    act(table, 2, "Bid", amount=8)
    assert over(table)
    assert table.state.players[2].companies[8] == 1


def test_5_2_2_without_a_free_token_one_passes_by_rule() -> None:
    """A33"""
    table = auction(companies={0: {2: 12}, 2: {3: 11}}, edge={2: [4]})
    assert waiting(table) == (1,)
    act(table, 1, "Pass")
    assert over(table)
    assert table.state.prices[8] == 7


def test_5_2_2_such_a_pass_is_final_even_if_a_token_is_freed_later() -> None:
    """A33"""
    table = auction(companies={0: {2: 12}})
    act(table, 0, "SellCompany", company="2")
    act(table, 1, "Bid", amount=8)
    act(table, 2, "Bid", amount=9)
    assert waiting(table) == (1,)


def test_5_2_2_a_token_freed_before_the_turn_to_speak_counts() -> None:
    """A33"""
    table = auction(companies={1: {2: 12}})
    act(table, 1, "SellCompany", company="2")
    act(table, 0, "Pass")
    assert waiting(table) == (1,)


def test_5_2_3_basic_a_bid_is_at_most_the_cash() -> None:
    """A12"""
    table = auction(mode="basic", cash=[10, 20, 20])
    assert refused(table, 0, "Bid", amount=11) == "choose-amount-because"
    act(table, 0, "Bid", amount=10)


def test_5_2_3_basic_who_has_too_little_passes_by_rule() -> None:
    """A12"""
    table = auction(mode="basic", cash=[10, 9, 20])
    act(table, 0, "Bid", amount=9)
    assert waiting(table) == (2,)
    assert told(table, "passes-by-rule")


def takes(table: Here, amount: int) -> list[str] | None:
    """What is told to follow from a bid of seat 0."""
    preview = offered(table, 0, "Bid").preview
    assert preview is not None
    told = preview({"amount": amount})
    return None if told is None else [text.key for text in told.args["dealings"]]


def test_5_2_4_full_a_bid_beyond_the_cash_tells_what_would_be_sold() -> None:
    """A13"""
    table = auction(cash=[5, 20, 20], companies={0: {2: 1, 12: 1}})
    assert takes(table, 15) == ["dealing-loan", "dealing-loan"]
    assert takes(table, 16) == ["dealing-sale", "dealing-loan"]
    assert takes(table, 5) is None, "the cash is enough"
    assert takes(table, 17) is None, "nothing would be enough"


def test_5_2_4_full_a_bid_that_could_be_raised_needs_no_question() -> None:
    table = auction(cash=[5, 20, 20], companies={0: {2: 1, 12: 1}})
    assert [confirmation(table, 0, "Bid", amount=amount) for amount in (8, 15, 16)] == [None] * 3


def test_5_2_4_full_a_bid_beyond_all_means_is_legal_and_warned_of() -> None:
    """A13"""
    table = auction(cash=[5, 20, 20], companies={0: {2: 1}})
    warned = confirmation(table, 0, "Bid", amount=11)
    assert warned is not None
    assert (warned.key, warned.args["reach"]) == ("confirm-bankruptcy", 10)
    act(table, 0, "Bid", amount=11)
    assert waiting(table) == (1,)


def test_5_2_4_a_bid_goes_up_to_100_or_the_own_means() -> None:
    table = auction(cash=[5, 150, 20])
    assert refused(table, 0, "Bid", amount=101) == "choose-amount-because"
    act(table, 0, "Pass")
    act(table, 1, "Bid", amount=150)
    assert refused(table, 2, "Bid", amount=152) == "choose-only-because"
    act(table, 2, "Bid", amount=151)  # whoever wants to may always outbid
    assert waiting(table) == (1,)


def test_5_2_1_a_refusal_tells_that_the_first_bid_is_the_price_and_later_ones_rise() -> None:
    table = auction()
    first = reason(table, 0, "Bid", 7)
    assert (first.key, first.args) == ("why-first-bid", {"limit": 100})
    act(table, 0, "Bid", amount=8)
    later = reason(table, 1, "Bid", 8)
    assert (later.key, later.args) == ("why-bid", {"limit": 100})


def test_5_2_3_basic_a_refusal_tells_the_cash_too() -> None:
    table = auction(mode="basic", cash=[10, 11, 20])
    first = reason(table, 0, "Bid", 7)
    assert (first.key, first.args) == ("why-first-bid-cash", {"cash": 10})
    act(table, 0, "Bid", amount=8)
    later = reason(table, 1, "Bid", 12)
    assert (later.key, later.args) == ("why-bid-cash", {"cash": 11})


def test_5_2_3_basic_a_pass_by_rule_tells_whether_the_price_or_a_bid_is_too_high() -> None:
    table = auction(mode="basic", cash=[7, 20, 9])
    assert told(table, "passes-by-rule")[0].text.args["why"].key == "no-cash-for-price"
    act(table, 1, "Bid", amount=9)
    assert told(table, "passes-by-rule")[0].text.args["why"].key == "no-cash-to-bid"


def test_5_2_4_beside_a_bid_stands_what_it_leaves_and_brings() -> None:
    table = auction(cash=[10, 20, 20], companies={0: {2: 1}})
    brings = asked(table, 0).text.args["brings"]
    assert (brings.args["whole"], brings.args["part"]) == (2, 5)  # 2M × 15 of 36 × 3 rolls
    assert note(table, 0, 8).args == {"left": 2, "more": 5, "brings": brings}
    assert note(table, 0, 12).args == {"short": 2, "left": 3, "brings": brings}
    assert note(table, 0, 16).args == {"reach": 15}


def test_5_2_4_in_a_crisis_a_company_brings_a_loss() -> None:
    crisis = [0] * 13
    crisis[8] = 1
    brings = asked(auction(crisis=crisis), 0).text.args["brings"]
    assert (brings.args["sign"], brings.args["whole"], brings.args["part"]) == ("−", 1, 2)


def test_5_2_4_a_standing_bidder_who_ruins_himself_is_warned() -> None:
    """A13: a company worth 6M would bring its 6M when sold, but 5M and then nothing when mortgaged."""
    prices = [0, 0, 12, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    table = auction(cash=[9, 20, 20], companies={0: {2: 1}}, prices=prices)
    act(table, 0, "Bid", amount=15)
    warned = confirmation(table, 0, "TakeLoan", industry=2)
    assert warned is not None
    assert warned.args == {"bid": 15, "means": 14}
    assert confirmation(table, 0, "SellCompany", company="2") is None
    act(table, 0, "TakeLoan", industry=2)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert alive(table) == [1, 2]


def test_5_2_5_the_winner_pays_places_and_sets_the_price() -> None:
    table = auction()
    act(table, 0, "Bid", amount=11)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert cash(table) == [9, 20, 20]
    assert table.state.players[0].companies[8] == 1
    assert table.state.prices[8] == 11
    assert stars(table) == [2, 0, 0]
    assert sound(table)


def test_5_2_5_the_bid_is_a_debt_and_is_paid_before_the_company_is_placed() -> None:
    table = auction(cash=[5, 20, 20], companies={0: {2: 1, 9: 1}})
    act(table, 0, "Bid", amount=15)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert waiting(table) == (0,)
    assert table.state.players[0].companies[8] == 0
    act(table, 0, "TakeLoan", industry=9)
    assert cash(table)[0] == 0, "the second loan is the only way then"
    assert table.state.players[0].companies[8] == 1


def test_5_2_5_what_is_sold_for_the_bid_is_sold_at_the_old_price() -> None:
    table = auction(cash=[14, 20, 20], companies={0: {8: 1}})
    act(table, 0, "Bid", amount=18)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    act(table, 0, "SellCompany", company="8")
    assert cash(table)[0] == 14 + 4 - 18
    assert table.state.prices[8] == 18


def test_5_2_6_a_bid_that_cannot_be_paid_bankrupts_and_the_bid_before_wins() -> None:
    """A36: even though its maker has passed since. The rulebook's own example."""
    table = auction(cash=[5, 20, 20])
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Bid", amount=9)
    act(table, 2, "Bid", amount=10)
    act(table, 0, "Bid", amount=30)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert alive(table) == [1, 2]
    assert cash(table) == [0, 20, 10]
    assert table.state.players[2].companies[8] == 1
    assert table.state.prices[8] == 10
    assert sound(table)


def test_5_2_6_several_may_fail_one_after_another() -> None:
    """A36: bids of players who are out are skipped, also their earlier ones."""
    table = auction(seats=4, cash=[5, 6, 20, 20])
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Bid", amount=9)
    act(table, 2, "Bid", amount=10)
    act(table, 3, "Pass")
    act(table, 0, "Bid", amount=30)
    act(table, 1, "Bid", amount=31)
    act(table, 2, "Pass")
    act(table, 0, "Pass")
    assert alive(table) == [2, 3]
    assert cash(table) == [0, 0, 10, 20]


def test_5_2_6_without_another_bid_nobody_buys_and_the_price_stays() -> None:
    """A14"""
    table = auction(cash=[5, 20, 20])
    act(table, 0, "Bid", amount=30)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert alive(table) == [1, 2]
    assert table.state.prices[8] == 8
    assert told(table, "nobody-buys")


def test_5_2_6_the_last_one_left_wins_and_buys_nothing() -> None:
    table = auction(seats=2, cash=[5, 20])
    act(table, 0, "Pass")
    act(table, 1, "Bid", amount=8)
    assert table.state.players[1].companies[8] == 1
    table = auction(seats=2, cash=[5, 20])
    act(table, 0, "Bid", amount=9)
    act(table, 1, "Bid", amount=10)
    act(table, 0, "Bid", amount=50)
    act(table, 1, "Pass")
    assert table.scores is not None
    assert table.state.players[1].companies[8] == 0
    assert cash(table) == [0, 20]


@pytest.mark.parametrize(("before", "after"), [(8, 7), (2, 1), (1, 1)])
def test_5_2_7_without_a_bid_the_price_falls_by_1_but_not_below_1(before: int, after: int) -> None:
    table = auction(prices=[0, 0, 2, 3, 4, 5, 6, 7, before, 9, 10, 11, 12])
    for seat in (0, 1, 2):
        act(table, seat, "Pass")
    assert table.state.prices[8] == after


def test_5_2_7_the_price_falls_also_if_nobody_can_bid() -> None:
    """A15"""
    full_boards = {seat: {2: 12} for seat in range(3)}
    table = deal(CompanyAuction(0), OrderAuction(0), active=8, companies=full_boards)
    assert table.state.prices[8] == 7
    assert isinstance(table.now, OrderAuction)


def test_7_5_2_in_an_open_auction_the_bids_of_who_left_were_never_made() -> None:
    """A41"""
    table = auction()
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Bid", amount=12)
    act(table, 1, "Resign")
    assert waiting(table) == (2,)
    act(table, 2, "Bid", amount=9)
    assert waiting(table) == (0,)


def test_7_5_2_the_highest_bid_that_is_left_stands() -> None:
    """A41: its maker is not asked again."""
    table = auction()
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Bid", amount=12)
    act(table, 2, "Pass")
    assert waiting(table) == (0,)
    act(table, 1, "Resign")
    assert cash(table) == [12, 0, 20]
    assert table.state.prices[8] == 8


def test_7_5_2_without_a_bid_left_the_others_go_on_and_then_the_price_falls() -> None:
    """A41"""
    table = auction()
    act(table, 0, "Bid", amount=12)
    act(table, 0, "Resign")
    assert waiting(table) == (1,)
    act(table, 1, "Pass")
    act(table, 2, "Pass")
    assert table.state.prices[8] == 7


def test_7_5_2_a_winner_who_leaves_before_paying_counts_as_unable_to_pay() -> None:
    """A41, A36"""
    table = auction(cash=[20, 5, 20], companies={1: {2: 3}})
    act(table, 0, "Bid", amount=8)
    act(table, 1, "Bid", amount=15)
    act(table, 2, "Pass")
    act(table, 0, "Pass")
    assert waiting(table) == (1,)
    act(table, 1, "Resign")
    assert cash(table) == [12, 0, 20]
    assert table.state.players[0].companies[8] == 1


def test_7_5_2_a_speaker_who_leaves_counts_as_passed() -> None:
    """A41"""
    table = auction()
    act(table, 0, "Resign")
    assert waiting(table) == (1,)


def test_5_2_3_basic_who_has_just_enough_is_asked() -> None:
    """A12"""
    assert waiting(auction(mode="basic", cash=[8, 20, 20])) == (0,)
    assert waiting(auction(mode="basic", cash=[7, 20, 20])) == (1,)


def test_5_2_4_the_last_coin_is_neither_short_nor_ruin() -> None:
    table = auction(cash=[10, 20, 20], companies={0: {2: 1}})
    assert note(table, 0, 10).args["left"] == 0
    assert note(table, 0, 15).args["left"] == 0
    assert note(table, 0, 15).key == "note-bid-raise"


def test_5_2_4_only_the_standing_bidder_is_warned() -> None:
    table = auction(companies={0: {2: 1}, 1: {3: 1}})
    act(table, 0, "Bid", amount=20)
    assert offered(table, 1, "TakeLoan").confirm is None
    assert offered(table, 0, "TakeLoan").confirm is not None


def test_5_2_1_beside_the_question_stand_the_own_cash_and_the_own_last_bid() -> None:
    table = auction(cash=[30, 20, 20])
    assert asked(table, 0).context == say("your-cash", cash=30)
    act(table, 0, "Bid", amount=9)
    act(table, 1, "Bid", amount=10)
    act(table, 2, "Pass")
    assert asked(table, 0).context == say("your-cash-and-bid", cash=30, own=9)


def test_5_2_1_everybody_reads_what_is_bid_on_and_the_best_bid() -> None:
    table = auction()
    where = say("industry", number=8, name=say("industry-retail"))
    assert wanted(table) == say("wanted-first-bid", industry=where, price=table.state.prices[8])
    act(table, 0, "Bid", amount=12)
    assert wanted(table) == say("wanted-bid", industry=where, bid=12, bidder=Who(0))
