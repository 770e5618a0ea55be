"""Bids at the island by what a lot adds, what others may bid and can pay; sells or keeps by the same."""

from collections.abc import Iterator
from typing import NamedTuple

from games.container.policy.club.island import counts_of
from games.container.policy.club.mind import HIGH, LOW, Mind
from games.container.view import AuctionView
from games.kernel import Pick, Spread

TIE = (0.2, 0.7)  # of what a lot is worth beyond the tied bid goes on top of it
SOUND = 8  # dollars: who has less could not pay a loan back soon
SHORT = 1.3  # times what a purse seems to hold is more than its owner can bid


class Promise(NamedTuple):
    """Holds a bid and what it promises: the chance to win times the profit."""

    amount: int
    profit: float


def bid(mind: Mind) -> Iterator[Pick]:
    """Bid what promises most, never money that is needed to go on; borrow where that pays."""
    auction, traits = _auction(mind), mind.traits
    worth = mind.gain(auction.lot) / mind.dollar
    if auction.revealed:
        yield from _shown(mind, _on_top(mind, auction, worth))
        return
    best = _best_bid(mind, auction, worth, mind.cash - mind.reserve)
    if "TakeLoan" in mind.offers and mind.cash >= SOUND and not mind.own.loans:
        richer = mind.cash - mind.reserve + mind.view.components.loan
        if _best_bid(mind, auction, worth, richer).profit - best.profit > traits.borrow:
            yield Pick("TakeLoan", {})
    wavering = 1 + mind.dice.uniform(-1, 1) * traits.waver
    wanted = round(best.amount * traits.shade * wavering)
    yield from _shown(mind, max(0, min(wanted, mind.cash - mind.reserve)))


def _auction(mind: Mind) -> AuctionView:
    auction = mind.view.auction
    assert auction is not None
    return auction


def _best_bid(mind: Mind, auction: AuctionView, worth: float, cash: int) -> Promise:
    """Return the bid that promises most against what others may bid and the seller may keep."""
    lot, best = counts_of(auction.lot), Promise(0, 0.0)
    rivals = [mat for mat in mind.others if mat.seat != auction.seller]
    wanted = [(mind.wanted_by(mat, lot), mind.purse(mat)) for mat in rivals]
    kept = mind.wanted_by(mind.view.mats[auction.seller], lot)
    for amount in range(1, min(cash, int(worth)) + 1):
        chance = sum(part for value, part in kept if value < mind.traits.keep * amount)
        for worths, purse in wanted:
            chance *= _below(worths, purse, amount)
        profit = chance * (worth * (1 + mind.traits.spite) - amount)
        if profit > best.profit:
            best = Promise(amount, profit)
    return best


def _below(worths: list[tuple[float, float]], purse: float, amount: int) -> float:
    """Return the chance that a rival to whom a lot may be worth so much bids less than this."""
    if amount > SHORT * purse:
        return 1.0
    chance = 0.0
    for worth, part in worths:
        share = amount / worth if worth > 0 else 1.0
        chance += part * min(1.0, max(0.0, (share - LOW) / (HIGH - LOW)))
    return chance


def _on_top(mind: Mind, auction: AuctionView, worth: float) -> int:
    """Return what to add to a tied bid: a part of what the lot is still worth beyond it."""
    laid = sum(shown.amount for shown in auction.revealed if shown.seat == mind.view.viewer)
    more = (worth - laid) * mind.dice.uniform(*TIE)
    return max(0, min(round(more), mind.cash - laid))


def _shown(mind: Mind, amount: int) -> Iterator[Pick]:
    """Lay the bid with the fewest cards, or now and then with bluff cards or small change, to look thick."""
    field = mind.offers["Bid"].next_field({"amount": amount})
    assert field is not None
    assert isinstance(field[1], Spread)
    items, dice = field[1].items, mind.dice
    cards = {item.key: item.default or 0 for item in items}
    if dice.random() < mind.traits.bluff:
        cancels = mind.view.options.expert_cancel_bluff and amount > 0
        thick = {
            item.key: dice.randint(item.least, item.most)
            for item in items
            if not (cancels and item.key == "bluff")
        }
        yield Pick("Bid", {"amount": amount, "cards": thick})
    yield Pick("Bid", {"amount": amount, "cards": cards})


def decide(mind: Mind) -> Iterator[Pick]:
    """Sell for twice the bid, unless the lot is worth more than keeping it costs and forgoes.

    Of several who bid the same the one who stands worst gets it.
    """
    auction = _auction(mind)
    price = mind.traits.keep * auction.best * mind.dollar
    if mind.gain(auction.lot) > price and mind.cash - auction.best >= mind.reserve:
        yield Pick("Decline", {})
    yield Pick("Accept", {})
    mats = mind.view.mats
    leaders = sorted(auction.leaders, key=lambda seat: (mind.standing(mats[seat]), mind.dice.random()))
    yield from (Pick("Accept", {"winner": seat}) for seat in leaders)
