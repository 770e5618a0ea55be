"""Plays as a good adviser would: feeds one long set, buys a ship early, bids what keeps rivals away.

Chapter 5 shows everything, so all that others hold and can pay is looked at; what the bag will bring is not.
"""

from random import Random

from games.cargo_noir.policy.club.character import CHARACTERS
from games.cargo_noir.policy.club.contest import contest
from games.cargo_noir.policy.club.macao import at_market
from games.cargo_noir.policy.club.mind import Mind
from games.cargo_noir.policy.club.picking import values_of
from games.cargo_noir.policy.club.sending import send, stand_in_the_way
from games.cargo_noir.policy.club.trading import trade
from games.cargo_noir.view import View
from games.kernel import Offer, Pick, Prompt, Temper


def club(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return what a good player answers; where it has no wish, what stands ready, else anything legal."""
    offers = {offer.kind: offer for offer in prompt.open_offers()}
    if (pick := _wish(Mind(view, CHARACTERS[temper], dice), offers)) is not None:
        return pick
    if prompt.default is not None:
        return Pick(type(prompt.default).__name__, prompt.default.model_dump())
    pick = prompt.sample(dice)
    assert pick is not None
    return pick


def _wish(mind: Mind, offers: dict[str, Offer]) -> Pick | None:
    """Return what to do; first what is sure, then what is contested, and the market last."""
    if "Buy" in offers:
        return Pick("Buy", {"port": mind.dice.choice(values_of(offers["Buy"]))})
    if "Withdraw" in offers:
        return contest(mind, offers)
    if "Draw" in offers:
        return at_market(mind, "Swap" in offers)
    if "Deal" in offers:
        return trade(mind, offers["Deal"])
    if "Finish" in offers:
        return stand_in_the_way(mind, offers)
    return send(mind, offers) if "SendToCasino" in offers else None
