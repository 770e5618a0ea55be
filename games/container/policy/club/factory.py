"""Plans the factory: what to produce, and what to ask for it."""

from collections.abc import Iterator, Mapping

from games.container.policy.club.mind import Mind, colour_of, price_of, size
from games.container.policy.club.plan import GIVE_IN, RELUCTANT, Plan
from games.container.policy.club.pricing import factory_price
from games.container.rules.goods import OLD, singles
from games.kernel import Pick

SOLD, LEAST_SOLD = 0.9, 0.2  # how likely a new container is sold if the store is empty, and in any case
CROWDED = 0.06  # how much less likely each container makes it that stands there already
VICTORY = 5.0  # dollars that it is worth to end the game in the lead
LAST_ROUNDS = 2.5  # rounds before the end in which selling becomes less likely


def produce(mind: Mind) -> Iterator[Plan]:
    """Produce all that fits, and price the whole store anew; an empty factory earns nothing."""
    if "Produce" not in mind.offers or mind.over:  # in the last turn nobody comes to buy any more
        return
    producible = [colour for colour in mind.own.machines if mind.view.supply[colour]]
    best_first = sorted(producible, key=lambda colour: (-mind.in_factory(colour), mind.dice.random()))
    if not (made := best_first[: mind.factory_room]):
        yield from _sale(mind)
        return
    prices = {colour: factory_price(mind, colour) for colour in made}
    old = {
        name: min(price_of(key), factory_price(mind, colour_of(key)))
        for name, key in singles(mind.own.factory, OLD)
    }
    choice = {"colours": made} if len(made) < len(producible) else {}
    yield Plan(_worth(mind, prices), Pick("Produce", {**choice, "prices": prices | old}))


def _worth(mind: Mind, prices: Mapping[str, int]) -> float:
    """Return what these new containers bring, by how likely they are sold before the end."""
    if mind.would_end(tuple(prices)):
        return _end(mind)
    chance = max(LEAST_SOLD, SOLD - CROWDED * size(mind.own.factory)) * min(1.0, mind.rounds / LAST_ROUNDS)
    worth = sum(prices.values()) * chance - mind.view.components.union_fee
    return RELUCTANT if worth <= 0 and mind.dice.random() < GIVE_IN else worth


def _end(mind: Mind) -> float:
    """Return what it is worth to end the game now: much in the lead, else nothing.

    Now and then it is done all the same when there is nothing better: somebody has to.
    """
    if mind.ahead > 0:
        return VICTORY
    return RELUCTANT if mind.dice.random() < GIVE_IN else 0.0


def _sale(mind: Mind) -> Iterator[Plan]:
    """Lower all prices now and then, if the store is full and nobody buys: it takes an action and the fee."""
    least, store = mind.view.components.factory_prices[0], mind.own.factory
    dear = any(price_of(key) > least for key in store)
    if dear and mind.cash > mind.upkeep and mind.dice.random() < GIVE_IN:
        prices = {name: max(least, price_of(key) - 1) for name, key in singles(store, OLD)}
        yield Plan(RELUCTANT, Pick("Produce", {"prices": prices}))
