"""What may be answered: said once, used to show, to check, to enumerate and to fuzz."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Protocol, TypeAlias

from games.kernel.asking.amounts import Amount, Spread
from games.kernel.asking.choices import OneOf, SomeOf


class Answers(Protocol):
    """Says what may be answered to one field of a form. It is data, never a function."""

    def check(self, value: Any) -> Any:
        """Return the answer as it is kept, or raise Illegal with what is possible."""

    def possible(self) -> Iterable[Any]:
        """Return every possible answer, lazily where there are many."""

    def ways(self) -> int:
        """Return how many answers there are at most, without going through them."""

    def sample(self, dice: Random) -> Any | None:
        """Return one possible answer at random. None: there is none."""

    def sole(self) -> Any | None:
        """Return the answer, if only one is possible."""


Domain: TypeAlias = OneOf | SomeOf | Amount | Spread  # all that a form can show
KINDS: tuple[type[Answers], ...] = (OneOf, SomeOf, Amount, Spread)  # the type checker holds each one to it
Picked: TypeAlias = Mapping[str, Any]
Field: TypeAlias = Domain | Callable[[Picked], Domain]


class Once:
    """Makes a domain that depends on nothing picked before when it is first asked for, and keeps it."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Domain]) -> None:
        self._make = make
        self._made: Domain | None = None

    def __call__(self, picked: Picked) -> Domain:
        if self._made is None:
            self._made = self._make()
        return self._made


def once(make: Callable[[], Domain]) -> Field:
    """Make a field whose domain is found out when somebody asks, and only once."""
    return Once(make)


def independent(field: Field) -> Domain | None:
    """Return the domain, if it is the same whatever is picked before."""
    if not callable(field):
        return field
    return field({}) if isinstance(field, Once) else None
