"""The sensible player beats chance, and games among sensible players end by the rules."""

from __future__ import annotations

from random import Random

import pytest

from games.container import CONTAINER
from games.container.options import Options
from games.container.state import Here
from games.kernel import waiting
from games.kernel.hosting import HOST, play, prompt, start, winners
from games.kernel.hosting import deal as new_deal

LONG = 1_000  # actions: by then players by chance are ruined, and nobody can buy or produce any more


def played(seats: int, number: int, sensible: set[int], options: Options) -> Here:
    """A whole game: these seats are played sensibly, the others by chance. 8.2 A dead one is stopped."""
    table, dice = start(new_deal(CONTAINER, seats, f"chance-{number}", options)), Random(number)
    while table.scores is None:
        if table.version == LONG:
            play(table, HOST, "CutShort", {})
            break
        seat = waiting(table)[0]
        asked = prompt(table, seat)
        assert asked is not None
        pick = asked.sample(dice, CONTAINER.folly)
        if seat in sensible:
            pick = CONTAINER.policy(CONTAINER.view(table, seat), asked, dice)
        assert pick is not None
        play(table, seat, pick.kind, pick.values)
    return table


@pytest.mark.parametrize(("bank", "games"), [(True, 200), (False, 40)])
def test_the_sensible_player_wins_nine_of_ten_against_two_by_chance(bank: bool, games: int) -> None:
    options = Options(investment_bank=bank)
    won = sum(winners(played(3, number, {number % 3}, options)) == (number % 3,) for number in range(games))
    assert won >= 0.9 * games, f"{won} of {games}"


@pytest.mark.parametrize("expert", [True, False])
@pytest.mark.parametrize("bank", [True, False])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sensible_players_end_their_games(seats: int, bank: bool, expert: bool) -> None:
    options = Options(investment_bank=bank, expert_cancel_bluff=expert)
    for number in range(3):
        table = played(seats, number, set(range(seats)), options)
        assert table.version < LONG
        assert list(table.state.supply.values()).count(0) >= 2


def test_players_by_chance_end_their_games_too() -> None:
    """They seldom do what would ruin them, and that is not to produce: without it no supply runs out."""
    assert max(played(3, number, set(), Options()).version for number in range(60)) < LONG
