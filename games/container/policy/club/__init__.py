"""Plays as an adviser would: weighs what every action would bring, and takes the one that brings most."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from games.container.policy.club.auction import bid, decide
from games.container.policy.club.brokers import call
from games.container.policy.club.building import build
from games.container.policy.club.factory import produce
from games.container.policy.club.harbour import buy, reprice
from games.container.policy.club.loans import borrow, repay, seize
from games.container.policy.club.mind import Mind
from games.container.policy.club.plan import Plan
from games.container.policy.club.pricing import price_returned
from games.container.policy.club.ship import load, sail
from games.container.policy.club.traits import TRAITS, Traits
from games.container.state import ISLAND
from games.container.view import View
from games.kernel import Illegal, Offer, Pick, Prompt, Temper


def club(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return the best plan that is legal; else what stands ready, or anything legal."""
    return play_by(TRAITS[temper], view, prompt, dice)


def play_by(traits: Traits, view: View, prompt: Prompt, dice: Random) -> Pick:
    """Return what a player of these traits does."""
    mind = Mind(view, {offer.kind: offer for offer in prompt.open_offers()}, dice, traits)
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
    if "Bid" in mind.offers:
        yield from bid(mind)
    elif "Accept" in mind.offers:
        yield from decide(mind)
    elif "FinishLoading" in mind.offers:
        yield from load(mind)
    elif "Seize" in mind.offers:
        yield from seize(mind)
    elif "PriceReturned" in mind.offers:
        yield from price_returned(mind)
    elif "EndTurn" in mind.offers:
        yield from _act_in_turn(mind)


def _act_in_turn(mind: Mind) -> Iterator[Pick]:
    yield from repay(mind)
    yield from borrow(mind)
    plans = sorted(_plans(mind), key=lambda plan: (-plan.worth, mind.dice.random()))
    if mind.view.actions_left > 1:  # an auction ends the turn: something useful comes before it
        plans.sort(key=lambda plan: plan.pick.values.get("to") == ISLAND and plan.worth < 99)
    yield from (plan.pick for plan in plans if plan.worth > 0)
    yield Pick("EndTurn", {})


def _plans(mind: Mind) -> Iterator[Plan]:
    if not mind.view.actions_left:
        return
    for plans in (produce, buy, reprice, sail, build, call):
        yield from plans(mind)
