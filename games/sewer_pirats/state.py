"""What lies on the table."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from games.kernel import Seat, Table
from games.sewer_pirats.components import Components
from games.sewer_pirats.options import Options


class Figure(NamedTuple):
    seat: Seat
    clan: str


class Trophy(NamedTuple):
    kind: str
    value: int

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.value}"


@dataclass(slots=True)
class Pile:
    """A pile of flotsam: the prize is gone while its ship is sailing."""

    trophies: list[Trophy]
    prize: str | None


@dataclass(slots=True)
class Ship:
    """Its figures by space, the captain's being the highest; its piles, the front one first."""

    aboard: dict[int, Figure] = field(default_factory=dict)
    piles: list[Pile] = field(default_factory=list)


@dataclass(slots=True)
class Player:
    hand: list[str] = field(default_factory=list)
    home: list[str] = field(default_factory=list)  # clans of the figures that are not aboard
    trophies: list[Trophy] = field(default_factory=list)
    prizes: list[str] = field(default_factory=list)
    colour: str | None = None


@dataclass(slots=True)
class Stool:
    """A seat at the bar with whoever sits on it and the cards below."""

    number: int
    clan: str
    under: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State:
    players: list[Player]
    ships: dict[str, Ship]
    deck: list[str]  # in no order
    trophies: list[Trophy]  # face down, in no order
    prizes: list[str]  # face down, in no order
    box: dict[str, int]  # figures by clan that nobody has
    row: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    lost: list[Trophy] = field(default_factory=list)  # back in the box
    bar: list[Stool] = field(default_factory=list)  # from the far end to the front
    final: list[str] | None = None  # ships that sail once more; None until the end is triggered


Here: TypeAlias = Table[State, Components, Options]


def is_a(table: Here, clan: str, ability: str) -> bool:
    """5 Does this clan have that ability? None has any in the base game."""
    return clan == ability and table.options.variant != "base"


def captain_of(table: Here, seat: Seat) -> str | None:
    """The ship that this player is captain of: at most one (6.8)."""
    captain = table.components.captain
    for name, ship in table.state.ships.items():
        figure = ship.aboard.get(captain)
        if figure is not None and figure.seat == seat:
            return name
    return None
