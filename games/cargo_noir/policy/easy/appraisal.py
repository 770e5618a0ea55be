"""Estimates what tokens, cards and the next use of a ship are worth to the sensible player."""

from collections.abc import Iterable, Mapping, Sequence

from games.cargo_noir.cargo import kinds_in
from games.cargo_noir.rules.combinations import worth
from games.cargo_noir.view import PortView, View
from games.kernel import Item, own

# points that one more bonus card brings in a round, roughly
_SHIP_A_ROUND, _WAREHOUSE_A_ROUND, _SYNDICATE_A_ROUND = 4, 2, 1


def rounds_left(view: View) -> int:
    """Return how many rounds are still to come after this one."""
    return view.rounds - view.round


def hold_worth(view: View, hold: Iterable[int]) -> int:
    """Return the most that a hold is worth in combinations."""
    return worth(tuple(hold), view.longest)


def gain(view: View, more: Iterable[int]) -> int:
    """Return how much more the own hold is worth with these tokens."""
    mat = own(view)
    hold = list(mat.cargo)
    for kind in more:
        hold[kind] += 1
    return hold_worth(view, hold) - hold_worth(view, mat.cargo)


def best_swap(view: View) -> tuple[int, int, int]:
    """Return the most that a swap gains, then the kind that it gives and the kind that it takes."""
    cargo = own(view).cargo
    now = hold_worth(view, cargo)
    swaps = [
        (hold_worth(view, _swapped(cargo, give, take)) - now, give, take)
        for give in kinds_in(cargo)
        for take in sorted(set(view.market))
        if give != take
    ]
    return max(swaps, default=(0, 0, 0))


def _swapped(cargo: Sequence[int], give: int, take: int) -> list[int]:
    hold = list(cargo)
    hold[give] -= 1
    hold[take] += 1
    return hold


def draw_gain(view: View) -> float:
    """Return what a token drawn from the bag gains on average."""
    tokens = sum(view.bag)
    if tokens == 0:
        return 0.0
    gains = sum(view.bag[kind] * gain(view, (kind,)) for kind in kinds_in(view.bag))
    return float(gains / tokens)


def market_gain(view: View) -> float:
    """Return what a ship at the black market gains, by a draw or by the best swap."""
    return max(draw_gain(view), float(best_swap(view)[0]))


def lot_gain(view: View, port: PortView) -> int:
    """Return what all the cargo of a port gains."""
    return gain(view, port.lot)


def port_of(view: View, name: str) -> PortView:
    return next(port for port in view.ports if port.name == name)


def card_value(view: View, name: str, points: int) -> int:
    """Return the points of a card with what a bonus card brings in the rounds to come."""
    rounds = rounds_left(view)
    match name:
        case "ship":
            return points + _SHIP_A_ROUND * rounds
        case "warehouse":
            return points + _WAREHOUSE_A_ROUND * rounds
        case "syndicate":
            return points + _SYNDICATE_A_ROUND * rounds
        case _:
            return points


def best_cards(items: Sequence[Item], budget: int, values: Mapping[str, int]) -> dict[str, int]:
    """Return the cards worth most that the budget pays for; of equals the cheapest."""
    best: list[tuple[int, tuple[str, ...]]] = [(0, ())] * (budget + 1)
    for item in items:
        for _ in range(item.most):
            for cost in range(budget, item.cost - 1, -1):
                value, cards = best[cost - item.cost]
                if value + values[item.key] > best[cost][0]:
                    best[cost] = value + values[item.key], (*cards, item.key)
    cards = best[budget][1]
    return {name: cards.count(name) for name in dict.fromkeys(cards)}
