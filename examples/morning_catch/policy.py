"""A sensible player: bids two thirds of what the catch may bring, sells dear, thinks of the customer."""

from random import Random

from examples.morning_catch.components import KINDS
from examples.morning_catch.rules.market import proceeds
from examples.morning_catch.view import View
from games.kernel import Pick, Prompt, Temper, own

_SHARE = 0.66  # of what the catch may bring
_PATIENCE = 2.0  # coins that a crate may still bring another day


def policy(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    return max(prompt.legal(), key=lambda pick: (_like(view, pick), dice.random()))


def _like(view: View, pick: Pick) -> float:
    match pick.kind, pick.values:
        case "Bid", {"coins": coins}:
            return _bid(view, coins)
        case "Sell", {"fish": kind, "crates": number}:
            return _sale(view, kind, number)
    return 0.0


def _bid(view: View, coins: int) -> float:
    return -abs(coins - _SHARE * _hope(view))


def _sale(view: View, kind: str, number: int) -> float:
    return _brings(view, kind, number) - number * _worth(view, kind)


def _hope(view: View) -> float:
    """What the catch on the quay would bring, beside what is in the cellar already."""
    held = own(view).crates
    return sum(
        number * _worth(view, kind)
        if kind == own(view).customer
        else _brings(view, kind, held[kind] + number) - _brings(view, kind, held[kind])
        for kind in KINDS
        if (number := view.quay.count(kind))
    )


def _worth(view: View, kind: str) -> float:
    """What one crate is worth that is not sold today."""
    if kind == own(view).customer:
        return view.components.treat
    return _PATIENCE if view.morning < view.mornings else 0.0


def _brings(view: View, kind: str, number: int) -> int:
    return proceeds(view.prices[kind], number, view.components.lowest_price)
