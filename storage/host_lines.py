"""Reads and limits what the host writes into logs: who sits where, what is asked, what is agreed on.

People cause most of it, as often as they like. So nothing here reads a log from end to end: indexes find
the lines that are wanted, and nobody causes more than so many within an hour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from storage import actions, archive
from storage.actions import HostAction, Row
from storage.engine.connection import Connection
from storage.errors import TooMuch

_BY_HOST: Final = "substr(kind, 1, 1) = '/'"  # as the indexes say it
_MOST, _WITHIN = 60, 3600  # lines of one person at one table, and seconds
_LIMITED = frozenset(  # what else can be done again and again needs one of these in between
    (
        HostAction.JOIN,
        HostAction.STAND_IN,
        HostAction.OPTIONS,
        HostAction.CLOCK,
        HostAction.ASK,
        HostAction.AGREE,
        HostAction.DECLINE,
        HostAction.OFFER,
        HostAction.SEAT,
        HostAction.PAUSE,
        HostAction.CLAIM,
        HostAction.HINT,
    )
)


def of_kinds(connection: Connection, game: int, kinds: Sequence[HostAction], after: int = 0) -> list[Row]:
    """Return the lines of these kinds after a version, packed or not."""
    found = connection.execute(
        f"SELECT {archive.COLUMNS} FROM action INDEXED BY lines_of_the_host WHERE game = ? AND {_BY_HOST}"
        f" AND kind IN ({', '.join('?' * len(kinds))}) AND seq > ? ORDER BY seq",
        (game, *kinds, after),
    ).fetchall()
    packed = () if found else (row for row in archive.read(connection, game) if row[0] > after)
    return [actions.read_row(*one) for one in (*packed, *found) if one[2] in kinds]


def newest_of(connection: Connection, game: int, kind: HostAction, actor: int, limit: int) -> list[Row]:
    """Return the last lines of a kind that somebody has caused, the newest first. A packed log has none."""
    found = connection.execute(
        f"SELECT {archive.COLUMNS} FROM action INDEXED BY lines_of_the_host WHERE game = ? AND {_BY_HOST}"
        " AND kind = ? AND actor = ? ORDER BY seq DESC LIMIT ?",
        (game, kind, actor, limit),
    )
    return [actions.read_row(*one) for one in found]


def begun(connection: Connection, game: int) -> int:
    """Return the version at which a game that has begun did so."""
    return of_kinds(connection, game, [HostAction.START])[0].seq


def heard_of(connection: Connection, game: int, actor: int) -> int | None:
    """Return when somebody has last caused a line; None: never."""
    return _latest(connection, game, actor, 0)


def must_not_be_too_much(connection: Connection, game: int, line: actions.Line) -> None:
    """Raise TooMuch for a line that was added, if its person has caused too many of late."""
    if line.actor is None or line.kind not in _LIMITED:
        return
    first = _latest(connection, game, line.actor, _MOST)
    if first is not None and line.at - _WITHIN < first <= line.at:
        raise TooMuch(first + _WITHIN - line.at)


def _latest(connection: Connection, game: int, actor: int, skipped: int) -> int | None:
    """Return when somebody has caused a line, the last one but so many."""
    found = connection.execute(
        f"SELECT at FROM action INDEXED BY lines_of_a_person WHERE game = ? AND actor = ? AND {_BY_HOST}"
        " ORDER BY seq DESC LIMIT 1 OFFSET ?",
        (game, actor, skipped),
    ).fetchone()
    return None if found is None else int(found[0])
