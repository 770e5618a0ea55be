"""Finds the earlier positions of a game again."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel.hosting import AnyTable, Deal, load, play_again, start
from storage import actions, snapshots
from storage.actions import Row
from storage.engine.connection import Connection
from storage.snapshots import Snapshot


class Past(NamedTuple):
    """Holds moves in force, and the position before the first of them."""

    base: Snapshot | None  # None: the deal
    moves: list[Row]
    end: Snapshot | None = None  # the position that they lead to; None: the newest one

    @property
    def begins(self) -> int:
        """Return the version of the position before the first of the moves."""
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


def read(connection: Connection, game: int) -> Past:
    """Return all that a game has been through."""
    base = snapshots.base(connection, game)
    after = 0 if base is None else base.version
    return Past(base, actions.moves(connection, game, after))


def around(connection: Connection, game: int, version: int) -> Past:
    """Return the part of a game in which a version lies: from one position that is kept to the next.

    It is as long in a long game as in a short one.
    """
    base, end = snapshots.before(connection, game, version), snapshots.after(connection, game, version)
    first = 0 if base is None else base.version
    if end is None:
        return Past(base, actions.moves(connection, game, first))
    return Past(base, actions.moves(connection, game, first, end.version), end)


def since(connection: Connection, game: int, version: int) -> Past:
    """Return a game from the last position on that is kept up to a version."""
    base = snapshots.before(connection, game, version)
    return Past(base, actions.moves(connection, game, 0 if base is None else base.version))


def earliest(connection: Connection, game: int) -> int:
    """Return the earliest version that can be gone back to."""
    base = snapshots.base(connection, game)
    return 0 if base is None else base.version
