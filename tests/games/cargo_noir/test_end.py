"""Chapter 4: the last round and the end."""

from __future__ import annotations

from typing import Any

import pytest

from games.cargo_noir.rules.scoring import score
from games.cargo_noir.rules.sending import Finish
from games.cargo_noir.rules.turn import Turn
from games.cargo_noir.words import coins, combination
from games.kernel import waiting
from games.kernel.hosting import ranks, winners
from tests.games.cargo_noir.hand import Noir, asked, cargo_of, deal, do, let_time_pass, offered, told
from tests.kit import refusal

FOUR = ("cape_town", "rio", "panama", "bombay")  # the ports of two players


def last_turns(**given: object) -> Noir:
    """The last round of two players; seat 0 begins it."""
    return deal(Turn(0), round_=10, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 11), (3, 11), (4, 10), (5, 10)])
def test_4_1_eleven_rounds_with_two_or_three_players_ten_with_more(seats: int, rounds: int) -> None:
    table = deal(Turn(0), seats=seats, round_=0)
    while table.scores is None:
        let_time_pass(table)
    assert table.state.round == rounds


def test_4_1_phase_one_of_the_last_round_is_as_usual() -> None:
    assert offered(last_turns(market_ships=[2], coins=[0])) == ["Draw"]


def test_example_4_2_nine_different_and_four_coins_for_the_cronies() -> None:
    table = last_turns(coins=[4], cargo=["AWRCSIJGU"])
    do(table, "Deal", cards={"cronies": 1}, way="AWRCSIJGU")
    assert table.state.players[0].cards == {"cronies": 1}
    assert table.state.players[0].coins == 0


def test_4_2_no_more_coins_are_paid_than_the_safe_holds() -> None:
    """Ten and six coins would do for the yacht; five are there."""
    table = last_turns(coins=[5], cargo=["GGGGA"])
    refused = refusal(table, 0, "Deal", cards={"yacht": 1}, way="GGG A")
    assert (refused.key, refused.args["paid"], refused.args["cost"]) == ("payment-short", 10, 16)
    rich = last_turns(coins=[6], cargo=["GGGGA"])
    do(rich, "Deal", cards={"yacht": 1}, way="GGG A")
    assert rich.state.players[0].coins == 0


def test_4_2_coins_that_fill_the_gap_are_told() -> None:
    table = last_turns(coins=[4], cargo=["AWRCSIJGU"])
    told_of = do(table, "Deal", cards={"cronies": 1}, way="AWRCSIJGU")[0].text
    assert (told_of.key, told_of.args["coins"]) == ("dealt-with-coins", coins(4))
    assert told_of.args["sets"] == (combination("AWRCSIJGU"),)


def test_4_2_exactly_the_shortfall_is_taken() -> None:
    table = last_turns(coins=[20], cargo=["GGG"])
    do(table, "Deal", cards={"villa": 1}, way="GGG")
    assert table.state.players[0].coins == 19


def test_4_2_coins_alone_are_enough_a15() -> None:
    table = last_turns(coins=[26])
    do(table, "Deal", cards={"yacht": 1, "villa": 1}, way="coins")
    assert table.state.players[0].cards == {"yacht": 1, "villa": 1}
    assert table.state.players[0].coins == 0


def test_4_2_coins_in_ports_do_not_count() -> None:
    table = last_turns(coins=[0], stacks={"rio": {0: 9, 1: 12}, "panama": {0: 9, 1: 12}}, market_ships=[1])
    do(table, "Draw")
    do(table, "Withdraw", port="rio")
    assert "Deal" not in offered(table)  # nine of the coins still lie in Panama


def test_4_2_not_in_the_round_before() -> None:
    table = deal(Turn(0), round_=9, coins=[40])
    assert "Deal" not in offered(table)


def test_4_3_phase_three_of_the_last_round_may_be_ended_at_any_moment_a1() -> None:
    table = last_turns(coins=[5])
    do(table, "SendToPort", port="rio", coins=2)
    assert "Finish" in offered(table)
    do(table, "Finish")
    assert table.state.players[0].hand == 2
    assert waiting(table) != (0,)


def test_4_3_the_last_placement_may_be_repeated_in_the_last_round_too() -> None:
    table = last_turns(coins=[5], placement=[("rio", 2), ("casino", 0)])
    do(table, "RepeatPlacement")
    assert table.state.ports["rio"].stacks == {0: 2}
    assert table.state.players[0].casino == 1
    assert "Finish" in offered(table)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"coins": [1]}, "ask-send-last"),
        ({"coins": [0]}, "ask-send-in-vain"),
        ({"coins": [2], "stacks": {port: {1: 2} for port in FOUR}}, "ask-send-in-vain"),
        ({"coins": [3], "stacks": {port: {1: 2} for port in FOUR}}, "ask-send-last"),
    ],
)
def test_4_3_ships_that_can_block_no_port_are_not_said_to(given: dict[str, Any], key: str) -> None:
    assert asked(last_turns(cards=[{}, {"ship": 2}], **given)).text.key == key


def test_4_3_ships_sent_then_stand_in_the_way_of_later_seats() -> None:
    table = last_turns(coins=[9, 0], stacks={"rio": {1: 3}})
    do(table, "SendToPort", port="rio", coins=4)
    do(table, "Finish")
    assert table.scores is not None  # seat 1 was outbid, could not raise, and had nothing to trade
    assert cargo_of(table, 1) == ""


def test_4_3_a_ship_bought_in_the_last_round_may_block_a14() -> None:
    table = last_turns(coins=[0], cargo=["AWRCS"])
    do(table, "Deal", cards={"ship": 1}, way="AWRCS")
    assert table.state.players[0].hand == 4
    assert "SendToCasino" in offered(table)


def test_4_3_the_host_may_switch_it_off_a1() -> None:
    table = last_turns(coins=[5, 50], last_round_phase3=False)
    assert waiting(table) == (1,)


def test_4_4_the_last_seat_has_no_phase_three_a1() -> None:
    table = last_turns(coins=[0, 50])
    do(table, "Finish")
    assert waiting(table) == (1,)
    assert "SendToCasino" not in offered(table)
    do(table, "EndTrading")
    assert table.scores is not None


def test_4_5_the_score_is_the_points_of_all_cards_and_nothing_else() -> None:
    table = deal(cards=[{"ship": 1, "warehouse": 1, "villa": 2, "show_biz": 1}], coins=[99], cargo=["GGGG"])
    result = score(table, 0)
    assert result.total == 5 + 5 + 20 + 31
    assert [line.amount for line in result.lines] == [10, 20, 31]


def ended(*cards: dict[str, int]) -> Noir:
    table = deal(
        Turn(len(cards) - 1),
        seats=len(cards),
        round_=11 if len(cards) < 4 else 10,
        cards=cards,
        coins=[0] * 5,
    )
    assert table.scores is not None
    return table


def test_4_5_most_points_win() -> None:
    assert winners(ended({"villa": 1}, {"yacht": 1})) == (1,)


def test_4_6_in_a_tie_the_most_valuable_card_decides_a17() -> None:
    """Both have 31: one by a single unique card."""
    assert winners(ended({"show_biz": 1}, {"yacht": 1, "villa": 1, "ship": 1})) == (0,)


def test_4_6_the_best_card_decides_before_the_least_a17() -> None:
    """21 + 5 against 16 + 10."""
    assert winners(ended({"bar": 1, "ship": 1}, {"yacht": 1, "villa": 1})) == (0,)


def test_4_6_a_bonus_card_counts_like_any_other_a17() -> None:
    assert winners(ended({"villa": 1}, {"ship": 1, "warehouse": 1})) == (0,)


def test_4_6_then_the_next_card_decides_a17() -> None:
    """25 + 10 against 25 + 5 + 5."""
    assert winners(ended({"night_club": 1, "villa": 1}, {"night_club": 1, "ship": 1, "syndicate": 1})) == (0,)


def test_4_6_equal_to_the_end_they_share_the_victory_a17() -> None:
    assert winners(ended({"villa": 1}, {"villa": 1})) == (0, 1)


def test_4_7_equals_share_a_place_and_the_next_number_is_left_out_a29() -> None:
    table = ended({"villa": 1}, {"villa": 1}, {"ship": 1})
    assert table.scores is not None
    assert ranks(table.scores) == {0: 1, 1: 1, 2: 3}


def test_4_7_the_same_comparison_ranks_the_other_places_a29() -> None:
    table = ended({"bank": 1}, {"ship": 1, "warehouse": 1}, {"villa": 1})
    assert table.scores is not None
    assert ranks(table.scores) == {0: 1, 2: 2, 1: 3}


def test_7_8_the_default_is_to_finish() -> None:
    assert asked(last_turns(coins=[0])).default == Finish()


def test_2_7_the_last_round_is_announced() -> None:
    assert "last-round" in told(last_turns(coins=[0]))
