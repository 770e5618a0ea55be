"""Steps: the sequence of play, kept on an agenda as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from games.kernel.asking.offer import Action, Move
from games.kernel.asking.prompt import Prompt
from games.kernel.showing.text import Seat, Text, Who, say

if TYPE_CHECKING:
    from games.kernel.playing.table import AnyTable

T = TypeVar("T", bound="AnyTable")  # the table of one game
A = TypeVar("A", bound=Action)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Step(Generic[T, A]):
    """Is one line of the sequence of play.

    It asks some seats, or nobody. If nobody, it runs at once. If several, what each one
    answers stays secret until the last has answered: a sealed decision is not a special case.

    Every step is a frozen dataclass by itself, for a snapshot keeps it by its name and its fields.
    `abstract` marks what is only there for other steps to build on.
    """

    abstract: ClassVar[bool] = True
    locks: ClassVar[bool] = False  # an answer once given may not be changed
    finishes: ClassVar[bool] = (
        False  # it only asks for the rest of the move before it: a plan makes both or none
    )
    wants: ClassVar[Text | None] = None  # what is wanted of those it asks, where that is always the same

    def __init_subclass__(cls, abstract: bool = False, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.abstract = abstract
        dataclass(frozen=True)(cls)

    def asks(self, table: T) -> tuple[Seat, ...]:
        """Return the seats that have to answer."""
        return ()

    def prompt(self, table: T, seat: Seat) -> Prompt:
        """Return what this seat is asked."""
        raise NotImplementedError(type(self).__name__)

    def wanted(self, table: T) -> Text | None:
        """Return in a few words what is wanted of those it asks: phase, lot, price. Everybody reads it."""
        return self.wants

    def run(self, table: T) -> None:
        """Do what happens when nobody has to be asked."""

    def resolve(self, table: T, answers: dict[Seat, A]) -> None:
        """Do what happens when everybody has answered: here, apply each answer that is a move."""
        for seat, action in answers.items():
            assert isinstance(action, Move)
            action.apply(table, seat)

    def answered(self, table: T, seat: Seat, action: A) -> Text | None:
        """Return what the table may see of one sealed answer before the others are in."""
        return say("has-answered", who=Who(seat))


class OneSeat(Step[T, A], abstract=True):
    """Asks one seat and nobody else."""

    seat: Seat

    def asks(self, table: T) -> tuple[Seat, ...]:
        return (self.seat,)


class Frame:
    """Holds a step with the answers it has had so far, kept even if another step cuts in."""

    __slots__ = ("answers", "asked", "step")

    def __init__(self, step: Step[Any, Any], answers: dict[Seat, Action] | None = None) -> None:
        self.step = step
        self.answers: dict[Seat, Action] = {} if answers is None else answers
        self.asked: tuple[Seat, ...] | None = None  # whom it asks, while it is waited for
