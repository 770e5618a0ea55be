"""Foresees a ship as a race: who boards next, who takes the command, and what oneself grabs then."""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from games.kernel import Seat
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy.club.taste import Taste
from games.sewer_pirats.policy.ways import HOME, Charts, Way
from games.sewer_pirats.state import Figure
from games.sewer_pirats.view import ShipView, View

Crew: TypeAlias = tuple[Figure | None, ...]  # from the stern to the captain's space

# How often in a turn a rival does this on a ship with a usual pile:
AHEAD = (0.27, 0.16)  # boards the nearest free space in front of all others, or one further on
BEHIND = (0.15, 0.06)  # boards the hindmost free space behind somebody, or another one
COMMAND = 0.33  # takes the command with a figure that stands aboard and can
FROM_HOME = 0.1  # takes it with a figure from home, past a full crew
BUSY = 0.6  # of all that, who has to sail another ship first

READY = 0.6  # how often in a round oneself takes the command, with the cards in hand
UNREADY = 0.05  # or without them
WAITING = 0.17  # how much a round of waiting costs, of all that is waited for
USUAL = 30.0  # points that a usual pile is worth: the richer it is, the quicker they all are
PASSER_BY = "snail"  # somebody who may still come aboard: no ability that would matter


class Event(NamedTuple):
    """Says what may happen next: how often in a round, who stands where then, and the tolls one gets."""

    pace: float
    crew: Crew
    tolls: int


class Race:
    """Foresees ships as one player sees them; cards and turns are paid for at the prices that it is told."""

    def __init__(self, view: View, taste: Taste, card: float, turn: float, toll: float) -> None:
        assert view.viewer is not None
        self.view, self.taste, self.me, self.seats = view, taste, view.viewer, len(view.mats)
        self.card, self.turn, self.toll = card, turn, toll
        self.charts = Charts(view.components, view.abilities)
        self.captain = view.components.captain
        self._known: dict[object, float] = {}
        self._loot: dict[object, float] = {}

    @cached_property
    def odds(self) -> dict[str, float]:
        """Return how likely a hidden card is of each talisman: what lies open is not among them."""
        hand = self.view.mats[self.me].hand
        seen = (*self.view.row, *self.view.discard, *(hand if isinstance(hand, tuple) else ()))
        unseen = {name: self.view.components.cards_per_talisman - seen.count(name) for name in TALISMANS}
        total = sum(unseen.values()) or 1
        return {name: count / total for name, count in unseen.items()}

    @cached_property
    def _keen(self) -> dict[str, float]:
        """Return how keen rivals are on each ship: twice as much on a pile worth twice as much."""
        return {
            ship.name: self.taste.their_pile(ship.piles[0]) / USUAL for ship in self.view.ships if ship.piles
        }

    @cached_property
    def _owed(self) -> dict[Seat, str]:
        """Return which ship each captain has to sail first."""
        ships = ((ship.name, ship.aboard.get(self.captain)) for ship in self.view.ships)
        return {figure.seat: name for name, figure in ships if figure is not None}

    def promise(self, ship: ShipView, crew: Crew, held: int, busy: bool) -> float:
        """Return what a ship will bring oneself, if everybody stands like this and it is others' turn."""
        if not ship.piles or not any(figure is not None and figure.seat == self.me for figure in crew):
            return 0.0
        held = min(held, self._enough)
        key = ship.name, crew, held, busy
        if key not in self._known:
            self._known[key] = self._run(ship, crew, held, busy)
        return self._known[key]

    @cached_property
    def _enough(self) -> int:
        """Return the most cards that it may take to command from aboard: more make no difference."""
        return self.view.components.captain_from_aboard + self.view.components.crew_spaces

    def _run(self, ship: ShipView, crew: Crew, held: int, busy: bool) -> float:
        """Let everything that may happen race against each other, and against the cost of waiting."""
        if crew[-1] is not None:
            return self.loot(ship, crew)
        pace, worth, keen = WAITING, 0.0, self._keen[ship.name]
        for event in (*self._commands(ship.name, crew), *self._boardings(crew)):
            often = event.pace * keen
            pace += often
            worth += often * (self.promise(ship, event.crew, held, busy) + event.tolls * self.toll)
        mine, price = self._own_command(ship, crew)
        if mine > worth / pace:
            eager = (READY if held >= price else UNREADY) * (0.5 if busy else 1.0)
            pace, worth = pace + eager, worth + eager * mine
        return worth / pace

    def _commands(self, ship: str, crew: Crew) -> Iterator[Event]:
        """Go through the rivals who can become captain: each with the hindmost figure, for all grab."""
        first, seen = self._unbroken(crew), {self.me}
        for start in range(first, self.captain):
            figure = crew[start - 1]
            assert figure is not None
            if figure.seat not in seen:
                seen |= {figure.seat} - {self.seats}  # passers-by may be different ones
                yield self._command(ship, crew, figure, start, COMMAND)
        for mat in self.view.mats if first == 1 else ():
            if mat.seat != self.me and mat.home:
                yield self._command(ship, crew, Figure(mat.seat, PASSER_BY), HOME, FROM_HOME)

    def _command(self, ship: str, crew: Crew, figure: Figure, start: int, often: float) -> Event:
        stranger = figure.seat >= self.seats
        cards = 3 if stranger else self.view.mats[figure.seat].cards
        price = self.charts.command(figure.clan, start) + self._tolls(crew, start, self.captain, figure.seat)
        pace = often * at_least(price, cards + 1, self.odds[ship])
        if self._owed.get(figure.seat, ship) != ship:
            pace *= BUSY
        return Event(
            pace, _moved(crew, figure, start, self.captain), self._my_tolls(crew, start, self.captain)
        )

    def _boardings(self, crew: Crew) -> Iterator[Event]:
        """Go through the free spaces, as somebody may come aboard there."""
        free = [space for space in range(1, self.captain) if crew[space - 1] is None]
        foremost = max((space for space in range(1, self.captain) if crew[space - 1] is not None), default=0)
        for number, space in enumerate(free):
            often = (BEHIND if space < foremost else AHEAD)[min(number, 1)]
            after = _moved(crew, Figure(self.seats, PASSER_BY), HOME, space)
            yield Event(often * (self.seats - 1), after, self._my_tolls(crew, HOME, space))

    def _own_command(self, ship: ShipView, crew: Crew) -> tuple[float, int]:
        """Return what one's own best captain would bring, less turns and cards, and the price in cards."""
        found = [(float("-inf"), 0)]
        for start in range(self._unbroken(crew), self.captain):
            figure = crew[start - 1]
            if figure is not None and figure.seat == self.me:
                price = self.charts.command(figure.clan, start)
                price += self._tolls(crew, start, self.captain, self.me)
                turns = 1 if self.view.abilities and figure.clan == "weasel" else 2
                worth = self.loot(ship, _moved(crew, figure, start, self.captain))
                found.append((worth - turns * self.turn - price * self.card, price))
        return max(found)

    def _unbroken(self, crew: Crew) -> int:
        """Return the first space from which no free one lies before the captain's."""
        first = self.captain
        while first > 1 and crew[first - 2] is not None:
            first -= 1
        return first

    def _tolls(self, crew: Crew, start: int, to: int, seat: Seat) -> int:
        """Return how many raccoons of others this seat would pass."""
        if not self.view.abilities:
            return 0
        passed = (figure for figure in crew[start : to - 1] if figure is not None)
        return sum(figure.clan == "raccoon" and figure.seat != seat for figure in passed)

    def _my_tolls(self, crew: Crew, start: int, to: int) -> int:
        """Return how many cards one's own raccoons would get of a rival."""
        return crew[start : to - 1].count(Figure(self.me, "raccoon")) if self.view.abilities else 0

    def loot(self, ship: ShipView, crew: Crew) -> float:
        """Return what a sailing brings oneself: the prize as captain, trophies, and places for next time."""
        rats = self.view.abilities
        order = [figure for figure in reversed(crew) if figure is not None]
        grabs = tuple((figure.seat == self.me, 2 if rats and figure.clan == "rat" else 1) for figure in order)
        key = ship.name, grabs
        if key not in self._loot:
            self._loot[key] = self.taste.loot(ship.piles, grabs)
        return self._loot[key]


def moved(crew: Crew, seat: Seat, way: Way) -> Crew:
    """Return the crew when this seat's figure has gone this way."""
    return _moved(crew, Figure(seat, way.clan), way.start, way.to)


def _moved(crew: Crew, figure: Figure, start: int, to: int) -> Crew:
    after = list(crew)
    if start != HOME:
        after[start - 1] = None
    after[to - 1] = figure
    return tuple(after)


@lru_cache(maxsize=4096)
def at_least(wanted: int, cards: int, chance: float) -> float:
    """Return how likely so many of the cards are of the wanted talisman."""
    if wanted <= 0:
        return 1.0
    if wanted > cards:
        return 0.0
    miss = 1.0 - chance
    fewer, term = 0.0, miss**cards
    for count in range(wanted):
        fewer += term
        term *= (cards - count) / (count + 1) * chance / (miss or 1e-9)
    return max(0.0, 1.0 - fewer)
