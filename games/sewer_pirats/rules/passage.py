"""4.9-4.13 and 6: finds a figure's ways to a space with what they cost, and moves it along one."""

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel import Seat, Who
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.state import Figure, Here, captain_of, has_ability

HOME = 0  # where a figure starts that is not aboard


class Passage(NamedTuple):
    """Is a way that is open. Both cost and tolls are paid in cards of the ship's talisman."""

    clan: str
    ship: str
    start: int
    to: int
    cost: int
    tolls: tuple[Seat, ...] = ()  # the owner of each raccoon that is passed

    @property
    def price(self) -> int:
        """Return how many cards it takes, tolls included."""
        return self.cost + len(self.tolls)

    @property
    def figure(self) -> str:
        """Return how an action names the figure: by its clan at home, by where it stands aboard."""
        return self.clan if self.start == HOME else f"{self.ship}-{self.start}"

    @property
    def place(self) -> str:
        """Return how an action names the space that it leads to."""
        return f"{self.ship}-{self.to}"


def crew_passages(table: Here, seat: Seat, clan: str, ship: str, start: int) -> list[Passage]:
    """4.9 Every empty space entered costs a card, the last one included; taken ones are crossed free."""
    aboard = table.state.ships[ship].aboard
    cost, found = -_crew_discount(table, clan, start), []
    tolls: tuple[Seat, ...] = ()
    for space in range(start + 1, table.components.captain):
        if (figure := aboard.get(space)) is None:
            cost += 1
            found.append(Passage(clan, ship, start, space, cost if cost > 0 else 0, tolls))
        elif figure.seat != seat and has_ability(table, figure.clan, "raccoon"):
            tolls = (*tolls, figure.seat)  # 6.5
    return found


def _crew_discount(table: Here, clan: str, start: int) -> int:
    """6.2 A cockroach boards for a card less; moving aboard is no boarding (AMB-3, unless agreed)."""
    if has_ability(table, clan, "cockroach") and (start == HOME or table.options.cockroach_aboard):
        return table.components.cockroach_discount
    return 0


def captain_cost(table: Here, clan: str, start: int) -> int:
    """4.13 To become captain costs three cards from home, one from aboard; 6.2 a cockroach pays one less."""
    components = table.components
    cost = components.captain_from_home if start == HOME else components.captain_from_aboard
    discount = components.cockroach_discount if has_ability(table, clan, "cockroach") else 0
    return max(cost - discount, 0)


def boarding_passages(table: Here, seat: Seat) -> Iterator[Passage]:
    """4.7 Go through every way aboard of the figures at home, whether it can be paid or not."""
    for clan in dict.fromkeys(table.state.players[seat].home):
        for ship in TALISMANS:
            yield from crew_passages(table, seat, clan, ship, HOME)


def advance_passages(table: Here, seat: Seat) -> Iterator[Passage]:
    """4.8 Go through every way forward of the crew aboard."""
    for ship in TALISMANS:
        aboard = table.state.ships[ship].aboard
        for space in range(1, table.components.crew_spaces):
            if (figure := aboard.get(space)) is not None and figure.seat == seat:
                yield from crew_passages(table, seat, figure.clan, ship, space)


def captain_passages(table: Here, seat: Seat) -> Iterator[Passage]:
    """4.12 Go through every way to a free captain's space; 6.8 there is none for who has a captain."""
    if captain_of(table, seat) is not None:
        return
    captain = table.components.captain
    for ship in TALISMANS:
        aboard = table.state.ships[ship].aboard
        if captain not in aboard and (captain - 1 in aboard):
            yield from _passages_to_captain(table, seat, ship)


def _passages_to_captain(table: Here, seat: Seat, ship: str) -> Iterator[Passage]:
    """4.12 Search from the bow to the stern, as long as spaces are taken; past all of them, from home."""
    aboard, captain = table.state.ships[ship].aboard, table.components.captain
    tolls: tuple[Seat, ...] = ()
    for space in range(captain - 1, HOME, -1):
        figure = aboard.get(space)
        if figure is None:
            return
        if figure.seat == seat:
            cost = captain_cost(table, figure.clan, space)
            yield Passage(figure.clan, ship, space, captain, cost, tolls)
        elif has_ability(table, figure.clan, "raccoon"):
            tolls = (figure.seat, *tolls)  # 6.5
    for clan in dict.fromkeys(table.state.players[seat].home):
        yield Passage(clan, ship, HOME, captain, captain_cost(table, clan, HOME), tolls)


def payable(table: Here, seat: Seat, way: Passage) -> bool:
    """6.5 Whoever cannot pay the cost and every toll cannot go."""
    return table.state.players[seat].hand.count(way.ship) >= way.cost + len(way.tolls)


def go(table: Here, seat: Seat, way: Passage) -> None:
    """4.11 The cost is discarded, the tolls change hands and the figure moves, all at once."""
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
