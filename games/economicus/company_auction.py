"""5.2 Phase 3: the auction of one new company in the active industry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.economicus.auction import PASS, PASSES, Called, OpenAuction, last_living
from games.economicus.debt import Debt
from games.economicus.industries import label, per_round
from games.economicus.money import means
from games.economicus.stars import free_companies, place
from games.economicus.state import State, figures, full
from games.economicus.way_out import dealings
from games.kernel import Action, Amount, Offer, Picked, Prompt, Seat, Step, Table, Text, Who, say

_NO_TOKEN, _NO_CASH = say("no-company-token"), say("no-cash-to-bid")
_BID = say("offer-bid")
_WHY_CASH, _WHY_LIMIT = say("why-bid-cash"), say("why-bid-limit")


class Bid(Action):
    """5.2.1 At least the price of the industry, and more than the last bid."""

    amount: int


@dataclass(frozen=True)
class CompanyAuction(OpenAuction):
    """5.2.1 Bids rise. Without a free company token nobody can take part."""

    def why_silent(self, table: Table[State], seat: Seat, best: Called | None) -> Text | None:
        """5.2.2, 5.2.3 Without a token, or under the basic rules without the cash (A12), one passes."""
        if free_companies(table, seat) <= 0:
            return _NO_TOKEN
        if not full(table) and table.state.players[seat].cash < _least(table, best):
            return _NO_CASH
        return None

    def promised(self, table: Table[State], seat: Seat) -> int:
        standing = last_living(table, self.bids)
        return standing.amount if standing is not None and standing.seat == seat else 0

    def prompt(self, table: Table[State], seat: Seat) -> Prompt:
        state, standing = table.state, last_living(table, self.bids)
        price = state.prices[state.active]
        brings = per_round(table, state.active)
        offer = _bid(table, seat, _least(table, standing), brings)
        where = label(table, state.active)
        if standing is None:
            text = say("ask-first-bid", industry=where, price=price, brings=brings)
        else:
            who, amount = Who(standing.seat), standing.amount
            text = say("ask-bid", industry=where, price=price, brings=brings, bidder=who, bid=amount)
        return Prompt(text, (offer, PASS), PASSES)

    def call(self, table: Table[State], amount: int) -> None:
        table.tell("bids", who=Who(self.speaker), amount=amount)

    def close(self, table: Table[State], bids: tuple[Called, ...]) -> None:
        """5.2.7 Where nobody bid, or could bid (A15), the price falls by 1M, but not below 1M."""
        if last_living(table, bids) is not None:
            return settle(table, bids)
        state, box = table.state, figures(table)
        price = max(state.prices[state.active] - box.price_drop, box.lowest_price)
        state.prices[state.active] = price
        return table.tell("no-bids", industry=label(table, state.active), price=price)


def _least(table: Table[State], best: Called | None) -> int:
    return table.state.prices[table.state.active] if best is None else best.amount + 1


def _bid(table: Table[State], seat: Seat, least: int, brings: Text) -> Offer:
    """5.2.3, 5.2.4 Basic rules: at most one's cash (A12). Full rules: beyond one's means is legal (A13)."""
    cash, reach = table.state.players[seat].cash, means(table, seat)
    note = _consequence(cash, reach, brings)
    if full(table):
        most = max(least, reach, figures(table).bid_limit)
        amount = Amount(least, most, _WHY_LIMIT, note)
        return Offer(Bid, _BID, {"amount": amount}, confirm=_folly(table, seat, reach), grave=True)
    return Offer(Bid, _BID, {"amount": Amount(least, cash, _WHY_CASH, note)})


def _consequence(cash: int, reach: int, brings: Text) -> Callable[[int], Text]:
    """What a bid would leave, how much could be raised, and what the company would bring."""

    def note(amount: int) -> Text:
        if amount > reach:
            return say("note-bid-ruin", reach=reach)
        if amount > cash:
            return say("note-bid-raise", short=amount - cash, left=reach - amount, brings=brings)
        return say("note-bid", left=cash - amount, more=reach - cash, brings=brings)

    return note


def _folly(table: Table[State], seat: Seat, reach: int) -> Callable[[Picked], Text | None]:
    """5.2.4 Before a bid beyond one's cash: what it would take, or that it would be the end (A13)."""

    def confirm(picked: Picked) -> Text | None:
        bid, player = picked["amount"], table.state.players[seat]
        if bid <= player.cash:
            return None
        if bid > reach:
            return say("confirm-bankruptcy", bid=bid, reach=reach)
        return say("confirm-bid", bid=bid, cash=player.cash, dealings=dealings(table, player, bid))

    return confirm


def settle(table: Table[State], bids: tuple[Called, ...]) -> None:
    """5.2.6 The best bid of a player still in the game is paid, even after a later pass (A36)."""
    won = last_living(table, bids)
    if won is None:
        return table.tell("nobody-buys", industry=label(table, table.state.active))
    return table.then(Debt(won.seat, won.amount, "bid"), NewCompany(bids[: bids.index(won) + 1]))


@dataclass(frozen=True)
class NewCompany(Step[State, Action]):
    """5.2.5 The winner has paid: the company is placed and the bid becomes the price.

    A winner who could not pay is out, and the bid before that one wins; without one nobody buys (A14).
    """

    bids: tuple[Called, ...]

    def run(self, table: Table[State]) -> None:
        state, won = table.state, self.bids[-1]
        if not state.players[won.seat].alive:
            return settle(table, self.bids[:-1])
        where = label(table, state.active)
        table.tell("founds-company", who=Who(won.seat), industry=where, price=won.amount)
        place(table, won.seat, state.active)
        state.prices[state.active] = won.amount
        return None
