"""Holds what lies on the table. Stars are not here: they are always counted from the companies."""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from pydantic import Field

from games.economicus.components import Components, EventCard, RiskCard
from games.economicus.options import Options
from games.kernel import Seat, Table

NUMBERS = range(2, 13)  # two dice
_Unsaid: TypeAlias = Annotated[int, Field(exclude_if=lambda number: not number)]  # 0: no word in a snapshot


def by_industry() -> list[int]:
    """Return zeros, one for each industry, found by the industry's own number."""
    return [0] * NUMBERS.stop


@dataclass(slots=True)
class Order:
    """Holds a city order: its token lies in one of three segments with the contract money under it."""

    industry: int
    amount: int
    segment: int = 1
    failed: bool = False  # its die failed: the token has still to slip


@dataclass(slots=True)
class Player:
    """Holds what a player owns and owes."""

    cash: int
    companies: list[int] = field(default_factory=by_industry)  # placed, mortgaged ones included
    loans: list[int] = field(default_factory=by_industry)  # how many of them are mortgaged
    bearing: list[int] = field(default_factory=by_industry)  # loans that still owe this double's interest
    waiting: list[int] = field(default_factory=list)  # industries of companies on the edge of the board
    frozen: int = 0  # refunds that come at the start of the next own turn
    orders: list[Order] = field(default_factory=list)  # oldest first
    lost: int = 0  # order tokens out of the game
    alive: bool = True


@dataclass(slots=True)
class State:
    """Holds everything on the table."""

    players: list[Player]
    ring: list[int]
    prices: list[int]  # an empty price field counts as the number of its industry
    first: Seat
    active_player: Seat
    active: int  # the active industry
    forecast: int
    events: list[EventCard]  # decks are unordered: a card is chosen when it is drawn
    risks: list[RiskCard]
    crisis: list[int] = field(default_factory=by_industry)
    lasting: EventCard | None = None  # the event card whose effect lasts
    event_discard: list[EventCard] = field(default_factory=list)
    risk_discard: list[RiskCard] = field(default_factory=list)
    open_risks: list[RiskCard] = field(default_factory=list)  # revealed and not yet resolved
    record: int = 0  # the most stars anyone has ever held
    pending: int = 0  # cards of events and crises that wait to be revealed
    round: int = 0  # 0: the placement is not over
    time_up: bool = False  # this turn is the last
    paid_out: int = 0  # by the bank, less what it took in
    proposals: _Unsaid = 0  # of deals, in this turn


Here: TypeAlias = Table[State, Components, Options]


def full(table: Here) -> bool:
    """10.1 Are the full rules played, not the basic ones?"""
    return table.options.mode == "full"


def living(table: Here, begin: Seat) -> list[Seat]:
    """Return who is still in the game, clockwise beginning with this seat."""
    players, seats = table.state.players, table.seats
    around = [(begin + turn) % seats for turn in range(seats)]
    return [seat for seat in around if players[seat].alive]
