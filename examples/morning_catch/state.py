"""What lies on the table."""

from dataclasses import dataclass, field
from typing import TypeAlias

from examples.morning_catch.components import KINDS, Components
from examples.morning_catch.options import Options
from games.kernel import Seat, Table, clockwise


def no_crates() -> dict[str, int]:
    """Return a count of crates by kind in which there is none yet."""
    return dict.fromkeys(KINDS, 0)


@dataclass(slots=True)
class Player:
    coins: int
    customer: str  # the kind that the secret card wants
    crates: dict[str, int] = field(default_factory=no_crates)


@dataclass(slots=True)
class State:
    players: list[Player]
    boat: list[str]  # crates still at sea, in no order
    prices: dict[str, int]
    first: Seat
    morning: int = 0
    quay: list[str] = field(default_factory=list)
    today: dict[str, int] = field(default_factory=no_crates)  # sold since the morning
    gone: dict[str, int] = field(default_factory=no_crates)  # sold or eaten before


Here: TypeAlias = Table[State, Components, Options]


def turn_order(table: Here) -> tuple[Seat, ...]:
    """3.4 The first player of the day, then all others clockwise."""
    return (table.state.first, *clockwise(table, after=table.state.first))


def is_last_morning(table: Here) -> bool:
    """Tell whether no other morning follows."""
    return table.state.morning == table.options.mornings
