"""Plays as a beginner: buys what fits its hold, saves up for good sets, and spends everything at the end."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.cargo_noir.cargo import KINDS, tokens_of
from games.cargo_noir.policy.easy.appraisal import (
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
from games.kernel import Amount, Choice, Offer, OneOf, Pick, Prompt, Spread, Temper, own

_COIN = 1.0  # what a coin is worth in points
_LOSS = 1.15  # how much of the hold's worth may be given up for each point of a card before the hold is full


def easy(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return what a beginner answers; where it has no wish, the default, else anything legal.

    What seems equally good is chosen by chance.
    """
    offers = {offer.kind: offer for offer in prompt.open_offers()}
    for kind, choose in _ANSWERS.items():
        if kind in offers and (pick := choose(view, offers, dice)) is not None:
            return pick
    if prompt.default is not None and type(prompt.default).__name__ in offers:
        return Pick(type(prompt.default).__name__, prompt.default.model_dump())
    pick = prompt.sample(dice)
    assert pick is not None
    return pick


def _next_choices(offer: Offer, **picked: Any) -> tuple[Choice, ...]:
    """Return what may be chosen for the first field that is not picked yet."""
    step = offer.next_field(picked)
    assert step is not None
    domain = step[1]
    assert isinstance(domain, OneOf)
    return domain.choices


# ── Phase I ──


def _buy(view: View, offers: dict[str, Offer], dice: Random) -> Pick:
    return Pick("Buy", {"port": dice.choice(_next_choices(offers["Buy"])).value})


def _raise(view: View, offers: dict[str, Offer], dice: Random) -> Pick | None:
    """Raise where the lot is worth most beyond its cost, if the ship could not bring more elsewhere."""
    raises = []
    for choice in _next_choices(offers["Raise"]):
        port = port_of(view, str(choice.value))
        step = offers["Raise"].next_field({"port": choice.value})
        assert step is not None
        assert isinstance(step[1], Amount)
        stack = dict(port.stacks)[own(view).seat] + step[1].least
        raises.append((lot_gain(view, port) - _COIN * stack, dice.random(), step[1].least, port.name))
    best, _, least, name = max(raises)
    return Pick("Raise", {"port": name, "coins": least}) if best > _gain_elsewhere(view) else None


def _gain_elsewhere(view: View) -> float:
    return max(_COIN * view.casino_pays, market_gain(view))


def _market(view: View, offers: dict[str, Offer], dice: Random) -> Pick:
    gain, give, take = best_swap(view)
    if "Swap" in offers and gain > draw_gain(view):
        return Pick("Swap", {"give": KINDS[give], "take": KINDS[take]})
    return Pick("Draw", {})


def _withdraw(view: View, offers: dict[str, Offer], dice: Random) -> Pick:
    return Pick("Withdraw", {"port": dice.choice(_next_choices(offers["Withdraw"])).value})


# ── Phase II ──


def _deal(view: View, offers: dict[str, Offer], dice: Random) -> Pick | None:
    step = offers["Deal"].next_field({})
    assert step is not None
    assert isinstance(step[1], Spread)
    values = {card.name: card_value(view, card.name, card.points) for card in view.cards}
    assert step[1].budget is not None
    cards = best_cards(step[1].items, step[1].budget, values)
    ways = _next_choices(offers["Deal"], cards=cards)
    way = max(ways, key=lambda choice: _worth_left(view, str(choice.value)))
    value = sum(values[name] * number for name, number in cards.items())
    if _must_spend(view) or _worth_lost(view, str(way.value)) <= value * _LOSS - _patience(view):
        return Pick("Deal", {"cards": cards, "way": way.value})
    return None


def _worth_left(view: View, way: str) -> int:
    """Return what the hold is worth after this payment."""
    spent = tokens_of("" if way == COINS_ONLY else way.replace(" ", ""))
    return hold_worth(view, (count - gone for count, gone in zip(own(view).cargo, spent, strict=True)))


def _worth_lost(view: View, way: str) -> int:
    return hold_worth(view, own(view).cargo) - _worth_left(view, way)


def _must_spend(view: View) -> bool:
    mat = own(view)
    return rounds_left(view) == 0 or sum(mat.cargo) >= mat.capacity


def _patience(view: View) -> int:
    """Return how much better a deal must be while sets can still grow, as they do with their square."""
    return 4 if rounds_left(view) > 1 else 0


def _end_trading(view: View, offers: dict[str, Offer], dice: Random) -> Pick:
    return Pick("EndTrading", {})


# ── Phase III ──


def _send(view: View, offers: dict[str, Offer], dice: Random) -> Pick:
    """Send the ship where it promises most; in the last round no ship can bring anything, so stop."""
    if "Finish" in offers:
        return Pick("Finish", {})
    errands: list[tuple[float, str, dict[str, Any]]] = [(_COIN * view.casino_pays, "SendToCasino", {})]
    waiting = own(view).market
    errands.append((market_gain(view) / (1 + waiting), "SendToMarket", {}))
    if "SendToPort" in offers:
        choices = _next_choices(offers["SendToPort"])
        ports = dice.sample(choices, len(choices))  # the first of equals is taken
        errands += [_errand(view, offers["SendToPort"], port) for port in ports]
    _, kind, values = max(errands, key=lambda errand: errand[0])
    return Pick(kind, values)


def _errand(view: View, offer: Offer, choice: Choice) -> tuple[float, str, dict[str, Any]]:
    """Return what a ship in this port promises, and the answer that sends it there."""
    step = offer.next_field({"port": choice.value})
    assert step is not None
    assert isinstance(step[1], Amount)
    port = port_of(view, str(choice.value))
    bid = min(step[1].least + (len(port.lot) > 1), step[1].most)
    return lot_gain(view, port) - _COIN * bid, "SendToPort", {"port": port.name, "coins": bid}


_ANSWERS: dict[str, Callable[[View, dict[str, Offer], Random], Pick | None]] = {
    "Buy": _buy,
    "Draw": _market,
    "Raise": _raise,
    "Withdraw": _withdraw,
    "Deal": _deal,
    "EndTrading": _end_trading,
    "SendToCasino": _send,
}
