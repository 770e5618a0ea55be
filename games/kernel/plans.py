"""Plans: the moves of a whole turn, given beforehand, each to be made only if it still means the same.

A plan reads nothing but what its seat is asked, and all that comes of it are ordinary moves: no log and no
replay ever knows of it. What was shown of each move when it was planned is kept with it, to be compared then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict

from games.kernel.asking.domain import Picked
from games.kernel.asking.meaning import Sense, chances, difference, in_words, meaning, no_worse, refitted
from games.kernel.asking.offer import Offer, Pick
from games.kernel.asking.prompt import Prompt
from games.kernel.errors import Illegal
from games.kernel.showing.text import Text, pack, say, unpack

LONGEST_PLAN = 20  # moves


class Way(BaseModel):
    """Holds one way to make a planned move, with what was shown of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    values: dict[str, Any]
    said: Any  # in words
    means: list[Any]
    warned: Any = None  # what was asked before it was planned, because it may be a folly


class Planned(BaseModel):
    """Holds one move of a plan, and the question that it answers."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    asked: str  # the step of the question, as a snapshot writes it
    kind: str
    ways: tuple[Way, ...]  # the first that holds is taken
    chances: tuple[str, ...] = ()  # what nobody wants to miss, as far as it was possible then
    finishes: bool = False  # it is the rest of the move before it: either both are made or none
    more: int = 0  # what it may cost above what was shown
    if_not: bool = False  # where it does not hold the plan goes on without it, by what stands ready

    @property
    def values(self) -> dict[str, Any]:
        """Return the values of the way that comes first."""
        return self.ways[0].values

    @property
    def is_only_the_end(self) -> bool:
        """Does it but say that the move before it is done? Then it is not missed where nobody asks."""
        return self.finishes and not self.values

    @property
    def label(self) -> Any:
        """Return the move in words, as JSON data."""
        return self.ways[0].said

    @property
    def has_price(self) -> bool:
        """May it cost more or less when its turn comes?"""
        priced = [part for part in self.ways[0].means if isinstance(part, dict)]
        return any("amount" in part or part.get("cost") for part in priced)


class Whole(NamedTuple):
    """Holds a planned move with all that is asked right after it: one move, to whoever plans it."""

    at: int  # where its first part stands in the plan
    parts: tuple[Planned, ...]

    @property
    def end(self) -> int:
        """Return where the next one stands."""
        return self.at + len(self.parts)

    @property
    def label(self) -> Text:
        """Return all its parts in words; that it is done need not be said."""
        told = [
            unpack(part.label) for part in self.parts if part is self.parts[0] or not part.is_only_the_end
        ]
        label: Text = told[0]
        for part in told[1:]:
            label = say("planned-then", first=label, then=part)
        return label


def wholes(moves: Sequence[Planned]) -> tuple[Whole, ...]:
    """Return planned moves as whoever plans them counts them, each with its second half."""
    found: list[Whole] = []
    for at, move in enumerate(moves):
        if move.finishes and found:
            found[-1] = found[-1]._replace(parts=(*found[-1].parts, move))
        else:
            found.append(Whole(at, (move,)))
    return tuple(found)


class Fit(NamedTuple):
    """Says what became of a planned move: how it is made now, and which one that is, or why it is not."""

    pick: Pick | None = None
    at: int = 0
    why: Text | None = None
    asks: bool = False  # the player decides, whatever was said of moves that do not hold


def planned(asked: Prompt, step: str, pick: Pick, sense: Sense, finishes: bool = False) -> Planned:
    """Return a move as it is planned at this question; raise Illegal if it is not legal there."""
    found, ways = chances(asked, sense, pick.kind), (way_to(asked, pick),)
    return Planned(asked=step, kind=pick.kind, ways=ways, chances=found, finishes=finishes)


def way_to(asked: Prompt, pick: Pick) -> Way:
    """Return how a move is made at this question, with what is shown of it; or raise Illegal."""
    offer = asked.offer(pick.kind)
    values = _accepted(offer, pick.values)
    return Way(
        values=values,
        said=pack(in_words(offer, values)),
        means=meaning(offer, values),
        warned=_warning(offer, values),
    )


def _accepted(offer: Offer, values: Picked) -> dict[str, Any]:
    """Return the values as the domains keep them, or raise Illegal."""
    action = offer.accept(values)
    return {name: getattr(action, name) for name in offer.fields}


def _warning(offer: Offer, values: dict[str, Any]) -> Any:
    warned = offer.confirm and offer.confirm(values)
    return None if warned is None else pack(warned)


def fit(move: Planned, asked: Prompt, sense: Sense) -> Fit:
    """Return how a planned move is made at this question, or why it no longer holds."""
    if not set(chances(asked, sense, move.kind)) <= set(move.chances):
        return Fit(why=say("plan-chance"), asks=True)
    found = Fit()
    for way in reversed(move.ways):
        fitted = _fit_way(move, way, asked, sense)
        found = fitted if fitted.pick is not None or found.pick is None else found
    return found


def _fit_way(move: Planned, way: Way, asked: Prompt, sense: Sense) -> Fit:
    try:
        offer = asked.offer(move.kind)
        values = _accepted(offer, refitted(offer, way.values, way.means, move.more))
    except Illegal as refusal:
        return Fit(why=refusal.text)
    if not no_worse(way.means, (means := meaning(offer, values)), sense.may_differ, move.more):
        return Fit(why=difference(way.means, means, sense.may_differ, move.more))
    warned = _warning(offer, values)
    if warned is not None and (way.warned is None or not no_worse(way.warned, warned, sense.may_differ)):
        return Fit(why=unpack(warned))
    return Fit(Pick(move.kind, values))


class TurnPlan(BaseModel):
    """Holds the moves that a seat wants to make in its next turn, the first ones first."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    moves: tuple[Planned, ...]
    go_on: bool = False  # whatever else is asked in its turn is answered by what stands ready
    made: int = 0  # the version of the table at which it was planned, or after its last move
    begun: bool = False  # its turn has come
    done: tuple[Any, ...] = ()  # the moves that were made, in words
    why: Any = None  # why it stopped, if it did

    def after(self, at: int, version: int = 0) -> TurnPlan:
        """Return what is left when the move at this place is made: those before it are left out.

        `version`: of the table at which it is made. Behind it the table may not go back, or else the move
        would be told as done.
        """
        move, made = self.moves[at], max(self.made, version + 1)
        done = self.done if move.is_only_the_end else (*self.done, move.label)
        return self.model_copy(
            update={"moves": self.moves[at + 1 :], "done": done, "begun": True, "made": made}
        )

    def after_other(self, pick: Pick, version: int) -> TurnPlan:
        """Return what is left when its owner has moved by hand: that may be the next move of it."""
        if self.moves and (self.moves[0].kind, self.moves[0].values) == tuple(pick):
            return self.after(0, version)
        return self

    def stopped(self, why: Text) -> TurnPlan:
        """Return it with the reason why it goes no further."""
        return self.model_copy(update={"why": pack(why), "begun": True})

    def has_begun(self) -> TurnPlan:
        """Return it as it is when its turn has come."""
        return self.model_copy(update={"begun": True})

    def next(self, step: str, asked: Prompt, sense: Sense) -> Fit | None:
        """Return its answer to a question, or why it stops there. None: it says nothing to it."""
        found: Fit | None = None
        for at, move in enumerate(self.moves if self.why is None else ()):
            if move.asked == step:
                found = fit(move, asked, sense)
                if found.pick is not None or found.asks:
                    return found._replace(at=at)
            if not self._may_leave_out(move, step):
                break
        late = found is None and self.why is None and any(move.asked == step for move in self.moves)
        return Fit(why=say("plan-differs")) if late else found

    def _may_leave_out(self, move: Planned, step: str) -> bool:
        return move.if_not or (move.asked != step and move.is_only_the_end)

    def usual(self, step: str, asked: Prompt, sense: Sense) -> Pick | None:
        """Return what stands ready as an answer, where the owner wants that; None: the player is asked."""
        if self.why is not None or asked.default is None or not self._wants_usual(step):
            return None
        if (found := self.next(step, asked, sense)) is not None and found.asks:
            return None
        pick = Pick(type(asked.default).__name__, asked.default.model_dump())
        unforeseen = not any(move.asked == step for move in self.moves)
        if unforeseen and any(asked.can(chance.kind) for chance in sense.not_to_miss):
            return None
        try:
            offer = asked.offer(pick.kind)
            offer.accept(pick.values)
        except Illegal:
            return None
        return None if offer.is_folly(pick.values) else pick

    def _wants_usual(self, step: str) -> bool:
        """Does the owner want it, and may the plan go on without all that is planned for this question?"""
        meant = [move for move in self.moves if move.asked == step]
        return self.go_on and (all(move.if_not for move in meant) if meant else self.begun)
