"""Plays sensibly: keeps the goods moving, bids what they are worth, and stays out of debt."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from games.container.policy.easy.bids import bid, decide
from games.container.policy.easy.brokers import call_for_containers, call_for_money
from games.container.policy.easy.mind import SPARE, Mind
from games.container.policy.easy.trade import build, buy, load, produce, sell_cargo, sell_off, voyage
from games.container.view import View
from games.kernel import Illegal, Offer, Pick, Prompt, Temper


def easy(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return the first wish that is legal; else what stands ready, or anything legal."""
    mind = Mind(view, {offer.kind: offer for offer in prompt.open_offers()}, dice)
    for wish in _wishes(mind):
        if wish.kind in mind.offers and _accepted(mind.offers[wish.kind], wish.values):
            return wish
    if prompt.default is not None:
        return Pick(type(prompt.default).__name__, prompt.default.model_dump())
    pick = prompt.sample(dice)
    assert pick is not None
    return pick


def _accepted(offer: Offer, values: Mapping[str, Any]) -> bool:
    try:
        offer.accept(values)
    except Illegal:
        return False
    return True


def _wishes(mind: Mind) -> Iterator[Pick]:
    """Go through what this player would like to do, the dearest wish first."""
    if "Bid" in mind.offers:
        yield from bid(mind)
    elif "Accept" in mind.offers:
        yield from decide(mind)
    elif "FinishLoading" in mind.offers:
        yield from load(mind)
    elif "EndTurn" in mind.offers:
        yield from _act_in_turn(mind)


def _act_in_turn(mind: Mind) -> Iterator[Pick]:
    components = mind.view.components
    if mind.own.loans and mind.cash >= components.loan + SPARE:
        yield Pick("Repay", {})
    if mind.cash < components.union_fee and not mind.view.produced:
        yield from call_for_money(mind, least=1)
        yield Pick("TakeLoan", {})
    yield from sell_cargo(mind)
    yield from produce(mind)
    yield from voyage(mind)
    yield from buy(mind)
    yield from build(mind)
    yield from call_for_money(mind)
    yield from call_for_containers(mind)
    yield from sell_off(mind)
    yield Pick("EndTurn", {})
