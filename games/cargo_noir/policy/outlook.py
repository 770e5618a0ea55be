"""Says what a player may hope for in the middle of the game: cards, cargo that grows, coins and ships."""

from random import Random

from games.cargo_noir.policy.club.character import CHARACTERS
from games.cargo_noir.policy.club.mind import Mind
from games.cargo_noir.policy.club.sets import together
from games.cargo_noir.state import Here
from games.cargo_noir.view import View, view
from games.kernel import Seat, Temper

# By how games of club players went on:
KEPT = 0.6  # of what the cargo promises comes true: some of it is sold early, some sets are never filled
SHIP = 4.0  # points that a ship that was bought brings in each turn to come
ERRAND = 2.5  # points that a ship brings which is at the black market, or has still to be sent
_NO_DICE = Random()  # nothing is left to chance here


def outlook(table: Here, seat: Seat) -> float:
    """Return the points that a player will have if the game goes on as usual.

    Cargo counts with the lots that are on their way home, each as likely as nobody outbids it; coins as far
    as they will be of use; a ship that was bought for what it still earns. At the very end only cards count.
    """
    mind = Mind(view(table, seat), CHARACTERS[Temper.STEADY], _NO_DICE)
    points, left = mind.me.points, _turns_left(mind.view, seat)
    if not left:
        return points
    mind.turns = left - 1  # after the one in which all this can be sold
    ships = dict(mind.me.cards).get("ship", 0)
    return points + _cargo(mind) + mind.purse(_coins(mind)) + SHIP * ships * mind.turns


def _turns_left(seen: View, seat: Seat) -> int:
    """Return how many turns a player still has in which to trade; the one that is on counts."""
    seats, now = len(seen.mats), seen.last if seen.active is None else seen.active
    place, acting = ((one - seen.first) % seats for one in (seat, now))
    return seen.rounds - seen.round + (place >= acting)


def _cargo(mind: Mind) -> float:
    """Return what the hold promises when all ships have come home."""
    hold, me = mind.hold, mind.me
    promise, errands = mind.promise(hold, mind.turns), me.market + (me.hand if mind.turns else 0)
    for port in mind.view.ports:
        stacks = dict(port.stacks)
        if (stack := stacks.get(me.seat)) == max(stacks.values(), default=0) and stack:
            promise += mind.unbeaten(port, stack) * mind.gain(hold, port.lot, mind.turns)
            hold = together(hold, port.lot)
    return KEPT * promise + ERRAND * errands


def _coins(mind: Mind) -> int:
    """Return the coins in the Safe, with those of ships that are outbid and what the casino pays."""
    me, ports = mind.me, [dict(port.stacks) for port in mind.view.ports]
    outbid = sum(stacks[me.seat] for stacks in ports if 0 < stacks.get(me.seat, 0) < max(stacks.values()))
    return me.coins + outbid + mind.view.casino_pays * me.casino
