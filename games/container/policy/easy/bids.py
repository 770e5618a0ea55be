"""Bids a part of what a lot is worth at the island, and sells one's own unless it is worth far more."""

from collections.abc import Iterator

from games.container.policy.easy.mind import RESERVE, Mind
from games.kernel import Pick, Spread

BID = 0.45  # of the worth of a lot, and up to a sixth more


def bid(mind: Mind) -> Iterator[Pick]:
    """Bid a share of the lot's worth, now and then with bluff cards, less what was bid before a tie."""
    auction, options = mind.view.auction, mind.view.options
    assert auction is not None
    wanted = round(mind.worth(auction.lot) * (BID + mind.dice.random() / 6))
    laid = sum(shown.amount for shown in auction.revealed if shown.seat == mind.view.viewer)
    amount = max(0, min(wanted, mind.cash - (RESERVE if mind.early else 0)) - laid)
    if not (options.expert_cancel_bluff and amount):
        yield _bid_of(mind, amount, mind.dice.choice((0, 0, 1, 2)))
    yield _bid_of(mind, amount, 0)


def _bid_of(mind: Mind, amount: int, bluff: int) -> Pick:
    """Return this bid, with the fewest money cards."""
    field = mind.offers["Bid"].next_field({"amount": amount})
    assert field is not None
    assert isinstance(field[1], Spread)
    cards = {item.key: item.default or 0 for item in field[1].items}
    return Pick("Bid", {"amount": amount, "cards": {**cards, "bluff": bluff} if bluff else cards})


def decide(mind: Mind) -> Iterator[Pick]:
    """Sell, unless the lot is worth three bids: to sell brings the bid twice and to keep costs it once."""
    auction = mind.view.auction
    assert auction is not None
    if 3 * auction.best < mind.worth(auction.lot) and mind.cash - auction.best >= RESERVE:
        yield Pick("Decline", {})
    yield Pick("Accept", {})
    poorest = min(
        auction.leaders,
        key=lambda seat: (sum(mind.view.mats[seat].island.values()), mind.dice.random()),
    )
    yield Pick("Accept", {"winner": poorest})
