"""3.16-3.25 Phase II: deals."""

from __future__ import annotations

import pytest

from games.cargo_noir.cargo import listed
from games.cargo_noir.components import Components
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.stowing import DiscardExcess
from games.cargo_noir.rules.trade import EndTrading, Trading
from games.cargo_noir.rules.turn import EndTurn
from games.cargo_noir.state import capacity
from games.cargo_noir.words import cards_named
from games.kernel import Spread, say
from games.kernel.hosting import override
from tests.games.cargo_noir.hand import (
    Noir,
    asked,
    cargo_of,
    choices,
    deal,
    do,
    hold,
    letters,
    offer,
    offered,
    told,
)
from tests.kit import refusal

REST = (DiscardExcess(0), SendShips(0), EndTurn(0))
EXAMPLE = "CCCWJJJJ*"  # the hold in the rulebook's example


def trading(cargo: str, **given: object) -> Noir:
    return deal(Trading(0), *REST, cargo=[cargo], **given)  # type: ignore[arg-type]


def held(table: Noir) -> dict[str, int]:
    return table.state.players[0].cards


def test_example_four_jewels_and_a_wild_for_a_ship_and_a_warehouse() -> None:
    table = trading(EXAMPLE)
    do(table, "Deal", cards={"ship": 1, "warehouse": 1}, way="JJJJ*")
    assert held(table) == {"ship": 1, "warehouse": 1}
    assert cargo_of(table) == "WCCC"


def test_example_three_cars_and_a_weapon_for_a_warehouse() -> None:
    table = trading(EXAMPLE)
    do(table, "Deal", cards={"warehouse": 1}, way="CCC W")
    assert held(table) == {"warehouse": 1}
    assert cargo_of(table) == "JJJJ*"


@pytest.mark.parametrize("cards", [{"ship": 1, "warehouse": 2}, {"ship": 1, "warehouse": 1, "syndicate": 1}])
def test_example_all_the_cargo_for_a_ship_and_two_more_bonus_cards(cards: dict[str, int]) -> None:
    table = trading(EXAMPLE)
    do(table, "Deal", cards=cards, way="JJJJ* CCC W")
    assert held(table) == cards
    assert cargo_of(table) == ""


def test_3_16_several_combinations_for_one_card_a11() -> None:
    table = trading("GGGCCCR")
    do(table, "Deal", cards={"yacht": 1}, way=choices(table, "Deal", "way", cards={"yacht": 1})[0])
    assert held(table) == {"yacht": 1}


def test_3_16_there_is_no_change_and_no_carrying_over_a12() -> None:
    """Thirty-six for a cost of 25: what is left over buys no villa afterwards."""
    table = trading("GGGGGG")
    do(table, "PayByHand", cards={"night_club": 1})
    do(table, "LayAlike", kind="gold", number=6, wilds=0)
    assert held(table) == {"night_club": 1}
    assert "Deal" not in offered(table)


def test_3_16_any_number_of_deals_in_a_turn() -> None:
    table = trading("GGGGCCCC")
    do(table, "Deal", cards={"yacht": 1}, way="GGGG")
    do(table, "Deal", cards={"yacht": 1}, way="CCCC")
    assert held(table) == {"yacht": 2}


def test_3_16_cards_that_cost_more_than_the_hold_is_worth_are_refused() -> None:
    table = trading("GGGG")
    assert refusal(table, 0, "Deal", cards={"bar": 1}, way="GGGG") == say("card-too-dear", most=16)
    refused = refusal(table, 0, "Deal", cards={"villa": 1, "syndicate": 1}, way="GGGG")
    assert (refused.key, refused.args["cost"], refused.args["budget"]) == ("spread-budget", 20, 16)


def test_3_16_at_least_one_card() -> None:
    assert refusal(trading("GGGG"), 0, "Deal", cards={}, way="GGGG").key == "spread-total"


def test_3_16_tokens_one_does_not_have_pay_for_nothing() -> None:
    refused = refusal(trading("GGGG"), 0, "Deal", cards={"villa": 1}, way="JJJJ")
    assert refused.key == "payment-not-held"


def test_3_16_too_little_is_refused() -> None:
    refused = refusal(trading("GGGGA"), 0, "Deal", cards={"yacht": 1}, way="GGG A")
    assert (refused.key, refused.args["paid"], refused.args["cost"]) == ("payment-short", 10, 16)


def test_3_14_what_is_no_combination_pays_for_nothing() -> None:
    refused = refusal(trading("GGGGA"), 0, "Deal", cards={"villa": 1}, way="GGGA")
    assert (refused.key, refused.args["word"]) == ("payment-no-combination", "GGGA")
    ten = refusal(trading("GGGGGGGGGG"), 0, "Deal", cards={"principality": 1}, way="GGGGGGGGGG")
    assert ten.key == "payment-no-combination"


def test_3_27_any_legal_payment_may_be_spelt_out_though_it_is_not_listed() -> None:
    table = trading("GGGGGG")
    assert "GGGGGG" not in choices(table, "Deal", "way", cards={"night_club": 1})
    do(table, "Deal", cards={"night_club": 1}, way="GGGGGG")
    assert held(table) == {"night_club": 1}
    assert cargo_of(table) == ""


def test_3_27_what_is_not_spelt_in_letters_of_cargo_is_answered_with_the_list() -> None:
    for rubbish in ("gold", "", "GGGG ", "XYZ", 3, None):
        refused = refusal(trading("GGGG"), 0, "Deal", cards={"villa": 1}, way=rubbish)
        assert refused.key == "choose-one"


def test_3_17_a_superfluous_combination_is_refused_a23() -> None:
    table = trading("GGGGCCCC")
    assert refusal(table, 0, "Deal", cards={"yacht": 1}, way="GGGG CCCC").key == "payment-superfluous"


def test_3_17_one_small_superfluous_combination_is_enough_to_refuse_a23() -> None:
    refused = refusal(trading("GGGGA"), 0, "Deal", cards={"yacht": 1}, way="GGGG A")
    assert refused.key == "payment-superfluous"


def test_3_18_only_what_is_in_the_supply() -> None:
    cards = [{}, {"syndicate": 2}, {"syndicate": 2}, {"syndicate": 2}, {"syndicate": 2}]
    table = trading("GGGG", seats=5, cards=cards)
    assert "syndicate" not in cards_of(table)


def cards_of(table: Noir) -> dict[str, int]:
    """The cards on offer, and how many of each."""
    domain = offer(table, "Deal").next_field({})
    assert domain is not None
    assert isinstance(domain[1], Spread)
    return {item.key: item.most for item in domain[1].items}


def test_3_18_no_more_than_two_of_each_bonus_card() -> None:
    table = trading("GGGGGGGGG", cards=[{"warehouse": 1}])
    most = cards_of(table)
    assert (most["ship"], most["warehouse"], most["syndicate"]) == (2, 1, 2)
    assert refusal(table, 0, "Deal", cards={"warehouse": 2}, way="GGGGGGGGG").key == "spread-range"


def test_3_18_with_two_of_them_none_is_offered() -> None:
    table = trading("GGGGGGGGG", cards=[{"warehouse": 2}])
    assert "warehouse" not in cards_of(table)


def test_3_18_a_unique_card_is_there_once() -> None:
    table = trading("GGGGGG", cards=[{}, {"paparazzi": 1}])
    assert "paparazzi" not in cards_of(table)


def test_3_19_all_tokens_paid_are_discarded() -> None:
    table = trading("GGGG*A", discard="U")
    do(table, "Deal", cards={"night_club": 1}, way="GGGG*")
    assert letters(table.state.discard) == "GGGGU*"
    assert cargo_of(table) == "A"


def test_3_20_coins_buy_no_cards_before_the_last_round() -> None:
    table = trading("AWR", coins=[50])
    assert offered(table)[0] == "SendToCasino"


def test_3_21_a_ship_comes_from_the_reserve_at_once() -> None:
    table = trading("AWRCS")
    do(table, "Deal", cards={"ship": 1}, way="AWRCS")
    player = table.state.players[0]
    assert (player.hand, player.reserve) == (4, 1)


def test_3_22_a_warehouse_gives_two_slots_at_once() -> None:
    """Eight tokens would have to shrink to six; with the card they fit."""
    table = trading("CCCWJJJJGGGR", cards=[{}])
    assert capacity(table, 0) == 6
    do(table, "Deal", cards={"warehouse": 1}, way="CCC W")
    do(table, "EndTrading")
    assert capacity(table, 0) == 8
    assert offered(table)[0] == "SendToCasino"


def test_3_22_ten_slots_at_most() -> None:
    assert capacity(trading("G", cards=[{"warehouse": 2}]), 0) == 10


def test_3_23_a_syndicate_works_from_the_next_phase_one_on() -> None:
    """Bought after the withdrawal of this turn, it pays nothing for it."""
    table = deal(ResolveShips(0), Trading(0), *REST, coins=[0], cargo=["GGGA"], stacks={"rio": {0: 1, 1: 2}})
    assert told(table)[0] == "withdrew"
    do(table, "Deal", cards={"syndicate": 1}, way="GGG A")
    assert table.state.players[0].coins == 1


def test_3_24_any_number_of_regular_cards() -> None:
    table = trading("GGGGGGGG")
    do(table, "Deal", cards={"villa": 6}, way="GGGGGGGG")
    assert held(table) == {"villa": 6}
    assert table.state.supply["villa"] == 0


def test_3_25_trading_closes_by_itself_without_a_possible_deal_a27() -> None:
    assert offered(trading("GGG"))[0] == "SendToCasino"  # 9 points, and the cheapest card costs 10
    table = trading("GGGGAAA")
    do(table, "Deal", cards={"yacht": 1}, way="GGGG")
    assert "Deal" not in offered(table)


def test_3_25_trading_closes_where_all_one_could_pay_is_sold_out_or_at_the_limit_a27() -> None:
    """Ten points, and the cards for ten are gone or held twice."""
    held_twice = {"warehouse": 2, "syndicate": 2}
    assert "Deal" in offered(trading("GGGA", cards=[held_twice, {"villa": 5}]))
    assert "Deal" in offered(trading("GGGA", cards=[{"warehouse": 2, "syndicate": 1}, {"villa": 6}]))
    assert offered(trading("GGGA", cards=[held_twice, {"villa": 6}]))[0] == "SendToCasino"


def test_3_25_the_player_may_end_trading_at_any_time() -> None:
    table = trading("GGGG")
    do(table, "EndTrading")
    assert offered(table)[0] == "SendToCasino"
    assert cargo_of(table) == "GGGG"


def test_3_25_whoever_would_have_to_discard_is_asked_again() -> None:
    confirm = offer(trading("GGGGAAA"), "EndTrading").confirm
    assert confirm is not None
    question = confirm({})
    assert question is not None
    assert (question.key, question.args["count"]) == ("end-trading-excess", 1)
    assert offer(trading("GGGGAA"), "EndTrading").confirm is None


def test_3_26_in_the_last_round_nobody_is_asked_about_discarding_a25() -> None:
    assert offer(trading("GGGGAAA", round_=11), "EndTrading").confirm is None


def test_1_2_beside_every_card_stand_its_cost_and_its_points() -> None:
    domain = offer(trading("GGGGGG"), "Deal").next_field({})
    assert domain is not None
    assert isinstance(domain[1], Spread)
    label = {item.key: item.label for item in domain[1].items}["show_biz"]
    assert (label.args["card"].key, label.args["cost"], label.args["points"]) == ("card-show_biz", 28, 31)


@pytest.mark.parametrize(("way", "kept"), [("GGGG", "A*"), ("GGG A", "G*")])
def test_3_27_what_a_deal_brings_and_leaves_is_shown_beforehand(way: str, kept: str) -> None:
    preview = offer(trading("GGGGA*"), "Deal").preview
    assert preview is not None
    shown = preview({"cards": {"villa": 1}, "way": way})
    assert shown is not None
    assert shown.args["cards"] == cards_named({"villa": 1})
    assert shown.args["kept"] == listed(hold(kept))


def test_3_14_a_corrected_table_says_how_long_a_combination_may_be() -> None:
    short = override(Components(), "max_combo = 5")
    table = trading("GGGGGG", components=short)
    refused = refusal(table, 0, "Deal", cards={"villa": 1}, way="GGGGGG")
    assert (refused.key, refused.args["most"]) == ("payment-no-combination", 5)


def test_7_5_the_default_is_to_end_trading() -> None:
    assert asked(trading("GGGG")).default == EndTrading()
