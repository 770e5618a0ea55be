"""6.3 The weasel's second action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.kernel import Action, Offer, Prompt, Seat, Step, Who, offers, say
from games.sewer_pirats.moves import (
    CrewMove,
    Ways,
    advancing,
    boarding,
    commanding,
    offer_advance,
    offer_board,
    offer_captain,
)
from games.sewer_pirats.passage import HOME, go
from games.sewer_pirats.sailing import Sail
from games.sewer_pirats.state import Here, State, is_a


class SetSail(Action):
    """6.3 A weasel that has just become captain need not wait for the next turn."""


class Rest(Action):
    """6.3 No second action."""


@dataclass(frozen=True)
class SecondAction(Step[State, Action]):
    """6.3 A weasel that has moved, become captain or sailed may do one more of these, and no third."""

    seat: Seat
    ship: str = ""
    space: int = HOME

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        text, rest = say("ask-second-action"), Offer(Rest, say("offer-rest"))
        if self.space == table.components.captain:
            return Prompt(text, (Offer(SetSail, say("offer-set-sail")), rest), SetSail())
        board, advance, captain = self._ways(table)
        found = offers(
            offer_board(table, seat, board) if board else None,
            offer_advance(table, seat, advance),
            offer_captain(table, seat, captain),
        )
        return Prompt(text, (*found, rest), Rest(), auto=self._hopeless(table, board, advance, captain))

    def _ways(self, table: Here) -> tuple[Ways, Ways, Ways]:
        """The same weasel and no other figure."""
        if self.space == HOME:
            clans = ("weasel",)
            return boarding(table, self.seat, clans), {}, only(commanding(table, self.seat, clans), "weasel")
        berth = f"{self.ship}-{self.space}"
        moves = only(advancing(table, self.seat), berth)
        return {}, moves, only(commanding(table, self.seat, ()), berth)

    def _hopeless(self, table: Here, *found: Ways) -> bool:
        """Everybody can see that there is no way, or that the hand is too small for any."""
        cards = len(table.state.players[self.seat].hand)
        return all(way.price > cards for ways in found for some in ways.values() for way in some)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        match answers[self.seat]:
            case CrewMove() as move:
                go(table, self.seat, move.passage(table, self.seat))
            case SetSail():
                table.then(Sail(self.ship))
            case _:
                table.tell("rests", who=Who(self.seat))


def only(ways: Ways, figure: str) -> Ways:
    return {figure: ways[figure]}


def voyage(table: Here, ship: str) -> tuple[Step[State, Any], ...]:
    """A sailing, and after that of a weasel its second action."""
    captain = table.state.ships[ship].aboard[table.components.captain]
    if is_a(table, captain.clan, "weasel"):
        return Sail(ship), SecondAction(captain.seat)
    return (Sail(ship),)
