"""Lets a player order beforehand, so that nobody has to wait for a pass or for the dice."""

from collections.abc import Mapping
from typing import Any

from games.economicus.view import View
from games.kernel import Amount, Choice, Field, Offer, Picked, Seat, Text, one_of, own, say
from games.kernel.orders import GAME, BidLimit, Lasting, Reply, Usual, span

ANY = 0
_ANYWHERE = Choice(ANY, say("any-industry"))


class Standing(Lasting, abstract=True):
    """Holds for this turn, this round or the whole game, for whoever is still in it."""

    @classmethod
    def spans(cls, view: View) -> tuple[Choice, ...]:
        return span("turn", round=view.round, seat=view.turn), span("round", round=view.round), GAME

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return view.round > 0 and view.mats[seat].alive


class FullRules(Standing, abstract=True):
    """Can be given only under the full rules, because it is about what only they have."""

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return view.full and super().fits(view, seat)


class AuctionLimit(Standing, BidLimit, abstract=True):
    """Bids up to a limit in the auctions of one industry or of all of them."""

    out = "Pass"

    what: int

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        sectors = sorted(view.ring, key=lambda sector: sector.number)
        where = one_of((_ANYWHERE, *(Choice(sector.number, sector.name) for sector in sectors)))
        return {"what": where, **super().fields(view)}

    def concerns(self, view: View) -> bool:
        return self.what in (ANY, view.active)

    def args(self, view: View) -> Mapping[str, Any]:
        names = {sector.number: sector.name for sector in view.ring}
        return {**super().args(view), "what": names.get(self.what, _ANYWHERE.label)}


class BidForCompanies(AuctionLimit):
    """5.2 Bid up to a limit for a company, and never more than could be raised."""

    bid = "Bid"

    @classmethod
    def limits(cls, view: View) -> Amount:
        return Amount(1, view.components.bid_limit)

    @classmethod
    def offer(cls, view: View, seat: Seat) -> Offer | None:
        found, own = super().offer(view, seat), view.mats[seat]
        reach = own.cash + own.raisable

        def beyond(picked: Picked) -> Text | None:
            return say("confirm-limit", reach=reach) if view.full and picked["limit"] > reach else None

        return None if found is None else found._replace(confirm=beyond)

    def means(self, view: View) -> int:
        return own(view).cash + own(view).raisable


class PassOnCompanies(Standing, Reply):
    """5.2.1 Pass in the auction of a company."""

    kind, beside = "Pass", "Bid"


class TenderForOrders(AuctionLimit):
    """5.3 Bid down to a limit for a city order."""

    bid, falling = "Tender", True

    @classmethod
    def limits(cls, view: View) -> Amount:
        return Amount(view.components.contract_lowest, view.components.contract_bigger)


class PassOnOrders(Standing, Reply):
    """5.3.2 Pass in the auction of an order."""

    kind, beside = "Pass", "Tender"


class DeclineTheMarket(FullRules, Reply):
    """5.1.1 Buy nothing on the market."""

    kind, beside = "Decline", "BuyWithRisk"


class RollAtOnce(Standing, Reply):
    """4.2 Roll the dice at once, without a loan, a sale or a deal before."""

    kind = "RollDice"

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return (view.full or view.deals) and super().fits(view, seat)


class DeclineAllDeals(Standing, Reply):
    """7.6.4 Decline whatever deal is proposed."""

    kind, beside = "DeclineDeal", "AcceptDeal"

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return view.deals and super().fits(view, seat)


class KeepAllLoans(FullRules, Reply):
    """7.2 Repay no loan on a double."""

    kind = "KeepLoans"


class SettleDebts(FullRules, Usual):
    """7.4.3 Pay debts by the loans and sales that are made when the time is up."""

    kinds = ("TakeLoan", "SellCompany")
