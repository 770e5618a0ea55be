"""7 Moves money, and says how much a company could still raise. No other place does either."""

from functools import lru_cache
from typing import NamedTuple

from games.economicus.state import Here, Player, full
from games.kernel import Action, Seat, Step, Text


def pay(table: Here, seat: Seat, amount: int) -> None:
    """Move money from a player to the bank. The caller knows that it is there."""
    table.state.players[seat].cash -= amount
    table.state.paid_out -= amount


def receive(table: Here, seat: Seat, amount: int) -> None:
    """Move money from the bank to a player."""
    table.state.players[seat].cash += amount
    table.state.paid_out += amount


def hand_over(table: Here, giver: Seat, taker: Seat, amount: int) -> None:
    """7.6 Move money from a player to another. The caller knows that it is there."""
    table.state.players[giver].cash -= amount
    table.state.players[taker].cash += amount


def interest(table: Here) -> int:
    """7.1 Return the interest on each loan: 1M, or 2M while it is doubled."""
    components, doubled = table.components, table.state.lasting == "doubled-interest"
    return components.interest_doubled if doubled else components.interest


def repayment(table: Here) -> int:
    """7.1 Return what it takes to repay a loan, which includes its interest."""
    components, doubled = table.components, table.state.lasting == "doubled-interest"
    return components.loan + (components.interest_doubled if doubled else components.interest)


class Worth(NamedTuple):
    """7.4.2 Says what one company of an industry could still raise for its owner.

    A loan that still bears this double's interest takes that interest with it when it is cleared.
    """

    half: int  # what the bank pays for it
    loan: int
    repayment: int
    free: int  # raised by a company without a loan
    mortgaged: int
    bearing: int  # raised by a mortgaged one whose interest is still owed

    def lost_by_loan(self) -> int:
        """Return by how much a loan lowers all that the owner could pay."""
        return self.free - self.mortgaged - self.loan

    def lost_by_sale(self) -> int:
        """Return by how much the sale of a company without a loan lowers it."""
        return self.free - self.half

    def lost_by_mortgaged_sale(self, bearing: bool) -> int:
        """Return by how much the sale of a mortgaged company lowers it."""
        return self._raised(bearing) - self.half + self._cleared_for(bearing)

    def lost_by_repaying(self, bearing: bool) -> int:
        """Return by how much the repayment of a loan lowers it."""
        return self._raised(bearing) - self.free + self._cleared_for(bearing)

    def _raised(self, bearing: bool) -> int:
        return self.bearing if bearing else self.mortgaged

    def _cleared_for(self, bearing: bool) -> int:
        return self.loan if bearing else self.repayment


@lru_cache(maxsize=1024)
def _worth(price: int, loan: int, repayment: int) -> Worth:
    half = (price + 1) // 2
    return Worth(half, loan, repayment, max(loan, half), max(0, half - repayment), max(0, half - loan))


def worth(table: Here, industry: int) -> Worth:
    """7.3 Return what a company there could raise: it is sold for half of the price in force, rounded up."""
    return _worth(table.state.prices[industry], table.components.loan, repayment(table))


def raisable(table: Here, player: Player, owing_interest: bool = False) -> int:
    """7.4.2 Return all that loans and sales could still raise."""
    prices, loan, back = table.state.prices, table.components.loan, repayment(table)
    total = 0
    for industry, placed in enumerate(player.companies):
        if placed:
            one, loans = _worth(prices[industry], loan, back), player.loans[industry]
            bearing = player.bearing[industry] if owing_interest else 0
            total += (placed - loans) * one.free + (loans - bearing) * one.mortgaged + bearing * one.bearing
    return total


def means(table: Here, seat: Seat) -> int:
    """Return cash and all that could still be raised; under the basic rules cash alone."""
    player = table.state.players[seat]
    return player.cash + (raisable(table, player) if full(table) else 0)


class Claim(Step[Here, Action], abstract=True):
    """Has a claim on somebody's money while it is open: a debt, or an auction with a standing bid."""

    def debtor_now(self) -> Seat | None:
        """Return who may deal with the bank only so that this debt can still be paid; None: nobody."""
        return None

    def stands(self, table: Here, seat: Seat) -> bool:
        """Has this seat promised something that nobody has outbid?"""
        return False

    def ruin(self, table: Here, left: int, sold: int | None) -> Text | None:
        """5.2.4 Return what a standing bidder is asked before a dealing that leaves too little for the bid.

        `left` is all that could still be paid after it, `sold` the industry in which it gives up a company.
        """
        return None
