"""Holds what lies on the table, and nothing that can be counted from the rest."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.container.components import Components
from games.container.options import Options
from games.kernel import Seat, Table

Loose: TypeAlias = dict[str, int]  # how many containers of a colour
Store: TypeAlias = dict[str, int]  # how many of "beige@2": a colour at a price
Port: TypeAlias = Seat | str  # a player's harbour, or one of the next three
SEA, ISLAND, INVESTMENT_BANK = "sea", "island", "bank"
Ware: TypeAlias = Literal["money", "containers"]


@dataclass(slots=True)
class Player:
    """Holds what one player has: the board with its stores, money, ship, and sections elsewhere."""

    card: int  # which value card
    machines: list[str]
    warehouses: int = 1
    cash: int = 0
    purse: int = 0  # how many money cards the others see
    loans: int = 0
    factory: Store = field(default_factory=dict)
    harbour: Store = field(default_factory=dict)
    ship: Port = SEA
    cargo: Loose = field(default_factory=dict)
    island: Loose = field(default_factory=dict)
    quay: Loose = field(default_factory=dict)  # the personal harbour at the Investment Bank


@dataclass(slots=True)
class Broker:
    """Holds the two spaces of one broker of the Investment Bank."""

    money: int
    containers: Loose = field(default_factory=dict)


@dataclass(slots=True)
class PaymentCard:
    """Lies before `holder` with a bid for one space of one broker."""

    holder: Seat
    broker: int
    ware: Ware  # what is up for auction; the bid is of the other kind
    money: int = 0
    factory: Store = field(default_factory=dict)  # bid out of the factory store, with the old prices
    harbour: Store = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Return how much is bid: dollars or containers, for a bid holds only one of the two."""
        return self.money + sum(self.factory.values()) + sum(self.harbour.values())


@dataclass(slots=True)
class Laid:
    """Holds a revealed bid on the island, both rounds together."""

    amount: int
    bluff: int
    cards: int  # money cards


@dataclass(slots=True)
class Turn:
    """Says whose turn it is and what has been done in it."""

    seat: Seat
    left: int  # actions
    interest_paid: bool = False
    produced: bool = False
    called: bool = False
    won_broker: bool = False


@dataclass(slots=True)
class State:
    """Holds the whole table. The supplies are common to all players."""

    players: list[Player]
    supply: Loose
    machines: dict[str, int]
    warehouses: int
    box: Loose  # out of the game
    turn: Turn
    bank: int = 0  # what the bank has taken in, less what it has paid out
    brokers: list[Broker] = field(default_factory=list)  # none: played without the Investment Bank
    payment: PaymentCard | None = None
    bids: dict[Seat, Laid] = field(default_factory=dict)  # on the table until the auction is settled


Here: TypeAlias = Table[State, Components, Options]
