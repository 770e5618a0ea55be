"""Says what an order of the city is worth, by the dice."""

from games.economicus.view import View

_SIDES = 6


def order_brings(view: View, amount: int, helping: int) -> float:
    """Return what an order brings on average with so many own companies there."""
    components = view.components
    fails = 1 - min(_SIDES, max(0, _SIDES + 1 - components.order_goal + helping)) / _SIDES
    costs = components.order_cost * sum(fails**tries for tries in range(1, components.segments + 1))
    return amount * (1 - fails**components.segments) - costs - (0 if helping else components.subcontractor)
