"""Nobody waits: what a prompt, a list, a completion or a preview takes at the worst, counted in calls.

Ten calls of a function, in Python or below it, take about a microsecond; so 50 ms, for which nothing may hold
up the others, are 500,000. They can be counted where seconds cannot, because they are the same on every
machine. What they come to in milliseconds is measured by `python -m tests.bench --only worst`.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from games import GAMES
from games.cargo_noir.cargo import LETTERS
from games.cargo_noir.rules.combinations import worth
from games.cargo_noir.rules.payment_ways import ways
from tests.games.cargo_noir.test_payment import random_hold
from tests.steps import NASTY, calls_of, crammed, dearest, forget, laden, played

MOST_CALLS = 300_000


@pytest.mark.parametrize("key", GAMES)
def test_no_step_of_any_game_takes_long_where_play_leads(key: str) -> None:
    found = dearest(played(key))
    assert found.calls < MOST_CALLS, found.name


@pytest.mark.parametrize("key", GAMES)
def test_no_step_of_any_game_takes_long_where_there_is_most_to_choose_from(key: str) -> None:
    found = dearest(crammed(key))
    assert found.calls < MOST_CALLS, found.name


@pytest.mark.parametrize(("cargo", "coins"), NASTY)
def test_3_27_no_hold_is_too_large_to_be_paid_with(cargo: str, coins: int) -> None:
    """Also where few cards are left, so that a list could show every deal with every way to pay for it."""
    found = dearest([laden(cargo, coins), laden(cargo, coins, "villa bar night_club")])
    assert found.calls < MOST_CALLS, found.name


def test_3_27_no_bill_takes_long_whatever_is_held_and_due() -> None:
    dice = Random(52)
    for _ in range(12):
        hold, coins = random_hold(dice, 25), dice.choice((0, 1, 5, 21))
        cost = dice.randint(10, worth(hold, 9) + coins)
        forget()
        calls = calls_of(partial(ways, hold, cost, coins, 9))
        assert calls < MOST_CALLS, (dict(zip(LETTERS, hold, strict=True)), cost, coins)
