"""Plays as an adviser would: races for stars on borrowed money, stops who is about to win, never panics."""

from collections.abc import Callable
from random import Random

from games.economicus.policy.club.market import market
from games.economicus.policy.club.mind import ROLLS, STAR, Mind
from games.economicus.policy.deals import answer_deal
from games.economicus.policy.orders import order_brings
from games.economicus.view import Sector, View
from games.kernel import Action, Amount, OneOf, Pick, Prompt, Temper

RICH = 14  # M of cash beyond which a loan is better repaid
LEAST_GAIN = {Temper.CAREFUL: 1.3, Temper.STEADY: 1.0, Temper.BOLD: 0.7}  # M that an order has to promise
LEAP = {Temper.CAREFUL: 0.0, Temper.STEADY: 0.1, Temper.BOLD: 0.25}  # of the room below the limit, at once
_PASS = Pick("Pass", {})


def club(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return what a good player answers. What may be answered tells which question is asked."""
    if view.deal is not None:
        return answer_deal(view, prompt)
    mind = Mind(view, {offer.kind: offer for offer in prompt.open_offers()}, dice, temper)
    for kind, answer in _ANSWERS.items():
        if kind in mind.offers:
            return answer(mind)
    if prompt.default is not None:
        return _as_pick(prompt.default)
    found = prompt.sample(dice)
    assert found is not None, "a player is asked only what can be answered"
    return found


def _as_pick(action: Action) -> Pick:
    return Pick(type(action).__name__, action.model_dump())


def _place(mind: Mind) -> Pick:
    """Place a company where it is alone, for two stars, and earns most; to annoy others brings nothing."""
    domain = mind.offers["PlaceCompany"].fields["industry"]
    assert isinstance(domain, OneOf)

    def merit(sector: Sector) -> tuple[float, float]:
        stars = mind.changes(sector, mind.me.seat)[mind.me.seat]
        return stars * STAR + mind.horizon * sector.profit * sector.hits / ROLLS, mind.dice.random()

    white = [sector for sector in mind.view.ring if sector.number in domain.values]
    return Pick("PlaceCompany", {"industry": max(white, key=merit).number})


def _bid(mind: Mind) -> Pick:
    """Bid while the company is worth it, now and then with a leap, so that nobody can count on one more."""
    amount = mind.offers["Bid"].fields["amount"]
    assert isinstance(amount, Amount)
    limit = bid_limit(mind)
    if amount.least > limit:
        return _PASS
    room = LEAP[mind.temper] * (min(limit, mind.active.price * 2) - amount.least)
    return Pick("Bid", {"amount": amount.least + int(mind.dice.random() * max(0.0, room))})


def bid_limit(mind: Mind) -> float:
    """Return the most that one bids: all one has to win or to stop a winner, else what it is worth.

    Whoever has passed, or neither leads nor can pay the next bid, need not be stopped.
    """
    sector, me = mind.active, mind.me
    if mind.wins(me, sector) or mind.breaks(sector):
        return mind.means(me)
    if any(mind.wins(firm, sector) for firm in mind.still_in()):
        return mind.means(me)
    return min(mind.bid_worth(sector), mind.credit())


def _tender(mind: Mind) -> Pick:
    """Tender the next lower price, as long as the order is likely to pay, me or else a rival."""
    amount = mind.offers["Tender"].fields["amount"]
    assert isinstance(amount, Amount)
    least = LEAST_GAIN[mind.temper]
    return Pick("Tender", {"amount": amount.most}) if tender_worth(mind, amount.most) >= least else _PASS


def tender_worth(mind: Mind, amount: int) -> float:
    """Return what an order is worth at this price, in the time that is left.

    What it would bring the keenest rival is my loss, the more the fewer we are.
    """
    sector, view, rivals = mind.active, mind.view, mind.rivals
    tries = mind.horizon * sector.hits / ROLLS
    still_in = [firm for firm in rivals if firm.seat not in view.passed and firm.free_orders]
    seats = (firm.seat for firm in still_in)
    theirs = [order_brings(view, amount, sector.companies[seat], tries) for seat in seats]
    mine = order_brings(view, amount, sector.companies[mind.me.seat], tries)
    return mine + max([0.0, *theirs]) / len(rivals) if theirs else mine


def _roll(mind: Mind) -> Pick:
    """Roll the dice; before that free a token if there is none, and repay a loan with plenty of cash."""
    if "SellCompany" in mind.offers and not mind.me.free_companies and (sale := _spare_company(mind)):
        return sale
    if "RepayLoan" in mind.offers and mind.me.cash >= RICH + mind.view.components.loan:
        domain = mind.offers["RepayLoan"].fields["industry"]
        assert isinstance(domain, OneOf)
        return Pick("RepayLoan", {"industry": domain.choices[0].value})
    return Pick("RollDice", {})


def _spare_company(mind: Mind) -> Pick | None:
    """Sell the company that earns least among those whose sale costs no star; None: there is none."""
    seat = mind.me.seat
    found = [
        sector
        for sector in sorted(mind.view.ring, key=lambda sector: sector.profit * sector.hits)
        if sector.companies[seat] > sector.loans[seat] and not mind.changes(sector, seat, -1)[seat]
    ]
    return Pick("SellCompany", {"company": str(found[0].number)}) if found else None


_ANSWERS: dict[str, Callable[[Mind], Pick]] = {
    "PlaceCompany": _place,
    "Bid": _bid,
    "Tender": _tender,
    "Decline": market,
    "RollDice": _roll,
}
