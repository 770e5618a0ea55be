"""Keeps what is still to be sent, saved together with what it tells of."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from storage.engine.connection import Connection, note_messages
from storage.rows import insert, numbers

_INTO = 'INSERT INTO outbox (kind, payload, channel, "user", newest, not_before, created)'
_WAITING = 'id, attempts, not_before, kind, payload, channel, "user", newest'
_LATEST = 2**62  # after whatever time
BY_DM = "by_dm"  # what a call carries that whoever sends DMs has to send


class Message(NamedTuple):
    """Holds what goes to a channel or to a person. Of those with the same `newest` only the last is sent."""

    kind: str
    payload: Any
    channel: int | None = None
    user: int | None = None
    newest: str | None = None
    held: int = 0  # until when, for those who must not be called at night


class Pending(NamedTuple):
    """Holds a message that waits, whether it is due or not."""

    id: int
    message: Message
    attempts: int
    not_before: int


def enqueue(connection: Connection, messages: Sequence[Message], now: int) -> None:
    """Save messages to be sent. What a newer one replaces is sorted out later: every move does this."""
    filed = [(kind, to_json(payload).decode(), *to, now) for kind, payload, *to in messages]
    insert(connection, _INTO, filed)
    if filed:
        note_messages(connection)


def pending(connection: Connection, limit: int = 1000, now: int | None = None) -> list[Pending]:
    """Return what waits and was not replaced by something newer, the oldest first.

    At a given time it is without what is held back until later, for that must not hold up the others. Nor
    must what goes to people, which may have to wait long: the limit is one for them, and one for channels.
    """
    found = connection.execute(
        f"SELECT {_WAITING} FROM"
        ' (SELECT *, row_number() OVER (PARTITION BY "user" IS NULL ORDER BY id) AS place FROM'
        " (SELECT *, max(id) OVER (PARTITION BY newest) AS last FROM outbox WHERE state = 'waiting') AS every"
        " WHERE (newest IS NULL OR id = last) AND (attempts > 0 OR not_before <= ?)) AS due"
        " WHERE place <= ? ORDER BY id",
        (_LATEST if now is None else now, limit),
    )
    return [_pending(*row) for row in found]


def servers_of(connection: Connection, letters: Iterable[Pending]) -> dict[int, int | None]:
    """Return the servers of the games that messages are about, by the numbers of the games."""
    games = {letter.message.payload.get("game") for letter in letters} - {None}
    found = connection.execute(f"SELECT id, guild FROM game WHERE id IN {numbers(games)}", tuple(games))
    return dict(found.fetchall())


def hand_over(connection: Connection, number: int, by_dm: bool) -> None:
    """Let a call be sent by whoever sends DMs, or by whoever sends to the channel of the table."""
    found = connection.execute("SELECT payload FROM outbox WHERE id = ?", (number,)).fetchone()
    if found is not None:
        about = {name: value for name, value in json.loads(found[0]).items() if name != BY_DM}
        payload = to_json({**about, BY_DM: True} if by_dm else about).decode()
        connection.execute("UPDATE outbox SET payload = ? WHERE id = ?", (payload, number))
        note_messages(connection)


def held_until(connection: Connection, now: int) -> int | None:
    """Return when the first of the messages that are held back is due, or None."""
    (found,) = connection.execute(
        "SELECT min(not_before) FROM outbox WHERE state = 'waiting' AND attempts = 0 AND not_before > ?",
        (now,),
    ).fetchone()
    return None if found is None else int(found)


def held(connection: Connection, now: int) -> list[Pending]:
    """Return what waits and is not to be sent before a later time, tried before or not."""
    found = connection.execute(
        f"SELECT {_WAITING} FROM outbox WHERE state = 'waiting' AND not_before > ? ORDER BY id",
        (now,),
    )
    return [_pending(*row) for row in found]


def hold(connection: Connection, number: int, until: int) -> None:
    """Send a message not before another time than was said."""
    connection.execute("UPDATE outbox SET not_before = ? WHERE id = ?", (until, number))
    note_messages(connection)


def _pending(number: int, attempts: int, not_before: int, kind: str, payload: str, *to: Any) -> Pending:
    """Return a message that waits out of the columns of its table."""
    return Pending(number, Message(kind, json.loads(payload), *to), attempts, not_before)


def delivered(connection: Connection, number: int) -> None:
    """Remove a message that has been sent, and those that it replaced."""
    _forget_replaced(connection, number)
    connection.execute("DELETE FROM outbox WHERE id = ?", (number,))


def _forget_replaced(connection: Connection, number: int) -> None:
    """Remove the older messages that this one replaces."""
    connection.execute(
        "DELETE FROM outbox WHERE state = 'waiting' AND id < ?1"
        " AND newest = (SELECT newest FROM outbox WHERE id = ?1)",
        (number,),
    )


def try_later(connection: Connection, number: int, not_before: int) -> None:
    """Note that sending failed, and when it is tried again."""
    connection.execute(
        "UPDATE outbox SET attempts = attempts + 1, not_before = ? WHERE id = ?", (not_before, number)
    )


def hold_back(connection: Connection, number: int, until: int) -> None:
    """Hold a message back until a time, as if it had never been tried: it holds up nobody meanwhile."""
    connection.execute("UPDATE outbox SET attempts = 0, not_before = ? WHERE id = ?", (until, number))


def give_up(connection: Connection, number: int) -> None:
    """Mark a message as failed. It stays, so that the failure can be shown, and holds up nobody."""
    _forget_replaced(connection, number)
    connection.execute("UPDATE outbox SET attempts = attempts + 1, state = 'failed' WHERE id = ?", (number,))


def redirect(connection: Connection, number: int) -> None:
    """Send what did not reach a person to the channel of the table instead."""
    connection.execute(
        'UPDATE outbox SET channel = game.channel, "user" = NULL, attempts = 0, not_before = 0 FROM game'
        " WHERE outbox.id = ? AND game.id = ?",
        (number, _table_of(connection, number)),
    )
    note_messages(connection)


def release_calls(connection: Connection, user: int, now: int, until: int) -> None:
    """Send a person the calls that are held back, not before another time than was said."""
    connection.execute(
        "UPDATE outbox SET not_before = ? WHERE \"user\" = ? AND kind = 'turn' AND state = 'waiting'"
        " AND attempts = 0 AND not_before > ?",
        (until, user, now),
    )
    note_messages(connection)


def withdraw(connection: Connection, newest: str) -> None:
    """Remove what waits under this name, held back or not."""
    connection.execute("DELETE FROM outbox WHERE state = 'waiting' AND newest = ?", (newest,))


def forget_channel(connection: Connection, channel: int) -> None:
    """Remove what was to be sent to a channel that is no more, and what could not be."""
    connection.execute("DELETE FROM outbox WHERE channel = ?", (channel,))


def revive(connection: Connection, user: int) -> None:
    """Try once more what was given up for a person, who can be reached again."""
    found = connection.execute(
        "SELECT id, payload FROM outbox WHERE state = 'failed' AND \"user\" = ?", (user,)
    ).fetchall()
    connection.executemany(
        "UPDATE outbox SET state = 'waiting', attempts = 0, not_before = 0 WHERE id = ? AND EXISTS"
        " (SELECT 1 FROM game WHERE game.id = ? AND status IN ('lobby', 'running'))",
        [(number, _table(payload)) for number, payload in found],
    )
    note_messages(connection)


def failed(connection: Connection) -> int:
    """Count the messages that could not be delivered."""
    (count,) = connection.execute("SELECT count(*) FROM outbox WHERE state = 'failed'").fetchone()
    return int(count)


def failed_in(connection: Connection, guild: int) -> list[tuple[int | None, int]]:
    """Count the same at the tables of one guild: by channel, and under None those that went to a person."""
    rows = connection.execute("SELECT channel, payload FROM outbox WHERE state = 'failed'")
    found = [(channel, _table(payload)) for channel, payload in rows]
    ours = "SELECT 1 FROM game WHERE id = ? AND guild = ?"
    here = {
        table
        for table in {table for _, table in found}
        if connection.execute(ours, (table, guild)).fetchone()
    }
    counted = Counter(channel for channel, table in found if table in here)
    return sorted(counted.items(), key=lambda one: (one[0] is None, one[0]))


def _guild_of(connection: Connection, game: int | None) -> int | None:
    """Return the server of a game; None if it is of none, or gone."""
    found = connection.execute("SELECT guild FROM game WHERE id = ?", (game,)).fetchone()
    return None if found is None else found[0]


def _table_of(connection: Connection, number: int) -> int | None:
    """Return the number of the game that a message is about; None if it is about none, or gone."""
    found = connection.execute("SELECT payload FROM outbox WHERE id = ?", (number,)).fetchone()
    return None if found is None else _table(found[0])


def _table(payload: str) -> int | None:
    """Return the number of the game that the payload of a message names; None if it names none."""
    told = json.loads(payload)
    return told.get("game") if isinstance(told, dict) else None


def salt(connection: Connection) -> str:
    """Return what is mixed into all nonces of this file, and into those of no other."""
    return str(connection.execute("SELECT salt FROM salt").fetchone()[0])


def renew_salt(connection: Connection) -> None:
    """Replace the salt: numbers of messages and versions of games that were used before may come again."""
    connection.execute("UPDATE salt SET salt = ?", (secrets.token_hex(8),))


def prune(connection: Connection, before: int) -> None:
    """Remove failures that are older than a time: they help nobody any more."""
    connection.execute("DELETE FROM outbox WHERE state = 'failed' AND created < ?", (before,))
