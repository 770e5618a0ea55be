"""A small real game on the kernel, for tests of storage and host: sealed bids, secrets, chance, loans."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

from pydantic import Field

from games.kernel import (
    HIDDEN,
    Action,
    Amount,
    BaseOptions,
    Figures,
    Game,
    Hidden,
    Line,
    Move,
    Offer,
    Pick,
    Prompt,
    Scene,
    Score,
    Seat,
    Step,
    Table,
    Temper,
    Who,
    say,
)
from games.kernel.hosting import AnyTable

LOAN = 5


class Options(BaseOptions):
    rounds: int = Field(3, ge=1, le=5_000)
    open_hands: bool = False


class Components(Figures):
    coins: int = 10


@dataclass(slots=True)
class State:
    coins: list[int]
    lucky: list[int]  # each player's own secret number
    kept: list[int]
    debts: list[int]
    rounds_left: int


Here: TypeAlias = Table[State, Components, Options]


def setup(table: Here) -> None:
    """1. Everybody gets coins, and a secret number that is worth as many points at the end."""
    seats = table.seats
    lucky = [table.rng.die() for _ in range(seats)]
    table.state = State(
        [table.components.coins] * seats, lucky, [0] * seats, [0] * seats, table.options.rounds
    )
    for seat in range(seats):
        table.tell("lucky-number", only=seat, number=lucky[seat])
    table.then(Round())


class Round(Step[Here, Action]):
    """2. Auction one lot after another."""

    def run(self, table: Here) -> None:
        if table.state.rounds_left == 0:
            return table.finish({seat: score(table, seat) for seat in range(table.seats)})
        table.state.rounds_left -= 1
        return table.then(Auction(), Round())


def score(table: Here, seat: Seat) -> Score:
    state = table.state
    total = state.coins[seat] + state.kept[seat] + state.lucky[seat] - 2 * state.debts[seat]
    return Score((total,), total, (Line(say("lucky-number", number=state.lucky[seat]), state.lucky[seat]),))


class Bid(Action):
    amount: int


class Auction(Step[Here, Bid]):
    """3. All bid in secret. The highest pays and decides; of equal ones chance picks."""

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return tuple(range(table.seats))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        amount = Amount(0, table.state.coins[seat])
        return Prompt(say("bid-for-lot"), (Offer(Bid, say("bid"), {"amount": amount}),))

    def resolve(self, table: Here, answers: dict[Seat, Bid]) -> None:
        best = max(bid.amount for bid in answers.values())
        tied = [seat for seat, bid in answers.items() if bid.amount == best]
        winner = tied[0] if len(tied) == 1 else table.rng.draw(tied)
        table.state.coins[winner] -= best
        table.tell("lot-won", who=Who(winner), amount=best)
        table.then(Decide(winner))


class Keep(Move):
    """4.1 Keep the lot: 3 points."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return Offer(cls, say("keep"))

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.kept[seat] += 3
        table.tell("lot-kept", who=Who(seat))


class Sell(Move):
    """4.2 Or sell it for 2 coins."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return Offer(cls, say("sell"))

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.coins[seat] += 2
        table.tell("lot-sold", who=Who(seat))


class Decide(Step[Here, Move]):
    """4. What the winner does with the lot."""

    winner: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.winner,)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(say("decide"), (Keep.offer(table, seat), Sell.offer(table, seat)))


class Borrow(Move):
    """5. Borrow at any time, at most twice."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        spent = table.state.debts[seat] >= 2 * LOAN
        return Offer(cls, say("borrow"), blocked=say("borrowed-enough") if spent else None)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.debts[seat] += LOAN
        table.state.coins[seat] += LOAN
        table.tell("borrowed", who=Who(seat))


@dataclass(frozen=True)
class View:
    coins: tuple[int | Hidden, ...]
    lucky: tuple[int | Hidden, ...]
    kept: tuple[int, ...]


def view(table: Here, viewer: Seat | None) -> View:
    def own(held: list[int]) -> tuple[int | Hidden, ...]:
        return tuple(number if seat == viewer else HIDDEN for seat, number in enumerate(held))

    return View(own(table.state.coins), own(table.state.lucky), tuple(table.state.kept))


def policy(seen: View, due: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    pick = due.sample(dice)
    assert pick is not None
    return pick


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    for seat in range(table.seats):
        if seat != viewer:
            table.state.lucky[seat] = dice.randint(1, 6)


def invariants(table: AnyTable) -> None:
    assert min(table.state.coins) >= 0


LOTS = Game(
    key="lots",
    home=Path(__file__).parent,
    chapters=(sys.modules[__name__],),
    rules_version=1,
    seats=range(2, 5),
    Options=Options,
    Components=Components,
    State=State,
    setup=setup,
    view=view,
    board=lambda seen: Scene(say("lots"), ()),
    policy=policy,
    imagine=imagine,
    invariants=invariants,
    anytime=(Borrow,),
)
GAMES = {LOTS.key: LOTS}
