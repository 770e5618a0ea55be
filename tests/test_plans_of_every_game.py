"""Plans of every game: made of what their owner sees, legal when they are carried out, unknown to the log."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import GAMES
from games.kernel import Game, waiting
from games.kernel.hosting import (
    AnyTable,
    Entry,
    Fit,
    TurnPlan,
    ahead,
    may_go_on,
    next_of_plan,
    plan_is_past,
    plan_move,
    play,
    prompt,
    replay,
    save,
)
from tests.every import every_game
from tests.kit import copy, new_table, random_deal, shown

pytestmark = pytest.mark.usefixtures("examples_hosted")
SEEDS, MOVES = range(3), 120


def plan_any(table: AnyTable, seat: int, dice: Random) -> TurnPlan | None:
    """A random turn; None: it cannot be planned now."""
    if (made := ahead(table, seat)) is None:
        return None
    moves: list[Any] = []
    while may_go_on(made, seat, len(moves)):
        asked = prompt(made, seat)
        assert asked is not None
        pick = asked.sample(dice, table.game.folly)
        assert pick is not None
        moves.append(plan_move(made, seat, pick))
    return TurnPlan(moves=tuple(moves), made=table.version)


def wander(game: Game, seed: int) -> Any:
    """Random play by people who plan at random; yields the table after each move."""
    table, dice = new_table(game, seed)
    plans, log = dict[int, TurnPlan](), list[Entry]()
    for _ in range(MOVES):
        if table.scores is not None:
            return
        if (plan := plan_any(table, seat := dice.randrange(table.seats), dice)) is not None:
            plans[seat] = TurnPlan.model_validate_json(plan.model_dump_json())
        yield table, plans, log, dice
        seat, found = next_answer(table, plans)
        if found.pick is None:
            asked = prompt(table, seat)
            assert asked is not None
            found = Fit(asked.sample(dice, game.folly))
        else:
            plans[seat] = plans[seat].after(found.at)
        assert found.pick is not None
        play(table, seat, *found.pick)
        log.append(Entry(seat, *found.pick))
    yield table, plans, log, dice


def next_answer(table: AnyTable, plans: dict[int, TurnPlan]) -> tuple[int, Fit]:
    """What the first seat that is waited for has planned to do; nothing, if it has not."""
    seat = waiting(table)[0]
    plan = plans.get(seat)
    if plan is None or plan_is_past(table, seat, plan):
        return seat, Fit()
    return seat, next_of_plan(table, seat, plan) or Fit()


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_replays_without_the_plans_that_made_it(game: Game, seed: int) -> None:
    *_, (table, _, log, _) = wander(game, seed)
    game.invariants(table)
    assert save(replay(random_deal(game, seed), log)) == save(table)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_plan_knows_no_more_than_its_owner_sees(game: Game, seed: int) -> None:
    for number, (table, plans, _, dice) in enumerate(wander(game, seed)):
        if number % 9:
            continue
        for seat in range(table.seats):
            other = copy(table)
            game.imagine(other, seat, Random(dice.random()))
            assert said(table, seat, plans) == said(other, seat, plans)


def said(table: AnyTable, seat: int, plans: dict[int, TurnPlan]) -> Any:
    """All that is shown to whoever plans in this seat, and all that follows from their plan."""
    made, plan = ahead(table, seat), plans.get(seat)
    carried = None if plan is None else next_of_plan(table, seat, plan)
    return made and shown(made, seat), carried


@every_game
def test_to_plan_and_to_carry_out_changes_nothing_at_the_table(game: Game) -> None:
    for number, (table, plans, _, dice) in enumerate(wander(game, 7)):
        if number % 11:
            continue
        before = save(table)
        for seat in range(table.seats):
            plan_any(table, seat, dice)
            said(table, seat, plans)
        assert save(table) == before


def test_turns_can_be_planned_where_they_take_their_time() -> None:
    """Those of Economicus are a roll of the dice, for which there is an order."""
    assert {game for game in PLANNED if _plans_sometimes(game)} == {"container", "cargo_noir", "sewer_pirats"}


PLANNED = ("container", "cargo_noir", "sewer_pirats", "economicus")


def _plans_sometimes(key: str) -> bool:
    return any(plans for _, plans, _, _ in wander(GAMES[key], 1))
