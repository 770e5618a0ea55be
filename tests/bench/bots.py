"""How long a club player thinks about a move: nobody waits for it, and experts imagine many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from statistics import median
from time import process_time

from games import GAMES
from games.kernel.hosting import Deal, deal, play, prompt, start, temper_of, waiting
from tests.bench.harness import Figure

_MS = 0.001
MOVES = 400
VARIANTS: dict[str, dict[str, str]] = {
    "container": {},
    "cargo_noir": {},
    "economicus": {"mode": "full"},
    "sewer_pirats": {"variant": "abilities"},
}


def seconds_per_club_move(key: str, seed: int) -> float:
    """Return the median of so many moves of whole games, from the view to the answer, on the processor."""
    game, dice, costs = GAMES[key], Random(seed), list[float]()
    options = game.Options.model_validate(VARIANTS[key])
    while len(costs) < MOVES:
        costs += _game(deal(game, 4, str(dice.random()), options), dice)
    return median(costs[:MOVES])


def _game(dealt: Deal, dice: Random) -> Iterator[float]:
    table = start(dealt)
    while table.scores is None:
        seat = waiting(table)[0]
        began = process_time()
        asked = prompt(table, seat)
        assert asked is not None
        pick = dealt.game.policy(dealt.game.view(table, seat), asked, dice, temper_of(dealt, seat))
        yield process_time() - began
        play(table, seat, pick.kind, pick.values)


def figures(quick: bool, stack: ExitStack) -> Iterator[Figure]:
    for key in GAMES:
        ours = partial(seconds_per_club_move, key)
        yield Figure(f"a club player's move, median: {key} / 1 ms", ours, lambda number: _MS, at_most=5)
