"""7.4 Has debts paid: at once, or by loans and sales that the debtor chooses, or by bankruptcy."""

from functools import partial

from games.economicus.rules.bankruptcy import go_out
from games.economicus.rules.loans import Dealing, RepayLoan, SellCompany, TakeLoan
from games.economicus.rules.money import Claim, interest, pay, raisable
from games.economicus.rules.way_out import way_out
from games.economicus.state import Here, by_industry, full
from games.kernel import Action, Prompt, Seat, Text, Who, offers, say

REASONS = {
    "interest": say("debt-interest"),
    "loss": say("debt-loss"),
    "orders": say("debt-orders"),
    "subcontractor": say("debt-subcontractor"),
    "risk": say("debt-risk"),
    "bid": say("debt-bid"),
}


class Debt(Claim):
    """7.4.1 The debtor must make a payment (A30)."""

    debtor: Seat
    amount: int
    reason: str

    def owed(self, table: Here) -> int:
        """Return how much is owed now."""
        return self.amount

    def debtor_now(self) -> Seat:
        return self.debtor

    def _needs_dealings(self, table: Here) -> bool:
        """7.4.2 Can it not be paid from cash, but with loans and sales?"""
        player, owed = table.state.players[self.debtor], self.owed(table)
        return player.alive and player.cash < owed <= player.cash + self._raisable(table)

    def _raisable(self, table: Here) -> int:
        return raisable(table, table.state.players[self.debtor], owing_interest=self.reason == "interest")

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.debtor,) if self._needs_dealings(table) else ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-debt", owed=self.owed(table), reason=REASONS[self.reason])

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        """7.4.1 Offer loans, sales and repayments, but none that would make the debt unpayable (A25)."""
        player, owed = table.state.players[seat], self.owed(table)
        spare = player.cash + self._raisable(table) - owed
        kinds: tuple[type[Dealing], ...] = (TakeLoan, SellCompany, RepayLoan)
        found = offers(*(kind.within(table, seat, spare) for kind in kinds))
        return Prompt(
            lambda: say("ask-debt", reason=REASONS[self.reason], owed=owed, cash=player.cash),
            found,
            partial(way_out, table, player, owed, self.reason == "interest"),
            auto=True,
        )

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        super().resolve(table, answers)
        table.then(self)

    def run(self, table: Here) -> None:
        player, owed = table.state.players[self.debtor], self.owed(table)
        if not player.alive or not owed:
            return None
        if player.cash >= owed:
            return self._pay(table, owed)
        table.tell("bankrupt", who=Who(self.debtor), owed=owed, reason=REASONS[self.reason])
        return go_out(table, self.debtor)

    def _pay(self, table: Here, owed: int) -> None:
        pay(table, self.debtor, owed)
        if self.reason != "bid":  # the new company is told with its price
            table.tell("pays-debt", who=Who(self.debtor), amount=owed, reason=REASONS[self.reason])


def owe(table: Here, seat: Seat, amount: int, reason: str) -> None:
    """7.4.1 Schedule a debt. 7.7 By the basic rules pay as far as cash goes, the rest is forgiven (A12)."""
    if full(table):
        return table.then(Debt(seat, amount, reason))
    paid = min(amount, table.state.players[seat].cash)
    pay(table, seat, paid)
    if paid == amount:
        return table.tell("pays-debt", who=Who(seat), amount=amount, reason=REASONS[reason])
    return table.tell("pays-in-part", who=Who(seat), paid=paid, owed=amount, reason=REASONS[reason])


class InterestDebt(Debt):
    """7.2 Interest falls with every loan that is cleared before it is paid."""

    amount: int = 0
    reason: str = "interest"

    def owed(self, table: Here) -> int:
        return interest(table) * sum(table.state.players[self.debtor].bearing)

    def run(self, table: Here) -> None:
        super().run(table)
        table.state.players[self.debtor].bearing = by_industry()
