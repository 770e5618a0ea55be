"""Says what an order of the city is worth, by the dice."""

from math import inf

from games.economicus.view import View

_SIDES = 6


def order_brings(view: View, amount: int, helping: int, tries: float = inf) -> float:
    """Return what an order brings on average with so many own companies there.

    Of the tries that it may take no more count than the dice are likely to give it before the game is over.
    """
    components = view.components
    fails = 1 - min(_SIDES, max(0, _SIDES + 1 - components.order_goal + helping)) / _SIDES
    each = amount * (1 - fails) - components.order_cost * fails
    made = [fails**earlier * min(1.0, max(0.0, tries - earlier)) for earlier in range(components.segments)]
    return each * sum(made) - (0 if helping else components.subcontractor)
