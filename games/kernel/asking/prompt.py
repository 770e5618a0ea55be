"""What one seat is asked. An offer is made when somebody asks for it, and only for that moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar, cast

from games.kernel.asking.domain import Picked
from games.kernel.asking.offer import Action, Move, Offer, Offered, Pick
from games.kernel.errors import Illegal
from games.kernel.showing.text import Seat, Text, say

if TYPE_CHECKING:
    from games.kernel.playing.table import AnyTable

Given: TypeAlias = Offer | type[Offered]  # an offer, or the action that makes one
Folly: TypeAlias = Callable[[Offer, Picked], bool]  # is this better not left to chance?
Said: TypeAlias = Text | Callable[[], Text | None]  # a function, where it takes some thought
_FOLLY = 0.02  # how often it is done at random all the same
_NOT_YET = object()  # in place of an offer that has not been made
V = TypeVar("V")


class Drawn(NamedTuple):
    """Holds a legal action as its own domains gave it, while the table is as it was then."""

    offer: Offer
    values: dict[str, Any]
    cuts_in: bool


class Prompt:
    """Says what one seat is asked, and all that it may answer.

    What is given as an action makes its offer when that is first asked for: neither to check one action nor
    to draw one at random takes all the others. That can be done at the moment for which the prompt was
    made, no later: whoever keeps a prompt while the table goes on keeps the `whole` of it. The same holds for
    what is given as a function: only who reads the question needs its words.
    """

    __slots__ = (
        "_context",
        "_default",
        "_made",
        "_seat",
        "_table",
        "_text",
        "_version",
        "anytime",
        "auto",
        "given",
    )

    def __init__(
        self,
        text: Text | Callable[[], Text],
        given: tuple[Given, ...],
        default: Action | Callable[[], Action] | None = None,
        auto: bool = False,  # answered by itself when only one answer is legal
        context: Said | None = None,  # what to know while choosing; buttons that are open hold without it
    ) -> None:
        """`text`, `default` and `context` may be functions, where they take some thought."""
        self._text, self.given, self._default, self.auto = text, given, default, auto
        self._context = context
        self.anytime: tuple[type[Move], ...] = ()  # what may cut in
        self._made: dict[type[Offered], Offer | None]
        self._table: AnyTable
        self._seat: Seat
        self._version: int

    def at(self, table: AnyTable, seat: Seat, anytime: tuple[type[Move], ...] = ()) -> Prompt:
        """Return the same question, put to this seat now."""
        put = Prompt.__new__(Prompt)  # at every action: __init__ would do the half of it twice
        put._text, put.given, put._default, put.auto = self._text, self.given, self._default, self.auto
        put._context = self._context
        put.anytime, put._made = anytime, {}
        put._table, put._seat, put._version = table, seat, table.version
        return put

    def whole(self) -> Prompt:
        """Return it with every offer made, so that it no longer depends on the moment."""
        return _Whole(self.text, self.offers, self.default, self.auto, self.context)

    @property
    def text(self) -> Text:
        """Return the question."""
        return self._now(self._text)

    @property
    def context(self) -> Text | None:
        """Return what to know while choosing; None: nothing."""
        return self._now(self._context)

    @property
    def default(self) -> Action | None:
        """Return what stands ready where nobody answers and the policy has no wish; None: nothing does."""
        return self._now(self._default)

    def _now(self, given: V | Callable[[], V]) -> V:
        """Return what was given, or what the function says at the moment for which the prompt was made."""
        if not callable(given):
            return given
        if self._table.version != self._version:
            raise self._too_late()
        return given()

    def _too_late(self) -> RuntimeError:
        return RuntimeError(f"This was asked at version {self._version}; it is {self._table.version} now.")

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Return all that are worth showing, those that may cut in last."""
        return (*self._all(self.given), *self._all(self.anytime))

    def answers(self) -> tuple[Offer, ...]:
        """Return those that answer the question, without what may cut in."""
        return tuple(self._all(self.given))

    def _all(self, given: Iterable[Given]) -> Iterator[Offer]:
        return (offer for one in given if (offer := self._make(one)) is not None)

    def _make(self, one: Given) -> Offer | None:
        """Return the offer; one that an action makes is made when it is first asked for."""
        if isinstance(one, Offer):
            return one
        if (known := self._made.get(one, _NOT_YET)) is not _NOT_YET:
            return cast(Offer | None, known)
        if self._table.version != self._version:
            raise self._too_late()
        offer = self._made[one] = one.offer(self._table, self._seat)
        return offer

    def offer(self, kind: str) -> Offer:
        """Return the offer that is meant, or raise Illegal with what is possible."""
        return self.find(kind)[0]

    def find(self, kind: str) -> tuple[Offer, bool]:
        """Return the offer that is meant and whether it cuts in, or raise Illegal with what is possible."""
        if (found := self._find(kind)) is not None:
            return found
        if can := tuple(offer.label for offer in self.open_offers()):
            raise Illegal(say("cannot-now", now=self.text, can=can))
        raise Illegal(say("nothing-now", now=self.text))

    def _find(self, kind: str) -> tuple[Offer, bool] | None:
        for one in self.given:
            name = one.action.__name__ if isinstance(one, Offer) else one.__name__
            if name == kind and (offer := self._make(one)) is not None:
                return offer, False
        for move in self.anytime:
            if move.__name__ == kind and (offer := self._make(move)) is not None:
                return offer, True
        return None

    def open_offers(self) -> list[Offer]:
        """Return the offers that are not blocked."""
        return [offer for offer in self.offers if offer.blocked is None]

    def sole(self) -> Action | None:
        """Return the answer, if there is only one, whatever may cut in."""
        offers = [offer for offer in self._all(self.given) if offer.blocked is None]
        return offers[0].sole() if len(offers) == 1 else None

    def cutting_in(self) -> list[Offer]:
        """Return what else could be done now, before the answer."""
        return [offer for offer in self._all(self.anytime) if offer.blocked is None]

    def legal(self) -> Iterator[Pick]:
        """Go through every complete legal action, lazily, from the same domains."""
        for offer in self.open_offers():
            for values in offer.fillings():
                yield Pick(offer.kind, values)

    def has(self, kind: str) -> bool:
        """Is it offered, even if it is blocked just now?"""
        return self._find(kind) is not None

    def can(self, kind: str) -> bool:
        """Is it offered and not blocked?"""
        return (found := self._find(kind)) is not None and found[0].blocked is None

    def sample(self, dice: Random, folly: Folly | None = None) -> Pick | None:
        """Draw a legal action: first which, then with what. What is called a folly is seldom done."""
        drawn = self.draw(dice, folly)
        return None if drawn is None else Pick(drawn.offer.kind, drawn.values)

    def draw(self, dice: Random, folly: Folly | None = None) -> Drawn | None:
        """Draw a legal action in the same way, with the offer that it was drawn from."""
        pool, kept, roll = [*self.given, *self.anytime], None, dice.random
        while pool:
            one = pool.pop(int(roll() * len(pool)))
            offer = self._make(one)
            if offer is None or offer.blocked is not None or (values := offer.sample(dice)) is None:
                continue
            kept = Drawn(offer, values, one in self.anytime)
            if folly is None or not folly(offer, values) or roll() < _FOLLY:
                return kept
        return kept


class _Whole(Prompt):
    """Says the same, with every offer made."""

    __slots__ = ()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Return all that are worth showing."""
        return cast(tuple[Offer, ...], self.given)
