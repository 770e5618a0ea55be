"""2.2 What a viewer does not know, dealt out differently."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from games.kernel import Seat
from games.sewer_pirats.state import Here

T = TypeVar("T")


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """Other hands, another deck, other cards below the bar, other treasures and stacks."""
    state = table.state
    others = [player for seat, player in enumerate(state.players) if seat != viewer]
    _mix([state.deck, *(player.hand for player in others), *(stool.under for stool in state.bar)], dice)
    if table.scores is None:
        _mix([state.trophies, *(player.trophies for player in others)], dice)
        _mix([state.prizes, *(player.prizes for player in others)], dice)


def _mix(heaps: list[list[T]], dice: Random) -> None:
    """The same number in each heap, all of them shuffled together."""
    pool = [thing for heap in heaps for thing in heap]
    dice.shuffle(pool)
    for heap in heaps:
        heap[:] = [pool.pop() for _ in heap]
