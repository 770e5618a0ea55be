"""8.2 Not a rule: the host may stop a game in which nobody can or will produce any more [A-30]."""

from __future__ import annotations

from games.container import CONTAINER
from games.container.options import Options
from games.kernel import HOST, play
from games.kernel import deal as new_deal
from games.selfplay import CAP, play_out
from tests.games.container.hand import BANK, bid, deal, lay_payment, to_the_island
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
