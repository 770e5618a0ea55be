"""Steps: the sequence of play, kept on an agenda as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from games.kernel.asking.offer import Action, Move
from games.kernel.asking.prompt import Prompt
from games.kernel.showing.text import Seat, Text, Who, say

if TYPE_CHECKING:
    from games.kernel.playing.table import Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Step(Generic[S, A]):
    """One line of the sequence of play.

    It asks some seats, or nobody. If nobody, it runs at once. If several, what each one
    answers stays secret until the last has answered: a sealed decision is not a special case.
    """

    locks: ClassVar[bool] = False  # an answer once given may not be changed

    def asks(self, table: Table[S]) -> tuple[Seat, ...]:
        return ()

    def prompt(self, table: Table[S], seat: Seat) -> Prompt:
        raise NotImplementedError(type(self).__name__)

    def run(self, table: Table[S]) -> None:
        """What happens when nobody has to be asked."""

    def resolve(self, table: Table[S], answers: dict[Seat, A]) -> None:
        for seat, action in answers.items():
            assert isinstance(action, Move)
            action.apply(table, seat)

    def answered(self, table: Table[S], seat: Seat, action: A) -> Text | None:
        """What the table may see of one sealed answer before the others are in."""
        return say("has-answered", who=Who(seat))


class Frame(Generic[S]):
    """A step with the answers it has had so far, kept even if another step cuts in."""

    __slots__ = ("answers", "asked", "step")

    def __init__(self, step: Step[S, Any], answers: dict[Seat, Action] | None = None) -> None:
        self.step = step
        self.answers: dict[Seat, Action] = {} if answers is None else answers
        self.asked: tuple[Seat, ...] | None = None  # whom it asks, while it is waited for
