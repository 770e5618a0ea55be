"""The same for another process: everything that goes in and comes out is data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from games import GAMES
from games.expert.review import Moment, Slip, slips, suspects
from games.expert.search import Budget, Choice, choose
from games.kernel.hosting import Deal, Seat, load, load_deal


def answer(saved_deal: str, snapshot: str, seat: Seat, seed: str, told: bool, budget: Budget) -> Choice:
    """Return what this seat had best do at a table that was saved; the same seed gives the same answer.

    That holds for a budget of rollouts. Where seconds run out first, it is what was thought of by then.
    `told`: somebody will read why.
    """
    return choose(load(_deal(saved_deal), snapshot), seat, Random(seed), budget, told=told)


def judge(saved_deal: str, moments: Sequence[Moment], seed: str, budget: Budget, closely: bool) -> list[Slip]:
    """Return which moves of a game may have been slips; by a closer look, those that surely were."""
    look = slips if closely else suspects
    return look(_deal(saved_deal), moments, Random(seed), budget)


def _deal(saved: str) -> Deal:
    return load_deal(GAMES[json.loads(saved)["game"]], saved)
