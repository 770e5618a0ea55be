"""Weighs what one more company is worth: what it earns, the stars it brings and takes, what comes after."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from games.economicus.policy.orders import order_brings
from games.economicus.rules.industries import rolls_of
from games.economicus.rules.stars import stars_of
from games.economicus.view import Firm, Sector, View
from games.kernel import Offer, Temper, own

PACE = 0.7  # turns for each player and each star that the leader still misses
SPENT = 0.9  # of all that a player will have, on the stars that are missing
STAR = 2.0  # M, the least that a star is worth
TAKEN = 0.8  # of what a star is worth to a rival counts when it is taken away
NEAR = 2.0  # how many stars' worth more it hurts whoever is about to win to lose one
ORDERS = 0.9  # of the orders in an industry that is rolled go to whoever has a company there
GUARD = 1.0  # of what the others can do there next counts, where there is one other
CHANCE = 0.25  # of what I can do there next counts against that: they may have the money before me
SPARE_TOKENS = 3  # the last tokens are for stars
PATIENCE = 20  # rounds, after which any company at its price is better than waiting
RESERVE = 2  # M that are kept for what nobody has foreseen
_NO_TARGET = 4  # stars that are missed where no number of stars ends the game
ROLLS = 36  # of two dice
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
        return self._others[firm.seat]

    @cached_property
    def _others(self) -> list[list[Firm]]:
        alive = [firm for firm in self.view.mats if firm.alive]
        return [[other for other in alive if other.seat != firm.seat] for firm in self.view.mats]

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

    @cached_property
    def horizon(self) -> float:
        """Return how many turns the game may still take: the nearer somebody is to the target, the fewer."""
        view, players = self.view, [firm for firm in self.view.mats if firm.alive]
        turns = PACE * len(view.mats) * min(map(self.missing, players))
        left = (view.last_round - view.round + 1) * len(players)
        return min(turns, left) if view.last_round else turns

    def again(self, sector: Sector) -> float:
        """Return how likely one more company there is auctioned before the game is over."""
        never: float = (1 - rolls_of(sector.number) / ROLLS) ** self.horizon
        return 1 - never

    # ── Stars ──

    def missing(self, firm: Firm) -> int:
        """Return how many stars a player still needs, and at least one."""
        return max(1, self.view.target - firm.stars) if self.view.target else _NO_TARGET

    def changes(self, sector: Sector, seat: int, more: int = 1) -> tuple[int, ...]:
        """Return how the stars of everybody change there when this seat gets so many more companies."""
        return _moved(sector.companies, seat, more)

    def star(self, firm: Firm) -> float:
        """Return what a star is worth to a player: their share of all that they will have to spend."""
        return self._stars[firm.seat]

    @cached_property
    def _stars(self) -> list[float]:
        wealth = [self.means(firm) + self.horizon * self.income(firm) for firm in self.view.mats]
        pairs = zip(wealth, self.view.mats, strict=True)
        return [max(STAR, SPENT * mine / self.missing(firm)) for mine, firm in pairs]

    def loss(self, firm: Firm, to: int) -> float:
        """Return what it is worth to each of so many others that this player loses a star."""
        return self._losses[firm.seat] / max(1, to)

    @cached_property
    def _losses(self) -> list[float]:
        near = [NEAR if self.view.target and self.missing(firm) == 1 else 0.0 for firm in self.view.mats]
        return [TAKEN * star * (1 + more) for star, more in zip(self._stars, near, strict=True)]

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
        waits, stars = self.view.round <= PATIENCE, self.changes(sector, firm.seat)[firm.seat]
        if waits and stars <= 0 and firm.free_companies <= SPARE_TOKENS:
            return 0.0
        earned = self.horizon * (sector.profit * sector.hits / ROLLS + self.more_orders(sector, firm))
        value = earned + self.gain(sector.companies, firm) + self.safety(sector, firm)
        return value if waits else max(value, sector.price)

    def gain(self, companies: tuple[int, ...], firm: Firm) -> float:
        """Return what the stars are worth that one more company brings a player, and takes from others."""
        changes, others = _moved(companies, firm.seat), self.others(firm)
        taken = sum(changes[other.seat] * self.loss(other, len(others)) for other in others)
        return changes[firm.seat] * self.star(firm) - taken

    def safety(self, sector: Sector, firm: Firm) -> float:
        """Return by how much the player sits safer there with one more company, or less safe.

        Where the dice often fall a lone company is soon joined by another: the second one keeps the lead, and
        the first one is worth less. Where they seldom fall a star stays whose it is.
        """
        after = _with(sector.companies, firm.seat)
        better = self.threat(sector.companies, firm) - self.threat(after, firm)
        return GUARD / max(1, len(self.others(firm))) * self.again(sector) * better

    def threat(self, companies: tuple[int, ...], firm: Firm) -> float:
        """Return how much the next company there can hurt a player, less what it brings as their own."""
        others = self.others(firm)
        hurts = [self.hurt(companies, firm, other) for other in others if other.free_companies]
        return max([0.0, *hurts]) - CHANCE / max(1, len(others)) * self.gain(companies, firm)

    def hurt(self, companies: tuple[int, ...], firm: Firm, other: Firm) -> float:
        """Return what it costs a player that another gets a company: their own stars, and the rival's."""
        changes = _moved(companies, other.seat)
        gained = changes[other.seat] * self.loss(other, len(self.others(firm)))
        return gained - changes[firm.seat] * self.star(firm)

    def more_orders(self, sector: Sector, firm: Firm) -> float:
        """Return what one more company there adds to the orders that are won there, a turn."""
        helping, contract = sector.companies[firm.seat], self.view.components.contract
        rolled = rolls_of(sector.number) / ROLLS
        now, then = (max(0.0, order_brings(self.view, contract, own)) for own in (helping, helping + 1))
        return ORDERS * rolled * (then - now)

    def still_in(self) -> list[Firm]:
        """Return the rivals who can get the company: whoever leads, and who can and may still outbid."""
        view, best = self.view, self.view.best
        least = best.amount + 1 if best else self.active.price
        leads = best.seat if best else None
        rivals = [firm for firm in self.rivals if firm.seat not in view.passed and firm.free_companies]
        return [firm for firm in rivals if firm.seat == leads or self.means(firm) >= least]

    def bid_worth(self, sector: Sector) -> float:
        """Return the bid at which it is all the same whether I get the company or the keenest rival does.

        What a rival gains is my loss too, the more the fewer we are; and so is what they pay my gain. That a
        poor one gets it cheaply is no comfort.
        """
        mine = DARE[self.temper] * self.worth(sector, self.me)
        theirs = [self.worth(sector, firm) for firm in self.still_in()]
        share = 1 / len(self.rivals)
        return (mine + share * max(theirs)) / (1 + share) if theirs else mine


def _with(companies: tuple[int, ...], seat: int, more: int = 1) -> tuple[int, ...]:
    return tuple([count + more * (other == seat) for other, count in enumerate(companies)])


@lru_cache(maxsize=1 << 13)
def _moved(companies: tuple[int, ...], seat: int, more: int = 1) -> tuple[int, ...]:
    """Return how the stars of everybody change when this seat gets so many more companies."""
    after, before = stars_of(_with(companies, seat, more)), stars_of(companies)
    return tuple([new - old for new, old in zip(after, before, strict=True)])
