"""The speed of the rules: random legal play through the public API, set-up included."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from games import GAMES
from games.kernel import deal, play, prompt, start, waiting
from tests.bench.harness import Figure

HANDS = 60
ACTIONS = 4_000


def seconds_per_action(key: str, seed: int) -> float:
    """One game after another of the most players, until enough actions have been taken."""
    game, taken, dice = GAMES[key], 0, Random(seed)
    began = perf_counter()
    while taken < ACTIONS:
        taken += _random_game(start(deal(game, game.seats[-1], str(dice.random()))), dice, ACTIONS - taken)
    return (perf_counter() - began) / taken


def _random_game(table: Any, dice: Random, most: int) -> int:
    taken = 0
    while table.scores is None and taken < most:
        due = waiting(table)
        seat = due[int(dice.random() * len(due))]
        asked = prompt(table, seat)
        assert asked is not None
        pick = asked.sample(dice)
        assert pick is not None
        play(table, seat, pick.kind, pick.values)
        taken += 1
    return taken


def pokerkit_seconds_per_action(seed: int) -> float:
    """The anchor: no-limit hold'em with six players, legal moves asked for and one taken at random."""
    dice, taken = Random(seed), 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        began = perf_counter()
        for _ in range(HANDS):
            taken += _random_hand(dice)
        return (perf_counter() - began) / taken


def _random_hand(dice: Random) -> int:
    from pokerkit import Automation, NoLimitTexasHoldem  # only the extra `bench` has it

    hand = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, (200,) * 6, 6)
    taken = 0
    while hand.status:
        moves: list[Callable[[], object]] = [hand.fold] if hand.can_fold() else []
        if hand.can_check_or_call():
            moves.append(hand.check_or_call)
        if hand.can_complete_bet_or_raise_to():  # by the least: all-in hands end soon in costly showdowns
            moves.append(hand.complete_bet_or_raise_to)
        moves[int(dice.random() * len(moves))]()
        taken += 1
    return taken


def figures(quick: bool, stack: ExitStack) -> Iterator[Figure]:
    for key in GAMES:
        ours = partial(seconds_per_action, key)
        yield Figure(f"engine: {key} / pokerkit", ours, pokerkit_seconds_per_action, at_least=2.5)
