"""What people plan while they are there: the next turn, as the club player makes it on the imagined table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any

from games.kernel.hosting import (
    AnyTable,
    Fit,
    Game,
    Offer,
    OneOf,
    Order,
    Pick,
    Planned,
    Prompt,
    TurnPlan,
    ahead,
    may_go_on,
    next_of_plan,
    plan_is_past,
    plan_move,
    prompt,
    usual_of_plan,
    way_to,
)
from games.kernel.plans import Way

MORE = {"CallForContainers": 2, "SendToPort": 2}  # what people let a move cost above what they planned
ANY_OF = {"SendToPort": "port", "Board": "place", "TakeCard": "card"}  # where several will do
OTHERS = {"SendToPort": 5, "Board": 1, "TakeCard": 5}  # how many they name
NOTHING: Mapping[str, Any] = MappingProxyType({})
LEFT_OUT = {"cargo_noir": ("Buy", "Deal", "EndTrading", "SendToPort")}  # if it does not hold; then the usual
LOOKS_FIRST = ("Swap",)  # before these people want to see what lies there then, and what comes after them
LAST = {"cargo_noir": lambda view: view.round >= view.rounds}  # but not where it is about everything


def _made_up(now: Any, ahead: Any) -> tuple[str, ...]:
    """The ports in which only the imagined table has such a lot: it will be another."""
    lots = {port.name: port.lot for port in now.ports}
    return tuple(port.name for port in ahead.ports if port.lot != lots[port.name])


MADE_UP = {"SendToPort": _made_up}  # where people do not plan for what they see was drawn ahead


def _known(asked: Prompt, now: Any, ahead: Any) -> Prompt:
    """The same question without the choices that lead to what was drawn ahead."""
    gone = {kind: made_up(now, ahead) for kind, made_up in MADE_UP.items() if asked.can(kind)}
    if not any(gone.values()):
        return asked
    limited = (_limited(offer, gone.get(offer.kind, ())) for offer in asked.answers())
    return Prompt(asked.text, tuple(offer for offer in limited if offer is not None), asked.default)


def plan_turn(table: AnyTable, seat: int, orders: list[Order], dice: Random) -> TurnPlan | None:
    """The turn as far as it stays good until then; None: it cannot be planned now."""
    if (made := ahead(table, seat, orders)) is None:
        return None
    game, moves = table.game, list[Planned]()
    last = game.key in LAST and LAST[game.key](game.view(made, seat))
    left_out = () if last else LEFT_OUT.get(game.key, ())
    now = game.view(table, seat)
    while may_go_on(made, seat, len(moves)):
        asked = prompt(made, seat)
        assert asked is not None
        view = game.view(made, seat)
        asked = _known(asked, now, view)
        pick = game.policy(view, asked, dice)
        if pick.kind in LOOKS_FIRST:
            left_out = ()
            break
        others = [*_others(game, view, asked, pick, dice)]
        move = plan_move(made, seat, pick, orders)
        ways = (*move.ways, *others)
        said = {"ways": ways, "more": MORE.get(move.kind, 0), "if_not": move.kind in left_out}
        moves.append(move.model_copy(update=said))
    return TurnPlan(moves=tuple(moves), go_on=bool(left_out), made=table.version) if moves else None


def _others(game: Game, view: Any, asked: Prompt, pick: Pick, dice: Random) -> Iterator[Way]:
    """What the policy would do if it could not have that: the next best places, as people name them."""
    if (name := ANY_OF.get(pick.kind)) is None:
        return
    offer, gone = asked.offer(pick.kind), [pick.values[name]]
    for _ in range(OTHERS[pick.kind]):
        if (limited := _limited(offer, tuple(gone), pick.values)) is None:
            return
        rest = tuple(limited if one.kind == pick.kind else one for one in asked.answers())
        found = game.policy(view, Prompt(asked.text, rest, asked.default), dice)
        if found.kind != pick.kind or found.values[name] in gone:
            return
        gone.append(found.values[name])
        yield way_to(asked, found)


def _limited(offer: Offer, gone: tuple[Any, ...], picked: Mapping[str, Any] = NOTHING) -> Offer | None:
    """The offer without these choices; None: nothing else can be chosen."""
    if not gone:
        return offer
    name = ANY_OF[offer.kind]
    kept = partial(_without, offer.fields[name], gone)
    return offer._replace(fields={**offer.fields, name: kept}, openly=()) if kept(picked).values else None


def _without(field: Any, gone: tuple[Any, ...], picked: Any) -> OneOf:
    domain = field(picked) if callable(field) else field
    return OneOf(tuple(value for value in domain.values if value not in gone), domain.describe)


@dataclass
class Plans:
    """The plans of one game, and what became of them."""

    dice: Random
    chance: float
    planners: frozenset[int] | None = None
    of: dict[int, TurnPlan] = field(default_factory=dict)
    planned: int = 0
    made: int = 0
    why: Counter[str] = field(default_factory=Counter)

    def think(self, table: AnyTable, seat: int, orders: list[Order]) -> None:
        """Somebody who is there plans the next turn, or lets it be."""
        if self.planners is not None and seat not in self.planners:
            return
        if self.dice.random() >= self.chance:
            return
        if (plan := plan_turn(table, seat, orders, self.dice)) is None:
            return
        if (old := self.of.get(seat)) is not None:
            self.planned -= _begun(old.moves)  # they have thought better of it
        self.of[seat] = plan
        self.planned += _begun(plan.moves)

    def answer(self, table: AnyTable, seat: int) -> Pick | None:
        """What a plan says to the question of its seat, as the host asks it."""
        if (plan := self.of.get(seat)) is None:
            return None
        if plan_is_past(table, seat, plan):
            self.forget(seat, plan, "its turn was over")
            return None
        found = next_of_plan(table, seat, plan)
        if found is None:
            return None
        if found.pick is None:
            if usual_of_plan(table, seat, plan) is None:
                self.forget(seat, plan, _reason(plan, found))
            return None
        self.of[seat] = plan.after(found.at)
        self.made += not plan.moves[found.at].finishes
        self.why["left out, as its owner wished"] += _begun(plan.moves[: found.at])
        return found.pick

    def usual(self, table: AnyTable, seat: int) -> Pick | None:
        """What a plan says where neither it nor an order has an answer."""
        plan = self.of.get(seat)
        pick = None if plan is None else usual_of_plan(table, seat, plan)
        if plan is not None and pick is not None:
            self.of[seat] = plan.has_begun()
        return pick

    def tidy(self, table: AnyTable) -> None:
        for seat, plan in [*self.of.items()]:
            if plan_is_past(table, seat, plan):
                self.forget(seat, plan, "its turn was over")

    def forget(self, seat: int, plan: TurnPlan, why: str) -> None:
        del self.of[seat]
        self.why[why] += _begun(plan.moves)


def _begun(moves: Sequence[Planned]) -> int:
    """How many moves that is; the second half of one is no move of its own."""
    return sum(not move.finishes for move in moves)


def _reason(plan: TurnPlan, found: Fit) -> str:
    assert found.why is not None
    return f"{plan.moves[0].kind}: {found.why.key}"
