"""Keeps who sits where, and who sat there before."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import NamedTuple

from games.kernel.hosting import Level
from storage import rows
from storage.engine.connection import Connection


class Player(NamedTuple):
    """Names somebody at a table. The place in the list is the seat."""

    user: int | None  # None: nobody sits here
    name: str
    level: Level = Level.CLUB  # how strong a bot plays here; a person's is that of the bot who helps out
    invited: bool = False  # the seat is kept for them, and they have not said yes yet


class Former(NamedTuple):
    """Names who had a seat before, and the last version of the game at which they had it."""

    seat: int
    until: int
    player: Player


def read(connection: Connection, game: int) -> tuple[Player, ...]:
    """Return the players of a game in the order of their seats."""
    found = connection.execute(
        'SELECT "user", name, level, invited FROM seat WHERE game = ? ORDER BY seat', (game,)
    )
    return tuple(Player(user, name, Level(level), bool(invited)) for user, name, level, invited in found)


def former(connection: Connection, game: int) -> tuple[Former, ...]:
    """Return who had a seat before, in order. Most games have none."""
    found = connection.execute(
        'SELECT seat, until, "user", name FROM former WHERE game = ? ORDER BY until, seat', (game,)
    )
    return tuple(Former(seat, until, Player(*player)) for seat, until, *player in found)


def at_version(players: Sequence[Player], before: Sequence[Former], seat: int, version: int) -> Player | None:
    """Return who had a seat at a version; None if there is no such seat."""
    for one in before:
        if one.seat == seat and one.until >= version:
            return one.player
    return players[seat] if 0 <= seat < len(players) else None


def write(connection: Connection, game: int, players: Sequence[Player], until: int) -> None:
    """Save all players of a game anew: seats are numbered without gaps.

    Whoever has another seat now, or none, is remembered with the old one, which they had until that version.
    """
    gone = [
        (game, seat, until, player.user, player.name)
        for seat, player in enumerate(read(connection, game))
        if seat >= len(players) or players[seat][:2] != player[:2]
    ]
    rows.insert(connection, 'INSERT INTO former (game, seat, until, "user", name)', gone)
    connection.execute("DELETE FROM seat WHERE game = ?", (game,))
    connection.executemany(
        'INSERT INTO seat (game, seat, "user", name, level, invited) VALUES (?, ?, ?, ?, ?, ?)',
        [(game, seat, *player) for seat, player in enumerate(players)],
    )


def set_levels(connection: Connection, game: int, seats: Sequence[int], level: Level) -> None:
    """Let the bots in these seats play as strong as that from now on."""
    connection.executemany(
        'UPDATE seat SET level = ? WHERE game = ? AND seat = ? AND "user" IS NULL',
        [(level, game, seat) for seat in seats],
    )


def mark_of(seed: str, user: int) -> str:
    """Return the mark by which a game knows a person again whom it must not name: nobody else has its key."""
    return hmac.new(seed.encode(), f"seat/{user}".encode(), "sha256").hexdigest()


def marks(connection: Connection, game: int) -> tuple[tuple[str, int], ...]:
    """Return what people know who are forgotten: their marks, each with a seat whose secrets they know.

    With HOST in place of a seat: they have moderated the game.
    """
    return tuple(connection.execute("SELECT mark, seat FROM mark WHERE game = ?", (game,)))


def leave_mark(connection: Connection, game: int, seat: int, mark: str) -> None:
    """Remember whose secrets somebody knows who is being forgotten; with HOST, that they have moderated."""
    connection.execute(
        "INSERT INTO mark (game, mark, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game, mark, seat)
    )


def games_of(connection: Connection, user: int) -> list[int]:
    """Return the lobbies and running games at which a person sits."""
    found = connection.execute(
        "SELECT game.id FROM seat JOIN game ON game.id = seat.game"
        " WHERE seat.\"user\" = ? AND game.status IN ('lobby', 'running') ORDER BY game.id",
        (user,),
    )
    return [number for (number,) in found]


def finished_of(connection: Connection, user: int, limit: int, channel: int | None = None) -> list[int]:
    """Return the games played to their end at which a person sat, if only for a time, the last one first.

    With a channel: of those that ended there.
    """
    here = "" if channel is None else " AND game.channel = ?3"
    found = connection.execute(
        "SELECT id FROM game WHERE status = 'over' AND id IN"
        ' (SELECT game FROM seat WHERE "user" = ?1 UNION SELECT game FROM former WHERE "user" = ?1)'
        f"{here} ORDER BY ended DESC, id DESC LIMIT ?2",
        (user, limit) if channel is None else (user, limit, channel),
    )
    return [game for (game,) in found]
