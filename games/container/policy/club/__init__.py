"""Plays as an adviser would: weighs what every action would bring, and takes the one that brings most."""

from collections.abc import Iterator
from random import Random

from games.container.policy.answering import first_legal, open_offers
from games.container.policy.club.auction import bid, decide
from games.container.policy.club.brokers import call
from games.container.policy.club.building import build
from games.container.policy.club.factory import produce
from games.container.policy.club.harbour import buy, reprice
from games.container.policy.club.loans import borrow, borrow_to_go_on, repay, seize
from games.container.policy.club.mind import Mind
from games.container.policy.club.plan import Plan
from games.container.policy.club.pricing import price_returned
from games.container.policy.club.ship import load, sail
from games.container.policy.club.traits import TRAITS, Traits
from games.container.state import ISLAND
from games.container.view import View
from games.kernel import Pick, Prompt, Temper


def club(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return the best plan that is legal; else what stands ready, or anything legal."""
    return play_by(TRAITS[temper], view, prompt, dice)


def play_by(traits: Traits, view: View, prompt: Prompt, dice: Random) -> Pick:
    """Return what a player of these traits does."""
    mind = Mind(view, open_offers(prompt), dice, traits)
    return first_legal(_wishes(mind), mind.offers, prompt, dice)


def _wishes(mind: Mind) -> Iterator[Pick]:
    """Go through what this player would like to answer, the dearest wish first."""
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
    """Settle the loans, then go by what the plans bring for each action.

    An auction ends the turn, so what else is of use comes before it.
    """
    yield from repay(mind)
    if mind.view.actions_left:
        yield from borrow(mind)
    useful = [plan for plan in _plans(mind) if plan.worth > 0]
    early = mind.view.actions_left > 1
    useful.sort(key=lambda plan: (early and _holds_auction(plan), -plan.worth, mind.dice.random()))
    yield from (plan.pick for plan in useful)
    if mind.view.actions_left:
        yield from borrow_to_go_on(mind)
    yield Pick("EndTurn", {})


def _holds_auction(plan: Plan) -> bool:
    return plan.pick.values.get("to") == ISLAND


def _plans(mind: Mind) -> Iterator[Plan]:
    if mind.view.actions_left:
        for plans in (produce, buy, reprice, sail, build, call):
            yield from plans(mind)
