"""Plans of every game: made of what their owner sees, legal when they are carried out, unknown to the log."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.kernel import Game, waiting
from games.kernel.hosting import (
    AnyTable,
    Entry,
    Fit,
    Order,
    Pick,
    TurnPlan,
    ahead,
    may_go_on,
    next_of_plan,
    ordered,
    plan_is_past,
    plan_move,
    planned_table,
    play,
    prompt,
    replay,
    save,
    usual_of_plan,
)
from tests.every import every_game
from tests.kit import copy, new_table, random_deal, shown
from tests.ordered import Book, give_any, tidy

pytestmark = pytest.mark.usefixtures("examples_hosted")
SEEDS, MOVES = range(3), 120


def plan_any(table: AnyTable, seat: int, orders: Sequence[Order], dice: Random) -> TurnPlan | None:
    """A random turn, and anything said of its moves; None: it cannot be planned now."""
    if (made := ahead(table, seat, orders)) is None:
        return None
    moves: list[Any] = []
    while may_go_on(made, seat, len(moves)):
        asked = prompt(made, seat)
        assert asked is not None
        pick = asked.sample(dice, table.game.folly)
        assert pick is not None
        said_of_it = {"if_not": dice.random() < 0.3, "more": dice.randrange(3)}
        moves.append(plan_move(made, seat, pick, orders).model_copy(update=said_of_it))
    return TurnPlan(moves=tuple(moves), go_on=dice.random() < 0.5, made=table.version)


class Given(NamedTuple):
    """What people have said beforehand: plans, also such as were interrupted, beside standing orders."""

    plans: dict[int, TurnPlan]
    orders: Book

    def of(self, seat: int) -> list[Order]:
        return self.orders.get(seat, [])


def wander(game: Game, seed: int) -> Any:
    """Random play by people who plan and order at random; yields the table after each move."""
    table, dice = new_table(game, seed)
    given, log = Given({}, {}), list[Entry]()
    for _ in range(MOVES):
        if table.scores is not None:
            return
        say_any(table, given, dice)
        yield table, given, log, dice
        seat, pick = answer_or_stop(table, given)
        if pick is None:
            asked = prompt(table, seat)
            assert asked is not None
            pick = asked.sample(dice, game.folly)
            assert pick is not None
        play(table, seat, *pick)
        tidy(table, given.orders)
        log.append(Entry(seat, *pick))
    yield table, given, log, dice


def say_any(table: AnyTable, given: Given, dice: Random) -> None:
    """Somebody plans, and now and then somebody gives an order."""
    seat = dice.randrange(table.seats)
    if dice.random() < 0.3:
        give_any(table, dice.randrange(table.seats), given.orders, dice)
        tidy(table, given.orders)
    if (plan := plan_any(table, seat, given.of(seat), dice)) is not None:
        given.plans[seat] = TurnPlan.model_validate_json(plan.model_dump_json())


def answer_or_stop(table: AnyTable, given: Given) -> tuple[int, Pick | None]:
    """What the first seat that is waited for has said beforehand. A plan that does not hold stops."""
    seat = waiting(table)[0]
    if (pick := ordered(table, seat, given.of(seat))) is not None:
        return seat, pick
    plan = given.plans.get(seat)
    if plan is None or plan_is_past(table, seat, plan):
        return seat, None
    found = next_of_plan(table, seat, plan) or Fit()
    if found.pick is not None:
        given.plans[seat] = plan.after(found.at)
        return seat, found.pick
    if (usual := usual_of_plan(table, seat, plan)) is not None:
        given.plans[seat] = plan.has_begun()
    elif found.why is not None:
        given.plans[seat] = plan.stopped(found.why)
    return seat, usual


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_replays_without_the_plans_that_made_it(game: Game, seed: int) -> None:
    *_, (table, _, log, _) = wander(game, seed)
    game.invariants(table)
    assert save(replay(random_deal(game, seed), log)) == save(table)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_plan_beside_orders_tells_no_more_than_its_owner_sees(game: Game, seed: int) -> None:
    for number, (table, given, _, dice) in enumerate(wander(game, seed)):
        if number % 9:
            continue
        for seat in range(table.seats):
            other = copy(table)
            game.imagine(other, seat, Random(dice.random()))
            assert said(table, seat, given) == said(other, seat, given)


def said(table: AnyTable, seat: int, given: Given) -> Any:
    """All that is shown to whoever plans in this seat, and all that follows from what they have given."""
    own, plan = given.of(seat), given.plans.get(seat)
    made, by_orders = ahead(table, seat, own), ordered(table, seat, own)
    if plan is None:
        return made and shown(made, seat), by_orders
    laid = None if plan.begun else planned_table(table, seat, plan.moves, own)
    carried = (
        next_of_plan(table, seat, plan),
        usual_of_plan(table, seat, plan),
        plan_is_past(table, seat, plan),
    )
    return made and shown(made, seat), by_orders, laid and shown(laid, seat), carried


@every_game
def test_plans_are_interrupted_and_orders_answer_beside_them(game: Game) -> None:
    """Or else the properties would prove nothing about it."""
    if game.key not in PLANNED[:3]:
        return
    whys, ordered_for = set[str](), 0
    for seed in SEEDS:
        for _, given, _, _ in wander(game, seed):
            whys |= {str(plan.why) for plan in given.plans.values() if plan.why is not None}
            ordered_for += sum(bool(given.of(seat)) for seat in given.plans)
    assert whys
    assert ordered_for


@every_game
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_to_plan_and_to_carry_out_shows_nobody_anything(game: Game, seed: int) -> None:
    for number, (table, given, _, dice) in enumerate(wander(game, seed)):
        if number % 11:
            continue
        viewers = (None, *range(table.seats))
        before = save(table), [shown(table, viewer) for viewer in viewers]
        for seat in range(table.seats):
            plan_any(table, seat, given.of(seat), dice)
            said(table, seat, given)
        assert (save(table), [shown(table, viewer) for viewer in viewers]) == before


def test_turns_can_be_planned_where_they_take_their_time() -> None:
    """Those of Economicus are a roll of the dice, for which there is an order."""
    assert {game for game in PLANNED if _plans_sometimes(game)} == {"container", "cargo_noir", "sewer_pirats"}


PLANNED = ("container", "cargo_noir", "sewer_pirats", "economicus")


def _plans_sometimes(key: str) -> bool:
    return any(given.plans for _, given, _, _ in wander(GAMES[key], 1))
