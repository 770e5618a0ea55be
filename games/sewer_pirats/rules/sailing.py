"""4.15-4.22 Action D: the ship sails, everybody aboard grabs, whoever got nothing moves up."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Action, Seat, Step, Who
from games.sewer_pirats import words
from games.sewer_pirats.rules.ending import call_last_sailings
from games.sewer_pirats.rules.flotsam import draw_pile
from games.sewer_pirats.rules.grab import Loot
from games.sewer_pirats.rules.shift import move_up
from games.sewer_pirats.state import Here, Pile, State


@dataclass(frozen=True)
class Sail(Step[State, Action]):
    """4.15 The ship sails to the pile at its bow: the captain grabs first, then spaces 3, 2 and 1."""

    ship: str

    def run(self, table: Here) -> None:
        ship, captain = table.state.ships[self.ship], table.components.captain
        master = ship.aboard[captain]
        table.tell("sails", who=Who(master.seat), clan=words.CLAN[master.clan], ship=words.SHIP[self.ship])
        take_prize(table, master.seat, ship.piles[0])
        crew = sorted(ship.aboard, reverse=True)
        table.then(*(Loot(self.ship, space) for space in crew), Ashore(self.ship, master.seat))


def take_prize(table: Here, seat: Seat, pile: Pile) -> None:
    """4.16 The captain's owner takes the prize; the trophy that comes with it is chosen next."""
    assert pile.prize is not None
    table.state.players[seat].prizes.append(pile.prize)
    table.tell("takes-prize", who=Who(seat), prize=words.PRIZE[pile.prize])
    pile.prize = None


@dataclass(frozen=True)
class Ashore(Step[State, Action]):
    """4.18 What nobody took is lost, 4.20 the crew moves up, 4.21 the next pile drifts near."""

    ship: str
    seat: Seat

    def run(self, table: Here) -> None:
        state = table.state
        ship = state.ships[self.ship]
        if lost := ship.piles.pop(0).trophies:
            state.lost += lost
            table.tell("trophies-lost", trophies=words.tokens(lost))
        move_up(table, self.ship)
        if state.prizes:
            ship.piles.append(draw_pile(table, self.ship))
        if not ship.piles:
            call_last_sailings(table, self.ship, self.seat)
