"""Why a move is thought best, or another one was better, in a sentence or two."""

from __future__ import annotations

from games.expert.review import Slip
from games.expert.search import Choice, Estimate
from games.kernel.hosting import Text, say

_CLOSE = 0.03  # of a win: less is the same to any player
_ENOUGH = 8  # imagined games, of which fewer tell nothing in per cent


def why(choice: Choice) -> tuple[Text, ...]:
    """Return the reason: what is to be expected of it, and what of the next best move.

    That is left out if it had more luck: the first is a good player's choice, from which too few games to be
    sure of it do not part, and nobody would understand the numbers.
    """
    best, second = choice.best, choice.second
    if best is None:
        return (say("expert-nothing-else"),)
    if best.games < _ENOUGH:
        return (say("expert-in-haste"),)
    expects = say("expert-expects", **_expected(best))
    if second is None or second.win - best.win >= _CLOSE:
        return (expects,)
    return expects, say(_compared(best, second), **_expected(second))


def missed(slip: Slip) -> tuple[Text, ...]:
    """Return what was lost by a slip: chances, points, or at the least the lead before the others."""
    better, played = _expected(slip.better), _expected(slip.played)
    found = []
    if slip.better.win - slip.played.win >= _CLOSE:
        found.append(say("expert-chance", chance=better["chance"], instead=played["chance"]))
    if better["score"] > played["score"]:
        found.append(say("expert-score", score=better["score"], instead=played["score"]))
    ahead = max(1, round(slip.better.lead - slip.played.lead))
    return tuple(found) or (say("expert-lead", points=ahead),)


def _compared(best: Estimate, second: Estimate) -> str:
    return "expert-close" if abs(best.win - second.win) < _CLOSE else "expert-next"


def _expected(one: Estimate) -> dict[str, int]:
    return {"chance": round(100 * one.win), "score": round(one.score)}
