"""Says what can be ordered beforehand: in the crew auction, the same two cards, whatever one always does."""

from collections.abc import Mapping
from typing import Any

from games.kernel import Amount, Choice, Field, Pick, Prompt, Seat, one_of, own, say
from games.kernel.orders import Answer, BidLimit, OnlyAnswer, Order, Reply, Usual
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.rules.cards import DECK
from games.sewer_pirats.view import StoolView, View

ANY = 0
_ANYBODY = Choice(ANY, say("any-figure"))
_CARDS = (
    *(Choice(talisman, words.CARD[talisman]) for talisman in TALISMANS),
    Choice(DECK, say("from-the-deck")),
)


def _figure_choice(view: View, number: int) -> Choice:
    """Return the figure on this stool as a choice, or any figure if nobody sits there."""
    clan = next((stool.clan for stool in view.bar if stool.number == number), None)
    label = say("figure-on-stool", clan=words.CLAN[clan], stool=number) if clan else _ANYBODY.label
    return Choice(number, label)


class AtTheBar(Order, abstract=True):
    """9 Lasts as long as the bar is open and its owner needs crew."""

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return bool(view.bar) and len(view.mats[seat].home) < view.components.crew

    def lasts(self, view: View) -> bool:
        return self.fits(view, own(view).seat)


class BidForFigure(AtTheBar, BidLimit):
    """9.7 Raises up to so many cards for one figure at the bar, or for any."""

    bid, amount, out = "RaiseBid", "price", "DropOut"

    what: int

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        figures = (_figure_choice(view, stool.number) for stool in reversed(view.bar))
        return {"what": one_of((_ANYBODY, *figures)), **super().fields(view)}

    @classmethod
    def limits(cls, view: View) -> Amount:
        return Amount(0, max(1, own(view).cards), say("your-cards", cards=own(view).cards))

    def concerns(self, view: View) -> bool:
        return view.lot is not None and self.what in (ANY, view.lot.stool)

    def lasts(self, view: View) -> bool:
        return super().lasts(view) and (self.what == ANY or self.what in {stool.number for stool in view.bar})

    def args(self, view: View) -> Mapping[str, Any]:
        return {**super().args(view), "what": _figure_choice(view, self.what).label}


class OpenWithFigure(AtTheBar):
    """9.5 Opens, as starter, with this figure at its least price, if that is no more than so many cards."""

    what: int
    limit: int

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        figures = tuple(_figure_choice(view, stool.number) for stool in reversed(view.bar))
        return {"what": one_of(figures), "limit": Amount(0, max(1, own(view).cards))}

    def lasts(self, view: View) -> bool:
        return super().lasts(view) and self._stool(view) is not None

    def _stool(self, view: View) -> StoolView | None:
        return next((stool for stool in view.bar if stool.number == self.what), None)

    def answer(self, view: View, asked: Prompt) -> Answer:
        stool = self._stool(view)
        if stool is None or not asked.has("OpenBidding"):
            return None
        fair = stool.price <= min(self.limit, own(view).cards)
        return Pick("OpenBidding", {"stool": self.what, "price": stool.price}) if fair else None

    def args(self, view: View) -> Mapping[str, Any]:
        return {"what": _figure_choice(view, self.what).label, "limit": self.limit}


class PayPlentiful(AtTheBar, Usual):
    """9.8 Pays for crew with the cards of which there are most."""

    kinds = ("PayCards",)


class TakeSameCards(Order):
    """4.3 Takes the same two cards turn after turn, until the hand is as big as wanted."""

    one: str
    other: str
    limit: int

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return not view.bar and view.mats[seat].cards < view.components.hand_limit

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        cards = one_of(_CARDS)
        return {
            "one": cards,
            "other": cards,
            "limit": Amount(own(view).cards + 1, view.components.hand_limit),
        }

    def lasts(self, view: View) -> bool:
        return own(view).cards < self.limit

    def answer(self, view: View, asked: Prompt) -> Answer:
        kinds = {offer.kind for offer in asked.offers}
        if "TakeCard" not in kinds:
            return None
        return Pick("TakeCard", {"card": self.one if len(kinds) > 1 else self.other})

    def args(self, view: View) -> Mapping[str, Any]:
        names = {choice.value: choice.label for choice in _CARDS}
        return {"one": names[self.one], "other": names[self.other], "limit": self.limit}


class GrabTheBest(Usual):
    """4.17 Grabs the trophy that scores most for its taker."""

    kinds = ("Grab", "GrabTwo")


class DiscardPlentiful(Usual):
    """4.5 Discards the cards of which there are most."""

    kinds = ("DiscardCards",)


class WithAbilities(Order, abstract=True):
    """5 Can be given only where clans have abilities."""

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return view.abilities


class AlwaysReveal(WithAbilities, Reply):
    """6.7 Turns up a card for every snail that may try its luck."""

    kind = "Reveal"


class AlwaysSail(WithAbilities, Reply):
    """6.3 Sails at once with a weasel that becomes captain."""

    kind = "SetSail"


class AlwaysRest(WithAbilities, Reply):
    """6.3 Does without the second action of a weasel that is not captain."""

    kind = "Rest"

    def answer(self, view: View, asked: Prompt) -> Answer:
        return None if asked.has("SetSail") else super().answer(view, asked)


class AnswerForced(OnlyAnswer):
    """Gives the only answer there is, where it is one's hidden hand that leaves no other.

    10.2 The game itself does not answer there: that would tell the others about the hand.
    """
