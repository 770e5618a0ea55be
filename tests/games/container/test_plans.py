"""What a plan holds to, at a table where it matters: goods, prices, what belongs together."""

from __future__ import annotations

from typing import Any

import pytest

from games.container.state import PaymentCard
from games.kernel import Pick
from games.kernel.hosting import (
    TurnPlan,
    ahead,
    next_of_plan,
    plan_is_past,
    plan_move,
    planned_table,
    play,
    waiting,
)
from tests.games.container.hand import Docks, deal

BUY = Pick("BuyContainers", {"seller": 0, "containers": {"beige@2": 1}, "prices": {"beige": 4}})
SAIL, LOAD = Pick("Sail", {"to": 0}), Pick("Load", {"containers": {"gray@3": 1}})
GOODS: dict[int, dict[str, Any]] = {0: {"factory": {"beige@2": 2}, "harbour": {"gray@3": 1}}}


def planned(table: Docks, *picks: Pick, **said: Any) -> TurnPlan:
    """A plan of seat 1, made while seat 0 moves."""
    made = ahead(table, 1)
    assert made is not None
    moves = tuple(plan_move(made, 1, pick).model_copy(update=said) for pick in picks)
    return TurnPlan(moves=moves, made=table.version)


def turn_of(table: Docks, seat: int) -> None:
    while waiting(table) != (seat,):
        play(table, waiting(table)[0], "EndTurn", {})


def answer(table: Docks, plan: TurnPlan) -> Pick | str | None:
    """What the plan says in its turn: a move, or why it stops."""
    turn_of(table, 1)
    found = next_of_plan(table, 1, plan)
    if found is None or found.pick is not None:
        return found and found.pick
    assert found.why is not None
    return found.why.key


def test_a_planned_move_is_made_when_its_turn_comes() -> None:
    table = deal(players=GOODS)
    assert answer(table, planned(table, BUY)) == BUY


def test_a_plan_says_nothing_before_its_turn() -> None:
    table = deal(players=GOODS)
    assert next_of_plan(table, 1, planned(table, BUY)) is None


@pytest.mark.parametrize(("more", "said"), [(0, "plan-was-other"), (1, {"beige@3": 1})])
def test_dearer_goods_stop_it_unless_the_player_gives_more(more: int, said: Any) -> None:
    table = deal(players=GOODS)
    plan = planned(table, BUY, more=more)
    table.state.players[0].factory = {"beige@3": 2}
    found = answer(table, plan)
    assert (found.values["containers"] if isinstance(found, Pick) else found) == said


def test_cheaper_goods_are_taken() -> None:
    table = deal(players=GOODS)
    plan = planned(table, BUY)
    table.state.players[0].factory = {"beige@1": 1, "beige@2": 1}
    found = answer(table, plan)
    assert isinstance(found, Pick)
    assert found.values["containers"] == {"beige@1": 1}


def test_what_else_lies_there_does_not_matter() -> None:
    table = deal(players=GOODS)
    plan = planned(table, BUY)
    table.state.players[0].factory["gray@1"] = 1
    assert answer(table, plan) == BUY


def test_goods_that_are_gone_stop_it() -> None:
    table = deal(players=GOODS)
    plan = planned(table, BUY)
    table.state.players[0].factory = {}
    assert answer(table, plan) == "factories-empty"


def test_prices_for_what_was_sold_meanwhile_are_not_missed() -> None:
    table = deal(players={**GOODS, 1: {"harbour": {"black@5": 1}, "warehouses": 2}})
    prices = {"beige": 4, "old-black@5": 6}
    plan = planned(table, BUY._replace(values={**BUY.values, "prices": prices}))
    table.state.players[1].harbour = {}
    assert answer(table, plan) == BUY


def test_nobody_sails_for_goods_that_are_gone() -> None:
    table = deal(players=GOODS)
    plan = planned(table, SAIL, LOAD)
    table.state.players[0].harbour = {"gray@5": 1}
    assert answer(table, plan) == "plan-was-other"


def test_a_warning_that_was_not_there_stops_it() -> None:
    table = deal(players=GOODS, loans=(0, 2, 0), turn=0)
    plan = planned(table, BUY)
    table.state.players[1].cash = 6
    assert answer(table, plan) == "confirm-poor"


def test_a_bid_for_another_broker_is_another_bid() -> None:
    table = deal(
        brokers=((1, {"beige": 1}), (2, {"gray": 1}), (3, {})),
        payment=PaymentCard(2, 0, "containers", money=1),
    )
    plan = planned(table, Pick("CallForContainers", {"amount": 4}))
    assert table.state.payment is not None
    table.state.payment.broker = 1
    assert answer(table, plan) == "plan-was-other"


def test_where_the_owner_wants_it_the_plan_goes_on_without_a_move() -> None:
    table = deal(players=GOODS)
    plan = planned(table, BUY, SAIL, LOAD, if_not=True)
    table.state.players[0].factory = {}
    assert answer(table, plan) == SAIL


def test_a_broker_that_may_still_be_lost_is_not_planned_with() -> None:
    table = deal(
        brokers=((5, {}), (2, {}), (3, {})), payment=PaymentCard(1, 0, "money", harbour={"gray@3": 1})
    )
    cash = table.state.players[1].cash
    made = ahead(table, 1)
    assert made is not None
    assert made.state.players[1].cash == cash


def test_a_plan_made_before_the_table_went_back_is_past() -> None:
    table = deal(players=GOODS)
    plan = planned(table, BUY).model_copy(update={"made": table.version + 1})
    assert plan_is_past(table, 1, plan)


def test_a_plan_is_laid_again_move_by_move() -> None:
    table = deal(players=GOODS)
    made = planned_table(table, 1, planned(table, SAIL, LOAD).moves)
    assert made is not None
    assert made.state.players[1].cargo == {"gray": 1}
    assert table.state.players[1].cargo == {}
