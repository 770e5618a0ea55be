"""Counts how many moves people made themselves in a game, and how long the table waited for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from storage import actions
from storage.actions import HostAction, is_move
from storage.engine.connection import Connection
from storage.seats import Former, Player, at_version

_WAITING_BEGINS = (HostAction.START, HostAction.RESUME)


class Pace(NamedTuple):
    """Holds how many moves somebody made themselves, and the seconds that all of them took."""

    answers: int = 0
    waited: int = 0


def paces(
    connection: Connection, game: int, players: Sequence[Player], former: Sequence[Former]
) -> dict[int, Pace]:
    """Return the pace of each person in a game.

    A move took as long as nothing had been played before it. What bots, orders and moderators played for
    somebody does not count: only a person's own click has a key.
    """
    found, since = defaultdict[int, Pace](Pace), 0
    for seq, kind, at, seat, by_hand in actions.timed(connection, game):
        if by_hand and (holder := at_version(players, former, seat, seq)) and holder.user is not None:
            before = found[holder.user]
            found[holder.user] = Pace(before.answers + 1, before.waited + max(0, at - since))
        if is_move(kind) or kind in _WAITING_BEGINS:
            since = at
    return found
