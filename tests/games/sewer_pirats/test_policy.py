"""The sensible player beats chance, in every variant."""

from __future__ import annotations

from random import Random

import pytest

from games.kernel import waiting
from games.kernel.hosting import play, prompt, winners
from games.sewer_pirats import SEWER_PIRATS
from tests.games.sewer_pirats.hand import begin


def beats_chance(variant: str, number: int) -> bool:
    table, dice, sensible = begin(variant, seed=f"duel-{number}", first=None), Random(number), number % 2
    while table.scores is None:
        (seat,) = waiting(table)
        asked = prompt(table, seat)
        assert asked is not None
        if seat == sensible:
            pick = SEWER_PIRATS.policy(SEWER_PIRATS.view(table, seat), asked, dice)
        else:
            chance = asked.sample(dice)
            assert chance is not None
            pick = chance
        play(table, seat, pick.kind, pick.values)
    return winners(table) == (sensible,)


@pytest.mark.parametrize("variant", ["base", "abilities", "auction"])
def test_the_sensible_player_wins_nine_of_ten_against_chance(variant: str) -> None:
    wins = sum(beats_chance(variant, number) for number in range(60))
    assert wins >= 58, f"{wins} of 60"
