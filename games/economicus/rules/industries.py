"""1.2 The industries: their places in the ring, and what the dice make of them."""

from collections.abc import Sequence
from functools import lru_cache

from games.economicus.state import Here, State
from games.economicus.words import tenths
from games.kernel import Text

_ROLLS = 36


def neighbours(ring: Sequence[int], industry: int) -> tuple[int, int]:
    """1.1 The ring is closed, so every industry has two neighbours."""
    at = ring.index(industry)
    return ring[at - 1], ring[(at + 1) % len(ring)]


def affected(state: State) -> tuple[int, int, int]:
    """4.4 The active industry and its two neighbours."""
    return (state.active, *neighbours(state.ring, state.active))


def ways(number: int) -> int:
    """Of 36 rolls of two dice."""
    return 6 - abs(7 - number)


@lru_cache(1024)
def hits(ring: tuple[int, ...], industry: int) -> int:
    """How many of 36 rolls make this industry pay."""
    return ways(industry) + sum(ways(other) for other in neighbours(ring, industry))


def profit(table: Here, industry: int) -> int:
    """6.2.2 A crisis replaces the profit by its strength as a loss."""
    if strength := table.state.crisis[industry]:
        return -strength
    return table.components.industries[industry].profit


def per_round(table: Here, industry: int) -> Text:
    """What one company there brings on average while every living player rolls once."""
    state = table.state
    rolls = sum(player.alive for player in state.players)
    return tenths(round(10 * profit(table, industry) * hits(tuple(state.ring), industry) * rolls / _ROLLS))
