"""Chapter 7: lends money and takes it back."""

from functools import lru_cache, partial

from games.container.rules.money import pay
from games.container.rules.need import more_money_helps
from games.container.state import Here
from games.kernel import Move, Offer, Picked, Seat, Text, Who, say


class TakeLoan(Move):
    """7.1 Anyone may take a loan at any time; it costs no action."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        components = table.components
        if table.state.players[seat].loans >= components.loan_limit:
            return _LOANS_FULL
        warning, costs = partial(_warn_if_needless, table, seat), _costs(components.interest)
        return Offer(cls, _label(components.loan), confirm=warning, note=costs)

    def apply(self, table: Here, seat: Seat) -> None:
        borrow(table, seat)
        loans, most = table.state.players[seat].loans, table.components.loan_limit
        table.tell("takes-loan", who=Who(seat), amount=table.components.loan, loans=loans, limit=most)


def borrow(table: Here, seat: Seat) -> None:
    """7.1 The bank hands out a loan card and the money."""
    table.state.players[seat].loans += 1
    pay(table, None, seat, table.components.loan)


class Repay(Move):
    """7.2 In one's own turn, once the interest is paid, loans may be paid back, whole cards only [A-22]."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        turn, player = table.state.turn, table.state.players[seat]
        if not player.loans or seat != turn.seat or not turn.interest_paid:
            return None
        if player.cash < (debt := table.components.loan):
            return Offer(cls, _REPAY, blocked=say("repay-short", cost=debt, cash=player.cash))
        return _repayment(debt)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].loans -= 1
        pay(table, seat, None, table.components.loan)
        loans = table.state.players[seat].loans
        table.tell("repays-loan", who=Who(seat), amount=table.components.loan, loans=loans)


@lru_cache(maxsize=1024)
def _label(amount: int) -> Text:
    return say("offer-take-loan", amount=amount)


@lru_cache(maxsize=1024)
def _costs(interest: int) -> Text:
    return say("loan-costs", interest=interest)


def _warn_if_needless(table: Here, seat: Seat, picked: Picked) -> Text | None:
    """Say what a loan costs to a player who could not spend more money just now."""
    if more_money_helps(table, seat):
        return None
    return _warning(table.components.interest, table.components.loan_penalty)


@lru_cache(maxsize=1024)
def _warning(interest: int, penalty: int) -> Text:
    return say("confirm-loan", interest=interest, penalty=penalty)


@lru_cache(maxsize=1024)
def _repayment(amount: int) -> Offer:
    return Offer(Repay, say("offer-repay", amount=amount))


_REPAY = say("action-repay")
_LOANS_FULL = Offer(TakeLoan, say("action-take-loan"), blocked=say("loans-full"))
