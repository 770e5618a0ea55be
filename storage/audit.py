"""Keeps what moderators did, filed in the same transaction as the deed, so that nothing is done unseen."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple

from games.kernel.hosting import Event, Text, pack, unpack
from storage import settings
from storage.engine.connection import Connection
from storage.rows import numbers

if TYPE_CHECKING:
    from storage.actions import Row

TOLD = "host-mod"  # the message with which a moderator's action is announced
CLAIMED = "host-claim"  # the one that a moderator would like to play
CALLED = "called"  # the setting that holds what a moderator is called
_FORGOTTEN = "–"
_SIGNED = (TOLD, CLAIMED)


class Entry(NamedTuple):
    """Holds one thing that a moderator did."""

    id: int
    game: int | None
    at: int
    moderator: int
    told: Text
    version: int | None  # of the game after it; None: not known, or about no game


def file(
    connection: Connection,
    game: int,
    version: int,
    at: int,
    moderator: int | None,
    told: Iterable[Event],
) -> None:
    """File whatever is announced as a moderator's action in the audit of the game's server."""
    for event in told:
        if event.text.key == TOLD and moderator is not None:
            connection.execute(
                "INSERT INTO audit (guild, game, version, at, moderator, told)"
                " SELECT coalesce(guild, 0), id, ?, ?, ?, ? FROM game WHERE id = ?",
                (version, at, moderator, json.dumps(pack(event.text), ensure_ascii=False), game),
            )


def ruled(connection: Connection, game: int, moderator: int) -> bool:
    """Return whether somebody has done something to a game as a moderator."""
    found = connection.execute(
        "SELECT 1 FROM audit WHERE game = ? AND moderator = ? LIMIT 1", (game, moderator)
    )
    return found.fetchone() is not None


def note(connection: Connection, guild: int, at: int, moderator: int, told: Text) -> None:
    """File what a moderator did that is about no game."""
    note_numbered(connection, guild, at, moderator, told)


def note_numbered(connection: Connection, guild: int, at: int, moderator: int, told: Text) -> int:
    """File what a moderator did that is about no game; return the number of the entry."""
    (number,) = connection.execute(
        "INSERT INTO audit (guild, at, moderator, told) VALUES (?, ?, ?, ?) RETURNING id",
        (guild, at, moderator, json.dumps(pack(told), ensure_ascii=False)),
    ).fetchone()
    return int(number)


def told(connection: Connection, number: int) -> Text | None:
    """Return what an entry says, with the name of its moderator; None if there is no such entry."""
    found = connection.execute("SELECT told, moderator FROM audit WHERE id = ?", (number,)).fetchone()
    return None if found is None else _sign(connection, unpack(json.loads(found[0])), found[1])


def channels(connection: Connection, guild: int) -> list[int]:
    """Return the channels in which the games are that moderators of a server did something to."""
    found = connection.execute(
        "SELECT DISTINCT channel FROM audit JOIN game ON game.id = audit.game WHERE audit.guild = ?", (guild,)
    )
    return [channel for (channel,) in found]


def read(
    connection: Connection,
    guild: int,
    limit: int = 200,
    hidden: Collection[int] = (),
    whole: bool = True,
) -> list[Entry]:
    """Return the audit of a server with the names of its moderators, the newest entry first.

    Without what was done to games in `hidden` channels, and to the server as a whole only if that is wanted.
    """
    found = connection.execute(
        "SELECT audit.id, audit.game, at, moderator, told, version"
        " FROM audit LEFT JOIN game ON game.id = audit.game WHERE audit.guild = ?"
        f" AND (audit.game IS NULL AND ? = 1 OR channel NOT IN {numbers(hidden)})"
        " ORDER BY audit.id DESC LIMIT ?",
        (guild, int(whole), *hidden, limit),
    )
    entries = [_entry(*row) for row in found]
    return [entry._replace(told=_sign(connection, entry.told, entry.moderator)) for entry in entries]


def _entry(number: int, game: int | None, at: int, moderator: int, told: str, version: int | None) -> Entry:
    """Return an entry out of the columns of its table."""
    return Entry(number, game, at, moderator, unpack(json.loads(told)), version)


def signed(connection: Connection, rows: Iterable[Row]) -> list[Row]:
    """Return lines of a log with the names of moderators, which stand beside it and can be forgotten."""
    return [_signed(connection, row) if _ruled(row.line.events) else row for row in rows]


def _ruled(told: Iterable[Event]) -> bool:
    """Return whether a moderator is named among these."""
    return any(event.text.key in _SIGNED for event in told)


def _signed(connection: Connection, row: Row) -> Row:
    """Return a line of a log with the name of its moderator."""
    line = row.line
    told = [event._replace(text=_sign(connection, event.text, line.actor)) for event in line.events]
    return row._replace(line=line._replace(events=told))


def _sign(connection: Connection, text: Text, moderator: int | None) -> Text:
    """Return an announcement with the name by which its moderator is known now."""
    if text.key not in _SIGNED:
        return text
    known = {} if moderator is None else settings.read(connection, "player", moderator)
    return sign(text, known.get(CALLED, _FORGOTTEN))


def sign(text: Text, name: str) -> Text:
    """Return an announcement with a moderator's name."""
    return Text(text.key, {**text.args, "who": name})
