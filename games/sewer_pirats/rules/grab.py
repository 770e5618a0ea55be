"""4.17-4.19 Lets the crew of a sailing ship grab trophies, one after another."""

from games.kernel import AS_IT_IS, Action, Choice, Offer, OneOf, Picked, Prompt, Seat, Step, Text, Who, say
from games.sewer_pirats import words
from games.sewer_pirats.components import KINDS
from games.sewer_pirats.rules.scoring import gain
from games.sewer_pirats.state import Figure, Here, Player, Trophy, has_ability

_GRAB, _GRAB_TWO = say("action-grab"), say("action-grab-two")


class Grab(Action):
    """4.17 Takes one trophy."""

    trophy: str


class GrabTwo(Action):
    """6.4 Takes two trophies, as only a rat may."""

    trophy: str
    another: str


class StayAboard(Action):
    """6.6 Takes nothing: the toad stays aboard."""


class Loot(Step[Here, Action]):
    """4.17 While trophies remain, whoever's turn it is takes one of them."""

    ship: str
    space: int

    def pile(self, table: Here) -> list[Trophy]:
        """Return the trophies that nobody has taken yet."""
        return table.state.ships[self.ship].piles[0].trophies

    def figure(self, table: Here) -> Figure:
        """Return the figure whose turn it is to grab."""
        return table.state.ships[self.ship].aboard[self.space]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        figure, pile = self.figure(table), self.pile(table)
        if not pile:
            return ()
        alike = pile.count(pile[0]) == len(pile)
        return () if alike and not self._has_options(table, figure.clan, pile) else (figure.seat,)

    def _has_options(self, table: Here, clan: str, pile: list[Trophy]) -> bool:
        """6.4 A rat may take one or two, 6.6 a toad one or none."""
        return (has_ability(table, clan, "rat") and len(pile) > 1) or self._may_stay(table, clan)

    def _may_stay(self, table: Here, clan: str) -> bool:
        return has_ability(table, clan, "toad") and self.space != table.components.captain

    def wanted(self, table: Here) -> Text:
        return say("wanted-loot", ship=words.SHIP[self.ship], trophies=words.tokens(self.pile(table)))

    def run(self, table: Here) -> None:
        """4.17 A single trophy is taken without asking. Whoever finds none stays aboard."""
        if pile := self.pile(table):
            self._grab(table, self.figure(table).seat, (pile[0].key,))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        pile, clan, player = self.pile(table), self.figure(table).clan, table.state.players[seat]
        lying = _trophy_domain(table, player, player.trophies, pile)
        each = tuple({"trophy": key} for key in lying.values)
        found = [Offer(Grab, _GRAB, {"trophy": lying}, openly=each)]
        two = has_ability(table, clan, "rat") and len(pile) > 1
        if two:
            found.append(_offer_two(table, player, pile))
        if self._may_stay(table, clan):
            found.append(_STAY)
        return Prompt(
            lambda: self._question(clan, pile), tuple(found), lambda: _default(table, player, pile, two)
        )

    def _question(self, clan: str, pile: list[Trophy]) -> Text:
        return say("ask-loot", clan=words.CLAN[clan], ship=words.SHIP[self.ship], trophies=words.tokens(pile))

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        ((seat, action),) = answers.items()
        match action:
            case Grab(trophy=trophy):
                self._grab(table, seat, (trophy,))
            case GrabTwo(trophy=trophy, another=another):
                self._grab(table, seat, (trophy, another))
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


_STAY = Offer(StayAboard, say("action-stay-aboard"), openly=AS_IT_IS)


def _trophy_domain(table: Here, player: Player, treasure: list[Trophy], pile: list[Trophy]) -> OneOf:
    """Let one trophy be chosen, with what each would add to this treasure. Those alike are one choice."""
    lying = {trophy.key: trophy for trophy in pile}

    def shown(key: str) -> Choice:
        points = gain(table.components, treasure, player.prizes, lying[key])
        return Choice(key, words.trophy(lying[key]), say("adds-points", points=points))

    return OneOf(tuple(lying), shown)


def _offer_two(table: Here, player: Player, pile: list[Trophy]) -> Offer:
    """6.4 The second trophy is one of those that the first leaves."""

    def another(picked: Picked) -> OneOf:
        gone = next(number for number, trophy in enumerate(pile) if trophy.key == picked["trophy"])
        rest = [*pile[:gone], *pile[gone + 1 :]]
        return _trophy_domain(table, player, [*player.trophies, pile[gone]], rest)

    one = _trophy_domain(table, player, player.trophies, pile)
    return Offer(GrabTwo, _GRAB_TWO, {"trophy": one, "another": another})


def best_trophy(adds: dict[Trophy, int]) -> Trophy:
    """10.1 The best trophy adds most; ties: the higher value, then the kind that comes first."""
    return max(adds, key=lambda trophy: (adds[trophy], trophy.value, -KINDS.index(trophy.kind)))


def _default(table: Here, player: Player, pile: list[Trophy], two: bool) -> Grab | GrabTwo:
    """10.1 The best trophy stands ready; for a rat the same rule applies twice."""
    treasure, rest, taken = list(player.trophies), list(pile), []
    for _ in range(2 if two else 1):
        adds = {trophy: gain(table.components, treasure, player.prizes, trophy) for trophy in rest}
        taken.append(best_trophy(adds))
        rest.remove(taken[-1])
        treasure.append(taken[-1])
    keys = [trophy.key for trophy in taken]
    return GrabTwo(trophy=keys[0], another=keys[1]) if two else Grab(trophy=keys[0])
