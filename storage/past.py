"""Finds the earlier positions of a game again."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from games.kernel.hosting import AnyTable, Deal, load, play_again, start
from storage import actions, snapshots
from storage.actions import Row
from storage.snapshots import Snapshot


class Past(NamedTuple):
    """Holds the moves in force, and the position before the first of them."""

    base: Snapshot | None  # None: the deal
    moves: list[Row]

    @property
    def begins(self) -> int:
        """Return the earliest version that can be gone back to."""
        return 0 if self.base is None else self.base.version

    def position(self, deal: Deal, upto: int) -> AnyTable:
        """Return the position after the moves that led to this version or an earlier one."""
        table = self.opening(deal)
        for row in self.moves:
            if row.seq <= upto:
                play_again(table, actions.entry(row))
        return table

    def opening(self, deal: Deal) -> AnyTable:
        """Return the position before the first of the moves."""
        if self.base is None or self.base.state is None:
            return start(deal)
        return load(deal, self.base.state)


def read(connection: sqlite3.Connection, game: int) -> Past:
    """Return what a game has been through."""
    base = snapshots.base(connection, game)
    after = 0 if base is None else base.version
    return Past(base, actions.moves(connection, game, after))
