"""What a viewer does not know, said in one word, and what a viewer has learnt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import Any, Final, Protocol, TypeVar, dataclass_transform

from games.kernel.showing.text import Seat

K = TypeVar("K")
M = TypeVar("M", covariant=True)


class Hidden(Enum):
    """Stands in a view where something is that this viewer must not see."""

    HIDDEN = "?"


HIDDEN: Final = Hidden.HIDDEN


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def seen(cls: type[K]) -> type[K]:
    """Make a part of a view: a dataclass with slots that the type checker holds frozen.

    The interpreter does not: one that it froze too takes about twice as long to make, a view has dozens, and
    a bot that thinks ahead makes thousands of views for one move.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


class HasMats(Protocol[M]):
    """Is a view with a mat for each seat."""

    @property
    def viewer(self) -> Seat | None: ...
    @property
    def mats(self) -> tuple[M, ...]: ...


def own(view: HasMats[M]) -> M:
    """Return the mat of whoever looks. Somebody without a seat has none, and is never asked anything."""
    assert view.viewer is not None
    return view.mats[view.viewer]


def learnt(before: Any, after: Any) -> bool:
    """Does the later view show something that was hidden in the earlier one?"""
    if before is HIDDEN:
        return after is not HIDDEN
    if is_dataclass(before) and type(before) is type(after):
        return any(learnt(getattr(before, f.name), getattr(after, f.name)) for f in fields(before))
    if isinstance(before, tuple) and isinstance(after, tuple):
        return any(learnt(old, new) for old, new in zip(before, after, strict=False))
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        return any(learnt(before[key], after[key]) for key in before if key in after)
    return False
