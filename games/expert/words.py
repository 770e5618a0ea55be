"""Why a move is thought best, in a sentence or two."""

from __future__ import annotations

from games.expert.search import Choice, Estimate
from games.kernel.hosting import Text, say

_CLOSE = 0.03  # of a win: less is the same to any player


def why(choice: Choice) -> tuple[Text, ...]:
    """Return the reason: what is to be expected of it, and what of the next best move."""
    best, second = choice.best, choice.second
    if best is None:
        return (say("expert-nothing-else"),)
    expects = say("expert-expects", **_expected(best))
    return (expects,) if second is None else (expects, say(_compared(best, second), **_expected(second)))


def _compared(best: Estimate, second: Estimate) -> str:
    return "expert-close" if abs(best.win - second.win) < _CLOSE else "expert-next"


def _expected(one: Estimate) -> dict[str, int]:
    return {"chance": round(100 * one.win), "score": round(one.score)}
