"""A fifth game, one folder and no line in bot/: every kind of question, each too long for a screen."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeAlias

from games.kernel import (
    Action,
    Amount,
    BaseOptions,
    Choice,
    Figures,
    Game,
    Item,
    Label,
    Line,
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
    Text,
    Who,
    one_of,
    say,
)


class Plain(Figures):
    pass


class Options(BaseOptions):
    rounds: int = 2


@dataclass(slots=True)
class State:
    coins: list[int]
    rounds: int


Here: TypeAlias = Table[State, Plain, Options]


class Visit(Action):
    """One of thirty stalls, then an amount that depends on the stall."""

    stall: int
    spend: int


class Gather(Action):
    """Two to four of thirty flowers."""

    flowers: tuple[str, ...]


class Taste(Action):
    """Any of three cakes, or none."""

    cakes: tuple[str, ...]


class Price(Action):
    """A price for each of twelve jars."""

    prices: dict[str, int]


class Dance(Action):
    """A folly."""


class Fly(Action):
    """Never possible."""


def stall_name(number: int) -> Text:
    return say("stall", number=number)


def spend(picked: Picked) -> Amount:
    return Amount(0, 100 + int(picked["stall"]), say("purse"), lambda n: say("leaves", left=200 - n))


STALLS = one_of(tuple(Choice(n, stall_name(n), say("rent", cost=n)) for n in range(1, 31)))
FLOWERS = SomeOf(tuple(Choice(f"f{n}", say("flower", number=n)) for n in range(1, 31)), 2, 4)
CAKES = SomeOf(tuple(Choice(f"c{n}", say("cake", number=n)) for n in range(1, 4)))
JARS = Spread(tuple(Item(f"j{n}", say("jar", number=n), 1, 30 if n == 12 else 9, None) for n in range(1, 13)))


def jar_preview(picked: Picked) -> Text:
    return say("jars-sum", total=sum(picked["prices"].values()))


OFFERS = (
    Offer(Visit, say("action-visit"), {"stall": STALLS, "spend": spend}),
    Offer(Gather, say("action-gather"), {"flowers": FLOWERS}),
    Offer(Taste, say("action-taste"), {"cakes": CAKES}),
    Offer(Price, say("action-price"), {"prices": JARS}, preview=jar_preview),
    Offer(Dance, say("action-dance"), confirm=lambda picked: say("dance-warning")),
    Offer(Fly, say("action-fly"), blocked=say("no-wings")),
)


class Stroll(Step[Here, Action]):
    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(say("your-stroll"), OFFERS)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        table.tell(
            "strolled", who=Who(self.seat), what=say(f"action-{type(answers[self.seat]).__name__.lower()}")
        )
        following = (self.seat + 1) % table.seats
        table.state.rounds -= following == 0
        table.then(Stroll(following) if table.state.rounds else Vote())


class Secret(Action):
    """Which stall was best, in secret."""

    stall: int


class Vote(Step[Here, Secret]):
    """Sealed, and it may be changed until the last is in."""

    locks: ClassVar[bool] = False

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return tuple(range(table.seats))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(say("your-vote"), (Offer(Secret, say("action-secret"), {"stall": STALLS}),))

    def resolve(self, table: Here, answers: dict[Seat, Secret]) -> None:
        scores = {seat: answer.stall for seat, answer in answers.items()}
        table.finish({s: Score((n,), n, (Line(say("field-stall"), n),)) for s, n in scores.items()})


def setup(table: Here) -> None:
    table.state = State([200] * table.seats, table.options.rounds)
    table.then(Stroll(table.first_player()))


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    coins: tuple[int, ...]


def view(table: Here, viewer: Seat | None) -> View:
    return View(viewer, tuple(table.state.coins))


def board(seen: View) -> Scene:
    panels = [
        Panel(f"mat-{seat}", say("mat", who=Who(seat)), (Row(None, (Label(say("purse")),)),), seat)
        for seat in range(len(seen.coins))
    ]
    return Scene(say("game-title"), tuple(panels))


def policy(seen: Any, asked: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    pick = asked.sample(dice)
    assert pick is not None
    return pick


FAIR = Game(
    key="fair",
    home=Path(__file__).parent,
    chapters=(sys.modules[__name__],),
    rules_version=1,
    seats=range(2, 5),
    Options=Options,
    Components=Plain,
    State=State,
    setup=setup,
    view=view,
    board=board,
    policy=policy,
    imagine=lambda table, viewer, dice: None,
    invariants=lambda table: None,
)
