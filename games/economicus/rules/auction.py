"""5.2, 5.3 Leads through both auctions: bids are called openly, in order, and a pass is final."""

from typing import NamedTuple

from games.economicus.rules.money import Claim
from games.economicus.state import Here
from games.kernel import AS_IT_IS, Action, Offer, Seat, Text, Who, clockwise, say


class Called(NamedTuple):
    """Holds a bid that was called."""

    seat: Seat
    amount: int


class Pass(Action):
    """5.2.1 Pass, which is final."""


PASS = Offer(Pass, say("offer-pass"), openly=AS_IT_IS)
PASS_BY_DEFAULT = Pass()


def best_bid(table: Here, bids: tuple[Called, ...]) -> Called | None:
    """Return the best bid: the last one of a player who is still in the game (A36, A41)."""
    for bid in reversed(bids):
        if table.state.players[bid.seat].alive:
            return bid
    return None


class OpenAuction(Claim, abstract=True):
    """5.2.1 The active player speaks first, then clockwise all who have not passed."""

    speaker: Seat
    bids: tuple[Called, ...] = ()
    passed: tuple[Seat, ...] = ()

    def why_silent(self, table: Here, seat: Seat, best: Called | None) -> Text | None:
        """5.2.2 Return why a seat that is to speak passes by rule, for good (A33); None: it does not."""
        raise NotImplementedError

    def stands(self, table: Here, seat: Seat) -> bool:
        best = best_bid(table, self.bids)
        return best is not None and best.seat == seat

    def call(self, table: Here, amount: int) -> None:
        """Tell the table of a bid."""
        raise NotImplementedError

    def close(self, table: Here, bids: tuple[Called, ...]) -> None:
        """Do what follows when all but the best bidder have passed."""
        raise NotImplementedError

    def means_of(self, table: Here, seat: Seat) -> Text:
        """Say what the speaker has, and what they last called."""
        cash = table.state.players[seat].cash
        own = next((bid.amount for bid in reversed(self.bids) if bid.seat == seat), None)
        return say("your-cash", cash=cash) if own is None else say("your-cash-and-bid", cash=cash, own=own)

    def asks(self, table: Here) -> tuple[Seat, ...]:
        seat, best = self.speaker, best_bid(table, self.bids)
        if not table.state.players[seat].alive or (best is not None and best.seat == seat):
            return ()
        return (seat,) if self.why_silent(table, seat, best) is None else ()

    def run(self, table: Here) -> None:
        """Go on without asking: the speaker has passed by rule, holds the best bid, or has left the game."""
        self._go_on(table, self.bids, self.passed, (self.speaker, *clockwise(table, self.speaker)))

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        answer, others = answers[self.speaker], tuple(clockwise(table, self.speaker))
        if isinstance(answer, Pass):
            table.tell("passes", who=Who(self.speaker))
            return self._go_on(table, self.bids, (*self.passed, self.speaker), others)
        amount: int = answer.amount  # type: ignore[attr-defined]
        self.call(table, amount)
        return self._go_on(table, (*self.bids, Called(self.speaker, amount)), self.passed, others)

    def _go_on(
        self,
        table: Here,
        bids: tuple[Called, ...],
        passed: tuple[Seat, ...],
        around: tuple[Seat, ...],
    ) -> None:
        """5.2.1 Let the next who has not passed speak; when that is the best bidder, the auction is over."""
        best = best_bid(table, bids)
        for seat in around:
            if seat in passed or not table.state.players[seat].alive:
                continue
            if best is not None and best.seat == seat:
                break
            if (why := self.why_silent(table, seat, best)) is None:
                return table.then(type(self)(seat, bids, passed))
            table.tell("passes-by-rule", who=Who(seat), why=why)
            passed = (*passed, seat)
        return self.close(table, bids)
