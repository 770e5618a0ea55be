"""4.15-4.22 Action D: the ship sails, everybody aboard grabs, whoever got nothing moves up."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Action, Choice, Offer, OneOf, Picked, Prompt, Seat, Step, Who, say
from games.sewer_pirats import words
from games.sewer_pirats.components import KINDS
from games.sewer_pirats.ending import call_last_sailings
from games.sewer_pirats.flotsam import draw_pile
from games.sewer_pirats.scoring import gains
from games.sewer_pirats.shift import move_up
from games.sewer_pirats.state import Figure, Here, Pile, Player, State, Trophy, is_a

_GRAB, _GRAB_TWO, _STAY = say("action-grab"), say("action-grab-two"), say("action-stay-aboard")


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


class Grab(Action):
    """4.17 One trophy."""

    trophy: str


class GrabTwo(Action):
    """6.4 Two trophies for a rat."""

    first: str
    second: str


class StayAboard(Action):
    """6.6 Nothing for a toad, which stays."""


@dataclass(frozen=True)
class Loot(Step[State, Action]):
    """4.17 While trophies remain, whoever's turn it is takes one of them: a single one without asking."""

    ship: str
    space: int

    def pile(self, table: Here) -> list[Trophy]:
        return table.state.ships[self.ship].piles[0].trophies

    def figure(self, table: Here) -> Figure:
        return table.state.ships[self.ship].aboard[self.space]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.figure(table).seat,) if self.pile(table) else ()

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        pile, clan = self.pile(table), self.figure(table).clan
        player = table.state.players[seat]
        adds = gains(table.components, player.trophies, player.prizes, pile)
        choices = tuple(_choice(trophy, points) for trophy, points in adds.items())
        found = [Offer(Grab, _GRAB, {"trophy": OneOf(choices)})]
        text = say("ask-loot", clan=words.CLAN[clan], ship=words.SHIP[self.ship], trophies=words.tokens(pile))
        default: Action = Grab(trophy=best(adds).key)
        if is_a(table, clan, "rat") and len(pile) > 1:
            found.append(_two(pile, choices))
            default = _default_two(table, player, pile)
        if is_a(table, clan, "toad") and self.space != table.components.captain:
            found.append(Offer(StayAboard, _STAY))
        return Prompt(text, tuple(found), default, auto=True)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        ((seat, action),) = answers.items()
        match action:
            case Grab(trophy=trophy):
                self._grab(table, seat, (trophy,))
            case GrabTwo(first=first, second=second):
                self._grab(table, seat, (first, second))
            case _:
                table.tell("stays-aboard", who=Who(seat), ship=words.SHIP[self.ship], space=self.space)

    def _grab(self, table: Here, seat: Seat, keys: tuple[str, ...]) -> None:
        """4.19 Whoever has grabbed goes home with it."""
        player, pile = table.state.players[seat], self.pile(table)
        taken = []
        for key in keys:
            taken.append(next(trophy for trophy in pile if trophy.key == key))
            pile.remove(taken[-1])
        player.trophies += taken
        clan = table.state.ships[self.ship].aboard.pop(self.space).clan
        player.home.append(clan)
        table.tell("grabs", who=Who(seat), clan=words.CLAN[clan], trophies=words.tokens(taken))


def _choice(trophy: Trophy, points: int) -> Choice:
    return Choice(trophy.key, words.trophy(trophy), say("adds-points", points=points))


def _two(pile: list[Trophy], choices: tuple[Choice, ...]) -> Offer:
    """6.4 The second trophy is one of those that the first leaves."""

    def second(picked: Picked) -> OneOf:
        rest = [trophy.key for trophy in pile]
        rest.remove(picked["first"])
        return OneOf(tuple(choice for choice in choices if choice.value in rest))

    return Offer(GrabTwo, _GRAB_TWO, {"first": OneOf(choices), "second": second})


def best(adds: dict[Trophy, int]) -> Trophy:
    """10.1 What adds most; ties: the higher value, then the kind that comes first."""
    return max(adds, key=lambda trophy: (adds[trophy], trophy.value, -KINDS.index(trophy.kind)))


def _default_two(table: Here, player: Player, pile: list[Trophy]) -> GrabTwo:
    """10.1 A rat: the same rule twice."""
    treasure, rest, taken = list(player.trophies), list(pile), []
    for _ in range(2):
        taken.append(best(gains(table.components, treasure, player.prizes, rest)))
        rest.remove(taken[-1])
        treasure.append(taken[-1])
    return GrabTwo(first=taken[0].key, second=taken[1].key)


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
