"""What stands in the chapters of a game: its steps, actions and orders, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from games.kernel.asking.offer import Action
from games.kernel.orders import Order
from games.kernel.playing.step import Step

K = TypeVar("K")


class Contents(NamedTuple):
    """Holds all that a snapshot, a log and a book of orders may name."""

    steps: tuple[type[Step[Any, Any]], ...]
    actions: tuple[type[Action], ...]
    orders: tuple[type[Order], ...]


def contents(chapters: Iterable[ModuleType]) -> Contents:
    """Collect what the chapters define. What a chapter only imports, or marks as abstract, is not its own."""
    defined = [
        kind
        for chapter in chapters
        for kind in vars(chapter).values()
        if isinstance(kind, type) and kind.__module__ == chapter.__name__
    ]
    answers = _of(defined, Action)
    orders = tuple(kind for kind in answers if issubclass(kind, Order))
    actions = tuple(kind for kind in answers if not issubclass(kind, Order))
    return Contents(_of(defined, Step), actions, orders)


def _of(defined: list[type], base: type[K]) -> tuple[type[K], ...]:
    kinds = (kind for kind in defined if issubclass(kind, base))
    return tuple(kind for kind in kinds if not getattr(kind, "abstract", False))
