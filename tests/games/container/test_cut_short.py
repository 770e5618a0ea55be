"""8.2 Not a rule: the host may stop any game, such as one in which nobody produces any more [A-30]."""

from __future__ import annotations

from games.container import CONTAINER
from games.container.options import Options
from games.container.rules.turn import BeginTurn
from games.container.state import PaymentCard
from games.kernel.hosting import HOST, play, start
from games.kernel.hosting import deal as new_deal
from games.selfplay import CAP, play_out
from tests.games.container.hand import BANK, act, bid, deal, keys, lay_payment, to_the_island
from tests.kit import refusal


def test_8_2_the_host_stops_a_game_and_it_is_counted_as_it_stands() -> None:
    table = deal(cash=[5, 9, 7])
    play(table, HOST, "CutShort", {})
    assert table.scores is not None
    assert [table.scores[seat].total for seat in range(3)] == [5, 9, 7]


def test_8_2_no_player_can() -> None:
    assert refusal(deal(), 0, "CutShort").key == "cannot-now"


def test_8_2_also_in_the_middle_of_an_auction_and_bids_are_not_paid() -> None:
    table = to_the_island({"beige": 2}, brokers=BANK)
    bid(table, {1: 9})
    lay_payment(table, 2, 2, factory={"purple@1": 1})
    play(table, HOST, "CutShort", {})
    assert table.scores is not None
    assert [player.cash for player in table.state.players] == [20, 20, 23], "the award comes first"


def test_8_2_games_played_by_the_program_stop_at_a_cap() -> None:
    """Random players without the Investment Bank ruin each other: no money, no loan, no production."""
    options = Options(investment_bank=False)
    record = play_out(new_deal(CONTAINER, 4, "3", options), ("random",) * 4)
    assert record.table.scores is not None
    assert len(record.entries) <= CAP + 1
    assert record.entries[-1].seat == HOST


def test_8_2_a_bid_that_is_being_paid_is_not_awarded_again_and_the_rest_of_it_leaves_the_game() -> None:
    card = PaymentCard(0, 2, "money", factory={"gray@1": 1, "purple@1": 1}, harbour={"black@2": 1})
    table = deal(BeginTurn(0), brokers=BANK, payment=card, players={0: {"machines": ["black", "gray"]}})
    assert keys(table.events) == ["wins-money"]
    act(table, 0, "PayBroker", colour="gray")
    box = dict(table.state.box)
    events = play(table, HOST, "CutShort", {})
    assert "wins-money" not in keys(events)
    assert keys(events)[:2] == ["cut-short", "bid-containers-gone"]
    assert [table.state.box[c] - box[c] for c in ("gray", "purple", "black")] == [0, 1, 1]
    assert table.state.players[0].cash == 23
    CONTAINER.invariants(table)


def test_8_2_any_game_also_at_its_first_turn() -> None:
    table = start(new_deal(CONTAINER, 3, "1"))
    play(table, HOST, "CutShort", {})
    assert table.scores is not None
