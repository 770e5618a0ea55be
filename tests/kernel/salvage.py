"""Salvage: a small whole game that uses every part of the kernel, for the kernel's own tests."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeAlias

from pydantic import Field, model_validator

from games.kernel import (
    HIDDEN,
    Action,
    Amount,
    BaseOptions,
    Choice,
    Domain,
    Figures,
    Game,
    Hidden,
    Item,
    Label,
    Line,
    Move,
    Offer,
    Panel,
    Pick,
    Picked,
    Prompt,
    Row,
    Scene,
    Score,
    Seat,
    SomeOf,
    Spread,
    Step,
    Table,
    Temper,
    Who,
    one_of,
    say,
)


class Chest(Figures):
    coins: int = Field(10, ge=0)
    loan: int = Field(5, ge=1)
    repayment: int = Field(7, ge=1)
    most_loans: int = Field(2, ge=0)
    crates: tuple[int, ...] = tuple(range(2, 12))

    @model_validator(mode="after")
    def a_loan_costs_something(self) -> Chest:
        if self.repayment <= self.loan:
            raise ValueError("repayment must be more than loan")
        return self


class Options(BaseOptions):
    rounds: int = Field(6, ge=1, le=10)


@dataclass(slots=True)
class Player:
    coins: int
    crates: list[int] = field(default_factory=list)
    loans: int = 0


@dataclass(slots=True)
class State:
    players: list[Player]
    rounds_left: int
    unseen: list[int]
    crate: int = 0


Here: TypeAlias = Table[State, Chest, Options]


def setup(table: Here) -> None:
    """1. Give each player the starting coins. All the crates are in the sea."""
    players = [Player(table.components.coins) for _ in range(table.seats)]
    table.state = State(players, table.options.rounds, list(table.components.crates))
    table.then(Round())


class Round(Step[Here, Action]):
    """2. Haul in the next crate, auction it, and let the winner decide its fate."""

    def run(self, table: Here) -> None:
        if table.state.rounds_left == 0:
            return table.then(FinalCount())
        table.state.rounds_left -= 1
        table.state.crate = table.rng.draw(table.state.unseen)
        table.tell("hauled", worth=table.state.crate)
        return table.then(BlindAuction(), Round())


class Bid(Action):
    amount: int


class BlindAuction(Step[Here, Bid]):
    """3. All bid at once in secret. The single highest bid wins; a tie sinks the crate."""

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return tuple(range(table.seats))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        coins = table.state.players[seat].coins
        amount = Amount(0, coins, say("you-have", coins=coins))
        return Prompt(
            say("bid-for", worth=table.state.crate),
            (Offer(Bid, say("bid"), {"amount": amount}),),
            default=Bid(amount=0),
            auto=True,
        )

    def resolve(self, table: Here, answers: dict[Seat, Bid]) -> None:
        best = max(bid.amount for bid in answers.values())
        winner, *tied = [seat for seat, bid in answers.items() if bid.amount == best]
        table.tell("best-bid", amount=best)
        if tied:
            return table.tell("sinks")
        table.state.players[winner].coins -= best
        return table.then(DecideFate(winner))


class Stow(Move):
    """4.1 Keep the crate."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return Offer(cls, say("stow"))

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].crates.append(table.state.crate)
        table.tell("stowed", who=Who(seat))


class Hawk(Move):
    """4.2 Or name a rival and a price: up to twice its worth, or its worth if they are in debt."""

    buyer: Seat
    price: int

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        state = table.state
        rivals = tuple(Choice(s, say("player", who=Who(s))) for s in range(table.seats) if s != seat)

        def price(picked: Picked) -> Domain:
            in_debt = state.players[picked["buyer"]].loans > 0
            return Amount(1, state.crate if in_debt else 2 * state.crate)

        return Offer(cls, say("hawk"), {"buyer": one_of(rivals), "price": price})

    def apply(self, table: Here, seat: Seat) -> None:
        table.then(ConsiderOffer(seller=seat, buyer=self.buyer, price=self.price))


class Share(Move):
    """4.4 Or give coins away to some rivals, no more than the crate is worth in all."""

    rivals: tuple[int, ...]
    gifts: dict[str, int]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        rivals = tuple(Choice(s, say("player", who=Who(s))) for s in range(table.seats) if s != seat)
        coins = table.state.players[seat].coins

        def gifts(picked: Picked) -> Domain:
            items = tuple(Item(str(s), say("player", who=Who(s)), 0, 3, cost=1) for s in picked["rivals"])
            return Spread(items, least=1, most=table.state.crate, budget=coins)

        return Offer(
            cls,
            say("share"),
            {"rivals": SomeOf(rivals, 1, 2), "gifts": gifts},
            blocked=None if coins else say("no-coins"),
            confirm=lambda picked: say("sure"),
        )

    def apply(self, table: Here, seat: Seat) -> None:
        for rival, coins in self.gifts.items():
            table.state.players[seat].coins -= coins
            table.state.players[int(rival)].coins += coins


class DecideFate(Step[Here, Move]):
    winner: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.winner,)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(say("you-won"), (Stow, Hawk, Share), default=Stow())


class Buy(Action):
    pass


class Refuse(Action):
    pass


class ConsiderOffer(Step[Here, Buy | Refuse]):
    """4.3 The rival buys at that price. If they refuse, the winner must stow the crate."""

    seller: Seat
    buyer: Seat
    price: int

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.buyer,)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        short = table.state.players[seat].coins < self.price
        buy = Offer(Buy, say("buy", price=self.price), blocked=say("too-few") if short else None)
        return Prompt(
            say("offered", who=Who(self.seller)), (buy, Offer(Refuse, say("refuse"))), default=Refuse()
        )

    def resolve(self, table: Here, answers: dict[Seat, Buy | Refuse]) -> None:
        seller, buyer = table.state.players[self.seller], table.state.players[self.buyer]
        match answers[self.buyer]:
            case Buy():
                seller.coins, buyer.coins = seller.coins + self.price, buyer.coins - self.price
                buyer.crates.append(table.state.crate)
            case Refuse():
                Stow().apply(table, self.seller)


class TakeLoan(Move):
    """5. At any time borrow, at most twice."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        spent = table.state.players[seat].loans >= table.components.most_loans
        return Offer(cls, say("borrow"), blocked=say("two-loans") if spent else None)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].loans += 1
        table.state.players[seat].coins += table.components.loan
        table.tell("loan", who=Who(seat))


class Squander(Move):
    """5.1 At any time throw all coins into the sea: a bid that can no longer be paid is forgotten."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        return Offer(cls, say("squander")) if table.state.players[seat].coins else None

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].coins = 0


class CutIn(Move):
    """5.2 At any time, for the tests: a move that asks something itself."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return Offer(cls, say("cut-in"))

    def apply(self, table: Here, seat: Seat) -> None:
        table.then(DecideFate(seat))


class FinalCount(Step[Here, Action]):
    """6. Coins and crates, less the repayment of each loan. Ties go to the one with fewer loans."""

    def run(self, table: Here) -> None:
        table.finish({seat: self.score(table, player) for seat, player in enumerate(table.state.players)})

    def score(self, table: Here, player: Player) -> Score:
        debt = -table.components.repayment * player.loans
        total = player.coins + sum(player.crates) + debt
        return Score(
            (total, -player.loans), total, (Line(say("coins"), player.coins), Line(say("debt"), debt))
        )


@dataclass(frozen=True)
class Mat:
    crates: tuple[int, ...]
    loans: int
    coins: int | Hidden


@dataclass(frozen=True)
class View:
    viewer: Seat | None
    crate: int
    mats: tuple[Mat, ...]


def view(table: Here, viewer: Seat | None) -> View:
    mats = (
        Mat(tuple(p.crates), p.loans, p.coins if seat == viewer or table.scores else HIDDEN)
        for seat, p in enumerate(table.state.players)
    )
    return View(viewer, table.state.crate, tuple(mats))


def board(seen: View) -> Scene:
    panels = (
        Panel(
            f"mat-{seat}",
            say("player", who=Who(seat)),
            (Row(None, (Label(say("crates", n=len(mat.crates))),)),),
        )
        for seat, mat in enumerate(seen.mats)
    )
    return Scene(say("title"), tuple(panels))


def policy(seen: View, asked: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Bid half of what the crate is worth, keep it, buy nothing."""
    assert seen.viewer is not None
    match asked.offers[0].action.__name__:
        case "Bid":
            coins = seen.mats[seen.viewer].coins
            assert isinstance(coins, int)
            return Pick("Bid", {"amount": min(coins, seen.crate // 2)})
        case "Buy":
            return Pick("Refuse", {})
    return Pick("Stow", {})


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    for seat, player in enumerate(table.state.players):
        if seat != viewer:
            player.coins += 97
    for frame in table.agenda:
        for seat, answer in frame.answers.items():
            if seat != viewer and isinstance(answer, Bid):
                frame.answers[seat] = Bid(amount=dice.randrange(97))


def invariants(table: Here) -> None:
    assert min(player.coins for player in table.state.players) >= 0


SALVAGE = Game(
    key="salvage",
    home=Path(__file__).parent,
    chapters=(sys.modules[__name__],),
    rules_version=1,
    seats=range(2, 6),
    Options=Options,
    Components=Chest,
    State=State,
    setup=setup,
    view=view,
    board=board,
    policy=policy,
    imagine=imagine,
    invariants=invariants,
    anytime=(TakeLoan, Squander),
)
