"""Standing orders: what a seat wants answered by itself, said before it is asked.

An order is data like an action. It reads nothing but the view and the prompt of the seat that gave it,
and all that comes of it is an ordinary action: no log and no replay ever knows of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, ClassVar, Final, Literal, TypeAlias

from games.kernel.asking.amounts import Amount
from games.kernel.asking.choices import Choice, one_of
from games.kernel.asking.domain import Field
from games.kernel.asking.offer import Action, Offer, Pick
from games.kernel.asking.prompt import Prompt
from games.kernel.showing.text import Seat, Text, kebab, say


class Wake(Enum):
    """Is the answer of an order that wants its owner to be asked."""

    WAKE = "wake"


WAKE: Final = Wake.WAKE
Answer: TypeAlias = "Pick | Wake | None"
Then: TypeAlias = Literal["out", "wake"]
BEYOND = one_of((Choice("out", say("then-out")), Choice("wake", say("then-wake"))))  # the limit


class Order(Action, abstract=True):
    """Says what to do when a question comes up. A field `what` names which of several things it is about."""

    @classmethod
    def label(cls) -> Text:
        """Return the name of the order."""
        return say(f"order-{kebab(cls.__name__)}")

    @classmethod
    def offer(cls, view: Any, seat: Seat) -> Offer | None:
        """Return the form that gives it. None: it would make no sense now."""
        return Offer(cls, cls.label(), cls.fields(view)) if cls.fits(view, seat) else None

    @classmethod
    def fits(cls, view: Any, seat: Seat) -> bool:
        """May it be given now?"""
        return True

    @classmethod
    def fields(cls, view: Any) -> dict[str, Field]:
        """Return the domain of each field, in asking order."""
        return {}

    def answer(self, view: Any, asked: Prompt) -> Answer:
        """Return what it answers. None: this question is no business of this order."""
        raise NotImplementedError

    def lasts(self, view: Any) -> bool:
        """Is what it was given for still to come?"""
        return True

    def text(self, view: Any) -> Text:
        """Return the order as its owner reads it."""
        return Text(f"order-{kebab(type(self).__name__)}-given", self.args(view))

    def args(self, view: Any) -> Mapping[str, Any]:
        """Return the arguments of that text."""
        return self.model_dump()

    def replaces(self, other: Order) -> bool:
        """Does it take the place of an older order about the same thing?"""
        return type(self) is type(other) and getattr(self, "what", None) == getattr(other, "what", None)


class Lasting(Order, abstract=True):
    """Holds for this turn, for this round or for the whole game."""

    during: str  # a span that has a name as long as it lasts: "round:3"

    @classmethod
    def spans(cls, view: Any) -> tuple[Choice, ...]:
        """Return those that are running now."""
        raise NotImplementedError

    @classmethod
    def fields(cls, view: Any) -> dict[str, Field]:
        return {**super().fields(view), "during": one_of(cls.spans(view))}

    def lasts(self, view: Any) -> bool:
        return any(span.value == self.during for span in self.spans(view))

    def args(self, view: Any) -> Mapping[str, Any]:
        return {**super().args(view), "during": say(f"span-{self.during.partition(':')[0]}")}


def span(name: str, **when: int) -> Choice:
    """Make a span of its name and what tells it from others of that name."""
    return Choice(":".join([name, *map(str, when.values())]), say(f"span-{name}"))


GAME = span("game")


class Reply(Order, abstract=True):
    """Gives the same bare answer, wherever it is offered beside that other one."""

    kind: ClassVar[str]
    beside: ClassVar[str] = ""

    def answer(self, view: Any, asked: Prompt) -> Answer:
        beside = not self.beside or asked.has(self.beside)
        return Pick(self.kind, {}) if beside and asked.can(self.kind) else None


class Usual(Order, abstract=True):
    """Gives the answer that stands ready, where it is one of these."""

    kinds: ClassVar[tuple[str, ...]]

    def answer(self, view: Any, asked: Prompt) -> Answer:
        usual = asked.default
        if usual is None or type(usual).__name__ not in self.kinds:
            return None
        return Pick(type(usual).__name__, usual.model_dump())


class OnlyAnswer(Order, abstract=True):
    """Gives the only legal answer, where nobody but its owner can know that there is no other.

    Whatever may cut in is a choice as well, but for those moves that whoever gives this order does without.
    """

    forgone: ClassVar[tuple[str, ...]] = ()

    def answer(self, view: Any, asked: Prompt) -> Answer:
        if any(offer.kind not in self.forgone for offer in asked.cutting_in()):
            return None
        only = asked.sole()
        return None if only is None else Pick(type(only).__name__, only.model_dump())


class BidLimit(Order, abstract=True):
    """Bids in an open auction by the smallest steps up to a limit, then leaves it or wakes the bidder."""

    bid: ClassVar[str]  # the action with one amount
    amount: ClassVar[str] = "amount"
    out: ClassVar[str]  # the action that leaves the auction
    falling: ClassVar[bool] = False  # bids go down, and so the limit is the least

    limit: int
    then: Then

    @classmethod
    def limits(cls, view: Any) -> Amount:
        """Return what may be named as the limit."""
        raise NotImplementedError

    @classmethod
    def fields(cls, view: Any) -> dict[str, Field]:
        return {**super().fields(view), "limit": cls.limits(view), "then": BEYOND}

    def args(self, view: Any) -> Mapping[str, Any]:
        return {**super().args(view), "then": say(f"then-{self.then}")}

    def means(self, view: Any) -> int:
        """Return the furthest bid that may be made now, whatever was said before."""
        return self.limit

    def concerns(self, view: Any) -> bool:
        """Is this the auction that it was given for?"""
        return True

    def answer(self, view: Any, asked: Prompt) -> Answer:
        step = self._step(asked)
        if step is None or not self.concerns(view):
            return None
        if self._within(step, self.limit) and self._within(step, self.means(view)):
            return Pick(self.bid, {self.amount: step})
        return Pick(self.out, {}) if self.then == "out" else WAKE

    def _within(self, step: int, limit: int) -> bool:
        return step >= limit if self.falling else step <= limit

    def _step(self, asked: Prompt) -> int | None:
        """Return the smallest legal step; None: there is no such auction here."""
        if not asked.can(self.bid):
            return None
        domain = asked.offer(self.bid).next_field({})
        assert domain is not None
        assert isinstance(domain[1], Amount)
        return domain[1].most if self.falling else domain[1].least
