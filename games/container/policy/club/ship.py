"""Plans the ship: where to load, and when there is enough aboard for an auction."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind, colour_of, price_of, size
from games.container.policy.club.plan import Plan
from games.container.rules.goods import colours, put
from games.container.state import INVESTMENT_BANK, ISLAND, SEA, Port
from games.container.view import Pile
from games.kernel import Pick

READY = 0.7  # what it is worth to lie at sea, one action from every harbour
WORTH_LOADING = 0.5  # dollars that a container must bring above its price


def basket(mind: Mind, store: Pile) -> dict[str, int]:
    """Choose what brings most above its price, as long as room and money last."""
    room = mind.view.components.ship_capacity - size(mind.own.cargo)
    cash, chosen = mind.cash - 1, dict[str, int]()
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


def sail(mind: Mind) -> Iterator[Plan]:
    """Weigh every voyage by what it brings for each action until the auction; the first leg of it is due."""
    at_sea = mind.own.ship == SEA
    aboard = mind.proceeds(mind.own.cargo) if mind.own.cargo else 0.0
    if mind.own.cargo:
        yield Plan(aboard / (1 if at_sea else 2), _leg(mind, ISLAND))
    if not at_sea:
        yield Plan(READY, _leg(mind, SEA))
    for port, store in _ports(mind):
        if chosen := basket(mind, store):
            lot = dict(mind.own.cargo)
            for colour, number in colours(chosen).items():
                put(lot, colour, number)
            brought = mind.proceeds(lot) - sum(price_of(key) * chosen[key] for key in chosen)
            yield Plan(brought / (3 if at_sea else 4), _leg(mind, port))


def _ports(mind: Mind) -> Iterator[tuple[Port, Pile]]:
    for mat in mind.others:
        yield mat.seat, mat.harbour
    if mind.own.quay:
        yield INVESTMENT_BANK, mind.own.quay


def _leg(mind: Mind, port: Port) -> Pick:
    """Return the first leg on the way to a port: all lie on the open sea."""
    return Pick("Sail", {"to": port if mind.own.ship == SEA else SEA})
