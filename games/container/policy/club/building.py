"""Plans machines and warehouses: early, while they still earn what they cost."""

from collections.abc import Iterator

from games.container.components import COLOURS
from games.container.policy.club.mind import Mind
from games.container.policy.club.plan import Plan
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
    costs, number = mind.view.components.machine_costs, len(mind.own.machines)
    if "BuyMachine" not in mind.offers or number >= MACHINES:
        return
    colours = [c for c in COLOURS if mind.view.machines[c] and c not in mind.own.machines]
    best = max(colours, key=lambda colour: (_promise(mind, colour), mind.dice.random()))
    income = USED * mind.rounds * _promise(mind, best)
    if mind.cash - costs[number] >= mind.traits.purse:
        yield Plan(income - mind.dollar * costs[number], Pick("BuyMachine", {"colour": best}))


def _promise(mind: Mind, colour: str) -> float:
    makers = sum(colour in mat.machines for mat in mind.others)
    left = mind.view.supply[colour] / mind.view.components.supply[len(mind.view.mats)].containers
    return mind.in_factory(colour) * min(1.0, 2 * left) * (1 - SHARED * makers)


def _warehouse(mind: Mind) -> Iterator[Plan]:
    """Buy a warehouse: a harbour with four or five containers draws the ships."""
    costs, number = mind.view.components.warehouse_costs, mind.own.warehouses
    if "BuyWarehouse" not in mind.offers or number >= WAREHOUSES:
        return
    income = FILLED * mind.rounds * PER_CONTAINER
    if mind.cash - costs[number] >= mind.traits.purse:
        yield Plan(income - mind.dollar * costs[number], Pick("BuyWarehouse", {}))
