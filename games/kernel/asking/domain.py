"""What may be answered: said once, used to show, to check, to enumerate and to fuzz."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from games.kernel.asking.amounts import Amount, Spread
from games.kernel.asking.choices import OneOf, SomeOf

Domain: TypeAlias = OneOf | SomeOf | Amount | Spread
Picked: TypeAlias = Mapping[str, Any]
Field: TypeAlias = Domain | Callable[[Picked], Domain]


class Once:
    """A domain that depends on nothing picked before: made when it is first asked for, and kept."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Domain]) -> None:
        self._make = make
        self._made: Domain | None = None

    def __call__(self, picked: Picked) -> Domain:
        if self._made is None:
            self._made = self._make()
        return self._made


def once(make: Callable[[], Domain]) -> Field:
    return Once(make)


def independent(field: Field) -> Domain | None:
    """The domain, if it is the same whatever is picked before."""
    if isinstance(field, tuple):
        return field
    return field({}) if isinstance(field, Once) else None
