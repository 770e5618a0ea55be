"""Buys on the market when it decides the game, or is a bargain: the same company is auctioned right after."""

from games.economicus.policy.club.mind import Mind
from games.kernel import OneOf, Pick

RISK = 4  # M that a risk card costs on average
BARGAIN = 10  # M by which a company must be worth more than it costs here, because the auction comes next
_DECLINE = Pick("Decline", {})


def market(mind: Mind) -> Pick:
    """Buy safely to win or to stop a winner, with loans and sales if need be; else only a bargain."""
    sector, me = mind.active, mind.me
    if not me.free_companies:
        return _DECLINE
    if mind.wins(me, sector) or mind.breaks(sector):
        return _safely(mind) or _with_risk(mind) or _DECLINE
    worth, safe, risky = mind.worth(sector, me), 2 * sector.price, sector.price + RISK
    if safe <= risky and worth >= safe + BARGAIN and mind.credit() >= safe:
        return _safely(mind) or _DECLINE
    if worth >= risky + BARGAIN:
        return _with_risk(mind) or _DECLINE
    return _DECLINE


def _safely(mind: Mind) -> Pick | None:
    return _buy(mind, "BuySafely", 2 * mind.active.price)


def _with_risk(mind: Mind) -> Pick | None:
    """Buy with risk, if there is money left for the worst card."""
    worst = max(risk.cost for risk in mind.view.components.risks.values())
    affordable = mind.loans_left() + mind.me.cash >= mind.active.price + worst
    return _buy(mind, "BuyWithRisk", mind.active.price) if affordable else None


def _buy(mind: Mind, kind: str, cost: int) -> Pick | None:
    """Buy, and first borrow what is missing; None: it cannot be had."""
    if kind in mind.offers:
        return Pick(kind, {})
    if "TakeLoan" not in mind.offers or mind.me.cash + mind.loans_left() < cost:
        return None
    domain = mind.offers["TakeLoan"].fields["industry"]
    assert isinstance(domain, OneOf)
    return Pick("TakeLoan", {"industry": domain.choices[0].value})
