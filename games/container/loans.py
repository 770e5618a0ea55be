"""Chapter 7: loans."""

from __future__ import annotations

from games.container.money import pay
from games.container.state import State
from games.kernel import Move, Offer, Seat, Table, Who, say


class TakeLoan(Move):
    """7.1 Anyone may take a loan at any time; it costs no action."""

    @classmethod
    def offer(cls, table: Table[State], seat: Seat) -> Offer | None:
        return _MAY_BORROW if table.state.players[seat].loans < table.components.loan_limit else _LOANS_FULL

    def apply(self, table: Table[State], seat: Seat) -> None:
        borrow(table, seat)
        table.tell("takes-loan", who=Who(seat), loans=table.state.players[seat].loans)


def borrow(table: Table[State], seat: Seat) -> None:
    table.state.players[seat].loans += 1
    pay(table, None, seat, table.components.loan)


class Repay(Move):
    """7.2 In one's own turn, once the interest is paid, loans may be paid back, whole cards only [A-22]."""

    @classmethod
    def offer(cls, table: Table[State], seat: Seat) -> Offer | None:
        turn, player = table.state.turn, table.state.players[seat]
        if not player.loans or seat != turn.seat or not turn.interest_paid:
            return None
        if player.cash < table.components.loan:
            return Offer(
                cls, _REPAY, blocked=say("repay-short", cost=table.components.loan, cash=player.cash)
            )
        return _MAY_REPAY

    def apply(self, table: Table[State], seat: Seat) -> None:
        table.state.players[seat].loans -= 1
        pay(table, seat, None, table.components.loan)
        table.tell("repays-loan", who=Who(seat), loans=table.state.players[seat].loans)


_BORROW, _REPAY = say("action-take-loan"), say("action-repay")
_MAY_BORROW = Offer(TakeLoan, _BORROW)
_LOANS_FULL = Offer(TakeLoan, _BORROW, blocked=say("loans-full"))
_MAY_REPAY = Offer(Repay, _REPAY)
