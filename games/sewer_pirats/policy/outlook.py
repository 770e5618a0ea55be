"""Says what a player may hope for in the middle of the game: treasure, ships, cards and figures."""

from random import Random

from games.kernel import Seat, Temper
from games.sewer_pirats.policy.club import HIRE
from games.sewer_pirats.policy.club.mind import CARD, Mind
from games.sewer_pirats.rules.scoring import worth_now
from games.sewer_pirats.state import Here
from games.sewer_pirats.view import view

HOPES = 0.35  # of what one dreams of comes true, by how games of club players went on
_NO_DICE = Random()  # nothing is left to chance here


def outlook(table: Here, seat: Seat) -> float:
    """Return the points that a player will have if the game goes on as usual.

    What does not count yet, such as a can, counts for what a prize may still make of it.
    """
    mind = Mind(view(table, seat), _NO_DICE, Temper.STEADY)
    crew = CARD * sum(HIRE[clan] for clan in mind.me.home) if mind.view.bar else 0.0
    return worth_now(table, seat) + HOPES * mind.taste.hopes() + mind.value(mind.now) + crew
