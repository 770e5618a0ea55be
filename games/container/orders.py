"""Says what can be ordered beforehand. Money is secret, so an order often knows what the table must not."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from games.container.rules.bids import Bid
from games.container.rules.goods import parse
from games.container.view import View
from games.container.words import broker_name
from games.kernel import Amount, Choice, Field, Hidden, Pick, Prompt, Seat, one_of, own, say
from games.kernel.orders import GAME, WAKE, Answer, Lasting, OnlyAnswer, Order, Reply, Usual, span

_MOST = 99  # dollars: no cargo has ever brought more
_BEYOND = one_of((Choice("wake", say("then-wake")), Choice("keep", say("then-keep"))))


def _cash(view: View, seat: Seat) -> int:
    cash = view.mats[seat].cash
    return 0 if isinstance(cash, Hidden) else cash


class Standing(Lasting, abstract=True):
    """Lasts for the turn of whoever is active, which ends with an auction, or for the whole game."""

    @classmethod
    def spans(cls, view: View) -> tuple[Choice, ...]:
        return span("turn", seat=view.active), GAME


class BreakTie(Lasting):
    """6.5.1 Adds so much, out of what is left, if the first bid is tied."""

    limit: int

    @classmethod
    def spans(cls, view: View) -> tuple[Choice, ...]:
        return () if view.auction is None else (span("auction", seller=view.auction.seller),)

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return view.auction is not None and view.auction.seller != seat and not view.auction.revealed

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        assert view.auction is not None
        cash, first_bid = _cash(view, own(view).seat), view.auction.own
        left = cash if first_bid is None else cash - first_bid.amount
        why = say("you-have" if first_bid is None else "you-have-left", cash=left)
        return {"limit": Amount(0, left, why), **super().fields(view)}

    def answer(self, view: View, asked: Prompt) -> Answer:
        tied = view.auction is not None and bool(view.auction.revealed)
        return Pick("Bid", {"amount": self.limit, "cards": {}}) if tied and _bidding(asked) else None


class BidNothing(Standing):
    """6.3 Bids a bare bluff card: no interest in this cargo, or in any."""

    def answer(self, view: View, asked: Prompt) -> Answer:
        first = view.auction is not None and not view.auction.revealed
        return Pick("Bid", {"amount": 0, "cards": {"bluff": 1}}) if first and _bidding(asked) else None


class BidShare(Standing):
    """6.3 Bids so many percent of what a cargo is worth by the bidder's value card, and at most so much."""

    share: int
    limit: int

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        return {"share": Amount(1, 100, round=10), "limit": Amount(1, _MOST), **super().fields(view)}

    def answer(self, view: View, asked: Prompt) -> Answer:
        if view.auction is None or view.auction.revealed or not _bidding(asked):
            return None
        amount = min(_by_own_card(view) * self.share // 100, self.limit, _cash(view, own(view).seat))
        return Pick("Bid", {"amount": amount, "cards": {} if amount else {"bluff": 1}})


def _bidding(asked: Prompt) -> bool:
    return any(offer.action is Bid for offer in asked.offers)


def _by_own_card(view: View) -> int:
    """9.3 Return what the lot is worth by the viewer's value card."""
    card = own(view).card
    assert view.auction is not None
    assert not isinstance(card, Hidden)
    values: dict[str, int] = dict(zip(card, view.components.card_values, strict=True))
    return sum(values[colour] * number for colour, number in view.auction.lot.items())


class AcceptFrom(Standing):
    """6.6 Accepts the highest bid from so much on; a lower one wakes the seller, or the cargo is kept."""

    limit: int
    then: Literal["wake", "keep"]

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        return {"limit": Amount(0, _MOST), "then": _BEYOND, **super().fields(view)}

    def answer(self, view: View, asked: Prompt) -> Answer:
        if view.auction is None or not asked.has("Accept"):
            return None
        if view.auction.best >= self.limit:
            return Pick("Accept", {}) if len(view.auction.leaders) == 1 else WAKE
        return Pick("Decline", {}) if self.then == "keep" else WAKE

    def args(self, view: View) -> Mapping[str, Any]:
        return {**super().args(view), "then": say(f"then-{self.then}")}


class AtBroker(Order, abstract=True):
    """5.6.3 Bids one more as long as the arrow marks this space and somebody else holds the Payment Card."""

    ware: ClassVar[str]
    call: ClassVar[str]

    what: int  # the broker whose space is up for auction
    limit: int

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return view.payment is not None and view.payment.ware == cls.ware

    @classmethod
    def most(cls, view: View) -> int:
        """Return how much the viewer could bid."""
        raise NotImplementedError

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        assert view.payment is not None
        broker = Choice(view.payment.broker, broker_name(view.payment.broker))
        return {"what": one_of((broker,)), "limit": Amount(1, max(1, cls.most(view)))}

    def lasts(self, view: View) -> bool:
        return view.payment is not None and (view.payment.ware, view.payment.broker) == (self.ware, self.what)

    def answer(self, view: View, asked: Prompt) -> Answer:
        if not asked.can(self.call):
            return None
        assert view.payment is not None
        laid = view.payment.money, *view.payment.factory.values(), *view.payment.harbour.values()
        step, outbid = sum(laid) + 1, view.payment.holder != view.viewer
        return Pick(self.call, self.bid(view, step)) if outbid and step <= self.limit else None

    def bid(self, view: View, step: int) -> dict[str, Any]:
        """Return the values of the call that bids so much."""
        raise NotImplementedError

    def args(self, view: View) -> Mapping[str, Any]:
        return {"limit": self.limit, "what": broker_name(self.what)}


class BidMoneyAtBroker(AtBroker):
    """5.6.4 Bids a dollar more for the containers, with the next action of one's own."""

    ware, call = "containers", "CallForContainers"

    @classmethod
    def most(cls, view: View) -> int:
        return _cash(view, own(view).seat)

    def bid(self, view: View, step: int) -> dict[str, Any]:
        return {"amount": step}


class BidContainersAtBroker(AtBroker):
    """5.6.6 Bids a container more for the money, with the next action of one's own: the cheapest ones."""

    ware, call = "money", "CallForMoney"

    @classmethod
    def most(cls, view: View) -> int:
        return len(_cheapest_first(view))

    def bid(self, view: View, step: int) -> dict[str, Any]:
        return {"containers": dict(Counter(_cheapest_first(view)[:step]))}


def _cheapest_first(view: View) -> list[str]:
    """Return the viewer's containers in both stores, each as a bid names it."""
    mat = own(view)
    stores = {"factory": mat.factory, "harbour": mat.harbour}
    found = [
        (key, origin)
        for origin, store in stores.items()
        for key, number in store.items()
        for _ in range(number)
    ]
    return [f"{origin}-{key}" for key, origin in sorted(found, key=lambda one: (parse(one[0])[1], one))]


class EndWhenDone(Reply):
    """5.0.3 Ends the turn after both actions, though a loan might still be repaid."""

    kind = "EndTurn"

    def answer(self, view: View, asked: Prompt) -> Answer:
        return super().answer(view, asked) if not view.actions_left else None


class KeepOldPrices(Usual):
    """5.6.9 Prices what comes back from a broker as before; 5.7.3 pays brokers in the order of the bid."""

    kinds = ("PriceReturned", "PayBroker")

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return bool(view.brokers)


class AnswerForced(OnlyAnswer):
    """Gives the only answer there is, where it is one's secret money that leaves no other.

    The game itself never answers there: that would tell the table about the money.
    7.1 A loan could be taken almost always, and would always allow more: this order does without.
    7.2 To repay one is possible only before the answer, so the owner is asked.
    """

    forgone = ("TakeLoan",)
