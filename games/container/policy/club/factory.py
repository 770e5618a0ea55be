"""Plans the factory: what to produce, and what to ask for it."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind, price_of, size
from games.container.policy.club.plan import Plan
from games.container.policy.club.pricing import factory_price
from games.container.rules.goods import OLD, singles
from games.kernel import Pick

SOLD = 0.9  # how likely the first container of a store is sold; each one before it makes it less likely
GLUT = 0.06
LAST_ROUNDS = 2.5  # what is produced later than that may not be sold any more


def produce(mind: Mind) -> Iterator[Plan]:
    """Produce what fits: first the colours that bring most. Empty space in a factory earns nothing."""
    own, components = mind.own, mind.view.components
    producible = [colour for colour in own.machines if mind.view.supply[colour]]
    held = size(own.factory) + mind.bid_away("factory")
    free = max(0, components.store_per_machine * len(own.machines) - held)
    made = sorted(producible, key=lambda colour: (-mind.in_factory(colour), mind.dice.random()))[:free]
    if "Produce" not in mind.offers or not made:
        return
    prices = {colour: factory_price(mind, colour) for colour in made}
    prices |= {
        name: min(price_of(key), factory_price(mind, key.partition("@")[0]))
        for name, key in singles(own.factory, OLD)
    }
    chance = max(0.2, SOLD - GLUT * size(own.factory)) * min(1.0, mind.rounds / LAST_ROUNDS)
    worth = sum(prices[colour] for colour in made) * chance - components.union_fee
    choice = {"colours": made} if len(made) < len(producible) else {}
    yield Plan(worth, Pick("Produce", {**choice, "prices": prices}))
