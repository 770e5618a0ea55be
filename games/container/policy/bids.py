"""In an auction at the island: a part of what the lot is worth, and sell unless it is worth far more."""

from collections.abc import Iterator

from games.container.policy.mind import RESERVE, Mind
from games.kernel import Pick, Spread

BID = 0.45  # of the worth of a lot, and up to a sixth more


def bid(mind: Mind) -> Iterator[Pick]:
    auction, options = mind.view.auction, mind.view.options
    assert auction is not None
    wanted = round(mind.worth(auction.lot) * (BID + mind.dice.random() / 6))
    laid = sum(shown.amount for shown in auction.revealed if shown.seat == mind.view.viewer)
    amount = max(0, min(wanted, mind.cash - (RESERVE if mind.early else 0)) - laid)
    if not (options.expert_cancel_bluff and amount):
        yield _sealed(mind, amount, mind.dice.choice((0, 0, 1, 2)))
    yield _sealed(mind, amount, 0)


def _sealed(mind: Mind, amount: int, bluff: int) -> Pick:
    step = mind.offers["Bid"].next_field({"amount": amount})
    assert step is not None
    assert isinstance(step[1], Spread)
    cards = {item.key: item.default or 0 for item in step[1].items}
    return Pick("Bid", {"amount": amount, "cards": {**cards, "bluff": bluff} if bluff else cards})


def decide(mind: Mind) -> Iterator[Pick]:
    """To sell brings the bid twice and to keep costs it once."""
    auction = mind.view.auction
    assert auction is not None
    if 3 * auction.best < mind.worth(auction.lot) and mind.cash - auction.best >= RESERVE:
        yield Pick("Decline", {})
    yield Pick("Accept", {})
    poorest = min(auction.leaders, key=lambda seat: (sum(mind.view.mats[seat].island.values()), seat))
    yield Pick("Accept", {"winner": poorest})
