"""Standing orders: what a seat wants answered by itself, said before it is asked.

An order is data like an action. It reads nothing but the view and the prompt of the seat that gave it,
and all that comes of it is an ordinary action: no log and no replay ever knows of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar, Final, Literal, TypeAlias

from pydantic import ValidationError

from games.kernel.asking.amounts import Amount
from games.kernel.asking.choices import Choice, OneOf
from games.kernel.asking.domain import Field
from games.kernel.asking.offer import Action, Offer, Pick
from games.kernel.asking.prompt import Prompt
from games.kernel.errors import Illegal
from games.kernel.playing.game import Game
from games.kernel.playing.table import AnyTable
from games.kernel.showing.text import Seat, Text, say


class Wake(Enum):
    """The answer of an order that wants its owner to be asked."""

    WAKE = "wake"


WAKE: Final = Wake.WAKE
Answer: TypeAlias = "Pick | Wake | None"
Then: TypeAlias = Literal["out", "wake"]
BEYOND = OneOf((Choice("out", say("then-out")), Choice("wake", say("then-wake"))))  # the limit


class Order(Action):
    """What to do when a question comes up. A field `what` names the one of several things it is about."""

    @classmethod
    def label(cls) -> Text:
        return say(f"order-{_kebab(cls.__name__)}")

    @classmethod
    def offer(cls, view: Any, seat: Seat) -> Offer | None:
        """None: it would make no sense now."""
        return Offer(cls, cls.label(), cls.fields(view)) if cls.fits(view, seat) else None

    @classmethod
    def fits(cls, view: Any, seat: Seat) -> bool:
        """May it be given now?"""
        return True

    @classmethod
    def fields(cls, view: Any) -> dict[str, Field]:
        """The domain of each field, in asking order."""
        return {}

    def answer(self, view: Any, asked: Prompt) -> Answer:
        """None: this question is no business of this order."""
        raise NotImplementedError

    def lasts(self, view: Any) -> bool:
        """False: what it was given for is past."""
        return True

    def text(self, view: Any) -> Text:
        """The order as its owner reads it."""
        return Text(f"order-{_kebab(type(self).__name__)}-given", self.args(view))

    def args(self, view: Any) -> Mapping[str, Any]:
        return self.model_dump()

    def replaces(self, other: Order) -> bool:
        """A newer order about the same thing."""
        return type(self) is type(other) and getattr(self, "what", None) == getattr(other, "what", None)


class Lasting(Order):
    """An order for this turn, for this round or for the whole game."""

    during: str  # a span that has a name as long as it lasts: "round:3"

    @classmethod
    def spans(cls, view: Any) -> tuple[Choice, ...]:
        """Those that are running now."""
        raise NotImplementedError

    @classmethod
    def fields(cls, view: Any) -> dict[str, Field]:
        return {**super().fields(view), "during": OneOf(cls.spans(view))}

    def lasts(self, view: Any) -> bool:
        return any(span.value == self.during for span in self.spans(view))

    def args(self, view: Any) -> Mapping[str, Any]:
        return {**super().args(view), "during": say(f"span-{self.during.partition(':')[0]}")}


def span(name: str, **when: int) -> Choice:
    """A span by its name and what tells it from others of that name."""
    return Choice(":".join([name, *map(str, when.values())]), say(f"span-{name}"))


GAME = span("game")


class Reply(Order):
    """The same bare answer, wherever it is offered beside that other one."""

    kind: ClassVar[str]
    beside: ClassVar[str] = ""

    def answer(self, view: Any, asked: Prompt) -> Answer:
        kinds = {offer.kind for offer in asked.offers}
        fits = self.kind in kinds and self.beside in {*kinds, ""}
        return Pick(self.kind, {}) if fits and asked.offer(self.kind).blocked is None else None


class Usual(Order):
    """The answer that stands ready, where it is one of these."""

    kinds: ClassVar[tuple[str, ...]]

    def answer(self, view: Any, asked: Prompt) -> Answer:
        usual = asked.default
        if usual is None or type(usual).__name__ not in self.kinds:
            return None
        return Pick(type(usual).__name__, usual.model_dump())


class OnlyAnswer(Order):
    """The only legal answer, where nobody but its owner can know that there is no other.

    Whatever may cut in is a choice as well, but for those moves that whoever gives this order does without.
    """

    forgone: ClassVar[tuple[str, ...]] = ()

    def answer(self, view: Any, asked: Prompt) -> Answer:
        if any(offer.kind not in self.forgone for offer in asked.cutting_in()):
            return None
        only = asked.sole()
        return None if only is None else Pick(type(only).__name__, only.model_dump())


class BidLimit(Order):
    """Bid in an open auction by the smallest legal steps up to a limit, then leave it or wake the bidder."""

    bid: ClassVar[str]  # the action with one amount
    amount: ClassVar[str] = "amount"
    out: ClassVar[str]  # the action that leaves the auction
    falling: ClassVar[bool] = False  # bids go down, and so the limit is the least

    limit: int
    then: Then

    @classmethod
    def limits(cls, view: Any) -> Amount:
        raise NotImplementedError

    @classmethod
    def fields(cls, view: Any) -> dict[str, Field]:
        return {**super().fields(view), "limit": cls.limits(view), "then": BEYOND}

    def args(self, view: Any) -> Mapping[str, Any]:
        return {**super().args(view), "then": say(f"then-{self.then}")}

    def means(self, view: Any) -> int:
        """The furthest bid that may be made now, whatever was said before."""
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
        """The smallest legal step; None: there is no such auction here."""
        if self.bid not in {offer.kind for offer in asked.open_offers()}:
            return None
        domain = asked.offer(self.bid).next_field({})
        assert domain is not None
        assert isinstance(domain[1], Amount)
        return domain[1].most if self.falling else domain[1].least


def order_offers(game: Game, view: Any, seat: Seat) -> tuple[Offer, ...]:
    """The orders that this seat may give now: out of its own view, so they tell nothing else."""
    found = (order.offer(view, seat) for order in game.orders)
    return tuple(offer for offer in found if offer is not None)


def order_offer(offers: Iterable[Offer], kind: str) -> Offer:
    """The one that is meant, or Illegal with those that are possible."""
    labels = []
    for offer in offers:
        if offer.kind == kind:
            return offer
        labels.append(offer.label)
    raise Illegal(say("order-not-now", can=tuple(labels)) if labels else say("no-orders-now"))


def give(table: AnyTable, seat: Seat, kind: str, values: Mapping[str, Any]) -> Order:
    """The order, or Illegal with the reason."""
    offers = order_offers(table.game, table.game.view(table, seat), seat)
    order = order_offer(offers, kind).accept(values)
    assert isinstance(order, Order)
    return order


def load_order(game: Game, kind: str, values: Mapping[str, Any]) -> Order | None:
    """As it was given; None: the game knows no such order any more."""
    try:
        return next((order(**values) for order in game.orders if order.__name__ == kind), None)
    except ValidationError:
        return None


def ordered(table: AnyTable, seat: Seat, orders: Iterable[Order]) -> Pick | None:
    """The answer of the newest order that has one. None: the player is waited for."""
    for _, answer, legal in _answers(table, seat, orders):
        if legal:
            return answer if isinstance(answer, Pick) else None
    return None


def ended(table: AnyTable, seat: Seat, orders: Iterable[Order]) -> list[Order]:
    """Those that are past, with nothing to tell their owner."""
    view = table.game.view(table, seat)
    return [order for order in orders if not order.lasts(view)]


def void(table: AnyTable, seat: Seat, orders: Iterable[Order]) -> list[Order]:
    """Those that are asked what they were given for, while the rules do not allow their answer."""
    return [order for order, _, legal in _answers(table, seat, orders) if not legal]


def _answers(
    table: AnyTable, seat: Seat, orders: Iterable[Order]
) -> Iterator[tuple[Order, Pick | Wake, bool]]:
    """What these orders say to the open question, the newest first, and whether that is legal."""
    if (asked := _asked(table, seat)) is None:
        return
    view = table.game.view(table, seat)
    for order in reversed(tuple(orders)):
        answer = order.answer(view, asked) if order.lasts(view) else None
        if answer is not None:
            yield order, answer, _legal(asked, answer)


def _asked(table: AnyTable, seat: Seat) -> Prompt | None:
    """The question, and what may cut in."""
    if not table.agenda:
        return None
    frame = table.agenda[0]
    if seat not in frame.step.asks(table) or seat in frame.answers:
        return None
    return frame.step.prompt(table, seat).at(table, seat, table.game.anytime)


def _legal(asked: Prompt, answer: Pick | Wake) -> bool:
    """An order answers; what is possible at any time it does not begin."""
    if isinstance(answer, Wake):
        return True
    try:
        offer, cuts_in = asked.find(answer.kind)
        offer.accept(answer.values)
    except Illegal:
        return False
    return not cuts_in


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
