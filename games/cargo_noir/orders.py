"""What can be ordered beforehand: how long to hold a port, and what one does every turn anyway."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.cargo_noir.rules.ports import help_at_hand
from games.cargo_noir.view import PortView, View
from games.cargo_noir.words import PLACES
from games.kernel import Amount, Choice, Field, Pick, Prompt, Seat, one_of, own, say
from games.kernel.orders import BEYOND, GAME, WAKE, Answer, Lasting, Order, Reply, Then, Usual, span


class Standing(Lasting, abstract=True):
    """For this round or for the whole game."""

    @classmethod
    def spans(cls, view: View) -> tuple[Choice, ...]:
        return span("round", round=view.round), GAME


def _berths(view: View) -> dict[str, PortView]:
    return {port.name: port for port in view.ports if own(view).seat in dict(port.stacks)}


class HoldPort(Order):
    """3.10 Outbid all others in a port by one coin, as long as the stack is no higher than the limit.

    6.1 A Safe that is short is no reason to give way while another ship could bring the coins.
    """

    what: str
    limit: int
    then: Then

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return bool(_berths(view))

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        mine = _berths(view)
        highest = max(dict(port.stacks)[own(view).seat] for port in mine.values())
        ports = one_of(tuple(Choice(name, PLACES[name]) for name in mine))
        return {"what": ports, "limit": Amount(1, highest + own(view).coins), "then": BEYOND}

    def lasts(self, view: View) -> bool:
        return self.what in _berths(view)

    def answer(self, view: View, asked: Prompt) -> Answer:
        contested = _contested(asked)
        if self.what not in contested:
            return None
        stacks = dict(_berths(view)[self.what].stacks)
        mine, safe = stacks.pop(own(view).seat), own(view).coins
        more = max(stacks.values()) + 1 - mine
        if mine + more > self.limit:
            return self._give_up()
        if more <= safe:
            return Pick("Raise", {"port": self.what, "coins": more})
        others = [port for port in contested if port != self.what]
        return WAKE if more <= safe + _help(view, others) else self._give_up()

    def _give_up(self) -> Answer:
        return Pick("Withdraw", {"port": self.what}) if self.then == "out" else WAKE

    def args(self, view: View) -> Mapping[str, Any]:
        return {"what": PLACES[self.what], "limit": self.limit, "then": say(f"then-{self.then}")}


def _contested(asked: Prompt) -> list[str]:
    """The ports whose ships are to be resolved now, against rivals."""
    if not asked.can("Withdraw"):
        return []
    field = asked.offer("Withdraw").next_field({})
    return [] if field is None else [str(port) for port in field[1].possible()]


def _help(view: View, ports: Sequence[str]) -> int:
    """6.1 The coins that ships in these ports could bring; which to give up is for their owner to say."""
    mat, mine = own(view), _berths(view)
    stacks = [dict(mine[port].stacks)[mat.seat] for port in ports]
    syndicates = max(dict(mat.cards).get("syndicate", 0) - len(view.left), 0)
    return help_at_hand(stacks, syndicates, view.syndicate_pays)


class BuyWhenAlone(Order):
    """3.8 Whatever lies in a port where no rival is left."""

    def answer(self, view: View, asked: Prompt) -> Answer:
        if not asked.can("Buy"):
            return None
        field = asked.offer("Buy").next_field({})
        return None if field is None else Pick("Buy", {"port": next(iter(field[1].possible()))})


class DrawAtMarket(Reply):
    """3.7 Never swap."""

    kind = "Draw"


class TradeNothing(Standing, Reply):
    """3.25"""

    kind = "EndTrading"


class DiscardLeastMissed(Usual):
    """3.26 As the clock would."""

    kinds = ("Discard",)


class RepeatAlways(Standing, Reply):
    """3.32 Wherever at least one ship can go again."""

    kind = "RepeatPlacement"


class StayInHand(Reply):
    """4.3 In the last round."""

    kind = "Finish"
