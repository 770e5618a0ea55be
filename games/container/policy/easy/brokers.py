"""Calls the brokers of the Investment Bank: money for spare containers, containers for spare money."""

from collections.abc import Iterator

from games.container.policy.answering import spaces
from games.container.policy.easy.mind import RICH, Mind
from games.container.rules.goods import ORIGINS, put
from games.kernel import Pick

FAIR = 3  # dollars for a container


def call_for_money(mind: Mind, least: int = FAIR) -> Iterator[Pick]:
    """Bid as few containers as it takes, while each of them brings at least so much."""
    card = mind.view.payment
    number = 1 + (sum(card.factory.values()) + sum(card.harbour.values()) if card else 0)
    bid: dict[str, int] = {}
    for origin, key in _own_containers(mind)[:number]:
        put(bid, f"{origin}-{key}")
    for space, broker in spaces(mind.offers.get("CallForMoney"), card):
        if mind.view.brokers[broker].money >= least * number:
            yield Pick("CallForMoney", {**space, "containers": bid})


def call_for_containers(mind: Mind) -> Iterator[Pick]:
    """Bid less than what the containers would fetch, and only with money to spare."""
    card = mind.view.payment
    for space, broker in spaces(mind.offers.get("CallForContainers"), card):
        fair = FAIR * sum(mind.view.brokers[broker].containers.values())
        amount = card.money + 1 if card else fair // 2
        if 0 < amount <= fair and mind.cash - amount >= RICH // 2:
            yield Pick("CallForContainers", {**space, "amount": amount})


def _own_containers(mind: Mind) -> list[tuple[str, str]]:
    stores = {origin: getattr(mind.own, origin) for origin in ORIGINS}
    return [
        (origin, key)
        for origin, store in stores.items()
        for key, number in store.items()
        for _ in range(number)
    ]
