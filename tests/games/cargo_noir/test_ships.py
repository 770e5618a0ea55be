"""3.4-3.13 Phase I: ships act."""

from __future__ import annotations

from typing import Any

import pytest

from games.cargo_noir.cargo import lot_listed
from games.cargo_noir.components import Components
from games.cargo_noir.rules.macao import Draw
from games.cargo_noir.rules.ports import Buy, Withdraw
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn, Turn
from games.cargo_noir.words import PLACES
from games.kernel import Amount, OneOf, Who, say, waiting
from games.kernel.hosting import prompt, wanted
from tests.games.cargo_noir.hand import (
    asked,
    cargo_of,
    choices,
    deal,
    do,
    domain_of,
    kinds,
    let_time_pass,
    letters,
    offered,
    told,
)
from tests.kit import refusal

END = (Trading(0), EndTurn(0))


def test_3_4_each_ship_acts_once_in_any_order() -> None:
    stacks = {"rio": {0: 2}, "panama": {0: 1}}
    for first, second in (("rio", "panama"), ("panama", "rio")):
        table = deal(ResolveShips(0), *END, cards=[{"ship": 1}], stacks=stacks, market_ships=[2])
        do(table, "Buy", port=first)
        assert choices(table, "Buy", "port") == [second]
        do(table, "Draw")
        do(table, "Buy", port=second)
        do(table, "Draw")
        assert table.state.players[0].hand == 4
        assert waiting(table) != (0,) or "Draw" not in offered(table)


def test_3_4_what_a_ship_brings_is_used_by_the_next() -> None:
    """The coins of one withdrawal pay for a raise elsewhere."""
    stacks = {"rio": {0: 4, 1: 5}, "panama": {0: 1, 1: 3}}
    table = deal(ResolveShips(0), *END, coins=[1], stacks=stacks)
    assert refusal(table, 0, "Raise", port="panama", coins=3).key == "raise-too-dear"
    do(table, "Withdraw", port="rio")
    do(table, "Raise", port="panama", coins=3)
    assert table.state.ports["panama"].stacks == {0: 4, 1: 3}


def test_3_4_cargo_may_exceed_the_warehouse_until_the_end_of_phase_two() -> None:
    table = deal(ResolveShips(0), *END, cargo=["GGGGGG"], stacks={"rio": {0: 1}, "bombay": {0: 1}})
    do(table, "Buy", port="rio")
    assert sum(table.state.players[0].cargo) > 6


def test_3_5_each_casino_ship_earns_two_coins_and_comes_back() -> None:
    """The rulebook's yellow player, who has sent the whole fleet there."""
    table = deal(Turn(0), first=1, coins=[0], casino=[3])
    assert (table.state.players[0].coins, table.state.players[0].hand) == (6, 3)
    assert table.state.players[0].casino == 0
    assert told(table) == ["casino-pays"]


def test_6_1_casino_ships_act_before_anything_is_asked() -> None:
    """Their coins are there for the raise."""
    table = deal(Turn(0), first=1, coins=[0], casino=[1], stacks={"rio": {0: 1, 1: 2}})
    assert choices(table, "Raise", "coins", port="rio") == [2]


def test_3_6_a_swap_gives_one_token_and_takes_one() -> None:
    table = deal(ResolveShips(0), *END, cargo=["G*"], market_ships=[1], market="UAWRCSIJ")
    do(table, "Swap", give="wild", take="uranium")
    assert cargo_of(table) == "GU"
    assert sorted(table.state.market) == sorted([9, 0, 1, 2, 3, 4, 5, 6])
    assert (table.state.players[0].market, table.state.players[0].hand) == (0, 3)


def test_3_6_a_wild_may_be_taken() -> None:
    table = deal(ResolveShips(0), *END, cargo=["G"], market_ships=[1], market="*AWRCSIJ")
    do(table, "Swap", give="gold", take="wild")
    assert cargo_of(table) == "*"


def test_3_6_the_market_always_has_eight_a8() -> None:
    table = deal(ResolveShips(0), *END, cargo=["G"], market_ships=[2])
    do(table, "Swap", give="gold", take="alcohol")
    do(table, "Draw")
    assert len(table.state.market) == 8


def test_3_6_a_swap_for_the_same_kind_changes_nothing_a24() -> None:
    table = deal(ResolveShips(0), *END, cargo=["G"], market_ships=[1])
    before = sorted(table.state.market)
    do(table, "Swap", give="gold", take="gold")
    assert (cargo_of(table), sorted(table.state.market)) == ("G", before)


def test_3_6_the_same_kind_is_offered_last() -> None:
    table = deal(ResolveShips(0), *END, cargo=["W"], market_ships=[1], market="AWRCSIJG")
    due = prompt(table, 0)
    assert due is not None
    step = due.offer("Swap").next_field({"give": "weapons"})
    assert step is not None
    assert list(step[1].possible())[-1] == "weapons"


def test_3_6_without_cargo_there_is_nothing_to_swap() -> None:
    table = deal(ResolveShips(0), *END, market_ships=[2])
    assert offered(table) == ["Draw"]
    assert refusal(table, 0, "Swap", give="gold", take="gold").key == "nothing-to-swap"


def test_3_6_only_what_lies_there_can_be_taken_and_only_what_one_has_given() -> None:
    table = deal(ResolveShips(0), *END, cargo=["G"], market_ships=[1])
    assert choices(table, "Swap", "give") == ["gold"]
    assert refusal(table, 0, "Swap", give="gold", take="uranium").key == "choose-one"


def test_3_7_a_draw_brings_one_token_from_the_bag() -> None:
    table = deal(ResolveShips(0), *END, market_ships=[2], bag="U")
    do(table, "Draw")
    assert cargo_of(table) == "U"
    assert not any(table.state.bag)
    assert (table.state.players[0].market, table.state.players[0].hand) == (1, 2)


def test_3_7_the_market_cannot_be_skipped_a7() -> None:
    table = deal(ResolveShips(0), *END, cargo=["G"], market_ships=[1])
    assert offered(table) == ["Draw", "Swap"]


def test_example_blue_draws_with_one_ship_and_swaps_the_token_for_uranium_with_the_other() -> None:
    table = deal(ResolveShips(0), *END, market_ships=[2], market="UAWRCSIJ", bag="G")
    do(table, "Draw")
    do(table, "Swap", give="gold", take="uranium")
    assert cargo_of(table) == "U"


def test_3_8_alone_in_a_port_the_ship_buys_everything_a3() -> None:
    stacks = {"bombay": {0: 3}, "rio": {0: 1}}
    table = deal(ResolveShips(0), *END, coins=[5], stacks=stacks, lots={"bombay": "GU*"})
    do(table, "Buy", port="bombay")
    player = table.state.players[0]
    assert cargo_of(table) == "AWRGU*"  # Rio followed by itself, as the last ship
    assert player.coins == 5  # the stack went to the bank, nothing else
    assert 0 not in table.state.ports["bombay"].stacks


def test_3_8_a_lone_bidder_cannot_decline_a4() -> None:
    table = deal(ResolveShips(0), *END, stacks={"bombay": {0: 3}, "rio": {0: 1}})
    assert offered(table) == ["Buy"]
    assert refusal(table, 0, "Withdraw", port="rio").key == "cannot-now"


def test_3_9_a_bought_port_is_refilled_at_once() -> None:
    stacks = {"bombay": {0: 3}, "rio": {0: 1}}
    table = deal(ResolveShips(0), *END, stacks=stacks, bag="UUUUUUUU")
    told_of = do(table, "Buy", port="bombay")[1].text
    assert letters_of(table.state.ports["bombay"].lot) == "UUU"
    assert told_of == say("refilled", port=PLACES["bombay"], lot=lot_listed(tuple(kinds("UUU"))))


def letters_of(lot: list[int]) -> str:
    return "".join("AWRCSIJGU*"[kind] for kind in lot)


def test_3_9_a_port_that_is_not_bought_is_not_refilled() -> None:
    table = deal(ResolveShips(0), *END, stacks={"rio": {0: 1, 1: 2}, "panama": {0: 1, 1: 2}})
    do(table, "Withdraw", port="rio")
    assert letters_of(table.state.ports["rio"].lot) == "AWR"


def test_3_10_a_raise_tops_the_highest_of_several_a5() -> None:
    table = deal(ResolveShips(0), *END, seats=3, coins=[9], stacks={"rio": {0: 1, 1: 3, 2: 5}})
    assert choices(table, "Raise", "coins", port="rio") == [5, 6, 7, 8, 9]
    assert refusal(table, 0, "Raise", port="rio", coins=4).key == "choose-amount-because"
    do(table, "Raise", port="rio", coins=5)
    assert table.state.ports["rio"].stacks == {0: 6, 1: 3, 2: 5}


def test_3_10_where_one_cannot_raise_the_reason_is_said() -> None:
    """One port to raise in; the others are closed to it, each for a reason of its own."""
    stacks = {"rio": {0: 1, 1: 2}, "panama": {0: 1, 1: 9}, "bombay": {0: 1}}
    table = deal(ResolveShips(0), seats=3, coins=[5], stacks=stacks)
    refused = {port: refusal(table, 0, "Raise", port=port, coins=2).key for port in ("panama", "bombay")}
    assert refused == {"panama": "raise-takes", "bombay": "port-alone"}
    assert refusal(table, 0, "Raise", port="cape_town", coins=2).key == "port-no-ship"


def test_3_10_a_port_where_one_has_raised_says_so() -> None:
    table = deal(ResolveShips(0), coins=[9], stacks={"rio": {0: 1, 1: 2}, "panama": {0: 1, 1: 2}})
    do(table, "Raise", port="rio", coins=3)
    assert refusal(table, 0, "Raise", port="rio", coins=3).key == "port-raised"


def test_3_10_beside_every_raise_stands_what_it_leaves() -> None:
    table = deal(ResolveShips(0), coins=[9], stacks={"rio": {0: 1, 1: 2}})
    domain = domain_of(table, "Raise", "coins", port="rio")
    assert isinstance(domain, Amount)
    assert domain.note is not None
    assert domain.note(4) == say("leaves-coins", n=5)


def test_3_10_a_raise_that_is_refused_says_what_to_top_with_what() -> None:
    table = deal(ResolveShips(0), *END, seats=3, coins=[9], stacks={"rio": {0: 1, 1: 3, 2: 5}})
    why = refusal(table, 0, "Raise", port="rio", coins=4).args["why"]
    assert why == say("raise-why", own=1, highest=5, safe=9)


@pytest.mark.parametrize("kind", ["Raise", "Withdraw"])
def test_3_10_beside_a_contested_port_stands_its_highest_rival(kind: str) -> None:
    table = deal(ResolveShips(0), *END, seats=3, coins=[9], stacks={"rio": {0: 1, 1: 3, 2: 5}})
    domain = domain_of(table, kind, "port")
    assert isinstance(domain, OneOf)
    note = domain.choices[0].note
    assert note is not None
    assert (note.key, note.args["own"], note.args["highest"]) == ("rivals", 1, 5)


def test_3_10_a_raise_may_be_higher_than_needed_a21() -> None:
    table = deal(ResolveShips(0), *END, coins=[9], stacks={"rio": {0: 1, 1: 3}})
    do(table, "Raise", port="rio", coins=9)
    assert table.state.ports["rio"].stacks[0] == 10
    assert table.state.players[0].coins == 0


def test_3_10_ship_and_coins_stay_and_no_cargo_moves() -> None:
    table = deal(Turn(0), first=1, coins=[9], stacks={"rio": {0: 1, 1: 3}})
    do(table, "Raise", port="rio", coins=3)
    assert table.state.players[0].hand == 2
    assert cargo_of(table) == ""
    assert offered(table)[0] == "SendToCasino"  # the ship is resolved; phase III has begun
    assert "rio" not in choices(table, "SendToPort", "port")


def test_3_10_a_ship_that_has_raised_is_not_asked_again() -> None:
    table = deal(ResolveShips(0), *END, coins=[9], stacks={"rio": {0: 1, 1: 3}, "panama": {0: 1, 1: 2}})
    do(table, "Raise", port="rio", coins=3)
    assert choices(table, "Withdraw", "port") == ["panama"]


def test_3_10_stacks_in_a_port_always_differ_a6() -> None:
    """Whoever comes later, or raises, lies higher: so the one whose turn begins lies lowest."""
    table = deal(ResolveShips(0), *END, seats=3, coins=[9], stacks={"rio": {0: 1, 1: 3, 2: 5}})
    assert 5 not in [1 + more for more in choices(table, "Raise", "coins", port="rio")]


def test_3_11_a_withdrawal_brings_ship_and_coins_back() -> None:
    table = deal(ResolveShips(0), *END, coins=[2], stacks={"rio": {0: 4, 1: 5}, "panama": {0: 1, 1: 2}})
    do(table, "Withdraw", port="rio")
    player = table.state.players[0]
    assert (player.coins, player.hand) == (6, 2)
    assert table.state.ports["rio"].stacks == {1: 5}


def test_3_11_no_return_this_turn_to_a_port_just_left_a18() -> None:
    stacks = {"rio": {0: 1, 1: 2}, "panama": {0: 1, 1: 2}}
    table = deal(Turn(0), first=1, stacks=stacks)
    do(table, "Withdraw", port="rio")
    do(table, "Withdraw", port="panama")
    assert choices(table, "SendToPort", "port") == ["cape_town", "bombay"]


def test_3_11_next_turn_the_port_is_open_again_a18() -> None:
    table = deal(Turn(0), first=0, coins=[0], stacks={"rio": {0: 1, 1: 2}}, casino=[0, 2])
    assert "rio" not in choices(table, "SendToPort", "port")
    while waiting(table) == (0,) or offered(table)[0] != "SendToCasino":
        let_time_pass(table)
    while waiting(table) == (1,) or offered(table)[0] != "SendToCasino":
        let_time_pass(table)
    assert waiting(table) == (0,)
    assert "rio" in choices(table, "SendToPort", "port")


def test_3_11_a_safe_that_cannot_raise_leaves_only_withdrawal() -> None:
    table = deal(ResolveShips(0), *END, coins=[1], stacks={"rio": {0: 1, 1: 4}, "panama": {0: 1, 1: 5}})
    assert offered(table) == ["Withdraw"]
    refused = refusal(table, 0, "Raise", port="rio", coins=1)
    assert (refused.key, refused.args["least"], refused.args["safe"]) == ("raise-out-of-reach", 4, 1)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"stacks": {"rio": {0: 1, 1: 3}, "panama": {0: 1}}, "market_ships": [1]}, "raise-out-of-reach"),
        ({"stacks": {"rio": {0: 1, 1: 3}, "panama": {0: 3, 1: 9}}}, "raise-too-dear"),
        ({"stacks": {"rio": {0: 1, 1: 3}, "panama": {0: 2, 1: 9}}}, "raise-out-of-reach"),
        (
            {"stacks": {"rio": {0: 1, 1: 3}, "panama": {0: 2, 1: 9}}, "cards": [{"syndicate": 1}]},
            "raise-too-dear",
        ),
    ],
)
def test_6_1_help_of_another_ship_is_spoken_of_only_where_it_could_bring_enough(
    given: dict[str, Any], key: str
) -> None:
    """Three are wanted for Rio. A lone buyer and a ship at the market bring no coins."""
    table = deal(ResolveShips(0), *END, coins=[0], **given)
    assert refusal(table, 0, "Raise", port="rio", coins=3).key == key


def test_6_1_a_forced_withdrawal_waits_while_another_ship_may_bring_coins() -> None:
    stacks = {"rio": {0: 1, 1: 2}, "panama": {0: 3, 1: 4}}
    table = deal(ResolveShips(0), *END, coins=[0], stacks=stacks)
    assert offered(table) == ["Withdraw"]  # not done by itself, though it is all there is
    do(table, "Withdraw", port="panama")
    assert "Raise" in offered(table)


def test_6_1_two_market_ships_without_cargo_still_ask() -> None:
    assert offered(deal(ResolveShips(0), *END, market_ships=[2])) == ["Draw"]


def test_6_1_the_last_ship_acts_by_itself_if_it_has_one_choice() -> None:
    lone = deal(ResolveShips(0), *END, stacks={"panama": {0: 1}})
    assert told(lone)[0] == "bought"
    beaten = deal(ResolveShips(0), *END, coins=[0], stacks={"panama": {0: 1, 1: 2}})
    assert told(beaten)[0] == "withdrew"
    drawing = deal(ResolveShips(0), *END, market_ships=[1])
    assert told(drawing)[0] == "drew"


SYNDICATES = {"rio": {0: 1, 1: 2}, "panama": {0: 1, 1: 2}}


def test_3_12_a_syndicate_pays_for_one_withdrawal_a_turn() -> None:
    table = deal(ResolveShips(0), *END, coins=[0], cards=[{"syndicate": 1}], stacks=SYNDICATES)
    do(table, "Withdraw", port="rio")
    assert table.state.players[0].coins == 1 + 2
    do(table, "Withdraw", port="panama")
    assert table.state.players[0].coins == 1 + 2 + 1


def test_3_12_example_two_syndicates_and_two_ports_make_four_coins_a9() -> None:
    table = deal(ResolveShips(0), *END, coins=[0], cards=[{"syndicate": 2}], stacks=SYNDICATES)
    do(table, "Withdraw", port="rio")
    assert table.state.players[0].coins == 1 + 2  # one port: 2 coins, not 4
    do(table, "Withdraw", port="panama")
    assert table.state.players[0].coins == 1 + 2 + 1 + 2


def test_3_12_buying_and_raising_pay_nothing() -> None:
    stacks = {"rio": {0: 1, 1: 2}, "panama": {0: 1}}
    table = deal(ResolveShips(0), *END, coins=[9], cards=[{"syndicate": 2}], stacks=stacks)
    do(table, "Buy", port="panama")
    assert table.state.players[0].coins == 9
    do(table, "Raise", port="rio", coins=2)
    assert table.state.players[0].coins == 7


def test_3_12_the_syndicate_pays_again_next_turn() -> None:
    """Panama was left in the turn before; that counts no more."""
    table = deal(
        EndTurn(1), coins=[0], cards=[{"syndicate": 1}], stacks={"rio": {0: 1, 1: 2}}, left=["panama"]
    )
    assert "withdrew-paid" in told(table)
    assert table.state.players[0].coins == 1 + 2


def test_3_13_an_empty_bag_is_filled_with_the_discards_in_the_middle_of_a_refill_a16() -> None:
    table = deal(
        ResolveShips(0),
        *END,
        stacks={"bombay": {0: 1}},
        bag="U",
        discard="GGGGG",
        market_ships=[1],
        cargo=["A"],
    )
    do(table, "Buy", port="bombay")
    assert sorted(letters_of(table.state.ports["bombay"].lot)) == ["G", "G", "U"]
    assert letters(table.state.bag) == "GGG"
    assert not any(table.state.discard)
    assert "recycled" in told(table)


def test_3_13_not_at_the_moment_when_the_bag_becomes_empty_a16() -> None:
    table = deal(ResolveShips(0), *END, bag="U", discard="GGGGG", market_ships=[2])
    do(table, "Draw")
    assert not any(table.state.bag)
    assert letters(table.state.discard) == "GGGGG"


def test_3_13_what_an_earlier_seat_discarded_this_round_is_recycled_too_a16() -> None:
    table = deal(
        Trading(1), ResolveShips(0), *END, cargo=["", "GGGG"], bag="", market_ships=[2], coins=[0, 0]
    )
    do(table, "Deal", cards={"yacht": 1}, way="GGGG")
    do(table, "Draw", seat=0)
    assert cargo_of(table) == "G"


def test_3_13_with_bag_and_discards_empty_slots_stay_empty_and_a_draw_brings_nothing() -> None:
    table = deal(ResolveShips(0), *END, stacks={"bombay": {0: 1}}, bag="U", market_ships=[2])
    do(table, "Buy", port="bombay")
    assert letters_of(table.state.ports["bombay"].lot) == "U"
    do(table, "Draw")
    assert "drew-nothing" in told(table)
    assert table.state.players[0].hand >= 2


def test_3_13_the_slots_are_filled_at_the_next_refill() -> None:
    table = deal(ResolveShips(0), *END, lots={"bombay": "U"}, stacks={"bombay": {0: 1}})
    assert len(table.state.ports["bombay"].lot) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_13_with_the_printed_figures_bag_and_discards_never_both_run_out(seats: int) -> None:
    """At worst all warehouses are full when a round begins, and every port and every other ship draws."""
    figures = Components()
    slots = sum(figures.slots[port] for port in figures.open_ports(seats))
    room = figures.warehouse + figures.warehouse_card * figures.bonus_limit
    tokens = figures.tokens_of_a_kind * 9 + seats
    left = tokens - figures.black_market - slots - seats * room
    other_ships = seats * figures.max_ships - len(figures.open_ports(seats))
    assert left >= slots + other_ships
    assert (left, slots + other_ships) == (53, 37) if seats == 5 else True


def test_7_2_the_default_order_alone_then_market_then_contested() -> None:
    stacks = {"panama": {0: 1}, "bombay": {0: 1}, "rio": {0: 1, 1: 2}}
    full = deal(ResolveShips(0), *END, cards=[{"ship": 2}], stacks=stacks, market_ships=[2])
    assert asked(full).default == Buy(port="panama")
    do(full, "Buy", port="panama")
    do(full, "Buy", port="bombay")
    assert asked(full).default == Draw()  # 7.3
    do(full, "Draw")
    do(full, "Draw")
    assert asked(full).default == Withdraw(port="rio")  # 7.4


def test_7_2_contested_ports_in_the_order_of_the_table() -> None:
    stacks = {"panama": {0: 1, 1: 2}, "rio": {0: 1, 1: 2}}
    assert asked(deal(ResolveShips(0), *END, stacks=stacks)).default == Withdraw(port="rio")


def test_3_10_beside_the_question_stand_the_safe_the_lot_the_own_stack_and_the_best_rival() -> None:
    table = deal(ResolveShips(0), *END, seats=3, coins=[9], stacks={"rio": {0: 1, 1: 3, 2: 5}})
    lot = lot_listed(tuple(table.state.ports["rio"].lot))
    at_stake = say("stakes", port=PLACES["rio"], lot=lot, own=1, who=Who(2), best=5)
    assert asked(table).context == say("your-stakes", safe=say("your-safe", safe=9), ports=(at_stake,))


def test_3_10_everybody_reads_which_ports_are_contested_and_by_whom() -> None:
    table = deal(ResolveShips(0), *END, seats=3, coins=[9], stacks={"rio": {0: 1, 1: 3, 2: 5}})
    contested = say("contested", port=PLACES["rio"], who=Who(2), coins=5)
    assert wanted(table) == say("wanted-ships-contested", count=1, ports=(contested,))
