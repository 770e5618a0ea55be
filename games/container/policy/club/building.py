"""Plans machines and warehouses: early, while they still earn what they cost."""

from collections.abc import Iterator

from games.container.components import COLOURS
from games.container.policy.club.mind import Mind, size
from games.container.policy.club.plan import GIVE_IN, RELUCTANT, Plan
from games.kernel import Pick

MACHINES, WAREHOUSES = 3, 4  # as many as ever pay
USED = 0.3  # how often a machine produces, of all turns
FILLED = 0.25  # how often a warehouse passes a container on
SHARED = 0.15  # of its worth a colour loses with each other player who makes it
PER_CONTAINER = 1.6  # what the harbour earns on each


def build(mind: Mind) -> Iterator[Plan]:
    """Build what brings more in the turns that are left than it costs."""
    yield from _machine(mind)
    yield from _warehouse(mind)


def _machine(mind: Mind) -> Iterator[Plan]:
    """Buy a machine of the colour that brings most and that fewest others make."""
    if "BuyMachine" not in mind.offers:
        return
    colours = [c for c in COLOURS if mind.view.machines[c] and c not in mind.own.machines]
    best = max(colours, key=lambda colour: (_promise(mind, colour), mind.dice.random()))
    number = len(mind.own.machines)
    income = USED * mind.rounds * _promise(mind, best) if number < MACHINES else 0.0
    worth = _worth(mind, income, mind.view.components.machine_costs[number], full=not mind.factory_room)
    yield Plan(worth, Pick("BuyMachine", {"colour": best}))


def _promise(mind: Mind, colour: str) -> float:
    """Return what each container of a colour would bring, by what is left of it and who else makes it."""
    makers = sum(colour in mat.machines for mat in mind.others)
    left = mind.view.supply[colour] / mind.view.components.supply[len(mind.view.mats)].containers
    return mind.in_factory(colour) * min(1.0, 2 * left) * (1 - SHARED * makers)


def _warehouse(mind: Mind) -> Iterator[Plan]:
    """Buy a warehouse: a harbour with several containers draws the ships."""
    if "BuyWarehouse" not in mind.offers:
        return
    number = mind.own.warehouses
    income = FILLED * mind.rounds * PER_CONTAINER if number < WAREHOUSES else 0.0
    full = size(mind.own.harbour) >= mind.view.components.store_per_warehouse * number
    worth = _worth(mind, income, mind.view.components.warehouse_costs[number], full)
    yield Plan(worth, Pick("BuyWarehouse", {}))


def _worth(mind: Mind, income: float, cost: int, full: bool) -> float:
    """Return what a building brings beyond its cost, as long as enough stays in hand.

    Who has nothing better to do builds now and then only to make room: trade must not stop.
    """
    if mind.cash - cost < mind.traits.purse or mind.over:
        return 0.0
    stuck = full and mind.dice.random() < GIVE_IN
    return max(income - mind.dollar * cost, RELUCTANT if stuck else 0.0)
