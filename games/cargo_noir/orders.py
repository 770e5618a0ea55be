"""Lets a player order beforehand how long to hold a port, and what to do every turn anyway."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.cargo_noir.rules.ports import coins_from_withdrawing
from games.cargo_noir.view import PortView, View
from games.cargo_noir.words import PLACES
from games.kernel import Amount, Choice, Field, Pick, Prompt, Seat, one_of, own, say
from games.kernel.orders import BEYOND, GAME, WAKE, Answer, Lasting, Order, Reply, Then, Usual, span


class Standing(Lasting, abstract=True):
    """Holds for this round or for the whole game."""

    @classmethod
    def spans(cls, view: View) -> tuple[Choice, ...]:
        return span("round", round=view.round), GAME


def _own_ports(view: View) -> dict[str, PortView]:
    """Return the ports where the viewer has a ship."""
    return {port.name: port for port in view.ports if own(view).seat in dict(port.stacks)}


class HoldPort(Order):
    """3.10 Outbid all others in a port by one coin, as long as the stack is no higher than the limit.

    6.1 It does not withdraw while another ship could bring the coins that the Safe is short of: it asks.
    """

    what: str
    limit: int
    then: Then

    @classmethod
    def fits(cls, view: View, seat: Seat) -> bool:
        return bool(_own_ports(view))

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        ports = _own_ports(view)
        highest = max(dict(port.stacks)[own(view).seat] for port in ports.values())
        what = one_of(tuple(Choice(name, PLACES[name]) for name in ports))
        return {"what": what, "limit": Amount(1, highest + own(view).coins), "then": BEYOND}

    def lasts(self, view: View) -> bool:
        return self.what in _own_ports(view)

    def answer(self, view: View, asked: Prompt) -> Answer:
        contested = _contested(asked)
        if self.what not in contested:
            return None
        stacks = dict(_own_ports(view)[self.what].stacks)
        stack, safe = stacks.pop(own(view).seat), own(view).coins
        more = max(stacks.values()) + 1 - stack
        if stack + more > self.limit:
            return self._give_up()
        if more <= safe:
            return Pick("Raise", {"port": self.what, "coins": more})
        others = [port for port in contested if port != self.what]
        return WAKE if more <= safe + _coins_from(view, others) else self._give_up()

    def _give_up(self) -> Answer:
        return Pick("Withdraw", {"port": self.what}) if self.then == "out" else WAKE

    def args(self, view: View) -> Mapping[str, Any]:
        return {"what": PLACES[self.what], "limit": self.limit, "then": say(f"then-{self.then}")}


def _contested(asked: Prompt) -> list[str]:
    """Return the ports where a ship has to raise or withdraw now."""
    if not asked.can("Withdraw"):
        return []
    field = asked.offer("Withdraw").next_field({})
    return [] if field is None else [str(port) for port in field[1].possible()]


def _coins_from(view: View, ports: Sequence[str]) -> int:
    """6.1 Return the coins that withdrawing from all these ports would bring."""
    mat, own_ports = own(view), _own_ports(view)
    stacks = [dict(own_ports[port].stacks)[mat.seat] for port in ports]
    syndicates = max(dict(mat.cards).get("syndicate", 0) - len(view.left), 0)
    return coins_from_withdrawing(stacks, syndicates, view.syndicate_pays)


class BuyWhenAlone(Order):
    """3.8 Buy whatever lies in a port where no rival is left."""

    def answer(self, view: View, asked: Prompt) -> Answer:
        if not asked.can("Buy"):
            return None
        field = asked.offer("Buy").next_field({})
        return None if field is None else Pick("Buy", {"port": next(iter(field[1].possible()))})


class DrawAtMarket(Reply):
    """3.7 Draw at the black market, and never swap."""

    kind = "Draw"


class TradeNothing(Standing, Reply):
    """3.25 End trading at once, without a deal."""

    kind = "EndTrading"


class DiscardLeastMissed(Usual):
    """3.26 Discard the tokens that are missed least, as it is done when the time is up (7.6)."""

    kinds = ("Discard",)


class RepeatAlways(Standing, Reply):
    """3.32 Repeat the last placement, if at least one ship can go again where it was."""

    kind = "RepeatPlacement"


class StayInHand(Reply):
    """4.3 Send no ships in the last round."""

    kind = "Finish"
