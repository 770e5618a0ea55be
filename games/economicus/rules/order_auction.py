"""5.3 Phase 4 auctions a city order in the active industry."""

from collections.abc import Callable

from games.economicus.rules.auction import PASS, PASS_BY_DEFAULT, Called, OpenAuction, best_bid
from games.economicus.rules.cards import contract_start
from games.economicus.rules.debt import Debt
from games.economicus.rules.money import means
from games.economicus.rules.stars import free_orders
from games.economicus.state import Here, Order
from games.economicus.words import label, millions
from games.kernel import Action, Amount, Offer, Prompt, Seat, Step, Text, Who, say

_NO_TOKEN, _TENDER, _LOWEST = say("no-order-token"), say("offer-tender"), say("no-lower-contract")
_SIDES = 6


class Tender(Action):
    """5.3.2 Bid at most the price that the city begins with, and less than the last bid."""

    amount: int


def needs_subcontractor(table: Here, seat: Seat) -> bool:
    """5.3.3 Has this seat no company in the active industry?"""
    return not table.state.players[seat].companies[table.state.active]


class OrderAuction(OpenAuction):
    """5.3.1 Bids fall. A bidder needs a free order token, and a company there or a subcontractor (A16)."""

    def why_silent(self, table: Here, seat: Seat, best: Called | None) -> Text | None:
        if free_orders(table, seat) <= 0:
            return _NO_TOKEN
        if best is not None and best.amount <= table.components.contract_lowest:
            return _LOWEST
        fee = table.components.subcontractor
        if table.state.players[seat].cash >= fee or not needs_subcontractor(table, seat):
            return None
        return None if means(table, seat) >= fee else say("no-subcontractor", fee=fee)

    def ruin(self, table: Here, left: int, sold: int | None) -> Text | None:
        """5.3.3 Warn a bidder without a company there who could not pay the subcontractor any more."""
        fee, best, active = table.components.subcontractor, best_bid(table, self.bids), table.state.active
        if best is None or left >= fee:
            return None
        if table.state.players[best.seat].companies[active] - (sold == active):
            return None
        return say("confirm-ruin-by-order", bid=best.amount, fee=fee, means=left)

    def wanted(self, table: Here) -> Text:
        where, best = label(table, table.state.active), best_bid(table, self.bids)
        if best is None:
            return say("wanted-first-tender", industry=where, most=contract_start(table))
        return say("wanted-tender", industry=where, bid=best.amount, bidder=Who(best.seat))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        standing = best_bid(table, self.bids)
        most = contract_start(table) if standing is None else standing.amount - 1
        found = (_offer_tender(table, seat, most, first=standing is None), PASS)
        return Prompt(
            lambda: self._question(table, seat, standing, most),
            found,
            PASS_BY_DEFAULT,
            context=lambda: self.means_of(table, seat),
        )

    def _question(self, table: Here, seat: Seat, standing: Called | None, most: int) -> Text:
        state = table.state
        where, fee = label(table, state.active), table.components.subcontractor
        helping = state.players[seat].companies[state.active]
        terms = say("order-chance", companies=helping, chance=_chance(table, helping))
        if needs_subcontractor(table, seat):
            terms = say("order-chance-alone", chance=_chance(table, helping), fee=fee)
        if standing is None:
            return say("ask-first-tender", industry=where, most=most, terms=terms)
        who, amount = Who(standing.seat), standing.amount
        return say("ask-tender", industry=where, bidder=who, bid=amount, terms=terms)

    def call(self, table: Here, amount: int) -> None:
        table.tell("tenders", who=Who(self.speaker), amount=amount)

    def close(self, table: Here, bids: tuple[Called, ...]) -> None:
        if best_bid(table, bids) is None:
            return table.tell("no-tenders", industry=label(table, table.state.active))
        return award(table, bids)


def _offer_tender(table: Here, seat: Seat, most: int, first: bool) -> Offer:
    """5.3.2 Offer bids up to the most; no contract is below 1M (A17)."""
    least, note = table.components.contract_lowest, _note_on_tender(table, seat)
    why = say("why-first-tender", most=most, least=least) if first else say("why-tender", least=least)
    amount = Amount(least, most, why, note, falling=True, called=millions)
    return Offer(Tender, _TENDER, {"amount": amount}, openly=({"amount": most},))


def _note_on_tender(table: Here, seat: Seat) -> Callable[[int], Text]:
    """Say what a bid would bring, what is left after the subcontractor, and how much could be raised."""

    def note(amount: int) -> Text:
        reach, cash = means(table, seat), table.state.players[seat].cash
        fee = table.components.subcontractor if needs_subcontractor(table, seat) else 0
        left = max(0, cash - fee)
        return say("note-tender", amount=amount, left=left, more=reach - fee - left)

    return note


def _chance(table: Here, companies: int) -> int:
    """Return how many of six faces make an order succeed with so many own companies there."""
    return min(_SIDES, max(0, _SIDES + 1 - (table.components.order_goal - companies)))


def award(table: Here, bids: tuple[Called, ...]) -> None:
    """5.3.3 Give the order to the lowest bid of a player still in the game, even after a later pass (A36)."""
    won = best_bid(table, bids)
    if won is None:
        return table.tell("nobody-takes-order", industry=label(table, table.state.active))
    fee = table.components.subcontractor if needs_subcontractor(table, won.seat) else 0
    paid = (Debt(won.seat, fee, "subcontractor"),) if fee else ()
    return table.then(*paid, NewOrder(bids[: bids.index(won) + 1]))


class NewOrder(Step[Here, Action]):
    """5.3.3 The order token goes to the first segment with the contract money under it.

    A winner without a company there has paid the subcontractor before, or is out of the game.
    """

    bids: tuple[Called, ...]

    def run(self, table: Here) -> None:
        state, won = table.state, self.bids[-1]
        if not state.players[won.seat].alive:
            return award(table, self.bids[:-1])
        state.players[won.seat].orders.append(Order(state.active, won.amount))
        where = label(table, state.active)
        return table.tell("takes-order", who=Who(won.seat), industry=where, amount=won.amount)
