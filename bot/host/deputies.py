"""Who answers in a player's place: an order that was given beforehand, or a stand-in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from bot.host.open_games import Live
from games.kernel.hosting import Pick, Prompt, Seat, prompt, waiting


class Deputed(NamedTuple):
    """An answer to be played as if the seat had given it. It looks like any other."""

    pick: Pick


Deputy: TypeAlias = Callable[[Live, Seat, Prompt], Deputed | None]  # None: the player is waited for


def deputed(live: Live, deputies: Iterable[Deputy]) -> tuple[Seat, Deputed] | None:
    """The first seat that need not be waited for, and its answer."""
    if live.table is None or not (every := tuple(deputies)):
        return None
    for seat in waiting(live.table):
        asked = prompt(live.table, seat)
        assert asked is not None
        for deputy in every:
            if (answer := deputy(live, seat, asked)) is not None:
                return seat, answer
    return None
