"""1.2 Says of an industry which are its neighbours, what it pays, and how often the dice make it pay."""

from collections.abc import Sequence
from functools import lru_cache

from games.economicus.state import Here, State
from games.economicus.words import tenths
from games.kernel import Text

_ROLLS = 36  # of two dice


def neighbours(ring: Sequence[int], industry: int) -> tuple[int, int]:
    """1.1 Return the two neighbours of an industry: the ring is closed."""
    place = ring.index(industry)
    return ring[place - 1], ring[(place + 1) % len(ring)]


def affected(state: State) -> tuple[int, int, int]:
    """4.4 Return the active industry and its two neighbours."""
    return (state.active, *neighbours(state.ring, state.active))


def rolls_of(number: int) -> int:
    """Return how many of 36 rolls of two dice make this sum."""
    return 6 - abs(7 - number)


@lru_cache(1024)
def hits(ring: tuple[int, ...], industry: int) -> int:
    """Return how many of 36 rolls make this industry pay."""
    return rolls_of(industry) + sum(rolls_of(other) for other in neighbours(ring, industry))


def profit(table: Here, industry: int) -> int:
    """6.2.2 Return the profit of one company, which a crisis replaces by its strength as a loss."""
    if strength := table.state.crisis[industry]:
        return -strength
    return table.components.industries[industry].profit


def per_round(table: Here, industry: int) -> Text:
    """Return what one company there brings on average while every player in the game rolls once."""
    state = table.state
    rolls = sum(player.alive for player in state.players)
    return tenths(round(10 * profit(table, industry) * hits(tuple(state.ring), industry) * rolls / _ROLLS))
