"""What a plan does not let its owner miss: cargo on the black market, cards within reach."""

from __future__ import annotations

from typing import Any

import pytest

from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.turn import EndTurn
from games.kernel import Pick
from games.kernel.hosting import (
    TurnPlan,
    ahead,
    next_of_plan,
    plan_move,
    play,
    usual_of_plan,
    waiting,
)
from tests.games.cargo_noir.hand import Noir, deal, hold, kinds

DRAW, END = Pick("Draw", {}), Pick("EndTrading", {})


def at_sea(**given: Any) -> Noir:
    """Seat 0 sends a ship; then comes seat 1, whose turn it is to plan."""
    return deal(SendShips(0), EndTurn(0), coins=(9, 9), **given)


def planned(table: Noir, *picks: Pick, go_on: bool = False) -> TurnPlan:
    made = ahead(table, 1)
    assert made is not None
    moves = tuple(plan_move(made, 1, pick).model_copy(update={"if_not": go_on}) for pick in picks)
    return TurnPlan(moves=moves, made=table.version, go_on=go_on)


def turn_comes(table: Noir) -> None:
    while waiting(table) == (0,):
        play(table, 0, "SendToCasino", {})


def said(table: Noir, plan: TurnPlan) -> Pick | str | None:
    """What the plan says: a move, or why it stops."""
    found = next_of_plan(table, 1, plan)
    if found is None or found.pick is not None:
        return found and found.pick
    assert found.why is not None
    return found.why.key


def market(*picks: Pick, then: str) -> Pick | str | None:
    """What a plan for the black market says when other cargo lies there; A W R C S I J G did before."""
    table = at_sea(market_ships=(0, 2), cargo=("", "G"))
    plan = planned(table, *picks)
    table.state.market = kinds(then)
    turn_comes(table)
    return said(table, plan)


def test_3_6_new_cargo_on_the_black_market_is_not_missed_for_a_swap() -> None:
    swap = Pick("Swap", {"give": "gold", "take": "ivory"})
    assert market(swap, then="AWRCSIJG") == swap
    assert market(swap, then="AWRCSIJU") == "plan-chance"
    assert market(swap, then="AAAAAIII") == swap, "less is no chance"


def test_3_7_whoever_plans_a_draw_draws() -> None:
    assert market(DRAW, then="AWRCSIJU") == DRAW


def test_3_6_nobody_draws_by_themselves_where_a_swap_was_not_foreseen() -> None:
    table = at_sea(market_ships=(0, 2), cargo=("", "G"))
    plan = TurnPlan(moves=(), made=table.version, go_on=True, begun=True)
    turn_comes(table)
    assert usual_of_plan(table, 1, plan) is None


@pytest.mark.parametrize(("then", "answer"), [("GGGG", END), ("GGGGG", "plan-chance")])
def test_3_25_trading_does_not_end_where_more_cards_are_within_reach(then: str, answer: Any) -> None:
    table = at_sea(cargo=("", "GGGG"))
    plan = planned(table, END)
    table.state.players[1].cargo = hold(then)
    turn_comes(table)
    assert said(table, plan) == answer


def test_3_25_trading_that_nobody_foresaw_does_not_end_by_itself() -> None:
    table = at_sea(
        cargo=("", "G"), stacks={"rio": {1: 2}, "panama": {1: 2}}, lots={"rio": "A", "panama": "A"}
    )
    plan = planned(table, Pick("Buy", {"port": "rio"}), go_on=True)
    turn_comes(table)
    found = next_of_plan(table, 1, plan)
    assert found is not None
    table.state.ports["rio"].lot = kinds("GGG")
    play(table, 1, "Buy", {"port": "rio"})
    assert usual_of_plan(table, 1, plan.after(found.at)) is None
