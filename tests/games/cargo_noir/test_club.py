"""The bot of club level: what the easy one does wrong, each in a position where it can be seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.policy.club.sets import best_sets
from games.cargo_noir.rules.combinations import value, worth
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn
from games.kernel import Pick, Prompt, Seat, Temper, waiting
from games.kernel.hosting import AnyTable, deal, play, prompt, start
from tests.games.cargo_noir import hand
from tests.games.cargo_noir.hand import Noir, asked
from tests.games.cargo_noir.test_combinations import shapes

every_temper = pytest.mark.parametrize("temper", Temper)


def choice(table: Noir, temper: Temper = Temper.STEADY, dice: int = 1, seat: Seat = 0) -> Pick:
    return CARGO_NOIR.policy(CARGO_NOIR.view(table, seat), asked(table, seat), Random(dice), temper)


@every_temper
def test_a_rich_player_sends_no_ship_to_the_casino(temper: Temper) -> None:
    """Twenty-five coins, and a rival who has spent all others in three ports: one of them is overbid."""
    stacks = {port: {1: 9} for port in ("rio", "bombay", "panama")}
    holds = ["GGGG", "RR"]
    table = hand.deal(SendShips(0), EndTurn(0), coins=[25, 3], cargo=holds, market="GAWRCSIJ", stacks=stacks)
    assert choice(table, temper).kind != "SendToCasino"


def test_a_poor_player_sends_ships_to_the_casino() -> None:
    table = hand.deal(SendShips(0), EndTurn(0), coins=[0, 20])
    assert choice(table).kind == "SendToCasino"


@every_temper
def test_no_warehouse_is_bought_that_is_not_needed(temper: Temper) -> None:
    table = hand.deal(Trading(0), SendShips(0), EndTurn(0), cargo=["AWRC"], round_=3)
    assert choice(table, temper).values.get("cards", {}).get("warehouse") is None


@every_temper
def test_a_ship_is_bought_early_and_not_late(temper: Temper) -> None:
    early = hand.deal(Trading(0), SendShips(0), EndTurn(0), cargo=["AWRCS"], round_=3)
    assert choice(early, temper).values["cards"] == {"ship": 1}
    late = hand.deal(Trading(0), SendShips(0), EndTurn(0), cargo=["AWRCS"], round_=10)
    assert "ship" not in choice(late, temper).values.get("cards", {})


@every_temper
@pytest.mark.parametrize("cargo", ["UUUUUA", "UUUUAW"])
def test_a_set_of_four_or_five_is_not_sold_while_it_can_grow(temper: Temper, cargo: str) -> None:
    table = hand.deal(Trading(0), SendShips(0), EndTurn(0), cargo=[cargo], cards=[{"ship": 2}], round_=5)
    assert choice(table, temper) == Pick("EndTrading", {})


@every_temper
def test_in_the_last_round_coins_left_over_block_whoever_buys_later(temper: Temper) -> None:
    """The rival would make nine points of gold of it, and cannot raise."""
    table = hand.deal(
        *(SendShips(0), EndTurn(0)),
        coins=[4, 0],
        cargo=["", "GGGGG"],
        stacks={"bombay": {1: 2}},
        lots={"bombay": "GGG"},
        round_=11,
    )
    assert choice(table, temper) == Pick("SendToPort", {"port": "bombay", "coins": 4})


def test_in_the_last_round_nobody_is_blocked_who_has_bought_already() -> None:
    lots, stacks = {"bombay": "GGG"}, {"bombay": {1: 2}}
    table = hand.deal(
        *(SendShips(0), EndTurn(0)),
        seats=3,
        first=1,
        coins=[4, 0],
        cargo=["", "GGGGG"],
        stacks=stacks,
        lots=lots,
        round_=11,
    )
    assert choice(table) == Pick("Finish", {})


@every_temper
def test_a_raise_is_as_high_as_it_takes_to_end_the_contest(temper: Temper) -> None:
    """The rival has four coins and three lie there: with eight on the own stack nobody can come again."""
    table = hand.deal(
        *(ResolveShips(0), EndTurn(0)),
        coins=[12, 4],
        cargo=["GGGG", "G"],
        stacks={"bombay": {0: 2, 1: 3}},
        lots={"bombay": "GGA"},
    )
    assert choice(table, temper) == Pick("Raise", {"port": "bombay", "coins": 5})


def test_in_the_last_round_coins_are_taken_back_instead_of_raised() -> None:
    table = hand.deal(
        *(ResolveShips(0), EndTurn(0)),
        coins=[12, 4],
        cargo=["GGGG", "G"],
        stacks={"bombay": {0: 2, 1: 3}},
        lots={"bombay": "GGA"},
        round_=11,
    )
    assert choice(table) == Pick("Withdraw", {"port": "bombay"})


def raises(temper: Temper) -> list[int]:
    """What one temper adds in the same contest, by different dice."""
    table = hand.deal(
        *(ResolveShips(0), EndTurn(0)),
        coins=[15, 9],
        cargo=["GGGGG", "GGG"],
        stacks={"bombay": {0: 2, 1: 3}},
        lots={"bombay": "GGG"},
    )
    return [choice(table, temper, dice).values["coins"] for dice in range(20)]


def test_bids_vary_by_dice_and_by_temper() -> None:
    assert len(set(raises(Temper.STEADY))) > 2
    assert sum(raises(Temper.CAREFUL)) < sum(raises(Temper.STEADY)) < sum(raises(Temper.BOLD))


def first_round(dice: int) -> AnyTable:
    """A table of four after everybody has sent their first ships."""
    table, luck = start(deal(CARGO_NOIR, 4, f"first round {dice}")), Random(dice)
    while table.state.round == 1:
        (seat,) = waiting(table)
        due = prompt(table, seat)
        assert due is not None
        pick = CARGO_NOIR.policy(CARGO_NOIR.view(table, seat), due, luck, Temper.STEADY)
        play(table, seat, pick.kind, pick.values)
    return table


def test_never_do_all_four_crowd_into_one_port_in_the_first_round() -> None:
    """Three may: some lots are worth a contest. Mostly they keep out of each other's way."""
    found = [[len(port.stacks) for port in first_round(dice).state.ports.values()] for dice in range(12)]
    assert max(map(max, found)) < 4
    assert sum(max(crowds) <= 2 for crowds in found) >= 9
    assert any(sum(crowds) > 1 for crowds in found)


def test_no_port_is_preferred_for_its_place_and_no_rival_for_their_seat() -> None:
    """Three ports with the same lot and two rivals who lead in one each: all by chance."""
    lots = {"rio": "AWR", "bombay": "AWR", "new_york": "AWR"}
    table = hand.deal(SendShips(0), EndTurn(0), seats=3, coins=[9, 0, 0], lots=lots)
    found = Counter(choice(table, dice=dice).values.get("port") for dice in range(120))
    assert min(found[port] for port in lots) > 20


def test_a_hold_is_split_into_sets_that_are_worth_most() -> None:
    """All holds of seven tokens with up to two wilds."""
    for counts in shapes(7, 9, 9):
        for wilds in range(3):
            hold = (*counts, *[0] * (9 - len(counts)), wilds)
            words = best_sets(hold, 9)
            assert sum(map(value, words)) == worth(hold, 9), hold
            assert hand.hold("".join(words)) == list(hold)


def test_more_of_a_kind_than_fit_into_one_set_are_split() -> None:
    assert best_sets(tuple(hand.hold("GGGGGGGGGGG")), 9) == ("GGGGGGGGG", "GG")


STUBBORN = {
    "sends all to the casino": ("Draw", "Withdraw", "EndTrading", "SendToCasino", "Finish"),
    "only draws": ("Draw", "Withdraw", "EndTrading", "SendToMarket", "Finish"),
    "always raises": ("Raise", "Draw", "Withdraw", "EndTrading", "SendToPort", "SendToCasino", "Finish"),
}


@pytest.mark.parametrize("level", ["easy", "club"])
@pytest.mark.parametrize("ways", STUBBORN.values(), ids=STUBBORN)
def test_nobody_can_stall_a_game_of_four(level: str, ways: tuple[str, ...]) -> None:
    """Ten rounds, in each of which a seat moves five ships twice, trades four times and discards once."""
    table, dice = start(deal(CARGO_NOIR, 4, "stubborn")), Random(1)
    policy = CARGO_NOIR.policy if level == "club" else CARGO_NOIR.easy
    assert policy is not None
    actions = 0
    while table.scores is None:
        (seat,) = waiting(table)
        due = prompt(table, seat)
        assert due is not None
        pick = stubborn(due, ways, dice) if seat == 0 else policy(CARGO_NOIR.view(table, seat), due, dice)
        play(table, seat, pick.kind, pick.values)
        actions += 1
    assert actions <= 10 * 4 * (5 + 5 + 4 + 1)


def stubborn(due: Prompt, ways: tuple[str, ...], dice: Random) -> Pick:
    """The first of these ways that is open, with anything filled in."""
    for kind in ways:
        if due.can(kind) and (values := due.offer(kind).sample(dice)) is not None:
            return Pick(kind, values)
    pick = due.sample(dice)
    assert pick is not None
    return pick
