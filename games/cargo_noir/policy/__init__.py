"""A sensible player: buys what fits its hold, saves up for good sets, and spends everything at the end."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.cargo_noir.cargo import KINDS, spelt
from games.cargo_noir.policy.appraisal import (
    best_cards,
    best_swap,
    card_value,
    draw_gain,
    hold_worth,
    lot_gain,
    market_gain,
    port_of,
    rounds_left,
)
from games.cargo_noir.rules.payment_ways import COINS_ONLY
from games.cargo_noir.view import View
from games.kernel import Amount, Choice, Offer, OneOf, Pick, Prompt, Spread, own

_COIN = 1.0  # what a coin is worth in points
_LOSS = 1.15  # so much of the hold's worth may be given up for a card's value before the hold is full


def policy(view: View, prompt: Prompt, dice: Random) -> Pick:
    offers = {offer.kind: offer for offer in prompt.open_offers()}
    for kind, choose in _CHOICES.items():
        if kind in offers and (pick := choose(view, offers)) is not None:
            return pick
    if prompt.default is not None and type(prompt.default).__name__ in offers:
        return Pick(type(prompt.default).__name__, prompt.default.model_dump())
    pick = prompt.sample(dice)
    assert pick is not None
    return pick


def _choices(offer: Offer, **picked: Any) -> tuple[Choice, ...]:
    step = offer.next_field(picked)
    assert step is not None
    domain = step[1]
    assert isinstance(domain, OneOf)
    return domain.choices


# ── Phase I ──


def _buy(view: View, offers: dict[str, Offer]) -> Pick:
    return Pick("Buy", {"port": _choices(offers["Buy"])[0].value})


def _raise(view: View, offers: dict[str, Offer]) -> Pick | None:
    """Where the lot is worth what it then costs, and more than the ship could bring elsewhere."""
    stakes = []
    for choice in _choices(offers["Raise"]):
        port = port_of(view, str(choice.value))
        step = offers["Raise"].next_field({"port": choice.value})
        assert step is not None
        assert isinstance(step[1], Amount)
        stack = dict(port.stacks)[own(view).seat] + step[1].least
        stakes.append((lot_gain(view, port) - _COIN * stack, step[1].least, port.name))
    best, least, name = max(stakes)
    return Pick("Raise", {"port": name, "coins": least}) if best > _elsewhere(view) else None


def _elsewhere(view: View) -> float:
    return max(_COIN * view.casino_pays, market_gain(view))


def _market(view: View, offers: dict[str, Offer]) -> Pick:
    better, give, take = best_swap(view)
    if "Swap" in offers and better > draw_gain(view):
        return Pick("Swap", {"give": KINDS[give], "take": KINDS[take]})
    return Pick("Draw", {})


def _withdraw(view: View, offers: dict[str, Offer]) -> Pick:
    return Pick("Withdraw", {"port": _choices(offers["Withdraw"])[0].value})


# ── Phase II ──


def _deal(view: View, offers: dict[str, Offer]) -> Pick | None:
    step = offers["Deal"].next_field({})
    assert step is not None
    assert isinstance(step[1], Spread)
    values = {card.name: card_value(view, card.name, card.points) for card in view.cards}
    assert step[1].budget is not None
    cards = best_cards(step[1].items, step[1].budget, values)
    way = max(_choices(offers["Deal"], cards=cards), key=lambda choice: _left(view, str(choice.value)))
    value = sum(values[name] * number for name, number in cards.items())
    if _must_spend(view) or _lost(view, str(way.value)) <= value * _LOSS - _patience(view):
        return Pick("Deal", {"cards": cards, "way": way.value})
    return None


def _left(view: View, way: str) -> int:
    spent = spelt("" if way == COINS_ONLY else way.replace(" ", ""))
    return hold_worth(view, (own - gone for own, gone in zip(own(view).cargo, spent, strict=True)))


def _lost(view: View, way: str) -> int:
    return hold_worth(view, own(view).cargo) - _left(view, way)


def _must_spend(view: View) -> bool:
    mat = own(view)
    return rounds_left(view) == 0 or sum(mat.cargo) >= mat.capacity


def _patience(view: View) -> int:
    """Sets grow with the square of their length: waiting pays as long as there is time."""
    return 4 if rounds_left(view) > 1 else 0


def _end_trading(view: View, offers: dict[str, Offer]) -> Pick:
    return Pick("EndTrading", {})


# ── Phase III ──


def _send(view: View, offers: dict[str, Offer]) -> Pick:
    """The errand that promises most; in the last round none promises anything."""
    if "Finish" in offers:
        return Pick("Finish", {})
    errands: list[tuple[float, str, dict[str, Any]]] = [(_COIN * view.casino_pays, "SendToCasino", {})]
    waiting = own(view).market
    errands.append((market_gain(view) / (1 + waiting), "SendToMarket", {}))
    if "SendToPort" in offers:
        errands += [_errand(view, offers["SendToPort"], choice) for choice in _choices(offers["SendToPort"])]
    _, kind, values = max(errands, key=lambda errand: errand[0])
    return Pick(kind, values)


def _errand(view: View, offer: Offer, choice: Choice) -> tuple[float, str, dict[str, Any]]:
    step = offer.next_field({"port": choice.value})
    assert step is not None
    assert isinstance(step[1], Amount)
    port = port_of(view, str(choice.value))
    bid = min(step[1].least + (len(port.lot) > 1), step[1].most)
    return lot_gain(view, port) - _COIN * bid, "SendToPort", {"port": port.name, "coins": bid}


_CHOICES: dict[str, Callable[[View, dict[str, Offer]], Pick | None]] = {
    "Buy": _buy,
    "Draw": _market,
    "Raise": _raise,
    "Withdraw": _withdraw,
    "Deal": _deal,
    "EndTrading": _end_trading,
    "SendToCasino": _send,
}
