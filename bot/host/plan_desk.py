"""The desk on which one's next turn is planned: what is planned so far, and the imagined table after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.host.autoplay.deputies import orders_of, plan_of
from bot.host.errors import refuse
from bot.host.guards import playing
from bot.host.open_games import OpenGame
from bot.host.rehearsals import Gone
from games.kernel.hosting import (
    LONGEST_PLAN,
    AnyTable,
    Pick,
    Planned,
    Prompt,
    Seat,
    TurnPlan,
    Whole,
    is_halfway,
    plan_move,
    planned_table,
    prompt,
    say,
    waiting,
    wholes,
)

_MOST_PARTS = 3 * LONGEST_PLAN  # moves with all that is asked right after them


class PastPlanning(Gone):
    """Nothing can be planned there any more: the turn has come, or something has to be answered first."""

    def __init__(self, game: int, *, has_come: bool) -> None:
        super().__init__()
        self.game, self.text = game, say("plan-turn-has-come" if has_come else "plan-not-now")


class Place(NamedTuple):
    """Says where in a plan the next move is put, if not at its end."""

    at: int
    instead: int = 0  # of how many parts, which go

    @classmethod
    def of(cls, data: dict[str, Any]) -> Place | None:
        """Return the place that is kept with a rehearsal. None: the end."""
        return None if data.get("place") is None else cls(*data["place"])


class Changed(NamedTuple):
    """Holds what is planned from now on, where the next move is put, and what can be made no more."""

    plan: TurnPlan
    place: Place | None = None
    gone: tuple[Whole, ...] = ()


class Desk(NamedTuple):
    """What a plan is changed with: the game that is held, the seat, what is planned, where one is at it."""

    open_game: OpenGame
    seat: Seat
    plan: TurnPlan  # as far as it can be laid
    place: Place | None = None  # None: at its end

    @property
    def lost(self) -> tuple[Planned, ...]:
        """The moves that are planned and cannot be laid as things stand."""
        return self.whole[len(self.plan.moves) :]

    @property
    def whole(self) -> tuple[Planned, ...]:
        """All that is planned, whether it can be laid or not."""
        standing = plan_of(self.open_game, self.seat)
        return () if standing is None or standing.plan.begun else standing.plan.moves

    @property
    def past(self) -> PastPlanning:
        """Why nothing can be planned any more."""
        assert self.open_game.table is not None
        has_come = self.seat in waiting(self.open_game.table)
        return PastPlanning(self.open_game.record.id, has_come=has_come)

    @property
    def before(self) -> tuple[Planned, ...]:
        """The moves behind which the next one is planned."""
        return self.plan.moves if self.place is None else self.plan.moves[: self.place.at]

    def planned(self) -> AnyTable:
        """Return the imagined table on which the next move is planned, or refuse."""
        if (made := self.after(self.before)) is None:
            raise self.past
        return made

    def has_drawn(self) -> bool:
        """Does what is planned draw something, which will be another when the turn comes?"""
        first, last = self.after(()), self.after(self.before)
        return first is not None and last is not None and first.rng.drawn != last.rng.drawn

    def after(self, moves: Sequence[Planned]) -> AnyTable | None:
        """Return the imagined table after these moves; None: it cannot be laid."""
        assert self.open_game.table is not None
        return planned_table(self.open_game.table, self.seat, moves, orders_of(self.open_game, self.seat))

    def as_far_as_possible(self, moves: Sequence[Planned]) -> TurnPlan:
        """Return the plan with as many of these moves as can be laid one after another."""
        while moves and self.after(moves) is None:
            moves = moves[:-1]
        return self.plan.model_copy(update={"moves": tuple(moves)})

    def with_what_fits(self, first: Sequence[Planned], rest: Sequence[Planned]) -> Changed:
        """Return the plan with these moves and all of the rest that can be laid behind them."""
        moves, gone = tuple(first), list[Whole]()
        for whole in wholes(rest):
            longer = (*moves, *whole.parts)
            if self.after(longer) is None:
                gone.append(whole)
            else:
                moves = longer
        return Changed(self.plan.model_copy(update={"moves": moves}), gone=tuple(gone))

    @property
    def as_it_is(self) -> Changed:
        """Return the plan as it is, with what cannot be laid as things stand."""
        return self.with_moves(0, ())

    def with_moves(self, at: int, moves: Sequence[Planned]) -> Changed:
        """Return the plan with other moves from this place on, as many as these, and all the others."""
        whole = (*self.plan.moves[:at], *moves, *self.plan.moves[at + len(moves) :], *self.lost)
        return Changed(self.plan.model_copy(update={"moves": whole}), self.place)

    def with_one_more(self, pick: Pick) -> Changed:
        """Return the plan with one more move where one is at it."""
        made = self.planned()
        begins = not is_halfway(made, self.seat)
        whole = self.before if self.place is None else self.whole
        if (begins and len(wholes(whole)) >= LONGEST_PLAN) or len(whole) >= _MOST_PARTS:
            raise refuse("plan-too-long", most=LONGEST_PLAN)
        first = (*self.before, plan_move(made, self.seat, pick, orders_of(self.open_game, self.seat)))
        if self.place is None:
            return Changed(self.plan.model_copy(update={"moves": first}))
        rest = self.whole[self.place.at + self.place.instead :]
        if is_halfway(made, self.seat):
            return Changed(self.plan.model_copy(update={"moves": (*first, *rest)}), Place(len(first)))
        return self.with_what_fits(first, rest)

    def asked_at(self, at: int) -> Prompt | None:
        """Return the question to which the move at this place is planned."""
        made = self.after(self.plan.moves[:at]) if at < len(self.plan.moves) else None
        return None if made is None else prompt(made, self.seat)


def desk_of(open_game: OpenGame, user: int | None, place: Place | None = None) -> Desk:
    """Return what somebody plans with; what they planned before counts as far as it can still be laid."""
    assert user is not None
    table, seat = playing(open_game, user)
    standing = plan_of(open_game, seat)
    old = TurnPlan(moves=()) if standing is None or standing.plan.begun else standing.plan
    desk = Desk(open_game, seat, old.model_copy(update={"made": table.version}))
    plan = desk.as_far_as_possible(old.moves)
    there = place is not None and place.at <= len(plan.moves)
    return desk._replace(plan=plan, place=place if there else None)
