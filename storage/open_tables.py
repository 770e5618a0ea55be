"""Finds the tables of a server at which somebody may sit down: a few statements, however many there are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from games.kernel.hosting import Level
from storage.engine.connection import Connection
from storage.games import Status
from storage.seats import Player

_GAME = "game INDEXED BY live_games_of_a_guild"  # those that have ended are many
_HERE = "game.guild = ?1 AND game.status IN ('lobby', 'running') AND game.key = coalesce(?2, game.key)"

# The last that whoever sits there has said of it is an offer, made since they sit there. An index finds it,
# however often something was said.
_TOLD = (
    'FROM action INDEXED BY seats_on_offer WHERE action.game = seat.game AND action.actor = seat."user"'
    " AND kind IN ('/offer', '/keep') ORDER BY seq DESC LIMIT 1"
)
_WANTS_UP = (
    f"(SELECT kind {_TOLD}) = '/offer' AND (SELECT seq {_TOLD}) > coalesce((SELECT max(until) FROM former"
    " WHERE former.game = seat.game AND former.seat = seat.seat), 0)"
)


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
    """Return the seats on offer, by games."""
    found: dict[int, set[int]] = {}
    rows = connection.execute(
        f"SELECT seat.game, seat.seat FROM {_GAME} JOIN seat ON seat.game = game.id"
        f" WHERE {_HERE} AND {_WANTS_UP}",
        asked,
    )
    for game, seat in rows:
        found.setdefault(game, set()).add(seat)
    return found


def offered(connection: Connection, game: int) -> frozenset[int]:
    """Return the seats of a game whose players want to get up."""
    rows = connection.execute(f"SELECT seat FROM seat WHERE game = ? AND {_WANTS_UP}", (game,))
    return frozenset(seat for (seat,) in rows)
