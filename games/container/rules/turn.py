"""Chapter 5: leads through a turn."""

from functools import lru_cache
from typing import Any

from games.container.rules.interest import PayInterest
from games.container.rules.moves.build import BuyMachine, BuyWarehouse
from games.container.rules.moves.buy import BuyContainers, Reprice
from games.container.rules.moves.call_broker import CallForContainers, CallForMoney
from games.container.rules.moves.produce import Produce, is_ending
from games.container.rules.moves.sail import Sail
from games.container.rules.scoring import FinalScoring
from games.container.rules.win_broker import WinBroker
from games.container.state import ISLAND, Here, Turn
from games.kernel import AS_IT_IS, Action, Move, Offer, Picked, Prompt, Seat, Step, Text, Who, left, say

PRE_TURN: tuple[type[WinBroker | PayInterest], ...] = (WinBroker, PayInterest)  # in this order


class BeginTurn(Step[Here, Action]):
    """5.0.1 A turn begins with the duties, goes on with up to two actions, and ends.

    Whoever has neither the Payment Card nor a loan has no duties.
    """

    seat: Seat

    def run(self, table: Here) -> None:
        state = table.state
        won = state.payment is not None and state.payment.holder == self.seat
        owing = won or state.players[self.seat].loans > 0  # a loan may still be taken while the bid is paid
        state.turn = Turn(self.seat, table.components.actions, interest_paid=not owing)
        table.then(*_steps_of_turn(self.seat, owing))


@lru_cache(maxsize=1024)
def _steps_of_turn(seat: Seat, owing: bool) -> tuple[Step[Here, Any], ...]:
    duties = [duty(seat) for duty in PRE_TURN] if owing else []
    return *duties, TakeActions(seat), FinishTurn(seat)


def next_turn(table: Here, seat: Seat) -> tuple[Step[Here, Any], ...]:
    """5.0.1 Return the steps of a seat's next turn; none while its own auction is on.

    Whether it wins a broker until then is not known, so it gets nothing, and 5.6.1 does not call another.
    """
    state = table.state
    if state.players[seat].ship == ISLAND and state.turn.seat == seat:
        return ()
    holds = state.payment is not None and state.payment.holder == seat
    owes = state.players[seat].loans > 0
    state.bids = {}
    state.turn = Turn(seat, table.components.actions, interest_paid=not owes, won_broker=holds)
    interest = [PayInterest(seat)] if owes else []
    return *interest, TakeActions(seat), FinishTurn(seat)


class EndTurn(Move):
    """5.0.3 A player may stop before both actions are taken."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        return _STOP if table.state.turn.left else _END

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("ends-turn", who=Who(seat))


class TakeActions(Step[Here, Move]):
    """5.0.2 The player takes any actions, also one twice, but produces once and calls the broker once."""

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        """5.0.3 The turn ends by itself, but never for one who has a loan and might still repay it."""
        state = table.state
        return (self.seat,) if state.turn.left or state.players[self.seat].loans else ()

    def wanted(self, table: Here) -> Text:
        return _wanted(table.state.turn.left)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        number = table.state.turn.left
        if not number:
            return _NO_ACTION_LEFT
        return Prompt(_actions_left(number), _MOVES)

    def resolve(self, table: Here, answers: dict[Seat, Move]) -> None:
        move = answers[self.seat]
        move.apply(table, self.seat)
        if not _ends_turn(move):
            table.then(self)


@lru_cache(maxsize=1024)
def _actions_left(number: int) -> Text:
    return say("choose-action", left=number)


@lru_cache(maxsize=1024)
def _wanted(number: int) -> Text:
    return say("wanted-actions", left=number)


def _ends_turn(move: Move) -> bool:
    """5.0.4 An auction at the island ends the turn at once, even with an action left [A-15]."""
    return isinstance(move, EndTurn) or (isinstance(move, Sail) and move.to == ISLAND)


class FinishTurn(Step[Here, Action]):
    """5.0.6 If the supply has run down, this was the last turn; else the left neighbour is next."""

    seat: Seat

    def run(self, table: Here) -> None:
        if is_ending(table):
            table.then(FinalScoring())
        else:
            BeginTurn(left(table, self.seat)).run(table)


def _confirm_stop(picked: Picked) -> Text | None:
    return _CONFIRM_STOP


_MOVES: tuple[type[Move], ...] = (
    Produce,
    BuyContainers,
    Reprice,
    Sail,
    BuyMachine,
    BuyWarehouse,
    CallForContainers,
    CallForMoney,
    EndTurn,
)
_CONFIRM_STOP = say("confirm-stop")
_END = Offer(EndTurn, say("action-end-turn"), openly=AS_IT_IS)
_STOP = Offer(EndTurn, say("action-end-turn"), confirm=_confirm_stop)
_NO_ACTION_LEFT = Prompt(say("no-action-left"), (_END,))
