"""6.3 Gives a weasel its second action; 6.7 lets a snail try its luck."""

from typing import Any

from games.kernel import AS_IT_IS, Action, Offer, OneSeat, Prompt, Seat, Step, Text, Who, say
from games.sewer_pirats import words
from games.sewer_pirats.rules import cards, sailing
from games.sewer_pirats.rules.moves import Advance, BecomeCaptain, Board, CrewMove
from games.sewer_pirats.rules.passage import HOME, go
from games.sewer_pirats.state import Here, has_ability


class SetSail(Action):
    """6.3 Sails at once: a weasel that has just become captain need not wait for the next turn."""


class Rest(Action):
    """6.3 Does without the second action."""


_TEXT, _SAIL, _REST = (
    say("ask-second-action"),
    Offer(SetSail, say("action-set-sail"), openly=AS_IT_IS),
    Offer(Rest, say("action-rest"), openly=AS_IT_IS),
)


class SecondAction(OneSeat[Here, Action]):
    """6.3 A weasel that has moved, become captain or sailed may do one more of these, and no third."""

    wants = say("wanted-second-action")

    ship: str = ""
    space: int = HOME

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        if self.space == table.components.captain:
            return Prompt(_TEXT, (_SAIL, _REST), SetSail())
        found = tuple(kind.offer(table, seat, self.figure) for kind in self._moves)
        return Prompt(_TEXT, (*found, _REST), Rest(), auto=self._hopeless(table))

    @property
    def figure(self) -> str:
        """Return the name of the figure that may act again: the same weasel and no other."""
        return "weasel" if self.space == HOME else f"{self.ship}-{self.space}"

    @property
    def _moves(self) -> tuple[type[CrewMove], ...]:
        return (Board if self.space == HOME else Advance), BecomeCaptain

    def _hopeless(self, table: Here) -> bool:
        """Can everybody see that there is no way, or that the hand is too small for any?"""
        held = len(table.state.players[self.seat].hand)
        ways = (way for kind in self._moves for way in kind.ways(table, self.seat))
        return all(way.price > held for way in ways if way.figure == self.figure)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        match answers[self.seat]:
            case CrewMove() as move:
                go(table, self.seat, move.passage(table, self.seat))
            case SetSail():
                table.then(sailing.Sail(self.ship))
            case _:
                table.tell("rests", who=Who(self.seat))


def sailing_steps(table: Here, ship: str) -> tuple[Step[Here, Any], ...]:
    """4.15 Return the steps of a sailing, 6.3 and after that of a weasel its second action."""
    captain = table.state.ships[ship].aboard[table.components.captain]
    if has_ability(table, captain.clan, "weasel"):
        return sailing.Sail(ship), SecondAction(captain.seat)
    return (sailing.Sail(ship),)


class Reveal(Action):
    """6.7 Turns up the top card of the deck."""


class LeaveDeck(Action):
    """6.7 Leaves the deck alone: the snail stays where it is."""


_LUCK = (
    Offer(Reveal, say("action-reveal"), openly=AS_IT_IS),
    Offer(LeaveDeck, say("action-leave-deck"), openly=AS_IT_IS),
)


class Creep(Step[Here, Action]):
    """6.7 A snail that has boarded or advanced may turn up a card; the right one takes it a space further."""

    seat: Seat
    ship: str
    space: int

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if cards.can_draw(table) else ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-luck", card=words.CARD[self.ship])

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(say("ask-creep", card=words.CARD[self.ship]), _LUCK, Reveal())

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        if isinstance(answers[self.seat], LeaveDeck):
            return table.tell("leaves-deck", who=Who(self.seat))
        card = cards.draw(table)
        table.state.discard.append(card)
        table.tell("reveals", who=Who(self.seat), card=words.CARD[card])
        if card == self.ship:
            self._creep(table)
        return None

    def _creep(self, table: Here) -> None:
        """6.7 The snail moves a space for nothing. Whoever is in the way, the captain too, swaps with it."""
        aboard = table.state.ships[self.ship].aboard
        snail, other = aboard.pop(self.space), aboard.get(self.space + 1)
        aboard[self.space + 1] = snail
        place = words.space_name(self.ship, self.space + 1, table.components.captain)
        if other is None:
            return table.tell("creeps", who=Who(self.seat), place=place)
        aboard[self.space] = other
        return table.tell(
            "swaps", who=Who(self.seat), place=place, owner=Who(other.seat), clan=words.CLAN[other.clan]
        )
