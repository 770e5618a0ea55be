"""3.28-3.32 Phase III: ships are sent."""

from __future__ import annotations

from games.cargo_noir.cargo import lot_listed
from games.cargo_noir.components import Components
from games.cargo_noir.rules.sending import SendShips, SendToCasino
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn
from games.cargo_noir.words import PLACES, coins
from games.kernel import Amount, OneOf, say, waiting
from games.kernel.hosting import override
from tests.games.cargo_noir.hand import asked, choices, deal, do, domain_of, kinds, offered
from tests.kit import refusal

END = (EndTurn(0),)


def test_3_28_every_ship_has_to_be_sent_a19() -> None:
    table = deal(SendShips(0), *END)
    assert "Finish" not in offered(table)
    do(table, "SendToCasino")
    do(table, "SendToMarket")
    assert waiting(table) == (0,)
    do(table, "SendToPort", port="rio", coins=1)
    assert table.state.players[0].hand == 0
    assert waiting(table) == (1,)


def test_3_29_any_number_of_ships_at_casino_and_market_free_of_charge_a2() -> None:
    table = deal(SendShips(0), *END, cards=[{"ship": 2}], coins=[0], casino=[0, 3])
    for _ in range(3):
        do(table, "SendToCasino")
    for _ in range(2):
        do(table, "SendToMarket")
    player = table.state.players[0]
    assert (player.casino, player.market, player.coins) == (3, 2, 0)


def test_3_30_no_second_ship_of_ones_own_in_a_port_a2() -> None:
    table = deal(SendShips(0), *END)
    do(table, "SendToPort", port="rio", coins=2)
    assert choices(table, "SendToPort", "port") == ["cape_town", "panama", "bombay"]
    assert refusal(table, 0, "SendToPort", port="rio", coins=3).key == "port-own-ship"


def test_3_30_no_return_to_a_port_left_this_turn_and_the_reason_is_said() -> None:
    table = deal(SendShips(0), *END, left=["panama"])
    assert refusal(table, 0, "SendToPort", port="panama", coins=3).key == "port-just-left"


def test_3_31_a_port_that_is_too_dear_says_what_it_takes() -> None:
    table = deal(SendShips(0), *END, coins=[3], stacks={"rio": {1: 4}})
    refused = refusal(table, 0, "SendToPort", port="rio", coins=3)
    assert (refused.key, refused.args["least"], refused.args["safe"]) == ("port-too-dear", coins(5), 3)


def test_3_31_beside_every_bid_stands_what_it_leaves() -> None:
    domain = domain_of(deal(SendShips(0), *END, coins=[3]), "SendToPort", "coins", port="rio")
    assert isinstance(domain, Amount)
    assert domain.note is not None
    assert [domain.note(bid) for bid in (1, 3)] == [say("leaves-coins", n=2), say("leaves-coins", n=0)]


def test_3_30_a_closed_port_cannot_be_entered() -> None:
    assert refusal(deal(SendShips(0), *END), 0, "SendToPort", port="tangier", coins=1).key == "choose-one"


def test_3_30_a_port_just_bought_is_open_a18() -> None:
    table = deal(ResolveShips(0), SendShips(0), *END, stacks={"rio": {0: 1}})
    assert "rio" in choices(table, "SendToPort", "port")


def test_3_30_where_no_port_may_be_entered_the_reason_is_said() -> None:
    """With four ports and five ships one can be everywhere."""
    table = deal(SendShips(0), *END, cards=[{"ship": 2}], coins=[9])
    for port in ("cape_town", "rio", "panama", "bombay"):
        do(table, "SendToPort", port=port, coins=1)
    assert refusal(table, 0, "SendToPort", port="rio", coins=1).key == "no-port-to-enter"


def test_3_31_at_least_one_coin() -> None:
    table = deal(SendShips(0), *END, coins=[3])
    assert choices(table, "SendToPort", "coins", port="rio") == [1, 2, 3]
    assert refusal(table, 0, "SendToPort", port="rio", coins=0).key == "choose-amount-because"


def test_3_31_more_than_the_highest_stack_and_no_more_than_the_safe_holds() -> None:
    table = deal(SendShips(0), *END, seats=3, coins=[6], stacks={"rio": {1: 2, 2: 4}})
    assert choices(table, "SendToPort", "coins", port="rio") == [5, 6]


def test_3_31_the_coins_move_from_the_safe_under_the_ship() -> None:
    table = deal(SendShips(0), *END, coins=[6])
    do(table, "SendToPort", port="rio", coins=4)
    assert table.state.players[0].coins == 2
    assert table.state.ports["rio"].stacks == {0: 4}


def test_3_31_example_red_comes_with_five_coins_where_four_would_do() -> None:
    table = deal(SendShips(0), *END, stacks={"rio": {1: 3}})
    assert choices(table, "SendToPort", "coins", port="rio")[0] == 4
    do(table, "SendToPort", port="rio", coins=5)
    assert table.state.ports["rio"].stacks == {1: 3, 0: 5}


def test_3_31_an_empty_safe_or_dear_ports_are_said_to_be_the_reason() -> None:
    empty = deal(SendShips(0), *END, coins=[0])
    assert refusal(empty, 0, "SendToPort", port="rio", coins=1).key == "safe-empty"
    stacks = {port: {1: 3} for port in ("cape_town", "rio", "panama")} | {"bombay": {1: 2}}
    dear = deal(SendShips(0), *END, seats=2, coins=[2], cards=[{}, {"ship": 2}], stacks=stacks)
    refused = refusal(dear, 0, "SendToPort", port="rio", coins=1)
    assert (refused.key, refused.args["least"]) == ("ports-too-dear", 3)


def test_3_31_where_a_port_was_just_left_it_is_named_beside_the_dear_ones() -> None:
    """Panama would take three of the four coins, and may not be entered."""
    stacks = {"panama": {1: 2}, "rio": {1: 5}, "bombay": {1: 6}, "cape_town": {1: 7}}
    table = deal(SendShips(0), *END, coins=[4], left=["panama"], stacks=stacks, cards=[{}, {"ship": 2}])
    refused = refusal(table, 0, "SendToPort", port="panama", coins=3)
    assert refused == say("ports-too-dear-but-left", left=(PLACES["panama"],), least=6, safe=4)


def test_3_31_a_corrected_least_bid_does_not_make_the_safe_empty() -> None:
    dear = override(Components(), "min_bid = 3")
    table = deal(SendShips(0), *END, coins=[2], components=dear)
    refused = refusal(table, 0, "SendToPort", port="rio", coins=2)
    assert refused == say("ports-too-dear", least=3, safe=2)


def test_3_31_beside_every_port_stands_the_least_that_it_takes() -> None:
    domain = domain_of(deal(SendShips(0), *END, stacks={"rio": {1: 4}}), "SendToPort", "port")
    assert isinstance(domain, OneOf)
    notes = {choice.value: choice.note for choice in domain.choices}
    assert notes["rio"] == say("port-note", lot=lot_listed(tuple(kinds("AWR"))), least=5)
    assert notes["panama"] == say("port-note", lot=lot_listed(tuple(kinds("CS"))), least=1)


def test_3_32_the_last_placement_is_repeated() -> None:
    placement = [("casino", 0), ("rio", 3), ("market", 0)]
    table = deal(SendShips(0), *END, coins=[5], placement=placement)
    do(table, "RepeatPlacement")
    player = table.state.players[0]
    assert (player.casino, player.market, player.coins) == (1, 1, 2)
    assert table.state.ports["rio"].stacks == {0: 3}
    assert waiting(table) == (1,)


def test_3_32_only_as_far_as_it_is_still_legal() -> None:
    """Rio is taken by a stack as high, Panama costs more than the Safe holds; only the casino is left."""
    placement = [("rio", 3), ("panama", 5), ("casino", 0)]
    table = deal(SendShips(0), *END, coins=[4], placement=placement, stacks={"rio": {1: 3}})
    do(table, "RepeatPlacement")
    assert (table.state.players[0].casino, table.state.players[0].hand) == (1, 2)
    assert "RepeatPlacement" not in offered(table)


def test_3_32_not_into_a_port_just_left() -> None:
    table = deal(
        ResolveShips(0), SendShips(0), *END, coins=[0], placement=[("rio", 1)], stacks={"rio": {0: 1, 1: 2}}
    )
    assert table.state.left == ["rio"]
    assert "RepeatPlacement" not in offered(table)


def test_3_32_not_once_a_ship_has_been_sent() -> None:
    table = deal(SendShips(0), *END, placement=[("casino", 0)] * 3)
    do(table, "SendToMarket")
    assert "RepeatPlacement" not in offered(table)


def test_3_32_no_more_ships_than_are_in_hand() -> None:
    table = deal(SendShips(0), *END, placement=[("casino", 0)] * 3, casino=[2])
    do(table, "RepeatPlacement")
    assert table.state.players[0].casino == 3


def test_3_32_what_is_sent_is_remembered_for_the_next_turn() -> None:
    table = deal(SendShips(0), *END)
    do(table, "SendToCasino")
    do(table, "SendToPort", port="rio", coins=2)
    do(table, "SendToMarket")
    assert table.state.players[0].placement == [("casino", 0), ("rio", 2), ("market", 0)]


def test_3_21_a_ship_bought_this_turn_sails_this_turn_a14() -> None:
    table = deal(Trading(0), SendShips(0), *END, cargo=["AWRCS"])
    do(table, "Deal", cards={"ship": 1}, way="AWRCS")
    for _ in range(4):
        assert waiting(table) == (0,)
        do(table, "SendToCasino")
    assert table.state.players[0].casino == 4


def test_7_7_the_default_is_the_casino() -> None:
    assert asked(deal(SendShips(0), *END)).default == SendToCasino()
