"""Finds the tables of a server at which somebody may sit down: a few statements, however many there are."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from games.kernel.hosting import Level
from storage.actions import HostAction, Line
from storage.engine.connection import Connection
from storage.games import Status
from storage.seats import Player

_GAME = "game INDEXED BY live_games_of_a_guild"  # those that have ended are many
_HERE = "game.guild = ?1 AND game.status IN ('lobby', 'running') AND game.key = coalesce(?2, game.key)"


class Found(NamedTuple):
    """Holds what everybody may know of a table: who sits there, and of whom somebody may take the seat."""

    game: int
    key: str
    guild: int
    channel: int
    status: Status
    since: int  # when it was opened, or the game has begun
    policy: str  # the name of the clock that was agreed on
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    away: frozenset[int]  # seats for which a bot plays until their players come back
    offered: frozenset[int]  # seats whose players want to get up


def find(connection: Connection, guild: int, key: str | None = None) -> list[Found]:
    """Return the lobbies and running games of a server, or those of one game, the newest first."""
    asked = (guild, key)
    seats = _seats(connection, asked)
    away, offered = _away(connection, asked), _offered(connection, asked)
    rows = connection.execute(
        "SELECT id, key, channel, status, coalesce(started, created), coalesce(policy, 'none'), deal"
        f" FROM {_GAME} LEFT JOIN clock ON clock.game = game.id WHERE {_HERE} ORDER BY id DESC",
        asked,
    )
    return [
        Found(
            *(number, key, guild, channel, status, since, policy),
            json.loads(deal)["options"],
            tuple(seats.get(number, ())),
            frozenset(away.get(number, ())),
            frozenset(offered.get(number, ())),
        )
        for number, key, channel, status, since, policy, deal in rows
    ]


def _seats(connection: Connection, asked: tuple[Any, ...]) -> dict[int, list[Player]]:
    found: dict[int, list[Player]] = {}
    rows = connection.execute(
        'SELECT seat.game, seat."user", seat.name, seat.level'
        f" FROM {_GAME} JOIN seat ON seat.game = game.id WHERE {_HERE} ORDER BY seat.game, seat.seat",
        asked,
    )
    for game, user, name, level in rows:
        found.setdefault(game, []).append(Player(user, name, Level(level)))
    return found


def _away(connection: Connection, asked: tuple[Any, ...]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    rows = connection.execute(
        "SELECT seat_clock.game, seat_clock.seat"
        f" FROM {_GAME} JOIN seat_clock ON seat_clock.game = game.id WHERE {_HERE} AND seat_clock.away = 1",
        asked,
    )
    for game, seat in rows:
        found.setdefault(game, []).append(seat)
    return found


def _offered(connection: Connection, asked: tuple[Any, ...]) -> dict[int, set[int]]:
    """Return the seats on offer, by games. An index has these lines of all logs."""
    lines: dict[int, list[Line]] = {}
    rows = connection.execute(
        f"SELECT action.game, action.kind, action.seat, action.picked FROM {_GAME}"
        " JOIN action INDEXED BY seats_on_offer"
        " ON action.game = game.id AND action.kind IN ('/offer', '/keep', '/seat')"
        f" WHERE {_HERE} ORDER BY action.game, action.seq",
        asked,
    )
    for game, kind, seat, picked in rows:
        lines.setdefault(game, []).append(Line(kind, 0, seat, picked=json.loads(picked)))
    return {game: offered_in(told) for game, told in lines.items()}


def offered_in(lines: Iterable[Line]) -> set[int]:
    """Return the seats whose players want to get up. A new owner has not offered anything."""
    found: set[int] = set()
    for line in lines:
        match line.kind:
            case HostAction.OFFER:
                found.add(line.picked["seat"])
            case HostAction.KEEP:
                found.discard(line.picked["seat"])
            case HostAction.SEAT:
                found.discard(line.seat if line.seat is not None else -1)
    return found
