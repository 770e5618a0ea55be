"""What may be answered before everybody's eyes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.kernel import AS_IT_IS, Action, Choice, Offer, OneOf, Prompt, Seat, Step, say
from games.kernel.hosting import AnyTable, deal, open_answers, start
from tests.kernel.salvage import SALVAGE, State


class Wave(Action):
    """Is an answer that tells nothing."""


class Ask(Step[AnyTable, Wave]):
    """Asks these seats to wave."""

    seats: tuple[Seat, ...]
    blocked: bool = False

    def asks(self, table: AnyTable) -> tuple[Seat, ...]:
        return self.seats

    def prompt(self, table: AnyTable, seat: Seat) -> Prompt:
        wave = Offer(Wave, say("wave"), blocked=say("no") if self.blocked else None, openly=AS_IT_IS)
        return Prompt(say("q"), (wave, Offer(Wave, say("hide"))))


class Point(Action):
    """Is an answer that names one of several things."""

    at: str


class AskWhere(Step[AnyTable, Point]):
    """Asks the first seat to point at what lies there: so it is said, while it does."""

    lying: dict[str, str]

    def asks(self, table: AnyTable) -> tuple[Seat, ...]:
        return (0,)

    def prompt(self, table: AnyTable, seat: Seat) -> Prompt:
        things = OneOf(tuple(self.lying), lambda key: Choice(key, say(self.lying[key])))
        return Prompt(say("q"), (Offer(Point, say("point"), {"at": things}, openly=({"at": "shell"},)),))


def asking(step: Step[AnyTable, Any]) -> AnyTable:
    def setup(table: AnyTable) -> None:
        table.state = State.__new__(State)
        table.then(step)

    return start(deal(replace(SALVAGE, setup=setup, anytime=()), 3, "seed"))


def test_only_what_is_said_to_be_open_is() -> None:
    ((seat, offer, values, _),) = open_answers(asking(Ask((1,))))
    assert (seat, offer.label, values) == (1, say("wave"), {})


def test_a_sealed_question_is_not_answered_openly() -> None:
    assert open_answers(asking(Ask((0, 1)))) == ()


def test_what_cannot_be_done_now_is_not_open() -> None:
    assert open_answers(asking(Ask((1,), blocked=True))) == ()


def test_what_stands_open_is_said_as_it_was_when_it_was_found() -> None:
    lying = {"shell": "a-shell"}
    (answer,) = open_answers(asking(AskWhere(lying)))
    lying.clear()
    ((things, value),) = answer.steps
    assert isinstance(things, OneOf)
    assert things.describe(value).label == say("a-shell")
