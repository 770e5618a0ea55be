"""Weighs positions: what the ships promise, what cards, figures and turns are worth, what comes next."""

from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import NamedTuple

from games.kernel import Temper, own
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy.club.race import Crew, Race, moved
from games.sewer_pirats.policy.club.taste import Taste
from games.sewer_pirats.policy.ways import HOME, Way
from games.sewer_pirats.view import Mat, View

CARD = 1.2  # points that a card is worth
FIGURE = 0.5  # points that a figure at home is worth, ready to go
TOLL = 3.0  # points for a card that a rival has to give
TURN = {Temper.CAREFUL: 5.5, Temper.STEADY: 4.8, Temper.BOLD: 4.2}  # points that a turn of sailing costs
NERVE = {Temper.CAREFUL: -0.4, Temper.STEADY: 0.0, Temper.BOLD: 0.4}  # cards more for a figure
LATE = 0.5  # of all piles are left when cards, figures and turns begin to lose their worth
NEXT = 0.22  # of what the best next move would bring
NEXT_BUT_ONE = 0.8  # of that, who has to sail first


class Position(NamedTuple):
    """Holds what a move may change: who stands where, one's own hand and figures at home."""

    crews: tuple[Crew, ...]
    hand: tuple[int, ...]
    home: tuple[str, ...]


@dataclass
class Mind:
    """Holds a player's own view and the temper it plays with."""

    view: View
    dice: Random
    temper: Temper
    _known: dict[object, float] = field(default_factory=dict)
    _gains: dict[object, float] = field(default_factory=dict)

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
    def use(self) -> float:
        """Return how much of their worth cards, figures and turns still have: none at the very end."""
        return min(1.0, self.taste.future / LATE)

    @cached_property
    def race(self) -> Race:
        return Race(self.view, self.taste, CARD * self.use, self.turn, TOLL * self.use)

    @cached_property
    def turn(self) -> float:
        """Return what the turn costs in which a captain must sail: careful players count it dearer."""
        return TURN[self.temper] * self.use

    @cached_property
    def now(self) -> Position:
        assert isinstance(self.me.hand, tuple)
        spaces = range(1, self.view.components.captain + 1)
        return Position(
            tuple(tuple(ship.aboard.get(space) for space in spaces) for ship in self.view.ships),
            tuple(map(self.me.hand.count, TALISMANS)),
            self.me.home,
        )

    def value(self, at: Position) -> float:
        """Return what a position is worth when one's move is made: all that one has, and the next move."""
        if at not in self._known:
            chief, ships = self.commands(at), [*enumerate(zip(at.crews, at.hand, strict=True))]
            has = sum(self._at(number, crew, held, chief) for number, (crew, held) in ships)
            gains = [self._gain(number, crew, held, at.home, chief) for number, (crew, held) in ships]
            weight = NEXT * (1.0 if chief is None else NEXT_BUT_ONE)
            self._known[at] = has + self._aside(at.home, chief) + weight * max(gains)
        return self._known[at]

    def commands(self, at: Position) -> int | None:
        """Return the number of the ship that one is captain of."""
        for number, crew in enumerate(at.crews):
            if crew[-1] is not None and crew[-1].seat == self.me.seat:
                return number
        return None

    def _at(self, number: int, crew: Crew, held: int, chief: int | None) -> float:
        """Return what a ship promises, and the cards for it."""
        ship = self.view.ships[number]
        if not ship.piles:
            return 0.0
        busy = chief not in (None, number)
        return self.race.promise(ship, crew, held, busy) + held * CARD * self.use

    def _aside(self, home: tuple[str, ...], chief: int | None) -> float:
        """Return what the figures at home are worth, less the turn that a captain owes."""
        return len(home) * FIGURE * self.use - (0.0 if chief is None else self.turn)

    def _gain(self, number: int, crew: Crew, held: int, home: tuple[str, ...], chief: int | None) -> float:
        """Return what the best move on a ship would add next time, as far as the hand pays for it."""
        key = number, crew, held, home, chief
        if key not in self._gains:
            now = self._at(number, crew, held, chief), self._aside(home, chief)
            found = [0.0]
            for way in self._ways(crew, held, home, chief is None) if self.view.ships[number].piles else ():
                then = number if way.to == self.race.captain else chief
                at = self._at(number, moved(crew, self.me.seat, way), held - way.price, then)
                found.append(at - now[0] + self._aside(_gone(home, way), then) - now[1])
            self._gains[key] = max(found)
        return self._gains[key]

    def ways(self, at: Position, number: int) -> list[Way]:
        """Return the ways on a ship that one can pay."""
        return self._ways(at.crews[number], at.hand[number], at.home, self.commands(at) is None)

    def _ways(self, crew: Crew, held: int, home: tuple[str, ...], commands: bool) -> list[Way]:
        aboard = {space: figure for space, figure in enumerate(crew, 1) if figure is not None}
        ways = self.race.charts.ways(aboard, self.me.seat, home, commands)
        return [way for way in ways if way.price <= held]

    def moved(self, at: Position, number: int, way: Way) -> Position:
        """Return the position after a move."""
        return Position(
            (*at.crews[:number], moved(at.crews[number], self.me.seat, way), *at.crews[number + 1 :]),
            (*at.hand[:number], at.hand[number] - way.price, *at.hand[number + 1 :]),
            _gone(at.home, way),
        )

    def creeping(self, at: Position, number: int, space: int) -> Position:
        """Return the position after a snail's lucky step, past whoever stands there."""
        crew = list(at.crews[number])
        crew[space - 1], crew[space] = crew[space], crew[space - 1]
        return at._replace(crews=(*at.crews[:number], tuple(crew), *at.crews[number + 1 :]))


def _gone(home: tuple[str, ...], way: Way) -> tuple[str, ...]:
    """Return the figures at home when one has gone this way."""
    if way.start != HOME:
        return home
    place = home.index(way.clan)
    return home[:place] + home[place + 1 :]
