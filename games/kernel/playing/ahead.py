"""The next turn of a seat before it has come: an imagined table to plan on, and what comes of the plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pydantic import ValidationError

from games.kernel.asking.offer import Pick
from games.kernel.errors import Illegal
from games.kernel.orders import Order
from games.kernel.plans import LONGEST_PLAN, Fit, Planned, TurnPlan, planned
from games.kernel.playing.carrying import ordered
from games.kernel.playing.imagining import imagined
from games.kernel.playing.snapshot import save_step
from games.kernel.playing.step import Frame, Step
from games.kernel.playing.table import AnyTable, advance, play, prompt, waiting
from games.kernel.showing.text import Seat, say

_ENDLESS = 100


def ahead(table: AnyTable, seat: Seat, orders: Sequence[Order] = ()) -> AnyTable | None:
    """Return a table as this seat sees it now, moved on as if its next turn had come. None: it cannot be.

    It is made of what the seat sees and of nothing else, and always the same for the same version: whoever
    plans on it learns nothing, and finds it again as it was. Standing orders hold on it as they will then.
    """
    if table.scores is not None or seat in waiting(table):
        return None
    made = imagined(table, seat, Random(f"{seat}/{table.version}"))
    if not (steps := _steps_of_turn(made, seat)):
        return None
    made.quiet, made.agenda = False, [Frame(step) for step in steps]
    advance(made)
    _obey(made, seat, orders)
    return made if waiting(made) == (seat,) else None


def _steps_of_turn(made: AnyTable, seat: Seat) -> tuple[Step[Any, Any], ...]:
    """Return the steps of a seat's next turn. What has to be finished before ends by what stands ready."""
    for _ in range(_ENDLESS):
        if (steps := made.game.next_turn(made, seat)) is not None:
            return steps
        asked = prompt(made, other := waiting(made)[0])
        if asked is None or (ready := asked.default) is None:
            return ()
        play(made, other, type(ready).__name__, ready.model_dump())
    return ()


def _obey(made: AnyTable, seat: Seat, orders: Sequence[Order]) -> None:
    """Let standing orders answer what they answer."""
    for _ in range(_ENDLESS if orders else 0):
        if waiting(made) != (seat,) or (pick := ordered(made, seat, orders)) is None:
            return
        play(made, seat, *pick)


def plan_move(made: AnyTable, seat: Seat, pick: Pick, orders: Sequence[Order] = ()) -> Planned:
    """Make a move on a table that is only imagined, and return it as it was planned; or raise Illegal."""
    asked = prompt(made, seat)
    if asked is None or seat not in waiting(made):
        raise Illegal(say("plan-at-its-end"))
    step = made.agenda[0].step
    move = planned(asked, save_step(step), pick, made.game.sense, step.finishes)
    play(made, seat, move.kind, move.values)
    _obey(made, seat, orders)
    return move


def planned_table(
    table: AnyTable, seat: Seat, moves: Sequence[Planned], orders: Sequence[Order] = ()
) -> AnyTable | None:
    """Return the imagined table after these moves; None: they cannot be planned any more."""
    if (made := ahead(table, seat, orders)) is None:
        return None
    try:
        for move in moves:
            plan_move(made, seat, Pick(move.kind, move.values), orders)
    except Illegal:
        return None
    return made


def may_go_on(made: AnyTable, seat: Seat, count: int) -> bool:
    """May another move be planned? Not when others are asked, and not without end."""
    return made.scores is None and waiting(made) == (seat,) and count < LONGEST_PLAN


def is_halfway(made: AnyTable, seat: Seat) -> bool:
    """Is the move that was planned last to be finished first, before another one is planned?"""
    return made.scores is None and waiting(made) == (seat,) and made.agenda[0].step.finishes


def next_of_plan(table: AnyTable, seat: Seat, plan: TurnPlan) -> Fit | None:
    """Return what a plan answers to the open question of its seat, or why it stops. None: nothing to it."""
    found = _next(table, seat, plan)
    if found is None or found.pick is None:
        return found
    rest = plan.after(found.at)
    if not rest.moves or not rest.moves[0].finishes:
        return found
    tried = imagined(table, seat, Random(f"{seat}/{table.version}"))
    play(tried, seat, *found.pick)
    return _cannot_finish(tried, seat, rest) or found


def _next(table: AnyTable, seat: Seat, plan: TurnPlan) -> Fit | None:
    if seat not in waiting(table) or (asked := prompt(table, seat)) is None:
        return None
    return plan.next(save_step(table.agenda[0].step), asked, table.game.sense)


def _cannot_finish(tried: AnyTable, seat: Seat, plan: TurnPlan) -> Fit | None:
    """Return why a move that was begun on an imagined table could not be finished. None: it could."""
    while plan.moves and plan.moves[0].finishes and not plan.moves[0].is_only_the_end:
        found = _next(tried, seat, plan)
        if found is None or found.pick is None:
            return found or Fit(why=say("plan-differs"))
        plan = plan.after(found.at)
        play(tried, seat, *found.pick)
    return None


def usual_of_plan(table: AnyTable, seat: Seat, plan: TurnPlan) -> Pick | None:
    """Return what stands ready for a plan that goes on without what does not hold. None: nothing does."""
    if seat not in waiting(table) or (asked := prompt(table, seat)) is None:
        return None
    return plan.usual(save_step(table.agenda[0].step), asked, table.game.sense)


def plan_is_past(table: AnyTable, seat: Seat, plan: TurnPlan) -> bool:
    """Is it carried out, its turn over, or the table gone back behind where it was made?"""
    if table.version < plan.made or table.scores is not None:
        return True
    if seat in waiting(table):
        return not plan.moves and not plan.go_on
    return plan.begun or not plan.moves


def load_plan(values: Mapping[str, Any]) -> TurnPlan | None:
    """Return a plan as it was saved; None: this version cannot read it."""
    try:
        return TurnPlan(**values)
    except ValidationError:
        return None
