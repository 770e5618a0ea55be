"""Who answers in a player's place: a plan or an order that was given beforehand, or a stand-in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bot.clock import seat_clock
from bot.host.autoplay.stand_in import play_for, vacant
from bot.host.autoplay.thoughts import Thoughts
from bot.host.open_games import OpenGame, StandingPlan
from games.kernel.hosting import (
    Order,
    Pick,
    Prompt,
    Seat,
    next_of_plan,
    ordered,
    prompt,
    usual_of_plan,
    waiting,
)

Deputy: TypeAlias = Callable[[OpenGame, Seat, Prompt], Pick | None]  # None: the player is waited for


def first_answer(open_game: OpenGame, deputies: Iterable[Deputy]) -> tuple[Seat, Pick] | None:
    """Return the first seat that need not be waited for, and its answer."""
    if open_game.table is None or not (every := tuple(deputies)):
        return None
    for seat in waiting(open_game.table):
        asked = prompt(open_game.table, seat)
        assert asked is not None
        for deputy in every:
            if (answer := deputy(open_game, seat, asked)) is not None:
                return seat, answer
    return None


def by_orders(open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
    """Return what the seat's standing orders answer. It looks like any other answer."""
    if open_game.table is None or not (own := orders_of(open_game, seat)):
        return None
    return ordered(open_game.table, seat, own)


def by_plan(open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
    """Return the next move of the turn that the seat has planned, if it still means the same."""
    if open_game.table is None or (plan := plan_of(open_game, seat)) is None:
        return None
    found = next_of_plan(open_game.table, seat, plan.plan)
    return None if found is None else found.pick


def by_what_stands_ready(open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
    """Return what stands ready where a plan is to go on without what it had planned."""
    if open_game.table is None or (plan := plan_of(open_game, seat)) is None:
        return None
    return usual_of_plan(open_game.table, seat, plan.plan)


GIVEN_BEFOREHAND: Sequence[Deputy] = (
    *(by_orders, by_plan),  # in this order, as on the table on which it was planned
    by_what_stands_ready,
)


def plan_of(open_game: OpenGame, seat: Seat) -> StandingPlan | None:
    """Return the plan of a seat; None: it has none."""
    return next((plan for plan in open_game.plans if plan.seat == seat), None)


def orders_of(open_game: OpenGame, seat: Seat) -> list[Order]:
    """Return the orders that a seat has given, the oldest first."""
    return [standing.order for standing in open_game.orders if standing.seat == seat]


def answers_for_the_vacant(thoughts: Thoughts) -> Deputy:
    """Return the deputy of seats that are nobody's, as their names tell. An expert is waited for."""

    def for_the_vacant(open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
        """Let a stand-in answer. Without any person there is no game to go on with."""
        if not vacant(open_game, seat) or not open_game.people:
            return None
        return thoughts.answer(open_game, seat, asked)

    return for_the_vacant


def for_the_absent(open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
    """Let a stand-in answer for whoever's time is up, as long as there is somebody to play with."""
    wait, paused = open_game.clocks.seats.get(seat), open_game.clocks.agreed.paused is not None
    if wait is None or not wait.away or paused:
        return None
    if seat_clock.nobody_is_here(open_game.clocks, open_game.people):
        return None
    return play_for(open_game, seat, asked)
