"""Weighs positions: what the ships promise, what the cards in hand are worth, what may be done next."""

from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from games.kernel import Temper, own
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy.club.race import Aboard, Race
from games.sewer_pirats.policy.club.taste import Taste
from games.sewer_pirats.policy.ways import HOME, Way
from games.sewer_pirats.state import Figure
from games.sewer_pirats.view import Mat, ShipView, View

CARD = (1.1, 0.8, 0.6, 0.45, 0.3, 0.2)  # points that the first, second … card of a talisman is worth
NERVE = {Temper.CAREFUL: -0.4, Temper.STEADY: 0.0, Temper.BOLD: 0.4}  # cards more for a figure
NEXT = 0.8  # of what the best next move would bring


@dataclass(frozen=True)
class Position:
    """Holds what a move may change: who stands where, one's own hand and figures at home."""

    aboard: dict[str, Aboard]
    hand: dict[str, int]
    home: tuple[str, ...]


@dataclass
class Mind:
    """Holds a player's own view and the temper it plays with."""

    view: View
    dice: Random
    temper: Temper
    _known: dict[object, float] = field(default_factory=dict)

    @cached_property
    def me(self) -> Mat:
        return own(self.view)

    @cached_property
    def taste(self) -> Taste:
        return Taste(self.view, self.temper)

    @cached_property
    def mood(self) -> float:
        """Return by how many cards a bid differs this time, so that nobody can count on the limit."""
        return NERVE[self.temper] + self.dice.random() - 0.5

    @cached_property
    def race(self) -> Race:
        return Race(self.view, self.taste)

    @cached_property
    def now(self) -> Position:
        assert isinstance(self.me.hand, tuple)
        return Position(
            {ship.name: ship.aboard for ship in self.view.ships},
            {name: self.me.hand.count(name) for name in TALISMANS},
            self.me.home,
        )

    def value(self, at: Position, next_move: float = NEXT) -> float:
        """Return what a position is worth when one's move is made: ships, cards, and the next move."""
        chief = self.commands(at)
        worth = sum(self._ship(ship, at, chief) for ship in self.view.ships)
        weight = next_move * NEXT if chief else next_move
        return worth + weight * max(0.0, *(self._follow(ship, at, chief) for ship in self.view.ships))

    def commands(self, at: Position) -> str | None:
        """Return the ship that one is captain of."""
        captain = self.race.captain
        for name, aboard in at.aboard.items():
            if captain in aboard and aboard[captain].seat == self.me.seat:
                return name
        return None

    def _ship(self, ship: ShipView, at: Position, chief: str | None) -> float:
        return self._at(ship, at.aboard[ship.name], at.hand[ship.name], at.home, chief)

    def _at(
        self, ship: ShipView, aboard: Aboard, held: int, home: tuple[str, ...], chief: str | None
    ) -> float:
        """Return what a ship and the cards for it are worth."""
        busy = chief not in (None, ship.name)
        key = ship.name, tuple(aboard.items()), held, home, busy
        if key not in self._known:
            outlook = self.race.outlook(ship, aboard, held, home, busy)
            self._known[key] = outlook + (sum(CARD[:held]) if ship.piles else 0.0)
        return self._known[key]

    def _follow(self, ship: ShipView, at: Position, chief: str | None) -> float:
        """Return what the best move on this ship would add, as far as the hand pays for it."""
        aboard, held = at.aboard[ship.name], at.hand[ship.name]
        key = "next", ship.name, tuple(aboard.items()), held, at.home, chief
        if key not in self._known:
            before = self._at(ship, aboard, held, at.home, chief)
            gains = [0.0]
            for way in self.race.charts.ways(aboard, self.me.seat, at.home, not chief):
                if way.price <= held:
                    after = self.moved(at, ship.name, way)
                    gains.append(self._ship(ship, after, self.commands(after)) - before)
            best = max(gains)
            self._known[key] = best and best * self.race.calm(ship.name, aboard, at.home)
        return self._known[key]

    def moved(self, at: Position, ship: str, way: Way) -> Position:
        """Return the position after a move."""
        aboard, home = dict(at.aboard[ship]), list(at.home)
        if way.start == HOME:
            home.remove(way.clan)
        else:
            del aboard[way.start]
        aboard[way.to] = Figure(self.me.seat, way.clan)
        hand = {**at.hand, ship: at.hand[ship] - way.price}
        return Position({**at.aboard, ship: aboard}, hand, tuple(home))
