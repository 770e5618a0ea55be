"""Chapter 1 holds every printed figure; no other file does. Those marked "assumed" may differ."""

from typing import Annotated, Self, TypeAlias

from pydantic import AfterValidator, Field, PositiveInt, model_validator

from games.cargo_noir.cargo import ORDINARY
from games.kernel import Figures

PORTS = ("cape_town", "rio", "panama", "bombay", "new_york", "rotterdam", "hong_kong", "tangier")
BONUS = ("ship", "warehouse", "syndicate")
REGULAR = ("villa", "yacht", "bar", "night_club")
UNIQUE = ("show_biz", "paparazzi", "militia", "cronies", "bank", "principality")
CARDS = (*BONUS, *REGULAR, *UNIQUE)
FAMILIES = ("cosa_nostra", "tres_sombreros", "al_kabash", "ti_pot_tong", "kali_pakora")
SEATS = range(2, 6)


def _one_of(names: tuple[str, ...]) -> AfterValidator:
    """Return a validator that refuses a name that is not one of these."""

    def known(name: str) -> str:
        if name not in names:
            raise ValueError(f"{name} is not one of {', '.join(names)}")
        return name

    return AfterValidator(known)


PortName: TypeAlias = Annotated[str, _one_of(PORTS)]
CardName: TypeAlias = Annotated[str, _one_of(CARDS)]


class Card(Figures):
    """1.2 Says how many copies of a card there are, what it costs, and its victory points."""

    copies: PositiveInt
    cost: PositiveInt
    points: PositiveInt


def _card(copies: int, cost: int, points: int) -> Card:
    return Card(copies=copies, cost=cost, points=points)


# 1.2 The cards: copies, cost, points
_CARDS: dict[str, Card] = {
    "ship": _card(8, 15, 5),  # assumed: the points, section 1.2
    "warehouse": _card(8, 10, 5),  # assumed: the points, section 1.2
    "syndicate": _card(8, 10, 5),  # assumed: the points, section 1.2
    "villa": _card(6, 10, 10),  # assumed: the figure, section 1.2
    "yacht": _card(6, 16, 16),  # assumed: the figure, section 1.2
    "bar": _card(6, 21, 21),  # assumed: the figure, section 1.2
    "night_club": _card(6, 25, 25),  # assumed: the figure, section 1.2
    "show_biz": _card(1, 28, 31),  # assumed: both figures, section 1.2
    "paparazzi": _card(1, 36, 41),  # assumed: both figures, section 1.2
    "militia": _card(1, 45, 52),  # assumed: both figures, section 1.2
    "cronies": _card(1, 49, 57),  # assumed: the points, section 1.2
    "bank": _card(1, 64, 76),  # assumed: both figures, section 1.2
    "principality": _card(1, 81, 100),  # assumed: both figures, section 1.2
}

# 1.3 The ports: slots, and which are closed
_SLOTS: dict[str, PositiveInt] = {
    "cape_town": 1,
    "rio": 3,  # assumed: section 1.3
    "panama": 2,
    "bombay": 3,
    "new_york": 3,
    "rotterdam": 4,
    "hong_kong": 2,
    "tangier": 2,  # assumed: section 1.3
}
_CLOSED: dict[int, tuple[str, ...]] = {  # assumed: which ones, section 1.3
    2: ("new_york", "rotterdam", "hong_kong", "tangier"),
    3: ("rotterdam", "hong_kong", "tangier"),
    4: ("hong_kong", "tangier"),
    5: (),
}


class Components(Figures):
    """Holds the figures of the box."""

    # 1.1 The box
    tokens_of_a_kind: PositiveInt = 14
    wilds: PositiveInt = 5  # as many as there are players are used
    rounds: dict[int, PositiveInt] = Field(default_factory=lambda: {2: 11, 3: 11, 4: 10, 5: 10})
    black_market: PositiveInt = 8
    warehouse: PositiveInt = 6
    warehouse_card: PositiveInt = 2
    start_coins: PositiveInt = 7
    start_ships: PositiveInt = 3
    max_ships: PositiveInt = 5
    casino: PositiveInt = 2
    syndicate: PositiveInt = 2
    min_bid: PositiveInt = 1
    max_combo: PositiveInt = Field(default=9, le=len(ORDINARY))
    bonus_limit: PositiveInt = 2

    cards: dict[CardName, Card] = Field(default_factory=lambda: dict(_CARDS))
    slots: dict[PortName, PositiveInt] = Field(default_factory=lambda: dict(_SLOTS))
    closed: dict[int, tuple[PortName, ...]] = Field(default_factory=lambda: dict(_CLOSED))

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        if self.start_ships + self.bonus_limit != self.max_ships:
            raise ValueError("max_ships must be start_ships + bonus_limit")
        for name, given in (("cards", CARDS), ("slots", PORTS), ("rounds", SEATS), ("closed", SEATS)):
            if missing := [key for key in given if key not in getattr(self, name)]:
                raise ValueError(f"{name}: {missing[0]} is missing")
        for seats in SEATS:
            self._is_playable(seats)
        return self

    def _is_playable(self, seats: int) -> None:
        if not self.open_ports(seats):
            raise ValueError(f"closed: no port is open with {seats} players")
        if self.wilds < seats:
            raise ValueError(f"wilds: {seats} players need {seats}")
        laid_out = self.black_market + sum(self.slots[port] for port in self.open_ports(seats))
        if laid_out > self.tokens_of_a_kind * len(ORDINARY) + seats:
            raise ValueError(f"slots: with {seats} players there are not enough tokens to fill them")

    def open_ports(self, seats: int) -> list[str]:
        """1.3 Return the ports that are open with so many players."""
        return [port for port in PORTS if port not in self.closed[seats]]
