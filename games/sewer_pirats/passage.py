"""4.9-4.13 and 6: a figure's way to a space, what it costs, and how it is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel import Seat, Who
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.state import Figure, Here, captain_of, is_a

HOME = 0  # where a figure starts that is not aboard


class Passage(NamedTuple):
    """A way that is open. Both cost and tolls are paid in cards of the ship's talisman."""

    clan: str
    ship: str
    start: int
    to: int
    cost: int
    tolls: tuple[Seat, ...] = ()  # the owner of each raccoon that is passed

    @property
    def price(self) -> int:
        return self.cost + len(self.tolls)


def crew_passages(table: Here, seat: Seat, clan: str, ship: str, start: int) -> Iterator[Passage]:
    """4.9 A card for every empty space entered, the last one included; taken ones are crossed free."""
    aboard = table.state.ships[ship].aboard
    cost, tolls = -_crew_discount(table, clan, start), ()
    for space in range(start + 1, table.components.captain):
        figure = aboard.get(space)
        if figure is None:
            cost += 1
            yield Passage(clan, ship, start, space, max(cost, 0), tolls)
        elif figure.seat != seat and is_a(table, figure.clan, "raccoon"):
            tolls = (*tolls, figure.seat)


def _crew_discount(table: Here, clan: str, start: int) -> int:
    """6.2 A cockroach boards for a card less; moving aboard is no boarding (AMB-3, unless agreed)."""
    if is_a(table, clan, "cockroach") and (start == HOME or table.options.cockroach_aboard):
        return int(table.components.cockroach_discount)
    return 0


def captain_passages(table: Here, seat: Seat, clan: str, ship: str, start: int) -> Iterator[Passage]:
    """4.12 To a free captain's space, past spaces that are all taken, by somebody who has no captain (6.8)."""
    aboard, captain = table.state.ships[ship].aboard, table.components.captain
    between = [aboard.get(space) for space in range(start + 1, captain)]
    if captain in aboard or None in between or captain_of(table, seat) is not None:
        return
    tolls = tuple(
        figure.seat
        for figure in between
        if figure is not None and figure.seat != seat and is_a(table, figure.clan, "raccoon")
    )
    yield Passage(clan, ship, start, captain, captain_cost(table, clan, start), tolls)


def captain_cost(table: Here, clan: str, start: int) -> int:
    """4.13 Three cards from home, one from aboard; 6.2 a cockroach pays one less."""
    figures = table.components
    cost = figures.captain_from_home if start == HOME else figures.captain_from_aboard
    discount = figures.cockroach_discount if is_a(table, clan, "cockroach") else 0
    return max(cost - discount, 0)


def berths(table: Here, seat: Seat) -> Iterator[tuple[str, int, str]]:
    """Ship, space and clan of this player's crew aboard, captains not counted."""
    for ship in TALISMANS:
        for space, figure in sorted(table.state.ships[ship].aboard.items()):
            if figure.seat == seat and space != table.components.captain:
                yield ship, space, figure.clan


def payable(table: Here, seat: Seat, way: Passage) -> bool:
    """6.5 Whoever cannot pay the cost and every toll cannot go."""
    return table.state.players[seat].hand.count(way.ship) >= way.price


def go(table: Here, seat: Seat, way: Passage) -> None:
    """4.11 All at once: the cost is discarded, the tolls change hands, the figure moves."""
    state = table.state
    player, aboard = state.players[seat], state.ships[way.ship].aboard
    _tell(table, seat, way)
    for _ in range(way.cost):
        player.hand.remove(way.ship)
        state.discard.append(way.ship)
    for owner in way.tolls:
        player.hand.remove(way.ship)
        state.players[owner].hand.append(way.ship)
        table.tell("pays-toll", who=Who(seat), to=Who(owner), card=words.CARD[way.ship])
    if way.start == HOME:
        player.home.remove(way.clan)
        aboard[way.to] = Figure(seat, way.clan)
    else:
        aboard[way.to] = aboard.pop(way.start)


def _tell(table: Here, seat: Seat, way: Passage) -> None:
    who, clan, ship = Who(seat), words.CLAN[way.clan], words.SHIP[way.ship]
    if way.to == table.components.captain:
        table.tell("becomes-captain", who=who, clan=clan, ship=ship, cost=way.cost)
    elif way.start == HOME:
        table.tell("boards", who=who, clan=clan, ship=ship, space=way.to, cost=way.cost)
    else:
        table.tell("advances", who=who, clan=clan, ship=ship, start=way.start, space=way.to, cost=way.cost)
