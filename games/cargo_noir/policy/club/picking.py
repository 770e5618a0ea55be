"""Reads what is offered, and picks among what promises nearly the same: by dice, and by temper."""

from typing import NamedTuple

from games.cargo_noir.policy.club.mind import Mind
from games.kernel import Amount, Offer, OneOf, Pick

_NEARLY = 0.7  # points: what is so close to the best is as good as that, and harder to foresee
_MOST_MORE = 7  # coins above the least that are thought about


class Errand(NamedTuple):
    """Holds an answer with what it promises and the coins that it takes."""

    promise: float
    coins: int
    pick: Pick


def chosen(mind: Mind, errands: list[Errand]) -> Pick:
    """Return one of the best, by chance: who always bids the same can be read.

    Bold players look at several of them and bid high, careful ones low.
    """
    best = max(errand.promise for errand in errands)
    near = [errand for errand in errands if errand.promise >= best - _NEARLY]
    looked_at = [mind.dice.choice(near) for _ in range(abs(mind.likes.high))]
    take = max if mind.likes.high > 0 else min
    return take(looked_at, key=lambda errand: errand.coins).pick


def values_of(offer: Offer) -> list[str]:
    """Return what can be chosen first."""
    step = offer.next_field({})
    assert step is not None
    assert isinstance(step[1], OneOf)
    return [str(value) for value in step[1].values]


def sums(offer: Offer, port: str) -> range:
    """Return the coins that are worth thinking about in a port."""
    step = offer.next_field({"port": port})
    assert step is not None
    assert isinstance(step[1], Amount)
    return range(step[1].least, min(step[1].most, step[1].least + _MOST_MORE) + 1)
