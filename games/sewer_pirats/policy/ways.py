"""Finds the ways of a figure on one ship, with all that they cost, from what everybody can see."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from games.kernel import Seat
from games.sewer_pirats.components import Components
from games.sewer_pirats.state import Figure
from games.sewer_pirats.view import View

HOME = 0  # where a figure starts that is not aboard


class Way(NamedTuple):
    """Is a way to a space; the price counts discounts and the tolls of raccoons."""

    clan: str
    start: int
    to: int
    price: int


class Charts:
    """Finds the ways on a ship, for anybody and however its crew may stand."""

    def __init__(self, components: Components, abilities: bool) -> None:
        self.components, self.abilities, self.captain = components, abilities, components.captain

    def ways(
        self, aboard: Mapping[int, Figure], seat: Seat, home: Iterable[str], commands: bool = True
    ) -> Iterator[Way]:
        """Go through all ways that are open to this seat, whether it can pay them or not."""
        for clan in dict.fromkeys(home):
            yield from self._of_figure(aboard, seat, clan, HOME, commands)
        for space, figure in aboard.items():
            if figure.seat == seat and space != self.captain:
                yield from self._of_figure(aboard, seat, figure.clan, space, commands)

    def _of_figure(
        self, aboard: Mapping[int, Figure], seat: Seat, clan: str, start: int, commands: bool
    ) -> Iterator[Way]:
        empty = tolls = 0
        for space in range(start + 1, self.captain):
            figure = aboard.get(space)
            if figure is None:
                empty += 1
                yield Way(clan, start, space, max(0, empty - self._discount(clan, start)) + tolls)
            elif self.abilities and figure.clan == "raccoon" and figure.seat != seat:
                tolls += 1
        if commands and not empty and self.captain not in aboard:
            yield Way(clan, start, self.captain, self.command(clan, start) + tolls)

    def _discount(self, clan: str, start: int) -> int:
        roach = self.abilities and clan == "cockroach" and start == HOME
        return self.components.cockroach_discount if roach else 0

    def command(self, clan: str, start: int) -> int:
        """Return what it costs to become captain, without tolls."""
        cost = self.components.captain_from_aboard if start else self.components.captain_from_home
        roach = self.abilities and clan == "cockroach"
        return max(0, cost - self.components.cockroach_discount) if roach else cost


def missing(view: View, seat: Seat, hand: Mapping[str, int]) -> dict[str, int]:
    """Return for each ship with a way how many cards are missing for the cheapest; less than none: a rest.

    With a full hand the nearest is the one to collect for: an even hand may never pay for anything.
    """
    charts = Charts(view.components, view.abilities)
    home, captain = view.mats[seat].home, view.components.captain
    commands = not any(captain in ship.aboard and ship.aboard[captain].seat == seat for ship in view.ships)
    found = {}
    for ship in view.ships:
        prices = [way.price for way in charts.ways(ship.aboard, seat, home, commands)]
        if prices:
            found[ship.name] = min(prices) - hand[ship.name]
    return found
