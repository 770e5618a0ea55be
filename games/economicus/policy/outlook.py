"""Says what a player may hope for in the middle of the game: stars, and those that money will still buy."""

from random import Random
from statistics import fmean

from games.economicus.policy.club.mind import ROLLS, Mind
from games.economicus.policy.orders import order_brings
from games.economicus.state import Here
from games.economicus.view import view
from games.kernel import Seat, Temper

CREDIT = 0.3  # of what could be borrowed, by how games of club players went on
DOUBLES = 1 / 6  # of all rolls, with which loans cost interest
_NO_DICE = Random()  # nothing is left to chance here


def outlook(table: Here, seat: Seat) -> float:
    """Return the stars that a player will have if the game goes on as usual.

    Money counts for the stars that it buys, at the price that all together can pay for those they miss.
    """
    mind = Mind(view(table, seat), {}, _NO_DICE, Temper.STEADY)
    if not mind.me.alive:
        return 0.0
    price = fmean(mind.star(firm) for firm in (mind.me, *mind.rivals))
    return mind.me.stars + _wealth(mind) / price


def _wealth(mind: Mind) -> float:
    """Return what can be spent until the end: cash, credit, and what companies and orders bring by then."""
    me, view = mind.me, mind.view
    each_turn = mind.income(me) - DOUBLES * me.loans * view.interest
    credit = CREDIT * mind.loans_left()
    return me.cash + me.frozen + credit + _orders(mind) + mind.horizon * each_turn


def _orders(mind: Mind) -> float:
    """Return what the orders on the board bring, by the dice."""
    seat = mind.me.seat
    return sum(
        order_brings(mind.view, job.amount, sector.companies[seat], mind.horizon * sector.hits / ROLLS)
        for sector in mind.view.ring
        for job in sector.orders
        if job.seat == seat
    )
