"""6.7 The snail's luck."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Action, Offer, Prompt, Seat, Step, Who, say
from games.sewer_pirats import words
from games.sewer_pirats.rules.cards import can_draw, draw
from games.sewer_pirats.state import Here, State


class Reveal(Action):
    """6.7 Turn up the top card of the deck."""


class LeaveDeck(Action):
    """6.7 Leave the deck alone and stay where it is safe."""


_LUCK = (Offer(Reveal, say("action-reveal")), Offer(LeaveDeck, say("action-leave-deck")))


@dataclass(frozen=True)
class Creep(Step[State, Action]):
    """6.7 A snail that has boarded or advanced may turn up a card; the right one takes it a space further."""

    seat: Seat
    ship: str
    space: int

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if can_draw(table) else ()

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(say("ask-creep", card=words.CARD[self.ship]), _LUCK, Reveal())

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        if isinstance(answers[self.seat], LeaveDeck):
            return table.tell("leaves-deck", who=Who(self.seat))
        card = draw(table)
        table.state.discard.append(card)
        table.tell("reveals", who=Who(self.seat), card=words.CARD[card])
        if card == self.ship:
            self._creep(table)
        return None

    def _creep(self, table: Here) -> None:
        """Free of charge and of tolls. Whoever is in the way, the captain too, changes places with it."""
        aboard = table.state.ships[self.ship].aboard
        snail, other = aboard.pop(self.space), aboard.get(self.space + 1)
        aboard[self.space + 1] = snail
        place = words.spot(self.ship, self.space + 1, table.components.captain)
        if other is None:
            return table.tell("creeps", who=Who(self.seat), place=place)
        aboard[self.space] = other
        return table.tell(
            "swaps", who=Who(self.seat), place=place, owner=Who(other.seat), clan=words.CLAN[other.clan]
        )
