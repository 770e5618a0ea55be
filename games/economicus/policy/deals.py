"""Accepts a deal only if it is plainly good: worth more than it costs, and no help to a winner."""

from games.economicus.policy.orders import order_brings
from games.economicus.rules.stars import stars_of
from games.economicus.view import Proposal, View, Wares
from games.kernel import Pick, Prompt, own

_STAR = 8  # M: what a star that changes hands counts, mine and theirs alike


def answer_deal(view: View, prompt: Prompt) -> Pick:
    """Accept or decline what is proposed."""
    good = view.deal is not None and prompt.can("AcceptDeal") and _is_good(view, view.deal)
    return Pick("AcceptDeal" if good else "DeclineDeal", {})


def _is_good(view: View, deal: Proposal) -> bool:
    """Is there a gain in money and stars, no star lost, and nobody else brought to the target?"""
    me, changes = own(view), _changes(view, deal)
    others = [firm for firm in view.mats if firm.alive and firm.seat != me.seat]
    if changes[me.seat] < 0 or any(0 < view.target <= firm.stars + changes[firm.seat] for firm in others):
        return False
    taken = max(0, changes[deal.proposer])
    return _value(view, deal.gives) - _value(view, deal.wants) + _STAR * (changes[me.seat] - taken) > 0


def _value(view: View, wares: Wares) -> float:
    """Return what the money, the companies at their prices and the orders by the dice are worth to me."""
    sectors = {sector.number: sector for sector in view.ring}
    companies = sum(sectors[industry].price for industry in wares.companies)
    helping = {number: sector.companies[own(view).seat] for number, sector in sectors.items()}
    orders = sum(max(0.0, order_brings(view, amount, helping[industry])) for industry, amount in wares.orders)
    return wares.money + companies + orders


def _changes(view: View, deal: Proposal) -> list[int]:
    """Return how everybody's stars would change."""
    total = [0] * len(view.mats)
    for sector in view.ring:
        to_other = deal.gives.companies.count(sector.number) - deal.wants.companies.count(sector.number)
        after = [*sector.companies]
        after[deal.other] += to_other
        after[deal.proposer] -= to_other
        pairs = zip(stars_of(tuple(after)), stars_of(sector.companies), strict=True)
        total = [sum_so_far + new - old for sum_so_far, (new, old) in zip(total, pairs, strict=True)]
    return total
