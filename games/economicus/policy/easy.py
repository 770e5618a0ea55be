"""Plays sensibly: stars come first, then profit by the dice, and no bid is more than loans can pay."""

from collections.abc import Callable
from random import Random

from games.economicus.policy.deals import answer_deal
from games.economicus.policy.orders import order_brings
from games.economicus.view import Firm, Sector, View
from games.kernel import Action, Amount, OneOf, Pick, Prompt, Temper, own

_HORIZON = 10  # rolls over which a company has to earn what it costs
_STAR = 4  # M, the least that a star is worth
_PATIENCE = 20  # rounds, after which any company at its price is better than waiting
_RICH = 14  # M of cash with which a loan is better repaid
_PASS, _DECLINE = Pick("Pass", {}), Pick("Decline", {})


def easy(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return what a sensible player answers. What may be answered tells which question is asked."""
    if view.deal is not None:
        return answer_deal(view, prompt)
    open_kinds = {offer.kind for offer in prompt.open_offers()}
    for kind, answer in _ANSWERS.items():
        if kind in open_kinds:
            return answer(view, own(view), prompt)
    if prompt.default is not None:
        return _as_pick(prompt.default)
    found = prompt.sample(dice)
    assert found is not None, "a player is asked only what can be answered"
    return found


def _as_pick(action: Action) -> Pick:
    return Pick(type(action).__name__, action.model_dump())


# ── What a company is worth ──


def _stars(companies: list[int], seat: int) -> int:
    """Return the stars of a seat in an industry with these companies."""
    own, others = companies[seat], max(companies[:seat] + companies[seat + 1 :])
    return 0 if not own else 2 if own > others else 1


def _gain(sector: Sector, seat: int, more: int = 1) -> int:
    """Return how many stars this seat would gain there with so many more companies."""
    after = [count + more * (other == seat) for other, count in enumerate(sector.companies)]
    return _stars(after, seat) - _stars(list(sector.companies), seat)


def _funds(firm: Firm, view: View) -> int:
    """Return what can be paid without selling anything."""
    free = sum(sector.companies[firm.seat] - sector.loans[firm.seat] for sector in view.ring)
    return firm.cash + view.components.loan * free if view.full else firm.cash


def _active(view: View) -> Sector:
    return next(sector for sector in view.ring if sector.active)


def _wins(view: View, firm: Firm, sector: Sector) -> bool:
    """Would one more company there bring this player to the target?"""
    return 0 < view.target <= firm.stars + _gain(sector, firm.seat)


def _worth(view: View, firm: Firm, sector: Sector) -> int:
    """Return the most that one more company there is worth: to win, or to stop a winner, everything."""
    others = (other for other in view.mats if other.alive and other.seat != firm.seat)
    if _wins(view, firm, sector) or any(_wins(view, other, sector) for other in others):
        return _funds(firm, view)
    earnings = _HORIZON * sector.profit * sector.hits / 36
    gain = _gain(sector, firm.seat)
    if not gain and firm.free_companies <= 3 and view.round <= _PATIENCE:
        return 0  # the last tokens are for stars
    missing = max(1, view.target - firm.stars) if view.target else 4
    value = int(earnings + gain * max(_STAR, _funds(firm, view) / missing))
    return value if view.round <= _PATIENCE else max(value, sector.price)


# ── Answers ──


def _place(view: View, me: Firm, prompt: Prompt) -> Pick:
    """Place a company where it brings most stars, which is alone, then most profit."""
    by_number = {sector.number: sector for sector in view.ring}
    domain = prompt.offer("PlaceCompany").fields["industry"]
    assert isinstance(domain, OneOf)

    def merit(number: int) -> tuple[int, int]:
        sector = by_number[number]
        return _gain(sector, me.seat), sector.profit * sector.hits

    return Pick("PlaceCompany", {"industry": max((int(number) for number in domain.values), key=merit)})


def _bid(view: View, me: Firm, prompt: Prompt) -> Pick:
    """Bid the least, as long as the company is worth it."""
    amount = prompt.offer("Bid").fields["amount"]
    assert isinstance(amount, Amount)
    affordable = amount.least <= min(_worth(view, me, _active(view)), _funds(me, view))
    return Pick("Bid", {"amount": amount.least}) if affordable else _PASS


def _tender(view: View, me: Firm, prompt: Prompt) -> Pick:
    """Tender the next lower price, as long as the order is likely to pay."""
    amount, helping = prompt.offer("Tender").fields["amount"], _active(view).companies[me.seat]
    assert isinstance(amount, Amount)
    pays = order_brings(view, amount.most, helping) >= 1
    return Pick("Tender", {"amount": amount.most}) if pays else _PASS


def _market(view: View, me: Firm, prompt: Prompt) -> Pick:
    """Buy safely only to win, and with risk only if there is money left for the worst card."""
    sector, kinds = _active(view), {offer.kind for offer in prompt.open_offers()}
    if "BuySafely" in kinds and _wins(view, me, sector):
        return Pick("BuySafely", {})
    survives = _funds(me, view) >= sector.price + max(risk.cost for risk in view.components.risks.values())
    if "BuyWithRisk" in kinds and survives and _worth(view, me, sector) >= sector.price + _STAR:
        return Pick("BuyWithRisk", {})
    return _DECLINE


def _roll(view: View, me: Firm, prompt: Prompt) -> Pick:
    """Roll the dice; before that sell a company if no token is free, and repay a loan with plenty of cash."""
    kinds = {offer.kind: offer for offer in prompt.open_offers()}
    if "SellCompany" in kinds and not me.free_companies and (sale := _spare_company(view, me)) is not None:
        return sale
    if "RepayLoan" in kinds and me.cash >= _RICH + view.components.loan:
        domain = kinds["RepayLoan"].fields["industry"]
        assert isinstance(domain, OneOf)
        return Pick("RepayLoan", {"industry": domain.choices[0].value})
    return Pick("RollDice", {})


def _spare_company(view: View, me: Firm) -> Pick | None:
    """Sell the company that earns least among those whose sale costs no star; None: there is none."""
    found = [
        sector
        for sector in sorted(view.ring, key=lambda sector: sector.profit * sector.hits)
        if sector.companies[me.seat] > sector.loans[me.seat] and not _gain(sector, me.seat, -1)
    ]
    return Pick("SellCompany", {"company": str(found[0].number)}) if found else None


_ANSWERS: dict[str, Callable[[View, Firm, Prompt], Pick]] = {
    "PlaceCompany": _place,
    "Bid": _bid,
    "Tender": _tender,
    "Decline": _market,
    "RollDice": _roll,
}
