"""7.2 Settles interest on a double."""

from games.economicus.rules.debt import InterestDebt
from games.economicus.rules.loans import SellCompany, redeem
from games.economicus.rules.money import interest, means, repayment
from games.economicus.state import NUMBERS, Here
from games.economicus.words import label
from games.kernel import AS_IT_IS, Action, Item, Offer, Prompt, Seat, Spread, Step, Text, Who, say

_KEEP, _REPAY = say("offer-keep-loans"), say("offer-repay-now")


class KeepLoans(Action):
    """7.2 Repay nothing and pay the interest."""


class RepayNow(Action):
    """7.2 Repay some loans now: they bear no interest of their own, because the repayment contains it."""

    loans: dict[str, int]


class Interest(Step[Here, KeepLoans | RepayNow]):
    """7.2 Whoever had a loan when the dice were rolled says which to repay, then owes interest on the rest.

    Loans taken since then are not charged (A32).
    """

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if any(table.state.players[self.seat].bearing) else ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-interest", owed=interest(table) * sum(table.state.players[self.seat].bearing))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        player, back = table.state.players[seat], repayment(table)
        owed = interest(table) * sum(player.bearing)
        found = (Offer(KeepLoans, _KEEP, openly=AS_IT_IS), self._offer_repayment(table, seat, back))
        return Prompt(
            lambda: say("ask-interest", owed=owed, cash=player.cash, back=back),
            found,
            KeepLoans,
            auto=self._has_no_choice(table, seat, owed, back),
        )

    @staticmethod
    def _has_no_choice(table: Here, seat: Seat, owed: int, back: int) -> bool:
        """Can nothing be repaid, and nothing sold that the debt which follows would not ask for itself?"""
        if means(table, seat) >= back:
            return False
        return table.state.players[seat].cash < owed or not SellCompany.choices(table, seat)

    @staticmethod
    def _offer_repayment(table: Here, seat: Seat, back: int) -> Offer:
        player = table.state.players[seat]
        if player.cash < back:
            return Offer(RepayNow, _REPAY, blocked=say("repay-too-dear", back=back, cash=player.cash))
        bearing = [(number, player.bearing[number]) for number in NUMBERS if player.bearing[number]]
        items = tuple(Item(str(number), label(table, number), 0, most, cost=back) for number, most in bearing)
        why = say("why-repay", back=back, cash=player.cash)
        return Offer(RepayNow, _REPAY, {"loans": Spread(items, least=1, budget=player.cash, why=why)})

    def run(self, table: Here) -> None:
        """Do nothing: there was no loan, or all were cleared while someone was asked."""

    def resolve(self, table: Here, answers: dict[Seat, KeepLoans | RepayNow]) -> None:
        answer = answers[self.seat]
        if isinstance(answer, RepayNow):
            for industry, count in answer.loans.items():
                for _ in range(count):
                    redeem(table, self.seat, int(industry))
            count = sum(answer.loans.values())
            table.tell("repays-now", who=Who(self.seat), count=count, amount=count * repayment(table))
        table.then(InterestDebt(self.seat))
