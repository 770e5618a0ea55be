"""3.1-3.3 Rounds and turns."""

from __future__ import annotations

from games.cargo_noir.rules.turn import Turn
from games.cargo_noir.state import State
from games.kernel import waiting
from tests.games.cargo_noir.hand import Noir, deal, do, offered, told


def test_3_1_clockwise_and_the_first_player_never_changes_a22() -> None:
    table = deal(Turn(1), seats=3, first=1, round_=0)
    order: list[int] = []
    for _ in range(18):
        if not order or order[-1] != waiting(table)[0]:
            order.append(waiting(table)[0])
        do(table, "SendToCasino")
    assert order == [1, 2, 0, 1, 2, 0]
    assert table.state.first == 1


def test_3_2_the_three_phases_come_in_order() -> None:
    table = deal(Turn(0), first=1, cargo=["GGGGAAAA"], market_ships=[1])
    assert offered(table) == ["Draw", "Swap"]
    do(table, "Swap", give="alcohol", take="gold")
    assert "Deal" in offered(table)
    do(table, "EndTrading")
    assert offered(table) == ["Discard"]
    do(table, "Discard", tokens={"alcohol": 2})
    assert "SendToCasino" in offered(table)


def test_3_3_the_first_round_is_phase_three_only() -> None:
    """A market ship and a hold that would pay for a villa would be asked about in any later round."""
    first = deal(Turn(0), round_=0, cargo=["GGGG"], market_ships=[1])
    later = deal(Turn(0), round_=1, cargo=["GGGG"], market_ships=[1])
    assert "SendToCasino" in offered(first)
    assert "Swap" in offered(later)


def test_3_3_in_round_two_ships_act() -> None:
    table = deal(Turn(0), round_=0)
    for _ in range(6):
        do(table, "SendToCasino")
    assert table.state.round == 2
    assert "casino-pays" in told(table)


def ships_of(state: State) -> list[int]:
    return [player.hand for player in state.players]


def test_3_33_the_turn_ends_when_no_ship_is_left_in_hand() -> None:
    table: Noir = deal(Turn(0), first=1)
    for _ in range(3):
        assert waiting(table) == (0,)
        do(table, "SendToMarket")
    assert ships_of(table.state)[0] == 0
    assert waiting(table) == (1,)
