"""7.2 Interest on a double."""

from games.economicus.rules.debt import InterestDebt
from games.economicus.rules.loans import SellCompany, redeem
from games.economicus.rules.money import interest, means, repayment
from games.economicus.state import NUMBERS, Here
from games.economicus.words import label
from games.kernel import Action, Item, Offer, Prompt, Seat, Spread, Step, Who, say

_KEEP, _REPAY = say("offer-keep-loans"), say("offer-repay-now")


class KeepLoans(Action):
    """7.2 Repay nothing and pay the interest."""


class RepayNow(Action):
    """7.2 Loans repaid now bear no interest of their own: the repayment contains it."""

    loans: dict[str, int]


class Interest(Step[Here, KeepLoans | RepayNow]):
    """7.2 Who had a loan when the dice were rolled says which to repay, then owes interest on the rest.

    Loans taken since then are not charged (A32).
    """

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if any(table.state.players[self.seat].bearing) else ()

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        player, back = table.state.players[seat], repayment(table)
        owed = interest(table) * sum(player.bearing)
        text = say("ask-interest", owed=owed, cash=player.cash, back=back)
        found = (Offer(KeepLoans, _KEEP), self._repay(table, seat, back))
        return Prompt(text, found, default=KeepLoans(), auto=self._idle(table, seat, owed, back))

    @staticmethod
    def _idle(table: Here, seat: Seat, owed: int, back: int) -> bool:
        """Nothing can be repaid or sold, or the debt that follows asks for the same sales itself."""
        if means(table, seat) >= back:
            return False
        return table.state.players[seat].cash < owed or not SellCompany.choices(table, seat)

    @staticmethod
    def _repay(table: Here, seat: Seat, back: int) -> Offer:
        player = table.state.players[seat]
        if player.cash < back:
            return Offer(RepayNow, _REPAY, blocked=say("repay-too-dear", back=back, cash=player.cash))
        due = [n for n in NUMBERS if player.bearing[n]]
        items = tuple(Item(str(n), label(table, n), 0, player.bearing[n], cost=back) for n in due)
        why = say("why-repay", back=back, cash=player.cash)
        return Offer(RepayNow, _REPAY, {"loans": Spread(items, least=1, budget=player.cash, why=why)})

    def run(self, table: Here) -> None:
        """Nothing is owed: no loan, or all cleared while someone was asked."""

    def resolve(self, table: Here, answers: dict[Seat, KeepLoans | RepayNow]) -> None:
        answer = answers[self.seat]
        if isinstance(answer, RepayNow):
            for industry, count in answer.loans.items():
                for _ in range(count):
                    redeem(table, self.seat, int(industry))
            count = sum(answer.loans.values())
            table.tell("repays-now", who=Who(self.seat), count=count, amount=count * repayment(table))
        table.then(InterestDebt(self.seat))
