"""The speed of the rules: random legal play through the public API, set-up included."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import groupby
from operator import itemgetter
from random import Random
from time import perf_counter
from typing import Any

from games import GAMES
from games.kernel import Game, Seat, waiting
from games.kernel.hosting import deal, imagined, play, prompt, start, take
from tests.bench.harness import Figure

HANDS = 60
ACTIONS = 4_000
TURNS = 60  # heavy ones


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
        _random_action(table, dice)
        taken += 1
    return taken


def _random_action(table: Any, dice: Random) -> tuple[Seat, str]:
    due = waiting(table)
    seat = due[int(dice.random() * len(due))]
    asked = prompt(table, seat)
    assert asked is not None
    pick = asked.sample(dice, table.game.folly)
    assert pick is not None
    play(table, seat, pick.kind, pick.values)
    return seat, pick.kind


def quiet_seconds_per_action(key: str, seed: int) -> float:
    """The same on imagined tables, as a bot does that thinks ahead: copied, not set up, and never told."""
    game, taken, dice = GAMES[key], 0, Random(seed)
    dealt = start(deal(game, game.seats[-1], str(dice.random())))
    began = perf_counter()
    while taken < ACTIONS:
        taken += _quiet_game(imagined(dealt, 0, dice), dice, ACTIONS - taken)
    return (perf_counter() - began) / taken


def _quiet_game(table: Any, dice: Random, most: int) -> int:
    taken, folly = 0, table.game.folly
    while table.scores is None and taken < most:
        due = waiting(table)
        seat = due[int(dice.random() * len(due))]
        asked = prompt(table, seat)
        assert asked is not None
        drawn = asked.draw(dice, folly)
        assert drawn is not None
        take(table, seat, drawn)
        taken += 1
    return taken


def seconds_per_heavy_action(key: str, kind: str, seed: int) -> float:
    """Of whole turns in which such an action was taken; a turn is all that one seat does in a row."""
    dice, costs, turns = Random(seed - 1_000), [0.0], 0  # games that were not played above
    while turns < TURNS:
        for turn in _turns(GAMES[key], dice):
            if kind in [taken for taken, _ in turn]:
                costs += [seconds for _, seconds in turn]
                turns += 1
    return sum(costs) / (len(costs) - 1)


def _turns(game: Game, dice: Random) -> Iterator[list[tuple[str, float]]]:
    played = groupby(_timed(start(deal(game, game.seats[-1], str(dice.random()))), dice), itemgetter(0))
    return ([(kind, seconds) for _, kind, seconds in turn] for _, turn in played)


def _timed(table: Any, dice: Random) -> Iterator[tuple[Seat, str, float]]:
    while table.scores is None:
        began = perf_counter()
        taken = _random_action(table, dice)
        yield *taken, perf_counter() - began


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
        quiet = partial(quiet_seconds_per_action, key)
        yield Figure(f"engine, quiet: {key} / pokerkit", quiet, pokerkit_seconds_per_action, at_least=5)
    heavy = partial(seconds_per_heavy_action, "cargo_noir", "Deal")
    yield Figure("engine: cargo_noir with a deal / pokerkit", heavy, pokerkit_seconds_per_action, at_least=1)
