"""Plans the factory: what to produce, and what to ask for it."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind, price_of, size
from games.container.policy.club.plan import Plan
from games.container.policy.club.pricing import factory_price
from games.container.rules.goods import OLD, singles
from games.kernel import Pick

SOLD = 0.9  # how likely the first container of a store is sold; each one before it makes it less likely
GLUT = 0.06
GIVE_IN = 0.25  # how often a player who is behind ends the game all the same
VICTORY = 5.0  # dollars that it is worth to end the game in the lead
RELUCTANT = 0.1  # less than anything useful
LAST_ROUNDS = 2.5  # what is produced later than that may not be sold any more


def _end(mind: Mind) -> float:
    """Return what it is worth to end the game now: much in the lead, else nothing.

    Now and then it is done all the same when there is nothing better: somebody has to.
    """
    if mind.ahead > 0:
        return VICTORY
    return RELUCTANT if mind.dice.random() < GIVE_IN else 0.0


def produce(mind: Mind) -> Iterator[Plan]:
    """Produce what fits: first the colours that bring most. Empty space in a factory earns nothing."""
    own, components = mind.own, mind.view.components
    producible = [colour for colour in own.machines if mind.view.supply[colour]]
    held = size(own.factory) + mind.bid_away("factory")
    free = max(0, components.store_per_machine * len(own.machines) - held)
    made = sorted(producible, key=lambda colour: (-mind.in_factory(colour), mind.dice.random()))[:free]
    if "Produce" not in mind.offers:
        return
    if not made:
        yield from _sale(mind)
        return
    prices = {colour: factory_price(mind, colour) for colour in made}
    prices |= {
        name: min(price_of(key), factory_price(mind, key.partition("@")[0]))
        for name, key in singles(own.factory, OLD)
    }
    chance = max(0.2, SOLD - GLUT * size(own.factory)) * min(1.0, mind.rounds / LAST_ROUNDS)
    worth = sum(prices[colour] for colour in made) * chance - components.union_fee
    if mind.would_end(made):
        worth = _end(mind)
    elif worth <= 0 and mind.dice.random() < GIVE_IN:
        worth = RELUCTANT
    choice = {"colours": made} if len(made) < len(producible) else {}
    yield Plan(worth, Pick("Produce", {**choice, "prices": prices}))


def _sale(mind: Mind) -> Iterator[Plan]:
    """Lower all prices now and then, if the store is full and nobody buys: it takes an action and the fee."""
    least, store = mind.view.components.factory_prices[0], mind.own.factory
    if any(price_of(key) > least for key in store) and mind.dice.random() < GIVE_IN:
        prices = {name: max(least, price_of(key) - 1) for name, key in singles(store, OLD)}
        yield Plan(RELUCTANT, Pick("Produce", {"prices": prices}))
