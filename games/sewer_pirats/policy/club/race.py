"""Foresees a ship: who becomes its captain, when, and what everybody aboard grabs then."""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from games.kernel import Seat
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy.club.taste import Taste
from games.sewer_pirats.policy.ways import HOME, Charts
from games.sewer_pirats.state import Figure
from games.sewer_pirats.view import ShipView, View

Aboard: TypeAlias = Mapping[int, Figure]

ROUNDS = 4  # that one looks ahead
PATIENCE = 0.85  # what a round later is worth of now
EAGER = 0.6  # how often a rival who can become captain does so, with two more ships to think of
MY_EAGER = 0.4  # how often oneself does, shared by all players: with many of them others are quicker
PER_TURN = 1.4  # useful cards that a turn of drawing brings
LEFT_OVER = 2.5  # points for a figure that finds nothing and moves up
RIVALRY = 1.0  # how much it hurts if a rival gets a point, shared among the rivals


class Bid(NamedTuple):
    """Says how somebody may become captain: by which figure, for how many cards, in how many turns."""

    start: int
    clan: str
    cards: int
    turns: int

    @property
    def effort(self) -> float:
        return self.cards + 1.5 * self.turns


class Race:
    """Foresees the ships as one player sees them."""

    def __init__(self, view: View, taste: Taste) -> None:
        assert view.viewer is not None
        self.view, self.taste, self.me, self.seats = view, taste, view.viewer, len(view.mats)
        self.charts = Charts(view.components, view.abilities)
        self.captain = view.components.captain
        self.rivalry = RIVALRY / (self.seats - 1)
        self.order = [(self.me + step) % self.seats for step in range(1, self.seats + 1)]
        self.busy = {
            ship.aboard[self.captain].seat: ship.name for ship in view.ships if self.captain in ship.aboard
        }

    @cached_property
    def odds(self) -> dict[str, float]:
        """Return how likely a hidden card is of each talisman: what lies open is not among them."""
        hand = self.view.mats[self.me].hand
        seen = (*self.view.row, *self.view.discard, *(hand if isinstance(hand, tuple) else ()))
        unseen = {name: self.view.components.cards_per_talisman - seen.count(name) for name in TALISMANS}
        total = sum(unseen.values()) or 1
        return {name: count / total for name, count in unseen.items()}

    def outlook(self, ship: ShipView, aboard: Aboard, held: int, home: tuple[str, ...], busy: bool) -> float:
        """Return what this ship promises if everybody stands like this and it is the next player's turn."""
        if not ship.piles or not aboard:
            return 0.0
        chief = aboard.get(self.captain)
        if chief is not None:
            when = self.order.index(chief.seat) / self.seats
            return self._outcome(ship, aboard, chief.seat) * float(PATIENCE**when)
        bids = self._bids(aboard, home)
        ends = {seat: self._after(aboard, seat, bid) for seat, bid in bids.items()}
        worth = {seat: self._outcome(ship, end, seat) for seat, end in ends.items()}
        value, alive, patience = 0.0, 1.0, 1.0
        for number in range(ROUNDS):
            for seat in self.order:
                if seat in bids:
                    chance = alive * self._ready(ship.name, seat, bids[seat], number, held, busy)
                    value += chance * patience * worth[seat]
                    alive -= chance
            patience *= PATIENCE
        return value

    def calm(self, ship: str, aboard: Aboard, home: tuple[str, ...]) -> float:
        """Return how likely no rival takes the command before one's own next turn."""
        calm = 1.0
        for seat, bid in self._bids(aboard, home).items():
            if seat != self.me:
                calm *= 1 - self._ready(ship, seat, bid, 0, 0, busy=False)
        return calm

    def _ready(self, ship: str, seat: Seat, bid: Bid, number: int, held: int, busy: bool) -> float:
        """Return how likely this player becomes captain in this round."""
        mine = seat == self.me
        late = busy if mine else self.busy.get(seat, ship) != ship
        spare = number + 1 - bid.turns - late  # turns for drawing cards
        if spare < 0:
            return 0.0
        if mine:
            return MY_EAGER / self.seats if held + PER_TURN * spare >= bid.cards else 0.0
        return EAGER * at_least(bid.cards, self.view.mats[seat].cards + spare, self.odds[ship])

    def _bids(self, aboard: Aboard, home: tuple[str, ...]) -> dict[Seat, Bid]:
        """Return for each player the easiest way to become captain."""
        found = {}
        for mat in self.view.mats:
            at_home = home if mat.seat == self.me else mat.home
            bids = self._bids_of(aboard, mat.seat, at_home)
            if best := min(bids, key=lambda bid: bid.effort, default=None):
                found[mat.seat] = best
        return found

    def _bids_of(self, aboard: Aboard, seat: Seat, home: tuple[str, ...]) -> Iterator[Bid]:
        for way in self.charts.ways(aboard, seat, home):
            quick = self.view.abilities and way.clan == "weasel"
            if way.to == self.captain:
                yield Bid(way.start, way.clan, way.price, 0 if quick else 1)
            elif way.to == self.captain - 1:
                yield Bid(way.start, way.clan, way.price + self.charts.command(way.clan, way.to), 2 - quick)

    def _after(self, aboard: Aboard, seat: Seat, bid: Bid) -> Aboard:
        after = {space: figure for space, figure in aboard.items() if space != bid.start or bid.start == HOME}
        after[self.captain] = Figure(seat, bid.clan)
        return after

    def _outcome(self, ship: ShipView, aboard: Aboard, chief: Seat) -> float:
        """Return what the sailing brings oneself, less what it brings the rivals."""
        pile, crew = ship.piles[0], [aboard[space] for space in sorted(aboard, reverse=True)]
        grabs: list[bool] = []
        mine = theirs = 0.0
        for figure in crew:
            own_grab = figure.seat == self.me
            if len(grabs) >= len(pile.trophies):
                mine, theirs = mine + LEFT_OVER * own_grab, theirs + LEFT_OVER * (not own_grab)
            grabs += [own_grab] * (2 if self.view.abilities and figure.clan == "rat" else 1)
        for_me, for_them = self.taste.share(pile.trophies, grabs)
        mine, theirs = mine + sum(for_me), theirs + sum(for_them)
        if chief == self.me:
            mine += self.taste.my_prize(pile.prize)
        else:
            theirs += self.taste.their_prize(pile.prize)
        return mine - self.rivalry * theirs


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
