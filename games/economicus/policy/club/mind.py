"""Weighs what one more company is worth: what it earns, the stars it brings, and those it takes away."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from games.economicus.policy.orders import order_brings
from games.economicus.rules.stars import stars_of
from games.economicus.view import Firm, Sector, View
from games.kernel import Offer, Temper, own

PACE = 0.7  # turns for each player and each star that the leader still misses
SPENT = 0.9  # of all that a player will have, on the stars that are missing
STAR = 6.0  # M, the least that a star is worth
NEAR = 2.0  # how many stars' worth more it hurts whoever is about to win to lose one
ORDERS = 0.6  # of the orders in an industry that is rolled go to whoever has a company there
SPARE_TOKENS = 3  # the last tokens are for stars
PATIENCE = 20  # rounds, after which any company at its price is better than waiting
RESERVE = 2  # M that are kept for what nobody has foreseen
_NO_TARGET = 4  # stars that are missed where no number of stars ends the game
ROLLS, _SIDES = 36, 6
DARE = {Temper.CAREFUL: 0.92, Temper.STEADY: 1.0, Temper.BOLD: 1.08}  # of what a company is worth


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
        return self.others(self.me)

    def others(self, firm: Firm) -> list[Firm]:
        """Return everybody else who is in the game."""
        return [other for other in self.view.mats if other.alive and other.seat != firm.seat]

    @property
    def active(self) -> Sector:
        return next(sector for sector in self.view.ring if sector.active)

    # ── Money ──

    def means(self, firm: Firm) -> int:
        """Return all that a player can pay: cash, and under the full rules what loans and sales raise."""
        return firm.cash + firm.raisable

    def credit(self) -> int:
        """Return what can be paid without selling anything and without missing what is soon due."""
        return self.loans_left() + self.me.cash - self.reserve()

    def loans_left(self) -> int:
        """Return what can still be borrowed: a loan is cheap, and a company with one counts for stars."""
        if not self.view.full:
            return 0
        seat = self.me.seat
        free = sum(sector.companies[seat] - sector.loans[seat] for sector in self.view.ring)
        return self.view.components.loan * free

    def reserve(self) -> int:
        """Return what is better kept: the interest of the next double, and what failed orders cost."""
        if not self.view.full:
            return 0
        placed = self.view.components.orders - self.me.free_orders
        return RESERVE + self.me.loans * self.view.interest + placed

    def income(self, firm: Firm) -> float:
        """Return what the companies of a player bring a turn."""
        seat, ring = firm.seat, self.view.ring
        return sum(sector.companies[seat] * sector.profit * sector.hits for sector in ring) / ROLLS

    def horizon(self) -> float:
        """Return how many turns the game may still take: the nearer somebody is to the target, the fewer."""
        players = [firm for firm in self.view.mats if firm.alive]
        return PACE * len(self.view.mats) * min(map(self.missing, players))

    # ── Stars ──

    def missing(self, firm: Firm) -> int:
        """Return how many stars a player still needs, and at least one."""
        return max(1, self.view.target - firm.stars) if self.view.target else _NO_TARGET

    def changes(self, sector: Sector, seat: int, more: int = 1) -> tuple[int, ...]:
        """Return how the stars of everybody change there when this seat gets so many more companies."""
        before = sector.companies
        after = tuple([count + more * (other == seat) for other, count in enumerate(before)])
        return tuple([new - old for new, old in zip(stars_of(after), stars_of(before), strict=True)])

    def star(self, firm: Firm) -> float:
        """Return what a star is worth to a player: their share of all that they will have to spend."""
        wealth = self.means(firm) + self.horizon() * self.income(firm)
        return max(STAR, SPENT * wealth / self.missing(firm))

    def loss(self, firm: Firm, to: int) -> float:
        """Return what it is worth to each of so many others that this player loses a star."""
        near = NEAR if self.view.target and self.missing(firm) == 1 else 0.0
        return self.star(firm) * (1 + near) / max(1, to)

    def wins(self, firm: Firm, sector: Sector) -> bool:
        """Would one more company there bring this player to the target?"""
        return 0 < self.view.target <= firm.stars + self.changes(sector, firm.seat)[firm.seat]

    def breaks(self, sector: Sector) -> bool:
        """Would one more company of mine there take the target away from whoever has it?"""
        target, changes = self.view.target, self.changes(sector, self.me.seat)
        holders = [firm for firm in self.rivals if 0 < target <= firm.stars]
        return any(firm.stars + changes[firm.seat] < target for firm in holders)

    # ── What a company is worth ──

    def worth(self, sector: Sector, firm: Firm) -> float:
        """Return what one more company there is worth to a player, as long as it decides nothing."""
        changes, others = self.changes(sector, firm.seat), self.others(firm)
        waits = self.view.round <= PATIENCE
        if waits and changes[firm.seat] <= 0 and firm.free_companies <= SPARE_TOKENS:
            return 0.0
        earned = self.horizon() * (sector.profit * sector.hits / ROLLS + self.more_orders(sector, firm))
        taken = sum(changes[other.seat] * self.loss(other, len(others)) for other in others)
        value = earned + changes[firm.seat] * self.star(firm) - taken
        return value if waits else max(value, sector.price)

    def more_orders(self, sector: Sector, firm: Firm) -> float:
        """Return what one more company there adds to the orders that are won there, a turn."""
        helping, contract = sector.companies[firm.seat], self.view.components.contract
        rolled = (_SIDES - abs(_SIDES + 1 - sector.number)) / ROLLS
        now, then = (max(0.0, order_brings(self.view, contract, own)) for own in (helping, helping + 1))
        return ORDERS * rolled * (then - now)

    def bid_worth(self, sector: Sector) -> float:
        """Return the bid at which it is all the same whether I get the company or the keenest rival does.

        What a rival gains is my loss too, the more the fewer we are; and so is what they pay my gain.
        """
        mine = DARE[self.temper] * self.worth(sector, self.me)
        still_in = [firm for firm in self.rivals if firm.seat not in self.view.passed and firm.free_companies]
        theirs = [min(self.worth(sector, firm), self.means(firm)) for firm in still_in]
        share = 1 / len(self.rivals)
        return (mine + share * max(theirs)) / (1 + share) if theirs else mine
