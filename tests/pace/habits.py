"""What people order while they are there: what the game's own policy would answer if it were asked later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from games.economicus.auction import PASS
from games.economicus.company_auction import Bid
from games.economicus.market import BuySafely, BuyWithRisk, Decline
from games.economicus.order_auction import Tender
from games.kernel import Action, Amount, Illegal, Offer, Order, Pick, Prompt, Table, give, say
from tests.ordered import Book

MOST = 15  # orders that one player may have
_ASKED, _SOON = say("ask"), Random(0)
Wish = tuple[str, dict[str, Any]]


def _offer(action: type[Action], amount: Amount | None = None) -> Offer:
    return Offer(action, _ASKED, {} if amount is None else {"amount": amount})


def _furthest(fits: Callable[[int], bool], most: int) -> int:
    """The highest number up to which it fits."""
    low = 0
    while low < most:
        middle = (low + most + 1) // 2
        low, most = (middle, most) if fits(middle) else (low, middle - 1)
    return low


def economicus(table: Table[Any], seat: int) -> Iterator[Wish]:
    """The oldest first: what holds anywhere, then what holds in one industry."""
    game, view = table.game, table.game.view(table, seat)

    def would(number: int, asked: Prompt, kind: str) -> bool:
        ring = tuple(replace(sector, active=sector.number == number) for sector in view.ring)
        return bool(game.policy(replace(view, active=number, ring=ring), asked, _SOON).kind == kind)

    this_round = f"round:{view.round}"
    numbers = [sector.number for sector in sorted(view.ring, key=lambda sector: -sector.hits)]
    yield from _routine(view, numbers, would, game)
    bids = {n: _furthest(lambda k, n=n: would(n, _up(k), "Bid"), 40) for n in numbers}  # type: ignore[misc]
    wanted = {s.number: bids[s.number] for s in view.ring if bids[s.number] >= s.price}
    yield "PassOnCompanies", {"during": this_round}
    for number in [n for n in numbers if n in wanted][:7]:
        yield (
            "BidForCompanies",
            {"what": number, "limit": wanted[number], "then": "out", "during": this_round},
        )


def _up(least: int) -> Prompt:
    return Prompt(_ASKED, (_offer(Bid, Amount(max(1, least), 100)), PASS))


def _routine(
    view: Any, numbers: list[int], would: Callable[[int, Prompt, str], bool], game: Any
) -> Iterator[Wish]:
    this_round = f"round:{view.round}"
    market = Prompt(_ASKED, (_offer(BuyWithRisk), _offer(BuySafely), _offer(Decline)))
    if view.full and all(would(number, market, "Decline") for number in numbers):
        yield "DeclineTheMarket", {"during": this_round}
    for kind in ("RollAtOnce", "KeepAllLoans", "SettleDebts"):
        yield kind, {"during": "game"}
    top = view.box.contract_bigger
    least = {
        n: top + 1 - _furthest(lambda k, n=n: would(n, _down(top + 1 - k), "Tender"), top) for n in numbers
    }  # type: ignore[misc]
    poorest = max(least.values())
    yield "TenderForOrders", {"what": 0, "limit": min(poorest, top), "then": "out", "during": this_round}
    for number in [n for n in numbers if least[n] < poorest][:3]:
        yield "TenderForOrders", {"what": number, "limit": least[number], "then": "out", "during": this_round}


def _down(most: int) -> Prompt:
    return Prompt(_ASKED, (_offer(Tender, Amount(1, most)), PASS))


def sewer_pirats(table: Table[Any], seat: int) -> Iterator[Wish]:
    view = table.game.view(table, seat)
    for kind in (
        "GrabTheBest",
        "DiscardPlentiful",
        "AnswerForced",
        "PayPlentiful",
        "AlwaysReveal",
        "AlwaysSail",
    ):
        yield kind, {}
    if not view.bar:
        return
    cards = view.mats[seat].cards
    near = list(reversed(view.bar))[:7]
    worth = {stool.number: _worth_of(table, view, stool) for stool in near}
    by_merit = sorted(near, key=lambda stool: worth[stool.number] - stool.price)
    for stool in by_merit[-3:]:
        yield "OpenWithFigure", {"what": stool.number, "limit": min(max(1, cards), stool.price + 3)}
    for number, most in worth.items():
        yield "BidForFigure", {"what": number, "limit": max(0, min(most, cards)), "then": "out"}


def _worth_of(table: Table[Any], view: Any, stool: Any) -> int:
    """The most that the policy would bid for this figure."""
    from games.sewer_pirats.auction import DropOut, RaiseBid
    from games.sewer_pirats.view import Lot

    def bids(price: int) -> bool:
        asked = Prompt(
            _ASKED, (Offer(RaiseBid, _ASKED, {"price": Amount(price, price)}), Offer(DropOut, _ASKED))
        )
        seen = replace(view, lot=Lot(stool.number, price - 1, 0))
        return bool(table.game.policy(seen, asked, _SOON).kind == "RaiseBid")

    return _furthest(bids, 12)


def container(table: Table[Any], seat: int) -> Iterator[Wish]:
    cash = table.state.players[seat].cash
    for kind in ("EndWhenDone", "KeepOldPrices", "AnswerForced"):
        yield kind, {}
    yield "AcceptFrom", {"limit": 0, "then": "wake", "during": "game"}
    yield "BidShare", {"share": 50, "limit": max(1, cash - 3), "during": "game"}


def cargo_noir(table: Table[Any], seat: int) -> Iterator[Wish]:
    for kind in ("BuyWhenAlone", "DiscardLeastMissed"):
        yield kind, {}


HABITS = {
    "economicus": economicus,
    "sewer_pirats": sewer_pirats,
    "container": container,
    "cargo_noir": cargo_noir,
}


def think_ahead(table: Table[Any], seat: int, orders: Book) -> None:
    """All orders anew, as far as they can be given now and no more than anybody may have."""
    found: list[Order] = []
    for kind, values in HABITS[table.game.key](table, seat):
        try:
            found.append(give(table, seat, kind, values))
        except Illegal:
            continue
    orders[seat] = found[-MOST:]


def policy_of(table: Table[Any], seat: int, asked: Prompt, dice: Random) -> Pick:
    return table.game.policy(table.game.view(table, seat), asked, dice)
