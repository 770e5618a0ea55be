"""Holds what lies on the table."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from games.kernel import Seat, Table
from games.sewer_pirats.components import Components
from games.sewer_pirats.options import Options


class Figure(NamedTuple):
    """Stands aboard: whose it is and of which clan."""

    seat: Seat
    clan: str


class Trophy(NamedTuple):
    """Is one token of garbage with its printed value."""

    kind: str
    value: int

    @property
    def key(self) -> str:
        """Return the name under which an action means it: "fries-2"."""
        return f"{self.kind}-{self.value}"


@dataclass(slots=True)
class Pile:
    """Holds a pile of flotsam. The prize is gone while its ship is sailing."""

    trophies: list[Trophy]
    prize: str | None


@dataclass(slots=True)
class Ship:
    """Holds a ship's figures by space, the captain's being the highest, and its piles, front one first."""

    aboard: dict[int, Figure] = field(default_factory=dict)
    piles: list[Pile] = field(default_factory=list)


@dataclass(slots=True)
class Player:
    """Holds what one player has: cards, figures at home and treasure."""

    hand: list[str] = field(default_factory=list)
    home: list[str] = field(default_factory=list)  # clans of the figures that are not aboard
    trophies: list[Trophy] = field(default_factory=list)
    prizes: list[str] = field(default_factory=list)
    colour: str | None = None


@dataclass(slots=True)
class Stool:
    """Holds a stool at the bar: the clan that sits on it and the cards under it."""

    number: int
    clan: str
    under: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """Holds the whole table."""

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


def has_ability(table: Here, clan: str, ability: str) -> bool:
    """5 Does this clan have that ability? None has any in the base game."""
    return clan == ability and table.options.variant != "base"


def captain_of(table: Here, seat: Seat) -> str | None:
    """6.8 Return the ship that this player is captain of: there is at most one."""
    captain = table.components.captain
    for name, ship in table.state.ships.items():
        figure = ship.aboard.get(captain)
        if figure is not None and figure.seat == seat:
            return name
    return None
