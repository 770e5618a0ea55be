"""The sensible player, and how long games last."""

from __future__ import annotations

from random import Random

import pytest

from games.economicus import ECONOMICUS
from games.economicus.options import Options
from games.economicus.policy.easy import easy
from games.economicus.state import Here
from games.kernel import Pick, Prompt, waiting
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import play, prompt, start, winners
from tests.games.economicus.hand import sound

MODES = ("basic", "full")


def stubborn(asked: Prompt, dice: Random) -> Pick:
    """A random player who never leaves the game: that would be too easy to beat."""
    while (pick := asked.sample(dice, ECONOMICUS.folly)) is not None:
        if pick.kind != "Resign":
            return pick
    raise AssertionError("a dead end")


def played(seats: int, options: Options, seed: int, sensible: set[int], most: int = 6_000) -> Here:
    table, dice = start(new_deal(ECONOMICUS, seats, f"policy-{seed}", options)), Random(seed)
    for _ in range(most):
        if table.scores is not None:
            break
        seat = waiting(table)[0]
        asked = prompt(table, seat)
        assert asked is not None
        seen = ECONOMICUS.view(table, seat)
        pick = easy(seen, asked, dice) if seat in sensible else stubborn(asked, dice)
        play(table, seat, pick.kind, pick.values)
    return table


@pytest.mark.parametrize("mode", MODES)
def test_the_sensible_player_beats_the_random_one_in_9_of_10_games(mode: str) -> None:
    won = 0
    for seed in range(60):
        me = seed % 2
        table = played(2, Options(mode=mode), seed, {me})
        won += winners(table) == (me,)
    assert won >= 54


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_sensible_players_end_every_game_by_stars(mode: str, seats: int) -> None:
    for seed in range(3):
        table = played(seats, Options(mode=mode), seed, set(range(seats)))
        assert table.scores is not None
        assert sound(table)


@pytest.mark.parametrize("ending", ["stars-or-rounds", "rounds"])
@pytest.mark.parametrize("mode", MODES)
def test_a_limit_of_rounds_ends_every_game(mode: str, ending: str) -> None:
    options = Options(mode=mode, ending=ending, limit_rounds=4)
    for seats in (2, 5, 8):
        table = played(seats, options, seats, set(range(seats)))
        assert table.scores is not None
        assert table.state.round <= 4


def test_a_higher_target_is_reached_too() -> None:
    table = played(3, Options(star_target=13), 1, {0, 1, 2})
    assert table.scores is not None
    assert (
        max(score.total for score in table.scores.values()) >= 13
        or sum(player.alive for player in table.state.players) == 1
    )


def test_random_play_seldom_throws_the_game_away() -> None:
    table, dice = start(new_deal(ECONOMICUS, 2, "grave", Options(mode="basic"), first=0)), Random(1)
    asked = prompt(table, 0)
    assert asked is not None
    picks = [asked.sample(dice, ECONOMICUS.folly) for _ in range(2_000)]
    left = sum(pick is not None and pick.kind == "Resign" for pick in picks)
    assert 0 < left < 100
    only = Prompt(asked.text, (asked.offer("Resign"),))
    assert only.sample(dice, ECONOMICUS.folly) == Pick("Resign", {})
