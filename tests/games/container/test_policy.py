"""The sensible player."""

from __future__ import annotations

from random import Random

import pytest

from games.container import CONTAINER
from games.container.options import Options
from games.kernel import deal as new_deal
from games.kernel import play, prompt, start, waiting, winners
from tests.games.container.hand import act, bid, deal, to_the_island

GAMES, CAP = 200, 4_000


def won(game: int, seat: int) -> bool:
    """One sensible player against two random ones."""
    table, dice = start(new_deal(CONTAINER, 3, f"match {game}")), Random(game)
    for _ in range(CAP):
        if table.scores is not None:
            break
        due = waiting(table)[0]
        asked = prompt(table, due)
        assert asked is not None
        pick = (
            CONTAINER.policy(CONTAINER.view(table, due), asked, dice) if due == seat else asked.sample(dice)
        )
        assert pick is not None
        play(table, due, pick.kind, pick.values)
    return winners(table) == (seat,)


def test_it_beats_two_random_players_nine_times_out_of_ten() -> None:
    assert sum(won(game, game % 3) for game in range(GAMES)) >= 0.9 * GAMES


@pytest.mark.parametrize("bank", [True, False])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sensible_players_among_themselves_come_to_an_end(seats: int, bank: bool) -> None:
    for seed in range(4):
        table = start(new_deal(CONTAINER, seats, f"self {seed}", Options(investment_bank=bank)))
        dice = Random(seed)
        for _ in range(2_000):
            if table.scores is not None:
                break
            seat = waiting(table)[0]
            asked = prompt(table, seat)
            assert asked is not None
            pick = CONTAINER.policy(CONTAINER.view(table, seat), asked, dice)
            play(table, seat, pick.kind, pick.values)
        assert table.scores is not None


def test_it_sells_for_a_good_bid_and_keeps_what_is_cheap() -> None:
    for best, kind in ((12, "Accept"), (1, "Decline")):
        table = deal()
        to_the_island(table, black=1, purple=1, beige=1)
        bid(table, 1, best)
        bid(table, 2, 0)
        asked = prompt(table, 0)
        assert asked is not None
        assert CONTAINER.policy(CONTAINER.view(table, 0), asked, Random(1)).kind == kind


def test_it_borrows_when_it_could_not_even_produce() -> None:
    table = deal(cash=[0, 20, 20])
    asked = prompt(table, 0)
    assert asked is not None
    assert CONTAINER.policy(CONTAINER.view(table, 0), asked, Random(1)).kind == "TakeLoan"


def test_it_repays_when_it_is_rich() -> None:
    table = deal(cash=[40, 20, 20], loans=[1, 0, 0])
    asked = prompt(table, 0)
    assert asked is not None
    assert CONTAINER.policy(CONTAINER.view(table, 0), asked, Random(1)).kind == "Repay"
    act(table, 0, "Repay")
