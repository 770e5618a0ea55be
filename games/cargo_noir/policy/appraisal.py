"""What things are worth to the sensible player: tokens, ships' errands, cards."""

from collections.abc import Iterable, Mapping, Sequence

from games.cargo_noir.cargo import held
from games.cargo_noir.rules.combinations import worth
from games.cargo_noir.view import PortView, View
from games.kernel import Item, own

_A_SHIP_A_ROUND = 4  # points that one more ship brings, roughly
_ROOM_A_ROUND, _SYNDICATE_A_ROUND = 2, 1


def rounds_left(view: View) -> int:
    """Turns that are still to come after this one."""
    return view.rounds - view.round


def hold_worth(view: View, hold: Iterable[int]) -> int:
    return worth(tuple(hold), view.longest)


def gain(view: View, more: Iterable[int]) -> int:
    """How much better these tokens make the hold."""
    mat = own(view)
    hold = list(mat.cargo)
    for kind in more:
        hold[kind] += 1
    return hold_worth(view, hold) - hold_worth(view, mat.cargo)


def best_swap(view: View) -> tuple[int, int, int]:
    """Gain, given, taken."""
    cargo = own(view).cargo
    now = hold_worth(view, cargo)
    swaps = [
        (hold_worth(view, _swapped(cargo, give, take)) - now, give, take)
        for give in held(cargo)
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
    """What a token from the bag brings on average."""
    left = sum(view.bag)
    if left == 0:
        return 0.0
    drawn = sum(view.bag[kind] * gain(view, (kind,)) for kind in held(view.bag))
    return float(drawn / left)


def market_gain(view: View) -> float:
    return max(draw_gain(view), float(best_swap(view)[0]))


def lot_gain(view: View, port: PortView) -> int:
    return gain(view, port.lot)


def port_of(view: View, name: str) -> PortView:
    return next(port for port in view.ports if port.name == name)


def card_value(view: View, name: str, points: int) -> int:
    """Its points, and what a bonus still brings."""
    turns = rounds_left(view)
    match name:
        case "ship":
            return points + _A_SHIP_A_ROUND * turns
        case "warehouse":
            return points + _ROOM_A_ROUND * turns
        case "syndicate":
            return points + _SYNDICATE_A_ROUND * turns
        case _:
            return points


def best_cards(items: Sequence[Item], budget: int, values: Mapping[str, int]) -> dict[str, int]:
    """The cards worth most that the budget pays for; of equals the cheapest."""
    best: list[tuple[int, tuple[str, ...]]] = [(0, ())] * (budget + 1)
    for item in items:
        for _ in range(item.most):
            for cost in range(budget, item.cost - 1, -1):
                value, cards = best[cost - item.cost]
                if value + values[item.key] > best[cost][0]:
                    best[cost] = value + values[item.key], (*cards, item.key)
    cards = best[budget][1]
    return {name: cards.count(name) for name in dict.fromkeys(cards)}
