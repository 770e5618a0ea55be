"""Names what storage refuses."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

Cause = Literal["full", "read-only", "busy", "damaged", "unreachable", "unknown"]

_CAUSES: dict[int, Cause] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "unreachable",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}

_SENTENCES: dict[Cause, str] = {
    "full": "The disk is full: nothing was saved.",
    "read-only": "The database file cannot be written to: nothing was saved.",
    "busy": "Another program holds the database: nothing was saved.",
    "damaged": "This file is not a Dockside database, or it is damaged.",
    "unreachable": "The database cannot be reached: nothing was saved.",
    "unknown": "The database went away while it was saving: whether it has saved is not known.",
}


class StorageError(Exception):
    """Stands for anything that storage refuses."""


class NotSaved(StorageError):
    """Says that the database could not be written. Nothing of the change is in it, unless that is unknown."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(_SENTENCES[cause])
        self.cause: Cause = cause


class Lost(NotSaved):
    """Says that the connection to the server was lost. Nothing of the change is saved: to try again helps."""

    def __init__(self) -> None:
        super().__init__("unreachable")


class Crossed(Lost):
    """Says that another process wanted the same rows the other way round. Nothing of the change is saved."""


class Unreachable(StorageError):
    """Says that a server does not answer."""

    def __init__(self, server: str, said: str) -> None:
        super().__init__(
            f"PostgreSQL at {server} cannot be reached ({said}). Start it, or correct the address."
        )


class NoRoom(StorageError):
    """Says that a server has as many connections as it may have."""

    def __init__(self, server: str, said: str) -> None:
        super().__init__(
            f"PostgreSQL at {server} has no connection left for Dockside ({said}). "
            "End something else that uses it, or raise its max_connections."
        )


class Missing(StorageError):
    """Says that a library is not installed."""


class BadAddress(StorageError):
    """Says that an address cannot be read, and nothing of what stands in it: it may be a password."""

    def __init__(self) -> None:
        super().__init__(
            "This is no address of a PostgreSQL database. Write postgresql://user:password@server/database, "
            "and in the user and the password %40 for @, %2F for /, %3A for :, %3F for ?, %23 for # "
            "and %25 for %."
        )


class NotLetIn(StorageError):
    """Says that a server answers, and lets nobody in who comes with this address."""

    def __init__(self, server: str, said: str) -> None:
        super().__init__(
            f"PostgreSQL at {server} does not let Dockside in ({said}). "
            "Correct the user, the password or the database in the address."
        )


class WrongDatabase(StorageError):
    """Says that a file was made by a newer version, by an older one, or by another program."""


class Newer(WrongDatabase):
    """Says that a file was made by a newer version of this program."""

    def __init__(self, version: int, latest: int) -> None:
        super().__init__(
            f"This database was made by a newer Dockside (version {version}; this one knows up to {latest}). "
            "Install the newer Dockside, or restore a backup made before the upgrade."
        )


class Damaged(StorageError):
    """Says that a file is damaged, and what to do. To start again does not mend it."""


class ReadOnly(StorageError):
    """Says that a file, or its folder, cannot be written to."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"{file} cannot be written to. Let the user that runs Dockside write to it and to its folder, "
            "then start again."
        )


class InUse(StorageError):
    """Says that another program plays with the same database."""

    def __init__(self, name: str, instead: str = "another file") -> None:
        super().__init__(f"Another Dockside is already using {name}. Stop it first, or choose {instead}.")


class Served(StorageError):
    """Says that another program serves the same part of Discord from the same database."""

    def __init__(self, shard: int) -> None:
        super().__init__(
            f"Another Dockside already serves shard {shard} of this database. "
            "Stop it first, or give each process shards of its own in DOCKSIDE_SHARDS."
        )


class CountedOtherwise(StorageError):
    """Says that programs on one database disagree about how many shards there are."""

    def __init__(self, others: int, ours: int) -> None:
        super().__init__(
            f"Other processes on this database count {others} shards, and this one {ours}. "
            "Give all of them the same number in DOCKSIDE_SHARDS."
        )


class OtherProgram(StorageError):
    """Says that programs on one database know other rules or other tables."""

    def __init__(self) -> None:
        super().__init__(
            "Processes of another version of Dockside run on this database. "
            "Stop all of them before the first of the new ones starts."
        )


class Stale(StorageError):
    """Says that somebody else's change to the same game came first."""

    def __init__(self, game: int, version: int | None) -> None:
        super().__init__(f"Game {game} is at version {version} by now.")
        self.game, self.version = game, version


class ChannelTaken(StorageError):
    """Says that there is a lobby or a running game in this channel already."""

    def __init__(self, channel: int | None = None) -> None:
        named = "this channel" if channel is None else f"channel {channel}"
        super().__init__(f"There is a game in {named} already.")


class TooManyLobbies(StorageError):
    """Says that as many tables of this server as may wait for players already do."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} tables of this server wait for players already.")
        self.most = most


class TooManyOwnLobbies(StorageError):
    """Says that as many tables as one person may have opened wait for players already."""

    def __init__(self, most: int, channels: Sequence[int]) -> None:
        super().__init__(f"{most} tables of this person wait for players already.")
        self.most, self.channels = most, tuple(channels)


class TooMuch(StorageError):
    """Says that somebody has changed a table very often within an hour."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"In {seconds} seconds they may do so again.")
        self.seconds = seconds


class NoSuchLeague(StorageError):
    """Says that the file holds no league of this number."""

    def __init__(self, league: int) -> None:
        super().__init__(f"There is no league {league} in this database.")


class LeagueMoved(StorageError):
    """Says that somebody else's change to the same league came first."""

    def __init__(self, league: int) -> None:
        super().__init__(f"League {league} has changed meanwhile.")


class TooManyLeagues(StorageError):
    """Says that a server has as many leagues as it may have at a time."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} leagues of this server are not over.")
        self.most = most


class NoSuchGame(StorageError):
    """Says that the file holds no game of this number."""

    def __init__(self, game: int) -> None:
        super().__init__(f"There is no game {game} in this database.")
        self.game = game


def not_saved(error: sqlite3.Error) -> NotSaved | None:
    """Return what an error means if the file itself is the trouble; None if it is something else."""
    code = getattr(error, "sqlite_errorcode", None)
    cause = None if code is None else _CAUSES.get(code & 0xFF)
    return None if cause is None else NotSaved(cause)
