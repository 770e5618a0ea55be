"""4.15-4.22 Action D: sails a ship; 3.2 lays out the flotsam; 6.1 moves up who stays aboard."""

from games.kernel import Action, Seat, Step, Who
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.rules.grab import Loot
from games.sewer_pirats.rules.scoring import call_last_sailings
from games.sewer_pirats.state import Here, Pile, captain_of


class Sail(Step[Here, Action]):
    """4.15 The ship sails to the pile at its bow: the captain grabs first, then spaces 3, 2 and 1."""

    ship: str

    def run(self, table: Here) -> None:
        ship = table.state.ships[self.ship]
        captain = ship.aboard[table.components.captain]
        table.tell("sails", who=Who(captain.seat), clan=words.CLAN[captain.clan], ship=words.SHIP[self.ship])
        take_prize(table, captain.seat, ship.piles[0])
        spaces = sorted(ship.aboard, reverse=True)
        table.then(*(Loot(self.ship, space) for space in spaces), Ashore(self.ship, captain.seat))


def take_prize(table: Here, seat: Seat, pile: Pile) -> None:
    """4.16 The captain's owner takes the prize; the trophy that comes with it is chosen next."""
    assert pile.prize is not None
    table.state.players[seat].prizes.append(pile.prize)
    table.tell("takes-prize", who=Who(seat), prize=words.PRIZE[pile.prize])
    pile.prize = None


class Ashore(Step[Here, Action]):
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


def draw_pile(table: Here, ship: str) -> Pile:
    """3.2 Draw three trophies and a prize as a new pile: the stacks run out together."""
    state = table.state
    trophies = table.rng.draw_some(state.trophies, table.components.trophies_per_pile)
    prize = table.rng.draw(state.prizes)
    shown = words.tokens(trophies)
    table.tell("new-pile", ship=words.SHIP[ship], prize=words.PRIZE[prize], trophies=shown)
    return Pile(trophies, prize)


def lay_out_flotsam(table: Here) -> None:
    """3.2 Lay two piles in front of each ship."""
    for name in TALISMANS:
        piles = table.state.ships[name].piles
        piles += [draw_pile(table, name) for _ in range(table.components.piles_per_ship)]


def move_up(table: Here, name: str) -> None:
    """6.1 From the bow to the stern, everybody goes to the next free space ahead, over whoever is stuck."""
    aboard, captain = table.state.ships[name].aboard, table.components.captain
    for space in range(captain - 1, 0, -1):
        figure = aboard.get(space)
        if figure is None:
            continue
        to = next(ahead for ahead in range(space + 1, captain + 1) if ahead not in aboard)
        if to == captain and captain_of(table, figure.seat) is not None:
            continue  # 6.8 one captain is enough: the toad stays where it is
        aboard[to] = aboard.pop(space)
        place = words.space_name(name, to, captain)
        table.tell("moves-up", who=Who(figure.seat), clan=words.CLAN[figure.clan], place=place)
