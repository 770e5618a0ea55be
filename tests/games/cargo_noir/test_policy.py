"""The sensible player."""

from __future__ import annotations

from random import Random

import pytest

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.policy.easy.appraisal import best_cards
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn
from games.kernel import Item, Pick, say
from games.kernel.hosting import deal, winners
from games.selfplay import play_out
from tests.games.cargo_noir import hand
from tests.games.cargo_noir.hand import Noir, asked


def choice(table: Noir) -> Pick:
    return CARGO_NOIR.policy(CARGO_NOIR.view(table, 0), asked(table, 0), Random(1))


@pytest.mark.parametrize("batch", range(4))
def test_it_beats_the_random_player_in_nine_of_ten_games(batch: int) -> None:
    won = 0
    for seed in range(50):
        seat = seed % 2
        players = ("club", "random") if seat == 0 else ("random", "club")
        table = play_out(deal(CARGO_NOIR, 2, f"duel {batch} {seed}"), players).table
        won += winners(table) == (seat,)
    assert won >= 45


def test_it_swaps_for_the_token_that_its_set_needs() -> None:
    table = hand.deal(
        ResolveShips(0), Trading(0), EndTurn(0), cargo=["UUUUA"], market_ships=[2], market="UAWRCSIJ"
    )
    assert choice(table) == Pick("Swap", {"give": "alcohol", "take": "uranium"})


def test_it_goes_where_the_lot_fits_its_hold() -> None:
    table = hand.deal(SendShips(0), EndTurn(0), cargo=["GGGG"], lots={"bombay": "GGG", "rio": "AWR"})
    assert choice(table).values["port"] == "bombay"


def test_it_gives_way_where_the_lot_is_not_worth_the_coins() -> None:
    table = hand.deal(
        ResolveShips(0), EndTurn(0), coins=[20], stacks={"cape_town": {0: 1, 1: 9}}, lots={"cape_town": "A"}
    )
    assert choice(table) == Pick("Withdraw", {"port": "cape_town"})


def test_it_waits_with_a_growing_set_and_spends_all_in_the_last_round() -> None:
    grown = {"ship": 2, "warehouse": 2, "syndicate": 2}
    early = hand.deal(Trading(0), SendShips(0), EndTurn(0), cargo=["UUUU"], cards=[grown], round_=3)
    assert choice(early).kind == "EndTrading"
    late = hand.deal(Trading(0), EndTurn(0), cargo=["UUUU"], coins=[5], round_=11, first=1)
    assert choice(late).values["cards"] == {"bar": 1}


def test_it_finds_the_best_cards_for_a_budget() -> None:
    items = tuple(Item(name, say("x"), 0, 2, cost=cost) for name, cost in (("a", 5), ("b", 7), ("c", 12)))
    assert best_cards(items, 12, {"a": 5, "b": 7, "c": 11}) == {"a": 1, "b": 1}
