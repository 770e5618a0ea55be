"""Weighs what one more company is worth: what it earns, the stars it brings, and those it takes away."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from games.economicus.policy.easy import order_brings
from games.economicus.rules.stars import stars_of
from games.economicus.view import Firm, Sector, View
from games.kernel import Offer, Temper, own

P = {
    "star": 6.0,
    "spend": 0.9,
    "hurt": 1.0,
    "hurt_near": 2.0,
    "pace": 0.8,
    "reserve": 2.0,
    "risk": 4.0,
    "margin": 10.0,
    "safe_margin": 10.0,
    "rich": 14.0,
    "loan_cost": 2.0,
    "last": 3,
    "tender": 1.0,
    "share": 1.0,
    "orders": 0.6,
}
PATIENCE = 20


@dataclass(frozen=True)
class Mind:
    """Holds a player's own view, what may be done now, and the temper it is done with."""

    view: View
    offers: Mapping[str, Offer]
    dice: Random
    temper: Temper

    @property
    def me(self) -> Firm:
        return own(self.view)

    @property
    def rivals(self) -> list[Firm]:
        return [firm for firm in self.view.mats if firm.alive and firm.seat != self.me.seat]

    @property
    def active(self) -> Sector:
        return next(sector for sector in self.view.ring if sector.active)

    def means(self, firm: Firm) -> int:
        """Return all that a player can pay: cash, and under the full rules what loans and sales raise."""
        return firm.cash + firm.raisable

    def credit(self) -> int:
        """Return what can be paid without selling anything, less what is soon due."""
        me, view = self.me, self.view
        free = sum(sector.companies[me.seat] - sector.loans[me.seat] for sector in view.ring) if view.full else 0
        return me.cash + view.components.loan * free - self.reserve()

    def reserve(self) -> int:
        """Return what is better kept: the interest of the next double, and what failed orders cost."""
        if not self.view.full:
            return 0
        orders = self.view.components.orders - self.me.free_orders
        return int(P["reserve"] + self.me.loans * self.view.interest + orders)

    def moves(self, sector: Sector, seat: int, more: int = 1) -> tuple[int, ...]:
        """Return how the stars of everybody change there when this seat gets so many more companies."""
        before = sector.companies
        after = tuple([count + more * (other == seat) for other, count in enumerate(before)])
        return tuple([new - old for new, old in zip(stars_of(after), stars_of(before), strict=True)])

    def wins(self, firm: Firm, sector: Sector) -> bool:
        """Would one more company there bring this player to the target?"""
        return 0 < self.view.target <= firm.stars + self.moves(sector, firm.seat)[firm.seat]

    def breaks(self, sector: Sector) -> bool:
        """Would one more company of mine there take the target away from whoever has it?"""
        changes, target = self.moves(sector, self.me.seat), self.view.target
        return target > 0 and any(
            firm.stars >= target > firm.stars + changes[firm.seat] for firm in self.rivals
        )

    def worth(self, sector: Sector, me: Firm) -> float:
        """Return what one more company there is worth to a player, as long as it decides nothing."""
        view = self.view
        changes = self.moves(sector, me.seat)
        if changes[me.seat] <= 0 and me.free_companies <= P["last"] and view.round <= PATIENCE:
            return 0.0
        value = self.horizon() * (sector.profit * sector.hits / 36 + self.orders(sector, me))
        value += changes[me.seat] * self.star(me)
        others = [firm for firm in view.mats if firm.alive and firm.seat != me.seat]
        value -= sum(changes[firm.seat] * self.pain(firm) for firm in others)
        return value if view.round <= PATIENCE else max(value, sector.price)

    def auction_worth(self, sector: Sector) -> float:
        """Return the bid at which it is all the same whether I get the company or a rival does."""
        view, mine = self.view, self.worth(sector, self.me)
        theirs = [
            min(self.worth(sector, firm), self.means(firm))
            for firm in self.rivals
            if firm.seat not in view.passed and firm.free_companies
        ]
        share = P["share"] / len(self.rivals)
        return (mine + share * max(theirs)) / (1 + share) if theirs else mine

    def star(self, firm: Firm) -> float:
        """Return what a star is worth: a share of all one has, the more the fewer are missing."""
        missing = max(1, self.view.target - firm.stars) if self.view.target else 4
        wealth = self.means(firm) + self.horizon() * self.income(firm)
        return max(P["star"], P["spend"] * wealth / missing)

    def orders(self, sector: Sector, firm: Firm) -> float:
        """Return what one more company there adds to the orders that a player may win there, a turn."""
        helping, contract = sector.companies[firm.seat], self.view.components.contract
        more = max(0.0, order_brings(self.view, contract, helping + 1))
        rolled = (6 - abs(7 - sector.number)) / 36
        return P["orders"] * rolled * (more - max(0.0, order_brings(self.view, contract, helping)))

    def horizon(self) -> float:
        """Return how many turns the game may still take: the nearer somebody is to the target, the fewer."""
        stars = max(firm.stars for firm in self.view.mats if firm.alive)
        missing = max(1, self.view.target - stars) if self.view.target else 4
        return P["pace"] * len(self.view.mats) * missing

    def income(self, firm: Firm) -> float:
        """Return what the companies of a player bring a turn."""
        return sum(sector.companies[firm.seat] * sector.profit * sector.hits for sector in self.view.ring) / 36

    def pain(self, firm: Firm) -> float:
        """Return what it is worth to take a star from a rival: much when the target is near."""
        missing = max(0, self.view.target - firm.stars) if self.view.target else 4
        return self.star(firm) * (P["hurt"] + (P["hurt_near"] if missing <= 1 else 0)) / max(1, len(self.rivals))
