"""No level of bots knows more than its seat: where all looks alike to the seat, each does the same."""

from __future__ import annotations

from random import Random

import pytest

from games.expert import Budget, choose
from games.kernel import Game, Pick, Temper, waiting
from games.kernel.hosting import AnyTable, Level, clone, prompt, start
from games.selfplay import Record, moves
from tests.every import every_game
from tests.kit import random_deal

FEW = Budget(rollouts=4)
LOOKS = 8
EVERY = {Level.EASY: 9, Level.CLUB: 9, Level.EXPERT: 31}  # moves from one look to the next


def answer(table: AnyTable, seat: int, level: Level, temper: Temper) -> Pick:
    """What a bot of this level does, with the same dice at every table."""
    game, asked = table.game, prompt(table, seat)
    assert asked is not None
    if level is Level.EXPERT:
        return choose(table, seat, Random(7), FEW, told=False).pick
    policy = game.easy if level is Level.EASY and game.easy is not None else game.policy
    return policy(game.view(table, seat), asked, Random(7), temper)


@every_game
@pytest.mark.parametrize("level", Level)
def test_what_others_hold_has_no_say(game: Game, level: Level) -> None:
    dealt, dice, looks = random_deal(game, 3), Random(3), 0
    record = Record(dealt, start(dealt))
    for number, _ in enumerate(moves(record, ("club",) * dealt.seats, dice)):
        if number % EVERY[level] or record.table.scores is not None:
            continue
        seat, temper = waiting(record.table)[0], tuple(Temper)[number % len(Temper)]
        other = clone(record.table)
        game.imagine(other, seat, dice)
        assert answer(other, seat, level, temper) == answer(record.table, seat, level, temper)
        if (looks := looks + 1) == LOOKS:
            break
    assert looks
