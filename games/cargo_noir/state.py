"""Holds what lies on the table."""

from dataclasses import dataclass, field
from typing import TypeAlias

from games.cargo_noir.cargo import Hold, empty_hold
from games.cargo_noir.components import Components
from games.cargo_noir.options import Options
from games.kernel import Seat, Table, right


@dataclass(slots=True)
class Port:
    """Holds the cargo of a port and the stacks of coins there."""

    lot: list[int]  # the kinds that lie in its slots
    stacks: dict[Seat, int] = field(default_factory=dict)  # coins with a ship on top, in order of arrival


@dataclass(slots=True)
class Player:
    """Holds what a player owns, and where that player's ships are."""

    coins: int
    hand: int  # ships to be sent
    reserve: int  # ships that wait beside the Ship cards
    family: str = ""
    casino: int = 0  # ships there
    market: int = 0
    cargo: Hold = field(default_factory=empty_hold)
    cards: dict[str, int] = field(default_factory=dict)
    placement: list[tuple[str, int]] = field(default_factory=list)  # 3.32 where ships were last sent


@dataclass(slots=True)
class State:
    """Holds everything on the table. What the active player did this turn stands at its end."""

    players: list[Player]
    ports: dict[str, Port]
    market: list[int]
    bag: Hold
    discard: Hold
    supply: dict[str, int]
    first: Seat
    round: int = 0
    left: list[str] = field(default_factory=list)  # ports that the active player withdrew from this turn
    raised: list[str] = field(default_factory=list)  # and ports where they raised
    sent: list[tuple[str, int]] = field(default_factory=list)  # and where they have sent ships


Here: TypeAlias = Table[State, Components, Options]


def capacity(table: Here, seat: Seat) -> int:
    """3.22 Return how many tokens fit: the slots of the family board and those of each Warehouse card."""
    cards = table.state.players[seat].cards.get("warehouse", 0)
    return table.components.warehouse + table.components.warehouse_card * cards


def is_last_round(table: Here) -> bool:
    return table.state.round == table.components.rounds[table.seats]


def last_seat(table: Here) -> Seat:
    """2.6 Return the seat that acts last in every round."""
    return right(table, table.state.first)
