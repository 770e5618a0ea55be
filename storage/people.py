"""Tells what is stored about one person, and forgets it.

A game belongs to all who played it, so its log stays; who they were is another matter. People stand only in
the places named here, beside the log and never in it, and there they can be replaced by nobody.
"""

from __future__ import annotations

import json
from typing import Any

from games.kernel.hosting import HOST
from storage import actions, archive, dm_channels, host_lines, seats, settings
from storage.engine.connection import Connection, note_change

GONE = "gone"  # the name of a seat whose player is forgotten; put into words when it is shown
NOBODY = 0

# Every column that holds a person, and what is done with it.
COLUMNS = {
    ("game", "opener"): f"UPDATE game SET opener = {NOBODY} WHERE opener = ?",
    ("seat", "user"): f'UPDATE seat SET "user" = NULL, name = \'{GONE}\' WHERE "user" = ?',
    ("former", "user"): f'UPDATE former SET "user" = NULL, name = \'{GONE}\' WHERE "user" = ?',
    ("action", "actor"): "UPDATE action SET actor = NULL WHERE actor = ?",
    ("outbox", "user"): 'DELETE FROM outbox WHERE "user" = ?',
    ("audit", "moderator"): f"UPDATE audit SET moderator = {NOBODY} WHERE moderator = ?",
    ("invitation", "user"): 'DELETE FROM invitation WHERE "user" = ?',
    ("invitation", "by_user"): f"UPDATE invitation SET by_user = {NOBODY} WHERE by_user = ?",
    ("standing_order", "user"): 'DELETE FROM standing_order WHERE "user" = ?',
    ("result", "person"): "UPDATE result SET person = NULL, name = '' WHERE person = ?",
    ("league_entry", "user"): f'UPDATE league_entry SET "user" = NULL, name = \'{GONE}\' WHERE "user" = ?',
    ("dm_channel", "user"): 'DELETE FROM dm_channel WHERE "user" = ?',
    ("wish", "user"): 'DELETE FROM wish WHERE "user" = ?',
    ("tip", "user"): 'DELETE FROM tip WHERE "user" = ?',
    ("keen", "user"): 'DELETE FROM keen WHERE "user" = ?',
}


def about(connection: Connection, user: int) -> dict[str, Any]:
    """Return all that is stored about a person, as they may read it: choices, games, what they did there."""
    return {
        "person": user,
        "settings": settings.read(connection, "player", user),
        "games": [_game(connection, *row) for row in _games(connection, user)],
        "opened": [number for (number,) in connection.execute(_OPENED, (user,))],
        "done": _done(connection, user),
        "moderated": [list(row) for row in connection.execute(_MODERATED, (user,))],
        "orders": [list(row) for row in connection.execute(_ORDERS, (user,))],
        "letters": [list(row) for row in connection.execute(_LETTERS, (user,))],
        "marks": _marks(connection, user),
        "invited": [at for (at,) in connection.execute(_INVITED, (user,))],
        "hours of questions": [list(row) for row in connection.execute(_HOURS, (user,))],
        "left clocks": _left_clocks(connection, user),
        "has invited": [at for (at,) in connection.execute(_HAS_INVITED, (user,))],
        "results": [list(row) for row in connection.execute(_RESULTS, (user,))],
        "leagues": [list(row) for row in connection.execute(_LEAGUES, (user,))],
        "dm_channel": dm_channels.find(connection, user),
        "wants to be told of": [list(row) for row in connection.execute(_WISHES, (user,))],
        "was told of": [list(row) for row in connection.execute(_TIPS, (user,))],
        "would play again": [list(row) for row in connection.execute(_KEEN, (user,))],
    }


_GAMES = """
    WITH held AS (
        SELECT game, seat, name, NULL AS until FROM seat WHERE "user" = ?1
        UNION ALL SELECT game, seat, name, until FROM former WHERE "user" = ?1
    )
    SELECT game.id, (
        SELECT coalesce(max(former.until), 0) FROM former
        WHERE former.game = held.game AND former.seat = held.seat
            AND (held.until IS NULL OR former.until < held.until)
    ), key, guild, channel, status, created, started, ended, seat, name, until
    FROM held JOIN game ON game.id = held.game ORDER BY game.id, until IS NULL, until
"""
_KNOWN = """
    WITH held AS (
        SELECT game, seat, NULL AS until FROM seat WHERE "user" = ?1
        UNION ALL SELECT game, seat, until FROM former WHERE "user" = ?1
    )
    SELECT game.id, seat, deal, until FROM held JOIN game ON game.id = held.game
    WHERE started IS NOT NULL AND status <> 'over'
"""
_RULED = """
    SELECT DISTINCT game.id, deal FROM audit JOIN game ON game.id = audit.game
    WHERE moderator = ? AND started IS NOT NULL AND status <> 'over'
"""
_FORGET_HOURS = """
    UPDATE seat_clock SET hours = NULL WHERE (game, seat) IN (SELECT game, seat FROM seat WHERE "user" = ?)
"""
_OPENED = "SELECT id FROM game WHERE opener = ? ORDER BY id"
_ORDERS = 'SELECT game, seat, kind, picked, created FROM standing_order WHERE "user" = ? ORDER BY id'
_MODERATED = "SELECT guild, game, at, told FROM audit WHERE moderator = ? ORDER BY id"
_MARKED = "SELECT game.id, deal, mark, seat FROM mark JOIN game ON game.id = mark.game ORDER BY game.id, seat"
_HOURS = """
    SELECT seat.game, hours FROM seat JOIN seat_clock AS clock USING (game, seat)
    WHERE seat."user" = ? AND hours IS NOT NULL ORDER BY seat.game
"""
_LEFT = "SELECT game.id, deal, mark, seat, bank FROM left_clock JOIN game ON game.id = left_clock.game"
_INVITED = 'SELECT at FROM invitation WHERE "user" = ? ORDER BY at'
_HAS_INVITED = "SELECT at FROM invitation WHERE by_user = ? ORDER BY at"
_RESULTS = """
    SELECT result.game, pool, name, place, total, stayed, answers, waited, mu, sigma
    FROM result JOIN contest ON contest.game = result.game WHERE person = ? ORDER BY number
"""
_LEAGUES = """
    SELECT entry.league, name, joined, gone, seated.round, seated.number, seated.seat, place, points
    FROM league_entry AS entry
        LEFT JOIN league_seat AS seated ON seated.league = entry.league AND seated.entry = entry.number
    WHERE entry."user" = ? ORDER BY entry.league, seated.round
"""
_WISHES = 'SELECT guild, key FROM wish WHERE "user" = ? ORDER BY guild, key'
_TIPS = 'SELECT game, at FROM tip WHERE "user" = ? ORDER BY at, game'
_KEEN = 'SELECT game, name, at FROM keen WHERE "user" = ? ORDER BY at, game'
_LETTERS = 'SELECT kind, created, state FROM outbox WHERE "user" = ? ORDER BY id'


def _games(connection: Connection, user: int) -> list[tuple[Any, ...]]:
    """Return the games at which a person sits or sat, a row for each time that they had a seat."""
    return connection.execute(_GAMES, (user,)).fetchall()


def _game(connection: Connection, number: int, after: int, *rest: Any) -> dict[str, Any]:
    """Return a game with the moves of the time in which the person had the seat."""
    names = ("game", "server", "channel", "status", "created", "started", "ended", "seat", "name", "until")
    seat, _, until = rest[-3:]
    own = [row for row in actions.log(connection, number, after) if row.line.seat == seat]
    rows = [row for row in own if until is None or row.seq <= until]
    moves = [[row.seq, row.line.at, row.line.kind, dict(row.line.picked)] for row in rows]
    return {"number": number, **dict(zip(names, rest, strict=True)), "moves": moves}


def _done(connection: Connection, user: int) -> list[list[Any]]:
    """Return what stands under a person's own number: opening, joining, leaving, looking after a table."""
    loose = connection.execute(
        "SELECT game, seq, at, kind FROM action WHERE actor = ? ORDER BY game, seq", (user,)
    )
    found = [list(row) for row in loose]
    for game in _packed_with(connection, user):
        found += [
            [game, row.seq, row.line.at, row.line.kind]
            for row in actions.log(connection, game)
            if row.line.actor == user
        ]
    return sorted(found)


def _packed_with(connection: Connection, user: int) -> list[int]:
    """Return the packed games in which a person did something under their own number."""
    found = connection.execute(
        "SELECT game, actors FROM archive WHERE actors LIKE ? ORDER BY game", (f"%{user}%",)
    )
    return [game for game, actors in found if any(who == user for _, who in json.loads(actors))]


def _marks(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the games that still know a person by a mark, though they have been forgotten."""
    return [
        {"game": game, "moderated": True} if seat == HOST else {"game": game, "seat": seat}
        for game, deal, mark, seat in connection.execute(_MARKED)
        if mark == _mark(deal, user)
    ]


def _left_clocks(connection: Connection, user: int) -> list[dict[str, int]]:
    """Return the clocks that wait for a person to come back to a seat."""
    return [
        {"game": game, "seat": seat, "seconds": bank}
        for game, deal, mark, seat, bank in connection.execute(_LEFT)
        if mark == _mark(deal, user)
    ]


def _mark(deal: str, user: int) -> str:
    """Return a person's mark in the game that was dealt like this."""
    return seats.mark_of(json.loads(deal)["seed"], user)


def _leave_marks(connection: Connection, user: int) -> None:
    """Leave a mark in every game that a person knows a seat of or has moderated, and that is not over."""
    for game, seat, deal, until in connection.execute(_KNOWN, (user,)).fetchall():
        if until is None or until >= host_lines.begun(connection, game):
            seats.leave_mark(connection, game, seat, _mark(deal, user))
    for game, deal in connection.execute(_RULED, (user,)).fetchall():
        seats.leave_mark(connection, game, HOST, _mark(deal, user))


def forget(connection: Connection, user: int) -> list[int]:
    """Forget a person; return the games in which they had a name. Running ones must have been left.

    What they know they cannot forget: as long as a game is not over, a mark keeps them from its other seats,
    or from all of them as the rule for moderators says.
    """
    _leave_marks(connection, user)
    games = sorted({row[0] for row in _games(connection, user)})
    for game in _packed_with(connection, user):
        archive.forget(connection, game, user)
    connection.execute(_FORGET_HOURS, (user,))
    for change in COLUMNS.values():
        connection.execute(change, (user,))
    _forget_notes(connection, "scope = 'player' AND id = ?", user)
    _forget_notes(connection, "scope = 'channel' AND value = ?", json.dumps(user))
    return games


def _forget_notes(connection: Connection, which: str, value: object) -> None:
    """Remove notes, and let those know who remember them."""
    gone = connection.execute(f"DELETE FROM setting WHERE {which} RETURNING scope, id", (value,))
    for scope, owner in gone.fetchall():
        note_change(connection, scope, owner)
