"""What people order while they are there: what the game's own policy would answer if it were asked later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.host.orders import MOST
from games.cargo_noir.rules.ports import Raise, Withdraw
from games.cargo_noir.view import PortView
from games.cargo_noir.view import View as Harbours
from games.economicus.rules.auction import PASS
from games.economicus.rules.company_auction import Bid
from games.economicus.rules.market import BuySafely, BuyWithRisk, Decline
from games.economicus.rules.order_auction import Tender
from games.economicus.view import View as Market
from games.kernel import Action, Amount, Choice, Game, Illegal, Offer, Prompt, one_of, own, say
from games.kernel.hosting import AnyTable, give
from games.sewer_pirats.rules.auction import DropOut, RaiseBid
from games.sewer_pirats.view import Lot, StoolView
from games.sewer_pirats.view import View as Bar
from tests.ordered import Book

Wish = tuple[str, dict[str, Any]]
_ASKED, _SOON = say("wait-for"), Random(0)


def _offer(action: type[Action], **amount: Amount) -> Offer:
    return Offer(action, _ASKED, amount)


def _furthest(fits: Callable[[int], bool], most: int) -> int:
    """The highest number up to which it fits, or 0."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if fits(middle) else (least, middle - 1)
    return least


class Forecast:
    """What the policy would say in this or that industry."""

    def __init__(self, game: Game, view: Market) -> None:
        self.game, self.view = game, view

    def _says(self, number: int, kind: str, *offers: Offer) -> bool:
        ring = tuple(replace(sector, active=sector.number == number) for sector in self.view.ring)
        seen = replace(self.view, active=number, ring=ring)
        return self.game.policy(seen, Prompt(_ASKED, offers), _SOON).kind == kind

    def _bids(self, number: int, amount: int) -> bool:
        return self._says(number, "Bid", _offer(Bid, amount=Amount(amount, 100)), PASS)

    def _tenders(self, number: int, down: int) -> bool:
        most = self.view.components.contract_bigger + 1 - down
        return self._says(number, "Tender", _offer(Tender, amount=Amount(1, most)), PASS)

    def declines(self, number: int) -> bool:
        return self._says(number, "Decline", _offer(BuyWithRisk), _offer(BuySafely), _offer(Decline))

    def highest_bid(self, number: int) -> int:
        return _furthest(partial(self._bids, number), 40)

    def lowest_tender(self, number: int) -> int:
        top = self.view.components.contract_bigger
        return min(top, top + 1 - _furthest(partial(self._tenders, number), top))


def economicus(table: AnyTable, seat: int) -> Iterator[Wish]:
    """For this round only, and what holds anywhere before what holds in one industry."""
    view = table.game.view(table, seat)
    ahead, during = Forecast(table.game, view), {"during": f"round:{view.round}"}
    sectors = sorted(view.ring, key=lambda sector: -sector.hits)
    for kind in ("RollAtOnce", "KeepAllLoans", "SettleDebts"):
        yield kind, during
    if all(ahead.declines(sector.number) for sector in sectors):
        yield "DeclineTheMarket", during
    yield from _tenders(ahead, [sector.number for sector in sectors], during)
    yield "PassOnCompanies", during
    bids = {s.number: most for s in sectors if (most := ahead.highest_bid(s.number)) >= s.price}
    for number, most in list(bids.items())[:7]:
        yield "BidForCompanies", {"what": number, "limit": most, "then": "out", **during}


def _tenders(ahead: Forecast, numbers: list[int], during: dict[str, str]) -> Iterator[Wish]:
    lowest = {number: ahead.lowest_tender(number) for number in numbers}
    anywhere = max(lowest.values())
    yield "TenderForOrders", {"what": 0, "limit": anywhere, "then": "out", **during}
    for number in [number for number in numbers if lowest[number] < anywhere][:3]:
        yield "TenderForOrders", {"what": number, "limit": lowest[number], "then": "out", **during}


def sewer_pirats(table: AnyTable, seat: int) -> Iterator[Wish]:
    """At the bar the figures nearest the front, of those to open with the dearest wish last."""
    for kind in ("GrabTheBest", "DiscardPlentiful", "AnswerForced", "PayPlentiful"):
        yield kind, {}
    view = table.game.view(table, seat)
    front, cards = list(reversed(view.bar))[:7], view.mats[seat].cards
    worth = {stool.number: _most_for(table.game, view, stool) for stool in front}
    for stool in sorted(front, key=lambda stool: worth[stool.number] - stool.price)[-3:]:
        yield "OpenWithFigure", {"what": stool.number, "limit": min(cards, stool.price + 3)}
    for number, most in worth.items():
        yield "BidForFigure", {"what": number, "limit": min(most, cards), "then": "out"}


def _most_for(game: Game, view: Bar, stool: StoolView) -> int:
    """The most that the policy would bid for this figure."""

    def bids(price: int) -> bool:
        offers = (_offer(RaiseBid, price=Amount(price, price)), _offer(DropOut))
        seen = replace(view, lot=Lot(stool.number, price - 1, 0))
        return game.policy(seen, Prompt(_ASKED, offers), _SOON).kind == "RaiseBid"

    return _furthest(bids, 12)


def container(table: AnyTable, seat: int) -> Iterator[Wish]:
    """The policy bids about half of what a cargo is worth, keeps three dollars, and nearly always sells."""
    for kind in ("EndWhenDone", "KeepOldPrices", "AnswerForced"):
        yield kind, {}
    yield "AcceptFrom", {"limit": 0, "then": "wake", "during": "game"}
    cash = table.game.view(table, seat).mats[seat].cash
    yield "BidShare", {"share": 50, "limit": max(1, cash - 3), "during": "game"}


def cargo_noir(table: AnyTable, seat: int) -> Iterator[Wish]:
    """Whatever the policy would raise to if it were outbid by a coin, else the ship withdraws."""
    for kind in ("BuyWhenAlone", "DiscardLeastMissed"):
        yield kind, {}
    view = table.game.view(table, seat)
    for port in view.ports:
        if (stack := dict(port.stacks).get(seat)) is not None:
            yield (
                "HoldPort",
                {"what": port.name, "limit": _holds_up_to(table.game, view, port, stack), "then": "out"},
            )


def _holds_up_to(game: Game, view: Harbours, port: PortView, stack: int) -> int:
    rival = next(mat.seat for mat in view.mats if mat.seat != view.viewer)
    highest = max(stack, *(coins for _, coins in port.stacks)) + 1
    stacks = tuple(sorted({**dict(port.stacks), rival: highest}.items()))
    ports = tuple(replace(one, stacks=stacks) if one is port else one for one in view.ports)
    least, safe = highest + 1 - stack, own(view).coins
    if least > safe:
        return stack
    raises = Offer(
        Raise, _ASKED, {"port": one_of((Choice(port.name, _ASKED),)), "coins": Amount(least, safe)}
    )
    leaves = Offer(Withdraw, _ASKED, {"port": one_of((Choice(port.name, _ASKED),))})
    pick = game.policy(replace(view, ports=ports), Prompt(_ASKED, (raises, leaves)), _SOON)
    return stack + pick.values["coins"] if pick.kind == "Raise" else stack


HABITS = {
    "economicus": economicus,
    "sewer_pirats": sewer_pirats,
    "container": container,
    "cargo_noir": cargo_noir,
}


def think_ahead(table: AnyTable, seat: int, orders: Book) -> None:
    """All orders anew, as far as they can be given now and no more than anybody may have."""
    orders[seat] = []
    for kind, values in HABITS[table.game.key](table, seat):
        try:
            orders[seat].append(give(table, seat, kind, values))
        except Illegal:  # not at this moment of the game
            continue
    del orders[seat][:-MOST]
