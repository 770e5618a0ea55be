"""What may be answered: said once, used to show, to check, to enumerate and to fuzz."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from games.kernel.amounts import Amount, Spread
from games.kernel.choices import OneOf, SomeOf

Domain: TypeAlias = OneOf | SomeOf | Amount | Spread
Picked: TypeAlias = Mapping[str, Any]
Field: TypeAlias = Domain | Callable[[Picked], Domain]


def once(make: Callable[[], Domain]) -> Field:
    """A domain that depends on nothing picked before: made when it is first asked for, and kept."""
    made: list[Domain] = []

    def field(picked: Picked) -> Domain:
        if not made:
            made.append(make())
        return made[0]

    return field
