"""Phase I at the black market: swap for what the longest set needs, or draw and hope."""

from games.cargo_noir.cargo import KINDS, kinds_in
from games.cargo_noir.policy.club.mind import Mind
from games.cargo_noir.policy.club.sets import together, without
from games.cargo_noir.rules.combinations import Counts
from games.kernel import Pick

_STILL_THERE = 0.8  # how likely a token of the market is still there a turn later


def at_market(mind: Mind, may_swap: bool) -> Pick:
    """Swap the token that is missed least for the one that helps most, if a draw does not promise more."""
    gain, give, take = _best_swap(mind, mind.hold, mind.turns)
    if may_swap and gain > _draw(mind, mind.hold, mind.turns):
        return Pick("Swap", {"give": KINDS[give], "take": KINDS[take]})
    return Pick("Draw", {})


def market_promise(mind: Mind) -> float:
    """Return what one more ship at the black market promises for the next turn."""
    hold, turns = mind.coming, mind.turns - 1
    swap = _STILL_THERE ** (1 + mind.me.market) * _best_swap(mind, hold, turns)[0]
    return max(swap, _draw(mind, hold, turns))


def _best_swap(mind: Mind, hold: Counts, turns: int) -> tuple[float, int, int]:
    """Return the most that a swap gains, then the kind that it gives and the kind that it takes."""
    now, market = mind.promise(hold, turns), sorted(set(mind.view.market))
    swaps = [
        (mind.promise(together(without(hold, (give,)), (take,)), turns) - now, give, take)
        for give in kinds_in(hold)
        for take in market
        if give != take
    ]
    return max(swaps, default=(0.0, 0, 0))


def _draw(mind: Mind, hold: Counts, turns: int) -> float:
    """Return what a token drawn from the bag gains on average."""
    bag = mind.view.bag if any(mind.view.bag) else mind.view.discard
    gains = (bag[kind] * mind.gain(hold, (kind,), turns) for kind in kinds_in(bag))
    return sum(gains) / max(sum(bag), 1)
