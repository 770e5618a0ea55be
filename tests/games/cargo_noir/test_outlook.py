"""What experts hope for in the middle of a game: cards, cargo and what sails home, coins and ships."""

from __future__ import annotations

from games.cargo_noir.policy import outlook
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.turn import EndTurn
from tests.games.cargo_noir.hand import Noir, deal


def sending(**laid: object) -> Noir:
    return deal(SendShips(0), EndTurn(0), **laid)  # type: ignore[arg-type]


def test_a_lot_counts_as_far_as_nobody_can_outbid_it() -> None:
    lots, gold = {"bombay": "GGG"}, ["", "GG"]
    sure = sending(coins=[5, 0], cargo=gold[::-1], stacks={"bombay": {0: 2}}, lots=lots)
    risky = sending(coins=[5, 9], cargo=["GG", "GGG"], stacks={"bombay": {0: 2}}, lots=lots)
    alone = sending(coins=[5, 0], cargo=gold[::-1], lots=lots)
    assert outlook(sure, 0) > outlook(risky, 0)
    assert outlook(sure, 0) > outlook(alone, 0)


def test_a_ship_counts_for_the_turns_that_it_still_earns() -> None:
    early, late = (sending(cards=[{"ship": 1}, {"warehouse": 1}], round_=number) for number in (3, 9))
    gains = [outlook(table, 0) - outlook(table, 1) for table in (early, late)]
    assert gains[0] > gains[1] > 0


def test_whoever_trades_no_more_has_only_cards() -> None:
    table = sending(
        coins=[20, 20], cargo=["GGGG", ""], cards=[{"villa": 1}, {"villa": 1}], round_=11, first=1
    )
    assert outlook(table, 1) == 10 < outlook(table, 0)
