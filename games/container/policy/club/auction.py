"""Bids at the island by what a lot adds, what others may bid and can pay; sells or keeps by the same."""

from collections.abc import Iterator

from games.container.policy.club.island import counts_of
from games.container.policy.club.mind import HIGH, LOW, Mind
from games.kernel import Pick, Spread


def bid(mind: Mind) -> Iterator[Pick]:
    """Bid what promises most: the chance to win times what is left of the lot's worth."""
    auction, traits = mind.view.auction, mind.traits
    assert auction is not None
    laid = sum(shown.amount for shown in auction.revealed if shown.seat == mind.view.viewer)
    worth = mind.gain(auction.lot) / mind.dollar
    wanted = _best_bid(mind, worth) * traits.shade * (1 + mind.dice.uniform(-1, 1) * traits.waver)
    amount = max(0, min(round(wanted), mind.cash - round(traits.reserve * (mind.left > 0.1))) - laid)
    yield from _shown(mind, amount)


def _best_bid(mind: Mind, worth: float) -> int:
    auction = mind.view.auction
    assert auction is not None
    lot, spite = counts_of(auction.lot), mind.traits.spite
    rivals = [mat for mat in mind.others if mat.seat != auction.seller]
    wanted = [(mind.wanted_by(mat, lot), mind.purse(mat)) for mat in rivals]
    keeps = mind.wanted_by(mind.view.mats[auction.seller], lot)
    best, amount = 0.0, 0
    for sum_ in range(1, min(mind.cash, int(worth * 1.2)) + 1):
        chance = 1.0
        for worths, purse in wanted:
            chance *= _below(worths, purse, sum_)
        chance *= sum(part for value, part in keeps if value < 3 * sum_ )
        promise = chance * (worth * (1 + spite) - sum_)
        if promise > best:
            best, amount = promise, sum_
    return amount


def _below(worths: list[tuple[float, float]], purse: float, amount: int) -> float:
    """Return the chance that a rival to whom a lot may be worth so much bids less than this."""
    if amount > 1.3 * purse:
        return 1.0
    chance = 0.0
    for worth, part in worths:
        share = amount / worth if worth > 0 else 1.0
        chance += part * min(1.0, max(0.0, (share - LOW) / (HIGH - LOW)))
    return chance


def _shown(mind: Mind, amount: int) -> Iterator[Pick]:
    """Lay the bid with the fewest cards, or now and then with bluff cards that make it look thick."""
    field = mind.offers["Bid"].next_field({"amount": amount})
    assert field is not None
    assert isinstance(field[1], Spread)
    cards = {item.key: item.default or 0 for item in field[1].items}
    if mind.dice.random() < mind.traits.bluff and not (mind.view.options.expert_cancel_bluff and amount):
        yield Pick("Bid", {"amount": amount, "cards": {**cards, "bluff": mind.dice.choice((1, 2))}})
    yield Pick("Bid", {"amount": amount, "cards": cards})


def decide(mind: Mind) -> Iterator[Pick]:
    """Sell for twice the bid, unless the lot is worth more than keeping it costs and forgoes."""
    auction = mind.view.auction
    assert auction is not None
    if mind.gain(auction.lot) > mind.traits.keep * auction.best * mind.dollar and mind.cash - auction.best >= mind.traits.reserve:
        yield Pick("Decline", {})
    yield Pick("Accept", {})
    leaders = sorted(auction.leaders, key=lambda seat: (_standing(mind, seat), mind.dice.random()))
    yield from (Pick("Accept", {"winner": seat}) for seat in leaders)


def _standing(mind: Mind, seat: int) -> float:
    mat = mind.view.mats[seat]
    return 5 * sum(mat.island.values()) + mind.purse(mat)
