"""The same for another process: everything that goes in and comes out is data."""

from __future__ import annotations

import json
from random import Random

from games import GAMES
from games.expert.search import Budget, Choice, choose
from games.kernel.hosting import Seat, load, load_deal


def answer(saved_deal: str, snapshot: str, seat: Seat, seed: str, budget: Budget) -> Choice:
    """Return what this seat had best do at a table that was saved; the same seed gives the same answer.

    That holds for a budget of rollouts. Where seconds run out first, it is what was thought of by then.
    """
    game = GAMES[json.loads(saved_deal)["game"]]
    return choose(load(load_deal(game, saved_deal), snapshot), seat, Random(seed), budget)
