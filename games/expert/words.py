"""Why a move is thought best, or another one was better, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable

from games.expert.review import Slip
from games.expert.search import Choice, Estimate
from games.kernel.hosting import Pick, Text, say

_CLOSE = 0.03  # of a win, or of the points: less is the same to any player
_ENOUGH = 8  # imagined games, of which fewer tell nothing in per cent


def why(choice: Choice, name: Callable[[Pick], str]) -> tuple[Text, ...]:
    """Return the reason: what is to be expected of it, what of the next best move, and what a habit says.

    The figures of the next best are left out if it had more luck: from a good player's choice too few games
    to be sure do not part, and nobody would understand the numbers. That is then said instead. `name` says
    which move one is, in the words of whoever reads it.
    """
    best, second = choice.best, choice.second
    if best is None:
        return (say("expert-nothing-else"),)
    if best.games < _ENOUGH:
        return (say("expert-in-haste" if choice.usual in (None, choice.pick) else "expert-few-games"),)
    expects = say("expert-expects", **_expected(best))
    if second is None:
        return expects, *_habit(choice, name)
    if second.win - best.win >= _CLOSE:
        return (expects, say("expert-unsure")) if choice.usual == choice.pick else (expects,)
    compared = say(_compared(best, second), move=name(second.pick), **_expected(second))
    return expects, compared, *(_against_others(best, second) or _habit(choice, name))


def _against_others(best: Estimate, second: Estimate) -> tuple[Text, ...]:
    """Say that it is chosen for what the others lose by it, if that is more than what it brings."""
    brings = best.score - second.score
    costs = best.lead - second.lead - brings
    return (say("expert-against", points=round(costs)),) if costs >= max(1.0, brings) else ()


def _habit(choice: Choice, name: Callable[[Pick], str]) -> tuple[Text, ...]:
    """Name what a good player would do who tries nothing out, if it is of another kind than those told."""
    told = [choice.pick.kind, *([choice.second.pick.kind] if choice.second else [])]
    if choice.usual is None or choice.usual.kind in told:
        return ()
    return (say("expert-unusual", move=name(choice.usual)),)


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
    points = max(1.0, _CLOSE * abs(best.score))
    alike = abs(best.win - second.win) < _CLOSE and abs(best.score - second.score) <= points
    return "expert-close" if alike else "expert-next"


def _expected(one: Estimate) -> dict[str, int]:
    return {"chance": round(100 * one.win), "score": round(one.score)}
