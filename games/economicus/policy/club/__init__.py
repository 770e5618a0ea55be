"""Plays as an adviser would: races for stars on borrowed money, stops whoever is about to win, panics never."""

from collections.abc import Callable
from random import Random

from games.economicus.policy.club.mind import P, Mind
from games.economicus.policy.easy import order_brings, spare_company
from games.economicus.view import View
from games.kernel import Action, Amount, OneOf, Pick, Prompt, Temper

_PASS, _DECLINE = Pick("Pass", {}), Pick("Decline", {})


def club(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    offers = {offer.kind: offer for offer in prompt.open_offers()}
    mind = Mind(view, offers, dice, temper)
    for kind, answer in _ANSWERS.items():
        if kind in offers:
            return answer(mind, prompt)
    if prompt.default is not None:
        return _as_pick(prompt.default)
    found = prompt.sample(dice)
    assert found is not None, "a player is asked only what can be answered"
    return found


def _as_pick(action: Action) -> Pick:
    return Pick(type(action).__name__, action.model_dump())


def _place(mind: Mind, prompt: Prompt) -> Pick:
    by_number = {sector.number: sector for sector in mind.view.ring}
    domain = prompt.offer("PlaceCompany").fields["industry"]
    assert isinstance(domain, OneOf)

    def merit(number: int) -> tuple[float, float]:
        sector = by_number[number]
        gain = mind.moves(sector, mind.me.seat)[mind.me.seat]
        return gain * P["star"] + mind.horizon() * sector.profit * sector.hits / 36, mind.dice.random()

    return Pick("PlaceCompany", {"industry": max((int(number) for number in domain.values), key=merit)})


def _limit(mind: Mind) -> float:
    """Return the most that one bids for the company: all one has to win or to stop a winner."""
    sector, me, view = mind.active, mind.me, mind.view
    if mind.breaks(sector) or mind.wins(me, sector):
        return mind.means(me)
    rivals = [
        firm
        for firm in mind.rivals
        if firm.seat not in view.passed and firm.free_companies > 0 and mind.wins(firm, sector)
    ]
    least = view.best.amount + 1 if view.best else sector.price
    if any(mind.means(firm) >= least for firm in rivals):
        return mind.means(me)
    return min(mind.auction_worth(sector), mind.credit())


def _bid(mind: Mind, prompt: Prompt) -> Pick:
    amount = prompt.offer("Bid").fields["amount"]
    assert isinstance(amount, Amount)
    limit = _limit(mind)
    if amount.least > limit:
        return _PASS
    return Pick("Bid", {"amount": amount.least})


def _tender(mind: Mind, prompt: Prompt) -> Pick:
    amount, helping = prompt.offer("Tender").fields["amount"], mind.active.companies[mind.me.seat]
    assert isinstance(amount, Amount)
    pays = order_brings(mind.view, amount.most, helping) >= P["tender"]
    return Pick("Tender", {"amount": amount.most}) if pays else _PASS


def _market(mind: Mind, prompt: Prompt) -> Pick:
    sector, me, view = mind.active, mind.me, mind.view
    price = sector.price
    if not me.free_companies:
        return _DECLINE
    if mind.breaks(sector) or mind.wins(me, sector):
        return _buy(mind, "BuySafely", 2 * price) or _risk(mind, price) or _DECLINE
    worth = mind.worth(sector, me)
    if 2 * price <= price + P["risk"] and worth >= 2 * price + P["safe_margin"] and mind.credit() >= 2 * price:
        return _buy(mind, "BuySafely", 2 * price) or _DECLINE
    if worth >= price + P["risk"] + P["margin"]:
        return _risk(mind, price) or _DECLINE
    return _DECLINE


def _risk(mind: Mind, price: int) -> Pick | None:
    worst = max(risk.cost for risk in mind.view.components.risks.values())
    if mind.credit() + mind.reserve() < price + worst:
        return None
    return _buy(mind, "BuyWithRisk", price)


def _buy(mind: Mind, kind: str, cost: int) -> Pick | None:
    """Buy, and first borrow what is missing."""
    if kind in mind.offers:
        return Pick(kind, {})
    if mind.means(mind.me) < cost:
        return None
    if "TakeLoan" in mind.offers:
        domain = mind.offers["TakeLoan"].fields["industry"]
        assert isinstance(domain, OneOf)
        return Pick("TakeLoan", {"industry": domain.choices[0].value})
    return None


def _roll(mind: Mind, prompt: Prompt) -> Pick:
    me = mind.me
    if "SellCompany" in mind.offers and not me.free_companies:
        if (sale := spare_company(mind.view, me)) is not None:
            return sale
    if "RepayLoan" in mind.offers and me.cash >= P["rich"] + mind.view.components.loan:
        domain = mind.offers["RepayLoan"].fields["industry"]
        assert isinstance(domain, OneOf)
        return Pick("RepayLoan", {"industry": domain.choices[0].value})
    return Pick("RollDice", {})


_ANSWERS: dict[str, Callable[[Mind, Prompt], Pick]] = {
    "PlaceCompany": _place,
    "Bid": _bid,
    "Tender": _tender,
    "Decline": _market,
    "RollDice": _roll,
}
