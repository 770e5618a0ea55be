"""Whether wins are spread as evenly as chance would have them: Pearson's chi-square test."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log

_TERMS = 1_000  # more than any sum below needs
_TINY = 1e-300


def evenness(wins: Sequence[float]) -> float:
    """Return how likely chance alone makes them at least so uneven: p of the chi-square test.

    Below 0.01 it is no longer called chance. Nothing won, or only one to win it, is even.
    """
    total = sum(wins)
    if len(wins) < 2 or not total:
        return 1.0
    mean = total / len(wins)
    return _upper_gamma((len(wins) - 1) / 2, sum((one - mean) ** 2 for one in wins) / mean / 2)


def _upper_gamma(a: float, x: float) -> float:
    """Return the regularized upper incomplete gamma function: by its series, or by its continued fraction."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1.0 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = found = 1 / a
    for number in range(1, _TERMS):
        term *= x / (a + number)
        found += term
    return found


def _fraction(a: float, x: float) -> float:
    """Go down the fraction by Lentz's method."""
    below = x + 1 - a
    c, d = 1 / _TINY, 1 / below
    found = d
    for number in range(1, _TERMS):
        above = -number * (number - a)
        below += 2
        d = 1 / (above * d + below or _TINY)
        c = below + above / c or _TINY
        found *= c * d
    return found
