"""Keeps leagues: who plays in them, the rounds with their tables, and what came of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from storage.engine.connection import Connection
from storage.errors import LeagueMoved, NoSuchLeague, TooManyLeagues
from storage.rows import insert

Status = Literal["open", "running", "over", "off"]
DAY = 86_400  # seconds: how long before the end of a round it is said that it ends
_LEAGUE = (
    "id, guild, channel, key, options, seats, rounds, days, status, created, starts, message, version, stuck,"
    " lost"
)


class League(NamedTuple):
    """Holds a league as it is filed."""

    id: int
    guild: int
    channel: int
    key: str
    options: str
    seats: int
    rounds: int
    days: int
    status: Status
    created: int
    starts: int | None
    message: int | None
    version: int
    stuck: int
    lost: int | None = None  # since when its channel takes nothing

    @property
    def live(self) -> bool:
        """Return whether people can still play in it."""
        return self.status in ("open", "running")


class Entry(NamedTuple):
    """Names somebody who plays in a league, or did."""

    number: int
    user: int | None  # None: somebody who is forgotten
    name: str
    joined: int
    gone: int | None

    @property
    def active(self) -> bool:
        """Return whether they are to play in the next round."""
        return self.user is not None and self.gone is None


class Round(NamedTuple):
    """Holds when a round began and when it ends."""

    number: int
    begun: int
    due: int
    warned: int
    closed: int | None


class Table(NamedTuple):
    """Holds a table of a round, with where its game is and how far."""

    round: int
    number: int
    game: int | None
    message: int | None
    lost: int
    counted: int | None
    status: str | None = None  # of its game
    channel: int | None = None

    @property
    def waits(self) -> bool:
        """Return whether nobody has opened it yet, or its place is gone."""
        return self.counted is None and self.status in (None, "void")


class Sitting(NamedTuple):
    """Holds a seat of somebody at a table of a round, with what came of it."""

    round: int
    number: int
    seat: int
    entry: int
    place: int | None = None
    points: int | None = None


class Filed(NamedTuple):
    """Holds all of a league."""

    league: League
    entries: tuple[Entry, ...]
    rounds: tuple[Round, ...]
    tables: tuple[Table, ...]
    sittings: tuple[Sitting, ...]

    @property
    def active(self) -> list[Entry]:
        """Return who is to play in the next round."""
        return [entry for entry in self.entries if entry.active]

    @property
    def round(self) -> Round | None:
        """Return the last round that has begun; None before the first."""
        return self.rounds[-1] if self.rounds else None

    def entry_of(self, user: int) -> Entry | None:
        """Return the entry of a person; None if they never joined."""
        return next((entry for entry in self.entries if entry.user == user), None)

    def tables_of(self, number: int) -> list[Table]:
        """Return the tables of a round."""
        return [table for table in self.tables if table.round == number]

    def at(self, table: Table) -> list[Sitting]:
        """Return who was to sit at a table, by seats."""
        return [one for one in self.sittings if one[:2] == table[:2]]


def create(
    connection: Connection,
    *,
    guild: int,
    channel: int,
    key: str,
    options: str,
    seats: int,
    rounds: int,
    days: int,
    created: int,
    starts: int | None,
    click: int,
    most: int,
) -> tuple[int, bool]:
    """File a new league; return its number, and whether it is new: the same click opens no second one.

    Raise TooManyLeagues if a server has `most` that are not over.
    """
    before = connection.execute("SELECT id FROM league WHERE click = ?", (click,)).fetchone()
    if before is not None:
        return int(before[0]), False
    if len(live_in(connection, guild)) >= most:
        raise TooManyLeagues(most)
    (number,) = connection.execute(
        "INSERT INTO league"
        " (status, guild, channel, key, options, seats, rounds, days, created, starts, click)"
        " VALUES ('open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (guild, channel, key, options, seats, rounds, days, created, starts, click),
    ).fetchone()
    return int(number), True


def read(connection: Connection, league: int) -> Filed:
    """Return all of a league; raise NoSuchLeague if it is not there."""
    found = connection.execute(f"SELECT {_LEAGUE} FROM league WHERE id = ?", (league,)).fetchone()
    if found is None:
        raise NoSuchLeague(league)

    def rows(text: str) -> list[tuple[int, ...]]:
        return connection.execute(text, (league,)).fetchall()

    entries = rows(
        'SELECT number, "user", name, joined, gone FROM league_entry WHERE league = ? ORDER BY number'
    )
    rounds = rows(
        "SELECT number, begun, due, warned, closed FROM league_round WHERE league = ? ORDER BY number"
    )
    tables = rows(
        "SELECT round, number, game, message, lost, counted, game.status, game.channel FROM league_table"
        " LEFT JOIN game ON game.id = league_table.game WHERE league = ? ORDER BY round, number"
    )
    sittings = rows(
        "SELECT round, number, seat, entry, place, points FROM league_seat WHERE league = ?"
        " ORDER BY round, number, seat"
    )
    return Filed(
        League(*found),
        tuple(Entry(*row) for row in entries),  # type: ignore[arg-type]
        tuple(Round(*row) for row in rounds),
        tuple(Table(*row) for row in tables),  # type: ignore[arg-type]
        tuple(Sitting(*row) for row in sittings),
    )


def live_in(connection: Connection, guild: int) -> list[League]:
    """Return the leagues of a server that are not over, the oldest first."""
    found = connection.execute(
        f"SELECT {_LEAGUE} FROM league WHERE guild = ? AND status IN ('open', 'running') ORDER BY id",
        (guild,),
    )
    return [League(*row) for row in found]


def latest_in(connection: Connection, guild: int, limit: int) -> list[League]:
    """Return the last leagues of a server, whatever became of them, the newest first."""
    found = connection.execute(
        f"SELECT {_LEAGUE} FROM league WHERE guild = ? ORDER BY id DESC LIMIT ?", (guild, limit)
    )
    return [League(*row) for row in found]


def of_game(connection: Connection, game: int) -> int | None:
    """Return the league at one of whose tables a game is played, or None."""
    found = connection.execute("SELECT league FROM league_table WHERE game = ?", (game,)).fetchone()
    return None if found is None else int(found[0])


def due(connection: Connection, now: int) -> list[int]:
    """Return the leagues in which something is to be done by now: a tick costs little where nothing is."""
    found = connection.execute(_DUE, (now, now, now + DAY))
    return [number for (number,) in found]


_DUE = """
    SELECT id FROM league WHERE status = 'open' AND starts <= ? AND lost IS NULL
    UNION SELECT league.id FROM league
        JOIN league_round AS round ON round.league = league.id AND round.closed IS NULL
    WHERE status = 'running' AND (
        (league.lost IS NULL AND (
            round.due <= ?
            OR (round.warned = 0 AND round.due <= ? AND league.days > 1)
            OR NOT EXISTS (
                SELECT 1 FROM league_table AS open WHERE open.league = league.id AND open.round = round.number
                    AND open.counted IS NULL)))
        OR EXISTS (
            SELECT 1 FROM league_table AS open JOIN game ON game.id = open.game
            WHERE open.league = league.id AND open.round = round.number AND open.counted IS NULL
                AND (game.status IN ('lobby', 'over') OR (game.status = 'void' AND open.lost = 0)))
        OR EXISTS (
            SELECT 1 FROM league_table AS open
                JOIN league_seat AS seated ON seated.league = open.league AND seated.round = open.round
                    AND seated.number = open.number
                JOIN league_entry AS entry ON entry.league = open.league AND entry.number = seated.entry
                JOIN seat ON seat.game = open.game AND seat."user" = entry."user"
                JOIN game ON game.id = open.game
            WHERE open.league = league.id AND open.round = round.number AND open.counted IS NULL
                AND entry.gone IS NOT NULL AND game.status = 'running'))
    UNION SELECT league.id FROM league
    WHERE status = 'running' AND stuck = 0 AND lost IS NULL AND NOT EXISTS (
        SELECT 1 FROM league_round AS round WHERE round.league = league.id AND round.closed IS NULL)
    ORDER BY 1
"""


def move_on(connection: Connection, league: int, expected: int) -> None:
    """Count a change of a league; raise LeagueMoved if another one came first."""
    done = connection.execute(
        "UPDATE league SET version = version + 1 WHERE id = ? AND version = ?", (league, expected)
    )
    if done.rowcount == 0:
        raise LeagueMoved(league)


def choose_options(connection: Connection, league: int, options: str) -> None:
    """Save what all tables of a league agree on."""
    connection.execute("UPDATE league SET options = ? WHERE id = ?", (options, league))


def become(connection: Connection, league: int, status: Status) -> None:
    """Let a league run, or end it."""
    connection.execute(
        "UPDATE league SET status = ?, starts = NULL, stuck = 0 WHERE id = ?", (status, league)
    )


def put_off(connection: Connection, league: int) -> None:
    """Let a league begin when a moderator says so, and not by itself."""
    connection.execute("UPDATE league SET starts = NULL WHERE id = ?", (league,))


def get_stuck(connection: Connection, league: int, stuck: bool) -> None:
    """Note whether it was said that the next round cannot be paired."""
    connection.execute("UPDATE league SET stuck = ? WHERE id = ?", (int(stuck), league))


def lose(connection: Connection, league: int, channel: int, now: int) -> bool:
    """Note that the channel of a league takes nothing; return whether that is news."""
    done = connection.execute(
        "UPDATE league SET lost = ? WHERE id = ? AND channel = ? AND lost IS NULL"
        " AND status IN ('open', 'running')",
        (now, league, channel),
    )
    return done.rowcount > 0


def show_in(connection: Connection, league: int, channel: int, now: int) -> None:
    """Let a league be announced in a channel from now on; a round has the time that the last one was lost."""
    connection.execute(
        "UPDATE league_round SET due = due + ?1 - (SELECT lost FROM league WHERE id = ?2)"
        " WHERE league = ?2 AND closed IS NULL AND (SELECT lost FROM league WHERE id = ?2) IS NOT NULL",
        (now, league),
    )
    connection.execute(
        "UPDATE league SET channel = ?, message = NULL, lost = NULL WHERE id = ?", (channel, league)
    )
    connection.execute(
        "UPDATE league_table SET message = NULL WHERE league = ? AND counted IS NULL", (league,)
    )


def note_message(connection: Connection, league: int, message: int) -> None:
    """Save in which message a league is shown."""
    connection.execute("UPDATE league SET message = ? WHERE id = ?", (message, league))


# ── people ──


def enter(connection: Connection, league: int, user: int, name: str, now: int) -> None:
    """Let a person play in a league; one who had left it comes back to what they had."""
    connection.execute(
        'INSERT INTO league_entry (league, number, "user", name, joined)'
        " SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ? FROM league_entry WHERE league = ?"
        ' ON CONFLICT (league, "user") WHERE "user" IS NOT NULL'
        " DO UPDATE SET gone = NULL, name = excluded.name",
        (league, user, name, now, league),
    )


def withdraw(connection: Connection, league: int, number: int) -> None:
    """Take somebody out of a league that has not begun."""
    connection.execute("DELETE FROM league_entry WHERE league = ? AND number = ?", (league, number))


def leave(connection: Connection, league: int, number: int, now: int) -> None:
    """Note that somebody plays no more in a league. What they have won they keep."""
    connection.execute(
        "UPDATE league_entry SET gone = ? WHERE league = ? AND number = ? AND gone IS NULL",
        (now, league, number),
    )


# ── rounds ──


def begin_round(
    connection: Connection, league: int, number: int, begun: int, due: int, tables: Sequence[Sequence[int]]
) -> None:
    """File a round. `tables`: the entries at each, by seats."""
    connection.execute(
        "INSERT INTO league_round (league, number, begun, due) VALUES (?, ?, ?, ?)",
        (league, number, begun, due),
    )
    places = list(enumerate(tables, 1))
    insert(
        connection,
        "INSERT INTO league_table (league, round, number)",
        [(league, number, table) for table, _ in places],
    )
    insert(
        connection,
        "INSERT INTO league_seat (league, round, number, seat, entry)",
        [
            (league, number, table, seat, entry)
            for table, sitting in places
            for seat, entry in enumerate(sitting)
        ],
    )


def warn(connection: Connection, league: int, number: int) -> None:
    """Note that it was said how long a round still has."""
    connection.execute("UPDATE league_round SET warned = 1 WHERE league = ? AND number = ?", (league, number))


def close_round(connection: Connection, league: int, number: int, now: int) -> None:
    """Note that a round is over."""
    connection.execute(
        "UPDATE league_round SET closed = ? WHERE league = ? AND number = ?", (now, league, number)
    )


def note_place(connection: Connection, league: int, round_: int, number: int, message: int) -> None:
    """Save which message tells of a table."""
    _at_table(connection, "message = ?", (message,), league, round_, number)


def note_game(connection: Connection, league: int, round_: int, number: int, game: int) -> None:
    """Save which game is played at a table; raise LeagueMoved if one is played there, or was counted."""
    done = connection.execute(
        "UPDATE league_table SET game = ?, lost = 0 WHERE league = ? AND round = ? AND number = ?"
        " AND counted IS NULL AND NOT EXISTS"
        " (SELECT 1 FROM game WHERE game.id = league_table.game AND game.status <> 'void')",
        (game, league, round_, number),
    )
    if done.rowcount == 0:
        raise LeagueMoved(league)


def is_played_in(connection: Connection, game: int) -> bool:
    """Return whether a game is played at a table of a league that is not counted yet."""
    found = connection.execute(
        "SELECT 1 FROM league_table JOIN league ON league.id = league_table.league"
        " WHERE game = ? AND counted IS NULL AND status = 'running'",
        (game,),
    )
    return found.fetchone() is not None


def play_anew(connection: Connection, before: int, game: int) -> None:
    """Let a table of a league be played in another game, if its result is not taken yet."""
    connection.execute(
        "UPDATE league_table SET game = ?, lost = 0 WHERE game = ? AND counted IS NULL", (game, before)
    )


def lose_place(connection: Connection, league: int, round_: int, number: int) -> None:
    """Note that it was said that a table has lost its place."""
    _at_table(connection, "lost = 1", (), league, round_, number)


def count(
    connection: Connection,
    league: int,
    table: Table,
    now: int,
    came_off: Mapping[int, tuple[int, int]],
) -> None:
    """Save what came of a table: place and points, by seats. Whoever is not named there scored nothing."""
    _at_table(connection, "counted = ?", (now,), league, table.round, table.number)
    connection.executemany(
        "UPDATE league_seat SET place = ?, points = ?"
        " WHERE league = ? AND round = ? AND number = ? AND seat = ?",
        [(*won, league, table.round, table.number, seat) for seat, won in came_off.items()],
    )


def _at_table(
    connection: Connection, change: str, values: tuple[int, ...], league: int, round_: int, number: int
) -> None:
    connection.execute(
        f"UPDATE league_table SET {change} WHERE league = ? AND round = ? AND number = ?",
        (*values, league, round_, number),
    )


def game_at(connection: Connection, league: int, round_: int, number: int) -> int | None:
    """Return the game at a table; None: it was not opened, or there is no such table."""
    found = connection.execute(
        "SELECT game FROM league_table WHERE league = ? AND round = ? AND number = ?",
        (league, round_, number),
    ).fetchone()
    return None if found is None else found[0]
