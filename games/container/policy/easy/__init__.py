"""Plays sensibly: keeps the goods moving, bids what they are worth, and stays out of debt."""

from collections.abc import Iterator
from random import Random

from games.container.policy.answering import first_legal, open_offers
from games.container.policy.easy.bids import bid, decide
from games.container.policy.easy.brokers import call_for_containers, call_for_money
from games.container.policy.easy.mind import SPARE, Mind
from games.container.policy.easy.trade import (
    build,
    buy,
    load,
    produce,
    sell_cargo,
    sell_off,
    voyage,
    with_the_last_dollar,
)
from games.container.view import View
from games.kernel import Pick, Prompt, Temper


def easy(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return the first wish that is legal; else what stands ready, or anything legal."""
    mind = Mind(view, open_offers(prompt), dice)
    return first_legal(_wishes(mind), mind.offers, prompt, dice)


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
    if mind.cash < components.union_fee and not mind.own.factory and not mind.view.produced:
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
    yield from with_the_last_dollar(mind)
    yield Pick("EndTurn", {})
