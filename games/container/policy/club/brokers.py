"""Plans calls at the brokers: containers for less than they bring, and money for what nobody buys."""

from collections.abc import Iterator

from games.container.policy.answering import spaces
from games.container.policy.club.mind import Mind, price_of, size
from games.container.policy.club.plan import Plan
from games.container.rules.goods import ORIGINS, put
from games.kernel import Pick

WON = 0.8  # how likely nobody outbids a call
FETCHED = 0.9  # of a harbour price is what a container at the bank is worth: it is still to be fetched
DEAREST = 0.7  # of its worth is bid for a space at most
SPENT = 0.5  # of its price is what a container in a store is worth to who bids it away


def call(mind: Mind) -> Iterator[Plan]:
    """Call where the most is to be earned."""
    if mind.view.brokers:
        yield from _for_containers(mind)
        yield from _for_money(mind)


def _for_containers(mind: Mind) -> Iterator[Plan]:
    """Bid a part of what the containers bring, a dollar more where somebody has bid."""
    card = mind.view.payment
    for space, broker in spaces(mind.offers.get("CallForContainers"), card):
        goods = mind.view.brokers[broker].containers
        worth = sum(_fetched(mind, colour) * number for colour, number in goods.items())
        amount = card.money + 1 if card else max(1, round(worth * mind.dice.uniform(0.3, 0.5)))
        if amount <= DEAREST * worth and mind.cash - amount >= mind.reserve:
            earned = (worth - mind.dollar * amount) * WON
            yield Plan(earned, Pick("CallForContainers", {**space, "amount": amount}))


def _fetched(mind: Mind, colour: str) -> float:
    """Return what a container at the bank brings; in the last rounds no more than the end pays for it."""
    least = mind.view.components.quay_value
    return float(least) if mind.sudden else max(least, FETCHED * mind.in_harbour(colour))


def _for_money(mind: Mind) -> Iterator[Plan]:
    """Bid as few containers as it takes, those that would bring least."""
    card = mind.view.payment
    number = 1 + (size(card.factory) + size(card.harbour) if card else 0)
    spent = sorted(_own_containers(mind), key=lambda one: (one[0], mind.dice.random()))[:number]
    bid: dict[str, int] = {}
    for _, name in spent:
        put(bid, name)
    for space, broker in spaces(mind.offers.get("CallForMoney"), card):
        earned = mind.dollar * mind.view.brokers[broker].money - sum(worth for worth, _ in spent)
        yield Plan(earned * WON, Pick("CallForMoney", {**space, "containers": bid}))


def _own_containers(mind: Mind) -> list[tuple[float, str]]:
    """Return what each container in the two stores is worth to its owner, with its name in a bid."""
    pays = {"factory": 0.0, "harbour": float(mind.view.components.harbour_value)}  # at the end
    return [
        (max(pays[origin], 0.0 if mind.sudden else SPENT * price_of(key)), f"{origin}-{key}")
        for origin in ORIGINS
        for key, number in getattr(mind.own, origin).items()
        for _ in range(number)
    ]
