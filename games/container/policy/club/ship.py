"""Plans the ship: where to load, and when there is enough aboard for an auction."""

from collections.abc import Iterator
from typing import NamedTuple

from games.container.policy.club.mind import Mind, colour_of, price_of, size
from games.container.policy.club.plan import Plan
from games.container.rules.goods import colours, cost, put
from games.container.state import INVESTMENT_BANK, ISLAND, SEA, Port
from games.container.view import Pile
from games.kernel import Pick

READY = 0.9  # what it is worth to lie at sea, one action from every harbour
WORTH_LOADING = 0.8  # dollars that a container must bring above its price


def basket(mind: Mind, store: Pile) -> dict[str, int]:
    """Choose what brings most above its price, as long as room and money last."""
    room = mind.view.components.ship_capacity - size(mind.own.cargo)
    cash, chosen = mind.cash - mind.upkeep, dict[str, int]()
    margins = {key: mind.aboard[colour_of(key)] - price_of(key) for key in store}
    for key in sorted(margins, key=lambda key: (-margins[key], mind.dice.random())):
        if margins[key] < WORTH_LOADING:
            break
        for _ in range(store[key]):
            if room > 0 and price_of(key) <= cash:
                put(chosen, key)
                room, cash = room - 1, cash - price_of(key)
    return chosen


def load(mind: Mind) -> Iterator[Pick]:
    """Load what is worth its price, or all that waits at the Investment Bank."""
    where = mind.own.ship
    store = mind.view.mats[where].harbour if isinstance(where, int) else mind.own.quay
    yield Pick("Load", {"containers": basket(mind, store)})
    yield Pick("FinishLoading", {})


class Voyage(NamedTuple):
    """Holds a way to the island: which port comes first, what it brings and how many actions it takes."""

    port: Port
    brought: float
    legs: int


def sail(mind: Mind) -> Iterator[Plan]:
    """Take the voyage that brings most beyond what its actions would bring elsewhere; its first leg is due.

    So a ship with a container or two calls at another harbour first, if there is enough to be had.
    """
    if mind.own.ship != SEA:
        yield Plan(READY, _leg(mind, SEA))
    voyages = list(_voyages(mind))
    if voyages:
        best = max(
            voyages, key=lambda way: (way.brought - mind.traits.patience * way.legs, mind.dice.random())
        )
        yield Plan(best.brought / best.legs, _leg(mind, best.port))


def _voyages(mind: Mind) -> Iterator[Voyage]:
    """Go through the ways to the island: straight with what is aboard, or by way of a port."""
    cargo, out = mind.own.cargo, int(mind.own.ship != SEA)
    if cargo:
        yield Voyage(ISLAND, _risked(mind, cargo, 1 + out), 1 + out)
    for port, store in _ports(mind):
        if chosen := basket(mind, store):
            lot = dict(cargo)
            for colour, number in colours(chosen).items():
                put(lot, colour, number)
            yield Voyage(port, _risked(mind, lot, 3 + out) - cost(chosen), 3 + out)


def _risked(mind: Mind, lot: Pile, legs: int) -> float:
    """Return what a cargo brings if the game may end before it is sold: then it counts little."""
    chance = mind.finished(legs)
    return chance * mind.proceeds(lot) + (1 - chance) * mind.view.components.ship_value * size(lot)


def _ports(mind: Mind) -> Iterator[tuple[Port, Pile]]:
    for mat in mind.others:
        yield mat.seat, mat.harbour
    if mind.own.quay:
        yield INVESTMENT_BANK, mind.own.quay


def _leg(mind: Mind, port: Port) -> Pick:
    """Return the first leg on the way to a port: all lie on the open sea."""
    return Pick("Sail", {"to": port if mind.own.ship == SEA else SEA})
