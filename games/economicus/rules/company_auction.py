"""5.2 Phase 3 auctions one new company in the active industry."""

from collections.abc import Callable

from games.economicus.rules.auction import PASS, PASS_BY_DEFAULT, Called, OpenAuction, best_bid
from games.economicus.rules.debt import Debt
from games.economicus.rules.industries import per_round
from games.economicus.rules.money import means
from games.economicus.rules.stars import free_companies, place
from games.economicus.rules.way_out import dealings
from games.economicus.state import Here, full
from games.economicus.words import label, millions
from games.kernel import Action, Amount, Offer, Picked, Prompt, Seat, Step, Text, Who, say

_NO_TOKEN, _NO_PRICE, _NO_CASH = say("no-company-token"), say("no-cash-for-price"), say("no-cash-to-bid")
_BID = say("offer-bid")


class Bid(Action):
    """5.2.1 Bid at least the price of the industry, and more than the last bid."""

    amount: int


class CompanyAuction(OpenAuction):
    """5.2.1 Bids rise. Without a free company token nobody can take part."""

    def why_silent(self, table: Here, seat: Seat, best: Called | None) -> Text | None:
        """5.2.2, 5.2.3 Without a token, or by the basic rules without the cash (A12), one passes by rule."""
        if free_companies(table, seat) <= 0:
            return _NO_TOKEN
        if not full(table) and table.state.players[seat].cash < _least_bid(table, best):
            return _NO_PRICE if best is None else _NO_CASH
        return None

    def ruin(self, table: Here, left: int, sold: int | None) -> Text | None:
        standing = best_bid(table, self.bids)
        if standing is None or left >= standing.amount:
            return None
        return say("confirm-ruin", bid=standing.amount, means=left)

    def wanted(self, table: Here) -> Text:
        active, best = table.state.active, best_bid(table, self.bids)
        where = label(table, active)
        if best is None:
            return say("wanted-first-bid", industry=where, price=table.state.prices[active])
        return say("wanted-bid", industry=where, bid=best.amount, bidder=Who(best.seat))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        standing = best_bid(table, self.bids)
        return Prompt(
            lambda: _question(table, standing),
            (_offer_bid(table, seat, standing), PASS),
            PASS_BY_DEFAULT,
            context=lambda: self.means_of(table, seat),
        )

    def call(self, table: Here, amount: int) -> None:
        table.tell("bids", who=Who(self.speaker), amount=amount)

    def close(self, table: Here, bids: tuple[Called, ...]) -> None:
        """5.2.7 The best bid buys. If nobody bid, or could (A15), the price falls by 1M, but not below 1M."""
        if best_bid(table, bids) is not None:
            return settle(table, bids)
        state, components = table.state, table.components
        price = max(state.prices[state.active] - components.price_drop, components.lowest_price)
        state.prices[state.active] = price
        return table.tell("no-bids", industry=label(table, state.active), price=price)


def _question(table: Here, standing: Called | None) -> Text:
    active = table.state.active
    where, price, brings = label(table, active), table.state.prices[active], per_round(table, active)
    if standing is None:
        return say("ask-first-bid", industry=where, price=price, brings=brings)
    who, amount = Who(standing.seat), standing.amount
    return say("ask-bid", industry=where, price=price, brings=brings, bidder=who, bid=amount)


def _least_bid(table: Here, best: Called | None) -> int:
    return table.state.prices[table.state.active] if best is None else best.amount + 1


def _offer_bid(table: Here, seat: Seat, best: Called | None) -> Offer:
    """5.2.3, 5.2.4 Offer bids up to one's cash; under the full rules even beyond one's means (A12, A13)."""
    least, cash, reach = _least_bid(table, best), table.state.players[seat].cash, means(table, seat)
    note = _note_on_bid(table, cash, reach)
    if not full(table):
        why = say("why-first-bid-cash" if best is None else "why-bid-cash", cash=cash)
        within = Amount(least, cash, why, note, called=millions)
        return Offer(Bid, _BID, {"amount": within}, openly=({"amount": least},))
    limit = table.components.bid_limit
    why = say("why-first-bid" if best is None else "why-bid", limit=limit)
    sane = max(least, reach)  # more than one can raise is ruin
    amount = {"amount": Amount(least, max(sane, limit), why, note, called=millions, sane=sane)}
    ways, warning = _ways_to_pay(table, seat, reach), _warning(reach)
    return Offer(Bid, _BID, amount, preview=ways, confirm=warning, openly=({"amount": least},))


def _note_on_bid(table: Here, cash: int, reach: int) -> Callable[[int], Text]:
    """Say of a bid what it would leave, how much could be raised, and what the company would bring."""

    def note(amount: int) -> Text:
        if amount > reach:
            return say("note-bid-ruin", reach=reach)
        brings = per_round(table, table.state.active)
        if amount > cash:
            return say("note-bid-raise", short=amount - cash, left=reach - amount, brings=brings)
        return say("note-bid", left=cash - amount, more=reach - cash, brings=brings)

    return note


def _ways_to_pay(table: Here, seat: Seat, reach: int) -> Callable[[Picked], Text | None]:
    """5.2.4 Say which loans and sales would pay for a bid beyond one's cash."""

    def preview(picked: Picked) -> Text | None:
        bid, player = picked["amount"], table.state.players[seat]
        if not player.cash < bid <= reach:
            return None
        return say("bid-takes", bid=bid, cash=player.cash, dealings=dealings(table, player, bid))

    return preview


def _warning(reach: int) -> Callable[[Picked], Text | None]:
    """5.2.4 Ask again about a bid beyond all one could raise: it would mean bankruptcy (A13)."""

    def confirm(picked: Picked) -> Text | None:
        bid = picked["amount"]
        return say("confirm-bankruptcy", bid=bid, reach=reach) if bid > reach else None

    return confirm


def settle(table: Here, bids: tuple[Called, ...]) -> None:
    """5.2.6 Sell to the best bid of a player still in the game, even after a later pass (A36)."""
    won = best_bid(table, bids)
    if won is None:
        return table.tell("nobody-buys", industry=label(table, table.state.active))
    return table.then(Debt(won.seat, won.amount, "bid"), NewCompany(bids[: bids.index(won) + 1]))


class NewCompany(Step[Here, Action]):
    """5.2.5 The winner has paid: the company is placed and the bid becomes the price.

    A winner who could not pay is out, and the bid before that one wins; without one nobody buys (A14).
    """

    bids: tuple[Called, ...]

    def run(self, table: Here) -> None:
        state, won = table.state, self.bids[-1]
        if not state.players[won.seat].alive:
            return settle(table, self.bids[:-1])
        where = label(table, state.active)
        table.tell("founds-company", who=Who(won.seat), industry=where, price=won.amount)
        place(table, won.seat, state.active)
        state.prices[state.active] = won.amount
        return None
