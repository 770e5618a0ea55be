"""Actions, and the offers of them that a prompt makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict

from games.kernel.asking.domain import Domain, Field, Picked
from games.kernel.errors import Illegal
from games.kernel.showing.text import Seat, Text, say

if TYPE_CHECKING:
    from games.kernel.playing.table import AnyTable

_NO_FIELDS: Mapping[str, Field] = MappingProxyType({})
_TRIES = 20  # how often a random filling may fail an offer's own check
Remark: TypeAlias = Callable[[Picked], Text | None]
AS_IT_IS: tuple[Picked, ...] = (MappingProxyType({}),)  # openly, with nothing to choose


class Action(BaseModel):
    """Holds what a player answered: plain data. The step that asked says what it means.

    `abstract` marks what is only there for other actions to build on.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    abstract: ClassVar[bool] = True
    roundabout: ClassVar[bool] = False  # it leads step by step where another leads at once: not for bots

    def __init_subclass__(cls, abstract: bool = False, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.abstract = abstract


class Offered(Action, abstract=True):
    """Says itself when it may be taken, and so may stand in a prompt as it is."""

    @classmethod
    def offer(cls, table: AnyTable, seat: Seat) -> Offer | None:
        """Return the offer. None: not even worth showing."""
        raise NotImplementedError(cls.__name__)


class Move(Offered, abstract=True):
    """Is a rule of its own: says when it is offered, and does what it says."""

    last_resort: ClassVar[bool] = False  # it throws the game away, and so stands last and out of the way

    def apply(self, table: AnyTable, seat: Seat) -> None:
        """Do what the rule says."""
        raise NotImplementedError


@lru_cache(maxsize=1024)
def _bare(action: type[Action]) -> Action:
    """Return the action with nothing filled in. It never changes, so one is enough."""
    return action()


class Pick(NamedTuple):
    """Names an action with its values, as it is typed, logged and replayed."""

    kind: str
    values: dict[str, Any]


class Offer(NamedTuple):
    """Offers one action that a player may take now, with the domain of each of its fields in asking order.

    A domain may be a function of the fields already picked: that is a multi-step form.
    """

    action: type[Action]
    label: Text
    fields: Mapping[str, Field] = _NO_FIELDS
    blocked: Text | None = None  # why not, when the rules forbid it just now; shown greyed out
    check: Remark | None = None  # why this combination of picks is refused
    confirm: Remark | None = None  # what to ask before a legal folly
    preview: Remark | None = None  # what would follow
    note: Text | None = (
        None  # what it costs or brings, beside the label; buttons that are open hold without it
    )
    receipt: Remark | None = None  # said to whoever has done it, and to nobody else: what they gave in secret
    says_all: bool = False  # the label says what is chosen, too
    aside: bool = False  # it has nothing to do with the question, which stays the same if this changes
    openly: tuple[Picked, ...] = ()  # ways to take it that tell nothing secret, and may stand for all to see

    @property
    def kind(self) -> str:
        """Return the name of the action, by which it is typed, logged and replayed."""
        return self.action.__name__

    def is_folly(self, values: Picked) -> bool:
        """Would it be asked about before it is done?"""
        return self.confirm is not None and self.confirm(values) is not None

    def next_field(self, picked: Picked) -> tuple[str, Domain] | None:
        """Return the first field that is not picked yet, with its domain."""
        for name, field in self.fields.items():
            if name not in picked:
                return name, field(picked) if callable(field) else field
        return None

    def accept(self, values: Picked) -> Action:
        """Return the action filled in with these values, or raise Illegal with the reason."""
        if self.blocked is not None:
            raise Illegal(self.blocked)
        if not values and not self.fields and self.check is None:
            return _bare(self.action)
        if not values.keys() <= self.fields.keys():
            stray = tuple(sorted(values.keys() - self.fields.keys()))
            raise Illegal(say("stray-fields", label=self.label, fields=stray))
        picked = self._check_fields(values)
        if self.check is not None and (why := self.check(picked)) is not None:
            raise Illegal(why)
        return self.action(**picked)

    def filled(self, values: dict[str, Any]) -> Action:
        """Return the action with values that its own domains gave: they are not checked again."""
        return self.action(**values) if values else _bare(self.action)

    def _check_fields(self, values: Picked) -> dict[str, Any]:
        """Return the values as their domains keep them, or raise Illegal."""
        picked: dict[str, Any] = {}
        for name, field in self.fields.items():
            domain = field(picked) if callable(field) else field
            picked[name] = domain.check(values.get(name))
        return picked

    def fillings(self, picked: Picked = MappingProxyType({})) -> Iterator[dict[str, Any]]:
        """Go through every complete legal set of values, lazily."""
        if (step := self.next_field(picked)) is None:
            if self.check is None or self.check(picked) is None:
                yield dict(picked)
            return
        name, domain = step
        for value in domain.possible():
            yield from self.fillings({**picked, name: value})

    def sample(self, dice: Random) -> dict[str, Any] | None:
        """Draw one legal set of values, without listing them all. None: none was found."""
        if self.blocked is not None:
            return None
        if not self.fields:
            return {}
        for _ in range(_TRIES):
            picked = self._sample_once(dice)
            if picked is not None and (self.check is None or self.check(picked) is None):
                return picked
        return next(self.fillings(), None)

    def _sample_once(self, dice: Random) -> dict[str, Any] | None:
        """Draw a value for each field; None: one of them has none."""
        picked: dict[str, Any] = {}
        for name, field in self.fields.items():
            domain = field(picked) if callable(field) else field
            if (value := domain.sample(dice)) is None:
                return None
            picked[name] = value
        return picked

    def sole(self) -> Action | None:
        """Return the action, if it can be filled in only one way."""
        picked: dict[str, Any] = {}
        while (step := self.next_field(picked)) is not None:
            if (value := step[1].sole()) is None:
                return None
            picked[step[0]] = value
        return self.action(**picked)


def offers(*found: Offer | None) -> tuple[Offer, ...]:
    """Keep those that are worth showing."""
    return tuple(offer for offer in found if offer is not None)
