"""Keeps the games themselves: where they are played, and how far they are."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from storage import archive, clocks, orders, seats, snapshots
from storage.engine.connection import Connection
from storage.errors import ChannelTaken, NoSuchGame
from storage.rows import numbers

Status = Literal["lobby", "running", "over", "void"]
_COLUMNS = "id, key, guild, channel, opener, status, deal, created, started, ended, hints"

# Ended ones are many. SQLite has to be told which index leads past them; PostgreSQL finds it.
_LIVE = "game INDEXED BY live_games_of_a_guild WHERE status IN ('lobby', 'running')"


class Record(NamedTuple):
    """Holds a game as it is filed. The deal has the seed: it leaves the host only when the game is over."""

    id: int
    key: str
    guild: int | None
    channel: int
    opener: int
    status: Status
    deal: str
    created: int
    started: int | None = None
    ended: int | None = None
    hints: int | None = None  # whether an expert may be asked; None: where only one person plays

    @property
    def live(self) -> bool:
        """Return whether people still sit at it."""
        return self.status in ("lobby", "running")


class Filed(NamedTuple):
    """Holds all that is needed to open a game again."""

    record: Record
    players: tuple[seats.Player, ...]
    snapshot: snapshots.Snapshot
    clocks: clocks.Clocks
    orders: tuple[orders.StoredOrder, ...] = ()
    former: tuple[seats.Former, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()


def create(
    connection: Connection,
    *,
    key: str,
    channel: int,
    opener: int,
    deal: str,
    created: int,
    guild: int | None = None,
) -> int:
    """File a new lobby; return its number. Raise ChannelTaken if there is a game in the channel."""
    made = connection.execute(
        "INSERT INTO game (key, guild, channel, opener, status, deal, created)"
        " VALUES (?, ?, ?, ?, 'lobby', ?, ?) ON CONFLICT DO NOTHING RETURNING id",
        (key, guild, channel, opener, deal, created),
    ).fetchone()
    if made is None:
        raise ChannelTaken(channel)
    snapshots.create(connection, made[0])
    return int(made[0])


def fetch(connection: Connection, game: int) -> Filed:
    """Return all that is needed to open a game; raise NoSuchGame if it is not there."""
    record = read(connection, game)
    return Filed(
        record,
        seats.read(connection, game),
        snapshots.read(connection, game),
        clocks.read(connection, game),
        orders.read(connection, game) if record.live else (),
        seats.former(connection, game),
        seats.marks(connection, game) if record.live else (),
    )


def read(connection: Connection, game: int) -> Record:
    """Return a game as it is filed; raise NoSuchGame if it is not there."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM game WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise NoSuchGame(game)
    return Record(*found)


def every(connection: Connection) -> list[Record]:
    """Return all games, the oldest first."""
    return [Record(*row) for row in connection.execute(f"SELECT {_COLUMNS} FROM game ORDER BY id")]


def running(connection: Connection) -> list[int]:
    """Return the numbers of the games that are being played."""
    found = connection.execute("SELECT id FROM game WHERE status = 'running' ORDER BY id")
    return [number for (number,) in found]


def in_channel(connection: Connection, channel: int) -> int | None:
    """Return the lobby or the running game of a channel, or None. An index holds that there is but one."""
    found = connection.execute(
        "SELECT id FROM game WHERE channel = ? AND status IN ('lobby', 'running')", (channel,)
    ).fetchone()
    return None if found is None else int(found[0])


def latest_in(connection: Connection, channel: int) -> int | None:
    """Return the last game of a channel, whatever became of it, or None."""
    (number,) = connection.execute("SELECT max(id) FROM game WHERE channel = ?", (channel,)).fetchone()
    return None if number is None else int(number)


def last_played_in(connection: Connection, channel: int) -> int | None:
    """Return the last game of a channel that had begun, whatever became of it, or None."""
    (number,) = connection.execute(
        "SELECT max(id) FROM game WHERE channel = ? AND started IS NOT NULL", (channel,)
    ).fetchone()
    return None if number is None else int(number)


def live_in(connection: Connection, guild: int | None = None) -> list[Record]:
    """Return the lobbies and running games of a guild, or of all."""
    here = "" if guild is None else " AND guild = ?"
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM {_LIVE}{here} ORDER BY id",
        () if guild is None else (guild,),
    )
    return [Record(*row) for row in found]


def channels_of(connection: Connection, guild: int) -> list[int]:
    """Return the channels of a guild that have a lobby or a running game."""
    found = connection.execute(
        "SELECT channel FROM game WHERE guild = ? AND status IN ('lobby', 'running') ORDER BY id", (guild,)
    )
    return [channel for (channel,) in found]


def lobbies_of(connection: Connection, guild: int) -> int:
    """Count the tables of a guild that wait for players."""
    (count,) = connection.execute(
        "SELECT count(*) FROM game WHERE guild = ? AND status IN ('lobby', 'running') AND status = 'lobby'",
        (guild,),
    ).fetchone()
    return int(count)


def lobbies_opened_by(connection: Connection, user: int) -> list[Record]:
    """Return the tables that a person has opened and that wait for players."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM {_LIVE} AND status = 'lobby' AND opener = ? ORDER BY id", (user,)
    )
    return [Record(*row) for row in found]


def idle_lobbies(connection: Connection, since: int) -> list[int]:
    """Return the tables that wait for players and at which nothing has been done after a time."""
    found = connection.execute(
        f"SELECT id FROM {_LIVE} AND status = 'lobby'"
        " AND (SELECT max(at) FROM action WHERE game = game.id) <= ? ORDER BY id",
        (since,),
    )
    return [number for (number,) in found]


def deserted(connection: Connection, since: int) -> list[tuple[int, bool]]:
    """Return the running games at which no person sits, and whether notice of that was given before a time.

    Those with a newer notice are left out. Whoever sits down takes it back, and so does a moderator's ruling.
    """
    found = connection.execute(
        "SELECT id, told FROM (SELECT id, (SELECT max(at) FROM action WHERE game = game.id"
        " AND kind = '/deserted' AND seq > (SELECT coalesce(max(seq), 0) FROM action"
        " WHERE game = game.id AND kind IN ('/seat', '/mod'))) AS told"
        f" FROM {_LIVE} AND status = 'running' AND NOT EXISTS"
        ' (SELECT 1 FROM seat WHERE seat.game = game.id AND "user" IS NOT NULL)) AS empty'
        " WHERE told IS NULL OR told <= ? ORDER BY id",
        (since,),
    )
    return [(number, told is not None) for number, told in found]


def redeal(connection: Connection, game: int, deal: str) -> None:
    """Replace the deal of a lobby: other options were chosen."""
    connection.execute("UPDATE game SET deal = ? WHERE id = ? AND status = 'lobby'", (deal, game))


def allow_hints(connection: Connection, game: int, hints: int | None) -> None:
    """Save whether an expert may be asked at a table; None: where only one person plays."""
    connection.execute("UPDATE game SET hints = ? WHERE id = ?", (hints, game))


def begin(connection: Connection, game: int, deal: str, now: int) -> None:
    """Turn a lobby into a running game."""
    connection.execute(
        "UPDATE game SET status = 'running', deal = ?, started = ? WHERE id = ?", (deal, now, game)
    )


def end(connection: Connection, game: int, status: Literal["over", "void"], now: int) -> None:
    """Close a game: it is over, or it is void and may be opened again. Its clocks stop."""
    connection.execute("UPDATE game SET status = ?, ended = ? WHERE id = ?", (status, now, game))
    clocks.stop(connection, game, for_good=status == "over")


def move(connection: Connection, game: int, channel: int) -> None:
    """Move a game to another channel; raise ChannelTaken if there is a game in it."""
    _must_be_free(connection, channel, game)
    connection.execute("UPDATE game SET channel = ? WHERE id = ?", (channel, game))


def reopen(connection: Connection, game: int, channel: int) -> None:
    """Open a void game again as it was, in a channel; raise ChannelTaken if there is a game in it."""
    archive.unpack(connection, game)
    _must_be_free(connection, channel, game)
    connection.execute(
        "UPDATE game SET status = CASE WHEN started IS NULL THEN 'lobby' ELSE 'running' END, ended = NULL,"
        " channel = ? WHERE id = ? AND status = 'void'",
        (channel, game),
    )


def _must_be_free(connection: Connection, channel: int, game: int) -> None:
    """Raise ChannelTaken if there is another game in a channel. An index holds it where others save too."""
    if in_channel(connection, channel) not in (None, game):
        raise ChannelTaken(channel)


def closed_in(
    connection: Connection, guild: int, limit: int = 25, hidden: Collection[int] = ()
) -> list[Record]:
    """Return the void games of a guild, which can be opened again, the last one first; none of those hidden.

    `hidden`: channels whose games are not to be listed.
    """
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM game WHERE guild = ? AND status = 'void'"
        f" AND channel NOT IN {numbers(hidden)} ORDER BY ended DESC, id DESC LIMIT ?",
        (guild, *hidden, limit),
    )
    return [Record(*row) for row in found]


def closed_channels(connection: Connection, guild: int) -> list[int]:
    """Return the channels of a guild in which its void games were."""
    found = connection.execute(
        "SELECT DISTINCT channel FROM game WHERE guild = ? AND status = 'void'", (guild,)
    )
    return [channel for (channel,) in found]
